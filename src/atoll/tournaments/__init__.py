"""Tournaments of people: pairings, standings, and a tournament folded from its log. No I/O.

The laboratory's matches between bots are elsewhere: ``atoll.research.tournament``.
"""

from atoll.tournaments.games import TableSize, TournamentGame
from atoll.tournaments.standings import Format, Standing, shown_points, tie_breaks
from atoll.tournaments.terms import Terms, check_terms, size_for
from atoll.tournaments.tournament import (
    EndTournament,
    Join,
    Leave,
    RemovePlayer,
    StartTournament,
    Tournament,
    TournamentCommand,
    decide,
    decide_result,
    decide_round,
    opening_event,
)

__all__ = [
    "EndTournament",
    "Format",
    "Join",
    "Leave",
    "RemovePlayer",
    "Standing",
    "StartTournament",
    "TableSize",
    "Terms",
    "Tournament",
    "TournamentCommand",
    "TournamentGame",
    "check_terms",
    "decide",
    "decide_result",
    "decide_round",
    "opening_event",
    "shown_points",
    "size_for",
    "tie_breaks",
]
