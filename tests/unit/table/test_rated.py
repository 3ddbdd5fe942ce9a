"""Rated tables: accounts only, nothing taken back, and whoever leaves is behind all who stay."""

from __future__ import annotations

import doctest
from dataclasses import replace

import pytest

from atoll.core import game, game_names
from atoll.table import (
    ClockSettings,
    Person,
    Refused,
    TableSeat,
    TableSettings,
    rated,
    rematch_seats,
)
from atoll.table.commands import (
    AddBot,
    Arrange,
    BotPlays,
    Chat,
    Mute,
    Offer,
    Play,
    Rename,
    Resign,
    Return,
    Sit,
    StandIn,
    Start,
    Tick,
    Undo,
)
from atoll.table.rated import check_seats, rated_settings
from table_driver import PEOPLE, Driver

CLOCK = ClockSettings("move", 60)
ANNA, BEN, CLEO = (replace(person, mark="account") for person in PEOPLE)
SETTINGS = TableSettings("pearls", 2, clock=CLOCK, rated=True)


class Rated(Driver):
    """A rated table with Anna, Ben (and Cleo)."""

    def __init__(self, players: int = 2, *, start: bool = True, seats: list[TableSeat] | None = None) -> None:
        people = seats or [
            TableSeat.for_person(person, person.name) for person in (ANNA, BEN, CLEO)[:players]
        ]
        self.open(rated_settings(replace(SETTINGS, players=players)), ANNA, people)
        if start:
            self.do(Start(), ANNA)

    def seat_of(self, person: Person) -> int:
        return self.table.seats_of(person.id)[0]

    def play_out(self, *, leaves: Person) -> None:
        """Play the first legal moves to the end; somebody leaves on the way."""
        while self.table.life == "playing":
            live_game = self.table.live_game
            assert live_game is not None
            if live_game.moves and not self.table.departed:
                self.do(Resign(self.seat_of(leaves)), leaves)
                continue
            seat = min(self.table.active_seats())
            held = self.table.seats[seat]
            move = live_game.committed.legal_moves_for(seat)[0]
            if held.played_by_person:
                self.do(Play(seat, move), Person(held.who or "", held.name, "account"))
            else:
                self.own(BotPlays(seat, move, len(live_game.moves), live_game.round))


def test_the_example_in_the_docstring() -> None:
    assert doctest.testmod(rated).failed == 0


@pytest.mark.parametrize("name", sorted(set(game_names()) - {"pearls"}))
def test_standard_options_are_options_and_written_as_settings_have_them(name: str) -> None:
    played = game(name)
    for standard in played.descriptor.standard_options:
        for players in played.seats:
            assert played.options(standard, players).to_json(players) == standard
    assert {} in played.descriptor.standard_options


def test_settings_that_cannot_be_rated_are_refused() -> None:
    assert rated_settings(SETTINGS).auto_confirm
    for settings, reason in [
        (replace(SETTINGS, clock=None), "rated-clock"),
        (TableSettings("taluva", 2, {"all_tiles": True}, clock=CLOCK), "rated-options"),
        (TableSettings("taluva", 4, {"teams": True}, clock=CLOCK), "rated-options"),
        (TableSettings("titicaca", 2, clock=CLOCK, preset={"country": "…"}), "rated-drawn"),
    ]:
        with pytest.raises(Refused) as refusal:
            rated_settings(settings)
        assert refusal.value.fact.key == reason
    assert rated_settings(TableSettings("taluva", 5, {"ships": True, "doubles": True}, clock=CLOCK)).options


@pytest.mark.parametrize(
    ("seats", "reason"),
    [
        ([TableSeat.for_person(ANNA), TableSeat("bot", None, "greedy", "greedy")], "rated-no-bots"),
        ([TableSeat.for_person(ANNA), TableSeat.for_person(PEOPLE[1])], "rated-accounts-only"),
        ([TableSeat.for_person(ANNA), TableSeat.for_person(replace(BEN, mark="bot"))], "rated-accounts-only"),
        ([TableSeat.for_person(ANNA), TableSeat.for_person(ANNA)], "rated-one-seat"),
    ],
)
def test_only_accounts_sit_at_a_rated_table_each_on_one_seat(seats: list[TableSeat], reason: str) -> None:
    with pytest.raises(Refused) as refusal:
        check_seats(seats)
    assert refusal.value.fact.key == reason
    check_seats([TableSeat.for_person(ANNA), TableSeat()])


def test_what_cannot_be_done_at_a_rated_table() -> None:
    driver = Rated(start=False, seats=[TableSeat.for_person(ANNA), TableSeat()])
    assert driver.refused(Sit(1), PEOPLE[1]) == ["rated-accounts-only"]
    assert driver.refused(Sit(1), replace(BEN, mark="bot")) == ["rated-accounts-only"]
    assert driver.refused(Sit(1), ANNA) == ["rated-one-seat"]
    assert driver.refused(AddBot(1, "greedy"), ANNA) == ["rated-no-bots"]
    assert driver.refused(Arrange([1, 0]), ANNA) == ["rated-drawn-seats"]
    driver.do(Sit(0, "new nonce"), ANNA)
    driver.do(Sit(1), BEN)
    driver.do(Start(), ANNA)
    seat = driver.seat_of(ANNA)
    assert driver.refused(StandIn(seat, "greedy"), ANNA) == ["rated-no-stand-in"]
    assert driver.refused(Return(seat), ANNA) == ["rated-no-stand-in"]
    assert driver.refused(Undo(seat), ANNA) == ["rated-no-undo"]
    assert driver.refused(Offer(seat, "takeback"), ANNA) == ["rated-no-undo"]
    driver.do(Offer(seat, "abort"), ANNA)


def test_seats_are_drawn_and_the_draw_is_the_secrets() -> None:
    one, again = Rated(3), Rated(3)
    assert [seat.who for seat in one.table.seats] == [seat.who for seat in again.table.seats]
    assert sorted(rated.draw_seats(one.table)) == [0, 1, 2]
    started = next(entry.event for entry in one.log if entry.event.kind == "started")
    assert started.data["nonces"] == [seat.nonce for seat in one.table.seats]


def test_of_two_the_one_who_stays_wins() -> None:
    driver = Rated()
    driver.do(Resign(driver.seat_of(BEN)), BEN)
    assert driver.table.ending == {"how": "resigned", "places": places(driver, {ANNA: 1, BEN: 2})}
    driver = Rated()
    driver.now += 61
    late = min(driver.table.active_seats())
    driver.own(Tick())
    assert driver.table.ending is not None
    assert driver.table.ending["how"] == "time"
    ending = driver.table.ending["places"]
    assert isinstance(ending, list)
    assert ending[late] == 2


def test_of_three_who_leaves_first_comes_last() -> None:
    driver = Rated(3)
    driver.do(Resign(driver.seat_of(CLEO)), CLEO)
    assert driver.table.life == "playing"
    assert driver.refused(Resign(driver.seat_of(CLEO)), CLEO) == ["table-resigned"]
    driver.do(Resign(driver.seat_of(ANNA)), ANNA)
    assert driver.table.ending == {"how": "resigned", "places": places(driver, {BEN: 1, ANNA: 2, CLEO: 3})}
    assert driver.refolded().ending == driver.table.ending


def test_a_game_that_is_played_out_puts_the_leaver_last() -> None:
    driver = Rated(3)
    driver.play_out(leaves=BEN)
    ending = driver.table.ending
    assert ending is not None
    assert ending["how"] == "result"
    assert isinstance(ending["places"], list)
    assert ending["places"][driver.seat_of(BEN)] == 3
    assert sorted(ending["places"])[:2] in ([1, 1], [1, 2])


def test_who_ran_out_of_time_is_out_for_good() -> None:
    driver = Rated(3)
    driver.now += 61
    driver.own(Tick())
    (left,) = driver.table.departed
    gone = next(person for person in (ANNA, BEN, CLEO) if driver.seat_of(person) == left)
    assert driver.refused(Return(left), gone) == ["rated-no-stand-in"]
    assert driver.refused(Resign(left), gone) == ["table-resigned"]


def test_only_who_asks_sits_at_the_next_table() -> None:
    driver = Rated()
    driver.do(Resign(driver.seat_of(BEN)), BEN)
    assert {seat.who for seat in rematch_seats(driver.table, BEN.id)} == {BEN.id, None}


def test_who_is_renamed_is_so_everywhere_and_who_is_gone_has_said_nothing() -> None:
    driver = Rated()
    driver.do(Chat("hello"), ANNA)
    driver.do(Mute(ANNA.id), ANNA)
    driver.do(Offer(driver.seat_of(ANNA), "abort"), ANNA)
    driver.own(Rename(ANNA.id, replace(ANNA, name="Anne")))
    assert "Anne" in driver.table.names()
    assert [(said["name"], said["text"]) for said in driver.table.chat] == [("Anne", "hello")]
    nobody = Person("nobody", "", "gone")
    driver.own(Rename(ANNA.id, nobody, silent=True))
    assert driver.own(Rename(ANNA.id, nobody, silent=True)) == []
    state = str(driver.state())
    assert ANNA.id not in state
    assert "Anne" not in state
    assert (driver.table.host, driver.table.muted) == ("nobody", {"nobody"})
    assert driver.table.offer is not None
    assert driver.table.offer.agreed == {"nobody"}
    assert [(said["name"], said["text"]) for said in driver.table.chat] == [("", "")]
    assert driver.refolded().header == driver.table.header


def places(driver: Rated, wanted: dict[Person, int]) -> list[int]:
    found = [0] * len(wanted)
    for person, place in wanted.items():
        found[driver.seat_of(person)] = place
    return found
