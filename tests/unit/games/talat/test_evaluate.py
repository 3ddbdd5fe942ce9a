"""Playouts count moves by masks instead of listing them: they must make the same ones."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from atoll.games.talat import GAME
from atoll.games.talat.engine import Engine


def stepping(players: int, seed: int) -> Iterator[Engine]:
    """Yield positions of a random game in which towers step."""
    position = GAME.new(players=players, seed=seed)
    dice = Random(seed)
    while waiting := position.active_seats:
        (seat,) = waiting
        legal = position.legal_moves_for(seat)
        if not legal[0].startswith("put"):
            yield position.engine.copy()
        position.play(dice.choice(legal), seat)


def pictured(engine: Engine) -> str:
    """Write all that there is to a position."""
    reference = engine.reference()
    towers = sorted(
        f"{name} {square} {tower}"
        for name, board in reference.boards.items()
        for square, tower in board.items()
    )
    captured = [sorted(map(str, one)) for one in reference.captured]
    return f"{towers} {sorted(reference.frozen)} {reference.turn} {captured}"


def after(engine: Engine, actions: list[int]) -> set[str]:
    """Return what the position becomes by each of these actions."""
    found = set()
    for action in actions:
        work = engine.copy()
        work.play(work.to_move(), action)
        found.add(pictured(work))
    return found


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("eager", "caution"), [(0, 0), (0, 2), (8, 0)])
def test_playouts_make_every_step_they_may_and_no_other(players: int, eager: int, caution: int) -> None:
    evaluator = GAME.evaluator()
    evaluator.set_weights(evaluator.weights() | {"eager": eager, "caution": caution})
    captured = 0
    for engine in list(stepping(players, 5))[::13]:
        actions = engine.legal(engine.to_move())
        captures = [action for action in actions if engine.text(action).startswith("capture")]
        if eager and captures:
            captured += 1
            actions = captures
        made = set()
        for seed in range(12 * len(actions)):
            work = engine.copy()
            assert evaluator.playout(work, seed, 1) == 1
            made.add(pictured(work))
        wanted = after(engine, actions)
        assert made <= wanted
        assert caution or made == wanted
    assert captured >= (eager > 0)


@pytest.mark.parametrize("players", [2, 3])
def test_playouts_end_and_keep_to_their_limit(players: int) -> None:
    evaluator = GAME.evaluator()
    evaluator.set_network(b"")
    engine = GAME.new(players=players, seed=1).engine
    assert evaluator.playout(engine.copy(), 3, 40) == 40
    assert evaluator.playout(engine, 3) > 60
    assert engine.to_move() == -2


def test_where_the_network_judges_playouts_end_once_all_towers_stand() -> None:
    evaluator = GAME.evaluator()
    engine = GAME.new(players=2, seed=1).engine
    assert evaluator.playout(engine.copy(), 3, 20) == 20
    assert evaluator.playout(engine, 3) == 26
    assert not engine.text(engine.legal(engine.to_move())[0]).startswith("put")
    evaluator.playout(engine, 3)
    assert engine.to_move() == -2


@pytest.mark.parametrize("seed", [3, 8])
def test_a_score_does_not_depend_on_the_boards_seen_before(seed: int) -> None:
    """Boards are recognised by their keys, so each needs one of its own."""
    everything = GAME.evaluator()
    for engine in stepping(2, seed):
        found = everything.lead(engine, 0)
        assert found == GAME.evaluator().lead(engine, 0)
        assert found == -everything.lead(engine, 1)
