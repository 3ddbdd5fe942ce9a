"""Random legal moves by the keyboard alone: the focus is always at the next choice, and it is never far."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Visitor
from e2e.driver import IN_TIME, PATIENCE
from e2e.tables import branched, moment, quick_table

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]
WANTED = 15
"""Presses per decision that are too many, on average."""
DECISIONS = {"taluva": 12, "titicaca": 12, "talat": 10}
BEGUN = {"taluva": 6, "titicaca": 60, "talat": 21}
"""After how many moves somebody comes to the keyboard: where all kinds of choices are near."""

FOCUS = """() => {
    const active = document.activeElement;
    const name = (one) => one === document.body ? "body" : one.className?.baseVal ?? one.className;
    const confirm = document.querySelector("[data-act=confirm]");
    return {
        on: name(active),
        cell: active.dataset.cell ?? null,
        move: active.dataset.move ?? null,
        act: active.dataset.act ?? null,
        id: active.id,
        asked: document.querySelector(".question[data-asked], [data-act=confirm]") !== null,
        over: document.querySelector(".over") !== null,
        confirm: confirm !== null,
        can: document.querySelector(".board-walk [data-can]") !== null,
    };
}"""


class Typist:
    """Somebody with nothing but a keyboard, who counts."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page, self.rng, self.presses = page, Random(seed), 0

    def press(self, key: str, times: int = 1) -> None:
        for _ in range(times):
            self.page.keyboard.press(key)
            self.presses += 1

    def focus(self) -> dict[str, object]:
        """Return where the focus is: for a moment on the page where what had it is gone, but not for long."""
        somewhere = f"() => {{ const found = ({FOCUS})(); return found.on === 'body' ? null : found; }}"
        found: dict[str, object] = self.page.wait_for_function(somewhere, timeout=IN_TIME).json_value()
        return found

    def value(self, script: str) -> object:
        return self.page.evaluate(script)

    def walk_to(self, cell: str) -> None:
        """Step along the rows to a cell of the board."""
        for _ in range(60):
            here = self.focus()["cell"]
            if here == cell:
                return
            assert isinstance(here, str), self.focus()
            self.press(self.page.evaluate(TOWARDS, [here, cell]))
        raise AssertionError(f"{cell} was not reached")


TOWARDS = """([from, to]) => {
    // Rows and columns as the tree has them: to the board, up or down to the row, then along it.
    const grids = [...document.querySelectorAll(".board-walk [role=grid]")];
    const find = (part) => {
        for (const [grid, one] of grids.entries())
            for (const [row, cells] of [...one.querySelectorAll("[role=row]")].entries())
                for (const [column, cell] of [...cells.children].entries())
                    if (cell.dataset.cell === part) return { grid, row, column };
    };
    const [here, there] = [find(from), find(to)];
    if (here.grid !== there.grid) return "w";
    if (here.row !== there.row) return here.row < there.row ? "ArrowDown" : "ArrowUp";
    return here.column < there.column ? "ArrowRight" : "ArrowLeft";
}"""
CHOICES = "() => [...document.querySelectorAll('.board-walk [data-can]')].map((one) => one.dataset.cell)"
PLACEMENTS = (
    """() => [...document.querySelectorAll(".picker option")].map((one) => one.value).filter(Boolean)"""
)
PLACED = "() => document.querySelector('.picker select')?.value ?? ''"


def lay(typist: Typist) -> None:
    """Walk with the tile to a random legal place, turn it until it lies as wanted, and lay it."""
    placements = typist.value(PLACEMENTS)
    assert isinstance(placements, list)
    wanted = typist.rng.choice(placements)
    typist.walk_to(str(wanted).split()[1])
    for _ in range(6):
        if len(placements) == 1 or typist.value(PLACED) == wanted:
            break
        typist.press("q")
    typist.press("Enter")


def on_the_board(typist: Typist) -> None:
    """Walk to a random place where something can be done, and do it there."""
    choices = typist.value(CHOICES)
    assert isinstance(choices, list)
    # What is picked already is no choice any more.
    here = typist.focus()["cell"]
    typist.walk_to(typist.rng.choice([each for each in choices if each != here] or choices))
    typist.press("Enter")


def bid(typist: Typist) -> None:
    typist.press("ArrowRight", typist.rng.randrange(4))
    typist.press("Enter")


def choose_tower(typist: Typist) -> None:
    """Tab along the hand."""
    typist.press("Tab", typist.rng.randrange(typist.page.locator(".talat-choice").count()))
    typist.press("Enter")


def decide(typist: Typist) -> None:
    """Decide by what has the focus; where it is, is what is tested."""
    page, focus = typist.page, typist.focus()
    if focus["confirm"]:
        assert focus["act"] == "confirm", focus
        typist.press("Enter")
    elif focus["id"] == "bid":
        bid(typist)
    elif "talat-choice" in str(focus["on"]):
        choose_tower(typist)
    elif "piece-card" in str(focus["on"]) or focus["move"]:
        typist.press("Enter")
    elif focus["cell"] and page.locator(".picker").count():
        lay(typist)
    elif focus["cell"]:
        on_the_board(typist)
    else:
        raise AssertionError(f"the focus is at no choice: {focus}")


PROGRESS = """() => [
    document.querySelector(".history")?.dataset.moves,
    document.querySelector(".question")?.textContent,
    document.querySelectorAll("[data-act=undo], [data-act=confirm]").length,
].join("|")"""
"""What changes with a decision; picking something up is only a part of one."""
STATE = """() => [
    document.querySelector(".history")?.dataset.moves,
    document.querySelector(".question")?.textContent,
    document.querySelectorAll("[data-picked]").length,
    document.activeElement?.dataset?.cell ?? document.activeElement?.className,
    document.querySelectorAll(".talat-touch[data-target], .piece-card, [data-act]").length,
].join("|")"""


@pytest.mark.parametrize("game", DECISIONS)
def test_decisions_take_few_presses(visit: Visit, game: str) -> None:
    visitor = visit()
    begun = moment(game, BEGUN[game], 31)
    page = visitor.go(f"/t/{branched(visitor, begun, len(begun.moves))}")
    page.locator(".question[data-asked]").wait_for()
    typist = Typist(page, 3)
    # Into the table once, by the first link of the page; from then on nothing but the game leads the focus.
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    decisions, until = 0, time.monotonic() + PATIENCE
    while decisions < DECISIONS[game]:
        assert time.monotonic() < until, f"{decisions} decisions, then {typist.focus()}"
        focus = typist.focus()
        if focus["over"]:
            break
        on_idle_board = focus["cell"] and not focus["can"] and not focus["confirm"]
        on_its_way = focus["confirm"] and focus["act"] != "confirm"
        if not focus["asked"] or focus["on"] == "question" or on_idle_board or on_its_way:
            # Nothing to choose yet: others move, or what was sent is on its way.
            page.wait_for_timeout(20)
            continue
        before, progress = page.evaluate(STATE), page.evaluate(PROGRESS)
        decide(typist)
        page.wait_for_function(f"(before) => ({STATE})() !== before", arg=before, timeout=IN_TIME)
        decisions += page.evaluate(PROGRESS) != progress
    assert decisions > 5
    assert typist.presses / decisions < WANTED, f"{typist.presses} presses for {decisions} decisions"


def test_the_log_and_the_board_are_one_tab_stop_each(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go(f"/t/{quick_table(visitor, 'talat', 3)}")
    page.locator(".question[data-asked]").wait_for()
    expect(page.locator(".board-walk [tabindex='0']")).to_have_count(1)
    expect(page.locator("svg.board [tabindex='0']")).to_have_count(0)
    assert page.locator(".turns-log [tabindex='0']").count() <= 1


def test_the_board_answers_questions(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go(f"/t/{quick_table(visitor, 'titicaca', 2)}")
    page.locator(".question[data-asked]").wait_for()
    answer = page.locator("[data-spoken-answer]")
    page.keyboard.press("s")
    expect(answer).to_contain_text("You: 0 points, 20 weapons, 0 villages, 2 temples in hand")
    page.keyboard.press("d")
    expect(answer).to_contain_text("make your secret bid")
    page.keyboard.press("l")
    expect(answer).to_contain_text("Nothing has happened yet.")
    cell = page.locator(".board-walk [tabindex='0']")
    cell.focus()
    page.keyboard.press("d")
    expect(answer).to_contain_text("Nothing to do here.")
    page.keyboard.press("a")
    expect(answer).to_contain_text("East: ")
    page.keyboard.press("w")
    expect(answer).to_contain_text("Nothing here yet.")
    # Walking lights the field, and Escape leaves the board for the bar.
    page.keyboard.press("End")
    expect(page.locator(".lit-places")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("#bid")).to_be_focused()


def test_whatever_opens_closes_with_escape(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go(f"/t/{quick_table(visitor, 'taluva', 3, options={'ships': True})}")
    page.locator(".question[data-asked]").wait_for()
    openers = page.locator("button[aria-expanded]:visible")
    assert openers.count() > 2
    for index in range(openers.count()):
        opener = openers.nth(index)
        opener.focus()
        page.keyboard.press("Enter")
        expect(opener).to_have_attribute("aria-expanded", "true")
        page.keyboard.press("Escape")
        expect(opener).to_have_attribute("aria-expanded", "false")
        assert page.evaluate("document.activeElement !== document.body")
