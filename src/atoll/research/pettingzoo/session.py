"""One game, as both kinds of PettingZoo environments use it: agents, spaces, masks, rewards, rendering."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from atoll.core.engine import OVER, Engine
from atoll.core.facts import Json
from atoll.core.position import RulesPosition
from atoll.core.registry import game as game_named
from atoll.research.decoding import empty_observation
from atoll.research.encodings import encoding
from atoll.research.extra import ResearchError
from atoll.research.rendering import picture

__all__ = ["RENDER_MODES", "EncodingSettings", "Observation", "Session"]

RENDER_MODES: Final = ("human", "ansi", "rgb_array")
Observation: TypeAlias = dict[str, npt.NDArray[Any]]


@dataclass(frozen=True)
class EncodingSettings:
    """Which encoding an environment has, as ``atoll.research.encodings.encoding`` takes it."""

    version: int = 1
    egocentric: bool = False
    window: int | None = None


class Session:
    """A game being played. With ``waiting``, the last action is to wait, legal for a seat not to move."""

    def __init__(
        self,
        game: str,
        players: int,
        render_mode: str | None,
        options: dict[str, Json],
        code: EncodingSettings,
        *,
        waiting: bool,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ResearchError("research-render-mode", mode=str(render_mode), modes=", ".join(RENDER_MODES))
        self.game = game_named(game)
        self.options = self.game.options(options, players)
        self.players = players
        self.render_mode = render_mode
        self.code = encoding(
            self.game,
            players,
            self.options,
            code.version,
            egocentric=code.egocentric,
            window=code.window,
        )
        self.agents = [f"player_{seat}" for seat in range(players)]
        self.actions = self.code.actions + waiting
        self.wait = self.code.actions if waiting else None
        numbers = np.iinfo(np.int16)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(numbers.min, numbers.max, (self.code.size,), np.int16),
                    "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
                }
            )
            for agent in self.agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.actions) for agent in self.agents}
        self.engine: Engine | None = None
        self._deal_seed: npt.NDArray[np.uint64] = np.zeros(1, dtype=np.uint64)

    def start(self, seed: int | None) -> Engine:
        """Start a game; the same seed gives the same deal."""
        self._deal_seed = np.random.SeedSequence(seed).generate_state(1, np.uint64).astype(np.uint64)
        self.engine = self.game.start(self.players, self.options, {}).engine
        self.engine.resample(0, int(self._deal_seed[0]))
        return self.engine

    def position(self) -> Engine:
        """Return the position. Raise ResearchError before the first reset."""
        if self.engine is None:
            raise ResearchError("research-reset-first")
        return self.engine

    def observe(self, seat: int) -> Observation:
        """Return what a seat may know, and the mask of its legal actions."""
        engine = self.position()
        out = empty_observation(self.code)
        self.code.observe(engine, seat, out)
        mask = np.zeros(self.actions, dtype=np.int8)
        legal = self.code.legal(engine, seat)
        if legal:
            mask[legal] = 1
        elif self.wait is not None:
            mask[self.wait] = 1
        return {"observation": out, "action_mask": mask}

    def play(self, seat: int, index: int) -> None:
        """Make a move. Raise ResearchError if it is not legal; then nothing has changed."""
        engine = self.position()
        if index not in self.code.legal(engine, seat):
            raise ResearchError("research-move-illegal", action=str(index), seat=seat)
        engine.play(seat, self.code.action(engine, index))

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.position().to_move() == OVER

    def outgrown(self) -> bool:
        """Whether the position no longer fits into the observation."""
        return not self.code.in_window(self.position())

    def rewards(self) -> dict[str, float]:
        """Return the reward of each agent at the end: 1 for the first, -1 for the last; the sum is 0."""
        places = self.position().places()
        others = self.players - 1
        return {
            agent: sum((other > place) - (other < place) for other in places) / others
            for agent, place in zip(self.agents, places, strict=True)
        }

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """Render the position as the mode says; ``human`` prints it."""
        position = RulesPosition(self.game, self.position().reference())
        if self.render_mode == "rgb_array":
            return picture(position)
        if self.render_mode == "ansi":
            return str(position)
        if self.render_mode == "human":
            sys.stdout.write(f"{position}\n")
        return None
