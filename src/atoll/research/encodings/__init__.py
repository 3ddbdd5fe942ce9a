"""Each game's encoding, compiled; ``encoding`` finds it."""

from __future__ import annotations

from importlib import import_module

from atoll.core.game import Game
from atoll.core.options import Options
from atoll.research.encoding import Encoding
from atoll.research.extra import ResearchError

__all__ = ["ENCODED", "encoding"]

ENCODED = ("talat", "taluva", "titicaca")
"""The games that can be written as numbers."""


def encoding(game: Game, players: int, options: Options) -> Encoding:
    """Give the encoding of a game for so many players with these options. Raises ResearchError."""
    if game.name not in ENCODED:
        raise ResearchError("research-no-encoding", name=game.name, names=", ".join(ENCODED))
    game.check_players(players)
    made = import_module(f"atoll.research.encodings.{game.name}").Encoding(players, options)
    assert isinstance(made, Encoding)
    return made
