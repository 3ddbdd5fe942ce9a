"""Plays through the interface: with the mouse, with the keyboard alone, or by touch."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Literal

from playwright.sync_api import Error, Locator, Page, expect

Hand = Literal["mouse", "keyboard", "touch"]
PATIENCE = 1500.0
"""Seconds that a whole game may take."""
AT_ONCE = 2000.0
"""Milliseconds after which something that was offered is taken to be gone."""
IN_TIME = 300_000.0
"""Milliseconds in which something that must come has come, on a slow and busy machine too."""
TOUCHABLE = ".talat-touch[role=button], button.talat-touch"
"""Squares of Talat's boards that mean something now, flat or in three dimensions."""

NEXT_FRAMES = """() => new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
    setTimeout(done, 10_000);
})"""
"""Waits until a page has answered what was done, and shows it; one that nobody sees may draw no frames."""
ON_STAGE = """(one) => {
    const box = one.getBoundingClientRect();
    const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return found !== null && found.closest("svg.board") !== null;
}"""


class Player:
    """Somebody at a table who plays at random through what the page offers."""

    patience = PATIENCE

    def __init__(self, page: Page, hand: Hand, seed: int = 1) -> None:
        self.page, self.hand, self.rng = page, hand, Random(seed)
        self.trouble = "nothing went wrong"

    def press(self, target: Locator, within: float = AT_ONCE) -> None:
        """Press something that is there or comes within so many milliseconds."""
        if self.hand == "keyboard":
            target.focus(timeout=within)
            self.page.keyboard.press("Enter")
        elif self.hand == "touch":
            self.approach(target, within)
            target.tap(timeout=within)
        else:
            target.click(timeout=within)

    def approach(self, target: Locator, within: float) -> None:
        """Come close enough to touch something on a board: the first tap of a small board does that."""
        board = self.page.locator("svg.board")
        if board.count() != 1 or not target.evaluate(
            "one => one.closest('svg.board') !== null", timeout=within
        ):
            return
        inside = target.evaluate(ON_STAGE)
        if not inside:
            self.page.locator(".board-fit").tap(timeout=within)
        if board.get_attribute("data-small"):
            target.tap(timeout=within)
            expect(board).not_to_have_attribute("data-small", "true")

    def play_to_the_end(self) -> int:
        """Decide whenever asked, until the game is over; return the number of decisions."""
        return self.play_until(self.over)

    def play_until(self, ended: Callable[[], bool]) -> int:
        """Decide whenever asked, until something holds; return the number of decisions."""
        return play_together([self], ended)

    def try_to_decide(self) -> bool:
        """Decide if asked. What was offered may be gone by the time it is pressed: then there was nothing."""
        try:
            return self.asked() and self.decide()
        except Error as error:
            self.trouble = str(error)
            return False

    def over(self) -> bool:
        return self.page.locator(".over").count() > 0

    def asked(self) -> bool:
        return self.page.locator(".question[data-asked], [data-act=confirm]").count() > 0

    def question(self) -> str:
        return self.page.locator(".question").first.inner_text(timeout=1000)

    def decide(self) -> bool:
        """Do one thing of what is offered; tell whether there was something."""
        page = self.page
        # A move that surely ends the game against whoever makes it is asked about again.
        for final in (page.locator("[data-act=warning-yes]"), page.locator("[data-act=confirm]")):
            if final.count():
                self.press(final)
                return True
        if page.locator("[data-act=bid]").count():
            return self.bid()
        if page.locator(".picker").count():
            return self.lay()
        if page.locator("[data-tower]").count() or page.locator(TOUCHABLE).count():
            return self.talat()
        moves = page.locator(".acts [data-move]")
        if not moves.count():
            return False
        self.press(moves.nth(self.rng.randrange(moves.count())))
        return True

    def bid(self) -> bool:
        self.page.locator("#bid").focus(timeout=AT_ONCE)
        self.page.keyboard.press("Home")
        for _ in range(self.rng.randrange(3)):
            self.page.keyboard.press("ArrowRight")
        self.press(self.page.locator("[data-act=bid]"))
        return True

    def talat(self) -> bool:
        towers = self.page.locator("[data-tower]")
        if towers.count():
            self.press(towers.nth(self.rng.randrange(towers.count())))
        else:
            own = self.page.locator(TOUCHABLE)
            self.press(own.nth(self.rng.randrange(own.count())))
        # A target is a square that moves or captures; choosing another own tower would be no move.
        targets = self.page.locator(".talat-touch[data-target]")
        if not targets.count():
            return False
        self.press(targets.nth(self.rng.randrange(targets.count())))
        return True

    def lay(self) -> bool:
        picker = self.page.locator(".picker select")
        if self.hand == "keyboard":
            picker.focus(timeout=AT_ONCE)
            for _ in range(1 + self.rng.randrange(6)):
                self.page.keyboard.press("ArrowDown")
            self.press(self.page.locator("[data-act=lay]"))
            return True
        options = picker.locator("option").evaluate_all("all => all.map(one => one.value).filter(Boolean)")
        if not options:
            return False
        found = re.match(r"tile (-?\d+),(-?\d+) \d", self.rng.choice(options))
        assert found
        x, y = hex_on_screen(self.page, int(found[1]), int(found[2]))
        box = self.page.locator("svg.board").bounding_box()
        assert box
        if not (box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]):
            return False
        if self.hand == "touch":
            self.page.touchscreen.tap(x, y)
            lay = self.page.locator("[data-act=lay]:not([disabled])")
            if lay.count():
                self.press(lay)
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.click(x, y)
        return True


def hex_on_screen(page: Page, q: int, r: int) -> tuple[float, float]:
    """Say where the middle of a hex of a flat board is on the screen."""
    x, y = page.evaluate(
        """([q, r]) => {
            const svg = document.querySelector("svg.board");
            const middle = new DOMPoint(Math.sqrt(3) * (q + r / 2), 1.5 * r);
            const at = middle.matrixTransform(svg.getScreenCTM());
            return [at.x, at.y];
        }""",
        [q, r],
    )
    return x, y


def play_together(players: Sequence[Player], ended: Callable[[], bool]) -> int:
    """Let everybody decide whenever asked, until something holds; return the number of decisions."""
    decisions = 0
    until = time.monotonic() + max(player.patience for player in players)
    while not ended():
        assert time.monotonic() < until, "it did not end: " + "; ".join(
            f"{player.question()}, last: {player.trouble}" for player in players
        )
        done = sum(player.try_to_decide() for player in players)
        decisions += done
        if not done:
            players[0].page.wait_for_timeout(50)
    return decisions


def played(page: Page, moves: int) -> Callable[[], bool]:
    """Make the question whether so many moves are in the history."""
    return lambda: moves_made(page) >= moves


def moves_made(page: Page) -> int:
    """Return how many moves the log is about."""
    return int(page.locator(".history").get_attribute("data-moves") or 0)


def expect_moves(page: Page, moves: int) -> None:
    """Wait until the log is about so many moves."""
    expect(page.locator(".history")).to_have_attribute("data-moves", str(moves))


def wait_until(page: Page, holds: Callable[[], bool]) -> None:
    """Wait for something that no locator can tell."""
    until = time.monotonic() + IN_TIME / 1000
    while not holds():
        assert time.monotonic() < until, "it did not come to that"
        page.wait_for_timeout(50)


def resting_view(page: Page) -> str:
    """Wait until a flat board fills its room, and return the part of it that is in sight."""
    board, before = page.locator("svg.board"), ""
    while before != (before := board.get_attribute("viewBox") or ""):
        page.evaluate(NEXT_FRAMES)
    return before


def sit(page: Page, seat: int, name: str = "") -> None:
    """Take a seat as a guest who is asked for a name, and gives one or none."""
    page.locator(f"[data-sit='{seat}']").click()
    if name:
        page.locator("[data-name-field]").fill(name)
    page.locator(f"[data-act={'save' if name else 'skip'}-name]").click()
    expect(page.locator(f"[data-sit='{seat}']")).to_have_count(0)


def choose_seats(page: Page, *kinds: str) -> None:
    """On the page of a new table: say who sits where."""
    page.wait_for_selector(".seat-wishes select")
    page.get_by_label(str(len(kinds)), exact=True).check(force=True)
    selects = page.locator(".seat-wishes select")
    for seat, kind in enumerate(kinds):
        selects.nth(seat).select_option(kind)


def keys_listed(page: Page) -> str:
    """Ask for the list of keys, read it, and close it."""
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keys")
    dialog.wait_for()
    text = dialog.inner_text()
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    return text
