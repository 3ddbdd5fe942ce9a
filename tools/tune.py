"""Try many changes of a search at once and estimate the effect of each.

    tools/tune.py talat --seconds 0.02 --games 150 margin=0,0.25 prior_temperature=0.05,0.1 row-2=0.8,1.2

In every game each of the ``--players`` bots draws each setting, or weight of the evaluation, from its two
values. A logistic regression over all pairs of bots, by who came out ahead, estimates what the second value
is worth compared with the first. So each game counts for all factors, where separate matches would need as
many games for each. Confirm what looks good by a match (`atoll match --sprt`): the best of many looks better
than it is. Pairs of the same game depend on each other, so with three and more players the standard errors
are those of the games drawn again and again (bootstrap).

Finished games are stored in a file; called again, the tool resumes.
"""

from __future__ import annotations

import argparse
import json
import math
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from random import Random
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from atoll.ai.ledger import Ledger
from atoll.ai.match import Match
from atoll.ai.players import player
from atoll.cli.parallel import open_workers, progress_bar
from atoll.core import AtollError
from atoll.core import game as game_named
from atoll.core.facts import Json
from atoll.core.weights import write_weights

ELO = 400 / math.log(10)
"""Elo per unit of the regression."""
REGULARIZATION = 0.3
"""How strongly unknown effects are pulled towards zero."""
RESAMPLES = 200
"""How often the games are drawn again for a standard error."""

Array: TypeAlias = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Trial:
    """The factors with their two values. A game depends on nothing but this and its number."""

    game: str
    seconds: float
    seed: int
    factors: Mapping[str, tuple[float, float]]
    players: int = 2

    def __post_init__(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            player(self._bot([0] * len(self.factors), Path(folder) / "weights.txt"))

    def to_json(self) -> dict[str, Json]:
        """Return the first line of the file."""
        return {
            "game": self.game,
            "seconds": self.seconds,
            "seed": self.seed,
            "players": self.players,
            "factors": {name: list(values) for name, values in self.factors.items()},
        }

    def play(self, number: int) -> dict[str, Json]:
        """Play a game; return what each bot drew, a bit per factor, and its place."""
        rng = Random(json.dumps([self.game, self.seed, number]))
        drawn = [[rng.randrange(2) for _ in self.factors] for _ in range(self.players)]
        with tempfile.TemporaryDirectory() as folder:
            bots = tuple(self._bot(bits, Path(folder) / f"{seat}.txt") for seat, bits in enumerate(drawn))
            places = Match(self.game, bots, 1, seed=rng.getrandbits(60)).play(0).place_of()
        return {"number": number, "drawn": [*drawn], "places": [places[bot] for bot in range(self.players)]}

    def _bot(self, bits: Sequence[int], file: Path) -> str:
        values = {name: pair[bit] for (name, pair), bit in zip(self.factors.items(), bits, strict=True)}
        weights = game_named(self.game).evaluator().weights()
        chosen = {name: values.pop(name) for name in list(values) if name in weights}
        file.write_text(write_weights(weights | chosen, "tried"), encoding="utf-8")
        settings = [f"seconds={self.seconds:g}", "cpu=yes", f"weights={file}"]
        return "mcts:" + ",".join([*settings, *(f"{name}={value:g}" for name, value in values.items())])


def comparisons(games: Sequence[Mapping[str, Json]]) -> tuple[Array, Array]:
    """Return what each pair of bots drew, as a difference, and the score of the first; last, going first.

    The first axis is the game, the second the pair.
    """
    drawn = np.array([one["drawn"] for one in games], float)
    places = np.array([one["places"] for one in games], float)
    pairs = list(combinations(range(places.shape[1]), 2))
    first, second = (np.array(side) for side in zip(*pairs, strict=True))
    rows = drawn[:, first] - drawn[:, second]
    scores = (1 + np.sign(places[:, second] - places[:, first])) / 2
    return np.concatenate([rows, np.ones((*rows.shape[:2], 1))], axis=2), scores


def regress(rows: Array, scores: Array) -> tuple[Array, Array]:
    """Return the effect of each column on the logit of the score, with its standard error."""
    rows, scores = rows.reshape(-1, rows.shape[-1]), scores.ravel()
    found = np.zeros(rows.shape[1])
    for _ in range(50):
        expected = 1 / (1 + np.exp(-rows @ found))
        hessian = rows.T @ (rows * (expected * (1 - expected))[:, None]) + REGULARIZATION * np.eye(len(found))
        found += np.linalg.solve(hessian, rows.T @ (scores - expected) - REGULARIZATION * found)
    return found, np.sqrt(np.diag(np.linalg.inv(hessian)))


def effects(games: Sequence[Mapping[str, Json]]) -> list[tuple[float, float]]:
    """Return the effect of each factor's second value in Elo, with its standard error; last, going first."""
    rows, scores = comparisons(games)
    found, errors = regress(rows, scores)
    if rows.shape[1] > 1:
        draws = np.random.default_rng(0).integers(len(games), size=(RESAMPLES, len(games)))
        errors = np.std([regress(rows[draw], scores[draw])[0] for draw in draws], axis=0)
    return [(float(one * ELO), float(error * ELO)) for one, error in zip(found, errors, strict=True)]


def factor(text: str) -> tuple[str, tuple[float, float]]:
    """Parse NAME=LOW,HIGH."""
    name, _, values = text.partition("=")
    try:
        low, high = map(float, values.split(","))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not like margin=0,0.25") from None
    return name, (low, high)


def main() -> None:
    """Play the missing games and print the effects."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("factors", type=factor, nargs="+", metavar="NAME=LOW,HIGH")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=0.03)
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--file", type=Path, help="where the games are stored (default: tune-GAME.jsonl)")
    arguments = parser.parse_args()
    try:
        trial = Trial(
            arguments.game, arguments.seconds, arguments.seed, dict(arguments.factors), arguments.players
        )
    except AtollError as error:
        parser.error(str(error))
    ledger = Ledger(arguments.file or Path(f"tune-{arguments.game}.jsonl"), trial.to_json(), records=False)
    played = ledger.read()
    done = {one["number"] for one in played}
    left = [number for number in range(arguments.games) if number not in done]
    with ledger, progress_bar() as progress, open_workers(arguments.jobs) as workers:
        task = progress.add_task(arguments.game, total=arguments.games, completed=len(played))
        for _, one in workers.map_unordered(trial.play, left):
            ledger.add(one)
            played.append(one)
            progress.advance(task)
    print(f"{len(played)} games; effect of the second value in Elo, with its standard error:")
    for name, (elo, deviation) in zip([*trial.factors, "going first"], effects(played), strict=True):
        print(f"{name:14s} {elo:+5.0f} ± {deviation:.0f}")


if __name__ == "__main__":
    main()
