"""``--country FILE``: Titicaca on a country of one's own."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import partial
from random import Random

from atoll.cli.arguments import Wish
from atoll.cli.records import read_text
from atoll.cli.speech import UsageError
from atoll.core import Game, Json, Options, SetupError
from atoll.games.hexes import Hex
from atoll.games.titicaca import Titicaca
from atoll.games.titicaca.country import from_json
from atoll.games.titicaca.maps import MAPS, named
from atoll.games.titicaca.picture import read_map


def dealer(wish: Wish, game: Game, players: int, options: Options) -> Callable[[Random], dict[str, Json]]:
    """Give what deals a game as the arguments wish: all of it by chance, or on the country of a file.

    Raises UsageError for a game without countries, SetupError or NotationError for what is no country.
    """
    if wish.country is None:
        return partial(game.deal, players, options)
    if not isinstance(game, Titicaca):
        raise UsageError("cli-country-game", game=game.name)
    country = read_country(wish.country)
    return partial(game.deal_for, players, country)


def read_country(name: str) -> dict[Hex, str]:
    """Give a country by its name, or from a file: a map, a country's JSON object, or a set-up or record."""
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
