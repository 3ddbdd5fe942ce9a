"""One whole game of each kind as a screen reader takes it: by roles, names, announcements, and keys alone.

Nothing is found by its looks here. What is pressed is a button, a slider or a list that says what it is; what
happens is read from the log, and what is asked from the status.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from e2e.conftest import Visitor
from e2e.driver import AT_ONCE, IN_TIME, PATIENCE
from e2e.tables import quick_table
from e2e.words import expect_plain_words, listen

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]


class Listener:
    """Somebody who hears the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.table = page.get_by_role("main")
        self.board = self.table.get_by_role("region", name=re.compile(" board$"))
        self.log = self.table.get_by_role("log")
        self.heard: list[str] = []

    def status(self) -> str:
        """What is asked now."""
        return self.board.get_by_role("status").first.inner_text()

    def press(self, what: Locator, within: float = IN_TIME) -> None:
        """Go to something by the keyboard and press it."""
        what.focus(timeout=within)
        self.page.keyboard.press("Enter")

    def listen(self) -> list[str]:
        """Hear what was announced since the last time: every line once, in its order."""
        lines = [line for line in self.log.inner_text().splitlines() if line]
        known = next((n for n in range(len(lines), 0, -1) if self.heard[-n:] == lines[:n]), 0)
        new = lines[known:]
        self.heard += new
        return new

    def hears(self, words: str) -> None:
        """Wait until something is announced."""
        expect(self.log).to_contain_text(re.compile(words))
        self.listen()

    def over(self) -> bool:
        return self.table.get_by_role("region", name="Game over").count() > 0

    def play(self, decide: Callable[[], bool]) -> int:
        """Decide whenever asked until the game is over; return how many decisions there were."""
        decisions, trouble = 0, "nothing went wrong"
        until = time.monotonic() + PATIENCE
        while not self.over():
            assert time.monotonic() < until, f"the game did not end: {self.status()}; last: {trouble}"
            self.listen()
            try:
                # A move that surely loses is asked about again; the last button makes it.
                sure = self.table.get_by_role("alertdialog").get_by_role("button").last
                if self.press_one(sure) or decide():
                    decisions += 1
                    continue
            except Error as error:  # what was offered may be gone by the time it is pressed
                trouble = str(error)
            self.page.wait_for_timeout(40)
        return decisions

    def press_one(self, *found: Locator) -> bool:
        """Press the first of what there is."""
        for each in found:
            if each.count():
                self.press(each.first, AT_ONCE)
                return True
        return False


def walk_in(visit: Visit, game: str, players: int, **options: object) -> Listener:
    """From the front door to the table."""
    visitor = visit()
    listen(visitor)
    page = visitor.go()
    # 1. The page says what it is, and each game is a region with a name and a way in.
    expect(page.get_by_role("banner").get_by_role("link", name="Atoll")).to_be_visible()
    region = page.get_by_role("main").get_by_role("region", name=game.capitalize(), exact=True)
    expect(region.get_by_role("heading", name=game.capitalize())).to_be_visible()
    expect(region.get_by_role("button", name="Play a bot")).to_be_enabled()
    expect(region.get_by_role("link", name="How to play")).to_be_visible()
    # 2. At the table there are the board, the seats and the history, each called by its name.
    page = visitor.go(f"/t/{quick_table(visitor, game, players, options=options)}")
    listener = Listener(page)
    expect(listener.board).to_be_visible()
    expect(listener.table.get_by_role("region", name="Log")).to_be_visible()
    expect(listener.table.get_by_role("list").get_by_text("Ada")).to_be_visible()
    return listener


def walk_out(listener: Listener, players: int) -> None:
    """The end: who has won and why, the places, what comes next."""
    over = listener.table.get_by_role("region", name="Game over")
    expect(over.get_by_role("heading", level=2)).to_contain_text(re.compile("win"))
    expect(over.get_by_role("list").first.get_by_role("listitem")).to_have_count(players)
    expect(over.get_by_role("table")).to_be_visible()
    expect(over.get_by_role("button", name="Rematch")).to_be_visible()
    expect(listener.board.get_by_role("status").first).to_contain_text("over")
    listener.listen()
    assert len(listener.heard) > 20, "the game was heard from its beginning to its end"
    expect_plain_words(listener.page)


def test_talat(visit: Visit) -> None:
    listener = walk_in(visit, "talat", 3)
    board = listener.board
    # 3. The status says what is asked; the towers to put are a group of buttons, each with height and sides.
    expect(board.get_by_role("status").first).to_have_text(
        "Your turn: place a tower on one of your start lines."
    )
    towers = board.get_by_role("group", name="Towers to place").get_by_role("button")
    expect(towers).to_have_count(9)
    tower = board.get_by_role("button", name="Hexagon, height 3")
    listener.press(tower)
    expect(tower).to_have_attribute("aria-pressed", "true")
    # 4. Then the free squares are buttons that say where.
    squares = board.get_by_role("grid").get_by_role(
        "gridcell", name=re.compile(r"^[a-e][15], empty\. Place it here$")
    )
    expect(squares).to_have_count(10)
    # The keyboard is there already: the first of them has the focus.
    expect(squares.first).to_be_focused()
    ours = board.get_by_role("grid", name=re.compile("^Your board with "))
    expect(ours).to_have_count(2)
    listener.press(ours.first.get_by_role("gridcell", name=re.compile("^a1, empty")))
    confirm(listener)
    # 5. What happens is announced: one's own move, then the others'.
    listener.hears(r"You place your hexagon of height 3 on a1 of your board with Hermit Crab\.")

    def decide() -> bool:
        if board.get_by_role("button", name="Confirm").count():
            return listener.press_one(board.get_by_role("button", name="Confirm"))
        # A tower in the hand, or one on the boards that can be chosen, in danger or not.
        hand = board.get_by_role("button", name=re.compile(r"^(Triangle|Square|Hexagon), height \d$"))
        own = board.get_by_role("gridcell", name=re.compile(r"^[a-e]\d, your .+ Choose this tower$"))
        if not listener.press_one(hand, own):
            return False
        return listener.press_one(
            board.get_by_role("gridcell", name=re.compile(r"^[a-e]\d, .+, height \d.* Capture it$")),
            board.get_by_role("gridcell", name=re.compile(r"^[a-e]\d, empty\. (Move|Place it) here$")),
        )

    # 6. So to the end: towers to choose from, squares to go to, captures that name what is captured.
    assert listener.play(decide) > 9
    walk_out(listener, 3)
    assert any("All towers are on the boards." in line for line in listener.heard)
    assert any(re.search(r"moves a .+ on (your|the) board", line) for line in listener.heard)


def test_taluva(visit: Visit) -> None:
    """With all modules."""
    listener = walk_in(visit, "taluva", 2, ships=True, doubles=True, fifth=True, zone="expert")
    board = listener.board
    draw = board.get_by_role("button", name="Draw tile")
    take = board.get_by_role("button", name=re.compile("^Take the .+ tile$"))
    expect(take.first).to_be_visible()
    listener.press(draw)
    # 3. The place of the tile is chosen from a list that has a name, and laid with a button.
    where = board.get_by_role("combobox", name="Where to lay the tile")
    expect(where).to_be_visible()
    choose_with_keys(listener, where, 1, IN_TIME)
    listener.press(board.get_by_role("button", name="Lay tile"))
    # 4. What can be built is a group of buttons that say what and where.
    builds = board.get_by_role("group", name="What you can build")
    expect(builds.get_by_role("button", name=re.compile("^Hut: "))).to_have_count(2)
    listener.press(builds.get_by_role("button").first)
    # 5. The status asks to confirm, and the button for it has the focus.
    expect(board.get_by_role("button", name="Confirm")).to_be_focused()
    listener.page.keyboard.press("Enter")
    listener.hears("You ")
    expect(listener.log).to_contain_text("You found a settlement.")

    chance = Random(1)

    def decide() -> bool:
        if listener.press_one(board.get_by_role("button", name="Confirm")):
            return True
        # When nothing can be drawn any more, a double-hex tile is taken.
        if listener.press_one(draw, take):
            return True
        if where.count():
            choose_with_keys(listener, where, chance.randint(1, 5))
            return listener.press_one(board.get_by_role("button", name="Lay tile"))
        return listener.press_one(
            builds.get_by_role("button", name=re.compile("^Temple: ")),
            builds.get_by_role("button", name=re.compile("^Tower: ")),
            builds.get_by_role("button", name=re.compile("^Ship: ")),
            builds.get_by_role("button", name=re.compile("^Expand .+ hut")),
            builds.get_by_role("button", name=re.compile("^Hut: ")),
        )

    # 6. Temples where there can be one, else towers, else the settlement grows.
    assert listener.play(decide) > 9
    walk_out(listener, 2)


def test_titicaca(visit: Visit) -> None:
    listener = walk_in(visit, "titicaca", 3)
    board = listener.board
    # 3. A bid is a slider that says its range and its value, and a button that says what will be bid.
    bid = board.get_by_role("slider", name=re.compile(r"^Your secret bid \(0 to \d+\)$"))
    expect(bid).to_be_visible()
    bid.focus()
    for _ in range(4):
        listener.page.keyboard.press("ArrowRight")
    expect(bid).to_have_attribute("aria-valuetext", "5")
    listener.press(board.get_by_role("button", name="Bid 5"))
    # 4. All bids are read out when the last one is in.
    listener.hears(r"You bid 5\.")
    # 5. A turn's four steps are a list that says which one it is.
    steps = board.get_by_role("list", name="Steps of a turn").get_by_role("listitem")
    expect(steps).to_have_count(4)
    expect(steps.first).to_have_attribute("aria-current", "step")
    # The fields that can be chosen say so in the grid of the country, and the lake that it is the one.
    country = board.get_by_role("grid", name="Country")
    village = country.get_by_role("gridcell", name=re.compile(r", empty\. Village: "))
    expect(country.get_by_role("gridcell", name=re.compile(r"^Lake \d+, being played"))).to_have_count(1)
    listener.press(village.first)

    def decide() -> bool:
        if listener.press_one(board.get_by_role("button", name="Confirm")):
            return True
        if bid.count():
            bid.focus(timeout=AT_ONCE)
            listener.page.keyboard.press("Home")
            listener.page.keyboard.press("ArrowRight")
            return listener.press_one(board.get_by_role("button", name=re.compile(r"^Bid \d+$")))
        return listener.press_one(
            village,
            board.get_by_role("button", name=re.compile("^Join: ")),
            board.get_by_role("button", name=re.compile("^Merge: ")),
            board.get_by_role("button", name=re.compile("^(Keep temples|Leave it alone|Don’t merge)$")),
        )

    # 6. Villages join and regions unite wherever they can, to the final scoring.
    assert listener.play(decide) > 9
    walk_out(listener, 3)
    assert any(line.startswith("You place a village on") for line in listener.heard)
    assert "Final scoring." in listener.heard


def choose_with_keys(listener: Listener, where: Locator, number: int, within: float = AT_ONCE) -> None:
    """Choose the so-manieth entry of a list, or its last one."""
    where.focus(timeout=within)
    listener.page.keyboard.press("Home")
    for _ in range(number):
        listener.page.keyboard.press("ArrowDown")


def confirm(listener: Listener) -> None:
    """Confirm a turn where the table waits for it."""
    listener.press(listener.board.get_by_role("button", name="Confirm"))
