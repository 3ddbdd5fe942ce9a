"""Learn the networks that judge Titicaca (``games/titicaca/network.py``) from games of a search.

One sees the positions in which a search had a choice: bids as the seat that makes them, everything else as
all seats see it. Each is worth what the search thought of it mixed with how the game ended, or only the
former if a random move came later.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
import numpy.typing as npt
from pyarrow import compute

from atoll.core.engine import Engine
from atoll.core.record import Record
from atoll.games.titicaca.network import BOUNDS, SHAPES, inputs_of
from atoll.research.dataset import Dataset
from atoll.research.learning import decisions
from atoll.research.networks.descent import (
    Descent,
    Doubles,
    Floats,
    Numbers,
    Samples,
    clean_decisions,
    joined,
)
from atoll.research.networks.titicaca_slope import add_slopes, fill_logits

__all__ = ["NETWORKS", "Prospects", "Sights"]

VERSION: Final = 1010
"""Of the networks, as ``games/titicaca/network.pxd`` has it: the number of players is added."""
SPREAD: Final = {"first": 0.1, "second": 0.1, "facts": 0.0, "amounts": 0.0, "last": 0.3}
"""How far weights lie from 0 before anything is learnt."""
LEADS: Final = (0, 11)
"""The amounts that are leads over rivals."""
POINT: Final = 0.05
"""What a point is worth then: a logit."""


@dataclass
class Sights(Samples):
    """Positions as the network sees them."""

    seen: npt.NDArray[np.int16]
    """What ``inputs_of`` wrote of one after the other."""
    lengths: Numbers
    """How many numbers that is, per position."""

    @cached_property
    def starts(self) -> Numbers:
        """Where the numbers of each position begin."""
        return np.concatenate([np.zeros(1, np.int64), np.cumsum(self.lengths)[:-1]])


class Prospects(Descent[Sights]):
    """The network of two or three players."""

    shapes = SHAPES
    bounds = BOUNDS
    defaults: Mapping[str, Mapping[str, float]] = {
        "selfplay": {"games": 1000, "random_moves": 0.04},
        "learning": {"rate": 0.0015, "epochs": 6, "outcome": 0.2},
    }

    def __init__(self, players: int) -> None:
        self.version = VERSION + players

    def examples(self, datasets: Iterable[Dataset], held_out: int) -> Sights:
        """Return the positions that a search judged."""
        return joined(Sights, [_sights_of(dataset, held_out) for dataset in datasets])

    def fresh_weights(self, seed: int) -> Doubles:
        """Return weights that know no more than that points are good."""
        weights = self.drawn(seed, SPREAD)
        layers = self.layers(weights)
        layers["amounts"][:, LEADS, 0] = POINT
        layers["last"][0] = 1
        return weights

    def logits(self, weights: Floats, samples: Sights, rows: Numbers) -> Floats:
        """Return what the network says of some positions."""
        found = np.zeros(len(rows), np.float32)
        fill_logits(weights, samples.seen, samples.starts, rows, found)
        return found

    def slope(self, weights: Doubles, samples: Sights, rows: Numbers, targets: Floats, step: int) -> Doubles:
        """Return the mean slope of the cross-entropy of some positions."""
        del step
        found = np.zeros(len(weights), np.float32)
        add_slopes(weights.astype(np.float32), samples.seen, samples.starts, rows, targets, found)
        return found.astype(np.float64)


def _sights_of(dataset: Dataset, held_out: int) -> Sights:
    """Return the positions of a dataset. Those of one deal in ``held_out`` are held out."""
    table = dataset.positions.select(["game", "legal", "values", "outcome"])
    choices = compute.list_value_length(table["legal"]).to_pylist()
    clean = clean_decisions(table["game"].to_numpy(), table["values"].is_valid().to_numpy())
    seen: list[bytes] = []
    outcomes: list[float] = []
    thoughts: list[float] = []
    rows: list[int] = []
    games: list[int] = []
    values, ends = table["values"].to_pylist(), table["outcome"].to_pylist()
    row = 0
    for one in dataset.games.select(["game", "record"]).to_pylist():
        for engine, seat in decisions(dataset, Record.from_json(json.loads(one["record"]))):
            thought, end = values[row], ends[row]
            # Without a choice a search stops after one simulation, which says little.
            for each in _who_sees(engine, seat) if thought is not None and choices[row] > 1 else ():
                seen.append(inputs_of(engine, each))
                outcomes.append((1 + end[each]) / 2)
                thoughts.append((1 + thought[each]) / 2)
                rows.append(row)
                games.append(one["game"])
            row += 1
    return Sights(
        outcomes=np.array(outcomes, np.float32),
        thoughts=np.array(thoughts, np.float32),
        clean=clean[rows],
        held_out=np.array(games, np.int64) // len(dataset.bots) % held_out == 0,
        seen=np.frombuffer(b"".join(seen), np.int16),
        lengths=np.array([len(each) // 2 for each in seen], np.int64),
    )


def _who_sees(engine: Engine, seat: int) -> tuple[int, ...]:
    """Return as whom a decision's position is learnt: bids are decisions of all, and each has its own."""
    everybody = range(engine.players)
    bids = sum(bool(engine.legal(each)) for each in everybody) > 1
    return (seat,) if bids else tuple(everybody)


NETWORKS: Final = {players: Prospects(players) for players in (2, 3)}
"""By number of players."""
