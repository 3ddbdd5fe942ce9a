"""Decode observations: into named arrays, and into a position of the reference rules.

``position`` proves that an observation holds all that a seat may know: the decoded position looks the same to
that seat. What the seat cannot know is left out or marked as hidden.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import TypeAlias, TypeVar, cast

from atoll.core.position import RulesPosition
from atoll.core.reference import ReferencePosition
from atoll.core.registry import game
from atoll.games.hexes import Hex
from atoll.games.talat import rules as talat_rules
from atoll.games.talat.material import BOARDS, COLOURS, KINDS, SQUARES, Tower
from atoll.games.talat.options import TalatOptions
from atoll.games.taluva import codes as taluva_codes
from atoll.games.taluva import rules as taluva_rules
from atoll.games.taluva.material import DOUBLES, Pieces
from atoll.games.taluva.options import TaluvaOptions
from atoll.games.titicaca import codes as titicaca_codes
from atoll.games.titicaca import rules as titicaca_rules
from atoll.games.titicaca.material import TERRAINS
from atoll.research.encoding import Encoding
from atoll.research.extra import require

require("numpy")

import numpy as np  # noqa: E402 - after the check that says how to install it
import numpy.typing as npt  # noqa: E402

__all__ = ["Observation", "Tensor", "empty_observation", "position", "split", "split_tensor"]

Observation: TypeAlias = npt.NDArray[np.int16]
Tensor: TypeAlias = npt.NDArray[np.float32]
_Number = TypeVar("_Number", np.int16, np.float32)


def empty_observation(encoding: Encoding) -> Observation:
    """Return an array of the right size for ``Encoding.observe``."""
    return np.zeros(encoding.size, dtype=np.int16)


def split(encoding: Encoding, observation: Observation) -> dict[str, Observation]:
    """Return the sections by name, as views into an observation, or into a batch (its last axis is split)."""
    return _split(encoding.sections, observation)


def split_tensor(encoding: Encoding, tensor: Tensor) -> dict[str, Tensor]:
    """Return the same of a tensor, or of a batch of them."""
    return _split(encoding.tensor_sections, tensor)


def _split(
    sections: tuple[tuple[str, tuple[int, ...], str], ...], row: npt.NDArray[_Number]
) -> dict[str, npt.NDArray[_Number]]:
    found: dict[str, npt.NDArray[_Number]] = {}
    start = 0
    for name, shape, _ in sections:
        end = start + prod(shape)
        found[name] = row[..., start:end].reshape(*row.shape[:-1], *shape)
        start = end
    return found


def position(encoding: Encoding, observation: Observation) -> RulesPosition:
    """Return the position that the viewer knows.

    Raise ValueError if some of it was outside the window, or if seats are counted from the viewer.
    """
    if encoding.egocentric:
        raise ValueError("an egocentric observation does not say which seat is which")
    parts = split(encoding, observation)
    if "towers" in parts:
        return RulesPosition(game("talat"), _talat(encoding, parts))
    if "planes" in parts:
        return RulesPosition(game("taluva"), _taluva(encoding, parts, *_from_planes(encoding, parts)))
    if "maps" in parts:
        return RulesPosition(game("taluva"), _taluva(encoding, parts, *_from_maps(encoding, parts)))
    return RulesPosition(game("titicaca"), _titicaca(encoding, parts))


def _index_of_flag(flags: Observation) -> int | None:
    """Return the index of the flag that is set, or None."""
    found = np.flatnonzero(flags)
    return int(found[0]) if len(found) else None


def _talat(encoding: Encoding, parts: Mapping[str, Observation]) -> ReferencePosition:
    assert isinstance(encoding.options, TalatOptions)
    law = talat_rules.Position(encoding.players, encoding.options)
    for board, side, kind, row, column in np.argwhere(parts["towers"]):
        name = BOARDS[board]
        law.boards[name][SQUARES[5 * row + column]] = Tower(name[side], KINDS[kind])
    law.hands = {
        colour: frozenset(KINDS[kind] for kind in np.flatnonzero(parts["hands"][number]))
        for number, colour in enumerate(COLOURS)
    }
    for seat in range(law.players):
        law.captured[seat] = frozenset(
            Tower(COLOURS[colour], KINDS[kind]) for colour, kind in np.argwhere(parts["captured"][seat])
        )
    law.frozen = frozenset(BOARDS[board] for board in np.flatnonzero(parts["frozen"]))
    law.turn = _index_of_flag(parts["turn"])
    return law


def _titicaca(encoding: Encoding, parts: Mapping[str, Observation]) -> ReferencePosition:
    hexes: dict[int, Hex] = {}
    country: dict[Hex, str] = {}
    for number, (known, q, r, *terrain, lake) in enumerate(parts["country"].tolist()):
        if known:
            hexes[number] = (q, r)
            country[q, r] = str(lake) if lake else TERRAINS[terrain.index(1)]
    seats = parts["seats"].tolist()
    step = titicaca_codes.STEPS[cast("int", _index_of_flag(parts["step"]))]
    there, first, second = parts["temples"]
    order = sorted((mark[4], seat) for seat, mark in enumerate(seats) if mark[4])
    arrow, first_arrow = (int(seat) - 1 if seat else None for seat in parts["arrow"])
    reason, fresh = _index_of_flag(parts["reason"]), _index_of_flag(parts["fresh"])
    return titicaca_rules.Position(
        encoding.players,
        options=encoding.options,
        country=country,
        arrow=arrow,
        first_arrow=first_arrow,
        step=step,
        round=int(parts["round"][0]),
        stocks=[mark[0] for mark in seats],
        scores=[mark[1] for mark in seats],
        bids={seat: mark[2] for seat, mark in enumerate(seats) if mark[2] >= 0 or mark[3]},
        order=tuple(seat for _, seat in order),
        fresh=None if fresh is None else hexes[fresh],
        villages={hexes[h]: int(seat) for seat, h in np.argwhere(parts["villages"]).tolist()},
        regions={
            hexes[number]: hexes[name - 1] for number, name in enumerate(parts["regions"].tolist()) if name
        },
        temples={hexes[h]: int(first[h] + 2 * second[h]) for h in np.flatnonzero(there).tolist()},
        hands=[
            tuple(value for value, held in ((1, mark[6]), (2, mark[7])) if held) or (0,) * mark[5]
            for mark in seats
        ],
        known={seat for seat, mark in enumerate(seats) if mark[8]},
        reason=None if reason is None else titicaca_codes.REASONS[reason],
    )


_Land: TypeAlias = tuple[dict[Hex, taluva_rules.Cell], dict[Hex, taluva_rules.Building], dict[Hex, int]]


def _check_window(parts: Mapping[str, Observation]) -> None:
    if parts["outgrown"][0]:
        raise ValueError("the island has outgrown the window: part of it is missing in the observation")


def _from_planes(encoding: Encoding, parts: Mapping[str, Observation]) -> _Land:
    """Return cells, buildings and ships of version 1."""
    _check_window(parts)
    players, planes = encoding.players, parts["planes"]
    q0, r0 = parts["origin"].tolist()
    cells: dict[Hex, taluva_rules.Cell] = {}
    buildings: dict[Hex, taluva_rules.Building] = {}
    for y, x in np.argwhere(planes[0]).tolist():
        column = planes[:, y, x]
        place, level = (q0 + x, r0 + y), int(column[0])
        cells[place] = taluva_rules.Cell(
            level=level,
            terrain=taluva_codes.TERRAINS[1 + cast("int", _index_of_flag(column[1:7]))],
            part=cast("int", _index_of_flag(column[13:16])),
            tile_direction=cast("int", _index_of_flag(column[7:13])),
            double=bool(column[16]),
        )
        owner = _index_of_flag(column[20 : 20 + players])
        if owner is not None:
            kind, number = ("temple", 1) if column[17] else ("tower", 1) if column[18] else ("hut", level)
            buildings[place] = taluva_rules.Building(owner, kind, number)  # type: ignore[arg-type]
    ships = {
        (q0 + x, r0 + y): seat for seat, y, x in np.argwhere(planes[20 + players : 20 + 2 * players]).tolist()
    }
    return cells, buildings, ships


def _from_maps(encoding: Encoding, parts: Mapping[str, Observation]) -> _Land:
    """Return cells, buildings and ships of version 2."""
    _check_window(parts)
    assert isinstance(encoding.options, TaluvaOptions)
    with_doubles, with_ships = encoding.options.doubles, encoding.options.ships
    maps = parts["maps"]
    q0, r0 = parts["origin"].tolist()
    cells: dict[Hex, taluva_rules.Cell] = {}
    buildings: dict[Hex, taluva_rules.Building] = {}
    for y, x in np.argwhere(maps[0]).tolist():
        level, terrain, direction, part, building, owner, *others = maps[:, y, x].tolist()
        place = (q0 + x, r0 + y)
        cells[place] = taluva_rules.Cell(
            level=level,
            terrain=taluva_codes.TERRAINS[terrain],
            part=part - 1,
            tile_direction=direction - 1,
            double=with_doubles and bool(others[0]),
        )
        if building:
            kind = ("hut", "tower", "temple")[building - 1]
            number = level if kind == "hut" else 1
            buildings[place] = taluva_rules.Building(owner - 1, kind, number)  # type: ignore[arg-type]
    ships: dict[Hex, int] = {}
    if with_ships:
        lagoons = maps[6 + with_doubles]
        island = taluva_rules.Island(cells, buildings, {})
        for q, r in island.lagoons:
            ship = int(lagoons[r - r0, q - q0]) - 2
            if ship >= 0:
                ships[q, r] = ship
    return cells, buildings, ships


def _taluva(
    encoding: Encoding,
    parts: Mapping[str, Observation],
    cells: dict[Hex, taluva_rules.Cell],
    buildings: dict[Hex, taluva_rules.Building],
    ships: dict[Hex, int],
) -> ReferencePosition:
    players = encoding.players
    seats = parts["seats"].tolist()
    hand = _index_of_flag(parts["hand"])
    tiles = taluva_codes.TILES
    drawn = [tile for tile, number in zip(tiles, parts["drawn"].tolist(), strict=True) for _ in range(number)]
    assert isinstance(encoding.options, TaluvaOptions)
    return taluva_rules.Position(
        players=players,
        options=encoding.options,
        deck=tuple(drawn),
        doubles=tuple(DOUBLES[double] for double in np.flatnonzero(parts["dealt"])),
        drawn=len(drawn),
        open_doubles=frozenset(DOUBLES[double] for double in np.flatnonzero(parts["open"])),
        takes=tuple(mark[4] for mark in seats),
        island=taluva_rules.Island(cells, buildings, ships),
        put=tuple(Pieces(*mark[:4]) for mark in seats),
        turn=next((seat for seat, mark in enumerate(seats) if mark[7]), 0),
        phase=taluva_codes.PHASES[cast("int", _index_of_flag(parts["phase"]))],
        hand=None if hand is None else "V" + tiles[hand] if hand < len(tiles) else DOUBLES[hand - len(tiles)],
        eliminated=frozenset(seat for seat, mark in enumerate(seats) if mark[5]),
        places=tuple(mark[6] for mark in seats),
        reason=taluva_codes.REASONS[cast("int", _index_of_flag(parts["reason"]))],
    )
