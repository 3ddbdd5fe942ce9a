"""One agent against a fixed opponent, as Gymnasium's wrappers want it."""

from __future__ import annotations

import copy
import pickle
import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers import RecordEpisodeStatistics as RecordOne
from gymnasium.wrappers.vector import DtypeObservation, RecordEpisodeStatistics

from atoll.research.extra import ResearchError
from atoll.research.single_agent import SingleAgentEnv, SingleAgentVectorEnv
from atoll.research.vector import VectorEnv

GAMES = [("talat", 2), ("titicaca", 3), ("taluva", 2)]


def first(games: VectorEnv, numbers: np.ndarray) -> list[int]:
    """Play the first legal move."""
    return [int(np.flatnonzero(games.masks()[number])[0]) for number in numbers]


def sample(mask: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    return np.array([rng.choice(np.flatnonzero(row)) for row in mask])


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_the_agent_always_has_to_move(name: str, players: int) -> None:
    env = SingleAgentVectorEnv(name, 4, players, threads=1, autoreset_mode=AutoresetMode.SAME_STEP)
    _, info = env.reset(seed=1)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(120):
        assert (env.games.movers == env.seats).all()
        seen, rewards, over, cut, info = env.step(sample(info["action_mask"], rng))
        assert rewards.shape == over.shape == cut.shape == (4,)
        assert not rewards[~over].any()
        for i in np.flatnonzero(over):
            places = info["final_info"]["places"][i]
            worth = sum(np.sign(other - places[env.seats[i]]) for other in places) / (players - 1)
            assert rewards[i] == pytest.approx(worth)
            assert info["final_obs"][i].shape == seen[i].shape
            assert (info["final_obs"][i][-players:] == np.eye(players)[env.seats[i]]).all()
            ended += 1
    assert ended
    env.close()


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_game_that_ended_restarts_in_the_next_step(name: str, players: int) -> None:
    """The same games as with a restart in the same step, with one step more for each end."""
    made = {
        mode: SingleAgentVectorEnv(name, 1, players, opponent=first, threads=1, autoreset_mode=mode)
        for mode in (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP)
    }
    observations = {}
    for mode, env in made.items():
        seen, info = env.reset(seed=3)
        observations[mode] = [seen.copy()]
        waits = False
        for _ in range(90):
            seen, rewards, over, _, info = env.step(sample(info["action_mask"], np.random.default_rng(1)))
            if waits:
                assert not over.any()
                assert not rewards.any()
            if over[0] and mode is AutoresetMode.SAME_STEP:
                observations[mode].append(info["final_obs"][0][None].copy())
            assert mode is AutoresetMode.SAME_STEP or "final_obs" not in info
            observations[mode].append(seen.copy())
            waits = bool(over[0]) and mode is AutoresetMode.NEXT_STEP
    same, later = observations.values()
    for one, other in zip(same, later, strict=False):
        assert (one == other).all()


def test_gymnasiums_wrappers_accept_it() -> None:
    env = RecordEpisodeStatistics(DtypeObservation(SingleAgentVectorEnv("talat", 8), np.float32))
    _, info = env.reset(seed=2)
    rng = np.random.default_rng(2)
    returns: list[float] = []
    for _ in range(80):
        seen, _, _, _, info = env.step(sample(info["action_mask"], rng))
        assert seen.dtype == np.float32
        if "episode" in info:
            returns += info["episode"]["r"][info["_episode"]].tolist()
    assert len(returns) >= 8
    assert set(returns) <= {-1.0, 0.0, 1.0}


def test_opponents_are_bots_and_functions() -> None:
    for opponent in ("greedy", first):
        env = SingleAgentVectorEnv("talat", 2, opponent=opponent, seat=1, threads=1)
        _, info = env.reset(seed=1)
        rng = np.random.default_rng(1)
        for _ in range(4):
            info = env.step(sample(info["action_mask"], rng))[4]
            assert (env.games.movers == 1).all()
    env = SingleAgentVectorEnv("talat", 2, opponent=lambda _, numbers: [0] * (len(numbers) + 1), seat=1)
    with pytest.raises(ResearchError, match="actions for"):
        env.reset(seed=1)


def test_the_same_seed_gives_the_same_games() -> None:
    def play() -> list[bytes]:
        env = SingleAgentVectorEnv("titicaca", 3, 2)
        _, info = env.reset(seed=5)
        rng = np.random.default_rng(5)
        observations = []
        for step in range(40):
            if step == 20:
                env = copy.deepcopy(env)
            seen, rewards, *_, info = env.step(sample(info["action_mask"], rng))
            observations += [seen.tobytes(), rewards.tobytes()]
        return observations

    assert play() == play()


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_one_game_passes_gymnasiums_check(name: str, players: int) -> None:
    env = SingleAgentEnv(name, players, version=2, seat=1, replace_illegal=True)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # The same row of numbers is used in all sections, and nothing is drawn on a screen.
        warnings.filterwarnings("ignore", message=".*(minimum|maximum|infinity|render|spec|Box).*")
        check_env(env, skip_render_check=True)


def test_one_game_ends_and_says_how() -> None:
    env = RecordOne(SingleAgentEnv("talat", opponent="greedy"))
    _, info = env.reset(seed=1)
    ended = False
    while not ended:
        if env.episode_lengths == 10:
            assert pickle.loads(pickle.dumps(env)).step(info["action_mask"].argmax())[0].any()
        seen, reward, ended, truncated, info = env.step(int(info["action_mask"].argmax()))
        assert not truncated
        assert ended or reward == 0
    assert sorted(info["places"]) in ([1, 2], [1, 1])
    assert info["episode"]["r"] == reward
    assert seen.shape == env.observation_space.shape
    fresh, _ = env.reset(seed=1)
    assert (fresh != seen).any()
    with pytest.raises(ResearchError):
        env.step(int(env.unwrapped.action_masks().argmin()))
