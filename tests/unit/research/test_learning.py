"""Learning finds the weights behind games, and the same ones again from the same seed."""

from __future__ import annotations

import numpy as np
import pytest

from atoll.ai.match import Match
from atoll.core import game
from atoll.research.dataset import Dataset, SelfPlay
from atoll.research.learning import Examples, LearningSettings, Weights, examples_of, learn

GREEDY = 12


@pytest.fixture(scope="module", name="examples")
def _examples(tmp_path_factory: pytest.TempPathFactory) -> Examples:
    folder = tmp_path_factory.mktemp("games")
    play = SelfPlay(Match("titicaca", ("greedy", "random"), GREEDY, seed=2), folder, part=GREEDY)
    play.begin()
    play.write(0, play.play(0))
    return examples_of([Dataset(folder)], game("titicaca").evaluator(), held_out=3)


def settings(epochs: int = 6) -> LearningSettings:
    return LearningSettings(epochs=epochs, rate=0.03, decay=0.0, outcome=1.0)


def test_examples_are_the_decisions_of_the_games(examples: Examples) -> None:
    assert len(examples) == len(examples.outcomes) == len(examples.choices.lengths) > 300
    assert len(examples.patterns.lengths) == 2 * len(examples)
    assert examples.choices.lengths.sum() == len(examples.moves.lengths)
    assert np.allclose(examples.outcomes.sum(axis=1), 1)
    starts = examples.choices.offsets[:-1][examples.choices.lengths > 0]
    assert np.allclose(np.add.reduceat(examples.choices.values, starts), 1)
    assert 0.1 < examples.held_out.mean() < 0.6


def test_learning_predicts_games_that_it_has_not_seen(examples: Examples) -> None:
    start = Weights.none(game("titicaca").evaluator())
    epochs = list(learn(examples, start, settings(), "1"))
    assert [one.number for one in epochs] == list(range(7))
    assert epochs[-1].value < 0.75 * epochs[0].value
    assert epochs[-1].policy < 0.95 * epochs[0].policy


def test_the_same_seed_learns_the_same(examples: Examples) -> None:
    start = Weights.none(game("titicaca").evaluator())
    found = [list(learn(examples, start, settings(epochs=1), "1"))[-1].weights for _ in range(2)]
    other = list(learn(examples, start, settings(epochs=1), "2"))[-1].weights
    assert found[0].value.tobytes() == found[1].value.tobytes() != other.value.tobytes()
    assert found[0].policy.tobytes() == found[1].policy.tobytes() != other.policy.tobytes()


def test_nothing_teaches_nothing() -> None:
    evaluator = game("titicaca").evaluator()
    none = examples_of([], evaluator, held_out=3)
    assert len(none) == 0
    assert list(learn(none, Weights.none(evaluator), settings(), "1")) == []
