"""How the network of each game that has one learns, in the module of the game's name; ``network`` returns it.

A network is a game's own way to judge positions (``Evaluator.take_network``). A module has ``NETWORKS``: a
model for each number of players.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from atoll.core.game import Game
from atoll.research.learning import Model

__all__ = ["network"]


@cache
def _games() -> frozenset[str]:
    return frozenset(module.name for module in iter_modules(__path__))


def network(game: Game, players: int) -> Model[Any] | None:
    """Return how a game's network for so many players learns, or None if it has none."""
    if game.name not in _games():
        return None
    found = import_module(f"atoll.research.networks.{game.name}").NETWORKS.get(players)
    assert found is None or isinstance(found, Model)
    return found
