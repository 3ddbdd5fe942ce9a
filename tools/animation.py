"""Renew docs/pictures/eruption.webp, the looped animation in the README: an eruption in three dimensions.

The page's own clock is stopped and moved on frame by frame, so that every run gives the same motion, however
slow the machine draws::

    python tools/animation.py
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from shots import EVENTS, PICTURES, TIMEOUT, Photographer, first_time  # noqa: E402

from browsing import WEBGL, chromium, served  # noqa: E402
from e2e.driver import NEXT_FRAMES  # noqa: E402

BURIAL = next(event for event in EVENTS if event.name == "burial")
DEMO = BURIAL.demo
VIEWPORT = ViewportSize(width=1000, height=760)
WIDTH = 720
"""Of the animation, in pixels."""
FRAME = 75
"""Milliseconds between two frames."""
FRAMES = 19
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
    """Play up to an eruption, photograph it frame by frame, write the file."""
    record = DEMO.record()
    ply, seat = first_time(record, BURIAL.key)
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as address, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=WEBGL)
        visitor = Photographer(browser, address, "light", "en", {DEMO.name: record}, readme=False)
        visitor.new_guest()
        table = visitor.branch_at(record, ply, seat)
        context = browser.new_context(
            locale="en-GB",
            viewport=VIEWPORT,
            bypass_csp=True,
            storage_state=visitor.context.storage_state(),
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
        page.add_style_tag(content=BARE)
        page.wait_for_timeout(1500)
        page.evaluate("step(0)")
        visitor.command(table, do="play", seat=seat, move=record.moves[ply])
        page.wait_for_timeout(1500)
        frames = [photograph(page) for _ in range(FRAMES)]
        browser.close()
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


def photograph(page: Page) -> Image.Image:
    """Move the page's clock on by a frame and return what the stage shows."""
    page.evaluate("milliseconds => step(milliseconds)", FRAME)
    page.evaluate(NEXT_FRAMES)
    shown = Image.open(io.BytesIO(page.locator(".stage").screenshot(animations="allow"))).convert("RGB")
    return shown.resize((WIDTH, round(WIDTH * shown.height / shown.width)), Image.Resampling.LANCZOS)


if __name__ == "__main__":
    main()
