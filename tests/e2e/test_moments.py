"""What happens is shown: bids turn over together, a scoring goes step by step; with motion and without."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from atoll.ai import player
from atoll.ai.match import play_game
from atoll.core import Record, game
from e2e.conftest import Visitor
from e2e.tables import branched
from e2e.test_bids import bid, sit_together

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]
SHOWN = {"speed": "normal"}


@cache
def titicaca() -> Record:
    """Return a whole game between bots, the same in each run."""
    start = game("titicaca").new(3, seed=4)
    return play_game(start, [player("greedy", seed=seat + 4) for seat in range(3)])


def before_lake(record: Record, lake: int) -> int:
    """Return the ply before which everybody bids for a lake."""
    for ply in range(len(record.moves)):
        seen = record.position(ply).view(0).data
        if seen["round"] == lake and seen["step"] == "bidding":
            return ply
    raise AssertionError(f"nobody bids for lake {lake}")


def totals(page: Page) -> list[str]:
    """Read the totals that the seats show."""
    seats = page.locator(".seats .scoring-seat")
    found: list[str] = seats.evaluate_all("all => all.map(e => e.dataset.total)")
    return found


def test_bids_are_revealed_together_and_not_before(visit: Visit) -> None:
    ada, bo = sit_together(visit(settings=SHOWN), visit(settings=SHOWN))
    bid(ada, 7)
    expect(bo.locator(".seats")).to_contain_text("ready")
    expect(bo.locator(".bid-card")).to_have_count(0)
    expect(bo.locator("main")).not_to_contain_text(re.compile("bids? 7"))
    bid(bo, 2)
    # Nothing moves for these two: the cards lie open at once, and wait to be read.
    for page in (ada, bo):
        expect(page.locator(".bid-front strong")).to_have_text(["7", "2"])
        expect(page.locator(".bid-card").first).to_contain_text("Highest bid")
        expect(page.locator(".bid-card").first).to_contain_text("pays 7, keeps 13")
    expect(ada.locator(".moment-said")).to_contain_text("You play first")
    ada.get_by_role("button", name="Choose a field").click()
    expect(ada.locator(".bid-card")).to_have_count(0)
    expect(ada.locator(".acts [data-move]").first).to_be_visible()


def test_a_scoring_is_stepped_with_keys_seen_as_a_table_and_seen_again(visit: Visit) -> None:
    visitor = visit(settings=SHOWN)
    record = titicaca()
    page = visitor.go(f"/t/{branched(visitor, record, before_lake(record, 5))}")
    bid(page, 0)
    expect(page.locator(".bid-card")).to_have_count(3)
    page.keyboard.press("Escape")
    heading = page.locator(".scoring-panel h2")
    expect(heading).to_have_text("Weapons in stock")
    # The next bid is not asked for meanwhile.
    expect(page.locator("#bid")).to_have_count(0)
    first = totals(page)
    page.keyboard.press("ArrowRight")
    expect(heading).to_contain_text("Region at")
    page.keyboard.press("ArrowLeft")
    expect(heading).to_have_text("Weapons in stock")
    assert totals(page) == first
    page.get_by_role("button", name="Table").click()
    table = page.locator(".moment-full table")
    expect(table.locator("tbody tr").first).to_contain_text("Total")
    last = [text.strip() for text in table.locator("tbody tr").first.locator("td").all_inner_texts()]
    page.keyboard.press("Escape")
    expect(table).to_have_count(0)
    page.get_by_role("button", name="Skip to totals").click()
    expect(heading).to_have_text("Totals")
    assert totals(page) == last
    page.get_by_role("button", name="Bid now").click()
    expect(page.locator("#bid")).to_be_visible()
    page.locator("[data-act=replay]").last.click()
    expect(heading).to_have_text("Weapons in stock")
    page.keyboard.press("Escape")
    expect(page.locator("#bid")).to_be_visible()
