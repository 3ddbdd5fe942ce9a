"""Where an example or a chapter begins: a position that is drawn, or one that moves lead to."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from atoll.core import Json, Record, game
from atoll.core.errors import AtollError
from atoll.core.fast import FastPosition
from atoll.core.trace import follow, start_of


class LearnError(ValueError):
    """A file of examples or lessons that is wrong; the text names the entry and what is wrong with it."""


@dataclass(frozen=True)
class Start:
    """A position: a picture in the game's own way of drawing, or a set-up with moves.

    A set-up may be partial, but the position must not stand at a chance node.
    """

    game: str
    picture: str | None = None
    players: int = 2
    options: Mapping[str, Json] = field(default_factory=dict)
    setup: Mapping[str, Json] = field(default_factory=dict)
    moves: tuple[str, ...] = ()

    def position(self) -> FastPosition:
        """Give the position, anew each time. Raises LearnError."""
        try:
            if self.picture is not None:
                played = game(self.game)
                return FastPosition(played, played.arrange(self.picture))
            position = start_of(Record(self.game, self.players, self.options, self.setup))
            for ply, move in enumerate(self.moves):
                follow(position, ply, move)
        except AtollError as error:
            raise LearnError(str(error)) from error
        return position

    @classmethod
    def take(cls, game_name: str, entry: dict[str, Any]) -> Start:
        """Take what says where an entry begins out of its table."""
        picture = entry.pop("picture", None)
        if picture is not None:
            return cls(game_name, picture)
        return cls(
            game_name,
            players=entry.pop("players", 2),
            options=entry.pop("options", {}),
            setup={
                name: value.split() if isinstance(value, str) else value
                for name, value in entry.pop("setup", {}).items()
            },
            moves=tuple(moves(entry.pop("moves", ""))),
        )


def moves(text: str | Iterable[str]) -> list[str]:
    """Read a list of moves, or a text in which they are separated by semicolons or lines.

    >>> moves("tile 0,0 0; hut 1,0")
    ['tile 0,0 0', 'hut 1,0']
    """
    if not isinstance(text, str):
        return list(text)
    return [move.strip() for line in text.splitlines() for move in line.split(";") if move.strip()]


@cache
def read(folder: str, game_name: str) -> Mapping[str, Any]:
    """Read a file of this package. Raises KeyError if there is none."""
    source = files("atoll.learn").joinpath(folder, f"{game_name}.toml")
    if not source.is_file():
        raise KeyError(game_name)
    return tomllib.loads(source.read_text(encoding="utf-8"))
