"""Boards in three dimensions: games by touching hexes on the screen, the switch, keys, no WebGL."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Response, ViewportSize, expect

from atoll.ai import player
from atoll.ai.match import play_game
from atoll.core import game
from browsing import DESKTOP, PHONE
from e2e.audit import audit
from e2e.conftest import Visitor
from e2e.driver import IN_TIME, NEXT_FRAMES, Player, keys_listed, moves_made, played, wait_until
from e2e.scene_driver import FINGER, GROUND, HEX, STOREY, ScenePlayer, settled
from e2e.tables import branched

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]
FLAT = {"detail": "low"}
SOLID = {"dimensions": "3", **FLAT}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
"""A phone that is held sideways."""
BUDGET = 320_000
"""Bytes, compressed, that three dimensions may add to what a table loads."""

COMES_TO_REST = """async () => {
    let drawn = 0;
    for (const name of ["drawElements", "drawArrays", "drawElementsInstanced", "drawArraysInstanced"]) {
        const all = WebGL2RenderingContext.prototype, draw = all[name];
        all[name] = function (...rest) { drawn += 1; return draw.apply(this, rest); };
    }
    for (let look = 0; look < 60; look++) {
        drawn = 0;
        for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
        if (drawn === 0) return true;
    }
    return false;
}"""
"""Whether half a second comes in which nothing is drawn."""

GRAPHICS_CARD = """
const { getParameter } = WebGL2RenderingContext.prototype;
WebGL2RenderingContext.prototype.getParameter = function (name) {
    return name === 0x9246 ? "A card of its own" : getParameter.call(this, name); // UNMASKED_RENDERER_WEBGL
};
"""

NO_WEBGL = """
const given = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    return kind.startsWith("webgl") ? null : given.call(this, kind, ...rest);
};
"""


def play_now(visitor: Visitor, game: str = "taluva") -> Page:
    page = visitor.go()
    page.click(f"[data-play={game}]")
    page.wait_for_selector(".table")
    return page


def raise_the_board(page: Page) -> None:
    """Switch to three dimensions: keyboard and screen readers find the flat board's cells, in its words."""
    page.locator(".question[data-asked]").wait_for()
    flat, raised = words_before_and_after(page)
    if raised != flat:
        # The names of places come once, in an answer of their own: this time it came in between.
        page.locator("[data-act=dimensions]").click()
        page.wait_for_selector("svg.board", timeout=IN_TIME)
        flat, raised = words_before_and_after(page)
    assert "gridcell" in flat
    assert raised == flat


def words_before_and_after(page: Page) -> tuple[str, str]:
    """Return the words of the flat board and those of the raised one, which stays."""
    walk = page.locator(".board-walk")
    flat = walk.aria_snapshot()
    page.locator("[data-act=dimensions]").click()
    page.wait_for_selector(".stage[data-projection]", timeout=IN_TIME)
    assert page.locator("svg.board").count() == 0
    return flat, walk.aria_snapshot()


def test_a_game_is_begun_by_touching_the_island(visit_with_webgl: Visit) -> None:
    page = play_now(visit_with_webgl(settings=SOLID))
    page.wait_for_selector(".stage[data-projection]", timeout=IN_TIME)
    hand = ScenePlayer(page, "mouse")
    decisions = hand.play_until(lambda: hand.touched >= 4)
    assert decisions < 20, f"only {hand.touched} of {decisions} moves were made on the island"
    assert page.locator(".stage canvas").count() == 1


def test_a_finger_ends_a_game_on_the_island(visit_with_webgl: Visit) -> None:
    visitor = visit_with_webgl(phone=True, settings=SOLID)
    record = play_game(game("taluva").new(2, seed=4), [player("greedy", seed=seat) for seat in (1, 2)])
    page = visitor.go(f"/t/{branched(visitor, record, len(record.moves) - 8)}")
    page.wait_for_selector(".stage[data-projection]", timeout=IN_TIME)
    hand = ScenePlayer(page, "touch")
    come_closer_by_the_list(page, hand)
    hand.play_to_the_end()
    assert hand.touched > 0
    expect(page.locator(".over .places li")).to_have_count(2)
    assert page.locator(".stage canvas").count() == 1


def come_closer_by_the_list(page: Page, hand: ScenePlayer) -> None:
    """Choose the tile's place from the list: the camera goes there, and stays there with the tile."""
    picker, levels = page.locator(".picker select"), hand.levels()
    everything, _ = settled(page)
    picker.select_option(index=1)
    q, r = map(int, picker.input_value().split()[1].split(","))
    top = (HEX * (q + r / 2), STOREY * levels.get((q, r), 0), 1.5 * r)

    def close() -> bool:
        return hand.pixels(top, HEX) >= FINGER and hand.projected(*top) is not None

    wait_until(page, close)
    near, _ = settled(page)
    assert near != everything
    page.get_by_role("button", name="Turn left").tap()
    page.evaluate(NEXT_FRAMES)
    assert settled(page)[0] == near
    # The phone is held sideways, and upright again.
    for size in (SIDEWAYS, PHONE):
        page.set_viewport_size(size)
        wait_until(page, close)
    page.get_by_role("button", name="Show everything").tap()
    wait_until(page, lambda: not close())


def test_talat_by_touching_its_squares(visit_with_webgl: Visit) -> None:
    """On a phone, from the middle of a game: towers are picked up and set down where the camera sees them."""
    visitor = visit_with_webgl(phone=True, settings=FLAT)
    record = play_game(game("talat").new(2, seed=5), [player("greedy", seed=seat) for seat in (1, 2)])
    page = visitor.go(f"/t/{branched(visitor, record, 40)}")
    raise_the_board(page)
    hand = ScenePlayer(page, "touch")
    hand.play_until(lambda: hand.touched >= 2 or hand.over())
    assert hand.touched >= 2
    assert moves_made(page) > 40


def test_titicaca_by_touching_its_fields(visit_with_webgl: Visit) -> None:
    """On a phone: a village where the camera sees its field."""
    visitor = visit_with_webgl(phone=True, settings=FLAT)
    record = play_game(game("titicaca").new(2, seed=29), [player("greedy", seed=seat) for seat in (1, 2)])
    ply = next(
        ply
        for ply, move in enumerate(record.moves)
        if ply > 30 and move.startswith("village") and record.position(ply).active_seats == (0,)
    )
    page = visitor.go(f"/t/{branched(visitor, record, ply)}")
    raise_the_board(page)
    hand = ScenePlayer(page, "touch")
    offered = page.locator(".titicaca-touch").evaluate_all("all => all.map(one => one.dataset.hex)")
    q, r = map(int, offered[0].split(","))
    assert hand.touch_at((HEX * (q + r / 2), GROUND, 1.5 * r), HEX)
    expect(page.locator(".steps [data-done]").first).to_be_attached(timeout=IN_TIME)
    # The region of the new village is looked at.
    expect(page.locator(".region-card")).to_be_visible()


def test_the_switch_is_remembered_and_loads_little(visit_with_webgl: Visit) -> None:
    visitor = visit_with_webgl(settings=FLAT)
    page = play_now(visitor)
    page.locator(".question[data-asked]").wait_for()
    loaded: list[Response] = []

    def keep(response: Response) -> None:
        loaded.append(response)

    page.on("response", keep)
    raise_the_board(page)
    size = sum(len(gzip.compress(each.body())) for each in loaded if re.search(r"\.(js|css)$", each.url))
    assert 0 < size < BUDGET
    page.reload()
    page.wait_for_selector(".stage[data-projection][data-detail='0']", timeout=IN_TIME)
    assert page.evaluate(COMES_TO_REST), "something is drawn although nothing changes"
    # On a phone that is held sideways the picture ends where the column begins.
    page.set_viewport_size(SIDEWAYS)
    stage, column = (page.locator(one).bounding_box() for one in (".stage", ".action-bar"))
    buttons = page.locator(".stage-buttons").bounding_box()
    assert stage
    assert column
    assert buttons
    edge = stage["x"] + stage["width"]
    assert edge <= column["x"]
    assert edge - 12 <= buttons["x"] + buttons["width"] <= edge
    page.set_viewport_size(DESKTOP)
    page.click("[aria-controls=settings]")
    page.locator("#detail").select_option("high")
    page.wait_for_selector(".stage[data-projection][data-detail='2']", timeout=IN_TIME)
    page.locator("#dimensions").select_option("2")
    expect(page.locator("svg.board")).to_be_visible()
    assert page.locator(".stage").count() == 0


def test_a_graphics_card_is_offered_three_dimensions_once(visit_with_webgl: Visit) -> None:
    visitor = visit_with_webgl(settings={"coach": "off"})
    visitor.context.add_init_script(GRAPHICS_CARD)
    page = play_now(visitor)
    page.wait_for_selector(".scene-offer", timeout=IN_TIME)
    expect(page.locator("svg.board")).to_be_visible()
    page.click("[data-act=scene-no]")
    expect(page.locator(".scene-offer")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('atoll-dimensions')") == "2"
    assert page.evaluate("localStorage.getItem('atoll-scene-offered')") == "yes"


def test_keys_move_the_camera_and_the_keyboard_can_play(visit_with_webgl: Visit, axe: str) -> None:
    page = play_now(visit_with_webgl(settings=SOLID))
    stage = page.locator(".stage[data-projection]")
    stage.wait_for(timeout=IN_TIME)
    assert "view from above, and back" in keys_listed(page)
    stage.focus()
    for key in ["ArrowLeft", "+", "Shift+ArrowRight", "Shift+ArrowUp", "t", "0"]:
        seen = stage.get_attribute("data-projection") or ""
        page.keyboard.press(key)
        expect(stage, f"{key} changes the view").not_to_have_attribute("data-projection", seen)
    photographed(page)
    # The same tree as the flat board's: one tab stop among cells in words.
    cells = page.get_by_role("grid", name="Island").get_by_role("gridcell")
    assert cells.count() > 0
    expect(page.locator(".board-walk [tabindex='0']")).to_have_count(1)
    hand = Player(page, "keyboard")
    hand.play_until(played(page, 4))
    audit(page, axe)


def photographed(page: Page) -> None:
    """Give the board the window for itself, save a picture, and come back."""
    page.get_by_role("button", name="Photo mode").click()
    expect(page.locator(".action-bar")).to_be_hidden()
    assert page.locator(".stage").bounding_box() == {"x": 0, "y": 0, **(page.viewport_size or {})}
    with page.expect_download(timeout=IN_TIME) as saved:
        page.get_by_role("button", name="Save picture").click()
    assert saved.value.suggested_filename == "atoll-taluva.png"
    assert Path(saved.value.path()).read_bytes().startswith(b"\x89PNG")
    page.keyboard.press("Escape")
    expect(page.locator(".action-bar")).to_be_visible()


def test_without_webgl_the_board_stays_flat_and_says_why(visit: Visit) -> None:
    visitor = visit(settings=SOLID)
    visitor.context.add_init_script(NO_WEBGL)
    page = play_now(visitor)
    expect(page.locator("svg.board")).to_be_visible()
    expect(page.locator(".dimensions [role=status]")).to_contain_text("WebGL")
    assert page.locator(".stage").count() == 0
