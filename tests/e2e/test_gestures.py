"""What hands do with a board: drag, wheel, keys, one tap and another; and what stays on a cut line."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from e2e.conftest import Visitor
from e2e.driver import Player, expect_moves, hex_on_screen, moves_made, played, resting_view, wait_until
from e2e.tables import quick_table

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]
Box = tuple[float, float, float, float]


def at_table(visitor: Visitor, game: str, players: int) -> Page:
    page = visitor.go(f"/t/{quick_table(visitor, game, players)}")
    page.locator(".question[data-asked]").wait_for()
    resting_view(page)
    return page


def seen(board: Locator) -> Box:
    """What part of the board is in sight: left, top, width, height."""
    x, y, width, height = (float(number) for number in (board.get_attribute("viewBox") or "").split())
    return x, y, width, height


def changed(board: Locator, act: Callable[[], None]) -> tuple[Box, Box]:
    """Do something and wait until another part of the board is in sight; return both."""
    before, text = seen(board), board.get_attribute("viewBox") or ""
    act()
    expect(board).not_to_have_attribute("viewBox", text)
    return before, seen(board)


def test_a_board_is_wheeled_dragged_and_driven_by_keys(visit: Visit) -> None:
    page = at_table(visit(), "taluva", 2)
    board = page.locator("svg.board")
    box = board.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 3, box["y"] + box["height"] / 3

    def drag() -> None:
        page.mouse.down()
        page.mouse.move(x + 60, y + 40, steps=4)
        page.mouse.up()

    page.mouse.move(x, y)
    before, after = changed(board, lambda: page.mouse.wheel(0, -100))
    assert after[2] < before[2], "closer"
    before, after = changed(board, drag)
    assert after[0] < before[0], "the board goes with the hand"
    assert after[1] < before[1]
    assert after[2] == pytest.approx(before[2])
    assert page.locator(".refusals").count() == 0, "a drag is no touch of a hex"
    board.focus()
    before, after = changed(board, lambda: page.keyboard.press("ArrowRight"))
    assert after[0] > before[0]
    changed(board, lambda: page.keyboard.press("-"))
    changed(board, lambda: page.keyboard.press("0"))
    # Shift and the wheel turn the tile in hand, and nothing else.
    page.mouse.move(*hex_on_screen(page, 0, 0))
    ghost, view = page.locator(".ghost"), seen(board)
    expect(ghost).to_have_attribute("data-legal", "true")
    page.keyboard.down("Shift")
    page.mouse.wheel(0, 100)
    page.keyboard.up("Shift")
    expect(ghost).to_have_attribute("data-legal", "false")
    assert seen(board) == view
    page.keyboard.press("R")
    expect(ghost).to_have_attribute("data-legal", "true")


def test_a_finger_lays_a_tile_turns_it_and_confirms(visit: Visit) -> None:
    page = at_table(visit(phone=True), "taluva", 2)
    ghost, lay = page.locator(".ghost"), page.locator("[data-act=lay]")
    middle = hex_on_screen(page, 0, 0)
    page.touchscreen.tap(*middle)
    expect(ghost).to_have_attribute("data-legal", "true")
    # Another tap turns it; the first tile of a game lies in one direction only, and one may ask why.
    page.touchscreen.tap(*middle)
    expect(ghost).to_have_attribute("data-legal", "false")
    lay.tap()
    expect(page.locator(".refusals [data-rule=T-TURN-3]")).to_have_text("Why?")
    page.locator(".refusals").get_by_role("button", name="Close").tap()
    page.get_by_role("button", name="Turn right").tap()
    expect(ghost).to_have_attribute("data-legal", "true")
    lay.tap()
    page.locator(".acts [data-move^=hut]").first.tap()
    # Nothing is played before it is confirmed.
    page.locator("[data-act=confirm]").wait_for()
    expect_moves(page, 0)
    page.locator("[data-act=confirm]").tap()
    wait_until(page, lambda: moves_made(page) >= 2)


def test_a_cut_line_is_told_and_the_board_stays(visit: Visit) -> None:
    visitor = visit()
    lines: list[WebSocketRoute] = []
    cut = False

    def through(route: WebSocketRoute) -> None:
        if cut:
            route.close(code=1001, reason="cut")
            return
        route.connect_to_server()
        lines.append(route)

    visitor.page.route_web_socket("**/live*", through)
    page = at_table(visitor, "talat", 3)
    cut = True
    lines[-1].close(code=1001, reason="cut")
    lost = page.locator(".lost")
    expect(lost).to_contain_text("Connection lost")
    expect(page.locator("svg.board")).to_be_visible()
    expect(page.locator("[data-tower]").first).to_be_visible()
    cut = False
    expect(lost).to_have_count(0)
    Player(page, "mouse").play_until(played(page, 3))
