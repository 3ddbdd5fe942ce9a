"""Tournaments of people: pairings, standings, and a tournament folded from its log. No I/O.

The laboratory's matches between bots are elsewhere: ``atoll.research.tournament``.
"""

from atoll.tournaments.games import TableSize, TournamentGame
from atoll.tournaments.settings import TournamentSettings, check_settings, size_for
from atoll.tournaments.standings import Format, Standing, shown_points, tie_breaks
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
    "Tournament",
    "TournamentCommand",
    "TournamentGame",
    "TournamentSettings",
    "check_settings",
    "decide",
    "decide_result",
    "decide_round",
    "opening_event",
    "shown_points",
    "size_for",
    "tie_breaks",
]
