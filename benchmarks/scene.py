"""Boards in three dimensions: what a frame costs beside an older client, what a page holds; for ``web``."""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from typing import Any
from unittest import mock

from playwright.async_api import Browser, CDPSession, Page, Playwright, WebSocketRoute

from atoll.ai import player
from atoll.ai.match import play_game
from atoll.core import Record, game
from atoll.server.http import pages
from browsing import DESKTOP, MEDIUM_DETAIL, WEBGL, chromium
from serving import Guest, serving

ROOT = Path(__file__).parents[1]
BEFORE = "17c6fede977cf424760eab9332f558e6024e348e"
"""The last commit whose boards had neither sky nor surf, moments nor Titicaca's relief."""
WARM_UP = 4
DRAWN = 24
"""Frames of each client that are measured, after those that only warm up: twice around the island."""
PATIENCE = 600_000
"""Milliseconds. A frame is drawn by software here, and a busy machine takes long for it."""
PAUSE = 300
"""Milliseconds between frames: closer ones would let the page lower its detail."""
FRAME = """() => new Promise((done) => {
  const stage = document.querySelector(".stage"), gl = stage.querySelector("canvas").getContext("webgl2");
  let begun = 0;
  requestAnimationFrame(() => { begun = performance.now(); });
  stage.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", shiftKey: true, bubbles: true }));
  requestAnimationFrame(() => {
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
    done(performance.now() - begun);
  });
})"""
"""
Turn the island; milliseconds until the frame that shows it is drawn: reading a pixel waits for that.

The page asks for its frame between the two here, so that neither waiting for it nor another one is counted.
"""

PIECES = 120
"""What five players can have on an island."""
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


async def cost(driver: Playwright, url: str, data: Path, table: str) -> dict[str, float]:
    """Turn a full island, in this client and in the one of before; return what a frame costs, and the ratios.

    The two draw the same view by turns, the first of them by turns too, and each pair gives a ratio: a busy
    moment meets both frames of a pair or spoils few pairs, and the median passes over those. The CPU time of
    the page and of the software that draws for it says more than the time on the clock, where other programs
    count too.
    """
    with (
        _client_of(BEFORE) as folder,
        mock.patch.object(pages, "install", partial(pages.install, folder=folder)),
    ):
        async with serving(data) as before:
            was, now = await _Island.open(driver, before.url, table), await _Island.open(driver, url, table)
            for frame in range(WARM_UP + DRAWN):
                for island in (was, now) if frame % 2 == 0 else (now, was):
                    await island.turn()
            ratios = {
                **_ratios("frame_ms", was.times, now.times),
                **_ratios("frame_cpu_ms", was.spent, now.spent),
            }
            old, new = await was.close(), await now.close()
    assert new["draw_calls"] <= 80, f"{new['draw_calls']} draw calls"
    assert ratios["frame_cpu_ms_ratio"] <= 1.5, (
        f"a frame costs {ratios['frame_cpu_ms_ratio']:.2f} times as much"
    )
    return {
        **{f"web_scene_medium_{name}": value for name, value in {**new, **ratios}.items()},
        **{f"web_scene_medium_{name}_before": value for name, value in old.items()},
    }


def _ratios(name: str, before: list[float], after: list[float]) -> dict[str, float]:
    """Return the median of the ratios of all pairs, and its quartiles, which say how calm the machine was."""
    pairs = zip(before[WARM_UP:], after[WARM_UP:], strict=True)
    low, middle, high = quantiles([new / old for old, new in pairs], n=4)
    return {f"{name}_ratio": middle, f"{name}_ratio_low": low, f"{name}_ratio_high": high}


@contextmanager
def _client_of(commit: str) -> Iterator[Path]:
    """Build the web client of a commit with today's tools; return the folder to serve it from."""
    with tempfile.TemporaryDirectory() as place:
        root, out = Path(place) / "tree", Path(place) / "static"
        root.mkdir()
        packed = subprocess.run(
            ["git", "archive", commit, "web", "src/atoll/messages"], cwd=ROOT, check=True, capture_output=True
        ).stdout
        subprocess.run(["tar", "x", "-C", str(root)], input=packed, check=True)
        modules = ROOT / "web" / "node_modules"
        (root / "web" / "node_modules").symlink_to(modules)
        for command in (
            ["openapi-typescript", "src/protocol/openapi.json", "-o", "src/protocol/schema.d.ts"],
            ["vite", "build", "--outDir", str(out), "--logLevel", "error"],
        ):
            program = str(modules / ".bin" / command[0])
            subprocess.run([program, *command[1:]], cwd=root / "web", check=True, capture_output=True)
        yield out


class _Island:
    """A full island at medium detail, in a browser of its own."""

    def __init__(self, browser: Browser, page: Page, session: CDPSession) -> None:
        self._browser, self._page, self._session = browser, page, session
        self.times: list[float] = []
        self.spent: list[float] = []

    @classmethod
    async def open(cls, driver: Playwright, url: str, table: str) -> _Island:
        browser = await driver.chromium.launch(executable_path=chromium(), args=WEBGL)
        context = await browser.new_context(
            viewport=DESKTOP, reduced_motion="reduce", service_workers="block"
        )
        await context.add_init_script(MEDIUM_DETAIL)
        await context.add_init_script("localStorage.setItem('atoll-coach', 'off')")
        page = await context.new_page()
        page.set_default_timeout(PATIENCE)
        await page.route_web_socket("**/tables/*/live*", fill_island)
        await page.goto(f"{url}/t/{table}")
        await page.click("[data-act=see-board]")
        await page.click("[data-act=dimensions]")
        await page.wait_for_selector(".stage[data-calls]")
        return cls(browser, page, await browser.new_browser_cdp_session())

    async def turn(self) -> None:
        """Turn the island a little, and measure the frame that shows it."""
        before = await self._cpu_seconds()
        self.times.append(float(await self._page.evaluate(FRAME)))
        await self._page.wait_for_timeout(PAUSE)
        self.spent.append(1000 * (await self._cpu_seconds() - before))

    async def close(self) -> dict[str, float]:
        """Return the draw calls and what a frame took in the middle."""
        assert await self._page.get_attribute(".stage", "data-detail") == "1", (
            "the detail has not stayed medium"
        )
        calls = float(await self._page.get_attribute(".stage", "data-calls") or 0)
        await self._browser.close()
        times, spent = median(self.times[WARM_UP:]), median(self.spent[WARM_UP:])
        return {"draw_calls": calls, "frame_ms": times, "frame_cpu_ms": spent}

    async def _cpu_seconds(self) -> float:
        found = (await self._session.send("SystemInfo.getProcessInfo"))["processInfo"]
        return float(sum(each["cpuTime"] for each in found if each["type"] in {"GPU", "renderer"}))


def fill_island(socket: WebSocketRoute) -> None:
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
