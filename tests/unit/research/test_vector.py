"""Many games at once are the same games, whatever the number of threads."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from random import Random

import numpy as np
import pytest

from atoll.core import game as game_named
from atoll.research.decoding import empty_observation
from atoll.research.extra import ResearchError
from atoll.research.vector import VectorEnv

GAMES = [
    ("talat", 3, {}),
    ("titicaca", 3, {}),
    ("taluva", 2, {}),
    ("taluva", 4, {"ships": True, "doubles": True}),
]
each_game = pytest.mark.parametrize(("name", "players", "options"), GAMES)


def legal(env: VectorEnv, info: dict, number: int) -> list[int]:
    start, end = info["offsets"][number : number + 2]
    return info["legal"][start:end].tolist()


@each_game
def test_each_game_follows_the_engine(name: str, players: int, options: dict) -> None:
    """Every game is replayed beside by the engine's own methods: legal moves, movers, rewards, ends."""
    env = VectorEnv(name, 5, players, threads=2, **options)
    movers, info = env.reset(seed=3)
    rng = np.random.default_rng(3)
    beside = [env.position(i) for i in range(5)]
    ended = 0
    for _ in range(160):
        for i, engine in enumerate(beside):
            assert engine.to_move() == movers[i]
            assert env.encoding.legal(engine, movers[i]) == legal(env, info, i)
        actions = env.sample(rng).copy()
        before = movers.copy()
        movers, rewards, over, cut, info = env.step(actions)
        assert not cut.any()
        for i, engine in enumerate(beside):
            engine.play(int(before[i]), env.encoding.action(engine, int(actions[i])))
            assert over[i] == (engine.to_move() == -2)
            if over[i]:
                places = engine.places()
                worth = [sum((o > p) - (o < p) for o in places) / (players - 1) for p in places]
                assert rewards[i] == pytest.approx(worth)
                beside[i] = env.position(i)
                ended += 1
            else:
                assert not rewards[i].any()
    assert ended >= 5
    env.close()


@each_game
def test_the_number_of_threads_changes_nothing(name: str, players: int, options: dict) -> None:
    def play(threads: int) -> list[bytes]:
        env = VectorEnv(name, 7, players, threads=threads, observations=True, **options)
        rng = np.random.default_rng(5)
        env.reset(seed=11)
        observations = []
        for _ in range(60):
            seen, rewards, over, cut, info = env.step(env.sample(rng))
            observations += [
                part.tobytes() for part in (seen, rewards, over, cut, info["legal"], info["offsets"])
            ]
        env.close()
        return observations

    assert play(1) == play(3)


def test_seeds_decide_the_games() -> None:
    env = VectorEnv("titicaca", 4, 3, observations=True)
    first = env.reset(seed=1)[0].copy()
    assert (env.reset(seed=1)[0] == first).all()
    assert (env.reset(seed=2)[0] != first).any()
    assert (env.reset()[0] != first).any()
    same = env.reset(seed=[5, 5, 6, None])[0]
    assert (same[0] == same[1]).all()
    assert (same[1] != same[2]).any()


def test_observations_and_masks_are_those_of_the_seats_that_are_asked() -> None:
    env = VectorEnv("titicaca", 6, 3)
    movers, info = env.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(30):
        movers, _, _, _, info = env.step(env.sample(rng))
    seen, masks = env.observe(), env.masks()
    for i in range(6):
        out = empty_observation(env.encoding)
        env.encoding.observe(env.position(i), int(movers[i]), out)
        assert (out == seen[i]).all()
        assert sorted(np.flatnonzero(masks[i]).tolist()) == sorted(legal(env, info, i))
    mine = np.zeros_like(seen)
    assert env.observe(mine) is mine
    assert (mine == seen).all()
    assert env.observation_space.contains(movers.astype(np.int64))
    assert env.action_space.contains(env.sample(rng).astype(np.int64))


def test_arrays_are_not_copied() -> None:
    env = VectorEnv("talat", 3, 2)
    movers, _ = env.reset(seed=1)
    rng = np.random.default_rng(1)
    again, rewards, _, _, _ = env.step(env.sample(rng))
    assert again is movers
    assert env.step(env.sample(rng))[1] is rewards


def test_an_island_that_outgrows_the_window_truncates_the_game() -> None:
    env = VectorEnv("taluva", 1, 4, all_tiles=True, fifth=True)
    _, info = env.reset(seed=1)
    cut = np.zeros(1, dtype=bool)
    steps = 0
    while not cut[0]:
        tiles = [index for index in legal(env, info, 0) if index < 6 * 4096]
        # The tile whose volcano lies farthest east.
        pick = max(tiles, key=lambda index: index % 64) if tiles else legal(env, info, 0)[-1]
        _, rewards, over, cut, info = env.step(np.array([pick]))
        assert not over[0]
        steps += 1
    assert steps > 50
    assert not rewards.any()
    assert len(legal(env, info, 0)) == 1  # the first tile of the next game


def test_wrong_input_is_refused_and_changes_nothing() -> None:
    env = VectorEnv("talat", 3, 2)
    with pytest.raises(ResearchError, match="reset"):
        env.step(np.zeros(3, dtype=np.int32))
    _, info = env.reset(seed=1)
    good = env.sample(np.random.default_rng(1)).copy()
    bad = good.copy()
    bad[1] = 1469
    before = info["legal"].copy()
    with pytest.raises(ResearchError, match="1469 isn’t legal in game 1"):
        env.step(bad)
    assert (env._info()["legal"] == before).all()
    with pytest.raises(ResearchError, match="2 actions"):
        env.step(good[:2])
    with pytest.raises(ResearchError, match="shape"):
        env.observe(np.zeros((2, 2), dtype=np.int16))
    with pytest.raises(ResearchError, match="shape"):
        env.masks(np.zeros((2, 2), dtype=np.uint8))
    with pytest.raises(ResearchError, match="0 games"):
        VectorEnv("talat", 0)
    with pytest.raises(ResearchError, match="2 seeds"):
        env.reset(seed=[1, 2])


def test_random_games_end_as_the_engines_own_playouts_do() -> None:
    """First player's mean reward over many games, both ways, within five standard errors."""
    env = VectorEnv("talat", 200, 3)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    rewards: list[float] = []
    while len(rewards) < 2000:
        _, given, over, _, _ = env.step(env.sample(rng))
        rewards += given[over][:, 0].tolist()
    start, seeds = game_named("talat").new(3).engine, Random(1)
    played = []
    for _ in range(2000):
        engine = start.copy()
        engine.playout(seeds.getrandbits(64))
        places = engine.places()
        played.append(sum((o > places[0]) - (o < places[0]) for o in places) / 2)
    assert abs(np.mean(rewards) - np.mean(played)) < 5 * np.sqrt(2 * 0.7 / 2000)


@each_game
def test_final_observations_are_those_of_the_end(name: str, players: int, options: dict) -> None:
    env = VectorEnv(name, 6, players, threads=2, observations=True, **options)
    env.reset(seed=4)
    rng = np.random.default_rng(4)
    seen = empty_observation(env.encoding)
    ended = 0
    for _ in range(150):
        before = [env.position(i) for i in range(6)]
        actions = env.sample(rng).copy()
        _, _, over, cut, info = env.step(actions)
        done = over | cut
        assert ("final_obs" in info) == bool(done.any())
        if not done.any():
            continue
        assert (info["_final_obs"] == done).all()
        for i, engine in enumerate(before):
            if not done[i]:
                assert info["final_obs"][i] is None
                continue
            mover = engine.to_move()
            engine.play(mover, env.encoding.action(engine, int(actions[i])))
            env.encoding.observe(engine, mover, seen)
            assert (info["final_obs"][i] == seen).all()
            assert tuple(info["final_info"]["places"][i]) == engine.places()
            ended += 1
    assert ended >= 4
    env.close()


def test_some_games_are_restarted_and_the_others_go_on() -> None:
    env = VectorEnv("titicaca", 4, 3)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(9):
        env.step(env.sample(rng))
    before = [env.position(i).key() for i in range(4)]
    mask = np.array([True, False, True, False])
    movers, info = env.reset(seed=9, options={"reset_mask": mask})
    after = [env.position(i) for i in range(4)]
    assert [each.key() == key for each, key in zip(after, before, strict=True)] == [False, True, False, True]
    assert [each.to_move() for each in after] == movers.tolist()
    assert [env.encoding.legal(each, each.to_move()) for each in after] == [
        legal(env, info, i) for i in range(4)
    ]
    for wrong in ([True] * 4, np.ones(3, np.bool_), np.ones(4), np.zeros(4, np.bool_)):
        with pytest.raises(ResearchError, match="reset_mask"):
            env.reset(options={"reset_mask": wrong})


@each_game
def test_positions_are_loaded_and_returned(name: str, players: int, options: dict) -> None:
    env = VectorEnv(name, 3, players, threads=2, **options)
    env.reset(seed=2)
    position = game_named(name).new(players, seed=5, **options)
    for _ in range(7):
        seat = position.active_seats[0]
        position.play(position.legal_moves_for(seat)[0], seat)
    movers, info = env.load({1: position, 2: env.position(0)})
    assert env.position(1).key() == position.engine.key()
    assert env.position(2).key() == env.position(0).key()
    assert movers[1] == position.engine.to_move()
    assert legal(env, info, 1) == env.encoding.legal(position.engine, int(movers[1]))
    over = position.engine.copy()
    over.playout(1)
    other = game_named("talat" if name != "talat" else "taluva").new(2).engine
    for wrong in ({3: position}, {0: over}, {0: other}):
        with pytest.raises(ResearchError):
            env.load(wrong)
    assert env.position(1).key() == position.engine.key()


@each_game
def test_environments_are_copied_and_pickled(name: str, players: int, options: dict) -> None:
    env = VectorEnv(name, 4, players, observations=True, threads=1, **options)
    assert copy.deepcopy(env).num_envs == 4
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    for _ in range(20):
        env.step(env.sample(rng))
    twins = [env, copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    draws = [copy.deepcopy(rng) for _ in twins]
    for _ in range(150):  # long enough for games to end and to be dealt anew
        steps = [each.step(each.sample(draw)) for each, draw in zip(twins, draws, strict=True)]
        for step in steps[1:]:
            for part, same in zip(step[:4], steps[0][:4], strict=True):
                assert (part == same).all()
            assert (step[4]["legal"] == steps[0][4]["legal"]).all()


def test_a_game_without_an_action_waits() -> None:
    env = VectorEnv("talat", 3, 2)
    env.reset(seed=1)
    actions = env.sample(np.random.default_rng(1)).copy()
    actions[1] = -1
    before = env.position(1).key()
    movers = env.step(actions)[0]
    assert env.position(1).key() == before
    assert movers.tolist() == [1, 0, 1]


def test_without_the_extra_one_line_says_what_to_install() -> None:
    program = (
        "import sys\n"
        "sys.modules['numpy'] = None\n"
        "import atoll, atoll.research, atoll.research.encodings\n"
        "try:\n"
        "    import atoll.research.vector\n"
        "except ImportError as error:\n"
        "    print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "numpy isn’t installed. Install it with: pip install 'atoll[research]'\n"


@pytest.mark.parametrize("egocentric", [False, True])
@pytest.mark.parametrize(("game", "players"), [("taluva", 2), ("titicaca", 3), ("talat", 3)])
def test_version_2_writes_what_its_encoding_does(game: str, players: int, egocentric: bool) -> None:
    env = VectorEnv(game, 6, players, version=2, egocentric=egocentric, threads=2)
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    for _ in range(25):
        movers, *_ = env.step(env.sample(rng))
    observed, tensors = env.observe().copy(), env.tensors().copy()
    assert env.encoding.egocentric == egocentric
    for number in range(env.num_envs):
        engine = env.position(number)
        row, tensor = np.zeros_like(observed[0]), np.zeros_like(tensors[0])
        env.encoding.observe(engine, int(movers[number]), row)
        env.encoding.observe_tensor(engine, int(movers[number]), tensor)
        assert (row == observed[number]).all()
        assert (tensor == tensors[number]).all()
        legal = env.encoding.legal(engine, int(movers[number]))
        assert np.flatnonzero(env.masks()[number]).tolist() == sorted(legal)
    again = pickle.loads(pickle.dumps(env))
    assert (again.observe() == observed).all()
    with pytest.raises(ResearchError, match="float32"):
        env.tensors(np.zeros((6, 3), dtype=np.float32))


def test_large_arrays_say_the_same_as_small_ones() -> None:
    """Arrays of more than a megabyte are written past the cache, observations right after each step."""
    many = VectorEnv("taluva", 160, version=2, observations=True, threads=3)
    few = VectorEnv("taluva", 4, version=2, threads=1)
    many.reset(seed=1)
    few.reset(seed=2)
    rng = np.random.default_rng(1)
    for _ in range(12):
        observations, *_ = many.step(many.sample(rng))
    tensors, masks = many.tensors(), many.masks()
    assert min(observations.nbytes, tensors.nbytes, masks.nbytes) > 2**20
    assert observations.nbytes // 160 % 64  # rows begin anywhere
    for first in range(0, 160, 4):
        few.load({number: many.position(first + number) for number in range(4)})
        assert (few.observe() == observations[first : first + 4]).all()
        assert (few.tensors() == tensors[first : first + 4]).all()
        assert (few.masks() == masks[first : first + 4]).all()
    assert (many.observe() == observations).all()
    again = np.full_like(masks, 7)
    assert (many.masks(again) == masks).all()
