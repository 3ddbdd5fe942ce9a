"""Before one decides: a hint on the board, what a building would be, what a hex can mean."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from atoll.ai import player
from atoll.ai.match import play_game
from atoll.core import game
from e2e.conftest import Visitor, branched
from e2e.driver import IN_TIME

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]


def test_a_hint_is_shown_on_the_board_and_can_be_played(visit: Visit) -> None:
    page = visit().go()
    page.click("[data-play=taluva]")
    page.locator("[data-act=hint]").click(timeout=IN_TIME)
    page.locator(".hint").wait_for(timeout=IN_TIME)
    expect(page.locator(".ghost[data-legal=true]")).to_be_visible()
    page.locator("[data-act=play-hint]").click()
    page.locator("[data-act=undo]").wait_for(timeout=IN_TIME)
    expect(page.locator(".hint")).to_have_count(0)


def test_the_first_tile_hovers_in_its_only_place_and_a_click_anywhere_lays_it(visit: Visit) -> None:
    page = visit().go()
    page.click("[data-play=taluva]")
    expect(page.locator(".ghost[data-legal=true]")).to_be_visible(timeout=IN_TIME)
    page.locator("svg.board").click(position={"x": 90, "y": 300})
    page.locator("[data-act=undo]").wait_for(timeout=IN_TIME)


def test_a_finger_sees_the_first_tile_before_it_is_laid(visit: Visit) -> None:
    page = visit(phone=True).go()
    page.tap("[data-play=taluva]")
    ghost = page.locator(".ghost[data-legal=true]")
    expect(ghost).to_be_visible(timeout=IN_TIME)
    page.locator("svg.board").tap(position={"x": 60, "y": 250})
    expect(ghost).to_be_visible()
    page.tap("[data-act=lay]")
    page.locator("[data-act=undo]").wait_for(timeout=IN_TIME)


def test_a_hex_lists_what_can_be_built_there_and_a_building_shows_its_hexes(visit: Visit) -> None:
    record = play_game(game("taluva").new(2, seed=4), [player("greedy", seed=seat) for seat in (1, 2)])
    # The first seat builds at every fourth move, beginning with the second.
    builds = (ply for ply in range(1, len(record.moves), 4) if record.moves[ply].startswith("expand"))
    visitor = visit()
    page = visitor.go(f"/t/{branched(visitor, record, next(builds))}")
    offered = page.locator(".acts [data-move^=expand]").first
    offered.wait_for(timeout=IN_TIME)
    offered.focus()
    place = page.locator(".mark-filled").first.get_attribute("data-hex")
    page.locator(f".mark-candidate[data-hex='{place}']").focus()
    expect(page.locator(".mark-filled")).to_have_count(0)
    page.keyboard.press("Enter")
    card = page.locator(".hex-choices")
    card.wait_for(timeout=IN_TIME)
    frame, at = page.locator(".board-area").bounding_box(), card.bounding_box()
    assert frame
    assert at
    assert frame["x"] <= at["x"]
    assert at["x"] + at["width"] <= frame["x"] + frame["width"]
    card.locator("[data-move^=expand]").first.click()
    page.locator("[data-act=confirm]").wait_for(timeout=IN_TIME)
    expect(card).to_have_count(0)
