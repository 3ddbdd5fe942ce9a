"""The browser with a full island, flat and in three dimensions: the cost of a frame while the board moves."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.async_api import Page, WebSocketRoute, async_playwright

from browsing import DESKTOP, WEBGL, chromium
from serving import serving

FRAMES = 120
PIECES = 120
PLAYERS = 5
TABLE = {
    "options": {"doubles": True, "all_tiles": True},
    "auto_confirm": True,
    "pace": 0,
    "seats": [{"kind": "bot", "level": "random"}] * PLAYERS,
}


def figures(units: float) -> dict[str, float]:
    """Return milliseconds per frame."""
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
            page = await browser.new_page(viewport=DESKTOP)
            await page.route_web_socket("**/live*", _fill_island)
            await page.goto(f"{server.url}/t/{table}")
            await page.click("text=See the board")
            hexes = await page.locator("svg.board use[href^='#scene-']").count()
            assert hexes >= 100, f"only {hexes} hexes are drawn"
            flat = await _moved(page, "svg.board", _wheel)

            await page.click("[data-act=dimensions]")
            await page.wait_for_selector(".stage[data-calls]", timeout=60_000)
            solid = await _moved(page, ".stage", _turn)
            calls = int(await page.get_attribute(".stage", "data-calls") or 0)
            assert 10 < calls <= 80, f"{calls} draw calls"
            await browser.close()
    return {
        "web_island_hexes": float(hexes),
        "web_script_ms_per_frame": flat["script"],
        "web_layout_ms_per_frame": flat["layout"],
        "web_scene_script_ms_per_frame": solid["script"],
        "web_scene_layout_ms_per_frame": solid["layout"],
        "web_scene_draw_calls": float(calls),
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


def _fill_island(socket: WebSocketRoute) -> None:
    """Show the page an island with as many pieces as five players can have."""
    server = socket.connect_to_server()

    def on_message(message: str | bytes) -> None:
        data: dict[str, Any] = json.loads(message)
        if view := (data.get("board") or {}).get("view"):
            built = {tuple(each["hex"]) for each in view["buildings"]}
            free = [e["hex"] for e in view["land"] if e["terrain"] != "V" and tuple(e["hex"]) not in built]
            for number, place in enumerate(free[: max(0, PIECES - len(built))]):
                view["buildings"].append({"hex": place, "seat": number % 5, "kind": "hut", "number": 1})
        socket.send(json.dumps(data))

    server.on_message(on_message)


if __name__ == "__main__":
    print(json.dumps(figures(0), indent=1))
