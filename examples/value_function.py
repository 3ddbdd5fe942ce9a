"""Train a small value function on self-play and show how it learns.

    atoll selfplay greedy greedy --game talat --games 400 --out talat-games
    python examples/value_function.py talat-games

A linear function of a few sums over the observation says what the first seat may hope for in Talat for two.
It learns from ever more games, and is tested on games that it has not seen. Needs nothing but numpy.
"""

from __future__ import annotations

import sys

import numpy as np

from atoll.research.dataset import Dataset
from atoll.research.decoding import split

STRENGTH = 100.0  # of the ridge: how much a weight has to be worth


def features_of(data: Dataset, table: object) -> np.ndarray:
    """Return per position: towers by board, side and row, and by kind; towers captured; frozen boards."""
    parts = split(data.code, data.observations(table))
    towers = parts["towers"]
    columns = [
        towers.sum(axis=(3, 5)),
        towers.sum(axis=(4, 5)),
        parts["captured"].sum(axis=3),
        parts["frozen"],
    ]
    rows = len(towers)
    return np.hstack([*(each.reshape(rows, -1) for each in columns), np.ones((rows, 1))]).astype(np.float64)


def fit(features: np.ndarray, targets: np.ndarray) -> np.ndarray:
    """Return the weights with the smallest squared error, held small."""
    square = features.T @ features + STRENGTH * np.eye(features.shape[1])
    return np.linalg.solve(square, features.T @ targets)


def judge(features: np.ndarray, targets: np.ndarray, weights: np.ndarray) -> tuple[float, float]:
    """Return the mean squared error, and how often the winner is predicted."""
    guess = features @ weights
    decided = targets != 0
    return float(np.mean((guess - targets) ** 2)), float(np.mean((guess > 0) == (targets > 0), where=decided))


def learning_curve(folder: str) -> list[tuple[int, float, float]]:
    """Learn from 5, 10, 20, … games; return games, error and hits on the last quarter of the games."""
    data = Dataset(folder)
    table = data.positions
    numbers = table["game"].to_numpy()
    features = features_of(data, table)
    targets = data.outcomes(table)[:, 0].astype(np.float64)
    games = int(numbers.max()) + 1
    test = numbers >= games * 3 // 4
    curve = []
    size = 5
    while size <= games * 3 // 4:
        train = numbers < size
        weights = fit(features[train], targets[train])
        curve.append((size, *judge(features[test], targets[test], weights)))
        size *= 2
    return curve


def main(folder: str) -> None:
    """Print the curve, a bar for each point."""
    print("games   error   winner told")
    for games, error, hits in learning_curve(folder):
        print(f"{games:5}   {error:.3f}   {hits:6.1%}  {'#' * round(60 * hits)}")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
