"""Environments with one agent: it plays a seat, and an opponent plays the others.

Rewards are single numbers and the agent always has to move, so that Gymnasium's wrappers and single-agent
learners work as they are. ``SingleAgentVectorEnv`` has many games, ``SingleAgentEnv`` has one.

>>> import numpy as np
>>> from gymnasium.wrappers.vector import RecordEpisodeStatistics
>>> from atoll.research.single_agent import SingleAgentVectorEnv
>>> env = RecordEpisodeStatistics(SingleAgentVectorEnv("talat", num_envs=10, opponent="random"))
>>> observations, info = env.reset(seed=1)
>>> actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
>>> observations, rewards, terminations, truncations, info = env.step(actions)
>>> observations.shape == (10, env.unwrapped.games.encoding.size), rewards.shape
(True, (10,))

>>> from gymnasium.wrappers import TimeLimit
>>> from atoll.research.single_agent import SingleAgentEnv
>>> env = TimeLimit(SingleAgentEnv("talat", opponent="greedy"), 200)
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(info["action_mask"].argmax())
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from atoll.ai import Bot, player
from atoll.core.facts import Json
from atoll.core.position import Position
from atoll.research.extra import ResearchError, require

require("numpy", "gymnasium")

import numpy as np  # noqa: E402 - after the check that says how to install it
from gymnasium import Env  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv  # noqa: E402

from atoll.research.vector import Array, VectorEnv  # noqa: E402

__all__ = ["Opponent", "SingleAgentEnv", "SingleAgentVectorEnv"]

Opponent: TypeAlias = Callable[[VectorEnv, Array], Array]
"""Chooses for the seats to move in the games of these numbers: dense indices, one per number."""


class SingleAgentVectorEnv(GymnasiumVectorEnv):
    """One agent against a fixed opponent in many games.

    ``opponent``: ``"random"``, another bot by its name (a Python call per move, so slow), or a function
    ``opponent(games, numbers)`` that returns actions for the seats to move, with ``games.observe()`` and
    ``games.masks()`` at hand. ``seat``: the agent's, or None for seat i modulo the number of players in game
    i. ``autoreset_mode``: NEXT_STEP, which all of Gymnasium's wrappers accept, returns the last observation
    of a game and restarts it in the next step, whatever the action; SAME_STEP restarts it at once and returns
    ``final_obs``. ``info["action_mask"]`` has the legal actions. ``version``, ``egocentric`` and ``window``
    are those of ``VectorEnv``.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int = 2,
        *,
        opponent: str | Opponent = "random",
        seat: int | None = None,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
        check: bool = True,
        version: int = 1,
        egocentric: bool = False,
        window: int | None = None,
        **options: Json,
    ) -> None:
        self.games = VectorEnv(
            game,
            num_envs,
            players,
            observations=True,
            threads=threads,
            check=check,
            version=version,
            egocentric=egocentric,
            window=window,
            **options,
        )
        self.num_envs = num_envs
        self.metadata = {**type(self).metadata, "autoreset_mode": autoreset_mode}
        self._same_step = autoreset_mode is AutoresetMode.SAME_STEP
        self._ended: Array = np.zeros(num_envs, dtype=np.bool_)
        seats = np.arange(num_envs) % players if seat is None else np.full(num_envs, seat)
        self.seats: Array = seats.astype(np.int8)
        if not 0 <= int(self.seats.min()) <= int(self.seats.max()) < players:
            raise ResearchError("research-no-game", game=seat or 0, games=players)
        self.games.observe_finals_as(self.seats)
        self.opponent = opponent
        self._bot: Bot | None = None
        if isinstance(opponent, str) and opponent != "random":
            self._bot = player(opponent, seed=0)
        self._random = np.random.default_rng()
        self.single_action_space = self.games.single_action_space
        self.action_space = self.games.action_space
        self.single_observation_space = self.games.single_observation_space
        self.observation_space = self.games.observation_space

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Restart the games, or those of ``options["reset_mask"]``; the opponent moves where it begins."""
        first = seed[0] if isinstance(seed, list) else seed
        self._random = np.random.default_rng(first)
        if isinstance(self.opponent, str) and self.opponent != "random":
            self._bot = player(self.opponent, seed=first)
        self.games.reset(seed=seed, options=options)
        self._let_opponent_move(_Outcome(self.num_envs))
        self._ended = np.zeros(self.num_envs, dtype=np.bool_)
        return self.games.observe(), self._info()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Make the agent's move in each game, and the opponent's until the agent is to move again."""
        outcome = _Outcome(self.num_envs)
        chosen = np.array(actions, dtype=np.int32)
        if chosen.shape == self._ended.shape:
            chosen[self._ended] = -1  # in these the new game begins with this step
        outcome.add(self.games.step(chosen), self.seats)
        self._let_opponent_move(outcome)
        info, observations = self._info(), self.games.observe()
        ended = outcome.terminated | outcome.truncated
        if not self._same_step:
            self._ended = ended
            for number in np.flatnonzero(ended):
                observations[number] = outcome.final[number]
        elif ended.any():
            places = {"places": outcome.places, "_places": outcome.terminated.copy()}
            info |= {
                "final_obs": outcome.final,
                "_final_obs": ended,
                "final_info": places,
                "_final_info": ended,
            }
        return observations, outcome.rewards, outcome.terminated, outcome.truncated, info

    def close_extras(self, **kwargs: Any) -> None:
        """Stop the threads."""
        self.games.close_extras(**kwargs)

    def _let_opponent_move(self, outcome: _Outcome) -> None:
        while len(numbers := np.flatnonzero(self.games.movers != self.seats)):
            actions = np.full(self.num_envs, -1, dtype=np.int32)
            actions[numbers] = self._choose(numbers)
            outcome.add(self.games.step(actions), self.seats)

    def _choose(self, numbers: Array) -> Array:
        if self._bot is not None:
            return np.array([self._ask_bot(self._bot, int(number)) for number in numbers], dtype=np.int32)
        if isinstance(self.opponent, str):
            return self.games.sample(self._random)[numbers]
        chosen = np.asarray(self.opponent(self.games, numbers), dtype=np.int32)
        if chosen.shape != numbers.shape:
            name = getattr(self.opponent, "__name__", type(self.opponent).__name__)
            raise ResearchError(
                "research-opponent", opponent=name, number=int(chosen.size), games=len(numbers)
            )
        return chosen

    def _ask_bot(self, bot: Bot, number: int) -> int:
        engine = self.games.position(number)
        position = Position(self.games.game, engine.reference())
        move = bot.choose(position, engine.to_move())
        return self.games.encoding.index(engine, engine.action(move))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.games.masks(), "seat": self.seats}


class SingleAgentEnv(Env[Array, int]):
    """One agent against a fixed opponent in one game: a plain Gymnasium environment.

    Arguments are those of ``SingleAgentVectorEnv``. ``seat``: the agent's. ``replace_illegal``: play a random
    legal move in place of an illegal one, which is refused otherwise; for learners and checks that know no
    masks. ``info["action_mask"]`` and ``action_masks()`` have the legal actions.
    """

    metadata = {"render_modes": []}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        opponent: str | Opponent = "random",
        seat: int = 0,
        replace_illegal: bool = False,
        **settings: Any,
    ) -> None:
        self.vector = SingleAgentVectorEnv(
            game,
            1,
            players,
            opponent=opponent,
            seat=seat,
            autoreset_mode=AutoresetMode.SAME_STEP,
            **{"threads": 1, **settings},
        )
        self.replace_illegal = replace_illegal
        self.action_space = self.vector.single_action_space
        self.observation_space = self.vector.single_observation_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Start a new game."""
        super().reset(seed=seed, options=options)
        observations, _ = self.vector.reset(seed=int(self.np_random.integers(2**63)))
        return observations[0].copy(), self._info()

    def step(self, action: int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Make the agent's move, and the opponent's until the agent is to move again or the game is over.

        After the end, call ``reset``; ``info["places"]`` has each seat's place.
        """
        chosen = int(action)
        if self.replace_illegal:
            legal = np.flatnonzero(self.action_masks())
            chosen = chosen if chosen in legal else int(self.np_random.choice(legal))
        seen, rewards, terminated, truncated, infos = self.vector.step(np.array([chosen], dtype=np.int32))
        ended = bool(terminated[0] or truncated[0])
        info = self._info()
        if terminated[0]:
            info["places"] = infos["final_info"]["places"][0].copy()
        observation = infos["final_obs"][0] if ended else seen[0]
        return observation.copy(), float(rewards[0]), bool(terminated[0]), bool(truncated[0]), info

    def action_masks(self) -> Array:
        """Return 1 for each legal action; the name is that of stable-baselines3's masked learners."""
        masks: Array = self.vector.games.masks()[0].copy()
        return masks

    def close(self) -> None:
        """Stop the threads."""
        self.vector.close()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}


class _Outcome:
    """What happened in a step of the agent: the sum of several steps of the games."""

    def __init__(self, number: int) -> None:
        self.rewards = np.zeros(number, dtype=np.float64)
        self.terminated = np.zeros(number, dtype=np.bool_)
        self.truncated = np.zeros(number, dtype=np.bool_)
        self.final = np.empty(number, dtype=object)
        self.places: Array | None = None

    def add(self, step: tuple[Array, Array, Array, Array, dict[str, Any]], seats: Array) -> None:
        """Add one step of the games."""
        _, rewards, terminated, truncated, info = step
        self.rewards += rewards[np.arange(len(seats)), seats]
        self.terminated |= terminated
        self.truncated |= truncated
        if "final_obs" in info:
            ended = info["_final_obs"]
            self.final[ended] = info["final_obs"][ended]
            places = info["final_info"]["places"]
            before = np.zeros_like(places) if self.places is None else self.places
            self.places = np.where(terminated[:, None], places, before)
