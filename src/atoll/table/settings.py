"""A table's settings: what is agreed when it is created, and holds until it is gone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from atoll.core import Json
from atoll.table.clock import ClockSettings


@dataclass(frozen=True)
class TableSettings:
    """The game with its options, who may find and watch it, and how it is played."""

    game: str
    players: int
    options: Mapping[str, Json] = field(default_factory=dict)
    public: bool = False
    """Listed in the lobby; a private table is found only by those who know its address."""
    spectators: bool = True
    auto_confirm: bool = False
    """Moves are committed as they are made; there are no drafts."""
    clock: ClockSettings | None = None
    pace: float = 0.0
    """The least number of seconds that a bot takes for a move."""
    preset: Mapping[str, Json] = field(default_factory=dict)
    """The parts of the set-up that are agreed instead of drawn, as ``Game.read_preset`` returns them."""
    rated: bool = False
    """The game counts for its players' ratings; see ``atoll.table.rated``."""
    auto_start: bool = False
    """The game starts by itself once everybody who holds a seat is there."""
    origin: Mapping[str, Json] | None = None
    """Where the game branches off another: its ``record``, and how many ``moves`` it starts with."""
    tournament: Mapping[str, Json] | None = None
    """The tournament that the game belongs to: its ``id``, and the ``round``, from 1."""
    session: Mapping[str, Json] | None = None
    """The ``games`` of which this one is a rematch, and their ``score``; see ``atoll.table.session``."""

    @property
    def strict(self) -> bool:
        """Whether the rules of ``atoll.table.rated`` for playing hold: for ratings, or in a tournament."""
        return self.rated or self.tournament is not None

    def to_json(self) -> dict[str, Json]:
        """Return the settings as JSON."""
        return {
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            "public": self.public,
            "spectators": self.spectators,
            "auto_confirm": self.auto_confirm,
            "clock": None if self.clock is None else self.clock.to_json(),
            "pace": self.pace,
            "given": dict(self.preset),
            "rated": self.rated,
            "auto_start": self.auto_start,
            "origin": None if self.origin is None else dict(self.origin),
            "tournament": None if self.tournament is None else dict(self.tournament),
            "session": None if self.session is None else dict(self.session),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> TableSettings:
        """Read what ``to_json`` wrote."""
        values = dict(data)
        clock, preset = values.pop("clock"), values.pop("given", {})
        return cls(**values, clock=None if clock is None else ClockSettings.from_json(clock), preset=preset)
