"""The browser: touches on a slow phone, frames of a full island, flat and in three dimensions; memory."""

from __future__ import annotations

import asyncio
import gzip
import json
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.async_api import Browser, Page, Response, async_playwright
from scene import cost, fill_island, memory

from browsing import DESKTOP, PHONE, WEBGL, chromium
from serving import serving

FRAMES = 120
PLAYERS = 5
TABLE = {
    "options": {"doubles": True, "all_tiles": True},
    "auto_confirm": True,
    "pace": 0,
    "seats": [{"kind": "bot", "level": "random"}] * PLAYERS,
}
SLOW_NETWORK = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 750e3 / 8,
}
"""A slow 4G line, as Lighthouse has it."""
SLOW_CPU = 4
"""How many times slower the phone is than this machine."""
TOUCHES = 10

WATCH = """
window.delays = {};
new PerformanceObserver((list) => {
  for (const { interactionId: id, duration } of list.getEntries())
    if (id) window.delays[id] = Math.max(window.delays[id] ?? 0, duration);
}).observe({ type: "event", durationThreshold: 16, buffered: true });
localStorage.setItem("atoll-coach", "off"); // nobody asks the phone whether this is its first game
"""
PAINTED = """() => new Promise((resolve) => {
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === "first-contentful-paint") resolve(startTime);
  }).observe({ type: "paint", buffered: true });
})"""


def figures(units: float) -> dict[str, float]:
    """Return milliseconds."""
    del units
    return asyncio.run(_measure())


async def _measure() -> dict[str, float]:
    with tempfile.TemporaryDirectory() as place:
        async with serving(Path(place)) as server, async_playwright() as driver:
            host = await server.guest("Bench")
            table = await host.make("taluva", PLAYERS, **TABLE)
            assert (await host.do(table, "start", do="start")).status_code == 200
            while (await host.http.get(f"/tables/{table}")).json()["state"]["life"] != "over":
                await asyncio.sleep(0.2)
            browser = await driver.chromium.launch(executable_path=chromium(), args=WEBGL)
            slow = await _slow_phone(browser, server.url)
            page = await browser.new_page(viewport=DESKTOP)
            await page.route_web_socket("**/tables/*/live*", fill_island)
            await page.goto(f"{server.url}/t/{table}")
            await page.click("[data-act=see-board]")
            hexes = await page.locator("svg.board use[href^='#scene-']").count()
            assert hexes >= 100, f"only {hexes} hexes are drawn"
            flat = await _moved(page, "svg.board", _wheel)

            loaded: list[Response] = []

            def keep(response: Response) -> None:
                loaded.append(response)

            page.on("response", keep)
            await page.click("[data-act=dimensions]")
            await page.wait_for_selector(".stage[data-calls]", timeout=60_000)
            scripts = [await each.body() for each in loaded if each.url.endswith((".js", ".css"))]
            size = sum(len(gzip.compress(each)) for each in scripts)
            assert 0 < size <= 320_000, f"three dimensions load {size} bytes"
            solid = await _moved(page, ".stage", _turn)
            calls = int(await page.get_attribute(".stage", "data-calls") or 0)
            assert 10 < calls <= 80, f"{calls} draw calls"
            await page.close()
            kept = await memory(browser, server.url, host)
            await browser.close()
            beside = await cost(driver, server.url, Path(place), table)
    return {
        **slow,
        "web_island_hexes": float(hexes),
        "web_script_ms_per_frame": flat["script"],
        "web_layout_ms_per_frame": flat["layout"],
        "web_scene_script_ms_per_frame": solid["script"],
        "web_scene_layout_ms_per_frame": solid["layout"],
        "web_scene_draw_calls": float(calls),
        "web_scene_kb_gzip": size / 1000,
        **kept,
        **beside,
    }


async def _slow_phone(browser: Browser, url: str) -> dict[str, float]:
    """Visit the home page and a table with a slow phone on a slow line."""
    context = await browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True)
    await context.add_init_script(WATCH)
    page = await context.new_page()
    session = await context.new_cdp_session(page)
    await session.send("Network.enable")
    await session.send("Network.emulateNetworkConditions", SLOW_NETWORK)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_CPU})
    await page.goto(url)
    painted = float(await page.evaluate(PAINTED))
    await page.tap("[data-play=taluva]")
    await page.wait_for_selector(".question[data-asked]", timeout=120_000)
    await page.evaluate("window.delays = {}")
    box = await page.locator("svg.board").bounding_box()
    assert box
    # Touches of the board, each of which holds the tile somewhere else, and of the buttons beside it.
    for touch in range(TOUCHES):
        across = 0.3 + 0.4 * (touch % 5) / 5
        await page.touchscreen.tap(box["x"] + across * box["width"], box["y"] + box["height"] / 2)
        await page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        await page.locator(".board-fit").tap()
        await page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    # What took less than a frame is not reported.
    delays: list[float] = sorted((await page.evaluate("Object.values(window.delays)")) or [16.0])
    await context.close()
    return {
        "web_slow_phone_first_contentful_paint_ms": painted,
        "web_slow_phone_median_interaction_ms": delays[len(delays) // 2],
        "web_slow_phone_worst_interaction_ms": delays[-1],
    }


async def _moved(page: Page, board: str, motion: Callable[[Page, int], Awaitable[None]]) -> dict[str, float]:
    """Move a board for some frames; return the milliseconds of script and of layout per frame."""
    session = await page.context.new_cdp_session(page)
    await session.send("Performance.enable")

    async def metrics() -> dict[str, float]:
        found = (await session.send("Performance.getMetrics"))["metrics"]
        return {each["name"]: each["value"] for each in found}

    box = await page.locator(board).bounding_box()
    assert box
    await page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    await motion(page, 0)
    before = await metrics()
    for frame in range(FRAMES):
        await motion(page, frame)
        await page.evaluate("new Promise(requestAnimationFrame)")
    after = await metrics()
    cost = {name: 1000 * (after[name] - before[name]) / FRAMES for name in after}
    return {"script": cost["ScriptDuration"], "layout": cost["LayoutDuration"] + cost["RecalcStyleDuration"]}


async def _wheel(page: Page, frame: int) -> None:
    await page.mouse.wheel(0, -30 if frame % 40 < 20 else 30)


async def _turn(page: Page, frame: int) -> None:
    """Turn the scene, and with it everything that faces the viewer."""
    if frame == 0:
        await page.mouse.down(button="right")
    await page.mouse.move(500 + 4 * (frame % 60), 400)


if __name__ == "__main__":
    print(json.dumps(figures(0), indent=1))
