"""The position in which an example or a chapter starts: drawn as a picture, or reached by moves."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from atoll.core import Json, Record, game
from atoll.core.errors import AtollError
from atoll.core.position import Position


class LearnError(ValueError):
    """An error in a file of examples or lessons; the text names the entry and what is wrong with it."""


@dataclass(frozen=True)
class StartPosition:
    """A position: a picture in the game's notation, or a set-up with moves.

    A set-up may be partial, but the position must not be a chance node.
    """

    game: str
    picture: str | None = None
    players: int = 2
    options: Mapping[str, Json] = field(default_factory=dict)
    setup: Mapping[str, Json] = field(default_factory=dict)
    moves: tuple[str, ...] = ()

    def position(self) -> Position:
        """Return the position, a new one with each call. Raise LearnError if it is impossible."""
        try:
            if self.picture is not None:
                played = game(self.game)
                return played.parse(self.picture)
            position = Record(self.game, self.players, self.options, self.setup, self.moves).position()
        except AtollError as error:
            raise LearnError(str(error)) from error
        return position

    @classmethod
    def pop_from(cls, entry: dict[str, Any], game_name: str) -> StartPosition:
        """Remove the keys of the start position from an entry, and return it."""
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
            moves=tuple(split_moves(entry.pop("moves", ""))),
        )


def split_moves(text: str | Iterable[str]) -> list[str]:
    """Return the moves of a list, or of a text that separates them by semicolons or line breaks.

    >>> split_moves("tile 0,0 0; hut 1,0")
    ['tile 0,0 0', 'hut 1,0']
    """
    if not isinstance(text, str):
        return list(text)
    return [move.strip() for line in text.splitlines() for move in line.split(";") if move.strip()]


@cache
def read_toml(folder: str, game_name: str) -> Mapping[str, Any]:
    """Read a file of this package. Raise KeyError if the game has none."""
    source = files("atoll.learn").joinpath(folder, f"{game_name}.toml")
    if not source.is_file():
        raise KeyError(game_name)
    return tomllib.loads(source.read_text(encoding="utf-8"))
