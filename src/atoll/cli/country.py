"""``--country``: Titicaca on a country of your choice."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import partial
from random import Random

from atoll.cli.errors import UsageError
from atoll.cli.records import read_text
from atoll.core import Game, Json, Options, SetupError
from atoll.games.hexes import Hex
from atoll.games.titicaca import Titicaca
from atoll.games.titicaca.country import from_json
from atoll.games.titicaca.maps import MAPS, named
from atoll.games.titicaca.picture import read_map


def dealer(
    name: str | None, game: Game, players: int, options: Options
) -> Callable[[Random], dict[str, Json]]:
    """Return the function that deals set-ups: all by chance, or on the country of this name or file.

    Raise UsageError if the game has no countries, SetupError or NotationError if the file holds none.
    """
    if name is None:
        return partial(game.deal, players, options)
    if not isinstance(game, Titicaca):
        raise UsageError("cli-country-game", game=game.name)
    country = read_country(name)
    return partial(game.deal_for, players, country)


def read_country(name: str) -> dict[Hex, str]:
    """Return a country by its name, or from a file: a map, a country's JSON object, a set-up or a record."""
    if name in MAPS:
        return dict(named(name))
    text = read_text(name)
    if not text.lstrip().startswith("{"):
        return read_map(text)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise SetupError("cli-country-json", file=name, problem=str(error)) from error
    for part in ("setup", "country"):
        if isinstance(data, Mapping) and part in data:
            data = data[part]
    return from_json(data)
