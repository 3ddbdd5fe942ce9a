"""Several people at one table: two browsers, a lost connection, one screen with secrets."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from e2e.conftest import Visitor
from e2e.driver import Player, quick_table

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]


def wait_until(page: Page, holds: Callable[[], bool]) -> None:
    for _ in range(600):
        if holds():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it did not come to that")


def choose_seats(page: Page, *kinds: str) -> None:
    page.wait_for_selector(".seat-wishes select")
    page.get_by_label(str(len(kinds)), exact=True).check(force=True)
    selects = page.locator(".seat-wishes select")
    for seat, kind in enumerate(kinds):
        selects.nth(seat).select_option(kind)


def test_two_browsers_and_a_lost_connection(visit: Visit) -> None:
    ada, bo = visit(), visit()
    sockets: list[WebSocketRoute] = []

    def through(route: WebSocketRoute) -> None:
        route.connect_to_server()
        sockets.append(route)

    bo.page.route_web_socket("**/live*", through)
    page = ada.go("/new/talat")
    choose_seats(page, "me", "open")
    page.get_by_role("button", name="Make the table").click()
    link = page.get_by_label("Link to this table").input_value()
    other = bo.go(link.removeprefix(ada.base))
    other.locator("[data-sit='1']").click()
    page.locator("[data-act=start]:not([disabled])").click()
    players = [Player(page, "mouse", 1), Player(other, "mouse", 2)]
    decisions = 0
    while not players[0].over() and decisions < 400:
        done = [player.try_to_decide() for player in players]
        decisions += sum(done)
        if decisions in (12, 40) and sockets:
            sockets.pop().close(code=1001, reason="lost")
            sockets.clear()
            decisions += 1
        if not any(done):
            page.wait_for_timeout(40)
    assert players[0].over()
    other.wait_for_selector(".over")
    assert page.locator(".history li").count() == other.locator(".history li").count() > 40


def test_one_screen_with_hidden_bids(visit: Visit) -> None:
    page = visit().go("/new/titicaca")
    choose_seats(page, "me", "me")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("[data-act=bid]")
    page.locator("#bid").focus()
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    chosen = page.locator(".bid output").inner_text()
    page.locator("[data-act=bid]").click()
    curtain, table = page.locator(".curtain"), page.locator(".table")
    curtain.wait_for()
    assert curtain.bounding_box() == table.bounding_box(), "seats and history tell what the last one bid"
    assert page.locator("[data-act=bid]").count() == 0
    page.locator("[data-act=curtain]").click()
    page.wait_for_selector("[data-act=bid]")
    assert page.locator(".bid output").inner_text() == "1", "the next player must not find the last one's bid"
    seats = page.locator(".seats li").first.inner_text()
    assert "has decided" in seats
    assert f"bids {chosen}" not in seats
    page.locator("[data-act=bid]").click()
    page.locator(".seats").get_by_text("bids").first.wait_for()


def test_a_refused_wish_is_answered_by_its_rule(visit: Visit) -> None:
    page = visit().go()
    page.click("[data-play=taluva]")
    page.wait_for_selector(".picker")
    page.locator("svg.board").focus()
    # The first tile lies in the middle, nowhere else (T-TURN-3): ask for another place.
    box = page.locator("svg.board").bounding_box()
    assert box
    x, y = box["x"] + 60, box["y"] + box["height"] - 60
    page.mouse.move(x, y)
    page.mouse.click(x, y)
    alert = page.locator(".refusals")
    alert.wait_for()
    rule = alert.locator(".rule-link").first
    assert rule.inner_text().startswith("T-")
    rule.click()
    alert.locator(".rule").wait_for()
    assert page.locator(".question[data-asked]").count() == 1


def test_a_bid_sent_twice_leaves_no_complaint_behind(visit: Visit) -> None:
    visitor = visit(phone=True)
    page = visitor.go()
    page = visitor.go(f"/t/{quick_table(page, 'titicaca', 2)}")
    page.locator("[data-act=bid]").evaluate("button => { button.click(); button.click(); }")
    page.locator(".seats").get_by_text("bids").first.wait_for()
    expect(page.locator(".refusals")).to_have_count(0)


def test_taking_back_within_a_turn(visit: Visit) -> None:
    page = visit().go()
    page.click("[data-play=taluva]")
    player = Player(page, "mouse")
    page.wait_for_selector(".picker")
    while not page.locator("[data-act=undo]").count():
        player.try_to_decide()
    # The tile and perhaps a building, one by one; each step back asks something else.
    question = page.locator(".question")
    while not page.locator(".picker").count():
        asked = question.inner_text()
        page.locator("[data-act=undo]").click()
        expect(question).not_to_have_text(asked)
    expect(page.locator("[data-act=undo]")).to_have_count(0)
    assert page.locator(".history li").count() == 0


def test_going_back_through_the_game(visit: Visit) -> None:
    page = visit().go()
    page.click("[data-play=talat]")
    player = Player(page, "mouse")
    while page.locator(".history li").count() < 6:
        if not player.try_to_decide():
            page.wait_for_timeout(50)
    towers = page.locator("svg.board .tower").count()
    page.get_by_role("button", name="One move back").click()
    page.get_by_text("Looking back").wait_for()
    wait_until(page, lambda: page.locator("svg.board .tower").count() < towers)
    page.get_by_role("button", name="Back to now").click()
    wait_until(page, lambda: page.locator("svg.board .tower").count() >= towers)
