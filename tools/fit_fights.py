"""Learn games/talat/learnt.net, the network by which two-player Talat is judged (``games/talat/fights.py``).

``python tools/fit_fights.py play FOLDER --seed 1 --files 100``
``python tools/fit_fights.py learn FOLDER --out FILE``

``play``: alpha-beta plays against itself with few nodes per move. Half of the games begin with towers put
at random, the others with towers that a short tree search put; the first moves may be random. Every position
that was searched is stored with the search's score and how the game ended, a file for each 100 games. The
same command resumes, and another seed adds other games. Use two seeds side by side for two cores.

``learn``: gradient descent on all positions of the folder. A position's target is what the search thought of
it, of the positions that followed, and how the game ended. One file in sixteen is held out, to show what the
network is worth beside the evaluation that played: mean squared errors of all positions, and of those with
26, 22 to 25, 18 to 21 and fewer towers.
"""

from __future__ import annotations

import argparse
import struct
from dataclasses import dataclass, fields
from math import exp, log
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from atoll.ai.mcts import ADVISED
from atoll.ai.minimax import Minimax
from atoll.ai.tree import Tree
from atoll.core import game
from atoll.core.engine import OVER, Engine
from atoll.core.net_file import NetFile
from atoll.games.talat.evaluate import Evaluator
from atoll.games.talat.fights import BOUNDS, PAIR_SQUARES, SHAPES
from atoll.games.talat.material import KINDS, captures

GAMES = 100
"""In a file."""
SIMULATIONS = 60
"""Of the tree that puts towers."""
CERTAIN = 12.0
"""The logit of a position that is solved."""
LATER = 0.85
"""How much of what a position is worth is known from the next one, while no move is random."""
HELD_OUT = 16
BATCH = 512
TOWERS = ((0, 26), (26, 26), (22, 25), (18, 21), (0, 17))
"""Positions whose errors are told apart, by the fewest and the most towers."""

RECORD = np.dtype(
    [
        ("towers", np.uint8, (3, 25)),  # 0: none, else 1 + kind + 9 * side
        ("turn", np.uint8),
        ("frozen", np.uint8),
        ("captured", np.uint8, 2),
        ("best", np.uint8, 2),  # the best captured kind + 1
        ("score", np.float32),  # what the search thought of the seat to move, a logit
        ("static", np.float32),  # what the evaluation said of it, a logit
        ("result", np.float32),  # its value when the game ended: 1, 0.5 or 0
        ("number", np.uint8),  # of the position in its game
        ("clean", np.uint8),  # whether no move after it was random
    ]
)
RESULTS: dict[tuple[int, ...], float] = {(1, 2): 1.0, (1, 1): 0.5, (2, 1): 0.0}
SIDES = np.array([[0, 1, 1], [1, 0, 0]])
"""By seat and board: the side that a seat plays."""
LAST_OWN = 9
"""In a record's board, as a seat sees it, its own towers are numbered up to this."""

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]
Numbers = npt.NDArray[np.int64]
Records = npt.NDArray[Any]


# --- playing ----------------------------------------------------------------------------------------------


def record_of(engine: Engine) -> tuple[Any, ...]:
    """Return the first fields of a record."""
    data = engine.key()
    values = struct.unpack(f"<{len(data) // 8}q", data)
    towers = [[0] * 25 for _ in range(3)]
    captured = []
    at = 2
    for board in range(3):
        captured.append(values[at + 1])
        first, second = values[at + 2], values[at + 3]
        at += 4
        standing = first | second
        while standing:
            square = (standing & -standing).bit_length() - 1
            standing &= standing - 1
            towers[board][square] = 1 + values[at] + 9 * (second >> square & 1)
            at += 1
    taken = [each.bit_count() for each in captured[:2]]
    best = [(each >> 18 | each >> 9 & 511 | each & 511).bit_length() for each in captured[:2]]
    return towers, values[0], values[1], taken, best


def put_towers(engine: Engine, evaluator: Evaluator, rng: Random) -> None:
    """Put all towers, at random or mostly by a short search."""
    anywhere = rng.random() < 0.5
    while engine.text(engine.legal(engine.to_move())[0]).startswith("put"):
        seat = engine.to_move()
        if anywhere or rng.random() < 0.15:
            action = rng.choice(engine.legal(seat))
        else:
            tree = Tree(engine, evaluator, seat, rng.getrandbits(60), 8)
            tree.configure(uses_evaluator=True, **{name: getattr(evaluator, name) for name in ADVISED})
            tree.search(SIMULATIONS, -1.0)
            action = max(tree.candidates_at_root(), key=lambda row: row[1])[0]
        engine.apply(seat, action)


def play(rng: Random, evaluator: Evaluator, nodes: int) -> list[tuple[Any, ...]]:
    """Play a game and return the records of its positions."""
    engine = game("talat").new(players=2).engine.copy()
    put_towers(engine, evaluator, rng)
    wild = rng.choice([0, 0, 1, 2, 4, 8])
    found: list[tuple[Any, ...]] = []
    last_random = 0
    searches = [Minimax(engine, evaluator, seat, rng.getrandbits(32), 1) for seat in range(2)]
    while (seat := engine.to_move()) != OVER:
        actions = engine.legal(seat)
        action = actions[0]
        if wild > 0 and rng.random() < 0.5:
            wild -= 1
            action = rng.choice(actions)
            last_random = len(found)
        elif len(actions) > 1:
            search = searches[seat]
            search.place(engine, keep=False)
            search.search(nodes, -1.0)
            action, _, value, _, _ = search.candidates()[0]
            value = min(max(value, exp(-CERTAIN)), 1 - exp(-CERTAIN))
            static = evaluator.lead(engine, seat) / 1000
            found.append((*record_of(engine), log(value / (1 - value)), static))
        engine.apply(seat, action)
    result = RESULTS[engine.places()]
    return [
        (*record, result if record[1] == 0 else 1 - result, number, number >= last_random)
        for number, record in enumerate(found)
    ]


def play_files(folder: Path, seed: int, files: int, nodes: int) -> None:
    """Play the files that are missing."""
    folder.mkdir(parents=True, exist_ok=True)
    evaluator = Evaluator()
    for number in range(files):
        path = folder / f"{seed:03}-{number:05}.npy"
        if path.exists():
            continue
        records = [
            record
            for each in range(GAMES)
            for record in play(Random(f"{seed}/{number}/{each}"), evaluator, nodes)
        ]
        part = path.with_suffix(".part")
        with part.open("wb") as file:
            np.save(file, np.array(records, RECORD))
        part.rename(path)


# --- what the network sees --------------------------------------------------------------------------------


def relations() -> Bytes:
    """Return by two entries of a board, of which the first is one's own: 1 prey, 2 hunter, else 0."""
    found = np.zeros((19, 19), np.uint8)
    for own, captor in enumerate(KINDS):
        for enemy, target in enumerate(KINDS):
            if captures(captor, target):
                found[1 + own, 10 + enemy] = 1
            elif captures(target, captor):
                found[1 + own, 10 + enemy] = 2
    return found


RELATIONS = relations()
OWN_SQUARES = np.array([own for own, _ in PAIR_SQUARES])
ENEMY_SQUARES = np.array([enemy for _, enemy in PAIR_SQUARES])
INPUTS = SHAPES["first"][0] - 1
MOST_LEAD = SHAPES["lead"][1] // 2


def mirrored() -> Numbers:
    """Return which input each one is if left and right are swapped."""
    square = [each + 4 - 2 * (each % 5) for each in range(25)]
    number = {pair: i for i, pair in enumerate(PAIR_SQUARES)}
    pairs = [number[square[own], square[enemy]] for own, enemy in PAIR_SQUARES]
    parts = (*square, *(25 + i for i in square), *(50 + i for i in pairs))
    return np.array([*parts, *(50 + len(pairs) + i for i in pairs), INPUTS])


def boards_of(records: Records) -> Bytes:
    """Return the boards as the seat to move sees them: its towers 1 to 9, going up, the others 10 to 18."""
    boards: Bytes = records["towers"].copy()
    for seat in range(2):
        for board in range(3):
            if SIDES[seat, board]:
                mine = records["turn"] == seat
                seen = boards[mine, board, ::-1]
                swapped = np.where(seen > LAST_OWN, seen - LAST_OWN, seen + LAST_OWN)
                boards[mine, board] = np.where(seen == 0, 0, swapped)
    return boards


def inputs_of(boards: Bytes) -> Bytes:
    """Return the network's inputs of some boards, eight in a byte."""
    pairs = RELATIONS[boards[:, OWN_SQUARES], boards[:, ENEMY_SQUARES]]
    own, enemy = (boards > 0) & (boards <= LAST_OWN), boards > LAST_OWN
    return np.packbits(np.concatenate([own, enemy, pairs == 1, pairs == 2], 1), axis=1)


def targets_of(records: Records) -> Floats:
    """Return what positions are worth to the seats to move, as far as the rest of their games tells.

    Each is worth what the search thought of it, mixed with what the next position was worth, up to the
    result; a position before a random move only what the search thought.
    """
    mine = records["turn"] == 0
    chances = 1 / (1 + np.exp(-records["score"].astype(float)))
    thought = np.where(mine, chances, 1 - chances).tolist()
    ends = np.where(mine, records["result"], 1 - records["result"]).tolist()
    alone = ((records["clean"] == 0) | (abs(records["score"]) >= CERTAIN - 0.1)).tolist()
    first = (records["number"] == 0).tolist()
    found = np.empty(len(ends))
    later = 0.0
    for i in range(len(ends) - 1, -1, -1):
        if i == len(ends) - 1 or first[i + 1]:
            later = ends[i]
        later = thought[i] if alone[i] else (1 - LATER) * thought[i] + LATER * later
        found[i] = later
    return np.where(mine, found, 1 - found).astype(np.float32)


@dataclass
class Samples:
    """Positions as the network sees them."""

    inputs: Bytes
    live: npt.NDArray[np.bool_]
    lead: Numbers
    late: Numbers
    best: Numbers
    targets: Floats
    statics: Floats
    towers: Numbers

    @classmethod
    def of(cls, records: Records) -> Samples:
        """Read records."""
        rows = np.arange(len(records))
        mover = records["turn"].astype(np.int64)
        boards = boards_of(records)
        parts = np.array_split(boards, 1 + len(boards) // 50_000)
        inputs = np.concatenate([inputs_of(part.reshape(-1, 25)) for part in parts])
        reached = (boards[:, :, 20:] > 0) & (boards[:, :, 20:] <= LAST_OWN)
        lines = reached.sum((1, 2)) - (boards[:, :, :5] > LAST_OWN).sum((1, 2))
        captured = records["captured"].astype(np.int64)
        best = records["best"].astype(np.int64)
        lead = 5 * (captured[rows, mover] - captured[rows, 1 - mover]) + 3 * lines
        return cls(
            inputs.reshape(len(records), 3, -1),
            (records["frozen"][:, None] >> np.arange(3) & 1) == 0,
            np.clip(lead, -MOST_LEAD, MOST_LEAD) + MOST_LEAD,
            (records["frozen"] != 0).astype(np.int64),
            1 + np.sign(best[rows, mover] - best[rows, 1 - mover]),
            targets_of(records),
            records["static"],
            (boards > 0).sum((1, 2)),
        )

    def pick(self, chosen: Numbers) -> Samples:
        """Return some of them."""
        return Samples(*(getattr(self, each.name)[chosen] for each in fields(self)))


# --- learning ---------------------------------------------------------------------------------------------


class Model:
    """The network while it learns: Adam on the cross-entropy."""

    def __init__(self, seed: int) -> None:
        rng = np.random.default_rng(seed)
        spread = {"first": 0.25, "second": 0.15, "lead": 0.0, "best": 0.0, "last": 0.3}
        self.mirror = mirrored()
        self.weights: dict[str, Floats] = {
            name: (rng.standard_normal(shape) * spread[name]).astype(np.float32)
            for name, shape in SHAPES.items()
        }
        self.weights["lead"][:, :, 0] = np.arange(-MOST_LEAD, MOST_LEAD + 1) * 0.2
        self.weights["last"][0] = 1
        self.means = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self.squares = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self.steps = 0

    def forward(self, samples: Samples, *, mirror: bool) -> tuple[Floats, dict[str, Floats]]:
        """Return the logits, and what was on the way to them; of one of the two images."""
        size = len(samples.lead)
        inputs = np.ones((3 * size, INPUTS + 1), np.float32)
        inputs[:, :-1] = np.unpackbits(samples.inputs.reshape(3 * size, -1), axis=1, count=INPUTS)
        first = self.weights["first"][self.mirror] if mirror else self.weights["first"]
        hidden = np.maximum(inputs @ first, 0)
        boards = (hidden @ self.weights["second"].T).reshape(size, 3, -1) * samples.live[:, :, None]
        lead = self.weights["lead"][samples.late, samples.lead]
        sums = boards.sum(1) + lead + self.weights["best"][samples.best]
        active = activated(sums)
        logits: Floats = active @ self.weights["last"]
        return logits, {"inputs": inputs, "hidden": hidden, "sums": sums, "active": active}

    def step(self, samples: Samples, rate: float, *, mirror: bool) -> None:
        """Take a step towards the targets."""
        logits, way = self.forward(samples, mirror=mirror)
        size = len(logits)
        error: Floats = ((1 / (1 + np.exp(-logits)) - samples.targets) / size).astype(np.float32)
        slope = error[:, None] * self.weights["last"][None]
        slope[:, 1:] *= way["sums"][:, 1:] > 0
        each = (slope[:, None, :] * samples.live[:, :, None]).reshape(3 * size, -1)
        first = np.empty_like(self.weights["first"])
        back = (each @ self.weights["second"]) * (way["hidden"] > 0)
        first[self.mirror if mirror else slice(None)] = way["inputs"].T @ back
        lead = np.zeros_like(self.weights["lead"])
        np.add.at(lead, (samples.late, samples.lead), slope)
        best = np.zeros_like(self.weights["best"])
        np.add.at(best, samples.best, slope)
        gradients: dict[str, npt.NDArray[Any]] = {
            "first": first,
            "second": each.T @ way["hidden"],
            "lead": lead,
            "best": best,
            "last": way["active"].T @ error,
        }
        self.steps += 1
        for name, gradient in gradients.items():
            self.means[name] += 0.1 * (gradient - self.means[name])
            self.squares[name] += 0.001 * (gradient * gradient - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.steps)
            spread = np.sqrt(self.squares[name] / (1 - 0.999**self.steps)) + 1e-8
            self.weights[name] -= (rate * mean / spread).astype(np.float32)
            most = BOUNDS[name][0]
            np.clip(self.weights[name], -most, most, out=self.weights[name])

    def logits(self, samples: Samples) -> Floats:
        """Return the logits of many positions, by both images."""
        found = []
        for part in np.array_split(np.arange(len(samples.lead)), 1 + len(samples.lead) // 8192):
            some = samples.pick(part)
            images = [self.forward(some, mirror=mirror)[1]["sums"] for mirror in (False, True)]
            found.append(activated((images[0] + images[1]) / 2) @ self.weights["last"])
        return np.concatenate(found)

    def file(self, about: dict[str, Any]) -> NetFile:
        """Return the network as a file, with the numbers that inference has."""
        rounded = (np.round(self.weights[name] * BOUNDS[name][1]) / BOUNDS[name][1] for name in SHAPES)
        weights = b"".join(each.astype(np.float32).tobytes() for each in rounded)
        return NetFile("talat", 1, weights, b"", {}, about)


def activated(sums: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Return what the last layer sees: the first sum as it is, of the others what is above 0."""
    found: npt.NDArray[Any] = np.maximum(sums, 0)
    found[:, 0] = sums[:, 0]
    return found


def errors(logits: Floats, samples: Samples) -> str:
    """Return the mean squared errors, of all positions and by the number of towers."""
    squares = (1 / (1 + np.exp(-logits)) - samples.targets) ** 2
    parts = [squares[(samples.towers >= low) & (samples.towers <= high)] for low, high in TOWERS]
    return " ".join(f"{part.mean():.5f}" for part in parts if len(part))


def learn(folder: Path, out: Path, epochs: int, rate: float, seed: int) -> None:
    """Learn from all files of a folder; write the network after each epoch."""
    files = [np.load(path) for path in sorted(folder.glob("*.npy"))]
    held = Samples.of(np.concatenate(files[::HELD_OUT]))
    samples = Samples.of(np.concatenate([each for i, each in enumerate(files) if i % HELD_OUT]))
    print(f"{len(samples.lead)} positions, {len(held.lead)} held out", flush=True)
    print(f"the evaluation that played: {errors(held.statics, held)}", flush=True)
    model = Model(seed)
    rng = np.random.default_rng(seed)
    batches = len(samples.lead) // BATCH
    for epoch in range(epochs):
        order = rng.permutation(len(samples.lead))
        for i in range(batches):
            done = (epoch + i / batches) / epochs
            warm = min(1.0, (epoch * batches + i) / 200)
            now = rate * warm * (0.5 + 0.5 * np.cos(np.pi * done)) + 1e-5
            model.step(samples.pick(order[i * BATCH : (i + 1) * BATCH]), now, mirror=bool(i % 2))
        print(f"epoch {epoch + 1}: {errors(model.logits(held), held)}", flush=True)
        out.write_bytes(model.file({"positions": len(samples.lead), "epochs": epoch + 1}).dumps())


def main() -> None:
    """Play or learn."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("folder", type=Path)
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--files", type=int, default=100)
    playing.add_argument("--nodes", type=int, default=600, help="per move")
    learning = commands.add_parser("learn")
    learning.add_argument("folder", type=Path)
    learning.add_argument("--out", type=Path, required=True)
    learning.add_argument("--epochs", type=int, default=8)
    learning.add_argument("--rate", type=float, default=0.003)
    learning.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.command == "play":
        play_files(arguments.folder, arguments.seed, arguments.files, arguments.nodes)
    else:
        learn(arguments.folder, arguments.out, arguments.epochs, arguments.rate, arguments.seed)


if __name__ == "__main__":
    main()
