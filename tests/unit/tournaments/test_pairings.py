"""The published rules of pairing hold, whatever the results and however many play."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll.tournaments.games import TableSize, TournamentGame, byes, meetings
from atoll.tournaments.pairings import advancing, berger_round, knockout, round_robin, swiss, table_sizes
from atoll.tournaments.standings import Format, standings

TWO = TableSize(2, 2)
SIZES = st.sampled_from([TableSize(3, 3), TableSize(4, 3), TableSize(5, 3), TableSize(4, 4)])
SEEDS = st.integers(0, 10**6)


def played(games: list[TournamentGame], rng: Random) -> list[TournamentGame]:
    """Return the same games with random results, ties among them."""
    done = []
    for game in games:
        places = _places([rng.randrange(len(game.players) + 1) for _ in game.players])
        done.append(replace(game, places=places if game.kind == "game" else None, over=True))
    return done


def _places(scores: list[int]) -> tuple[int, ...]:
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def points_of(
    rounds: list[list[TournamentGame]], players: int, format_: Format, size: TableSize
) -> dict[int, Fraction]:
    return {line.player: line.points for line in standings(players, rounds, format_, size)}


def everybody_once(games: list[TournamentGame], players: set[int]) -> None:
    assert Counter(player for game in games for player in game.players) == Counter(players)


def swiss_rounds(players: int, rounds: int, size: TableSize, rng: Random) -> list[list[TournamentGame]]:
    """Play a whole Swiss tournament, in which some withdraw."""
    done: list[list[TournamentGame]] = []
    left = set(range(players))
    for number in range(rounds):
        if len(left) > size.least and rng.random() < 0.2:
            left.discard(rng.randrange(players))
        lines = standings(players, done, "swiss", size)
        points = {line.player: line.points for line in lines}
        ranking = [line.player for line in lines if line.player in left]
        flat = [game for games in done for game in games]
        paired = swiss(ranking, points.__getitem__, number, flat, size)
        everybody_once(paired, left)
        done.append(played(paired, rng))
    return done


# --- round robin -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "rounds"),
    [
        (4, [["1-4", "2-3"], ["4-3", "1-2"], ["2-4", "3-1"]]),
        (
            6,
            [
                ["1-6", "2-5", "3-4"],
                ["6-4", "5-3", "1-2"],
                ["2-6", "3-1", "4-5"],
                ["6-5", "1-4", "2-3"],
                ["3-6", "4-2", "5-1"],
            ],
        ),
    ],
)
def test_the_berger_tables_are_the_published_ones(players: int, rounds: list[list[str]]) -> None:
    found = [
        [f"{first + 1}-{second + 1}" for first, second in berger_round(players, number)]
        for number in range(len(rounds))
    ]
    assert found == rounds


@pytest.mark.parametrize("players", range(2, 33))
def test_everybody_meets_everybody_once_with_balanced_seats(players: int) -> None:
    games = []
    for number in range(players - 1 + players % 2):
        paired = round_robin(players, number, games, TWO, ())
        everybody_once(paired, set(range(players)))
        games += paired
    assert meetings(games) == Counter(frozenset(pair) for pair in combinations(range(players), 2))
    assert set(byes(games).values()) == ({1} if players % 2 else set())
    for player in range(players):
        seats = [
            game.players.index(player) for game in games if game.kind == "game" and player in game.players
        ]
        assert abs(2 * sum(seats) - len(seats)) <= 1


def test_whoever_would_meet_somebody_who_has_withdrawn_wins() -> None:
    paired = round_robin(4, 0, [], TWO, {3})
    assert TournamentGame(0, (0,), "walkover") in paired
    assert TournamentGame(0, (1, 2)) in paired
    assert len(paired) == 2


@given(st.integers(3, 20), SIZES, SEEDS)
def test_large_tables_leave_no_exchange_that_saves_repeated_meetings(
    players: int, size: TableSize, seed: int
) -> None:
    if players < size.least:
        return
    games: list[TournamentGame] = []
    gone: set[int] = set()
    rng = Random(seed)
    for number in range(4):
        if players - len(gone) > size.least and rng.random() < 0.3:
            gone.add(rng.randrange(players))
        paired = round_robin(players, number, games, size, gone)
        everybody_once(paired, set(range(players)) - gone)
        met = meetings(games)
        tables = [list(game.players) for game in paired if game.kind == "game"]
        cost = _repeats(tables, met)
        for one, other in combinations(range(len(tables)), 2):
            for i in range(len(tables[one])):
                for j in range(len(tables[other])):
                    tried = [list(table) for table in tables]
                    tried[one][i], tried[other][j] = tried[other][j], tried[one][i]
                    assert _repeats(tried, met) >= cost
        games += paired


def _repeats(tables: list[list[int]], met: Counter[frozenset[int]]) -> int:
    return sum(met[frozenset(pair)] for table in tables for pair in combinations(table, 2))


# --- Swiss -------------------------------------------------------------------------------------------------


@given(st.integers(2, 9), SEEDS)
def test_nobody_meets_again_and_nobody_sits_out_again_as_long_as_that_is_avoidable(
    players: int, seed: int
) -> None:
    done = swiss_rounds(players, min(players + 1, 7), TWO, Random(seed))
    before: list[TournamentGame] = []
    for games in done:
        here = sorted(player for game in games for player in game.players)
        had, met = byes(before), meetings(before)
        free = [game.players[0] for game in games if game.kind == "bye"]
        if free:
            assert had[free[0]] == min(had[player] for player in here)
        worst = max((met[frozenset(game.players)] for game in games if game.kind == "game"), default=0)
        for allowed in range(worst):
            candidates = [player for player in here if had[player] == min(had[p] for p in here)]
            without = candidates if len(here) % 2 else [None]
            assert not any(_can_pair([p for p in here if p != out], met, allowed) for out in without)
        before += games


def _can_pair(players: list[int], met: Counter[frozenset[int]], allowed: int) -> bool:
    if not players:
        return True
    first, *rest = players
    return any(
        met[frozenset((first, other))] <= allowed and _can_pair([p for p in rest if p != other], met, allowed)
        for other in rest
    )


@given(st.integers(2, 16), SEEDS)
def test_whoever_sat_later_so_far_sits_first(players: int, seed: int) -> None:
    late: Counter[int] = Counter()
    for games in swiss_rounds(players, 5, TWO, Random(seed)):
        for game in games:
            if game.kind == "game":
                first, second = game.players
                assert late[first] >= late[second]
        for game in games:
            if game.kind == "game":
                late[game.players[0]] -= 1
                late[game.players[1]] += 1


def test_equal_scores_meet_and_the_upper_half_meets_the_lower() -> None:
    first = swiss([*range(8)], lambda _: Fraction(0), 0, [], TWO)
    assert [set(game.players) for game in first] == [{0, 4}, {1, 5}, {2, 6}, {3, 7}]
    games = [
        TournamentGame(0, game.players, places=_places([-player for player in game.players]), over=True)
        for game in first
    ]
    points = points_of([games], 8, "swiss", TWO)
    second = swiss([*range(8)], points.__getitem__, 1, games, TWO)
    for game in second:
        assert len({points[player] for player in game.players}) == 1


def test_the_last_without_a_bye_gets_it() -> None:
    games = swiss([0, 1, 2, 3, 4], lambda _: Fraction(0), 0, [], TWO)
    assert games[-1] == TournamentGame(0, (4,), "bye")
    after = swiss([0, 1, 2, 3, 4], lambda _: Fraction(0), 1, games, TWO)
    assert after[-1] == TournamentGame(1, (3,), "bye")


@given(st.integers(3, 23), SIZES, SEEDS)
def test_a_swiss_round_of_large_tables_seats_everybody(players: int, size: TableSize, seed: int) -> None:
    if players >= size.least:
        swiss_rounds(players, 4, size, Random(seed))  # everybody_once is asserted there


# --- knock-out ---------------------------------------------------------------------------------------------


@given(st.integers(2, 33), st.sampled_from([TWO]) | SIZES, SEEDS)
def test_a_knock_out_ends_with_one_winner(players: int, size: TableSize, seed: int) -> None:
    if players < size.least:
        return
    rng = Random(seed)
    left, games, number = [*range(players)], [], 0
    while len(left) > 1:
        paired = knockout(left, number, games, size)
        everybody_once(paired, set(left))
        assert any(game.kind == "game" for game in paired)
        if size == TWO and number:
            assert all(game.kind == "game" for game in paired), "byes are in the first round only"
        results = played(paired, rng)
        on = advancing(results, size.least)
        assert on < set(left)
        for game in results:
            assert game.kind == "game" or game.players[0] in on
        games += results
        left, number = sorted(on), number + 1
    assert len(left) == 1


def test_the_best_seeds_have_byes_and_meet_the_last() -> None:
    paired = knockout([*range(6)], 0, [], TWO)
    assert [set(game.players) for game in paired if game.kind == "game"] == [{2, 5}, {3, 4}]
    assert [game.players[0] for game in paired if game.kind == "bye"] == [0, 1]


def test_seeds_are_dealt_back_and_forth() -> None:
    paired = knockout([*range(8)], 0, [], TableSize(4, 3))
    assert [set(game.players) for game in paired] == [{0, 3, 4, 7}, {1, 2, 5, 6}]


def test_the_better_half_goes_on_and_more_where_too_few_would_be_left() -> None:
    two = [TournamentGame(0, (0, 1, 2), places=(3, 2, 1), over=True)]
    two += [TournamentGame(0, (3, 4, 5), places=(1, 1, 3), over=True)]
    assert advancing(two, 3) == {2, 1, 3, 4}
    four = [TournamentGame(0, (0, 1, 2, 3), places=(4, 3, 2, 1), over=True)]
    assert advancing([*four, TournamentGame(0, (4,), "bye", over=True)], 3) == {2, 3, 4}
    assert advancing(four, 3) == {3}, "a final has one winner"


# --- sizes -------------------------------------------------------------------------------------------------


@given(st.integers(1, 64), st.sampled_from([TWO]) | SIZES)
def test_tables_are_of_equal_sizes_with_as_few_byes_as_possible(players: int, size: TableSize) -> None:
    sizes = table_sizes(players, size)
    assert all(size.least <= each <= size.most for each in sizes)
    assert not sizes or max(sizes) - min(sizes) <= 1
    best = max((min(players, tables * size.most) for tables in range(players // size.least + 1)), default=0)
    assert sum(sizes) == best
