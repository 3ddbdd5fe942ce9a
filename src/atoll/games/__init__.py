"""The games. ``atoll.games()`` lists their names; each has a folder of its own here."""

from __future__ import annotations

import sys
from types import ModuleType

from atoll.core.registry import game_names


class _Games(ModuleType):
    """This package, which can be called: ``atoll.games`` is both the folder and the list of names."""

    def __call__(self) -> tuple[str, ...]:
        """Return the names of all games, sorted."""
        return game_names()


sys.modules[__name__].__class__ = _Games
