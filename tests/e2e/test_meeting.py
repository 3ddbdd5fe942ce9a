"""People who meet here: two find each other, and two become friends and challenge each other."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.audit import audit
from e2e.conftest import Visitor
from e2e.tables import be_guest, have_account

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]


def look_for_an_opponent(page: Page, game: str, pace: str) -> None:
    form = page.locator(".find-form")
    form.get_by_label("Game").select_option(game)
    form.get_by_label("Pace").select_option(pace)
    form.get_by_role("button", name="Find an opponent").click()


def test_two_people_find_each_other_and_their_game_starts(visit: Visit) -> None:
    ada, bo = visit(), visit(phone=True)
    be_guest(bo, "Bo")
    first, second = ada.go(), bo.go()
    look_for_an_opponent(first, "talat", "none")
    first.get_by_label("Your name").fill("Ada")  # asked of somebody who has never been here
    first.locator("[data-act=save-name]").click()
    expect(first.get_by_role("status").filter(has_text="Looking for an opponent: Talat")).to_be_visible()
    waiting = second.locator("[data-seek=talat]")
    expect(waiting).to_contain_text("Ada")
    second.get_by_role("link", name="Rules").first.click()  # the search goes with them from page to page
    second.go_back()
    look_for_an_opponent(second, "talat", "none")
    second.locator("[data-act=skip-name]").click()
    for page in (first, second):
        page.wait_for_url("**/t/*")
        expect(page.locator("main.table[data-game=talat]")).to_be_visible()
    assert first.url == second.url
    ada.check()
    bo.check()


def test_two_become_friends_and_one_challenges_the_other(visit: Visit, axe: str) -> None:
    ada, bea = visit(), visit(phone=True)
    names = {ada: "Ada who knows Bea", bea: "Bea who knows Ada"}
    ids = {visitor: have_account(visitor, name) for visitor, name in names.items()}
    first, second = ada.go(f"/people/{ids[bea]}"), bea.go("/friends")
    first.locator("[data-act=befriend]").click()
    asking = second.locator("[data-friend]", has_text=names[ada])
    asking.get_by_role("button", name="Accept").click()
    expect(second.locator("[data-online]", has_text=names[ada])).to_be_visible()
    audit(second, axe)
    first.locator("[data-act=challenge]").click()
    form = first.get_by_role("form")
    form.get_by_label("Pace").select_option("none")
    form.locator("summary").click()
    form.locator("[data-option=doubles]").check()
    audit(first, axe)
    form.locator("[data-act=send-challenge]").click()
    expect(first.get_by_role("status").filter(has_text="Challenge sent")).to_be_visible()
    expect(second.locator(".challenge")).to_contain_text("Double-hex tiles")
    second.locator("[data-act=accept-challenge]").click()
    # The table starts by itself: it says for whom it waits, and nobody is offered to start it.
    bar = second.locator(".lobby-bar")
    expect(bar).to_contain_text(f"Waiting for {names[ada]}")
    expect(bar).to_contain_text("The game starts once everyone is here.")
    expect(second.locator("[data-act=start]")).to_have_count(0)
    audit(second, axe)
    first.get_by_role("link", name="Go to the table").click()
    for page in (first, second):
        expect(page.locator("main.table[data-game=taluva]")).to_be_visible()
    assert first.url == second.url
    ada.check()
    bea.check()
