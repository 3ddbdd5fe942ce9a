"""The compiled encoding of each game, in the module of the game's name; ``encoding`` returns it."""

from __future__ import annotations

from functools import cache, partial
from importlib import import_module
from pkgutil import iter_modules

from atoll.core.game import Game
from atoll.core.options import Options
from atoll.games.taluva.options import TaluvaOptions
from atoll.research.egocentric import Egocentric
from atoll.research.encoding import Encoding
from atoll.research.encodings import taluva_v2
from atoll.research.extra import ResearchError
from atoll.research.orders import order, seat_numbers

__all__ = ["VERSIONS", "encoded", "encoding"]

VERSIONS = (1, 2)


@cache
def encoded() -> tuple[str, ...]:
    """Return the names of the games that have an encoding, sorted."""
    return tuple(sorted({module.name.removesuffix("_v2") for module in iter_modules(__path__)}))


def encoding(
    game: Game,
    players: int,
    options: Options,
    version: int = 1,
    *,
    egocentric: bool = False,
    window: int | None = None,
) -> Encoding:
    """Return a game's encoding for a number of players and options.

    Version 2 is smaller for Taluva, with a ``window`` of that many hexes (None: what the number of tiles
    needs), and ``egocentric`` on request. Raise ResearchError if there is no such encoding.
    """
    if game.name not in encoded():
        raise ResearchError("research-no-encoding", name=game.name, names=", ".join(encoded()))
    if version not in VERSIONS:
        raise ResearchError("research-no-version", version=version, versions=", ".join(map(str, VERSIONS)))
    if version == 1 and (egocentric or window is not None):
        raise ResearchError("research-version-settings")
    if window is not None and game.name != "taluva":
        raise ResearchError("research-no-window", game=game.name)
    game.check_players(players)
    if version == 2 and game.name == "taluva":
        return _taluva_v2(players, options, window, egocentric=egocentric)
    found = import_module(f"atoll.research.encodings.{game.name}").Encoding(players, options)
    assert isinstance(found, Encoding)
    if not egocentric:
        return found
    return Egocentric(found, partial(order, game.name, found), seat_numbers(game.name, found))


def _taluva_v2(players: int, options: Options, window: int | None, *, egocentric: bool) -> Encoding:
    assert isinstance(options, TaluvaOptions)
    if window is not None and window not in taluva_v2.WINDOWS:
        raise ResearchError(
            "research-window", window=window, least=taluva_v2.WINDOWS[0], most=taluva_v2.WINDOWS[-1]
        )
    return taluva_v2.Encoding(players, options, window, egocentric)
