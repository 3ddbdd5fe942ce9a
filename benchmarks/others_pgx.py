"""pgx on this machine's CPU: its games, with random legal actions, many at once and compiled by JAX.

``python benchmarks/others_pgx.py`` measures by itself.
"""

from __future__ import annotations

import os
import time

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

GAMES = ("connect_four", "backgammon", "go_9x9")
"""Quick ones to compile: chess and shogi take minutes on a CPU."""
MOMENTS = 8
INSIDE = 16
"""Steps in one call: the loop is JAX's own, so that Python is not what is measured."""


def steps(name: str, at_once: int, seconds: float) -> float:
    """Give steps a CPU second in the quietest of several moments."""
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def once(carried, _):
        state, key = carried
        key, choosing, chance = jax.random.split(key, 3)
        chosen = jax.random.categorical(choosing, jnp.where(state.legal_action_mask, 0.0, -jnp.inf), axis=-1)
        state = step(state, chosen, jax.random.split(chance, at_once))
        return (state, key), state.terminated.sum()

    @jax.jit
    def some(state, key):
        (state, key), ends = jax.lax.scan(once, (state, key), None, length=INSIDE)
        return state, key, ends.sum()

    key, dealing = jax.random.split(jax.random.PRNGKey(1))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(dealing, at_once))
    state, key, ends = jax.block_until_ready(some(state, key))
    best = 0.0
    for _ in range(MOMENTS):
        calls, begin, cpu = 0, time.perf_counter(), time.process_time()
        while calls == 0 or time.perf_counter() - begin < seconds / MOMENTS:
            state, key, more = jax.block_until_ready(some(state, key))
            ends += more
            calls += 1
        best = max(best, calls * INSIDE * at_once / (time.process_time() - cpu))
    assert best > 0
    return best


if __name__ == "__main__":
    for game in GAMES:
        print(f"{game:<14} {steps(game, 1024, 3.0):>12,.0f} steps a CPU second")
