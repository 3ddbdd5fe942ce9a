"""The games there are. Packages announce theirs under the entry point group ``atoll.games``."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from atoll.core.errors import SetupError
from atoll.core.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

GROUP = "atoll.games"


def entry_points(*, group: str) -> EntryPoints:
    """Return what packages announce under a group."""
    from importlib import metadata  # noqa: PLC0415 - slow to load, and `atoll --help` needs no game

    return metadata.entry_points(group=group)


@cache
def game_names() -> tuple[str, ...]:
    """Return the names of all games, sorted."""
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


@cache
def game(name: str) -> Game:
    """Load a game by its name. Raise SetupError that lists the names there are."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            found = point.load()
            assert isinstance(found, Game)
            return found
    raise SetupError("game-unknown", name=name, names=", ".join(game_names()))
