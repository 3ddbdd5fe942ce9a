"""Standings: points first, then the published tie-breaks; equals share a place."""

from __future__ import annotations

from fractions import Fraction

from atoll.tournaments.games import TableSize, TournamentGame
from atoll.tournaments.standings import standings

TWO = TableSize(2, 2)


def won(number: int, first: int, second: int) -> TournamentGame:
    return TournamentGame(number, (first, second), places=(1, 2), over=True)


def test_a_round_robin_breaks_ties_by_sonneborn_berger() -> None:
    # 0 and 1 have two points each; 0 has beaten 1, who is worth more than 3.
    rounds = [[won(0, 0, 1), won(0, 2, 3)], [won(1, 1, 2), won(1, 3, 0)], [won(2, 0, 2), won(2, 1, 3)]]
    lines = standings(4, rounds, "round-robin", TWO)
    assert [(line.player, line.place, line.points) for line in lines] == [
        (0, 1, 2),
        (1, 2, 2),
        (3, 3, 1),
        (2, 4, 1),
    ]
    assert [line.tie_breaks[0] for line in lines] == [3, 2, 2, 1]


def test_a_swiss_breaks_ties_by_buchholz() -> None:
    rounds = [[won(0, 0, 1), won(0, 2, 3)], [won(1, 0, 2), won(1, 1, 3)]]
    lines = standings(4, rounds, "swiss", TWO)
    assert [line.player for line in lines] == [0, 1, 2, 3]
    assert [(line.place, line.tie_breaks[0]) for line in lines] == [(1, 2), (2, 2), (2, 2), (4, 2)]


def test_equal_players_share_a_place() -> None:
    lines = standings(3, [], "swiss", TWO)
    assert [line.place for line in lines] == [1, 1, 1]


def test_large_tables_count_first_and_second_places() -> None:
    size = TableSize(3, 3)
    rounds = [
        [TournamentGame(0, (0, 1, 2), places=(1, 2, 3), over=True)],
        [TournamentGame(1, (0, 1, 2), places=(3, 2, 1), over=True)],
    ]
    lines = standings(3, rounds, "swiss", size)
    assert [(line.player, line.points, line.tie_breaks) for line in lines] == [
        (0, 1, (1, 0)),
        (2, 1, (1, 0)),
        (1, 1, (0, 2)),
    ]
    assert [line.place for line in lines] == [1, 1, 3]


def test_a_knock_out_ranks_by_the_rounds_that_were_won() -> None:
    rounds = [[won(0, 0, 3), won(0, 2, 1)], [won(1, 2, 0)]]
    lines = standings(4, rounds, "knock-out", TWO)
    assert [(line.player, line.place) for line in lines] == [(2, 1), (0, 2), (1, 3), (3, 3)]


def test_games_that_are_not_over_do_not_count() -> None:
    lines = standings(2, [[TournamentGame(0, (0, 1))]], "swiss", TWO)
    assert [(line.points, line.games) for line in lines] == [(Fraction(0), 0)] * 2
