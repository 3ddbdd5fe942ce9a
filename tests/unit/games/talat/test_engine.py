"""The engine says what the rules say, move by move."""

from __future__ import annotations

import pickle

import pytest

from atoll.games.talat import GAME, rules
from atoll.games.talat.engine import Engine
from prove.talat import play_both


@pytest.mark.parametrize("players", [2, 3])
def test_twenty_random_games_agree(players: int) -> None:
    assert sum(play_both(players, seed) for seed in range(20)) > 20 * 60


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
def test_more_random_games_agree(players: int) -> None:
    """Prove plays 5,000 with each number of players."""
    for seed in range(100, 170):
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
    assert first.reference() == second.reference() != other.reference()
    assert first.to_move() == -2


def test_a_copy_is_independent() -> None:
    start = Engine(rules.Position(2))
    before = start.reference()
    copy = start.copy()
    copy.play(0, copy.action("put 36 CA a1"))
    assert start.reference() == before != copy.reference()


def test_illegal_actions_are_refused() -> None:
    engine = Engine(rules.Position(3))
    with pytest.raises(ValueError, match="not legal"):
        engine.play(0, engine.action("move AB a1 a2"))
    with pytest.raises(ValueError, match="is no action"):
        engine.text(1470)


def test_a_fast_position_pickles() -> None:
    position = GAME.new(3)
    position.play("put 36 AB a1", 0)
    assert pickle.loads(pickle.dumps(position)) == position
