"""Thousands of games stepped at once, inside the compiled code, on all cores.

By Gymnasium's vector conventions, except that there are several players: whoever is asked in a game chooses,
so ``rewards`` has a column for each seat. A game that ends begins anew in the same step (``SAME_STEP``).

>>> import numpy as np
>>> from atoll.research.vector import VectorEnv
>>> env = VectorEnv("talat", num_envs=100, players=3)
>>> movers, info = env.reset(seed=1)
>>> rng = np.random.default_rng(1)
>>> movers, rewards, terminations, truncations, info = env.step(env.sample(rng))
>>> rewards.shape, sorted(info)
((100, 3), ['legal', 'offsets'])

Game i's legal moves are ``info["legal"][info["offsets"][i] : info["offsets"][i + 1]]``, as dense indices. All
arrays belong to the environment and are written anew by the next step: copy what is to be kept.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias

from atoll.core.facts import Json
from atoll.core.registry import game as game_named
from atoll.research.encodings import encoding
from atoll.research.extra import ResearchError, need

need("numpy", "gymnasium")

import numpy as np  # noqa: E402 - after the check that says how to get it
import numpy.typing as npt  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv  # noqa: E402

from atoll.core.engine import Engine  # noqa: E402
from atoll.research.batch import Batch  # noqa: E402

__all__ = ["VectorEnv"]

Array: TypeAlias = npt.NDArray[Any]
Step: TypeAlias = tuple[Array, Array, Array, Array, dict[str, Any]]


class VectorEnv(GymnasiumVectorEnv):
    """Games of one kind side by side.

    ``observations``: what ``reset`` and ``step`` give first. False: the seats that are asked, one a game, and
    ``observe`` writes observations when they are wanted. True: observations of those seats.
    ``threads``: None for all cores. ``check``: refuse illegal actions (about 2 % of the time, nothing for
    those that ``sample`` gave); without it an illegal action is undefined behaviour. Options of the game by
    name.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int = 2,
        *,
        observations: bool = False,
        threads: int | None = None,
        check: bool = True,
        **options: Json,
    ) -> None:
        if num_envs < 1:
            raise ResearchError("research-games-number", number=num_envs)
        found = game_named(game)
        read = found.options(options, players)
        self.game = found
        self.players = players
        self.num_envs = num_envs
        self.encoding = encoding(found, players, read)
        self.observations = observations
        self.check = check
        blocks = max(1, min(threads or os.cpu_count() or 1, num_envs))
        self._batch = Batch(found.start(players, read, {}).engine, self.encoding, num_envs, blocks)
        self._pool = ThreadPoolExecutor(blocks - 1) if blocks > 1 else None
        self._movers = np.zeros(num_envs, dtype=np.int8)
        self._rewards = np.zeros((num_envs, players), dtype=np.float32)
        self._over = np.zeros(num_envs, dtype=np.uint8)
        self._cut = np.zeros(num_envs, dtype=np.uint8)
        self._offsets = np.zeros(num_envs + 1, dtype=np.int64)
        self._legal = np.zeros(0, dtype=np.int32)
        self._picked: Array | None = None  # what sample gave: our own, and as it was shown
        self._shown: Array | None = None
        self._seen: Array | None = None
        self._masks: Array | None = None
        self._ready = False
        self._np_random = None
        numbers = np.iinfo(np.int16)
        self.single_action_space = spaces.Discrete(self.encoding.actions)
        self.action_space = spaces.MultiDiscrete(np.full(num_envs, self.encoding.actions))
        self.single_observation_space = (
            spaces.Box(numbers.min, numbers.max, (self.encoding.size,), np.int16)
            if observations
            else spaces.Discrete(players)
        )
        self.observation_space = (
            spaces.Box(numbers.min, numbers.max, (num_envs, self.encoding.size), np.int16)
            if observations
            else spaces.MultiDiscrete(np.full(num_envs, players))
        )

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begin all games anew: chance by seed, or by the system's; or by a seed for each game."""
        del options
        if isinstance(seed, list):
            seeds: npt.NDArray[np.uint64] = np.array(
                [np.random.SeedSequence(each).generate_state(1, np.uint64)[0] for each in seed], np.uint64
            )
            if len(seeds) != self.num_envs:
                raise ResearchError("research-seeds-number", number=len(seeds), games=self.num_envs)
        else:
            seeds = np.random.SeedSequence(seed).generate_state(self.num_envs, np.uint64).astype(np.uint64)
        self._batch.seed(seeds)
        self._each(lambda block: self._batch.reset(block, self._movers))
        self._gather()
        self._ready = True
        return self._observed(), self._info()

    def step(self, actions: Array) -> Step:
        """Make a move in each game: the dense indices, one a game, for the seats that are asked.

        Raises ResearchError, with nothing changed, if one of them is not legal.
        """
        sampled = self._picked if actions is self._shown else None
        chosen = np.array(actions, dtype=np.int32, order="C") if sampled is None else sampled
        if not self._ready:
            raise ResearchError("research-reset-first")
        if chosen.shape != (self.num_envs,):
            raise ResearchError("research-actions-number", number=int(chosen.size), games=self.num_envs)
        if self.check and sampled is None:
            wrong = self._batch.illegal(chosen, self._offsets, self._legal)
            if wrong >= 0:
                raise ResearchError("research-action-illegal", action=str(chosen[wrong]), game=wrong)
        self._each(
            lambda block: self._batch.step(block, chosen, self._rewards, self._over, self._cut, self._movers)
        )
        self._gather()
        return (
            self._observed(),
            self._rewards,
            self._over.view(np.bool_),
            self._cut.view(np.bool_),
            self._info(),
        )

    def sample(self, rng: np.random.Generator) -> Array:
        """Choose a uniformly random legal move in each game: an array to be read, not to be changed."""
        counts = np.diff(self._offsets)
        picked: Array = self._legal[
            self._offsets[:-1] + (rng.random(self.num_envs) * counts).astype(np.int64)
        ]
        shown = picked.view()
        shown.flags.writeable = False  # so that step knows: nobody has put an illegal action into it
        self._picked, self._shown = picked, shown
        return shown

    def observe(self, out: Array | None = None) -> Array:
        """Write what the seats that are asked may know: (games, numbers), into ``out`` if it is given."""
        if out is None:
            if self._seen is None:
                self._seen = np.zeros((self.num_envs, self.encoding.size), dtype=np.int16)
            out = self._seen
        if out.shape != (self.num_envs, self.encoding.size) or out.dtype != np.int16:
            raise ResearchError(
                "research-array", shape=str((self.num_envs, self.encoding.size)), type="int16"
            )
        filled = out
        self._each(lambda block: self._batch.observe(block, filled))
        return out

    def masks(self, out: Array | None = None) -> Array:
        """Write dense masks of the legal moves: (games, actions), 1 for legal."""
        shape = (self.num_envs, self.encoding.actions)
        if out is None:
            if self._masks is None:
                self._masks = np.zeros(shape, dtype=np.uint8)
            out = self._masks
        if out.shape != shape or out.dtype != np.uint8:
            raise ResearchError("research-array", shape=str(shape), type="uint8")
        self._batch.masks(self._offsets, self._legal, out)
        return out

    def position(self, number: int) -> Engine:
        """Give a copy of a game's position."""
        return self._batch.position(number)

    def close_extras(self, **_: object) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def _each(self, work: Any) -> None:
        """Do something for each block, on a thread each."""
        waiting = (
            [self._pool.submit(work, block) for block in range(1, self._batch.block_count)]
            if self._pool
            else []
        )
        work(0)
        for future in waiting:
            future.result()

    def _gather(self) -> None:
        self._batch.offsets(self._offsets)
        total = int(self._offsets[-1])
        if len(self._legal) < total:
            self._legal = np.zeros(total + total // 4, dtype=np.int32)
        self._batch.legal(self._offsets, self._legal)
        self._picked = self._shown = None

    def _observed(self) -> Array:
        return self.observe() if self.observations else self._movers

    def _info(self) -> dict[str, Any]:
        return {"legal": self._legal[: self._offsets[-1]], "offsets": self._offsets}
