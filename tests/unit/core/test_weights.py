"""Weights as text, and every game's own."""

from random import Random

import pytest

from atoll.core import SetupError, game, game_names
from atoll.core.weights import packaged_weights, read_weights, write_weights


def test_text_and_back():
    text = write_weights({"hut": 0.25, "temple": -8.0}, "Learnt somewhere.\nTwice.")
    assert text.startswith("# Learnt somewhere.\n# Twice.\nhut     0.25\n")
    assert read_weights(text) == {"hut": 0.25, "temple": -8.0}
    assert read_weights("\n  hut 3 # three\n# hut 4\n") == {"hut": 3.0}
    for wrong in ("hut", "hut three", "hut 3 4"):
        with pytest.raises(SetupError, match="a name and a number"):
            read_weights(wrong)


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_its_weights_and_can_take_others(name):
    evaluator = game(name).evaluator()
    assert evaluator.weights() == packaged_weights(f"atoll.games.{name}")
    position = game(name).new(players=2, seed=4)
    dice = Random(2)
    for _ in range(12):
        seat = min(position.active_seats)
        position.play(dice.choice(position.legal_moves_for(seat)), seat)
    before = evaluator.values(position.engine)
    evaluator.set_weights({name: 2 * value + 1 for name, value in evaluator.weights().items()})
    assert evaluator.values(position.engine) != before
    assert game(name).evaluator().values(position.engine) == before
    with pytest.raises(ValueError, match="the weights are"):
        evaluator.set_weights({"luck": 1.0})
