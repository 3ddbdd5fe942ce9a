"""A real server and a real browser."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """`atoll serve` on a free port, with a data folder of its own; gives its address."""
    from atoll.server.pages import STATIC

    assert (STATIC / "index.html").is_file(), "the web client is not built: make web"
    data = tmp_path_factory.mktemp("data")
    environment = {
        **os.environ,
        "ATOLL_RATE_GUESTS": "1000",
        "ATOLL_RATE_ADDRESS": "1000",
        "ATOLL_BURST": "100",
    }
    process = subprocess.Popen(
        [sys.executable, "-m", "atoll", "serve", "--port", "0", "--data", str(data)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment,
    )
    assert process.stdout is not None
    address = None
    seen = []
    for line in process.stdout:
        seen.append(line)
        if found := re.search(r"http://127\.0\.0\.1:\d+", line):
            address = found[0]
        if "listening" in line:
            break
    assert address, "".join(seen)
    yield address
    process.terminate()
    process.wait(10)
    process.stdout.close()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    assert program, "Chromium is missing: tools/system-packages installs it"
    chromium = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
    yield chromium
    chromium.close()


class Visitor:
    """Somebody with a browser: a page whose errors are failures."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.context, self.base = context, base
        self.page: Page = context.new_page()
        self.problems: list[str] = []
        self.requests: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url))

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.base + path)
        return self.page

    def check(self) -> None:
        """Nothing failed in the page, and nothing was asked of another host."""
        assert not self.problems, self.problems
        assert all(re.match(r"(https?|wss?)://127\.0\.0\.1|blob:|data:", url) for url in self.requests)


@pytest.fixture
def visit(browser: Browser, server: str) -> Iterator[object]:
    """Make visitors: ``visit()``, ``visit(phone=True)``, ``visit(lang="de")``."""
    made: list[Visitor] = []

    def new(*, phone: bool = False, lang: str = "en", dark: bool = False) -> Visitor:
        context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            locale={"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}[lang],
            color_scheme="dark" if dark else "light",
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
        )
        visitor = Visitor(context, server)
        made.append(visitor)
        return visitor

    yield new
    for visitor in made:
        visitor.check()
        visitor.context.close()


@pytest.fixture(scope="session")
def axe() -> str:
    """The accessibility checker's script."""
    path = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    assert path.is_file(), (
        "the client's test tools are missing: python build_backend/atoll_build.py install-dev"
    )
    return path.read_text(encoding="utf-8")
