"""The symmetries of the games, on observations and actions: more training data from the same games.

Symmetry 0 changes nothing. Talat has 8: each board may be mirrored (bit 0, 1, 2 for boards AB, BC, CA).
Taluva in version 2 has 12: symmetry k below 6 turns the island by k sixths, 6 + k also mirrors it. Turned
games are as likely as the originals, except that the first tile always lies in direction 0. A mirrored game
is legal, but the box has other numbers of mirrored tiles (six JC, five CJ). With double-hex tiles or a game
board Taluva has symmetry 0 only: a double tile that is half covered cannot always be told from another, and
a zone does not turn with the island. Titicaca has symmetry 0 only: its countries for two and three players
have no others.

>>> from atoll.core import game
>>> from atoll.research.decoding import empty_observation
>>> from atoll.research.encodings import encoding
>>> from atoll.research.symmetry import symmetries, transform, transform_actions
>>> start = game("taluva").new(2, seed=1)
>>> code = encoding(start.game, 2, start.options, 2)
>>> seen = empty_observation(code)
>>> code.observe(start.engine, 0, seen)
>>> symmetries(code)
12
>>> turned = transform(code, seen[None], 1)
>>> actions = transform_actions(code, seen[None], [code.legal(start.engine, 0)[0]], 1)
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from atoll.games.hexes import Hex, neighbours
from atoll.games.symmetry import HEX_SYMMETRIES, HexSymmetry
from atoll.games.taluva.options import TaluvaOptions
from atoll.research.decoding import Observation, split
from atoll.research.encoding import Encoding
from atoll.research.extra import require

require("numpy")

import numpy as np  # noqa: E402 - after the check that says how to install it
import numpy.typing as npt  # noqa: E402

__all__ = ["symmetries", "transform", "transform_actions"]

Array: TypeAlias = npt.NDArray[Any]
Numbers: TypeAlias = npt.NDArray[np.int32]

_PUTS = 270
_MIRRORED_DIRECTIONS = np.array((2, 1, 0, 4, 3, 7, 6, 5))
_EXPAND, _SHIP = 9, 14


def symmetries(code: Encoding) -> int:
    """Return the number of symmetries, with the one that changes nothing."""
    if code.sections[0][0] == "towers":
        return 8
    if code.sections[0][0] != "maps":
        return 1
    assert isinstance(code.options, TaluvaOptions)
    return 1 if code.options.doubles or code.options.zone != "none" else len(HEX_SYMMETRIES)


def transform(code: Encoding, observations: Observation, symmetry: int) -> Observation:
    """Return the observations (games, size) of the transformed games.

    Where a turned island does not fit into the window, ``outgrown`` is 1 and hexes are missing.
    """
    _check(code, symmetry)
    if symmetry == 0:
        return observations.copy()
    if code.sections[0][0] == "towers":
        found = observations.copy()
        towers = split(code, found)["towers"]
        for board in _mirrored_boards(symmetry):
            towers[:, board] = towers[:, board, ..., ::-1].copy()
        return found
    return _Turned(code, observations, HEX_SYMMETRIES[symmetry]).observations()


def transform_actions(
    code: Encoding, observations: Observation, actions: npt.ArrayLike, symmetry: int
) -> Numbers:
    """Return the transformed actions, one per game, given the observations in which they were chosen.

    -1 where the place is outside the transformed window.
    """
    _check(code, symmetry)
    indices = np.asarray(actions, dtype=np.int32)
    if symmetry == 0:
        return indices.copy()
    if code.sections[0][0] == "towers":
        return _mirrored_actions(indices, symmetry)
    return _Turned(code, observations, HEX_SYMMETRIES[symmetry]).actions(indices)


def _check(code: Encoding, symmetry: int) -> None:
    if not 0 <= symmetry < symmetries(code):
        raise ValueError(f"there is no symmetry {symmetry}: they go from 0 to {symmetries(code) - 1}")


def _mirrored_boards(symmetry: int) -> list[int]:
    return [board for board in range(3) if symmetry >> board & 1]


def _mirrored_actions(actions: Numbers, symmetry: int) -> Numbers:
    is_put, step = actions < _PUTS, actions - _PUTS
    board = np.where(is_put, actions // 90, step // 400)
    put_column, column = actions // 9 % 5, step // 16 % 5
    put = actions + 9 * (4 - 2 * put_column)
    direction = step // 2 % 8
    move = actions + 16 * (4 - 2 * column) + 2 * (_MIRRORED_DIRECTIONS[direction] - direction)
    mirrored = np.isin(board, _mirrored_boards(symmetry))
    found: Numbers = np.where(mirrored, np.where(is_put, put, move), actions).astype(np.int32)
    return found


def _images(symmetry: HexSymmetry, q: Array, r: Array) -> tuple[Array, Array]:
    """Return where hexes lie: whatever adds and subtracts numbers does so with arrays."""
    return symmetry.place((q, r))  # type: ignore[arg-type,return-value]


class _Turned:
    """Observations of Taluva, and the windows of the turned islands."""

    def __init__(self, code: Encoding, observations: Observation, symmetry: HexSymmetry) -> None:
        self.code, self.original, self.symmetry = code, observations, symmetry
        self.parts = split(code, observations)
        self.window: int = code.sections[0][1][1]
        number = len(observations)
        self.game, y, x = np.nonzero(self.parts["maps"][:, 0])
        self.y, self.x = y, x
        origin = self.parts["origin"].astype(np.int64)
        q, r = _images(symmetry, x + origin[self.game, 0], y + origin[self.game, 1])
        self.origin = np.full((number, 2), -self.window // 2)
        self.outgrown = self.parts["outgrown"][:, 0].astype(np.bool_)
        for axis, values in enumerate((q, r)):
            least, most = np.full(number, 1 << 20), np.full(number, -1 << 20)
            np.minimum.at(least, self.game, values)
            np.maximum.at(most, self.game, values)
            land = least <= most
            self.origin[land, axis] = (least + most + 1)[land] // 2 - self.window // 2
            self.outgrown |= land & (most - least >= self.window - 4)

    def place(self, game: Array, x: Array, y: Array) -> tuple[Array, Array, Array]:
        """Return the columns and rows of cells in the turned windows, and which of them are inside."""
        origin = self.parts["origin"].astype(np.int64)[game]
        q, r = _images(self.symmetry, x + origin[:, 0], y + origin[:, 1])
        new_x, new_y = q - self.origin[game, 0], r - self.origin[game, 1]
        inside = (new_x >= 0) & (new_x < self.window) & (new_y >= 0) & (new_y < self.window)
        return new_x, new_y, inside

    def observations(self) -> Observation:
        """Return the turned observations."""
        found = self.original.copy()
        parts = split(self.code, found)
        maps, old = parts["maps"], self.parts["maps"]
        maps[...] = 0
        game, y, x = np.nonzero(old.any(axis=1))
        new_x, new_y, inside = self.place(game, x, y)
        columns = old[game, :, y, x]
        land = columns[:, 0] > 0
        columns[:, 2] = np.where(land, self._pairs()[columns[:, 2]], 0)
        if self._mirrored():
            columns[:, 3] = np.array((0, 1, 3, 2))[columns[:, 3]]
        maps[game[inside], :, new_y[inside], new_x[inside]] = columns[inside]
        if self._mirrored():
            tiles = parts["hand"][:, :25].reshape(-1, 5, 5)
            tiles[...] = tiles.transpose(0, 2, 1).copy()
            drawn = parts["drawn"].reshape(-1, 5, 5)
            drawn[...] = drawn.transpose(0, 2, 1).copy()
        parts["origin"][...] = self.origin
        parts["outgrown"][:, 0] = self.outgrown
        return found

    def actions(self, indices: Numbers) -> Numbers:
        """Return the turned actions."""
        cells = self.window * self.window
        game = np.arange(len(indices))
        plane, cell = indices // cells, indices % cells
        x, y, inside = self.place(game, cell % self.window, cell // self.window)
        tiles = plane < 6
        plane = np.where(tiles, self._pairs()[np.where(tiles, plane, 0) + 1] - 1, plane)
        for number in np.flatnonzero(plane >= _EXPAND):
            named = _Names(self, int(number))
            first = divmod(int(cell[number]), self.window)[::-1]
            if plane[number] == _SHIP:
                name = named.lagoon(first)
            else:
                name = named.expansion(first, int(plane[number]) - _EXPAND + 1)
            x[number], y[number] = name[0] - self.origin[number, 0], name[1] - self.origin[number, 1]
            inside[number] = 0 <= x[number] < self.window and 0 <= y[number] < self.window
        found: Numbers = np.where(inside, plane * cells + y * self.window + x, -1).astype(np.int32)
        return found

    def _mirrored(self) -> bool:
        return self.symmetry in HEX_SYMMETRIES[6:]

    def _pairs(self) -> npt.NDArray[np.int16]:
        """Return the direction of a turned tile, plus 1, by its direction, plus 1."""
        return np.array([0, *(1 + self.symmetry.pair(direction) for direction in range(6))], dtype=np.int16)


class _Names:
    """How settlements and lagoons of one game are named once it is turned: by their smallest hex."""

    def __init__(self, turned: _Turned, game: int) -> None:
        self.maps = turned.parts["maps"][game]
        self.window, self.symmetry = turned.window, turned.symmetry
        self.q, self.r = (int(number) for number in turned.parts["origin"][game])

    def _group(self, first: Hex, member: npt.NDArray[np.bool_]) -> set[Hex]:
        """Return all cells that are connected with one."""
        found, open_ = {first}, [first]
        while open_:
            for near in self._near(open_.pop()):
                if near not in found and member[near[1], near[0]]:
                    found.add(near)
                    open_.append(near)
        return found

    def _near(self, cell: Hex) -> Iterator[Hex]:
        return ((x, y) for x, y in neighbours(cell) if 0 <= x < self.window and 0 <= y < self.window)

    def _name(self, group: set[Hex]) -> Hex:
        return min(self.symmetry.place((x + self.q, y + self.r)) for x, y in group)

    def lagoon(self, first: Hex) -> Hex:
        """Return the new name of a lagoon."""
        return self._name(self._group(first, self.maps[-1] > 0))

    def expansion(self, first: Hex, terrain: int) -> Hex:
        """Return the new name of an expansion: the smallest of those over the same hexes (T-EXT-2)."""
        own = self.maps[5] == self.maps[5, first[1], first[0]]
        taken = self._taken(self._group(first, own), terrain)
        names, seen = [], set[Hex]()
        for cell in (near for each in sorted(taken) for near in self._near(each)):
            if own[cell[1], cell[0]] and cell not in seen:
                group = self._group(cell, own)
                seen |= group
                if self._taken(group, terrain) == taken:
                    names.append(self._name(group))
        return min(names)

    def _taken(self, group: set[Hex], terrain: int) -> set[Hex]:
        return {
            (x, y)
            for cell in group
            for x, y in self._near(cell)
            if self.maps[1, y, x] == terrain and not self.maps[4, y, x]
        }
