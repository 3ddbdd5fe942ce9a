"""The browser on a full island: script and layout time a frame while the board is moved and zoomed."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.async_api import async_playwright

from browsing import ARGUMENTS, DESKTOP, chromium
from serving import serving

FRAMES = 120
WISH = {
    "game": "taluva",
    "players": 5,
    "options": {"doubles": True, "all_tiles": True},
    "auto_confirm": True,
    "pace": 0,
    "seats": [{"kind": "bot", "level": "random"}] * 5,
}


def figures(units: float) -> dict[str, float]:
    """Give milliseconds a frame."""
    del units
    return asyncio.run(_measure())


async def _measure() -> dict[str, float]:
    with tempfile.TemporaryDirectory() as place:
        async with serving(Path(place)) as server, async_playwright() as driver:
            host = await server.guest("Bench")
            table = await host.make(
                WISH["game"],
                WISH["players"],
                **{k: v for k, v in WISH.items() if k not in ("game", "players")},
            )
            assert (await host.do(table, "start", do="start")).status_code == 200
            while (await host.http.get(f"/tables/{table}")).json()["state"]["life"] != "over":
                await asyncio.sleep(0.2)
            browser = await driver.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
            page = await browser.new_page(viewport=DESKTOP)
            await page.goto(f"{server.url}/t/{table}")
            await page.click("text=See the board")
            hexes = await page.locator("svg.board use[href^='#scene-']").count()
            assert hexes >= 100, f"only {hexes} hexes are drawn"
            session = await page.context.new_cdp_session(page)
            await session.send("Performance.enable")

            async def spent() -> dict[str, float]:
                metrics = (await session.send("Performance.getMetrics"))["metrics"]
                return {each["name"]: each["value"] for each in metrics}

            before = await spent()
            box = await page.locator("svg.board").bounding_box()
            assert box
            await page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            for frame in range(FRAMES):
                await page.mouse.wheel(0, -30 if frame % 40 < 20 else 30)
                await page.evaluate("new Promise(requestAnimationFrame)")
            after = await spent()
            await browser.close()
    frame = {
        name: 1000 * (after[name] - before[name]) / FRAMES
        for name in ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
    }
    return {
        "web_island_hexes": float(hexes),
        "web_script_ms_per_frame": frame["ScriptDuration"],
        "web_layout_ms_per_frame": frame["LayoutDuration"] + frame["RecalcStyleDuration"],
    }


if __name__ == "__main__":
    print(json.dumps(figures(0), indent=1))
