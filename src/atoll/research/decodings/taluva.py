"""Read a position of Taluva from an observation of version 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, cast

import numpy as np

from atoll.games.hexes import Hex
from atoll.games.taluva import codes, rules
from atoll.games.taluva.material import DOUBLES, Pieces
from atoll.games.taluva.options import TaluvaOptions
from atoll.research.encoding import Encoding
from atoll.research.sections import Observation, index_of_flag

__all__ = ["Land", "check_window", "decode", "with_land"]

Land: TypeAlias = tuple[dict[Hex, rules.Cell], dict[Hex, rules.Building], dict[Hex, int]]
"""Cells, buildings and ships."""


def decode(encoding: Encoding, parts: Mapping[str, Observation]) -> rules.Position:
    """Return the position that the sections of an observation tell."""
    return with_land(encoding, parts, _land(encoding, parts))


def check_window(parts: Mapping[str, Observation]) -> None:
    """Raise ValueError if a part of the island is not in the observation."""
    if parts["outgrown"][0]:
        raise ValueError("the island has outgrown the window: part of it is missing in the observation")


def _land(encoding: Encoding, parts: Mapping[str, Observation]) -> Land:
    check_window(parts)
    players, planes = encoding.players, parts["planes"]
    q0, r0 = parts["origin"].tolist()
    cells: dict[Hex, rules.Cell] = {}
    buildings: dict[Hex, rules.Building] = {}
    for y, x in np.argwhere(planes[0]).tolist():
        column = planes[:, y, x]
        place, level = (q0 + x, r0 + y), int(column[0])
        cells[place] = rules.Cell(
            level=level,
            terrain=codes.TERRAINS[1 + cast("int", index_of_flag(column[1:7]))],
            part=cast("int", index_of_flag(column[13:16])),
            tile_direction=cast("int", index_of_flag(column[7:13])),
            double=bool(column[16]),
        )
        owner = index_of_flag(column[20 : 20 + players])
        if owner is not None:
            kind, number = ("temple", 1) if column[17] else ("tower", 1) if column[18] else ("hut", level)
            buildings[place] = rules.Building(owner, kind, number)  # type: ignore[arg-type]
    ships = {
        (q0 + x, r0 + y): seat for seat, y, x in np.argwhere(planes[20 + players : 20 + 2 * players]).tolist()
    }
    return cells, buildings, ships


def with_land(encoding: Encoding, parts: Mapping[str, Observation], land: Land) -> rules.Position:
    """Return the position with this island; the other sections are the same in both versions."""
    players = encoding.players
    seats = parts["seats"].tolist()
    hand = index_of_flag(parts["hand"])
    tiles = codes.TILES
    drawn = [tile for tile, number in zip(tiles, parts["drawn"].tolist(), strict=True) for _ in range(number)]
    assert isinstance(encoding.options, TaluvaOptions)
    return rules.Position(
        players=players,
        options=encoding.options,
        deck=tuple(drawn),
        doubles=tuple(DOUBLES[double] for double in np.flatnonzero(parts["dealt"])),
        drawn=len(drawn),
        open_doubles=frozenset(DOUBLES[double] for double in np.flatnonzero(parts["open"])),
        takes=tuple(mark[4] for mark in seats),
        island=rules.Island(*land),
        put=tuple(Pieces(*mark[:4]) for mark in seats),
        turn=next((seat for seat, mark in enumerate(seats) if mark[7]), 0),
        phase=codes.PHASES[cast("int", index_of_flag(parts["phase"]))],
        hand=None if hand is None else "V" + tiles[hand] if hand < len(tiles) else DOUBLES[hand - len(tiles)],
        eliminated=frozenset(seat for seat, mark in enumerate(seats) if mark[5]),
        places=tuple(mark[6] for mark in seats),
        reason=codes.REASONS[cast("int", index_of_flag(parts["reason"]))],
    )
