"""Learn the network that judges two-player Talat (``games/talat/fights.py``) from games of a search.

It sees positions in which all towers stand. Each is worth what the search thought of it mixed with how the
game ended, or only the former if a random move came later. Gradient descent in NumPy; every batch is seen as
it is or with left and right swapped.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from atoll.games.talat.fights import BOUNDS, PAIR_SQUARES, SHAPES
from atoll.games.talat.material import KINDS, captures
from atoll.research.dataset import Dataset
from atoll.research.decoding import split
from atoll.research.learning import batches
from atoll.research.networks.descent import (
    Descent,
    Doubles,
    Flags,
    Floats,
    Numbers,
    Samples,
    chances,
    clean_decisions,
    joined,
)
from atoll.research.sections import Observation

__all__ = ["NETWORKS", "Boards", "Fights", "seen_by_mover"]

VERSION: Final = 1
"""Of the network, as ``games/talat/fights.pxd`` has it."""
PUTS: Final = 26
"""The towers that two players put."""
SIDES: Final = ((0, 1, 1), (1, 0, 0))
"""By seat and board: the side that a seat plays."""
LAST_OWN: Final = 9
"""On a board as a seat sees it, its own towers are numbered up to this."""
SPREAD: Final = {"first": 0.25, "second": 0.15, "lead": 0.0, "best": 0.0, "last": 0.3}
"""How far weights lie from 0 before anything is learnt."""
POINT: Final = 0.2
"""What a point is worth then: a logit."""
INPUTS: Final = SHAPES["first"][0] - 1
MOST_LEAD: Final = SHAPES["lead"][1] // 2

Bytes = npt.NDArray[np.uint8]


def _relations() -> Bytes:
    """Return by two entries of a board, of which the first is one's own: 1 prey, 2 hunter, else 0."""
    found = np.zeros((19, 19), np.uint8)
    for own, captor in enumerate(KINDS):
        for enemy, target in enumerate(KINDS):
            if captures(captor, target):
                found[1 + own, 10 + enemy] = 1
            elif captures(target, captor):
                found[1 + own, 10 + enemy] = 2
    return found


def _mirrored() -> Numbers:
    """Return which input each one is if left and right are swapped."""
    square = [each + 4 - 2 * (each % 5) for each in range(25)]
    number = {pair: i for i, pair in enumerate(PAIR_SQUARES)}
    pairs = [number[square[own], square[enemy]] for own, enemy in PAIR_SQUARES]
    parts = (*square, *(25 + i for i in square), *(50 + i for i in pairs))
    return np.array([*parts, *(50 + len(pairs) + i for i in pairs), INPUTS])


RELATIONS: Final = _relations()
MIRRORED: Final = _mirrored()
OWN_SQUARES: Final = np.array([own for own, _ in PAIR_SQUARES])
ENEMY_SQUARES: Final = np.array([enemy for _, enemy in PAIR_SQUARES])


# --- what the network sees --------------------------------------------------------------------------------


@dataclass
class Boards(Samples):
    """Positions as the network sees them."""

    inputs: Bytes
    """Per position and board, eight in a byte."""
    live: Flags
    """The same: whether it is not frozen."""
    lead: Numbers
    late: Numbers
    best: Numbers

    def pick(self, rows: Numbers) -> Boards:
        """Return some of them."""
        return Boards(*(getattr(self, each.name)[rows] for each in fields(self)))


def _boards_of_part(dataset: Dataset, table: Any, held_out: int) -> Boards:
    games, seats = table["game"].to_numpy(), table["seat"].to_numpy()
    values = table["values"].to_pylist()
    judged = np.array([each is not None for each in values], np.bool_)
    clean = clean_decisions(games, judged)
    parts = split(dataset.code, dataset.observations(table))
    rows = np.flatnonzero(judged & (parts["hands"].sum((1, 2)) == 0))
    seats, games = seats[rows], games[rows]
    thoughts = [(1 + values[row][seat]) / 2 for row, seat in zip(rows, seats, strict=True)]
    return Boards(
        **seen_by_mover({name: each[rows] for name, each in parts.items()}),
        outcomes=(1 + dataset.outcomes(table)[rows, seats]) / 2,
        thoughts=np.array(thoughts, np.float32),
        clean=clean[rows],
        held_out=games // len(dataset.bots) % held_out == 0,
    )


def seen_by_mover(parts: Mapping[str, Observation]) -> dict[str, npt.NDArray[Any]]:
    """Return what the network knows of observations, by the names of fields of ``Boards``."""
    count = len(parts["turn"])
    rows = np.arange(count)
    mover = parts["turn"].argmax(1)
    boards = _boards(parts["towers"], mover)
    reached = (boards[:, :, 20:] > 0) & (boards[:, :, 20:] <= LAST_OWN)
    lines = reached.sum((1, 2)) - (boards[:, :, :5] > LAST_OWN).sum((1, 2))
    captured = parts["captured"].sum((2, 3), dtype=np.int64)
    best = (parts["captured"].any(2) * np.arange(1, 10)).max(2)
    lead = 5 * (captured[rows, mover] - captured[rows, 1 - mover]) + 3 * lines
    return {
        "inputs": _inputs(boards.reshape(-1, 25)).reshape(count, 3, -1),
        "live": parts["frozen"] == 0,
        "lead": np.clip(lead, -MOST_LEAD, MOST_LEAD) + MOST_LEAD,
        "late": parts["frozen"].any(1).astype(np.int64),
        "best": 1 + np.sign(best[rows, mover] - best[rows, 1 - mover]),
    }


def _boards(towers: Observation, mover: Numbers) -> Bytes:
    """Return the boards as the seat to move sees them: its towers 1 to 9, going up, the others 10 to 18."""
    numbers = np.arange(1, 19, dtype=np.uint8)[:, None]
    boards: Bytes = (towers.reshape(-1, 3, 18, 25) * numbers).sum(2, dtype=np.uint8)
    for seat, sides in enumerate(SIDES):
        mine = mover == seat
        for board in np.flatnonzero(sides):
            seen = boards[mine, board, ::-1]
            swapped = np.where(seen > LAST_OWN, seen - LAST_OWN, seen + LAST_OWN)
            boards[mine, board] = np.where(seen == 0, 0, swapped)
    return boards


def _inputs(boards: Bytes) -> Bytes:
    """Return the network's inputs of some boards, eight in a byte."""
    pairs = RELATIONS[boards[:, OWN_SQUARES], boards[:, ENEMY_SQUARES]]
    own, enemy = (boards > 0) & (boards <= LAST_OWN), boards > LAST_OWN
    return np.packbits(np.concatenate([own, enemy, pairs == 1, pairs == 2], 1), axis=1)


# --- learning ---------------------------------------------------------------------------------------------


class Fights(Descent[Boards]):
    """The network of two players."""

    version = VERSION
    shapes = SHAPES
    bounds = BOUNDS
    defaults = {  # noqa: RUF012 - a Model's is a Mapping
        "selfplay": {"games": 1000, "simulations": 60, "random_start": PUTS, "random_moves": 0.02}
    }
    bot_settings = {"search": "auto"}  # noqa: RUF012 - a Model's is a Mapping

    def examples(self, datasets: Iterable[Dataset], held_out: int) -> Boards:
        """Return the positions in which all towers stand and that a search judged."""
        found = [
            _boards_of_part(dataset, dataset.positions_of(part), held_out)
            for dataset in datasets
            for part in dataset.parts()
        ]
        return joined(Boards, found)

    def fresh_weights(self, seed: int) -> Doubles:
        """Return weights that know no more than that points are good."""
        weights = self.drawn(seed, SPREAD)
        layers = self.layers(weights)
        layers["lead"][:, :, 0] = np.arange(-MOST_LEAD, MOST_LEAD + 1) * POINT
        layers["last"][0] = 1
        return weights

    def logits(self, weights: Floats, samples: Boards, rows: Numbers) -> Floats:
        """Return what the network says of some positions, by the mean of both images."""
        layers = self.layers(weights)
        found = [np.zeros(0, np.float32)]
        for part in batches(rows):
            some = samples.pick(part)
            images = [_forward(layers, some, mirror=mirror)["sums"] for mirror in (False, True)]
            found.append(_activated(np.float32(0.5) * (images[0] + images[1])) @ layers["last"])
        return np.concatenate(found)

    def slope(self, weights: Doubles, samples: Boards, rows: Numbers, targets: Floats, step: int) -> Doubles:
        """Return the mean slope of the cross-entropy of one of the two images of some positions."""
        mirror = bool(step % 2)
        some = samples.pick(rows)
        layers = self.layers(weights.astype(np.float32))
        way = _forward(layers, some, mirror=mirror)
        active = _activated(way["sums"])
        size = len(some)
        error = (chances(active @ layers["last"]) - targets) / np.float32(size)
        slope = error[:, None] * layers["last"][None]
        slope[:, 1:] *= way["sums"][:, 1:] > 0
        each = (slope[:, None, :] * some.live[:, :, None]).reshape(3 * size, -1)
        back = (each @ layers["second"]) * (way["hidden"] > 0)
        found = np.zeros_like(weights)
        slopes = self.layers(found)
        slopes["first"][MIRRORED if mirror else slice(None)] = way["inputs"].T @ back
        slopes["second"][:] = each.T @ way["hidden"]
        leads = slopes["lead"].reshape(-1, slope.shape[1])
        leads[:] = _sums(slope, some.late * SHAPES["lead"][1] + some.lead, len(leads))
        slopes["best"][:] = _sums(slope, some.best, len(slopes["best"]))
        slopes["last"][:] = active.T @ error
        return found


def _forward(layers: Mapping[str, Floats], samples: Boards, *, mirror: bool) -> dict[str, Floats]:
    """Return the sums of one of the two images, and what is on the way to them."""
    size = len(samples)
    inputs = np.ones((3 * size, INPUTS + 1), np.float32)
    inputs[:, :-1] = np.unpackbits(samples.inputs.reshape(3 * size, -1), axis=1, count=INPUTS)
    first = layers["first"][MIRRORED] if mirror else layers["first"]
    hidden = np.maximum(inputs @ first, 0)
    boards = (hidden @ layers["second"].T).reshape(size, 3, -1) * samples.live[:, :, None]
    sums = boards.sum(1) + layers["lead"][samples.late, samples.lead] + layers["best"][samples.best]
    return {"inputs": inputs, "hidden": hidden, "sums": sums}


def _sums(rows: Floats, numbers: Numbers, count: int) -> Floats:
    """Add up the rows of each number below ``count``."""
    chosen: Floats = (np.arange(count)[:, None] == numbers).astype(np.float32)
    return chosen @ rows


def _activated(sums: Floats) -> Floats:
    """Return what the last layer sees: the first sum as it is, of the others what is above 0."""
    found = np.maximum(sums, 0)
    found[:, 0] = sums[:, 0]
    return found


NETWORKS: Final = {2: Fights()}
"""By number of players."""
