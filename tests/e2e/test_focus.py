"""The focus on boards: shown by our own ring for the keyboard, and never by the browser's outline."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Visitor
from e2e.driver import IN_TIME
from e2e.tables import quick_table

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]
CHOICE = "svg.board [role=button]"
"""What can be chosen on a flat board, in every game."""
CELL = ".board-walk [data-can]"
"""The same as the keyboard has it."""
OURS_OR_NONE = re.compile("^(solid|none)$")
"""Browsers draw outlines of their own in the style "auto"."""
COLOUR = """(name) => {
    const sample = document.createElement("i");
    sample.style.color = `var(${name})`;
    document.body.append(sample);
    const colour = getComputedStyle(sample).color;
    sample.remove();
    return colour;
}"""


def check_focus(page: Page) -> None:
    """Focus the board and something on it in every way, and look at the outline each time."""
    choice, board = page.locator(CHOICE).first, page.locator("svg.board")
    choice.wait_for(timeout=IN_TIME)
    chosen, whole = page.locator(f"{CHOICE}:focus"), page.locator("svg.board:focus")
    lit = page.locator(".place-lit-line")

    page.keyboard.press("Shift")  # a key: from now on, focus is meant to be seen
    page.locator(CELL).first.focus()
    # Light on dark, so that the ring is seen on every ground.
    expect(lit.first).to_have_css("stroke", page.evaluate(COLOUR, "--lit"))
    expect(page.locator(".place-lit-edge").first).to_have_css("stroke", page.evaluate(COLOUR, "--lit-edge"))

    box = choice.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    expect(chosen).to_have_css("outline-style", "none")
    page.evaluate("() => document.activeElement.blur()")
    choice.focus()  # after the mouse, so that browsers do not take it for the keyboard's
    expect(chosen).to_have_css("outline-style", "none")
    board.focus()
    expect(whole).to_have_css("outline-style", OURS_OR_NONE)
    page.mouse.up()


@pytest.mark.parametrize(
    ("game", "chapter"), [("taluva", "expand"), ("titicaca", "merge"), ("talat", "capture")]
)
def test_a_lesson_shows_the_focus_by_our_own_ring_only(visit: Visit, game: str, chapter: str) -> None:
    check_focus(visit().go(f"/learn/{game}/{chapter}"))


def test_a_click_that_opens_what_can_be_built_leaves_the_island_in_sight(visit: Visit) -> None:
    page = visit().go("/learn/taluva/expand")
    page.locator(CHOICE).first.click(timeout=IN_TIME)
    page.locator(".hex-choices").wait_for()
    expect(page.locator(f"{CHOICE}:focus")).to_have_css("outline-style", "none")


@pytest.mark.parametrize("game", ["taluva", "titicaca", "talat"])
def test_a_table_shows_the_focus_by_our_own_ring_only(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.go(f"/t/{quick_table(visitor, game, 2)}")
    expect(page.locator(".question[data-asked]")).to_be_visible()
    if game == "taluva":
        page.locator("svg.board").click(position={"x": 90, "y": 300})
    elif game == "titicaca":
        page.locator("#bid").focus()
        page.keyboard.press("End")
        page.locator("[data-act=bid]").click()
    else:
        page.locator("[data-tower]").first.click()
    check_focus(page)
