"""What things on a board mean: a tip for whoever points at them, or presses them long, flat and in 3-D."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from atoll.ai import player
from atoll.ai.match import play_game
from atoll.core import Record, game
from e2e.conftest import Visitor
from e2e.driver import IN_TIME, NEXT_FRAMES, moves_made, resting_view
from e2e.scene_driver import STOREY, ScenePlayer
from e2e.tables import branched

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]
SOLID = {"dimensions": "3", "detail": "low"}
BADGE = (0.07, 0.64)
"""How far a level's number is above its hex, and towards the viewer (scene/Marks.tsx)."""


def finished(name: str, **options: object) -> Record:
    return play_game(game(name).new(2, seed=4, **options), [player("greedy", seed=seat) for seat in (1, 2)])


def press_long(visitor: Visitor, x: float, y: float) -> None:
    """Put a finger down, wait until the page has said what is there, and lift it."""
    finger = visitor.context.new_cdp_session(visitor.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(visitor.page.locator(".tip")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def on_stage(visitor: Visitor, record: Record, ply: int) -> tuple[Page, ScenePlayer]:
    page = visitor.go(f"/t/{branched(visitor, record, ply)}")
    page.wait_for_selector(".stage[data-projection]", timeout=IN_TIME)
    page.locator(".question[data-asked]").wait_for()
    return page, ScenePlayer(page, "mouse")


def badge_on_screen(hand: ScenePlayer) -> tuple[int, float, float]:
    """Find a level's number that nothing stands before: a hex in front, without trees or a cone."""
    levels = hand.levels()
    views = hand.page.evaluate(
        """async () => {
            const answer = await fetch(`/api/v1/tables/${location.pathname.split("/").pop()}`);
            return (await answer.json()).board.view.land.map(({hex, terrain}) => [hex, terrain]);
        }"""
    )
    bare = {(q, r) for (q, r), terrain in views if terrain in "CSR"}
    q, r = max(bare, key=lambda hex_: hex_[1])
    level = levels[q, r]
    at = hand.projected(math.sqrt(3) * (q + r / 2), STOREY * level + BADGE[0], 1.5 * r + BADGE[1])
    assert at
    return level, *at


def edge_on_screen(page: Page, hand: ScenePlayer) -> tuple[float, float]:
    """Find a point of the zone's edge that nothing lies over, moving back until one is in sight."""
    radius = page.evaluate(
        """async () => {
            const answer = await fetch(`/api/v1/tables/${location.pathname.split("/").pop()}`);
            return (await answer.json()).board.view.zone.radius;
        }"""
    )
    page.locator(".stage").focus()
    angles = [step * math.pi / 12 for step in range(24)]
    edge = [(radius * math.cos(angle), 0, radius * math.sin(angle)) for angle in angles]
    on_canvas = "all => all.find(([x, y]) => document.elementFromPoint(x, y) instanceof HTMLCanvasElement)"
    for _ in range(8):
        if at := page.evaluate(on_canvas, hand.all_projected(edge)):
            return at[0], at[1]
        page.keyboard.press("-")
        page.evaluate(NEXT_FRAMES)
    raise AssertionError("the edge is nowhere in sight")


def test_a_level_says_what_it_is_on_the_flat_board(visit: Visit) -> None:
    visitor = visit()
    record = finished("taluva")
    page = visitor.go(f"/t/{branched(visitor, record, 20)}")
    resting_view(page)
    badge = page.locator("svg.board [data-tip^=Level]").last
    badge.hover(force=True)
    expect(page.locator(".tip")).to_have_text(badge.get_attribute("data-tip") or "")


def test_a_level_and_the_zones_edge_say_what_they_are_in_three_dimensions(visit_with_webgl: Visit) -> None:
    visitor = visit_with_webgl(settings=SOLID)
    page, hand = on_stage(visitor, finished("taluva", zone="expert"), 20)
    level, x, y = badge_on_screen(hand)
    page.mouse.move(x, y)
    expect(page.locator(".tip")).to_have_text(f"Level {level}")
    edge = edge_on_screen(page, hand)
    page.mouse.move(*edge)
    expect(page.locator(".tip")).to_contain_text("Edge of the game board")
    page.mouse.move(x, y - 40)
    expect(page.locator(".tip")).to_have_count(0)


def test_a_finger_asks_about_a_frozen_board_in_three_dimensions_and_moves_nothing(
    visit_with_webgl: Visit,
) -> None:
    visitor = visit_with_webgl(phone=True, settings=SOLID)
    record = finished("talat")
    views = [record.position(ply).view(0).data["boards"] for ply in range(len(record.moves))]
    ply = next(
        ply
        for ply, boards in enumerate(views)
        if any(board["frozen"] for board in boards.values()) and record.position(ply).active_seats == (0,)
    )
    frozen = next(name for name, board in views[ply].items() if board["frozen"])
    page, hand = on_stage(visitor, record, ply)
    moves = moves_made(page)
    # The camera has come closer to what can be moved.
    page.get_by_role("button", name="Show everything").click()
    at = hand.projected(*middle_of(frozen))
    assert at
    press_long(visitor, *at)
    expect(page.locator(".tip")).to_contain_text("Frozen")
    assert moves_made(page) == moves


def middle_of(board: str) -> tuple[float, float, float]:
    """Say where the middle of a board lies (web/src/games/talat/model.ts)."""
    return {"AB": (-3.83, 0.3, 2.21), "BC": (0.0, 0.3, -4.42), "CA": (3.83, 0.3, 2.21)}[board]


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_menu_of_a_table_is_whole_on_a_small_phone(visit: Visit, lang: str) -> None:
    visitor = visit(phone=True, lang=lang)
    page = visitor.go(f"/t/{branched(visitor, finished('taluva'), 20)}")
    page.set_viewport_size({"width": 360, "height": 640})
    page.locator("[data-act=more]").tap()
    panel = page.locator(".popover-panel.more")
    panel.wait_for()
    box = panel.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    assert box["y"] + box["height"] <= 640
    for button in panel.locator("button, a").all():
        inside = button.bounding_box()
        assert inside
        assert box["x"] <= inside["x"]
        assert inside["x"] + inside["width"] <= box["x"] + box["width"]
