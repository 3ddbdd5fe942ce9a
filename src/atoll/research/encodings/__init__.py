"""The compiled encoding of each game; ``encoding`` returns it."""

from __future__ import annotations

from importlib import import_module

from atoll.core.game import Game
from atoll.core.options import Options
from atoll.research.encoding import Encoding
from atoll.research.extra import ResearchError

__all__ = ["ENCODED", "encoding"]

ENCODED = ("talat", "taluva", "titicaca")
"""The games that have an encoding."""


def encoding(game: Game, players: int, options: Options) -> Encoding:
    """Return a game's encoding for a number of players and options. Raise ResearchError if none exists."""
    if game.name not in ENCODED:
        raise ResearchError("research-no-encoding", name=game.name, names=", ".join(ENCODED))
    game.check_players(players)
    found = import_module(f"atoll.research.encodings.{game.name}").Encoding(players, options)
    assert isinstance(found, Encoding)
    return found
