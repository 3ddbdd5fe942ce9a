"""PettingZoo's own conformance tests pass for the three games, with all their modules."""

from __future__ import annotations

import copy
import pickle
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from atoll.core import OptionsError
from atoll.research.extra import ResearchError
from atoll.research.pettingzoo import talat_v1, talat_v2, taluva_v1, taluva_v2, titicaca_v1, titicaca_v2
from atoll.research.rendering import SIZE

MODULES = {"talat": talat_v1, "titicaca": titicaca_v1, "taluva": taluva_v1}
CASES = [
    ("talat", {"players": 2}),
    ("talat", {"players": 3}),
    ("titicaca", {"players": 3}),
    ("taluva", {"players": 2}),
    ("taluva", {"players": 3, "ships": True, "doubles": True, "zone": "expert"}),
]
each = pytest.mark.parametrize(("name", "options"), CASES)
# PettingZoo warns of every environment with masks in its observations that is not one of its own.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]


@each
def test_api(name: str, options: dict) -> None:
    api_test(MODULES[name].env(**options), num_cycles=40)
    api_test(MODULES[name].raw_env(**options), num_cycles=40)


@each
def test_parallel_api(name: str, options: dict) -> None:
    parallel_api_test(MODULES[name].parallel_env(**options), num_cycles=40)


@each
def test_seeds(name: str, options: dict) -> None:
    seed_test(partial(MODULES[name].env, **options), num_cycles=40)


@each
def test_rendering(name: str, options: dict, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(MODULES[name].env, **options))
    assert capsys.readouterr().out.count("\n") > 20


@each
def test_max_cycles(name: str, options: dict) -> None:
    """The test samples without masks, so that illegal actions have to be replaced."""
    parallel = partial(MODULES[name].parallel_env, replace_illegal=True, **options)
    max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda **more: parallel_to_aec(parallel(**more)))
    )


@each
def test_parallel_seeds(name: str, options: dict) -> None:
    """As above."""
    make = partial(MODULES[name].parallel_env, replace_illegal=True, **options)
    parallel_seed_test(make, num_cycles=20)


def first_actions(env) -> dict[str, int]:
    seen = env._observations()
    return {agent: int(np.flatnonzero(each["action_mask"])[0]) for agent, each in seen.items()}


@each
def test_environments_are_copied_and_pickled(name: str, options: dict) -> None:
    module = MODULES[name]
    for make in (module.env, module.raw_env):
        env = make(**options)
        env.reset(seed=3)
        rng = np.random.default_rng(3)
        for _ in range(9):
            env.step(int(rng.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
        for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
            before = env.observe(env.agent_selection)["observation"].copy()
            twin.step(int(np.flatnonzero(twin.last()[0]["action_mask"])[0]))
            assert (env.observe(env.agent_selection)["observation"] == before).all()
            assert twin.unwrapped.moves == env.unwrapped.moves + 1
    env = module.parallel_env(**options)
    env.reset(seed=3)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env)), env]
    results = [twin.step(first_actions(twin))[0] for twin in twins]
    for agent, seen in results[0].items():
        assert all((seen["observation"] == other[agent]["observation"]).all() for other in results)


def play(env, seed: int, choose) -> dict[str, float]:
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        total[agent] += reward
        env.step(None if over or cut else choose(agent, seen["action_mask"]))
    return total


@each
def test_rewards_are_those_of_the_places_and_sum_up_to_nothing(name: str, options: dict) -> None:
    env = MODULES[name].env(**options)
    rng = np.random.default_rng(1)
    for seed in range(3):
        total = play(env, seed, lambda _, mask: rng.choice(np.flatnonzero(mask)))
        assert sum(total.values()) == pytest.approx(0)
        places = env.unwrapped.session.position().places()
        best = [agent for agent, place in zip(env.possible_agents, places, strict=True) if place == 1]
        assert set(best) == {agent for agent, reward in total.items() if reward == max(total.values())}


@each
def test_max_cycles_truncates_the_agents_that_choose_in_turn(name: str, options: dict) -> None:
    env = MODULES[name].raw_env(max_cycles=3, **options)
    rng = np.random.default_rng(1)
    total = play(env, 1, lambda _, mask: rng.choice(np.flatnonzero(mask)))
    assert not any(total.values())
    assert env.moves == 3 * len(env.possible_agents)


def test_parallel_bids_are_made_at_once() -> None:
    env = titicaca_v1.parallel_env(players=3)
    seen, _ = env.reset(seed=1)
    bids = {agent: 2 + number for number, agent in enumerate(env.agents)}
    assert all(seen[agent]["action_mask"][bid] for agent, bid in bids.items())
    seen, _, _, _, _ = env.step(bids)
    asked = [agent for agent in env.agents if not seen[agent]["action_mask"][-1]]
    assert asked == ["player_2"]  # the highest bid plays first


def test_illegal_actions() -> None:
    raw = talat_v1.raw_env(players=2)
    raw.reset(seed=1)
    with pytest.raises(ResearchError, match="1469"):
        raw.step(1469)
    parallel = talat_v1.parallel_env(players=2)
    parallel.reset(seed=1)
    with pytest.raises(ResearchError, match="1469"):
        parallel.step({"player_0": 1469, "player_1": 1470})
    with pytest.raises(ResearchError, match=r"env\.agents"):
        parallel.step({"player_1": 1470})
    with pytest.raises(ResearchError, match="reset"):
        talat_v1.parallel_env(players=2).step({})
    losing = talat_v1.env(players=2)
    losing.reset(seed=1)
    losing.step(1469)
    assert losing.rewards["player_0"] == -1
    assert all(losing.terminations.values())


def test_pictures() -> None:
    for name, options in CASES:
        env = MODULES[name].raw_env(render_mode="rgb_array", **options)
        env.reset(seed=1)
        rng = np.random.default_rng(1)
        for _ in range(30):
            env.step(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))
        image = env.render()
        assert image.shape == (SIZE, SIZE, 3)
        assert len({tuple(pixel) for pixel in image[::4, ::4].reshape(-1, 3).tolist()}) > 5


def test_wrong_wishes_are_refused() -> None:
    with pytest.raises(ResearchError, match="rgb_array"):
        talat_v1.env(render_mode="opera")
    with pytest.raises(OptionsError, match="zone"):
        taluva_v1.env(zone="moon")
    with pytest.raises(ResearchError, match="reset"):
        talat_v1.raw_env().session.position()


@pytest.mark.parametrize(
    ("module", "options"),
    [
        (talat_v2, {"players": 2, "egocentric": True}),
        (titicaca_v2, {"players": 3, "egocentric": True}),
        (taluva_v2, {"players": 2, "window": 24, "egocentric": True}),
        (taluva_v2, {"players": 3, "ships": True, "doubles": True}),
    ],
)
def test_version_2(module: Any, options: dict) -> None:
    env = module.env(**options)
    assert env.metadata["name"].endswith("_v2")
    api_test(env, num_cycles=40)
    parallel_api_test(module.parallel_env(**options), num_cycles=40)
    seed_test(partial(module.env, **options), num_cycles=20)
