"""Renew docs/pictures/eruption.webp, the looped animation in the README: a turn of Taluva in 3-D.

A volcano erupts over a hut and a tower is raised, while the camera swings a little to one side and back.

The page's own clock is stopped and moved on frame by frame, so that every run gives the same motion, however
slow the machine draws::

    python tools/animation.py

``--moments`` photographs every moment in three dimensions instead, and everything that is raised, in each
look, into build/shots: from early to late in its motion.
"""

from __future__ import annotations

import argparse
import io
import math
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from atoll.core import Record

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from shots import (  # noqa: E402
    DEMO_GAMES,
    EVENTS,
    LOOKS,
    OUT,
    PICTURES,
    TIMEOUT,
    Photographer,
    ShownEvent,
    first_time,
    times,
)

from browsing import MEDIUM_DETAIL, WEBGL, chromium, served  # noqa: E402
from e2e.driver import NEXT_FRAMES  # noqa: E402

_HIGH = next(demo for demo in DEMO_GAMES if demo.name == "taluva-high")
RAISED = (
    ShownEvent("raised-hut", "taluva-hut", _HIGH),
    ShownEvent("raised-temple", "taluva-temple", _HIGH),
    ShownEvent("raised-tower", "taluva-tower", _HIGH),
    ShownEvent("raised-ship", "taluva-ship", _HIGH),
    ShownEvent("raised-village", "titicaca-village", next(e.demo for e in EVENTS if e.name == "bids")),
)
"""What comes up or sails in: no sentence is said about it."""
VIEWPORT = ViewportSize(width=760, height=700)
SHOWN = (52, 58, 688, 482)
"""What the animation shows of the stage, without most of the water: left, top, right and bottom in pixels."""
FRAME = 90
"""Milliseconds between two frames."""
FRAMES = 34
FADE = 3
"""How many frames the end takes to become the beginning."""
LAID, BUILT = FADE + 1, FADE + 16
"""The frames in which the tile is laid, and the tower is raised once the lava has run."""
SWING = 24
"""How far the mouse goes to either side while it turns the camera, in pixels."""
MIDDLE = (300, 400, 500)
"""
Milliseconds from the move to the first picture of its moment, and from each to the next: while the tile
falls, when it has fallen, and when what follows from it is seen.
"""
RISING = (230, 150)
"""The same for what is raised, which is quick."""
LIMIT = 2_000_000
"""Bytes that the file may have."""
QUALITIES = (90, 86, 82, 78, 74, 70)
"""How well the frames are encoded: the first of these that stays below the limit."""
STEPPED = """
let stopped = null, number = 0;
const now = performance.now.bind(performance), later = new Map();
const [set, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
performance.now = () => stopped ?? now();
window.setTimeout = (act, wait = 0, ...rest) => {
  if (stopped === null || wait < 100) return set(act, wait, ...rest);
  later.set(--number, { due: stopped + wait, act: () => act(...rest) });
  return number;
};
window.clearTimeout = (id) => (id < 0 ? later.delete(id) : clear(id));
window.step = (milliseconds) => {
  stopped = performance.now() + milliseconds;
  for (const [id, { due, act }] of later) if (due <= stopped) later.delete(id), act();
};
"""
"""A clock that stands still once it has been stepped, and the waits that go by it."""
BARE = """.stage-buttons, .dimensions, .action-bar, .compass, .stage-overlay, .moment-caption, .stack,
header {
  visibility: hidden;
}"""
"""Nothing but the island."""


def main() -> None:
    """Renew the animation, or photograph the moments."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--moments", action="store_true", help="photograph every moment in each look instead")
    parser.add_argument(
        "--look", choices=list(LOOKS), action="append", help="only in this one; may be repeated"
    )
    names = [event.name for event in EVENTS + RAISED]
    parser.add_argument("--event", choices=names, action="append", help="only this moment; may be repeated")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as address, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=WEBGL)
        if arguments.moments:
            for look in arguments.look or LOOKS:
                moments(browser, address, look, arguments.event or names)
        else:
            animation(browser, address)
        browser.close()


def animation(browser: Browser, address: str) -> None:
    """Show a turn that buries a hut and raises a tower, photograph it frame by frame, write the file."""
    record = _HIGH.record()
    ply, seat = times(record, "taluva-covered")[-1]
    visitor = Photographer(browser, address, "light", "en", {})
    table = visitor.branch_at(record, ply, seat, alone=True)
    # Whatever is said about a move would hold the next one back.
    page = stepped(browser, address, table, {"viewport": VIEWPORT}, detail="auto", speed="instant")
    page.add_style_tag(content=BARE)
    x, y = VIEWPORT["width"] / 2, VIEWPORT["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down(button="right")
    frames = []
    for number in range(FRAMES + FADE):
        if number in (LAID, BUILT):
            visitor.command(table, do="play", seat=seat, move=record.moves[ply + (number == BUILT)])
            page.wait_for_timeout(1500)
        page.mouse.move(x + SWING * math.sin(2 * math.pi * number / FRAMES), y)
        frames.append(photograph(page))
    page.context.close()
    visitor.context.close()
    # The last frames fade into the first ones, seen from where those are seen from: the loop has no seam.
    for number in range(FADE):
        frames[number] = Image.blend(frames[FRAMES + number], frames[number], (number + 1) / (FADE + 1))
    path = PICTURES / "eruption.webp"
    path.write_bytes(encoded(frames[:FRAMES]))
    print(f"{path.name}: {FRAMES} frames, {path.stat().st_size} bytes")


def encoded(frames: list[Image.Image]) -> bytes:
    """Return an animation of these frames, encoded once, as well as its limit allows."""
    for quality in QUALITIES:
        file = io.BytesIO()
        frames[0].save(
            file,
            "webp",
            save_all=True,
            append_images=frames[1:],
            duration=FRAME,
            loop=0,
            quality=quality,
            method=6,
        )
        if file.tell() < LIMIT:
            return file.getvalue()
    raise AssertionError(f"{file.tell()} bytes are too many for a README")


def moments(browser: Browser, address: str, look: str, names: list[str]) -> None:
    """Photograph these moments, from early to late in their motion."""
    folder = OUT / f"en-{look}"
    records: dict[str, Record] = {}
    for event in EVENTS + RAISED:
        if event.name not in names:
            continue
        record = records.setdefault(event.demo.name, event.demo.record())
        page = begun(browser, address, look, event, record)
        for number, milliseconds in enumerate(RISING if event in RAISED else MIDDLE):
            page.evaluate("milliseconds => step(milliseconds)", milliseconds)
            page.evaluate(NEXT_FRAMES)
            page.screenshot(path=folder / f"scene-moment-{event.name}-{number + 1}.png", animations="allow")
        page.context.close()
        print(f"{folder.name}/scene-moment-{event.name}", flush=True)


def begun(browser: Browser, address: str, look: str, event: ShownEvent, record: Record) -> Page:
    """Return a page whose clock stands where the move of an event has just been made, in three dimensions."""
    ply, seat = first_time(record, event.key)
    visitor = Photographer(browser, address, look, "en", {})
    # Alone where only the board tells it: the next move of a bot would be shown instead.
    table = visitor.branch_at(record, ply, seat, alone=event in RAISED and record.game == "taluva")
    looks = {**LOOKS[look], "storage_state": visitor.context.storage_state()}
    page = stepped(browser, address, table, looks, detail="low")
    visitor.command(table, do="play", seat=seat, move=record.moves[ply])
    page.wait_for_timeout(1500)
    visitor.context.close()
    return page


def stepped(
    browser: Browser, address: str, table: str, looks: dict[str, Any], *, detail: str, speed: str = "normal"
) -> Page:
    """Return a page with a table in three dimensions whose clock stands still."""
    context = browser.new_context(locale="en-GB", bypass_csp=True, **looks)
    context.add_init_script(
        f"const settings = {{ dimensions: '3', detail: '{detail}', speed: '{speed}', coach: 'off' }};"
        "for (const name in settings) localStorage.setItem(`atoll-${name}`, settings[name])"
    )
    context.add_init_script(MEDIUM_DETAIL)
    context.add_init_script(STEPPED)
    page = context.new_page()
    page.set_default_timeout(TIMEOUT)
    page.goto(f"{address}/t/{table}")
    page.wait_for_selector(".stage[data-projection]")
    page.wait_for_timeout(1500)
    page.evaluate("step(0)")
    return page


def photograph(page: Page) -> Image.Image:
    """Move the page's clock on by a frame and return what the stage shows."""
    page.evaluate("milliseconds => step(milliseconds)", FRAME)
    page.evaluate(NEXT_FRAMES)
    shown = Image.open(io.BytesIO(page.locator(".stage").screenshot(animations="allow"))).convert("RGB")
    return shown.crop(SHOWN)


if __name__ == "__main__":
    main()
