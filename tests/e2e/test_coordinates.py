"""Coordinates on the boards: switched on in the settings, remembered, hidden again by a key."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.audit import audit
from e2e.conftest import Visitor
from e2e.driver import wait_until
from e2e.tables import quick_table

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]

TOUCHED = """
    [...document.querySelectorAll("[data-coordinate]")].filter((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".coordinates");
    }).length
"""

AT_FIRST_SIGHT = """
    new MutationObserver((_, observer) => {
        if (!document.querySelector(".question[data-asked]")) return;
        observer.disconnect();
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "k", bubbles: true }));
    }).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""Presses the key in the very moment in which the table asks."""


def shown(page: Page) -> set[str]:
    """What is written on the board."""
    return set(
        page.locator("svg.board [data-coordinate]").evaluate_all(
            "all => all.map((one) => one.dataset.coordinate)"
        )
    )


@pytest.mark.parametrize("game", ["taluva", "titicaca", "talat"])
def test_places_bear_their_names_for_those_who_wish(visit: Visit, axe: str, game: str) -> None:
    page = visit().go()
    page.click(f"[data-play={game}]")
    page.wait_for_selector(".question[data-asked]")
    assert shown(page) == (set("abcde12345") if game == "talat" else set())
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Show coordinates").check()
    audit(page, axe)
    page.get_by_role("button", name="Close").click()
    names = page.locator("svg.board [data-coordinate]")
    match game:
        case "taluva":
            wait_until(page, lambda: shown(page) == {"0,0"})  # where the first tile goes
        case "titicaca":
            expect(names).to_have_count(page.locator(".titicaca-hex").count())
            assert "0,0" in shown(page)
        case _:
            expect(names).to_have_count(33)
            assert shown(page) == {*"abcde12345", "AB", "BC", "CA"}
    expect(page.locator(".coordinates")).to_have_attribute("aria-hidden", "true")
    assert page.evaluate(TOUCHED) == 0, "a touch means what lies below"
    page.reload()
    page.wait_for_selector(".question[data-asked]")
    expect(names.first).to_be_attached()
    page.keyboard.press("k")
    # Talat's squares are called by letters and numbers, which are always there.
    left = 30 if game == "talat" else 0
    expect(names).to_have_count(left)
    page.reload()
    page.wait_for_selector(".question[data-asked]")
    expect(names).to_have_count(left)


def test_a_key_is_heard_as_soon_as_the_table_is_seen(visit: Visit) -> None:
    visitor = visit()
    visitor.page.add_init_script(AT_FIRST_SIGHT)
    page = visitor.go(f"/t/{quick_table(visitor, 'talat', 2)}")
    expect(page.locator("svg.board [data-coordinate]")).to_have_count(33)


def test_a_tile_that_has_been_laid_bears_its_names(visit: Visit) -> None:
    page = visit(settings={"coordinates": "on"}).go()
    page.click("[data-play=taluva]")
    page.locator("[data-act=lay]").click()
    for place in ("0,0", "1,0", "1,-1"):  # the first is named before the tile lies there
        name = page.locator(f"[data-coordinate='{place}']").first
        expect(name, "every hex of the tile that lies there").to_be_attached()


def test_a_lesson_has_them_too_and_the_home_page_has_not(visit: Visit) -> None:
    visitor = visit(settings={"coordinates": "on"})
    page = visitor.go("/learn/talat/put")
    expect(page.locator("[data-coordinate]")).to_have_count(33)
    page = visitor.go()
    page.wait_for_selector(".game-picture svg")
    assert page.locator("[data-coordinate]").count() == 0
