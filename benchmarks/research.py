"""The laboratory: decisions a second of the vector environment, and of PettingZoo's loop for comparison."""

from __future__ import annotations

import time

import numpy as np

from atoll.research.vector import VectorEnv

GAMES = {"taluva": 2, "titicaca": 3, "talat": 3}
AT_ONCE = 1024
SECONDS = 3.0


def figures(units: float) -> dict[str, float]:
    """Measure random legal actions in many games at once, then observations and masks apart."""
    found: dict[str, float] = {}
    for game, players in GAMES.items():
        env = VectorEnv(game, AT_ONCE, players)
        speed, rewards, games = _steps(env)
        # The ends must be ends: everything that is won is lost by somebody.
        assert games > 0
        assert np.abs(rewards.sum(axis=1)).max() < 1e-5
        found[f"{game}_vector_decisions_per_second"] = speed
        found[f"{game}_vector_decisions_per_unit"] = speed / units
        found[f"{game}_vector_observations_per_second"] = _rate(env.observe)
        found[f"{game}_vector_masks_per_second"] = _rate(env.masks)
        env.close()
    return found


def _steps(env: VectorEnv) -> tuple[float, np.ndarray, int]:
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    steps, games = 0, 0
    ends = [np.zeros((0, env.players))]
    begin = time.perf_counter()
    while (passed := time.perf_counter() - begin) < SECONDS:
        _, rewards, over, _, _ = env.step(env.sample(rng))
        steps += 1
        games += int(over.sum())
        if over.any():
            ends.append(rewards[over].copy())
    return steps * env.num_envs / passed, np.concatenate(ends), games


def _rate(work: object) -> float:
    assert callable(work)
    work()  # the first call makes the memory
    begin, times = time.perf_counter(), 0
    while (passed := time.perf_counter() - begin) < SECONDS / 4:
        work()
        times += 1
    return times * AT_ONCE / passed
