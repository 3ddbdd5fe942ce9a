"""A real server and a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    StorageState,
    expect,
    sync_playwright,
)

from browsing import ARGUMENTS, DESKTOP, PHONE, WEBGL, chromium, chromium_without_windows, served
from e2e.driver import IN_TIME

expect.set_options(timeout=IN_TIME)
"""A condition may take its time where two browsers and two servers share two cores."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """`atoll serve`, for all tests of this process; return its address."""
    with served(tmp_path_factory.mktemp("data"), ATOLL_GRACE="0") as address:
        yield address


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    running = playwright.chromium.launch(executable_path=chromium_without_windows(), args=ARGUMENTS)
    yield running
    running.close()


class Visitor:
    """Somebody with a browser: a page whose errors are failures."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.context, self.base = context, base
        context.set_default_timeout(IN_TIME)
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


@pytest.fixture(scope="session")
def webgl_browser(playwright: Playwright) -> Iterator[Browser]:
    running = playwright.chromium.launch(executable_path=chromium_without_windows(), args=WEBGL)
    yield running
    running.close()


@pytest.fixture(scope="session")
def browser_with_windows(playwright: Playwright) -> Iterator[Browser]:
    running = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
    yield running
    running.close()


@pytest.fixture
def visit(browser: Browser, server: str) -> Iterator[object]:
    """Make visitors: ``visit()``, ``visit(phone=True)``, ``visit(lang="de")``."""
    with visitors(browser, server) as visit:
        yield visit


@pytest.fixture
def visit_with_webgl(webgl_browser: Browser, server: str) -> Iterator[object]:
    """Make visitors whose browser draws in three dimensions; ``settings`` are what it remembers."""
    with visitors(webgl_browser, server) as visit:
        yield visit


@pytest.fixture
def visit_with_notifications(browser_with_windows: Browser, server: str) -> Iterator[object]:
    """Make visitors whose browser has the notifications that Chromium's shell for tests has not."""
    with visitors(browser_with_windows, server) as visit:
        yield visit


@contextmanager
def visitors(browser: Browser, server: str) -> Iterator[Callable[..., Visitor]]:
    """Make visitors of a server, and see at the end that nothing has failed in their pages."""
    made: list[Visitor] = []

    def new(
        *,
        phone: bool = False,
        lang: str = "en",
        dark: bool = False,
        worker: bool = False,
        settings: Mapping[str, str] = MappingProxyType({}),
        known: StorageState | None = None,
    ) -> Visitor:
        context = browser.new_context(
            storage_state=known,
            viewport=PHONE if phone else DESKTOP,
            locale={"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}[lang],
            color_scheme="dark" if dark else "light",
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
            # It only costs time where a test is not about it.
            service_workers="allow" if worker else "block",
        )
        # What happened is not waited for, and nobody is asked about a coach, unless a test is about it.
        for name, value in {"speed": "instant", "coach": "off", **settings}.items():
            context.add_init_script(
                f"localStorage.getItem('atoll-{name}') ?? localStorage.setItem('atoll-{name}', '{value}')"
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
