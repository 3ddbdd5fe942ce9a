"""Renew docs/pictures/eruption.webp, the looped animation in the README: an eruption in three dimensions.

The page's own clock is stopped and moved on frame by frame, so that every run gives the same motion, however
slow the machine draws::

    python tools/animation.py

``--moments`` photographs the middle of every moment in three dimensions instead, in each look, into
build/shots.
"""

from __future__ import annotations

import argparse
import io
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
    EVENTS,
    LOOKS,
    OUT,
    PICTURES,
    TIMEOUT,
    Photographer,
    ShownEvent,
    first_time,
)

from browsing import WEBGL, chromium, served  # noqa: E402
from e2e.driver import NEXT_FRAMES  # noqa: E402

BURIAL = next(event for event in EVENTS if event.name == "burial")
VIEWPORT = ViewportSize(width=1000, height=760)
WIDTH = 720
"""Of the animation, in pixels."""
FRAME = 75
"""Milliseconds between two frames."""
FRAMES = 19
MIDDLE = (300, 400)
"""Milliseconds from the move to the first picture of its moment, and from there to the second."""
REST = 1400
"""Milliseconds for which the last frame stays."""
LIMIT = 2_000_000
"""Bytes that the file may have."""
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
    names = [event.name for event in EVENTS]
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
    """Play up to an eruption, photograph it frame by frame, write the file."""
    page = begun(browser, address, "light", BURIAL, BURIAL.demo.record(), viewport=VIEWPORT)
    page.add_style_tag(content=BARE)
    frames = [photograph(page) for _ in range(FRAMES)]
    page.context.close()
    path = PICTURES / "eruption.webp"
    frames[0].save(
        path,
        save_all=True,
        append_images=frames[1:],
        duration=[FRAME] * (FRAMES - 1) + [REST],
        loop=0,
        quality=68,
        method=6,
    )
    size = path.stat().st_size
    assert size < LIMIT, f"{size} bytes are too many for a README"
    print(f"{path.name}: {FRAMES} frames, {size} bytes")


def moments(browser: Browser, address: str, look: str, names: list[str]) -> None:
    """Photograph these moments early and late in their motion."""
    folder = OUT / f"en-{look}"
    records: dict[str, Record] = {}
    for event in EVENTS:
        if event.name not in names:
            continue
        record = records.setdefault(event.demo.name, event.demo.record())
        page = begun(browser, address, look, event, record)
        for number, milliseconds in enumerate(MIDDLE):
            page.evaluate("milliseconds => step(milliseconds)", milliseconds)
            page.evaluate(NEXT_FRAMES)
            page.screenshot(path=folder / f"scene-moment-{event.name}-{number + 1}.png", animations="allow")
        page.context.close()
        print(f"{folder.name}/scene-moment-{event.name}", flush=True)


def begun(
    browser: Browser, address: str, look: str, event: ShownEvent, record: Record, **wishes: Any
) -> Page:
    """Return a page whose clock stands where the move of an event has just been made, in three dimensions."""
    ply, seat = first_time(record, event.key)
    visitor = Photographer(browser, address, look, "en", {})
    table = visitor.branch_at(record, ply, seat)
    context = browser.new_context(
        locale="en-GB",
        bypass_csp=True,
        storage_state=visitor.context.storage_state(),
        **{**LOOKS[look], **wishes},
    )
    context.add_init_script(
        "for (const [name, value] of [['dimensions', '3'], ['detail', 'low'], ['coach', 'off']])"
        " localStorage.setItem(`atoll-${name}`, value)"
    )
    context.add_init_script(STEPPED)
    page = context.new_page()
    page.set_default_timeout(TIMEOUT)
    page.goto(f"{address}/t/{table}")
    page.wait_for_selector(".stage[data-projection]")
    page.wait_for_timeout(1500)
    page.evaluate("step(0)")
    visitor.command(table, do="play", seat=seat, move=record.moves[ply])
    page.wait_for_timeout(1500)
    visitor.context.close()
    return page


def photograph(page: Page) -> Image.Image:
    """Move the page's clock on by a frame and return what the stage shows."""
    page.evaluate("milliseconds => step(milliseconds)", FRAME)
    page.evaluate(NEXT_FRAMES)
    shown = Image.open(io.BytesIO(page.locator(".stage").screenshot(animations="allow"))).convert("RGB")
    return shown.resize((WIDTH, round(WIDTH * shown.height / shown.width)), Image.Resampling.LANCZOS)


if __name__ == "__main__":
    main()
