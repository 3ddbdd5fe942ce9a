"""A tournament as its log describes it: who may do what, and what follows by itself."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll.table import ClockSettings, LogEntry, Person, Refused, TableEvent
from atoll.tournaments import (
    EndTournament,
    Join,
    Leave,
    RemovePlayer,
    StartTournament,
    TableSize,
    Tournament,
    TournamentCommand,
    TournamentSettings,
    decide,
    decide_result,
    decide_round,
    opening_event,
)
from atoll.tournaments.tournament import planned_rounds

SETTINGS = TournamentSettings(
    "Evening", "swiss", "talat", TableSize(2, 2), ClockSettings("move", 60), pause=10
)
ORGANISER = Person("org", "Olga", "account")


class Evening:
    """A tournament with its log, in a time that passes as the test says."""

    def __init__(self, settings: TournamentSettings = SETTINGS) -> None:
        self.log = [LogEntry(1, 0.0, opening_event("org", settings))]
        self.tournament = Tournament.fold("cup", self.log)
        self.now = 0.0
        self.ratings: dict[str, float] = {}
        self._tables = (f"table-{number}" for number in count())

    def do(self, command: TournamentCommand, who: str = "org") -> None:
        actor = Person(who, who, "account")
        self._write(decide(self.tournament, command, actor, lambda one: self.ratings.get(one, 0.0)))

    def begin(self, players: int) -> None:
        for number in range(players):
            self.do(Join(), f"p{number}")
        self.do(StartTournament())
        self.next_round()

    def next_round(self) -> None:
        self._write(decide_round(self.tournament, self.now, lambda: next(self._tables)))

    def result(self, table: str | None, places: list[int] | None) -> None:
        assert table is not None
        self._write(decide_result(self.tournament, table, places))

    def play_round(self, rng: Random) -> None:
        for game in self.tournament.unfinished():
            places = [*range(1, len(game.players) + 1)]
            rng.shuffle(places)
            self.result(game.table, places)

    def _write(self, events: list[TableEvent]) -> None:
        for event in events:
            entry = LogEntry(self.tournament.seq + 1, self.now, event)
            self.log.append(entry)
            self.tournament.apply(entry)


def refusal(evening: Evening, command: TournamentCommand, who: str = "org") -> str:
    with pytest.raises(Refused) as caught:
        evening.do(command, who)
    return caught.value.fact.key


def test_people_join_and_leave_before_the_start() -> None:
    evening = Evening(replace(SETTINGS, most_players=2))
    evening.do(Join(), "a")
    evening.do(Join(), "a")
    evening.do(Join(), "b")
    assert evening.tournament.entrants == ["a", "b"]
    assert refusal(evening, Join(), "c") == "tourney-full"
    evening.do(Leave(), "a")
    assert evening.tournament.entrants == ["b"]
    assert refusal(evening, Leave(), "a") == "tourney-not-in"
    assert refusal(evening, StartTournament()) == "tourney-too-few"


def test_only_the_organiser_starts_removes_and_ends() -> None:
    evening = Evening()
    evening.do(Join(), "a")
    evening.do(Join(), "b")
    for command in (StartTournament(), RemovePlayer("b"), EndTournament()):
        assert refusal(evening, command, "a") == "tourney-organiser-only"
    evening.do(RemovePlayer("b"))
    assert evening.tournament.entrants == ["a"]
    evening.do(EndTournament())
    assert (evening.tournament.life, evening.tournament.finished) == ("over", False)
    assert refusal(evening, Join(), "b") == "tourney-over"


def test_the_start_seeds_by_rating_and_then_by_joining() -> None:
    evening = Evening()
    evening.ratings = {"p2": 1700.0, "p1": 1600.0}
    evening.begin(4)
    assert evening.tournament.entrants == ["p2", "p1", "p0", "p3"]
    assert refusal(evening, Join(), "late") == "tourney-started"


def test_the_next_round_waits_for_all_games_and_for_the_break() -> None:
    evening = Evening()
    evening.begin(4)
    first, second = evening.tournament.unfinished()
    evening.now = 100.0
    evening.result(first.table, [1, 2])
    evening.next_round()
    assert len(evening.tournament.rounds) == 1
    evening.result(second.table, [1, 2])
    assert evening.tournament.next_round_at() == 110.0
    evening.now = 109.0
    evening.do(Leave(), evening.tournament.entrants[3])
    evening.next_round()
    assert len(evening.tournament.rounds) == 1
    evening.now = 110.0
    evening.next_round()
    assert len(evening.tournament.rounds) == 2, "leaving does not prolong the break"
    assert sorted(p for game in evening.tournament.rounds[1] for p in game.players) == [0, 1, 2]


def test_a_result_counts_once_and_only_at_its_own_table() -> None:
    evening = Evening()
    evening.begin(4)
    table = evening.tournament.unfinished()[0].table
    evening.result(table, [1, 2])
    seq = evening.tournament.seq
    evening.result(table, [2, 1])
    evening.result("elsewhere", [2, 1])
    assert evening.tournament.seq == seq


def test_a_game_that_came_to_nothing_does_not_hold_up_the_tournament() -> None:
    evening = Evening(replace(SETTINGS, format="knock-out", pause=0))
    evening.begin(2)
    evening.result(evening.tournament.unfinished()[0].table, None)
    evening.next_round()
    assert evening.tournament.life == "over"
    assert evening.tournament.standings()[0].player == 0, "the better seed goes on"


def test_results_after_the_end_do_not_count() -> None:
    evening = Evening()
    evening.begin(2)
    table = evening.tournament.unfinished()[0].table
    evening.do(EndTournament())
    seq = evening.tournament.seq
    evening.result(table, [1, 2])
    evening.next_round()
    assert evening.tournament.seq == seq


@pytest.mark.parametrize(
    ("format_", "size", "players", "rounds"),
    [
        ("round-robin", TableSize(2, 2), 5, 5),
        ("round-robin", TableSize(2, 2), 6, 5),
        ("round-robin", TableSize(4, 3), 10, 3),
        ("swiss", TableSize(2, 2), 9, 4),
        ("swiss", TableSize(5, 3), 9, 2),
        ("knock-out", TableSize(2, 2), 9, 0),
    ],
)
def test_how_many_rounds_there_are(format_: str, size: TableSize, players: int, rounds: int) -> None:
    settings = replace(SETTINGS, format=format_, size=size)  # type: ignore[arg-type]
    assert planned_rounds(settings, players) == rounds


@given(
    st.sampled_from(["round-robin", "swiss", "knock-out"]),
    st.sampled_from([TableSize(2, 2), TableSize(3, 3), TableSize(5, 3), TableSize(4, 4)]),
    st.integers(2, 12),
    st.integers(0, 10**6),
)
def test_every_tournament_comes_to_its_end(format_: str, size: TableSize, players: int, seed: int) -> None:
    if players < size.least:
        return
    rng = Random(seed)
    evening = Evening(replace(SETTINGS, format=format_, size=size, pause=0))  # type: ignore[arg-type]
    evening.begin(players)
    tournament = evening.tournament
    while tournament.life == "playing":
        if rng.random() < 0.2:
            evening.do(Leave(), tournament.entrants[rng.randrange(players)])
        evening.play_round(rng)
        evening.next_round()
    assert tournament.finished
    assert {line.player for line in tournament.standings()} == set(range(players))
    again = Tournament.fold("cup", evening.log)
    assert again.rounds == tournament.rounds
    assert again.standings() == tournament.standings()
