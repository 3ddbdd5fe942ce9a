"""What is agreed when a tournament is opened, and holds until it is over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from atoll.core import AtollError, Json, game
from atoll.table import ClockSettings, Refused, TableSettings
from atoll.table.rated import rated_settings
from atoll.tournaments.games import TableSize
from atoll.tournaments.standings import Format

MAX_PLAYERS: Final = 64
MAX_ROUNDS: Final = 15
"""The most rounds that can be asked for; a round robin at tables for two has as many as it needs."""

MAX_BREAK: Final = 3600.0
TITLE_LENGTH: Final = 60


@dataclass(frozen=True)
class TournamentSettings:
    """The game with its options, the clock, and how the players are paired."""

    title: str
    format: Format
    game: str
    size: TableSize
    clock: ClockSettings
    options: Mapping[str, Json] = field(default_factory=dict)
    rated: bool = False
    public: bool = True
    """Listed for everybody; others are found only by those who know their address."""
    spectators: bool = True
    rounds: int = 0
    """How many rounds are played; 0 for as many as the number of players suggests."""
    pause: float = 60.0
    """Seconds between the end of a round and the next one."""
    most_players: int = MAX_PLAYERS

    def table_settings(self, players: int, tournament: str, number: int) -> TableSettings:
        """Return the settings of a table in round ``number`` (from 1)."""
        chosen = game(self.game).options(self.options, players)
        settings = TableSettings(
            game=self.game,
            players=players,
            options=chosen.to_json(players),
            public=self.public,
            spectators=self.spectators,
            clock=self.clock,
            rated=self.rated,
            tournament={"id": tournament, "round": number},
        )
        return rated_settings(settings) if self.rated else replace(settings, auto_confirm=True)

    def to_json(self) -> dict[str, Json]:
        """Return the settings as JSON."""
        return {
            "title": self.title,
            "format": self.format,
            "game": self.game,
            "size": {"most": self.size.most, "least": self.size.least},
            "clock": self.clock.to_json(),
            "options": dict(self.options),
            "rated": self.rated,
            "public": self.public,
            "spectators": self.spectators,
            "rounds": self.rounds,
            "pause": self.pause,
            "most_players": self.most_players,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> TournamentSettings:
        """Read what ``to_json`` wrote."""
        return cls(
            **{
                **data,
                "size": TableSize(**data["size"]),
                "clock": ClockSettings.from_json(data["clock"]),
            }
        )


def size_for(name: str, options: Mapping[str, Json], most: int) -> TableSize:
    """Return how many sit at a table for ``most``. Raise SetupError or OptionsError if nobody can.

    At tables for more than two there may be fewer, but at least three, as far as the options allow it.
    """
    played = game(name)
    played.options(options, most)
    least = most
    while least > 3:
        try:
            played.options(options, least - 1)
        except AtollError:
            break
        least -= 1
    return TableSize(most, least)


def check_settings(settings: TournamentSettings) -> None:
    """Raise Refused, SetupError or OptionsError if no tournament can be played like this."""
    for players in range(settings.size.least, settings.size.most + 1):
        settings.table_settings(players, "", 1)
    if settings.size.most > 5:
        raise Refused("tourney-size", most=5)
    if not settings.size.least <= settings.most_players <= MAX_PLAYERS:
        raise Refused("tourney-players", least=settings.size.least, most=MAX_PLAYERS)
    if not 0 <= settings.rounds <= MAX_ROUNDS:
        raise Refused("tourney-rounds", most=MAX_ROUNDS)
