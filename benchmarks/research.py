"""Research: the vector environment, PettingZoo's loop, and OpenSpiel's tree search on the same games.

Decisions per second are by the clock, on all cores; decisions per CPU second are those of one core, whatever
else the machine does, in the quietest of several intervals. If pgx is installed (the extra ``bench``), its
games are stepped in the same run. They are other games, so the ratio compares the cost of a decision, not the
quality.
"""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

import numpy as np
import pyspiel

import atoll.research.open_spiel  # noqa: F401 - registers the games
from atoll.research.vector import VectorEnv

GAMES = {"taluva": 2, "titicaca": 3, "talat": 3}
GAMES_AT_ONCE = 1024
SMALL_BATCH = 128
"""Games whose observations fit into the processor's cache."""
SECONDS = 3.0
INTERVALS = 8
"""Parts of a measurement; the best one was disturbed least."""
SIMULATIONS = 20
PLIES = 12


def figures(units: float) -> dict[str, float]:
    """Measure random legal actions in many games at once, observations and masks, and other libraries."""
    found: dict[str, float] = {}
    for game, players in GAMES.items():
        env = VectorEnv(game, GAMES_AT_ONCE, players)
        per_second, per_cpu_second = _steps(env)
        found[f"{game}_vector_decisions_per_second"] = per_second
        found[f"{game}_vector_decisions_per_cpu_second"] = per_cpu_second
        found[f"{game}_vector_decisions_per_unit"] = per_cpu_second / units
        found[f"{game}_vector_observations_per_cpu_second"] = _rate(env.observe) * GAMES_AT_ONCE
        found[f"{game}_vector_masks_per_cpu_second"] = _rate(env.masks) * GAMES_AT_ONCE
        env.close()
        found[f"{game}_pettingzoo_decisions_per_cpu_second"] = _pettingzoo(game, players)
        found[f"{game}_vector_to_pettingzoo"] = (
            per_cpu_second / found[f"{game}_pettingzoo_decisions_per_cpu_second"]
        )
        found[f"{game}_open_spiel_simulations_per_cpu_second"] = _open_spiel(game, players)
    for window, at_once in ((24, SMALL_BATCH), (28, SMALL_BATCH), (32, SMALL_BATCH), (28, GAMES_AT_ONCE)):
        found |= _version_2(window, at_once)
    found |= _information_states()
    if find_spec("pgx") is None:
        print("  pgx is not installed: no comparison with it (pip install 'atoll[jax]')")
        return found
    others = import_module("others_pgx")  # JAX is slow to load, and optional

    for name, env in others.environments().items():
        speed = others.steps(env, GAMES_AT_ONCE, SECONDS)
        found[f"{name}_steps_per_cpu_second"] = speed
        found[f"taluva_vector_to_{name}"] = found["taluva_vector_decisions_per_cpu_second"] / speed
    return found


def _steps(env: VectorEnv) -> tuple[float, float]:
    """Return decisions per second and per CPU second."""
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    games, by_clock, by_cpu = 0, 0.0, 0.0
    for _ in range(INTERVALS):
        steps = 0
        begin, cpu = time.perf_counter(), time.process_time()
        while time.perf_counter() - begin < SECONDS / INTERVALS:
            _, rewards, terminated, _, _ = env.step(env.sample(rng))
            steps += 1
            games += int(terminated.sum())
            # Check the results: what somebody wins, somebody else loses.
            assert np.abs(rewards.sum(axis=1)).max() < 1e-5
        decisions = steps * env.num_envs
        by_clock = max(by_clock, decisions / (time.perf_counter() - begin))
        by_cpu = max(by_cpu, decisions / (time.process_time() - cpu))
    assert games > 0
    return by_clock, by_cpu


def _version_2(window: int, at_once: int) -> dict[str, float]:
    """Step Taluva with the second encoding: with observations and masks, and with floats and masks."""
    rng = np.random.default_rng(1)
    seeing, plain = (
        VectorEnv("taluva", at_once, version=2, window=window, observations=observations)
        for observations in (True, False)
    )
    outgrown = ended = 0

    def step(env: VectorEnv) -> None:
        nonlocal outgrown, ended
        _, _, terminated, truncated, _ = env.step(env.sample(rng))
        outgrown += int(truncated.sum())
        ended += int((terminated | truncated).sum())
        env.masks()

    def step_with_tensors() -> None:
        step(plain)
        plain.tensors()

    for env in (seeing, plain):
        env.reset(seed=1)
    name = f"taluva_v2_window_{window}_games_{at_once}"
    rates = {
        f"{name}_observed_decisions_per_cpu_second": _best_rate(lambda: step(seeing)) * at_once,
        f"{name}_tensor_decisions_per_cpu_second": _best_rate(step_with_tensors) * at_once,
    }
    seeing.close()
    plain.close()
    return rates | {f"{name}_outgrown": outgrown / ended}


def _best_rate(work: Callable[[], object]) -> float:
    """Return the rate of the interval that was disturbed least."""
    return max(_rate(work) for _ in range(INTERVALS))


def _rate(work: Callable[[], object]) -> float:
    """Return how many calls are made per CPU second."""
    work()  # the first call allocates memory
    begin, times = time.process_time(), 0
    while (passed := time.process_time() - begin) < SECONDS / 4:
        work()
        times += 1
    return times / passed


def _pettingzoo(game: str, players: int) -> float:
    """Play random games in PettingZoo's loop, without wrappers; return decisions per CPU second."""
    env = import_module(f"atoll.research.pettingzoo.{game}_v1").raw_env(players=players)
    rng = np.random.default_rng(1)
    decisions, seed = 0, 0
    begin = time.process_time()
    while time.process_time() - begin < SECONDS / 4:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            ended = terminated or truncated
            env.step(None if ended else rng.choice(np.flatnonzero(observation["action_mask"])))
            decisions += not ended
    return decisions / (time.process_time() - begin)


def _open_spiel(game: str, players: int) -> float:
    """Run OpenSpiel's tree search; return simulations, each with a whole game, per CPU second."""
    loaded = pyspiel.load_game(f"atoll_{game}(players={players})")
    rng = np.random.default_rng(1)
    state = loaded.new_initial_state()
    plies = 0
    while plies < PLIES or state.is_chance_node() or len(state.legal_actions()) < 2:
        chance = state.is_chance_node()
        state.apply_action(int(rng.choice(state.legal_actions())))
        plies += not chance
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(loaded, evaluator, 1.4, SIMULATIONS, 100, False, 1, False)
    begin = time.process_time()
    root = bot.mcts_search(state)
    passed = time.process_time() - begin
    assert root.explore_count >= SIMULATIONS
    return SIMULATIONS / passed


def _information_states() -> dict[str, float]:
    """Ask for the information states of a game of Titicaca as it goes on, and by replaying it each time."""
    loaded = pyspiel.load_game("atoll_titicaca(players=3)")
    rng = np.random.default_rng(1)
    state = loaded.new_initial_state()
    states = []
    while not state.is_terminal():
        state.apply_action(int(rng.choice(state.legal_actions())))
        states.append(state.clone())
    incremental = replayed = 0.0
    for number, each in enumerate(states[1:]):
        each._recall = states[number]._recall
        begin = time.process_time()
        text = each.information_state_string(0)
        incremental += time.process_time() - begin
        forgetful = pickle.loads(pickle.dumps(each))
        begin = time.process_time()
        assert forgetful.information_state_string(0) == text
        replayed += time.process_time() - begin
    return {
        "titicaca_information_states_per_cpu_second": (len(states) - 1) / incremental,
        "titicaca_information_state_replays_per_cpu_second": (len(states) - 1) / replayed,
        "titicaca_information_state_to_replay": replayed / incremental,
    }
