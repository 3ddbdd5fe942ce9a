"""The engine says what the rules say, move by move."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from atoll.games.talat import GAME, rules
from atoll.games.talat.engine import Engine


def play_both(players: int, seed: int) -> int:
    """Play a random game by both readings, compare everything after every move, give the number of moves."""
    rng = Random(seed)
    law = rules.Position(players)
    engine = Engine(law)
    moves = 0
    while (seat := law.to_move()) is not None:
        assert engine.to_move() == seat
        assert engine.waiting() == 1 << seat
        legal = law.legal(seat)
        assert sorted(map(engine.text, engine.legal(seat))) == legal
        for other in set(range(players)) - {seat}:
            assert engine.legal(other) == law.legal(other) == []
        move = rng.choice(legal)
        law.play(seat, move)
        engine.play(seat, engine.action(move))
        assert engine.law() == law, law.picture()
        assert engine.result() == law.result()
        moves += 1
    assert engine.to_move() == -2
    assert engine.places() == law.result().places
    return moves


@pytest.mark.parametrize("players", [2, 3])
def test_twenty_random_games_agree(players: int) -> None:
    assert sum(play_both(players, seed) for seed in range(20)) > 20 * 60


@pytest.mark.slow
@pytest.mark.parametrize("part", range(6))
@pytest.mark.parametrize("players", [2, 3])
def test_three_hundred_random_games_agree(players: int, part: int) -> None:
    for seed in range(100 + 50 * part, 150 + 50 * part):
        play_both(players, seed)


def test_every_action_has_one_text() -> None:
    engine = Engine(rules.Position(3))
    texts: dict[str, int] = {}
    for action in range(-1, 1471):
        try:
            texts[engine.text(action)] = action
        except ValueError:
            continue
    assert all(engine.action(text) == action for text, action in texts.items())
    # 13 pairs of neighbours between two rows, 4 within one; forward either way, captures also sideways.
    forward, sideways = 2 * 4 * 13, 2 * 5 * 4
    assert len(texts) == 3 * 2 * 5 * 9 + 3 * (2 * forward + sideways)


def test_a_playout_ends_and_depends_on_its_seed_only() -> None:
    start = Engine(rules.Position(3))
    first, second, other = start.copy(), start.copy(), start.copy()
    assert first.playout(7) == second.playout(7) > 60
    other.playout(8)
    assert first.law() == second.law() != other.law()
    assert first.to_move() == -2


def test_a_copy_is_independent() -> None:
    start = Engine(rules.Position(2))
    before = start.law()
    copy = start.copy()
    copy.play(0, copy.action("put 36 CA a1"))
    assert start.law() == before != copy.law()


def test_illegal_actions_are_refused() -> None:
    engine = Engine(rules.Position(3))
    with pytest.raises(ValueError, match="not legal"):
        engine.play(0, engine.action("move AB a1 a2"))
    with pytest.raises(ValueError, match="is no action"):
        engine.text(1470)


def test_a_fast_position_pickles() -> None:
    position = GAME.new(3)
    position.play(0, "put 36 AB a1")
    assert pickle.loads(pickle.dumps(position)) == position
