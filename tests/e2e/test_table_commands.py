"""What players ask of a table besides moves: take-backs, aborting, a bot that stands in; and the clock."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Visitor
from e2e.driver import Player, expect_moves, moves_made, played, wait_until
from e2e.tables import quick_table, seat_together

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]
HOUR = 3600


def press_more(page: Page, act: str) -> None:
    """Open what else can be done, and press one of it."""
    button = page.locator(f"[data-act={act}]")
    if not button.count():
        page.locator("[data-act=more]").click()
    button.click()


def play_once_each(*pages: Page) -> None:
    """Let everybody make one move, in this order, at a table that asks for no confirmation."""
    before = moves_made(pages[0])
    for number, page in enumerate(pages, 1):
        # Others' moves may still be on their way here; and nobody moves twice before the first is shown.
        wait_until(page, Player(page, "mouse").try_to_decide)
        wait_until(page, played(page, before + number))


@pytest.fixture
def ada_and_bo(visit: Visit) -> tuple[Page, Page]:
    """Two people in two browsers at a table of Talat, after a move of each."""
    ada, bo = visit(), visit()
    table = seat_together(ada, bo, game="talat", auto_confirm=True)
    pages = ada.go(f"/t/{table}"), bo.go(f"/t/{table}")
    play_once_each(*pages)
    return pages


def test_a_turn_is_taken_back_if_the_other_agrees(ada_and_bo: tuple[Page, Page]) -> None:
    ada, bo = ada_and_bo
    for page in ada_and_bo:
        expect_moves(page, 2)
    press_more(ada, "take-back")
    expect(ada.locator(".offer")).to_be_visible()
    expect(ada.locator("[data-act=accept]")).to_have_count(0)
    bo.locator("[data-act=decline]").click()
    for page in ada_and_bo:
        expect(page.locator(".offer")).to_have_count(0)
        expect_moves(page, 2)
    press_more(ada, "take-back")
    bo.locator("[data-act=accept]").click()
    # Both moves are gone from both screens: events only add to a history, so a page asks for it again.
    for page in ada_and_bo:
        expect(page.locator(".offer")).to_have_count(0)
        expect_moves(page, 0)
        expect(page.locator("svg.board .talat-tower")).to_have_count(0)
    expect(ada.locator(".question[data-asked]")).to_be_visible()
    play_once_each(ada, bo)
    for page in ada_and_bo:
        expect_moves(page, 2)
        expect(page.locator("svg.board .talat-tower")).to_have_count(2)


def test_a_game_is_aborted_if_the_other_agrees(ada_and_bo: tuple[Page, Page]) -> None:
    ada, bo = ada_and_bo
    press_more(bo, "abort")
    ada.locator("[data-act=decline]").click()
    for page in ada_and_bo:
        expect(page.locator(".offer")).to_have_count(0)
        expect(page.locator(".over")).to_have_count(0)
    press_more(bo, "abort")
    ada.locator("[data-act=accept]").click()
    for page in ada_and_bo:
        expect(page.locator(".over")).to_be_visible()
        expect(page.locator(".over .places")).to_have_count(0)
        expect(page.locator(".question[data-asked]")).to_have_count(0)
        expect_moves(page, 2)


def test_a_bot_stands_in_until_the_seat_is_taken_back(visit: Visit) -> None:
    """Both seats are played on this screen, so that the game waits whenever the bot has moved."""
    visitor = visit()
    seats = [{"kind": "me", "nonce": "a"}, {"kind": "me", "nonce": "b"}]
    table = quick_table(visitor, "talat", 2, seats=seats, auto_confirm=True)
    page = visitor.go(f"/t/{table}")
    seat, other = page.locator(".seats .seat").nth(0), page.locator(".seats .seat").nth(1)
    expect(seat).to_have_attribute("aria-current", "true")
    press_more(page, "stand-in")
    expect(seat).to_have_attribute("data-stand-in", "wish")
    expect_moves(page, 1)
    expect(other).to_have_attribute("aria-current", "true")
    play_once_each(page)
    # The bot moves again, without being asked.
    expect_moves(page, 3)
    expect(other).to_have_attribute("aria-current", "true")
    seat.locator("[data-act=return]").click()
    expect(seat).not_to_have_attribute("data-stand-in", re.compile(""))
    play_once_each(page)
    expect(seat).to_have_attribute("aria-current", "true")
    expect(page.locator(".question[data-asked]")).to_be_visible()
    expect_moves(page, 4)
    play_once_each(page)
    expect_moves(page, 5)


def test_who_runs_out_of_time_is_replaced_by_a_bot(visit: Visit) -> None:
    visitor = visit()
    clock = {"kind": "bank", "seconds": 1, "increment": 0}
    page = visitor.go(f"/t/{quick_table(visitor, 'talat', 2, clock=clock)}")
    seat = page.locator(".seats .seat").first
    expect(seat.locator(".clock")).to_have_text("0:00")
    expect(seat).to_have_attribute("data-stand-in", "time")
    # Nobody touches the board, and the game goes on to its end.
    expect(page.locator(".over .places li")).to_have_count(2)
    expect(seat.locator(".clock")).to_have_text("0:00")


def seconds_left(page: Page) -> int:
    """Read the first seat's clock."""
    minutes, seconds = page.locator(".seats .seat .clock").first.inner_text().split(":")
    return 60 * int(minutes) + int(seconds)


@pytest.mark.parametrize("ahead", [HOUR, -HOUR], ids=["ahead", "behind"])
def test_a_clock_shows_the_servers_time_on_a_machine_that_is_wrong(visit: Visit, ahead: int) -> None:
    visitor = visit()
    clock = {"kind": "bank", "seconds": 1200, "increment": 0}
    table = quick_table(visitor, "talat", 2, clock=clock)
    visitor.page.clock.install(time=time.time() + ahead)
    page = visitor.go(f"/t/{table}")
    expect(page.locator(".question[data-asked]")).to_be_visible()
    before = seconds_left(page)
    assert 0 < before <= 1200
    # It runs on between messages, too.
    expect(page.locator(".seats .seat .clock").first).not_to_have_text(f"{before // 60}:{before % 60:02}")
    assert 0 < seconds_left(page) < before
