"""Before one decides: a hint on the board, what a building would be, what a hex can mean, why not."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from atoll.ai import player
from atoll.ai.match import play_game
from atoll.core import game
from e2e.conftest import Visitor
from e2e.driver import IN_TIME, resting_view, wait_until
from e2e.tables import branched, quick_table

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]


def apart(one: Locator, other: Locator) -> bool:
    """Whether neither covers any of the other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    return (
        a["x"] + a["width"] <= b["x"]
        or b["x"] + b["width"] <= a["x"]
        or a["y"] + a["height"] <= b["y"]
        or b["y"] + b["height"] <= a["y"]
    )


def test_a_hint_is_shown_on_the_board_and_can_be_played(visit: Visit) -> None:
    page = visit().go()
    page.click("[data-play=taluva]")
    page.locator("[data-act=hint]").click(timeout=IN_TIME)
    page.locator(".hint").wait_for(timeout=IN_TIME)
    expect(page.locator(".ghost[data-legal=true]")).to_be_visible()
    wait_until(page, lambda: apart(page.locator(".hint"), page.locator(".ghost")))
    page.locator("[data-act=play-hint]").click()
    page.locator("[data-act=undo]").wait_for(timeout=IN_TIME)
    expect(page.locator(".hint")).to_have_count(0)


def test_no_hint_is_offered_for_a_turn_that_only_needs_confirming(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    page.click("[data-play=taluva]")
    hint = page.locator("[data-act=hint]")
    for answer in ("undo", "confirm"):  # a tile, and a building
        hint.click(timeout=IN_TIME)
        page.locator("[data-act=play-hint]").click(timeout=IN_TIME)
        page.locator(f"[data-act={answer}]").wait_for(timeout=IN_TIME)
        expect(page.locator(".hint")).to_have_count(0)
    expect(hint).to_have_count(0)
    page.keyboard.press("h")
    page.locator("[data-act=undo]").click()
    expect(hint).to_be_visible()
    assert sum("/hint" in url for url in visitor.requests) == 2


def test_the_first_tile_hovers_in_its_only_place_and_a_click_anywhere_lays_it(visit: Visit) -> None:
    page = visit().go()
    page.click("[data-play=taluva]")
    expect(page.locator(".ghost[data-legal=true]")).to_be_visible(timeout=IN_TIME)
    page.locator("svg.board").click(position={"x": 90, "y": 300})
    page.locator("[data-act=undo]").wait_for(timeout=IN_TIME)


def test_a_tile_is_drawn_by_one_press(visit: Visit) -> None:
    visitor = visit()
    table = quick_table(visitor, "taluva", 2, options={"doubles": True})
    page = visitor.go(f"/t/{table}")
    page.locator("[data-move=draw]").click(timeout=IN_TIME)
    expect(page.locator(".ghost[data-legal=true]")).to_be_visible()  # in hand, without being confirmed
    expect(page.locator("[data-act=confirm], [data-act=undo]")).to_have_count(0)


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
    expect(card.locator("[data-impossible] small").first).not_to_be_empty()

    def inside() -> bool:
        frame, at = page.locator(".board-area").bounding_box(), card.bounding_box()
        assert frame
        assert at
        return frame["x"] <= at["x"] and at["x"] + at["width"] <= frame["x"] + frame["width"]

    wait_until(page, inside)
    # A ghost on every hex that would be filled, and the card beside all of them.
    filled = page.locator(".mark-filled")
    expect(page.locator(".planned")).to_have_count(filled.count())
    wait_until(page, lambda: all(apart(card, each) for each in filled.all()))
    card.locator("[data-move^=expand]").first.click()
    page.locator("[data-act=confirm]").wait_for(timeout=IN_TIME)
    expect(card).to_have_count(0)


def test_a_finger_sees_a_region_unites_two_and_learns_why_others_cannot(visit: Visit) -> None:
    page = visit(phone=True).go("/learn/titicaca/merge")
    new, other = page.locator(".titicaca-village").first, page.locator(".mark-candidate[data-hex='1,0']")
    new.tap(timeout=IN_TIME)
    expect(page.locator(".region-card")).to_be_visible()
    expect(page.locator("[data-verdict=refused] [data-rule=C-MRG-1]")).to_have_text("Why?", timeout=IN_TIME)
    # One can be united with one other only: both are shown, and the second touch does it.
    other.tap()
    expect(page.locator(".titicaca-region[data-picked]")).to_have_count(2)
    other.tap()
    expect(page.locator("[data-verdict=done]")).to_be_visible(timeout=IN_TIME)


def test_two_fingers_zoom_and_a_button_shows_everything_again(visit: Visit) -> None:
    visitor = visit(phone=True)
    page = visitor.go("/learn/titicaca/merge")
    board = page.locator("svg.board")
    board.wait_for(timeout=IN_TIME)
    whole = resting_view(page)
    box = board.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = visitor.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 30), ("touchMove", 60), ("touchMove", 90), ("touchEnd", None)):
        at = [] if apart is None else [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})
    fit = page.get_by_role("button", name="Show everything")
    fit.wait_for(timeout=IN_TIME)
    nearer = board.get_attribute("viewBox")
    assert nearer
    assert float(nearer.split()[2]) < float(whole.split()[2])
    fit.tap()
    expect(board).to_have_attribute("viewBox", whole)


def test_a_tower_that_cannot_be_picked_up_says_why(visit: Visit) -> None:
    record = play_game(game("talat").new(2, seed=5), [player("greedy", seed=seat) for seat in (1, 2)])
    position = record.position(40)
    while position.to_move != 0:  # else a bot would move first
        record.play(position, len(position.moves))
    towers = position.view(0).data["boards"]["AB"]["towers"]
    enemy = next(square for square, tower in towers.items() if tower.startswith("B"))
    visitor = visit()
    page = visitor.go(f"/t/{branched(visitor, record, len(position.moves))}")
    page.locator(".talat-touch[role=button]").first.wait_for()
    page.locator(f"[data-square='AB {enemy}']").click()
    expect(page.locator(".refusals [data-rule=A-TWO-3]")).to_have_text("Why?")
