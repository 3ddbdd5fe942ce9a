"""The documentation site, read from a folder in a real browser: it asks nobody, and its search works."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from documentation.site import built_site

PAGES = ("index.html", "rules/fr/taluva.html", "reference/core.html", "studies.html")


@pytest.fixture(scope="module")
def site() -> Path:
    return built_site()


def test_it_can_be_read_and_searched_from_a_folder(site: Path, browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    asked: list[str] = []
    problems: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: problems.append(str(error)))
    for name in PAGES:
        page.goto((site / name).as_uri())
        expect(page.locator("h1").first).to_be_visible()
    # Key by key: the search listens to keys, not to a text that appears at once.
    page.get_by_role("textbox", name="Search").press_sequentially("vector environment")
    expect(page.locator(".md-search-result__link").first).to_contain_text("Environments")
    assert asked
    assert not problems
    assert [url for url in asked if not url.startswith(("file:", "data:", "blob:", "about:"))] == []
    context.close()
