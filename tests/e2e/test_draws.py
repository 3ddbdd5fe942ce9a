"""Browsers take part in draws by themselves, keep receipts, and verify the draw when the game is over."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from atoll.core import Record
from atoll.table.fair import Receipt, verify
from e2e.conftest import Visitor
from e2e.driver import sit

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]


def resign(page: Page) -> None:
    page.locator("[data-act=more]").click()
    page.locator("[data-act=resign]").click()
    page.locator("[data-act=resign-sure]").click()


def proven(visitor: Visitor) -> dict[str, Any]:
    """Check what the page says, and by Python that it is so; return the record."""
    page = visitor.page
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "proven")
    table = page.url.rpartition("/")[2]
    record = visitor.context.request.get(f"{visitor.base}/api/v1/tables/{table}/record").json()
    receipt = json.loads(page.evaluate("id => localStorage.getItem('atoll-draw-' + id)", table))
    assert verify(Record.from_json(record), Receipt.from_json(receipt)) == "proven"
    return dict(record)


def test_a_game_against_bots_is_verified(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.locator("[data-play=taluva]").click()
    expect(page.locator("main.table")).to_be_visible()
    resign(page)
    record = proven(visitor)
    assert record["fair"]["draw"]["people"][0]["value"] is not None
    page.locator("[data-verdict] summary").click()
    expect(page.locator("[data-verdict]")).to_contain_text("nobody could choose it")


def test_two_people_draw_and_so_does_their_rematch(visit: Visit) -> None:
    ada, bo = visit(), visit()
    page = ada.go("/new/titicaca")
    page.locator(".seat-wishes select").nth(1).select_option("open")
    page.locator("button[type=submit]").click()
    expect(page.locator(".open-table")).to_be_visible()
    other = bo.go(page.url.removeprefix(ada.base))
    sit(other, 1)
    expect(page.locator("[data-taking]")).to_have_attribute("data-taking", "2")
    page.reload()
    expect(page.locator("[data-taking]")).to_have_attribute("data-taking", "2")
    page.locator("[data-act=start]").click()
    for each in (page, other):
        expect(each.locator("main.table")).to_be_visible()
    resign(other)
    record = proven(ada)
    proven(bo)
    assert all(part["value"] for part in record["fair"]["draw"]["people"])
    # One press each: the game begins, and is drawn by both, once both are there.
    page.locator("[data-act=rematch]").click()
    expect(page.locator(".open-table")).to_be_visible()
    other.locator("[data-act=rematch]").click()
    for each in (page, other):
        expect(each.locator("main.table .question")).to_be_visible()
    table = page.url.rpartition("/")[2]
    draw = ada.context.request.get(f"{ada.base}/api/v1/tables/{table}").json()["state"]["draw"]
    assert all(part["value"] for part in draw["people"])
