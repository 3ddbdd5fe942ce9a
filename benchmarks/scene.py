"""What a page with a board in three dimensions holds in memory; part of ``web``."""

from __future__ import annotations

from playwright.async_api import Browser, CDPSession, Page

from atoll.ai import player
from atoll.ai.match import play_game
from atoll.core import Record, game
from browsing import DESKTOP
from serving import Guest

TURNS = 200
COUNTED = """
window.held = 0;
for (const kind of ["Buffer", "Texture", "VertexArray", "Program", "Framebuffer", "Renderbuffer"]) {
  const all = WebGL2RenderingContext.prototype;
  const [create, remove] = [all[`create${kind}`], all[`delete${kind}`]];
  all[`create${kind}`] = function (...rest) { window.held += 1; return create.apply(this, rest); };
  all[`delete${kind}`] = function (one) { if (one) window.held -= 1; return remove.call(this, one); };
}
"""
"""How many things of WebGL the page holds."""


async def memory(browser: Browser, url: str, host: Guest) -> dict[str, float]:
    """Step through a game in three dimensions for 200 turns; return what the page holds more than before."""
    record = _record()
    assert len(record.moves) > TURNS // 2
    answer = await host.http.post(
        "/records", content=record.dumps(), headers={"Content-Type": "application/json"}
    )
    assert answer.status_code in {200, 201}, answer.text
    context = await browser.new_context(viewport=DESKTOP, reduced_motion="reduce", service_workers="block")
    await context.add_init_script(COUNTED)
    await context.add_init_script("localStorage.setItem('atoll-dimensions', '3')")
    page = await context.new_page()
    await page.goto(f"{url}/replay/{answer.json()['id']}")
    await page.wait_for_selector(".stage[data-projection]", timeout=120_000)
    session = await context.new_cdp_session(page)
    await page.keyboard.press("Home")
    await _walk(page, TURNS)  # shapes are made when they are first needed
    heap, held = await _held(page, session)
    await _walk(page, TURNS)
    later, holds = await _held(page, session)
    await context.close()
    assert holds <= held, f"{holds - held} buffers or textures more than 200 turns before"
    return {
        "web_scene_heap_mb": heap / 1e6,
        "web_scene_heap_growth_mb_in_200_turns": (later - heap) / 1e6,
        "web_scene_webgl_objects": float(held),
        "web_scene_webgl_objects_growth_in_200_turns": float(holds - held),
    }


def _record() -> Record:
    start = game("taluva").new(4, seed=4, ships=True, doubles=True, all_tiles=True)
    return play_game(start, [player("greedy", seed=seat) for seat in range(4)])


async def _walk(page: Page, turns: int) -> None:
    """Go some turns back and forth; end where it began."""
    for key in ("ArrowRight", "ArrowLeft"):
        for _ in range(turns // 2):
            await page.keyboard.press(key)
            await page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


async def _held(page: Page, session: CDPSession) -> tuple[float, int]:
    """Return the bytes of the page's heap and how many things of WebGL it holds, without garbage."""
    for _ in range(3):
        await session.send("HeapProfiler.collectGarbage")
    usage = await session.send("Runtime.getHeapUsage")
    return float(usage["usedSize"]), int(await page.evaluate("window.held"))
