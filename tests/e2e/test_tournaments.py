"""A tiny tournament in three browsers: opened by a form, joined, played, and watched live."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.audit import audit
from e2e.conftest import Visitor

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]
NUMBERS = itertools.count(1)


def member(visitor: Visitor, name: str) -> str:
    """Make an account without its page, which other tests are about; return its name."""
    name = f"{name} of the club {next(NUMBERS)}"
    body = {"name": name, "password": "seven green lagoons"}
    answer = visitor.context.request.post(f"{visitor.base}/api/v1/account", data=body)
    assert answer.ok, answer.text()
    return name


def own_game(page: Page) -> None:
    page.locator("[data-own-game]").click()
    page.get_by_role("button", name="More").wait_for()


def test_two_play_and_a_guest_watches(visit: Visit, axe: str) -> None:
    ada, bo, watcher = visit(), visit(phone=True, dark=True, lang="de"), visit(lang="fr")
    names = [member(ada, "Ada"), member(bo, "Bo")]
    page = ada.go("/tournaments/new")
    page.get_by_label("Name", exact=True).fill("Thursday")
    page.get_by_label("Game", exact=True).select_option("talat")
    page.get_by_label("Format").select_option("knock-out")
    page.get_by_label("Break between rounds").select_option("0")
    page.locator("[data-clock]").select_option("fast")
    audit(page, axe)
    page.get_by_role("button", name="Create tournament").click()
    page.get_by_role("heading", level=1, name="Thursday").wait_for()
    path = page.url.removeprefix(ada.base)
    watching = watcher.go(path)
    other = bo.go("/tournaments")
    other.locator(f"[href='{path}']").click()
    page.get_by_role("button", name="Join").click()
    other.get_by_role("button", name="Mitspielen").click()
    expect(watching.locator(".tournament-players li")).to_have_count(2)
    expect(watching.locator("main")).to_contain_text("5 min + 5 s")
    audit(other, axe)
    page.get_by_role("button", name="Start", exact=True).click()
    own_game(page)
    expect(watching.locator(".tournament-games a")).to_have_count(1)
    audit(watching, axe)
    page.get_by_role("button", name="More").click()
    page.locator("[data-act=resign]").click()
    page.locator("[data-act=resign-sure]").click()
    expect(other.locator(".tournament-status")).to_contain_text(f"{names[1]} gewinnt")
    expect(watching.locator(".tournament-scroll tbody tr").first).to_contain_text(names[1])
    audit(other, axe)
    page.locator(".over").get_by_role("link", name="Tournament, round 1").click()
    expect(page.locator(".tournament-status")).to_contain_text(f"{names[1]} wins")
