"""pgx on this machine's CPU, and Talat in JAX: random legal actions in many games at once, compiled by JAX.

``python benchmarks/others_pgx.py`` runs it alone.
"""

from __future__ import annotations

import os
import time
from typing import Any

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

from atoll.research.jax_talat import Talat

GAMES = ("connect_four", "backgammon", "go_9x9")
"""Fast to compile: chess and shogi take minutes on a CPU."""
INTERVALS = 8
STEPS_PER_CALL = 16
"""The loop is JAX's own, so that Python is not measured."""


def environments() -> dict[str, Any]:
    """Return what is measured: pgx's games, and Talat for two and three."""
    pgx_games = {f"pgx_{name}": pgx.make(name) for name in GAMES}
    return {"jax_talat_2": Talat(2), "jax_talat_3": Talat(3), **pgx_games}


def steps(env: Any, at_once: int, seconds: float) -> float:
    """Return steps per CPU second in the quietest of several intervals."""
    step = jax.vmap(auto_reset(env.step, env.init))

    def step_once(carry: Any, _: None) -> Any:
        state, key = carry
        key, choosing, chance = jax.random.split(key, 3)
        chosen = jax.random.categorical(choosing, jnp.where(state.legal_action_mask, 0.0, -jnp.inf), axis=-1)
        state = step(state, chosen, jax.random.split(chance, at_once))
        return (state, key), state.terminated.sum()

    def step_often(state: Any, key: Any) -> Any:
        (state, key), ends = jax.lax.scan(step_once, (state, key), None, length=STEPS_PER_CALL)
        return state, key, ends.sum()

    step_many = jax.jit(step_often)

    key, dealing = jax.random.split(jax.random.PRNGKey(1))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(dealing, at_once))
    state, key, ends = jax.block_until_ready(step_many(state, key))
    best = 0.0
    for _ in range(INTERVALS):
        calls, begin, cpu = 0, time.perf_counter(), time.process_time()
        while calls == 0 or time.perf_counter() - begin < seconds / INTERVALS:
            state, key, more = jax.block_until_ready(step_many(state, key))
            ends += more
            calls += 1
        best = max(best, calls * STEPS_PER_CALL * at_once / (time.process_time() - cpu))
    assert best > 0
    return best


if __name__ == "__main__":
    for name, env in environments().items():
        print(f"{name:<16} {steps(env, 1024, 3.0):>12,.0f} steps per CPU second", flush=True)
