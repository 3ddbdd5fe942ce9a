"""Countries: drawn at random slot by slot (C-SET-1), or given hex by hex and checked (C-END-5)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from atoll.core.errors import NotationError, SetupError
from atoll.core.facts import Json
from atoll.core.types import Seat, Setup
from atoll.games.hexes import Hex, hex_text, neighbours, read_hex
from atoll.games.titicaca.material import LAKES, MOST_HEXES, TERRAINS, TILES, WITHOUT, Tile, slots

TURNED: Final = " turned"
TERRAINS_AND_LAKES: Final = frozenset([*TERRAINS, *(str(number) for number in range(1, LAKES + 1))])


def tiles_in_play(players: int, tiles: Mapping[str, Tile] = TILES) -> dict[str, Tile]:
    """Return the tiles of a game by letter; with few players some stay in the box (C-SET-1)."""
    return {
        letter: tile for letter, tile in tiles.items() if not any(lake in tile for lake in WITHOUT[players])
    }


def turned(tile: Tile) -> Tile:
    """Turn a tile by 180 degrees: c0 with c2, c1 with c3."""
    c0, c1, c2, c3 = tile
    return c2, c3, c0, c1


def ways(players: int, tiles: Mapping[str, Tile] = TILES) -> dict[str, Tile]:
    """Return all ways to fill a slot: ``tile a`` as it is, ``tile a turned`` by 180 degrees."""
    found: dict[str, Tile] = {}
    for letter, tile in tiles_in_play(players, tiles).items():
        found[f"tile {letter}"] = tile
        found[f"tile {letter}{TURNED}"] = turned(tile)
    return found


def drawn(country: Mapping[Hex, str], players: int) -> tuple[str, ...] | None:
    """Return how the first slots were filled if the country consists of just those, else None.

    This tells a partly known country from a complete one of any shape.
    """
    places, left, found = slots(players), ways(players), list[str]()
    if len(country) > 4 * len(places) or len(country) % 4:
        return None
    for slot in places[: len(country) // 4]:
        shown = tuple(country.get(place) for place in slot)
        way = next((way for way, tile in left.items() if tile == shown), None)
        if way is None:
            return None
        found.append(way)
        bare = way.removesuffix(TURNED)
        del left[bare], left[bare + TURNED]
    return tuple(found)


def open_ways(country: Mapping[Hex, str], players: int) -> dict[str, Tile]:
    """Return the ways to fill the next slot; none if the country is whole."""
    done = drawn(country, players)
    if done is None or len(done) == len(slots(players)):
        return {}
    used = {way.removesuffix(TURNED) for way in done}
    return {way: tile for way, tile in ways(players).items() if way.removesuffix(TURNED) not in used}


def fill(country: Mapping[Hex, str], players: int, tile: Tile) -> dict[Hex, str]:
    """Lay a tile into the next slot."""
    slot = slots(players)[len(country) // 4]
    return {**country, **dict(zip(slot, tile, strict=True))}


def draw(players: int, rng: Random, tiles: Mapping[str, Tile] = TILES) -> dict[Hex, str]:
    """Draw a whole country: the tiles shuffled into the slots, each as it is or turned (C-SET-1)."""
    order = list(tiles_in_play(players, tiles).values())
    rng.shuffle(order)
    country: dict[Hex, str] = {}
    for tile in order:
        country = fill(country, players, turned(tile) if rng.randrange(2) else tile)
    return country


# --- countries given by hand -----------------------------------------------------------------------------


def check(country: Mapping[Hex, str]) -> None:
    """Raise SetupError that names the hex unless this can be a country (C-END-5)."""
    if len(country) > MOST_HEXES:
        raise SetupError("titicaca-country-large", hexes=len(country), most=MOST_HEXES)
    lakes: dict[str, Hex] = {}
    for place, shown in country.items():
        if shown not in TERRAINS_AND_LAKES:
            raise SetupError("titicaca-country-shown", hex=hex_text(place), shown=shown)
        if shown in lakes:
            raise SetupError(
                "titicaca-country-lake", lake=shown, hex=hex_text(lakes[shown]), other=hex_text(place)
            )
        if shown.isdigit():
            lakes[shown] = place
        elif not any(other in country for other in neighbours(place)):
            raise SetupError("titicaca-country-alone", hex=hex_text(place))
    if len(lakes) == len(country):
        raise SetupError("titicaca-country-empty")


def read_setup(setup: Setup, players: int) -> tuple[dict[Hex, str], Seat | None]:
    """Read a set-up: the country and the arrow's first holder, None if it is still to be drawn.

    Without an arrow, a country that fills just the first slots is one that is known in part.
    Raise SetupError.
    """
    for name in setup:
        if name not in {"country", "arrow"}:
            raise SetupError("titicaca-setup-part", part=name)
    country = from_json(setup.get("country", {}))
    arrow = setup.get("arrow")
    if arrow is None:
        if drawn(country, players) is None:
            check(country)
        return country, None
    if not isinstance(arrow, int) or isinstance(arrow, bool) or arrow not in range(players):
        raise SetupError("titicaca-setup-arrow", arrow=str(arrow), most=players - 1)
    if "country" not in setup:
        raise SetupError("titicaca-setup-order")
    check(country)
    return country, arrow


def from_json(document: Json) -> dict[Hex, str]:
    """Read a country as records write it: an object from ``"q,r"`` to what is there. Raise SetupError."""
    if not isinstance(document, Mapping):
        raise SetupError("titicaca-country-object")
    country: dict[Hex, str] = {}
    for name, shown in document.items():
        try:
            place = read_hex(name)
        except NotationError as error:
            raise SetupError("titicaca-country-hex", hex=name) from error
        if not isinstance(shown, str) or shown not in TERRAINS_AND_LAKES:
            raise SetupError("titicaca-country-shown", hex=name, shown=str(shown))
        country[place] = shown
    return country
