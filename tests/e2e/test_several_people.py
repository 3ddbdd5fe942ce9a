"""Several people at one table: two browsers, a lost connection, one screen with secrets."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from atoll.server.live.hub import Hub
from atoll.table.decisions.absence import ABSENCE_SECONDS, NUDGE_SECONDS
from e2e.conftest import Visitor, visitors
from e2e.driver import (
    Player,
    choose_seats,
    expect_moves,
    moves_made,
    play_together,
    played,
    sit,
    wait_until,
)
from e2e.tables import quick_table
from serving import Shared

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]


class TimeServer:
    """A server whose time can be moved on."""

    def __init__(self, folder: Path) -> None:
        self._skipped = 0.0
        self._shared = Shared(folder, now=lambda: time.time() + self._skipped)
        self.url = self._shared.server.url
        self.hub: Hub = self._shared.server.app.state.hub
        self.close = self._shared.close

    def skip(self, seconds: float) -> None:
        self._skipped += seconds


@pytest.fixture
def time_server(tmp_path: Path) -> Iterator[TimeServer]:
    server = TimeServer(tmp_path)
    yield server
    server.close()


def test_an_adaptive_bot_is_just_a_bot_for_others(visit: Visit) -> None:
    ada, bo = visit(), visit()
    page = ada.go("/new/talat")
    choose_seats(page, "me", "bot:adaptive", "open")
    expect(page.locator(".bot-face[data-face=adaptive]")).to_be_visible()
    page.get_by_role("checkbox", name="Public").check()
    page.get_by_role("button", name="Create table").click()
    page.locator(".lobby-seat").nth(2).wait_for()
    mine = page.locator(".lobby-seat").nth(1)
    expect(mine.locator(".lobby-name")).to_have_text("Geckoadaptive")
    expect(mine.locator(".bot-face[data-face=level-2]")).to_be_visible()
    other = bo.go()
    open_games = other.locator(f"a[href='{page.url.removeprefix(ada.base)}']")
    expect(open_games).to_contain_text("Bot")
    expect(open_games).not_to_contain_text("Gecko")
    open_games.click()
    sit(other, 2, "Bo")
    expect(other.locator(".lobby-seat").nth(1).locator(".lobby-name")).to_have_text("Bot")
    page.locator("[data-act=start]:not([disabled])").click()
    expect(page.locator(".seat[data-seat='1'] .seat-name")).to_contain_text(re.compile("Gecko.*adaptive"))
    seat = other.locator(".seat[data-seat='1'] .seat-name")
    expect(seat).to_contain_text("Bot")
    for private in ("Gecko", "daptive"):
        expect(other.locator("body")).not_to_contain_text(private)


def test_two_browsers_and_a_lost_connection(visit: Visit) -> None:
    ada, bo = visit(), visit()
    sockets: list[WebSocketRoute] = []

    def through(route: WebSocketRoute) -> None:
        route.connect_to_server()
        sockets.append(route)

    bo.page.route_web_socket("**/live*", through)
    page = ada.go("/new/talat")
    choose_seats(page, "me", "open")
    page.get_by_role("button", name="Create table").click()
    link = page.get_by_label("Link to this table").input_value()
    other = bo.go(link.removeprefix(ada.base))
    sit(other, 1, "Bo")
    # The host is asked too; a name that comes later is everybody's at once, and a colour as well.
    page.locator("[data-name-field]").fill("Ada")
    page.locator("[data-act=save-name]").click()
    expect(page.locator("[data-name-field]")).to_have_count(0)
    page.locator("[data-act=style]").click()
    page.locator("[data-choose=colour-3]").click()
    page.keyboard.press("Escape")
    expect(other.locator(".open-seats")).to_contain_text("Ada")
    expect(page.locator(".open-seats")).to_contain_text("Bo")
    page.locator("[data-act=start]:not([disabled])").click()
    for each in (page, other):
        expect(each.locator("html")).to_have_css("--seat-0", re.compile("^#14805c$"))
    players = [Player(page, "mouse", 1), Player(other, "mouse", 2)]
    for lost_after in (2, 5):
        play_together(players, played(page, lost_after))
        wait_until(other, lambda: bool(sockets))  # Bo may not have needed it since it was lost
        sockets.pop().close(code=1001, reason="lost")
    play_together(players, played(page, 8))
    expect_moves(other, moves_made(page))
    assert sockets, "it came back by itself both times"
    other.get_by_role("button", name="More").click()
    other.locator("[data-act=resign]").click()
    other.locator("[data-act=resign-sure]").click()
    for each in (page, other):
        each.wait_for_selector(".over")
    expect_moves(other, moves_made(page))


def test_somebody_leaves_on_their_turn_and_comes_back(browser: Browser, time_server: TimeServer) -> None:
    with visitors(browser, time_server.url) as visit:
        ada, bo = visit(), visit()
        page = ada.go("/new/talat")
        choose_seats(page, "me", "open")
        page.get_by_role("button", name="Create table").click()
        link = page.get_by_label("Link to this table").input_value().removeprefix(ada.base)
        sit(bo.go(link), 1, "Bo")
        page.locator("[data-act=start]:not([disabled])").click()
        wait_until(page, lambda: len(time_server.hub.tables_in_play()) == 1)
        (live,) = time_server.hub.tables_in_play()
        play_together([Player(page, "mouse", 1)], lambda: live.table.active_seats() == {1})
        known = bo.context.storage_state()
        bo.page.close()
        wait_until(page, lambda: live.table.seats[1].who not in live.audience.presence.people())
        expect(page.locator("[data-absence]")).to_have_count(0)
        time_server.skip(ABSENCE_SECONDS + 1)
        page.reload()  # the page learns the time when it is loaded
        page.locator("[data-act=nudge]").click()
        expect(page.locator("[data-absence=nudged]")).to_contain_text("Bo")
        time_server.skip(NUDGE_SECONDS + 1)
        page.reload()
        page.locator("[data-act=carry-on-bot]").click()
        wait_until(page, lambda: live.table.seats[1].stand_in == "away" and live.table.active_seats() == {0})
        visit(known=known).go(link)
        wait_until(page, lambda: live.table.seats[1].stand_in is None)
        expect(page.locator("[data-absence]")).to_have_count(0)


def test_one_screen_with_hidden_bids(visit: Visit) -> None:
    page = visit().go("/new/titicaca")
    choose_seats(page, "me", "me")
    page.locator("[data-device-name='0']").fill("Ada")
    page.locator("[data-device-name='1']").fill("Bo")
    page.get_by_role("button", name="Start game").click()
    # Nobody sees what the first one does before the others look away.
    expect(page.locator(".curtain")).to_contain_text("Ada")
    expect(page.locator("[data-act=bid]")).to_have_count(0)
    page.locator("[data-act=curtain]").click()
    page.wait_for_selector("[data-act=bid]")
    page.locator("#bid").focus()
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".bid output")).to_have_text("7")
    page.locator("[data-act=bid]").click()
    curtain, table = page.locator(".curtain"), page.locator(".table")
    expect(curtain).to_contain_text("Bo")
    # Seats and history tell what the last one bid.
    wait_until(page, lambda: curtain.bounding_box() == table.bounding_box())
    expect(page.locator("[data-act=bid]")).to_have_count(0)
    page.locator("[data-act=curtain]").click()
    page.wait_for_selector("[data-act=bid]")
    # The next player must not find the last one's bid.
    expect(page.locator(".bid output")).to_have_text("1")
    expect(page.locator(".seats li").first).to_contain_text("ready")
    expect(page.locator(".seats li").first).not_to_contain_text("bids 7")
    page.locator("[data-act=bid]").click()
    page.locator(".seats").get_by_text("bids").first.wait_for()


def test_a_refused_wish_is_answered_by_its_rule(visit: Visit) -> None:
    page = visit().go()
    page.click("[data-play=taluva]")
    page.wait_for_selector(".picker")
    # The first tile lies in one way only (T-TURN-3): turn it, and ask why not so.
    page.keyboard.press("r")
    page.get_by_role("button", name="Why not here?").click()
    alert = page.locator(".refusals")
    alert.wait_for()
    rule = alert.locator(".rule-link").first
    assert rule.inner_text() == "Why?"
    assert (rule.get_attribute("data-rule") or "").startswith("T-")
    rule.click()
    alert.locator(".rule").wait_for()
    assert page.locator(".question[data-asked]").count() == 1


def test_a_bid_sent_twice_leaves_no_complaint_behind(visit: Visit) -> None:
    visitor = visit(phone=True)
    page = visitor.go(f"/t/{quick_table(visitor, 'titicaca', 2)}")
    page.locator("[data-act=bid]").evaluate("button => { button.click(); button.click(); }")
    page.locator(".seats").get_by_text("bids").first.wait_for(state="attached")
    expect(page.locator(".refusals")).to_have_count(0)


def test_taking_back_within_a_turn(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go(f"/t/{quick_table(visitor, 'taluva', 2)}")
    picker, builds = page.locator(".picker select"), page.locator(".acts [data-move^=hut]")
    back, confirm = page.locator("[data-act=undo]"), page.locator("[data-act=confirm]")
    picker.select_option(index=1)
    expect(back).to_have_count(0)
    page.locator("[data-act=lay]").click()
    builds.first.click()
    confirm.wait_for()
    # The building, then the tile: each step back asks again what was decided there.
    back.click()
    builds.first.wait_for()
    expect(confirm).to_have_count(0)
    back.click()
    picker.wait_for()
    expect(back).to_have_count(0)
    expect_moves(page, 0)


def test_going_back_through_the_game(visit: Visit) -> None:
    page = visit().go()
    page.click("[data-play=talat]")
    player, enough = Player(page, "mouse"), played(page, 6)
    # The others have played, and nothing happens until one decides. A tower that waits to be confirmed would
    # be on the board, and not among the moves.
    free = page.locator(".table:not(:has([data-act=confirm])) .question[data-asked]")
    player.play_until(lambda: enough() and free.count() > 0)
    # The first step shows the last turn, on the board as it is now; the second the board as it was before it.
    page.locator("[data-act=turn-before]").click()
    page.locator("[data-act=turn-before]").click()
    expect(page.locator(".question")).to_have_text(re.compile(r"^Move \d+ of \d+$"))
    # Every move of the beginning puts a tower.
    shown, made = map(int, re.findall(r"\d+", page.locator(".question").inner_text()))
    assert shown < made
    wait_until(page, lambda: page.locator("svg.board .tower").count() == shown)
    page.get_by_role("button", name="Back to the game").click()
    wait_until(page, lambda: page.locator("svg.board .tower").count() == made)
