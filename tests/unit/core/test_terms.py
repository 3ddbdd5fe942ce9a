"""Terms as text, and every game's own."""

from random import Random

import pytest

from atoll.core import SetupError, game, game_names
from atoll.core.terms import packaged_terms, read_terms, write_terms


def test_text_and_back():
    text = write_terms({"hut": 0.25, "temple": -8.0}, "Learnt somewhere.\nTwice.")
    assert text.startswith("# Learnt somewhere.\n# Twice.\nhut     0.25\n")
    assert read_terms(text) == {"hut": 0.25, "temple": -8.0}
    assert read_terms("\n  hut 3 # three\n# hut 4\n") == {"hut": 3.0}
    for wrong in ("hut", "hut three", "hut 3 4"):
        with pytest.raises(SetupError, match="no line with a term"):
            read_terms(wrong)


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_its_terms_and_can_take_others(name):
    evaluator = game(name).evaluator()
    assert evaluator.terms() == packaged_terms(f"atoll.games.{name}")
    position = game(name).new(players=2, seed=4)
    dice = Random(2)
    for _ in range(12):
        seat = min(position.waiting())
        position.apply(seat, dice.choice(position.legal(seat)))
    before = evaluator.values(position.engine)
    evaluator.adopt({term: 2 * value + 1 for term, value in evaluator.terms().items()})
    assert evaluator.values(position.engine) != before
    assert game(name).evaluator().values(position.engine) == before
    with pytest.raises(ValueError, match="the terms are"):
        evaluator.adopt({"luck": 1.0})
