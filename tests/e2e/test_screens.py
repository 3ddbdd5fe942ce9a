"""The table on every screen: how much of it is board, how large what is pressed is, that the board stays."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.audit import audit
from e2e.conftest import Visitor
from e2e.driver import IN_TIME, NEXT_FRAMES, resting_view, wait_until
from e2e.tables import branched, moment

pytestmark = pytest.mark.slow

GAMES = ("taluva", "titicaca", "talat")
TOUCH = ((360, 640), (390, 844), (844, 390), (768, 1024))
MOUSE = ((1024, 768), (1440, 900), (2560, 1440))
BETWEEN = {
    True: ((640, 360), (412, 915), (599, 960), (600, 960), (960, 600), (1023, 700)),
    False: ((1024, 600), (1279, 720), (1280, 720), (1920, 1080), (1080, 1920)),
}
"""Other sizes, at both sides of every change of the layout, upright and sideways: for fingers, for mice."""
LEAST = {(1440, 900): (0.70, 0.0), (360, 640): (0.0, 0.55), (844, 390): (0.60, 0.0)}
"""The uncovered part of the window that is board: of its width, and of its height."""
PRESSED = 40
"""Pixels that a finger needs."""

MEASURE = """() => {
    const panel =
        ".action-bar, .rail, .seats-area, .header, .stage-overlay > *, .minimap, .card:not(.beside .card)";
    const stage = document.querySelector("main.table > .play").getBoundingClientRect();
    const open = (x, y) => {
        const found = document.elementFromPoint(x, y);
        return found !== null && found.closest(".play") !== null && found.closest(panel) === null;
    };
    const share = (count, at) => {
        let free = 0;
        for (let k = 0; k < count; k++) free += at((k + 0.5) / count) ? 1 : 0;
        return free / count;
    };
    const bar = document.querySelector(".action-bar").getBoundingClientRect();
    const middle = {
        x: (stage.left + Math.min(stage.right, bar.left > innerWidth / 2 ? bar.left : stage.right)) / 2,
        y: (stage.top + Math.min(stage.bottom, bar.top > innerHeight / 2 ? bar.top : stage.bottom)) / 2,
    };
    const board = document.querySelector("svg.board");
    const box = board.getBoundingClientRect();
    const seen = (one) =>
        one.checkVisibility({ visibilityProperty: true }) && !one.closest(".visually-hidden, .skip, svg");
    // A box to tick is pressed by its words, too.
    const target = (one) => (one.matches("[type=checkbox], [type=radio]") && one.closest("label")) || one;
    const small = [...document.querySelectorAll("button, a[href], select, input, summary")]
        .filter(seen)
        .map((one) => ({ text: one.outerHTML.slice(0, 90), box: target(one).getBoundingClientRect() }))
        .filter(({ box: { width, height } }) => width > 0 && (width < 39.5 || height < 39.5))
        .map(({ text, box: { width, height } }) => `${Math.round(width)} x ${Math.round(height)}: ${text}`);
    // Phones zoom into a page whose field has small text.
    const zooming = [...document.querySelectorAll("select, input, textarea")]
        .filter((one) => !one.matches("[type=checkbox], [type=radio], [type=range]"))
        .filter((one) => seen(one) && parseFloat(getComputedStyle(one).fontSize) < 16)
        .map((one) => one.outerHTML.slice(0, 90));
    // Where the choices are pressed: they end with the sheet, and begin below the words of a column.
    // A bar of two rows centres them in the second.
    const sheet = () => {
        const full = ":not(:empty, :has(.acts:empty))";
        const pressed = document.querySelector(`.bar-choices${full}, .bar-buttons${full}`);
        const place = pressed?.getBoundingClientRect();
        const upright = innerWidth < 600;
        const centred = !upright && innerHeight >= 500;
        return {
            box: [bar.x, bar.y, bar.width, bar.height].map(Math.round),
            choices: place && !centred ? Math.round(upright ? place.bottom : place.top) : null,
            hidden: upright ? document.querySelector(".action-bar").scrollHeight - Math.ceil(bar.height) : 0,
        };
    };
    const below = [...document.querySelectorAll(".board-area .card")]
        .filter((one) => one.checkVisibility())
        .filter((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            return left < bar.right && right > bar.left && top < bar.bottom && bottom > bar.top;
        })
        .map((one) => one.className);
    return {
        width: share(360, (part) => open(part * innerWidth, middle.y)),
        height: share(360, (part) => open(middle.x, part * innerHeight)),
        box: [box.x, box.y, box.width, box.height].map(Math.round),
        scale: board.getScreenCTM().a,
        small,
        zooming,
        below,
        far: board.dataset.small === "true",
        sheet: innerWidth < 1280 || innerHeight < 500 ? sheet() : null,
        wide: document.documentElement.scrollWidth - innerWidth,
        tall: document.documentElement.scrollHeight - innerHeight,
    };
}"""


PRESSED_AT_A_TABLE = ".action-bar :is(button, select, input), .header :is(button, a), .seat-chip"
UNREACHABLE = """(selector) => [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".skip"))
    .flatMap((one) => {
        one.scrollIntoView({ block: "nearest", inline: "nearest" });
        const box = one.getBoundingClientRect();
        const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return one.disabled || one.contains(found) || found?.contains(one)
            ? [] : [one.outerHTML.slice(0, 99)];
    })"""
"""What can be pressed but lies below something else, or outside of the window."""


def unreachable(page: Page, selector: str = PRESSED_AT_A_TABLE) -> list[str]:
    """Return what nobody can press."""
    found: list[str] = page.evaluate(UNREACHABLE, selector)
    return found


def steps(page: Page, game: str) -> Iterator[str]:
    """Go through the steps of a turn by what the page offers."""
    yield "asked"
    if game == "taluva":
        picker = page.locator(".picker select")
        picker.select_option(index=picker.locator("option").count() // 2)
        page.locator(".ghost").wait_for()
        yield "tile in hand"
        page.locator("[data-act=lay]").click()
        page.locator(".build-dot").first.wait_for()
        yield "to build"
        page.locator(".acts [data-move]").first.click()
    elif game == "titicaca":
        bid = page.locator("#bid")
        most = bid.get_attribute("max") or ""
        bid.fill(most)  # whoever bids most surely gets a field
        expect(bid).to_have_value(most)
        page.locator("[data-act=bid]").click()
        confirm = page.locator("[data-act=confirm]")
        step = page.locator(".steps [aria-current]")
        while not confirm.count():
            confirm.or_(step).first.wait_for()
            if confirm.count():
                break
            now = step.inner_text()
            yield now
            page.locator(".acts [data-move]").first.click()
            expect(confirm.or_(step).first).not_to_have_text(now)
    else:
        page.locator(".board-walk [data-can]").first.focus()
        page.keyboard.press("Enter")
        page.locator(".talat-touch[data-target]").first.wait_for(state="attached")
        yield "tower in hand"
        page.locator(".board-walk [data-can]:has-text('Move here')").first.focus()
        page.keyboard.press("Enter")
    page.locator("[data-act=confirm]").wait_for()
    yield "to confirm"


def check(found: dict[str, Any], size: tuple[int, int], step: str, *, finger: bool, game: str) -> None:
    """Hold what was measured to the limits of a window."""
    where = f"{game} at {size}, {step}"
    width, height = LEAST.get(size, (0.0, 0.0))
    assert found["width"] >= width, f"{where}: {found['width']:.0%} of the width is board"
    assert found["height"] >= height, f"{where}: {found['height']:.0%} of the height is board"
    assert found["wide"] <= 0, f"{where}: the page is wider than the window"
    assert found["tall"] <= 0, f"{where}: the page is taller than the window"
    assert not found["below"], f"{where}: below the bar: {found['below']}"
    if found["sheet"]:
        assert found["sheet"]["hidden"] <= 0, (
            f"{where}: {found['sheet']['hidden']} px of the sheet are hidden"
        )
    if finger:
        assert not found["small"], f"{where}: too small for a finger: {found['small']}"
        assert not found["zooming"], f"{where}: a phone would zoom into {found['zooming']}"
        # What is too small to be touched comes closer first.
        unit = 1 if game == "talat" else 3**0.5
        assert found["far"] or found["scale"] * unit >= PRESSED - 0.1, f"{where}: {found['scale'] * unit}"


def settled(page: Page, holds: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    """Measure until it holds and nothing changes any more: a page takes a moment to follow its window."""
    page.bring_to_front()  # windows behind others draw no frames
    until = time.monotonic() + IN_TIME / 1000
    before: dict[str, Any] = {}
    while True:
        found: dict[str, Any] = page.evaluate(MEASURE)
        try:
            holds(found)
            assert found == before, "the page is still moving"
        except AssertionError:
            if time.monotonic() > until:
                raise
            before = found
            page.evaluate(NEXT_FRAMES)
        else:
            return found


OPENERS = ".header button[aria-expanded]:visible, .seat-chip:visible"


def opens_over(page: Page, box: list[int], axe: str | None, *, finger: bool) -> None:
    """
    Open whatever opens, one after another: the board keeps its place and its size, and Escape closes.

    With axe's script, what is open is audited, one of the seats for all.
    """
    page.bring_to_front()
    openers = page.locator(OPENERS)
    assert openers.count() >= 2
    for index in range(openers.count()):
        opener = openers.nth(index)
        opener.focus()
        page.keyboard.press("Enter")
        expect(opener).to_have_attribute("aria-expanded", "true")
        found = page.evaluate(MEASURE)
        assert found["box"] == box, opener.inner_html()
        assert not (finger and found["small"]), f"too small for a finger: {found['small']}"
        if axe is not None and not opener.evaluate("one => one.matches('.seat-chip + .seat-chip')"):
            audit(page, axe)
        page.keyboard.press("Escape")
        expect(opener).to_have_attribute("aria-expanded", "false")
        assert page.evaluate("document.activeElement !== document.body")


def usable(page: Page, size: tuple[int, int], found: dict[str, Any], *, finger: bool) -> None:
    """Hold a window of any size to what holds everywhere."""
    assert found["wide"] <= 0, f"{size}: the page is wider than the window"
    assert found["tall"] <= 0, f"{size}: the page is taller than the window"
    assert not (finger and found["small"]), f"{size}: too small for a finger: {found['small']}"
    assert not unreachable(page), f"{size}: {unreachable(page)}"


def fits_between(page: Page, *, finger: bool) -> None:
    """Try windows of other sizes; whatever can be pressed can be reached in all of them."""
    before = page.viewport_size
    assert before
    for size in BETWEEN[finger]:
        page.set_viewport_size({"width": size[0], "height": size[1]})

        def holds(found: dict[str, Any], size: tuple[int, int] = size) -> None:
            usable(page, size, found, finger=finger)

        settled(page, holds)
    page.set_viewport_size(before)


def choose_hex(page: Page, size: tuple[int, int], axe: str | None) -> None:
    """Ask what a hex can become: nothing lies over the answer, which is audited with axe's script."""

    def uncovered(_: dict[str, Any]) -> None:
        assert not (below := unreachable(page, ".hex-choices button")), f"{size}: {below}"

    page.bring_to_front()
    page.locator(".mark-candidate").last.focus()
    page.keyboard.press("Enter")
    card = page.locator(".hex-choices")
    card.wait_for()
    settled(page, uncovered)
    if axe is not None:
        audit(page, axe)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("finger", [True, False], ids=["touch", "mouse"])
def test_the_board_stays_and_is_large(
    browser: Browser, server: str, axe: str, game: str, finger: bool
) -> None:
    context = browser.new_context(
        locale="de-DE" if finger and game != "talat" else "en-GB",  # German words are the longest
        has_touch=finger,
        is_mobile=finger,
        reduced_motion="reduce",
    )
    context.add_init_script("localStorage.setItem('atoll-speed', 'instant')")
    visitor = Visitor(context, server)
    record = moment(game, {"taluva": 40, "titicaca": 60, "talat": 40}[game], 21 if finger else 22)
    table = branched(visitor, record, len(record.moves))
    # A window of each size at the same table: the turn is made in the first, and all of them show it.
    windows: dict[tuple[int, int], Page] = {}
    for size in TOUCH if finger else MOUSE:
        page = windows[size] = visitor.page if not windows else context.new_page()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto(f"{server}/t/{table}")
        page.locator(".question[data-asked]").wait_for()
    audited = (
        visitor.page if finger else None
    )  # larger windows show no more than the smallest, once it is open
    boxes: dict[tuple[int, int], list[int]] = {}
    sheets: dict[tuple[int, int], list[int]] = {}
    choices: dict[tuple[int, int], int] = {}
    for step in steps(visitor.page, game):
        question = visitor.page.locator(".question").inner_text()
        for size, page in windows.items():
            expect(page.locator(".question")).to_have_text(question)

            def stays(found: dict[str, Any], size: tuple[int, int] = size, step: str = step) -> None:
                check(found, size, step, finger=finger, game=game)
                kept = boxes.get(size, found["box"])
                assert kept == found["box"], f"{game} at {size}: the board changed its size before {step}"
                # A press never loses its target: the sheet and the choices in it stay where they are, too.
                if found["sheet"]:
                    sheet, place = found["sheet"]["box"], found["sheet"]["choices"]
                    assert sheets.get(size, sheet) == sheet, f"{game} at {size}: the sheet moved at {step}"
                    assert place is None or choices.get(size, place) == place, (
                        f"{game} at {size}: the choices moved before {step}"
                    )

            found = settled(page, stays)
            boxes[size] = found["box"]
            if found["sheet"]:
                sheets[size] = found["sheet"]["box"]
                if found["sheet"]["choices"] is not None:
                    choices[size] = found["sheet"]["choices"]
            if step == "to build":
                choose_hex(page, size, axe if page is audited else None)
            if step == "to confirm" and game == "titicaca":
                # What a region would score is told beside it, and nothing lies over that.
                page.locator(".titicaca-village").first.hover(force=True)
                page.locator(".region-card").wait_for()
                settled(page, stays)
        visitor.page.bring_to_front()
        if step == "asked":
            fits_between(visitor.page, finger=finger)
        elif audited:
            audit(audited, axe)
    for size, page in windows.items():
        opens_over(page, boxes[size], axe if page is audited else None, finger=finger)
    visitor.check()
    context.close()


def tap_middle(page: Page, selector: str) -> None:
    """Tap the middle of something drawn."""
    box = page.locator(selector).first.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_finger_comes_closer_before_it_chooses_a_small_square(visit: Callable[..., Visitor]) -> None:
    visitor = visit(phone=True)
    record = moment("talat", 40, 23)
    page = visitor.go(f"/t/{branched(visitor, record, len(record.moves))}")
    page.locator(".question[data-asked]").wait_for()
    board = page.locator("svg.board")
    expect(board).to_have_attribute("data-small", "true")
    everything = resting_view(page)
    # The first touch only comes closer, to the whole board that was touched; the second picks the tower.
    tap_middle(page, ".talat-touch[role=button]")
    expect(board).not_to_have_attribute("data-small", "true")
    expect(page.locator("[data-target]")).to_have_count(0)
    # It stands upright then, and the other two boards can be pressed, by their names.
    square = page.locator(".talat-touch[role=button]").first
    expect(square).to_have_attribute("transform", re.compile(r"^rotate\(-?90 "))

    def large() -> bool:
        box = square.bounding_box()
        return box is not None and min(box["width"], box["height"]) >= PRESSED

    wait_until(page, large)
    tap_middle(page, ".talat-touch[role=button]")
    expect(page.locator(".talat-touch[data-target]").first).to_be_attached()
    others = page.get_by_role("group", name="Other boards").get_by_role("button")
    expect(others).to_have_count(2)
    there = others.last.inner_text()
    others.last.tap()
    expect(others.filter(has_text=there)).to_have_count(0)
    page.get_by_role("button", name="Show everything").tap()
    expect(board).to_have_attribute("viewBox", everything)
    expect(others).to_have_count(0)


def test_the_view_goes_to_the_tile_and_back(visit: Callable[..., Visitor]) -> None:
    visitor = visit(phone=True)
    record = moment("taluva", 40, 23)
    page = visitor.go(f"/t/{branched(visitor, record, len(record.moves))}")
    page.locator(".question[data-asked]").wait_for()
    board = page.locator("svg.board")
    everything = resting_view(page)
    page.locator(".picker select").select_option(index=1)
    expect(board).not_to_have_attribute("viewBox", everything)
    expect(board).not_to_have_attribute("data-small", "true")
    near = resting_view(page)
    # Turning the tile where it lies moves nothing.
    page.get_by_role("button", name="Turn left").tap()
    expect(board).to_have_attribute("viewBox", near)
    page.get_by_role("button", name="Turn right").tap()
    page.locator("[data-act=lay]").tap()
    page.locator(".acts [data-move]").first.tap()
    page.locator("[data-act=confirm]").wait_for()
    expect(board).not_to_have_attribute("viewBox", near)


OVERLAPPING = """() => {
    const boxes = [...document.querySelectorAll(".bar-words, .bar-choices, .bar-buttons")]
        .filter((one) => one.checkVisibility())
        .map((one) => ({ name: one.className, box: one.getBoundingClientRect() }));
    return boxes.flatMap(({ name, box }, at) =>
        boxes.slice(at + 1)
            .filter(({ box: { top, left } }) => top < box.bottom - 1 && left < box.right - 1)
            .map((other) => `${other.name} lies over ${name}`));
}"""

UNMARKED = """() => [...document.querySelectorAll(".action-bar .button, .seat-chip[data-asked]")]
    .filter((one) => one.checkVisibility())
    .filter((one) => {
        const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(one);
        return outlineStyle === "none" && (borderTopStyle === "none" || borderTopWidth === "0px");
    })
    .map((one) => one.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("game", GAMES)
def test_large_text_and_the_systems_colours(browser: Browser, server: str, game: str) -> None:
    """Text of twice the size, in a high-contrast theme: every button can be reached, and looks like one."""
    context = browser.new_context(
        has_touch=True,
        is_mobile=True,
        locale="de-DE",
        reduced_motion="reduce",
        forced_colors="active",
        service_workers="block",
    )
    context.add_init_script("localStorage.setItem('atoll-text-size', '2')")
    visitor = Visitor(context, server)
    record = moment(game, {"taluva": 40, "titicaca": 60, "talat": 40}[game], 24)
    table = branched(visitor, record, len(record.moves))
    page = visitor.page
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{server}/t/{table}")
    page.locator(".question[data-asked]").wait_for()
    for size in ((390, 844), (844, 390), (1440, 900)):
        page.set_viewport_size({"width": size[0], "height": size[1]})

        def usable(found: dict[str, Any], size: tuple[int, int] = size) -> None:
            assert found["wide"] <= 0, f"{size}: the page is wider than the window"
            # On a phone the window grows with a page that is too wide.
            assert page.evaluate("innerWidth") == size[0], f"{size}: the page has widened the window"
            assert not unreachable(page), f"{size}: {unreachable(page)}"
            assert not page.evaluate(OVERLAPPING), f"{size}: {page.evaluate(OVERLAPPING)}"
            assert not page.evaluate(UNMARKED), f"{size}: {page.evaluate(UNMARKED)}"

        settled(page, usable)
    visitor.check()
    context.close()
