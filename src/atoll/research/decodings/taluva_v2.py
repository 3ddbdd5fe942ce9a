"""Read a position of Taluva from an observation of version 2."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from atoll.games.hexes import Hex
from atoll.games.taluva import codes, rules
from atoll.games.taluva.options import TaluvaOptions
from atoll.research.decodings.taluva import Land, check_window, with_land
from atoll.research.encoding import Encoding
from atoll.research.sections import Observation

__all__ = ["decode"]


def decode(encoding: Encoding, parts: Mapping[str, Observation]) -> rules.Position:
    """Return the position that the sections of an observation tell."""
    return with_land(encoding, parts, _land(encoding, parts))


def _land(encoding: Encoding, parts: Mapping[str, Observation]) -> Land:
    check_window(parts)
    assert isinstance(encoding.options, TaluvaOptions)
    with_doubles, with_ships = encoding.options.doubles, encoding.options.ships
    maps = parts["maps"]
    q0, r0 = parts["origin"].tolist()
    cells: dict[Hex, rules.Cell] = {}
    buildings: dict[Hex, rules.Building] = {}
    for y, x in np.argwhere(maps[0]).tolist():
        level, terrain, direction, part, building, owner, *others = maps[:, y, x].tolist()
        place = (q0 + x, r0 + y)
        cells[place] = rules.Cell(
            level=level,
            terrain=codes.TERRAINS[terrain],
            part=part - 1,
            tile_direction=direction - 1,
            double=with_doubles and bool(others[0]),
        )
        if building:
            kind = ("hut", "tower", "temple")[building - 1]
            number = level if kind == "hut" else 1
            buildings[place] = rules.Building(owner - 1, kind, number)  # type: ignore[arg-type]
    ships: dict[Hex, int] = {}
    if with_ships:
        lagoons = maps[6 + with_doubles]
        island = rules.Island(cells, buildings, {})
        for q, r in island.lagoons:
            ship = int(lagoons[r - r0, q - q0]) - 2
            if ship >= 0:
                ships[q, r] = ship
    return cells, buildings, ships
