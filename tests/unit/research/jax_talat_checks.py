"""Talat in JAX is the engine's Talat: the same games, move by move. test_jax_talat.py runs these tests."""

from __future__ import annotations

import doctest
import os
from random import Random

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from atoll.core import game as game_named
from atoll.core.engine import OVER
from atoll.games.talat.engine.freezing import decide
from atoll.games.talat.material import BOARDS, KINDS, SQUARES, Tower
from atoll.research import jax_talat
from atoll.research.encodings import encoding
from atoll.research.jax_talat import Talat, _is_frozen

GAMES = 12
QUICK = {"xla_backend_optimization_level": 0, "xla_llvm_disable_expensive_passes": True}
"""To compile takes longer than to play."""


@pytest.mark.parametrize("players", [2, 3])
def test_random_games_are_those_of_the_engine(players: int) -> None:
    env, game = Talat(players), game_named("talat")
    code = encoding(game, players, game.options({}, players))
    step = jax.jit(jax.vmap(env.step), compiler_options=QUICK)
    init = jax.jit(jax.vmap(env.init), compiler_options=QUICK)
    state = init(np.zeros((GAMES, 2), np.uint32))
    engines = [game.new(players).engine.copy() for _ in range(GAMES)]
    rng, row = Random(players), np.zeros(code.size, np.int16)
    playing = set(range(GAMES))
    while playing:
        actions = np.zeros(GAMES, np.int32)
        found = jax.tree.map(np.asarray, state)
        for number in sorted(playing):
            engine = engines[number]
            seat = engine.to_move()
            assert found.terminated[number] == (seat == OVER)
            if seat == OVER:
                places = engine.places()
                won = [sum((other > own) - (other < own) for other in places) for own in places]
                assert found.rewards[number].tolist() == [each / (players - 1) for each in won]
                playing.remove(number)
                continue
            assert not found.rewards[number].any()
            assert found.current_player[number] == seat
            assert set(np.flatnonzero(found.legal_action_mask[number])) == set(engine.legal(seat))
            code.observe(engine, seat, row)
            assert (found.observation[number] == row).all()
            actions[number] = rng.choice(engine.legal(seat))
            engine.play(seat, actions[number])
        state = step(state, jnp.asarray(actions))


def test_boards_are_frozen_as_the_engine_says() -> None:
    """Crowded boards, where the floods alone cannot tell: games rarely have them."""
    rng, boards, wanted, searched = Random(1), [], [], 0
    while searched < 12:
        towers = rng.randint(8, 16)
        sides = [rng.choice((0, 1)) for _ in range(towers)]
        kinds = [rng.sample(range(9), 9) for _ in (0, 1)]
        if max(sides.count(0), sides.count(1)) > 9:
            continue
        numbers = [9 * side + kinds[side][sides[:i].count(side)] for i, side in enumerate(sides)]
        squares = rng.sample(range(25), towers)
        name = BOARDS[0]
        board = {
            SQUARES[square]: Tower(name[number // 9], KINDS[number % 9])
            for square, number in zip(squares, numbers, strict=True)
        }
        frozen, by_search, _ = decide(name, board)
        if by_search or rng.random() < 0.05:
            searched += by_search
            row = np.zeros(25, np.int32)
            row[squares] = np.array(numbers) + 1
            boards.append(row)
            wanted.append(frozen)
    found = jax.jit(jax.vmap(_is_frozen), compiler_options=QUICK)(np.stack(boards))
    assert np.asarray(found).tolist() == wanted
    assert len(set(wanted)) == 2


def test_the_example_works() -> None:
    outcome = doctest.testmod(jax_talat)
    assert outcome.failed == 0
    assert outcome.attempted
