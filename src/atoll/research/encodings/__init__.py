"""The compiled encoding of each game, in the module of the game's name; ``encoding`` returns it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from atoll.core.game import Game
from atoll.core.options import Options
from atoll.research.encoding import Encoding
from atoll.research.extra import ResearchError

__all__ = ["encoded", "encoding"]


@cache
def encoded() -> tuple[str, ...]:
    """Return the names of the games that have an encoding, sorted."""
    return tuple(sorted({module.name for module in iter_modules(__path__)}))


def encoding(game: Game, players: int, options: Options) -> Encoding:
    """Return a game's encoding for a number of players and options. Raise ResearchError if none exists."""
    if game.name not in encoded():
        raise ResearchError("research-no-encoding", name=game.name, names=", ".join(encoded()))
    game.check_players(players)
    found = import_module(f"atoll.research.encodings.{game.name}").Encoding(players, options)
    assert isinstance(found, Encoding)
    return found
