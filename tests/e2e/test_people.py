"""The life of an account, rated games, profiles, those one does not want to hear, and what the games tell."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.audit import audit
from e2e.conftest import Visitor
from e2e.driver import Player, choose_seats, play_together, played, wait_until

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]
PASSWORD = "seven green lagoons"
NUMBERS = itertools.count(1)


def register(page: Page, base: str, name: str) -> str:
    """Make an account; return its recovery code."""
    page.goto(base + "/account")
    page.locator("[data-way=new]").click()
    page.locator("input[autocomplete=username]").fill(name)
    page.locator("input[autocomplete=new-password]").fill(PASSWORD)
    page.locator("[data-act=enter]").click()
    code = page.locator(".secret").inner_text()
    page.locator("[data-act=kept]").click()
    page.get_by_role("heading", level=1, name=name).wait_for()
    return code


def log_in(page: Page, base: str, name: str, password: str = PASSWORD) -> None:
    page.goto(base + "/account")
    page.locator("[data-way=login]").click()
    page.locator("input[autocomplete=username]").fill(name)
    page.locator("input[autocomplete=current-password]").fill(password)
    page.locator("[data-act=enter]").click()


@pytest.mark.parametrize(("lang", "dark"), [("en", False), ("fr", True), ("de", False)])
def test_the_account_page_in_each_language(visit: Visit, axe: str, lang: str, dark: bool) -> None:
    visitor = visit(lang=lang, dark=dark, phone=lang == "de")
    page = visitor.go("/account")
    page.locator("[data-way=login]").wait_for()
    audit(page, axe)
    page.locator("[data-way=recover]").click()
    audit(page, axe)
    register(page, visitor.base, f"Ada {next(NUMBERS)}")
    page.get_by_role("heading", level=2).nth(5).wait_for()
    audit(page, axe)


def test_the_life_of_an_account(visit: Visit) -> None:
    ada = visit()
    name = f"Ada {next(NUMBERS)}"
    page = ada.go()
    page.click("[data-play=talat]")  # a guest's game comes along
    page.wait_for_selector(".question[data-asked]")
    code = register(page, ada.base, name)
    page.get_by_role("link", name="My games and results").wait_for()
    page.get_by_role("link", name="Atoll", exact=True).click()
    page.locator(".tables", has_text="My games").locator(".table-row").wait_for()

    other = visit()
    log_in(other.page, other.base, name, "not the password")
    other.page.get_by_role("alert").get_by_text("Wrong name or").wait_for()
    log_in(other.page, other.base, name)
    other.page.get_by_text("You’re logged in on 2 devices.").wait_for()

    # Settings follow: what is chosen here is there on the other device after the next visit.
    page.get_by_role("button", name="Settings").click()
    with page.expect_response(lambda answer: answer.url.endswith("/account/settings") and answer.ok):
        page.get_by_label("Language").select_option("de")
    other.page.reload()
    other.page.get_by_role("heading", name="Geräte").wait_for()
    other.page.get_by_role("button", name="Einstellungen").click()
    with other.page.expect_response(lambda answer: answer.url.endswith("/account/settings") and answer.ok):
        other.page.get_by_label("Sprache").select_option("en")
    other.page.get_by_role("button", name="Close").click()

    # The recovery code sets a new password; the old devices are out.
    third = visit()
    third.go("/account").locator("[data-way=recover]").click()
    third.page.locator("input[autocomplete=username]").fill(name)
    third.page.get_by_label("Recovery code").fill(code.lower().replace("-", " "))
    third.page.locator("input[autocomplete=new-password]").fill(PASSWORD + " more")
    third.page.locator("[data-act=enter]").click()
    assert third.page.locator(".secret").inner_text() != code
    third.page.locator("[data-act=kept]").click()
    other.page.reload()
    other.page.locator("[data-way=login]").wait_for()

    # Deleting asks twice.
    third.page.locator("[data-act=delete]").click()
    sure = third.page.locator("[data-act=delete-sure]")
    assert sure.is_disabled()
    third.page.get_by_label(f"Type your name, {name}, to confirm").fill(name)
    third.page.locator("[data-danger] input[type=password]").fill(PASSWORD + " more")
    sure.click()
    third.page.locator("[data-way=login]").wait_for()
    log_in(third.page, third.base, name, PASSWORD + " more")
    third.page.get_by_role("alert").wait_for()


def test_a_bot_gets_a_token_that_is_shown_once(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    name = f"Ada {next(NUMBERS)}"
    register(page, visitor.base, name)
    page.get_by_label("Bot name").fill(f"{name} bot")
    page.locator("[data-act=new-bot]").click()
    token = page.locator(".secret").inner_text()
    assert len(token) > 20
    page.locator("[data-act=kept]").click()
    page.get_by_role("link", name=f"{name} bot").click()
    page.get_by_text(f"{name}’s bot").wait_for()
    page.go_back()
    page.get_by_role("button", name=f"Delete {name} bot").click()
    wait_until(page, lambda: page.get_by_role("link", name=f"{name} bot").count() == 0)


def test_a_rated_game_and_what_it_leaves(visit: Visit, axe: str) -> None:
    ada, bo = visit(), visit()
    names = [f"Ada {next(NUMBERS)}", f"Bo {next(NUMBERS)}"]
    guest = visit().go("/new/talat")
    assert guest.locator("[data-rated]").is_disabled()
    for visitor, name in zip((ada, bo), names, strict=True):
        register(visitor.page, visitor.base, name)
    page = ada.go("/new/talat")
    page.locator("[data-rated]").check()
    page.get_by_text("Accounts only, one seat each, no bots.").wait_for()
    assert page.locator(".seat-wishes option[value^=bot]").count() == 0
    audit(page, axe)
    page.get_by_role("button", name="Create table").click()
    link = page.get_by_label("Link to this table").input_value()
    guest.goto(link)
    guest.locator("[data-sit='1']").click()
    guest.locator("[data-act=skip-name]").click()
    guest.get_by_text("Rated games need an account.").wait_for()
    other = bo.go(link.removeprefix(ada.base))
    other.locator("[data-sit='1']").click()
    page.locator("[data-act=start]:not([disabled])").click()
    other.wait_for_selector(".question")
    players = [Player(page, "mouse", 1), Player(other, "mouse", 2)]
    play_together(players, played(page, 4))
    assert page.locator("[data-act=hint]").count() == 0
    other.get_by_role("button", name="More").click()
    # Resigning is asked for in the page, and can be thought better of.
    other.locator("[data-act=resign]").click()
    other.locator("[data-act=resign-not]").click()
    expect(other.locator("[data-act=resign-sure]")).to_have_count(0)
    other.locator("[data-act=resign]").click()
    other.locator("[data-act=resign-sure]").click()
    expect(page.locator(".over h2")).to_have_text("You win")
    expect(page.locator(".over")).to_contain_text(f"{names[1]} resigned")
    expect(other.locator(".over h2")).to_have_text(f"{names[0]} wins")
    expect(other.locator(".over")).to_contain_text("You resigned")
    page.get_by_text(re.compile(r"Your rating is now 1\d\d\d \(\+\d+\)")).wait_for()
    # Names at the table lead to profiles, which show the rating, marked as provisional.
    page.get_by_role("button", name="Show board").click()  # the end lies over the seats
    page.locator(".seats [data-person]", has_text=names[1]).click()
    menu = page.locator(".person-menu")
    menu.get_by_role("button", name="Add friend").click()
    expect(menu.get_by_role("status")).to_have_text("Friend request sent")
    page.get_by_role("link", name="Profile").click()
    page.get_by_role("heading", level=1, name=names[1]).wait_for()
    page.get_by_text("provisional, after 1 game").wait_for()
    page.get_by_role("heading", name="Games", exact=True).wait_for()
    audit(page, axe)


def test_who_is_muted_is_not_heard(visit: Visit) -> None:
    ada, bo = visit(), visit()
    page = ada.go("/new/talat")
    choose_seats(page, "me", "open")
    page.get_by_role("button", name="Create table").click()
    link = page.get_by_label("Link to this table").input_value()
    other = bo.go()
    other.get_by_role("button", name="Settings").click()
    other.get_by_label("Your name").fill("Bo the Loud")
    other.get_by_role("button", name="Save").click()
    other.locator("#settings").wait_for(state="detached")
    other.goto(link)
    other.locator("[data-sit='1']").click()
    page.locator("[data-act=start]:not([disabled])").click()
    for each in (page, other):
        each.get_by_role("tab", name="Chat").click()
    other.get_by_label("Message").fill("hello there")
    other.get_by_role("button", name="Send").click()
    page.locator(".chat").get_by_text("hello there").wait_for()
    page.locator(".seats [data-person='Bo the Loud']").click()
    page.get_by_role("button", name="Mute").click()
    wait_until(page, lambda: page.locator(".chat").get_by_text("hello there").count() == 0)
    page.get_by_role("button", name="Report name").click()
    page.get_by_label("What’s wrong with this name?").fill("too loud")
    page.locator(".person-menu").get_by_role("button", name="Send").click()
    page.get_by_text("Thanks.").wait_for()
    page.goto(ada.base + "/account")
    page.get_by_role("button", name="Unblock Bo the Loud").click()
    page.get_by_text("Nobody. To mute").wait_for()


@pytest.mark.parametrize(("lang", "dark"), [("en", False), ("fr", True), ("de", False)])
def test_statistics_of_games_that_were_played(visit: Visit, axe: str, lang: str, dark: bool) -> None:
    visitor = visit(lang=lang, dark=dark, phone=lang == "de")
    page = visitor.go()
    page.click("[data-play=talat]")
    page.wait_for_selector(".question[data-asked]")
    page.locator("[data-act=more]").click()
    page.locator("[data-act=resign]").click()
    page.locator("[data-act=resign-sure]").click()
    page.locator(".over").wait_for()
    page.goto(visitor.base + "/statistics/talat")
    page.locator(".chart svg").nth(2).wait_for()
    audit(page, axe)
    table = page.locator(".chart").last
    table.locator("summary").click()
    assert table.locator("tbody tr").count() >= 2
    page.goto(visitor.base)
    page.locator(".home-links a[href^='/people/']").click()
    page.locator(".chart svg").first.wait_for()
    audit(page, axe)
