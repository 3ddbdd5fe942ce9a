"""Step thousands of games at once, inside the compiled code, on all cores.

The environment follows Gymnasium's vector conventions, but has several players: in each game the player to
move chooses, and ``rewards`` has a column per seat. A game that ends restarts in the same step
(``SAME_STEP``).

>>> import numpy as np
>>> from atoll.research.vector import VectorEnv
>>> env = VectorEnv("talat", num_envs=100, players=3)
>>> movers, info = env.reset(seed=1)
>>> rng = np.random.default_rng(1)
>>> movers, rewards, terminations, truncations, info = env.step(env.sample(rng))
>>> rewards.shape, sorted(info)
((100, 3), ['legal', 'offsets'])

The legal moves of game i are ``info["legal"][info["offsets"][i] : info["offsets"][i + 1]]``, as dense
indices. The next step overwrites these arrays; copy what you keep.

Where games ended, ``info`` also has ``final_obs`` and ``final_info``, as Gymnasium's own vector environments
have: the last observation of the seat that moved last (without observations, that seat), and the ``places``.

``atoll.research.single_agent`` makes a single-agent environment of it, which Gymnasium's wrappers accept.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias

from atoll.core.facts import Json
from atoll.core.position import Position
from atoll.core.registry import game as game_named
from atoll.research.encodings import encoding
from atoll.research.extra import ResearchError, require

require("numpy", "gymnasium")

import numpy as np  # noqa: E402 - after the check that says how to install it
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
    """Many games with the same number of players and options.

    ``observations``: what ``reset`` and ``step`` return first. If False, the seats to move, one per game, and
    ``observe`` writes observations on request; if True, the observations of these seats. ``threads``: None
    for all cores. ``check``: refuse illegal actions. This costs about 2 % of the time, and nothing for the
    result of ``sample``; without it, an illegal action is undefined behaviour. ``version``, ``egocentric``
    and ``window``: the encoding, as ``atoll.research.encodings.encoding`` takes them. Options of the game are
    given by name.
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
        version: int = 1,
        egocentric: bool = False,
        window: int | None = None,
        **options: Json,
    ) -> None:
        if num_envs < 1:
            raise ResearchError("research-games-number", number=num_envs)
        found = game_named(game)
        chosen = found.options(options, players)
        self._arguments = (game, num_envs, players)
        code: dict[str, Any] = {"version": version, "egocentric": egocentric, "window": window}
        self._settings = {
            "observations": observations,
            "threads": threads,
            "check": check,
            **code,
            **options,
        }
        self.game = found
        self.players = players
        self.num_envs = num_envs
        self.encoding = encoding(found, players, chosen, **code)
        self.observations = observations
        self.check = check
        blocks = max(1, min(threads or os.cpu_count() or 1, num_envs))
        self._batch = Batch(found.start(players, chosen, {}).engine, self.encoding, num_envs, blocks)
        self._pool = ThreadPoolExecutor(blocks - 1) if blocks > 1 else None
        self._movers = np.zeros(num_envs, dtype=np.int8)
        self._rewards = np.zeros((num_envs, players), dtype=np.float32)
        self._terminated = np.zeros(num_envs, dtype=np.uint8)
        self._truncated = np.zeros(num_envs, dtype=np.uint8)
        self._places = np.zeros((num_envs, players), dtype=np.int8)
        self._batch.keeps_finals = observations
        self._offsets = np.zeros(num_envs + 1, dtype=np.int64)
        self._legal = np.zeros(0, dtype=np.int32)
        self._sampled: Array | None = None
        self._sampled_view: Array | None = None  # what sample returned: read-only
        self._observations: Array | None = None
        self._tensors: Array | None = None
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
        """Restart all games, with one seed, with a seed per game, or with a random seed.

        ``options["reset_mask"]``, an array of booleans, names the games to restart; the others go on.
        """
        which = self._reset_mask(options)
        if isinstance(seed, list):
            seeds: npt.NDArray[np.uint64] = np.array(
                [np.random.SeedSequence(each).generate_state(1, np.uint64)[0] for each in seed], np.uint64
            )
            if len(seeds) != self.num_envs:
                raise ResearchError("research-seeds-number", number=len(seeds), games=self.num_envs)
        else:
            seeds = np.random.SeedSequence(seed).generate_state(self.num_envs, np.uint64).astype(np.uint64)
        if not which.all():
            seeds = np.where(which, seeds, np.array(self._batch.seeds(), np.uint64))
        self._batch.seed(seeds)
        return self._list_moves(which)

    def load(self, positions: Mapping[int, Engine | Position]) -> tuple[Array, dict[str, Any]]:
        """Put games, by their numbers, into positions; return what ``reset`` returns.

        Raise ResearchError if a position is of another game or other players or options, is over, leaves
        chance open or does not fit into the window.
        """
        if not self._ready:
            raise ResearchError("research-reset-first")
        engines = {
            number: each.engine if isinstance(each, Position) else each for number, each in positions.items()
        }
        for number, engine in engines.items():
            if not 0 <= number < self.num_envs:
                raise ResearchError("research-no-game", game=number, games=self.num_envs)
            start = self._batch.position(number)
            fits = type(engine) is type(start) and engine.players == self.players
            if (
                not fits
                or engine.reference().options != self.encoding.options
                or engine.to_move() < 0
                or not self.encoding.in_window(engine)
            ):
                raise ResearchError("research-position", game=number)
        for number, engine in engines.items():
            self._batch.load(number, engine)
        return self._list_moves(np.zeros(self.num_envs, dtype=np.bool_))

    def _list_moves(self, restarted: Array) -> tuple[Array, dict[str, Any]]:
        which = restarted.view(np.uint8)
        self._for_each_block(lambda block: self._batch.reset(block, which, self._movers))
        self._collect_legal()
        self._ready = True
        return self._first_result(), self._info()

    def _reset_mask(self, options: Mapping[str, Any] | None) -> Array:
        if options is None or "reset_mask" not in options:
            return np.ones(self.num_envs, dtype=np.bool_)
        which = options["reset_mask"]
        if (
            not isinstance(which, np.ndarray)
            or which.shape != (self.num_envs,)
            or which.dtype != np.bool_
            or not which.any()
        ):
            raise ResearchError("research-reset-mask", games=self.num_envs)
        if not self._ready and not which.all():
            raise ResearchError("research-reset-first")
        return np.ascontiguousarray(which)

    def step(self, actions: Array) -> Step:
        """Make a move in each game: ``actions`` are dense indices for the seats to move, one per game.

        An action of -1 leaves a game as it is. Raise ResearchError if an action is not legal; then no game
        has changed.
        """
        sampled = self._sampled if actions is self._sampled_view else None
        chosen = np.array(actions, dtype=np.int32, order="C") if sampled is None else sampled
        if not self._ready:
            raise ResearchError("research-reset-first")
        if chosen.shape != (self.num_envs,):
            raise ResearchError("research-actions-number", number=int(chosen.size), games=self.num_envs)
        if self.check and sampled is None:
            waiting = chosen == -1
            named = np.where(waiting, self._legal[self._offsets[:-1]], chosen) if waiting.any() else chosen
            game = self._batch.illegal(named, self._offsets, self._legal)
            if game >= 0:
                raise ResearchError("research-action-illegal", action=str(chosen[game]), game=game)
        moved = self._movers.copy()
        observations = self._observations if self.observations else None  # there since the reset
        self._for_each_block(
            lambda block: self._batch.step(
                block,
                chosen,
                self._rewards,
                self._terminated,
                self._truncated,
                self._movers,
                self._places,
                observations,
            )
        )
        self._collect_legal()
        terminated, truncated = self._terminated.view(np.bool_), self._truncated.view(np.bool_)
        return (
            self._movers if observations is None else observations,
            self._rewards,
            terminated,
            truncated,
            self._info() | self._finals(terminated | truncated, moved),
        )

    def _finals(self, ended: Array, moved: Array) -> dict[str, Any]:
        """Return how the games ended that ended in this step, in Gymnasium's form; nothing if none did."""
        if not ended.any():
            return {}
        observed = moved
        if self.observations:
            numbers = np.flatnonzero(ended)
            rows = np.zeros((len(numbers), self.encoding.size), dtype=np.int16)
            self._batch.finals(rows)
            observed = np.empty(self.num_envs, dtype=object)
            for row, number in zip(rows, numbers, strict=True):
                observed[number] = row
        places = {"places": self._places, "_places": self._terminated.view(np.bool_)}
        return {"final_obs": observed, "_final_obs": ended, "final_info": places, "_final_info": ended}

    @property
    def movers(self) -> Array:
        """The seats to move, one per game."""
        return self._movers

    def sample(self, rng: np.random.Generator) -> Array:
        """Return a uniformly random legal move for each game, as a read-only array."""
        counts = np.diff(self._offsets)
        sampled: Array = self._legal[
            self._offsets[:-1] + (rng.random(self.num_envs) * counts).astype(np.int64)
        ]
        view = sampled.view()
        view.flags.writeable = False  # so that step knows that the actions are still legal
        self._sampled, self._sampled_view = sampled, view
        return view

    def observe(self, out: Array | None = None) -> Array:
        """Return the observations of the seats to move (games, size), written to ``out`` if it is given."""
        if out is None:
            if self._observations is None:
                self._observations = np.zeros((self.num_envs, self.encoding.size), dtype=np.int16)
            out = self._observations
        if out.shape != (self.num_envs, self.encoding.size) or out.dtype != np.int16:
            raise ResearchError(
                "research-array", shape=str((self.num_envs, self.encoding.size)), type="int16"
            )
        observations = out
        self._for_each_block(lambda block: self._batch.observe(block, observations))
        return out

    def tensors(self, out: Array | None = None) -> Array:
        """Return the observations as 32-bit floats (games, tensor size), written to ``out`` if it is given.

        ``torch.from_numpy`` and ``jax.numpy.asarray`` take them as they are;
        ``decoding.split_tensor`` names the parts.
        """
        shape = (self.num_envs, self.encoding.tensor_size)
        if out is None:
            if self._tensors is None:
                self._tensors = np.zeros(shape, dtype=np.float32)
            out = self._tensors
        if out.shape != shape or out.dtype != np.float32:
            raise ResearchError("research-array", shape=str(shape), type="float32")
        tensors = out
        self._for_each_block(lambda block: self._batch.tensors(block, tensors))
        return out

    def masks(self, out: Array | None = None) -> Array:
        """Return masks of the legal moves (games, actions), written to ``out`` if it is given."""
        shape = (self.num_envs, self.encoding.actions)
        if out is None:
            if self._masks is None:
                self._masks = np.zeros(shape, dtype=np.uint8)
            out = self._masks
        if out.shape != shape or out.dtype != np.uint8:
            raise ResearchError("research-array", shape=str(shape), type="uint8")
        masks = out
        self._for_each_block(lambda block: self._batch.masks(block, self._offsets, self._legal, masks))
        return out

    def position(self, number: int) -> Engine:
        """Return a copy of a game's position; ``load`` takes it back."""
        return self._batch.position(number)

    def observe_finals_as(self, seats: Array) -> None:
        """Say which seat's observation is ``final_obs``, per game; -1 for the seat that moved last."""
        self._batch.set_viewers(np.array(seats, dtype=np.int8, order="C"))

    def __getstate__(self) -> dict[str, Any]:
        return {
            "arguments": self._arguments,
            "settings": self._settings,
            "positions": [self.position(number) for number in range(self.num_envs)] if self._ready else [],
            "seeds": self._batch.seeds(),
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(*state["arguments"], **state["settings"])  # type: ignore[misc]
        if state["positions"]:
            for number, engine in enumerate(state["positions"]):
                self._batch.load(number, engine)
            self._list_moves(np.zeros(self.num_envs, dtype=np.bool_))
        self._batch.seed(np.array(state["seeds"], np.uint64))

    def close_extras(self, **_: object) -> None:
        """Stop the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def _for_each_block(self, work: Any) -> None:
        """Call ``work`` for each block, each on its own thread."""
        running = (
            [self._pool.submit(work, block) for block in range(1, self._batch.block_count)]
            if self._pool
            else []
        )
        work(0)
        for future in running:
            future.result()

    def _collect_legal(self) -> None:
        self._batch.offsets(self._offsets)
        total = int(self._offsets[-1])
        if len(self._legal) < total:
            self._legal = np.zeros(total + total // 4, dtype=np.int32)
        self._batch.legal(self._offsets, self._legal)
        self._sampled = self._sampled_view = None

    def _first_result(self) -> Array:
        return self.observe() if self.observations else self._movers

    def _info(self) -> dict[str, Any]:
        return {"legal": self._legal[: self._offsets[-1]], "offsets": self._offsets}
