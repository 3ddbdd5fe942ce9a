"""Seats, consent, clocks, bots in a person's stead, chat: everything at a table but the moves."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from atoll.core import SPECTATOR, Record, RecordError
from atoll.table import ClockSettings, Person, TableSeat, TableSettings, decisions, projection, rematch_seats
from atoll.table.commands import (
    AddBot,
    Answer,
    Arrange,
    BotPlays,
    CarryOn,
    Chat,
    ComeBack,
    Command,
    Leave,
    LinkRematch,
    Mute,
    Nudge,
    Offer,
    Play,
    Rematch,
    Remove,
    Rename,
    Resign,
    Resume,
    Return,
    Sit,
    StandIn,
    Start,
    StartTogether,
    Style,
    Tick,
    Undo,
)
from atoll.table.fair import Draws, commitment, deal, seed, verify
from atoll.table.people import looks
from atoll.table.session import next_session
from contract.pearls import PEARLS
from table_driver import HOST, PEOPLE, SECRET, Driver

ANNA, BEN, CLEO = PEOPLE
OPEN = [TableSeat(), TableSeat()]
BANK = ClockSettings("bank", 60, 5)


# --- before the game -----------------------------------------------------------------------------------


def test_people_sit_down_and_the_host_begins() -> None:
    driver = Driver(seats=OPEN, start=False)
    driver.do(Sit(1, "abc"), BEN)
    assert driver.refused(Start()) == ["table-seats-open"]
    assert driver.refused(Sit(1), ANNA) == ["table-seat-taken"]
    assert driver.refused(Sit(5), ANNA) == ["table-no-seat"]
    assert driver.refused(Sit(0, "x" * 65), ANNA) == ["table-nonce"]
    driver.do(Sit(0), ANNA)
    assert driver.refused(Start(), BEN) == ["table-host-only"]
    driver.do(Start())
    assert driver.table.life == "playing"
    assert driver.refused(Sit(0), CLEO) == ["table-not-open"]


def test_a_table_starts_by_itself_only_if_that_was_agreed_and_nobody_is_missing() -> None:
    driver = Driver(start=False)
    assert driver.own(StartTogether()) == []
    driver.open(TableSettings("pearls", 2, auto_start=True), HOST, [TableSeat.for_person(ANNA), TableSeat()])
    assert driver.own(StartTogether()) == []
    driver.do(Sit(1), BEN)
    assert [event.kind for event in driver.own(StartTogether())] == ["started"]
    assert driver.own(StartTogether()) == []


def test_one_device_can_hold_several_seats() -> None:
    driver = Driver(seats=OPEN, start=False)
    driver.do(Sit(0), ANNA)
    driver.do(Sit(1), ANNA)
    assert driver.table.seats_of(ANNA.id) == [0, 1]


def test_sitting_down_again_changes_the_nonce() -> None:
    driver = Driver(seats=OPEN, start=False)
    driver.do(Sit(0, "one"), ANNA)
    driver.do(Sit(0, "two"), ANNA)
    assert driver.table.seats[0].nonce == "two"


def test_the_host_fills_with_bots_removes_and_arranges() -> None:
    driver = Driver(seats=OPEN, start=False)
    driver.do(Sit(1), BEN)
    driver.do(AddBot(0, "greedy"))
    assert driver.refused(AddBot(0, "greedy"), BEN) == ["table-host-only"]
    assert driver.refused(AddBot(1, "greedy")) == ["table-seat-taken"]
    driver.do(Arrange([1, 0]))
    assert [seat.kind for seat in driver.table.seats] == ["person", "bot"]
    assert driver.refused(Arrange([0, 0])) == ["table-order"]
    driver.do(Remove(0))
    assert driver.table.seats[0].kind == "open"
    assert driver.do(Remove(0)) == []


def test_the_table_passes_on_when_its_host_leaves() -> None:
    driver = Driver(start=False)
    driver.do(Leave(0), ANNA)
    assert driver.table.host == BEN.id
    assert driver.refused(Leave(0), BEN) == ["table-not-your-seat"]


# --- nobody acts for another -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "command",
    [
        Play(0, "bid 1"),
        Undo(0),
        Offer(0, "abort"),
        Answer(0, yes=True),
        Resign(0),
        StandIn(0, "greedy"),
        Return(0),
    ],
)
def test_nobody_acts_for_another_seat(command: Command) -> None:
    driver = Driver()
    assert driver.refused(command, BEN) == ["table-not-your-seat"]
    assert driver.refused(command, CLEO) == ["table-not-your-seat"]


@pytest.mark.parametrize("command", [Play(0, "bid 1"), Resign(0), Offer(0, "abort")])
def test_nothing_is_played_before_the_start_or_after_the_end(command: Command) -> None:
    driver = Driver(start=False)
    assert driver.refused(command) == ["table-not-playing"]
    driver.do(Start())
    driver.do(Resign(1), BEN)
    assert driver.refused(command) == ["table-not-playing"]


# --- giving up -------------------------------------------------------------------------------------------


def test_resigning_with_two_ends_the_game() -> None:
    driver = Driver()
    driver.do(Resign(1), BEN)
    assert driver.table.ending == {"how": "resigned", "places": [1, 2]}
    assert driver.state()["secret"] == SECRET


def test_resigning_with_three_leaves_the_seat_to_a_bot_for_good() -> None:
    driver = Driver(players=3)
    driver.do(Resign(1), BEN)
    assert driver.table.life == "playing"
    assert driver.table.bots_to_move() == [(1, "greedy")]
    assert driver.refused(Return(1), BEN) == ["table-resigned"]
    driver.do(Resign(0), ANNA)
    assert driver.table.ending == {"how": "resigned", "places": [2, 2, 1]}


def test_a_game_of_bots_alone_does_not_go_on() -> None:
    bot = TableSeat("bot", None, "greedy", "greedy")
    driver = Driver(players=3, seats=[TableSeat("person", ANNA.id, "Anna"), bot, bot])
    driver.do(Resign(0))
    assert driver.table.ending == {"how": "resigned", "places": [3, 1, 1]}


def test_all_agree_to_abort() -> None:
    driver = Driver()
    driver.do(Offer(0, "abort"))
    driver.do(Answer(1, yes=True), BEN)
    assert driver.table.ending == {"how": "aborted", "places": None}


def test_one_person_alone_agrees_at_once() -> None:
    driver = Driver(seats=[TableSeat("person", ANNA.id, "Anna"), TableSeat("bot", None, "greedy", "greedy")])
    driver.do(Offer(0, "abort"))
    assert driver.table.life == "over"


# --- bots ------------------------------------------------------------------------------------------------


def test_a_bot_plays_on_wish_and_gives_the_seat_back() -> None:
    driver = Driver()
    driver.do(StandIn(0, "greedy"))
    assert driver.refused(Play(0, "bid 1")) == ["table-stood-in"]
    assert driver.table.bots_to_move() == [(0, "greedy")]
    driver.own(BotPlays(0, "bid 1", ply=0, round=0))
    assert driver.table.bots_to_move() == []
    driver.do(Return(0))
    driver.do(Play(0, "bid 2"))


def test_a_bot_that_comes_too_late_does_nothing() -> None:
    driver = Driver()
    driver.do(StandIn(0, "greedy"))
    driver.do(Return(0))
    assert driver.own(BotPlays(0, "bid 1", ply=0, round=0)) == []
    driver.do(StandIn(0, "greedy"))
    assert driver.own(BotPlays(0, "bid 1", ply=1, round=0)) == []
    assert driver.own(BotPlays(0, "bid 1", ply=0, round=1)) == []


def test_the_draft_goes_when_a_bot_takes_over() -> None:
    driver = Driver()
    driver.play(0, "bid 1")
    driver.play(1, "bid 0")
    driver.play(0, "pocket L", confirm=False)
    driver.do(StandIn(0, "greedy"))
    assert driver.state()["draft"] is None
    assert driver.table.bots_to_move() == [(0, "greedy")]


# --- clocks ----------------------------------------------------------------------------------------------


def test_a_bank_loses_what_was_thought_and_gains_its_increment() -> None:
    driver = Driver(clock=BANK)
    driver.now += 10
    driver.play(0, "bid 2")
    assert driver.state()["clock"]["left"] == [55, 60]
    assert driver.state()["clock"]["since"] == {"1": 1000.0}
    driver.now += 10
    driver.play(1, "bid 1")
    assert driver.state()["clock"]["left"] == [55, 45]
    assert driver.state()["clock"]["since"] == {"0": 1020.0}


def test_an_overrun_costs_what_was_left_and_the_increment_is_whole() -> None:
    """A move may arrive after its time, before the table has noticed: nobody goes into debt by it."""
    driver = Driver(clock=BANK)
    driver.now += 61
    driver.play(0, "bid 2")
    assert driver.state()["clock"]["left"] == [5, 60]
    driver.now += 58
    driver.play(1, "bid 1")
    assert driver.state()["clock"]["left"] == [5, 5], "119 seconds of 60 count as 60"
    assert driver.table.next_deadline() == driver.now + 5


def test_a_seat_that_a_bot_took_over_has_its_increment_when_its_owner_returns() -> None:
    driver = Driver(clock=ClockSettings("bank", 60, 40))
    driver.play(1, "bid 1")
    driver.now += 500
    assert [event.kind for event in driver.own(Tick())] == ["stood-in"]
    assert driver.state()["clock"]["left"] == [40, 100]
    driver.do(Return(0))
    assert driver.table.next_deadline() == driver.now + 40, "more than the least that everybody gets"


def test_time_for_a_move_begins_anew_with_each() -> None:
    driver = Driver(clock=ClockSettings("move", 30))
    driver.now += 29
    driver.play(0, "bid 2")
    driver.play(1, "bid 1")
    assert driver.table.next_deadline() == driver.now + 30


def test_a_bot_takes_over_when_time_is_out_and_the_owner_comes_back() -> None:
    driver = Driver(clock=BANK)
    driver.play(1, "bid 1")
    driver.now += 61
    assert driver.own(Tick(frozenset({0}))) == [], "a lost connection has its grace"
    assert [event.kind for event in driver.own(Tick())] == ["stood-in"]
    assert driver.table.seats[0].stand_in == "time"
    assert driver.table.next_deadline() is None, "bots have no clock"
    driver.do(Return(0))
    assert driver.table.next_deadline() == driver.now + 15


def test_nobody_is_out_of_time_too_early() -> None:
    driver = Driver(clock=BANK)
    driver.now += 59
    assert driver.own(Tick()) == []


def test_a_complete_draft_is_confirmed_when_time_is_out() -> None:
    driver = Driver(clock=BANK)
    driver.play(0, "bid 2")
    driver.play(1, "bid 1")
    driver.play(0, "pocket L", confirm=False)
    driver.now += 100
    assert [event.kind for event in driver.own(Tick())] == ["moved"]
    assert driver.table.seats[0].stand_in is None


def test_time_without_a_server_counts_for_nobody() -> None:
    driver = Driver(clock=BANK)
    driver.now += 500
    driver.own(Resume(490))
    assert driver.table.next_deadline() == driver.now + 50
    assert driver.own(Tick()) == []


def test_the_clock_is_the_same_after_a_restart() -> None:
    driver = Driver(clock=BANK)
    driver.now += 7
    driver.play(0, "bid 2")
    driver.now += 7
    assert driver.refolded().next_deadline() == driver.table.next_deadline()


# --- chat ------------------------------------------------------------------------------------------------


def test_what_is_said_is_plain_and_short() -> None:
    driver = Driver()
    driver.do(Chat("  hello\n\x1b[31m\u202eworld \u0000"), BEN)
    assert driver.table.chat[-1]["text"] == "hello [31mworld"
    assert driver.refused(Chat("\u200b\n")) == ["table-chat-empty"]
    assert driver.refused(Chat("x" * 301)) == ["table-chat-long"]


def test_the_host_can_mute() -> None:
    driver = Driver()
    assert driver.refused(Mute(ANNA.id), BEN) == ["table-host-only"]
    assert driver.refused(Mute("nobody")) == ["table-nobody"]
    driver.do(Mute(BEN.id))
    assert driver.refused(Chat("hello"), BEN) == ["table-muted"]
    driver.do(Mute(BEN.id, on=False))
    driver.do(Chat("hello"), BEN)


def test_a_closed_table_is_closed_to_others() -> None:
    driver = Driver(spectators=False)
    assert driver.refused(Chat("hello"), CLEO) == ["table-closed"]
    assert not driver.table.may_watch(CLEO.id)
    assert driver.table.may_watch(BEN.id)


# --- afterwards ------------------------------------------------------------------------------------------


def test_the_winner_begins_the_rematch_of_talat() -> None:
    driver = Driver(game="talat", players=3)
    assert driver.refused(Rematch()) == ["table-not-over"]
    driver.do(Resign(0), ANNA)
    driver.do(Resign(1), BEN)
    assert driver.table.ending == {"how": "resigned", "places": [2, 2, 1]}
    assert [seat.name for seat in rematch_seats(driver.table, ANNA.id)] == ["Cleo", "Anna", "Ben"]
    assert all(seat.stand_in is None and seat.nonce == "" for seat in rematch_seats(driver.table, ANNA.id))
    assert driver.do(Rematch(), BEN) == []
    driver.own(LinkRematch("next"))
    assert driver.own(LinkRematch("other")) == []
    assert driver.state()["rematch"] == "next"


@pytest.mark.parametrize("name", ["taluva", "titicaca"])
def test_the_next_player_begins_the_rematch_of_other_games(name: str) -> None:
    driver = Driver(game=name, players=3)
    driver.do(Resign(0), ANNA)
    driver.do(Resign(1), BEN)
    assert driver.table.ending == {"how": "resigned", "places": [2, 2, 1]}
    assert [seat.name for seat in rematch_seats(driver.table, ANNA.id)] == ["Ben", "Cleo", "Anna"]


def test_the_next_player_begins_a_rematch_if_nobody_won() -> None:
    driver = Driver(game="talat", players=3)
    driver.do(Offer(0, "abort"), ANNA)
    driver.do(Answer(1, yes=True), BEN)
    driver.do(Answer(2, yes=True), CLEO)
    assert driver.table.life == "over"
    assert [seat.name for seat in rematch_seats(driver.table, ANNA.id)] == ["Ben", "Cleo", "Anna"]


def test_partners_stay_partners_in_a_rematch() -> None:
    bots = [TableSeat("bot", None, name, "random") for name in ("Ben", "Cleo", "Dora")]
    seats = [TableSeat("person", ANNA.id, "Anna"), *bots]
    driver = Driver(game="taluva", players=4, options={"teams": True}, seats=seats)
    driver.do(Resign(0), ANNA)
    assert [seat.name for seat in rematch_seats(driver.table, ANNA.id)] == ["Ben", "Cleo", "Dora", "Anna"]


def test_a_record_proves_its_draw() -> None:
    driver = Driver()
    while driver.table.life == "playing":
        for seat in sorted(driver.table.active_seats()):
            assert driver.table.live_game is not None
            driver.play(seat, driver.table.live_game.legal_moves(seat)[0])
    document = projection.record(driver.table, SPECTATOR)
    record = Record.from_json(document)
    assert record.position().result.over
    verify(record)
    assert record.fair is not None
    for part, wrong in (("secret", "00" * 32), ("nonces", ["Anna", "Cleo"]), ("commitment", "00" * 32)):
        with pytest.raises(RecordError):
            verify(Record.from_json({**document, "fair": {**record.fair, part: wrong}}))
    with pytest.raises(RecordError):
        verify(Record.from_json({**document, "setup": {"row": [1, 1, 2, 2]}}))


def test_every_part_of_the_draw_counts() -> None:
    options = PEARLS.options({}, 2)
    draws = {
        str(deal(PEARLS, 2, options, secret, [one, two]))
        for secret in (SECRET, "aa" * 32)
        for one in ("", "a", "b", "c")
        for two in ("", "a", "ab")
    }
    assert len(draws) > 12
    assert seed(SECRET, ["ab", "c"]) != seed(SECRET, ["a", "bc"])
    assert commitment(SECRET) != commitment("aa" * 32)


def test_the_documented_draws_stay_what_they_are() -> None:
    """Pinned: records of years ago must verify for ever."""
    draws = Draws(bytes(32))
    items = list(range(10))
    draws.shuffle(items)
    assert items == PINNED_ORDER
    assert [draws.below(6) for _ in range(8)] == PINNED_DICE
    assert sorted(Draws(b"x").sample(range(20), 5)) == PINNED_SAMPLE


PINNED_ORDER = [3, 8, 9, 2, 6, 4, 5, 0, 1, 7]
PINNED_DICE = [4, 4, 5, 3, 2, 3, 3, 1]
PINNED_SAMPLE = [2, 6, 11, 15, 18]


def test_draws_are_even() -> None:
    draws = Draws(b"seed")
    counts = [0] * 6
    for _ in range(6000):
        counts[draws.randrange(6)] += 1
    assert min(counts) > 850
    assert 0 <= draws.random() < 1
    assert {draws.randint(1, 2) for _ in range(50)} == {1, 2}


def test_the_secret_is_in_no_form_before_the_end() -> None:
    driver = Driver()
    driver.play(0, "bid 2")
    for viewer in (SPECTATOR, 0, 1):
        assert SECRET not in str([driver.forms(viewer), driver.state(viewer), driver.view(viewer)])
    driver.do(Resign(0), HOST)
    assert SECRET in str(driver.forms(SPECTATOR))


def test_with_days_for_a_move_only_a_long_absence_is_made_up_for() -> None:
    driver = Driver(clock=ClockSettings("days", 2 * 86400))
    ends = driver.table.next_deadline()
    assert ends is not None
    assert driver.own(Resume(600)) == []
    driver.own(Resume(7200))
    assert driver.table.next_deadline() == ends + 7200
    seat = min(driver.table.active_seats())
    driver.now += 86400
    assert driver.table.live_game is not None
    driver.play(seat, driver.table.live_game.legal_moves(seat)[0])
    driver.now += 86400
    assert driver.own(Tick()) == []
    driver.now += 2 * 86400
    assert [event.kind for event in driver.own(Tick())] == ["stood-in"]
    assert driver.refolded().next_deadline() == driver.table.next_deadline()


def test_a_log_cannot_grow_forever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Drafting and undoing end at some time; what brings the game to its end is always possible."""
    monkeypatch.setattr(decisions, "MAX_LOG", 20)
    driver = Driver("talat")
    assert driver.table.live_game is not None
    move = driver.table.live_game.legal_moves(0)[0]
    while driver.table.seq < 20:
        driver.play(0, move, confirm=False)
        driver.do(Undo(0), HOST)
    assert driver.refused(Play(0, move)) == ["table-log-full"]
    assert driver.refused(Chat("hello")) == ["table-log-full"]
    driver.play(0, move)
    driver.do(Resign(0))


# --- sessions -------------------------------------------------------------------------------------------


def test_rematches_keep_the_running_score() -> None:
    driver = Driver(players=3)
    assert driver.state()["session"] is None
    driver.do(Resign(1), BEN)
    driver.do(Resign(0), ANNA)
    assert driver.state()["session"] == {"games": 1, "points": [0, 0, 1]}
    settings = replace(driver.table.settings, session=next_session(driver.table))
    again = Driver(players=3)
    again.open(settings, ANNA, rematch_seats(driver.table, ANNA.id))
    assert again.table.names() == ["Ben", "Cleo", "Anna"]
    assert again.state()["session"] == {"games": 1, "points": [0, 1, 0]}, "points go with their people"
    again.do(Start())
    again.do(Resign(1), CLEO)
    again.do(Offer(0, "abort"), BEN)
    again.do(Answer(2, yes=True), ANNA)
    assert again.state()["session"] == {"games": 1, "points": [0, 1, 0]}, "nobody won"


def test_bots_and_people_on_one_device_have_points_of_their_own() -> None:
    seats = [
        TableSeat.for_person(ANNA),
        TableSeat.for_person(ANNA, alias="Bo"),
        TableSeat.for_bot("adaptive-3", ANNA.id),
    ]
    score = [
        {"who": ANNA.id, "name": "Bo", "points": 2},
        {"who": None, "name": "bot", "points": 1.5},
        {"who": ANNA.id, "name": "", "points": 0.5},
    ]
    driver = Driver(players=3, start=False)
    driver.open(replace(driver.table.settings, session={"games": 4, "score": score}), ANNA, seats)
    assert driver.state()["session"] == {"games": 4, "points": [0.5, 2, 1.5]}


def test_an_adaptive_bot_suits_one_person_and_keeps_it_to_them() -> None:
    driver = Driver(players=3, start=False)
    seats = [TableSeat.for_person(ANNA), TableSeat.for_bot("adaptive-3", ANNA.id), TableSeat()]
    driver.open(driver.table.settings, ANNA, seats)
    driver.do(Sit(2), BEN)
    assert driver.state(0)["matched_bots"] == {"1": "level-3"}
    assert driver.state(2)["matched_bots"] == driver.state(SPECTATOR)["matched_bots"] == {}
    driver.do(Arrange([1, 0, 2]), ANNA)
    assert driver.state(1)["matched_bots"] == {"0": "level-3"}
    driver.do(Remove(0), ANNA)
    assert driver.state(1)["matched_bots"] == {}
    driver.do(AddBot(0, "adaptive-5"), ANNA)
    anna = Person("id-account", "Anna", "account")
    driver.own(Rename(ANNA.id, anna))
    assert driver.state(1)["matched_bots"] == {"0": "level-5"}, "it goes along to her account"
    driver.do(Start(), anna)
    assert driver.table.seats[0].bot_level == "adaptive-5", "that is how it plays"
    known = [
        projection.event_for_viewer(entry, seat) for entry in driver.log for seat in (0, 1, 2, SPECTATOR)
    ]
    public = json.dumps([known, driver.table.header.summary(), driver.state(2), driver.state(SPECTATOR)])
    assert "adaptive" not in public
    assert "level-" not in public
    assert driver.refolded().header == driver.table.header


# --- somebody is away ------------------------------------------------------------------------------------


def three_with_ben_away() -> Driver:
    """Anna, Ben and Cleo; the table waits only for Ben, who left as the game began."""
    driver = Driver(players=3)
    driver.do(Play(0, "bid 1"), ANNA)
    driver.do(Play(2, "bid 0"), CLEO)
    assert driver.table.active_seats() == {1}
    driver.left[BEN.id] = driver.now
    return driver


def test_who_is_away_on_their_turn_is_nudged_and_then_replaced_by_a_bot() -> None:
    driver = three_with_ben_away()
    driver.now += 299
    assert driver.refused(Nudge(0, 1)) == ["absence-not-yet"]
    driver.now += 1
    assert driver.refused(CarryOn(0, 1, "bot")) == ["absence-nudge-first"]
    driver.do(Nudge(0, 1))
    assert driver.do(Nudge(2, 1), CLEO) == [], "once is enough"
    assert driver.refused(CarryOn(0, 1, "bot")) == ["absence-nudged"]
    driver.now += 60
    driver.do(CarryOn(0, 1, "bot"))
    driver.do(CarryOn(2, 1, "end"), CLEO)
    assert driver.table.life == "playing", "they do not agree"
    assert driver.table.seats[1].stand_in is None
    driver.do(CarryOn(2, 1, "bot"), CLEO)
    assert driver.table.seats[1].stand_in == "away"
    assert driver.table.absence is None
    del driver.left[BEN.id]
    driver.own(ComeBack(BEN.id))
    assert driver.table.seats[1].played_by_person
    assert driver.own(ComeBack(BEN.id)) == []


def test_those_who_are_there_may_end_the_game() -> None:
    driver = three_with_ben_away()
    driver.now += 300
    driver.do(Nudge(0, 1))
    driver.now += 60
    driver.left[CLEO.id] = driver.now
    driver.do(CarryOn(0, 1, "end"))
    assert driver.table.life == "over", "Cleo is not there either"
    assert driver.table.ending == {"how": "aborted", "places": None}


def test_who_comes_back_when_nudged_has_their_time_again() -> None:
    driver = three_with_ben_away()
    driver.now += 300
    driver.do(Nudge(0, 1))
    del driver.left[BEN.id]
    driver.own(ComeBack(BEN.id))
    assert driver.table.absence is None
    assert driver.refused(Nudge(0, 1)) == ["absence-here"]
    driver.left[BEN.id] = driver.now
    driver.now += 299
    assert driver.refused(Nudge(0, 1)) == ["absence-not-yet"]


def test_nobody_is_nudged_who_is_not_waited_for_or_has_a_clock() -> None:
    driver = three_with_ben_away()
    driver.now += 1000
    driver.left[CLEO.id] = 1000.0
    assert driver.refused(Nudge(0, 2)) == ["absence-not-awaited"]
    assert driver.refused(Nudge(2, 1)) == ["table-not-your-seat"]
    timed = Driver(clock=BANK)
    timed.left[ANNA.id] = timed.now
    timed.now += 30
    assert timed.refused(Nudge(1, 0), BEN) == ["absence-clock"]


# --- names and looks ------------------------------------------------------------------------------------


def test_everybody_on_one_device_has_a_name() -> None:
    driver = Driver(seats=[TableSeat()] * 3, players=3, start=False)
    driver.do(Sit(0), ANNA)
    driver.do(Sit(1, name="  Ben "), ANNA)
    driver.do(Sit(2, name="Anna"), ANNA)
    assert driver.table.names() == ["Anna", "Ben", "Anna 2"]
    assert driver.refused(Sit(2, name="x" * 25), ANNA) == ["server-name"]
    driver.own(Rename(ANNA.id, replace(ANNA, name="Änne"), aliases=False))
    assert driver.table.names() == ["Änne", "Ben", "Anna 2"], "the others on the device keep theirs"
    assert driver.own(Rename(ANNA.id, replace(ANNA, name="Änne"), aliases=False)) == []
    driver.own(Rename(ANNA.id, replace(ANNA, id="id-gone", name="", mark="gone"), silent=True))
    assert driver.table.names() == ["", "", ""], "but they leave with the account"


def test_a_name_that_somebody_else_has_gets_a_number() -> None:
    driver = Driver()
    driver.do(Chat("hello"), BEN)
    driver.own(Rename(BEN.id, replace(BEN, name="anna"), aliases=False))
    assert driver.table.names() == ["Anna", "anna 2"]
    assert driver.table.chat[0]["name"] == "anna 2"


def test_players_choose_colour_and_shape() -> None:
    driver = Driver(start=False)
    assert driver.table.looks_json() == [{"colour": 0, "shape": 0}, {"colour": 1, "shape": 1}]
    driver.do(Style(0, 1, 4), ANNA)
    assert driver.table.looks_json() == [{"colour": 1, "shape": 4}, {"colour": 0, "shape": 1}]
    assert driver.refused(Style(1, 1), BEN) == ["table-colour-taken"]
    assert driver.refused(Style(1, None, 4), BEN) == ["table-shape-taken"]
    assert driver.refused(Style(1, 5), BEN) == ["table-style"]
    assert driver.refused(Style(0, 2), BEN) == ["table-not-your-seat"]
    assert driver.do(Style(0, 1, 4), ANNA) == [], "already so"
    driver.do(Sit(0, "other"), ANNA)
    driver.do(Arrange([1, 0]))
    assert driver.table.looks_json() == [{"colour": 0, "shape": 0}, {"colour": 1, "shape": 4}]
    driver.do(Style(1), ANNA)
    assert driver.table.looks_json() == [{"colour": 0, "shape": 0}, {"colour": 1, "shape": 1}]
    driver.do(Start())
    assert driver.refused(Style(1, 3), ANNA) == ["table-not-open"]


def test_seats_of_older_logs_have_no_look_of_their_own() -> None:
    old = {"kind": "bot", "who": None, "name": "greedy", "level": "greedy", "nonce": "", "stand_in": None}
    seat = TableSeat.from_json(old)
    assert (seat.colour, seat.shape, seat.alias) == (None, None, False)
    assert looks([seat, TableSeat(colour=0, shape=0), TableSeat()]) == [
        {"colour": 1, "shape": 1},
        {"colour": 0, "shape": 0},
        {"colour": 2, "shape": 2},
    ]
