"""A first game with a coach: asked once, a word when something is new, three moments afterwards."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from atoll.ai import AnalysisSettings, Analyst, Judgement, player
from atoll.ai.match import play_game
from atoll.ai.reasons import expected_line
from atoll.core import Record, game
from atoll.learn.puzzle import puzzles
from browsing import PHONE
from e2e.conftest import Visitor
from e2e.driver import wait_until
from e2e.tables import brought

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]


def height_of(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box
    return box["height"]


def test_somebody_new_is_asked_once_and_coached(visit: Visit) -> None:
    visitor = visit(settings={"coach": "ask"})
    page = visitor.go()
    page.click("[data-play=titicaca]")
    page.click("[data-act=coach-yes]")
    expect(page.locator("[data-prompt=bid]")).to_contain_text("Everyone bids in secret")
    page.click("[data-act=coach-next]")
    expect(page.locator(".coach-card")).to_have_count(0)
    page.reload()
    page.locator(".question[data-asked]").wait_for()
    expect(page.locator(".coach-card")).to_have_count(0)
    visitor.go()
    page.click("[data-play=talat]")
    expect(page.locator("[data-prompt=put]")).to_be_visible()
    # On a phone it is one line until it is opened, and leaves the board in sight.
    page.set_viewport_size(PHONE)
    wait_until(page, lambda: height_of(page, ".coach-card") <= 48)
    page.click("[data-act=coach-unfold]")
    wait_until(page, lambda: height_of(page, ".coach-card") > 48)
    page.click("[data-act=coach-stop]")
    expect(page.locator(".coach-card")).to_have_count(0)


def test_a_tip_counts_as_read_by_whoever_plays_on(visit: Visit) -> None:
    visitor = visit(settings={"coach": "on"})
    page = visitor.go()
    page.click("[data-play=titicaca]")
    expect(page.locator("[data-prompt=bid]")).to_be_visible()
    # It makes room for a hint, and is remembered although the bids are revealed meanwhile.
    page.click("[data-act=hint]")
    page.locator(".hint").wait_for()
    expect(page.locator(".coach-card")).to_have_count(0)
    page.click("[data-act=play-hint]")
    said = "localStorage.getItem('atoll-coach-said') ?? ''"
    wait_until(page, lambda: "titicaca-bid" in page.evaluate(said))


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_bots_are_chosen_on_a_narrow_phone(visit: Visit, lang: str) -> None:
    visitor = visit(phone=True, lang=lang)
    visitor.page.set_viewport_size({"width": 360, "height": 640})
    page = visitor.go("/new/taluva")
    page.locator(".seat-wishes select").nth(1).select_option("bot:adaptive")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_three_moments_of_a_game(visit: Visit) -> None:
    record = play_game(game("titicaca").new(2, seed=3), [player("greedy", seed=1), player("random", seed=2)])
    visitor = visit()
    page = visitor.go()
    found = brought(visitor, record)
    visitor.go(f"/replay/{found}?show=moments&seat=0")
    moments = page.locator(".three-moments > ol > li")
    expect(moments).to_have_count(3)
    expect(moments.nth(1)).to_contain_text("Missed")


def with_a_mistake(record: Record) -> tuple[dict[str, Any], Judgement]:
    """Return an analysis in which a tile of seat 0 would lie better elsewhere, for no reason we know."""
    analyst = Analyst(record, AnalysisSettings(simulations=8))
    ply = next(ply for ply in range(8, len(analyst)) if is_tile_of_the_first_seat(record, ply))
    position = record.position(ply)
    better = [move for move in position.legal_moves_for(0) if move != record.moves[ply]][-1]
    even = (0.5, 0.5)
    found = [Judgement(number, 0, move, even, (0.01, 0.01), 2) for number, move in enumerate(record.moves)]
    found[ply] = replace(
        found[ply],
        better=better,
        loss=0.3,
        error=0.01,
        after=even,
        instead=(0.8, 0.2),
        line=expected_line(position, 0, better),
    )
    analysis = analyst.combine(found).to_json()
    return {"state": "done", "done": len(found), "moves": len(found), "analysis": analysis}, found[ply]


def is_tile_of_the_first_seat(record: Record, ply: int) -> bool:
    position = record.position(ply)
    return position.to_move == 0 and record.moves[ply].startswith("tile")


def test_a_moment_that_was_missed_shows_where_both_moves_go(visit: Visit) -> None:
    record = play_game(game("taluva").new(2, seed=3), [player("greedy", seed=1), player("random", seed=2)])
    status, missed = with_a_mistake(record)
    assert missed.better
    position = record.position(missed.ply)
    places = position.game.places(position.view(0), position.legal_moves_for(0))
    visitor = visit()
    page = visitor.go()
    found = brought(visitor, record)
    page.route("**/api/v1/records/*/analysis", lambda route: route.fulfill(json=status))
    visitor.go(f"/replay/{found}?show=moments&seat=0")
    card = page.locator("[data-moment=missed]")
    made, better = card.locator("[data-made]"), card.locator("[data-better]")
    expect(made).to_have_text(re.compile("^Played: Tile: ."))
    expect(better).to_have_text(re.compile("^Better: Tile: ."))
    assert made.inner_text().removeprefix("Played:") != better.inner_text().removeprefix("Better:")
    expect(card.locator("[data-line]")).to_have_text(re.compile("^Then probably: "))
    # Each lights its own place; both are lit while the better move is shown.
    better.locator("button").hover()
    expect(page.locator(".lit-places")).to_have_attribute("data-lit", " ".join(places[missed.better].parts))
    card.get_by_role("button", name="Show on board").click()
    expect(page.locator(".question")).to_have_text(re.compile("^Not played: Tile: ."))
    page.locator(".replay-title").hover()
    both = [*places[missed.move].parts, *places[missed.better].parts]
    expect(page.locator(".lit-places")).to_have_attribute("data-lit", " ".join(both))
    # The panel below says the same of the move.
    expect(page.locator(".one-move")).to_contain_text(better.inner_text().removeprefix("Better:").strip())


def test_reasons_are_listed_and_bots_have_pictures(visit: Visit) -> None:
    one = next(each for each in puzzles("taluva") if len(each.ideas) == 3)
    visitor = visit()
    page = visitor.go(f"/puzzles/{one.id}")
    page.click("[data-act=solution]")
    reasons = page.locator(".reasons > li")
    expect(reasons).to_have_count(3)
    assert [reasons.nth(number).get_attribute("data-idea") for number in range(3)] == list(one.ideas)
    expect(page.locator("[data-themes]")).to_contain_text("About:")
    visitor.go("/new/taluva")
    expect(page.locator(".bot-face").first).to_be_visible()
