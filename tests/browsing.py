"""A real server in its own process, and a real browser: for the tests, the pictures and the measurements."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import ViewportSize

WITHOUT = [
    # The address bar's list of suggestions is a page of its own in every window, and costs more than ours.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    # What Playwright switches off: only the last list counts.
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "TcpPortRandomizationWin",
    "ThirdPartyStoragePartitioning",
]
"""Features of Chromium that no test needs, and that cost time."""
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--disable-features={','.join(WITHOUT)}",
]
"""For Chromium, as root too and without a word to the world outside."""
WEBGL = [
    *(each for each in ARGUMENTS if each != "--disable-gpu"),
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    # Debian's Chromium lets the graphics card draw all of a page. Here that is software for a card, and slow.
    "--disable-gpu-rasterization",
]
"""For Chromium that draws in three dimensions, by software alone."""
MEDIUM_DETAIL = """
const all = WebGL2RenderingContext.prototype, asked = all.getParameter;
const [RENDERER, UNMASKED_RENDERER] = [0x1f01, 0x9246];
all.getParameter = function (name) {
  return name === RENDERER || name === UNMASKED_RENDERER ? "a graphics card" : asked.call(this, name);
};
const media = window.matchMedia.bind(window);
window.matchMedia = (query) => media(query === "(pointer: coarse)" ? "all" : query);
"""
"""Medium detail is for phones and tablets with a graphics card: the page takes this machine for one."""
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
LIMITS = {
    "ATOLL_RATE_GUESTS": "1000",
    "ATOLL_RATE_ADDRESS": "1000",
    "ATOLL_MAX_TABLES_ADDRESS": "100000",
    "ATOLL_RATE_LOGIN": "1000",
    "ATOLL_BURST": "100",
    "ATOLL_ANALYSIS_SIMULATIONS": "16",
}
"""A whole crowd comes from one address here."""


def chromium() -> str:
    """Find the system's Chromium."""
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    assert program, "Chromium is missing: tools/system-packages installs it"
    return program


def chromium_without_windows() -> str:
    """Find Chromium's shell for tests: it draws no windows, which cost as much as the pages in them."""
    return shutil.which("chromium-headless-shell") or chromium()


@contextmanager
def served(data: Path, **environment: str) -> Iterator[str]:
    """Run ``atoll serve`` on a free port with a data folder of its own; return its address."""
    from atoll.server.http.pages import STATIC

    assert (STATIC / "index.html").is_file(), "the web client is not built: make web"
    process = subprocess.Popen(
        [sys.executable, "-m", "atoll", "serve", "--port", "0", "--data", str(data)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, **LIMITS, **environment},
    )
    assert process.stdout is not None
    address, seen = None, []
    try:
        for line in process.stdout:
            seen.append(line)
            if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                address = found[0]
            if "listening" in line:
                break
        assert address, "".join(seen)
        yield address
    finally:
        process.terminate()
        process.wait(300)
        process.stdout.close()
