"""The page without a network, as an app, and before its scripts: what was opened stays readable."""

from __future__ import annotations

import struct
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Visitor
from e2e.driver import wait_until

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]
KEPT = """async () => {
    const found = {};
    for (const name of await caches.keys())
        found[name] = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    return found;
}"""
CONTROLLED = "() => navigator.serviceWorker.controller !== null"


def files(page: Page) -> dict[str, list[str]]:
    """Return what the service worker keeps, by release."""
    kept: dict[str, list[str]] = page.evaluate(KEPT)
    return {name: paths for name, paths in kept.items() if name.startswith("atoll-files")}


def test_what_was_opened_is_read_offline(visit: Visit) -> None:
    visitor = visit(worker=True)
    page = visitor.go()
    page.wait_for_function(CONTROLLED)
    puzzle = visitor.context.request.get(f"{visitor.base}/api/v1/puzzles").json()["puzzles"][0]["id"]
    pages = {
        "/rules/talat": page.locator(".rule-entry").first,
        "/learn/talat": page.locator("svg.board"),
        f"/puzzles/{puzzle}": page.locator("svg.board"),
    }
    for path, sign in pages.items():
        visitor.go(path)
        sign.wait_for()
        expect(page.locator(".offline p")).to_have_count(0)
    visitor.context.set_offline(True)
    for path, sign in pages.items():
        visitor.go(path)
        sign.wait_for()
        expect(page.locator(".offline")).to_contain_text("You’re offline.")
    visitor.go("/rules/taluva")
    expect(page.get_by_role("heading", name="Not available offline")).to_be_visible()
    visitor.context.set_offline(False)
    expect(page.locator(".offline p")).to_have_count(0)


def test_the_worker_keeps_only_the_files_of_its_release(visit: Visit) -> None:
    visitor = visit(worker=True)
    # What an earlier release has left.
    page = visitor.go("/icon.svg")
    page.evaluate(
        """async () => {
            const cache = await caches.open("atoll-files /assets/index-before.js");
            await cache.put("/assets/index-before.js", new Response(""));
        }"""
    )
    visitor.go("/rules/talat")
    page.wait_for_function(CONTROLLED)
    page.locator(".rule-entry").first.wait_for()
    page.reload()
    page.locator(".rule-entry").first.wait_for()

    def kept() -> list[str]:
        return [path for paths in files(page).values() for path in paths]

    # It keeps a file while the page reads it already.
    wait_until(page, lambda: any(path.startswith("/assets/RulesPage") for path in kept()))
    assert len(files(page)) == 1, "one release"
    paths = kept()
    assert "/assets/index-before.js" not in paths
    assert not [path for path in paths if path.startswith("/api/")]


def test_the_page_can_be_installed(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    ask = visitor.context.request
    link = page.locator("link[rel=manifest]").get_attribute("href")
    answer = ask.get(f"{visitor.base}{link}")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert manifest["display"] == "standalone"
    purposes = set()
    for icon in manifest["icons"]:
        picture = ask.get(visitor.base + icon["src"])
        assert picture.headers["content-type"].startswith(icon["type"])
        purposes.add(icon.get("purpose", "any"))
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", picture.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    assert purposes == {"any", "maskable"}


@pytest.mark.parametrize("dark", [False, True])
def test_the_first_paint_is_not_blank(visit: Visit, dark: bool) -> None:
    visitor = visit(dark=dark)
    visitor.page.route("**/assets/*.js", lambda route: route.abort())
    page = visitor.go("/t/somewhere")
    expect(page.locator(".header .brand")).to_have_text("Atoll")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark" if dark else "light")
    sea = "rgb(7, 24, 33)" if dark else "rgb(14, 58, 79)"
    expect(page.locator(".header")).to_have_css("background-color", sea)
