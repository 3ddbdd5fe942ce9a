"""Learn games/talat/contact.txt, the weights by which alpha-beta judges two-player Talat.

``python tools/fit_contact.py --games 3000 --seed 11 --data games.jsonl``

Alpha-beta plays against itself with the weights as they are, a part of the games from towers put at random
and with some random moves. Every position is a sample: its target is half the result and half what the search
thought of it. The weights are a logistic regression that stays near the weights as they were; one game in
eight is held out to show what they are worth. The file of games grows, and the same command resumes.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from atoll.ai import player
from atoll.core import game
from atoll.core.engine import Engine
from atoll.core.weights import read_weights, write_weights
from atoll.games.talat.contact import NAMES
from atoll.games.talat.evaluate import Evaluator

TARGET = Path(__file__).parents[1] / "src" / "atoll" / "games" / "talat" / "contact.txt"
SIMULATIONS = 200
"""Of the tree, which puts the towers."""
NODES = 8000
HELD_OUT = 8
RIDGE = 300.0
"""How strongly a weight is held where it was."""
RESULTS = {(1, 2): 1.0, (1, 1): 0.5, (2, 1): 0.0}

Numbers = npt.NDArray[np.float64]


def play(rng: Random) -> dict[str, Any]:
    """Play a game; return its moves, what the search thought of seat 0's chances, and the result."""
    position = game("talat").new(players=2)
    putters = [
        player("mcts", simulations=SIMULATIONS, search="tree", seed=rng.getrandbits(60)) for _ in range(2)
    ]
    steppers = [player("alphabeta", nodes=NODES, seed=rng.getrandbits(60)) for _ in range(2)]
    anywhere = rng.random() < 0.5
    wild = rng.choice([0, 0, 2, 4, 8])
    moves: list[str] = []
    chances: list[float | None] = []
    while not position.is_over:
        seat = position.to_move
        assert isinstance(seat, int)
        legal = position.legal_moves
        if legal[0].startswith("put"):
            random = anywhere or rng.random() < 0.2
            chances.append(None)
            moves.append(rng.choice(legal) if random else putters[seat].choose(position, seat))
        else:
            best = steppers[seat].think(position, seat).candidates[0]
            random = wild > 0 or rng.random() < 0.05
            chances.append(round(best.value if seat == 0 else 1 - best.value, 4))
            moves.append(rng.choice(legal) if random else best.move)
            wild -= 1
        position.play(moves[-1])
    return {"moves": moves, "chances": chances, "places": list(position.result.places or ())}


def samples(played: list[dict[str, Any]]) -> tuple[list[Engine], Numbers, npt.NDArray[np.int64]]:
    """Return the positions in which towers step, their targets and the numbers of their games."""
    engines, targets, numbers = [], [], []
    for number, one in enumerate(played):
        position = game("talat").new(players=2)
        result = RESULTS[tuple(one["places"])]
        for move, chance in zip(one["moves"], one["chances"], strict=True):
            if chance is not None:
                engines.append(position.engine.copy())
                targets.append((result + chance) / 2)
                numbers.append(number)
            position.play(move)
    return engines, np.array(targets), np.array(numbers)


def counts(engines: list[Engine]) -> Numbers:
    """Return how often each weight counts for seat 0, less how often for seat 1."""
    evaluator = Evaluator()
    found = np.zeros((len(engines), len(NAMES)))
    for i, name in enumerate(NAMES):
        evaluator.set_contact({each: float(each == name) for each in NAMES})
        found[:, i] = [evaluator.lead(engine, 0) / 1000 for engine in engines]
    return found


def regress(terms: Numbers, targets: Numbers, known: Numbers) -> Numbers:
    """Return the weights whose logistic values come closest to the targets, near the known ones."""
    weights = known.copy()
    for _ in range(30):
        values = 1 / (1 + np.exp(-terms @ weights))
        gradient = terms.T @ (targets - values) - RIDGE * (weights - known)
        curvature = (terms * (values * (1 - values))[:, None]).T @ terms + RIDGE * np.eye(len(weights))
        step = np.linalg.solve(curvature, gradient)
        weights += step
        if np.abs(step).max() < 1e-5:
            break
    return weights


def main() -> None:
    """Play, learn and write."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--data", type=Path, required=True)
    arguments = parser.parse_args()
    played = [json.loads(line) for line in arguments.data.open()] if arguments.data.exists() else []
    with arguments.data.open("a") as data:
        for number in range(len(played), arguments.games):
            played.append(play(Random(f"{arguments.seed}/{number}")))
            data.write(json.dumps(played[-1]) + "\n")
    engines, targets, numbers = samples(played)
    terms = counts(engines)
    held = numbers % HELD_OUT == 0
    before = read_weights(TARGET.read_text(encoding="utf-8"))
    known = np.array([before[name] for name in NAMES])
    weights = regress(terms[~held], targets[~held], known)
    errors = (1 / (1 + np.exp(-terms @ weights)) - targets) ** 2
    print(f"{len(played)} games, {len(engines)} positions; squared error {errors[~held].mean():.4f}")
    print(f"of the games held out {errors[held].mean():.4f}")
    weights = regress(terms, targets, known)
    comment = f"Learnt by tools/fit_contact.py from {len(played)} games. Logits."
    TARGET.write_text(write_weights(dict(zip(NAMES, map(float, weights), strict=True)), comment))


if __name__ == "__main__":
    main()
