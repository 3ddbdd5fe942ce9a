"""The parallel environment: in each cycle all agents choose; who is not asked has one action, to wait."""

from __future__ import annotations

from typing import Any, ClassVar, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import ParallelEnv

from atoll.core.facts import Json
from atoll.research.extra import ResearchError
from atoll.research.pettingzoo.table import RENDER_MODES, Seen, Table

__all__ = ["Cycles"]

Told: TypeAlias = tuple[
    dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


class Cycles(ParallelEnv[str, Seen, int]):
    """A game in cycles: all who are asked decide at once, as Titicaca's bidders do.

    ``max_cycles`` truncates the game. ``replace_illegal``: in place of an illegal action a random legal one
    is played, for programs that sample without looking at masks; else it is refused.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int,
        render_mode: str | None,
        max_cycles: int | None,
        options: dict[str, Json],
        *,
        replace_illegal: bool,
    ) -> None:
        self.metadata = {**type(self).metadata, "name": f"{game}_v1"}  # type: ignore[misc]
        self.table = Table(game, players, render_mode, options, waiting=True)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.replace_illegal = replace_illegal
        self.possible_agents = list(self.table.agents)
        self.observation_spaces = dict(self.table.observation_spaces)
        self.action_spaces = dict(self.table.action_spaces)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Give the space of an agent's observations: the numbers, and the mask of legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Give the space of an agent's actions: dense indices, and the last one: to wait."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin a game: chance by seed, or by the system's."""
        del options
        self.table.begin(seed)
        self._random = np.random.default_rng(seed)
        self._cycle = 0
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Told:
        """Make the moves of all who are asked.

        Raises ResearchError, with nothing changed, if no game goes on, or for an action that is missing or
        illegal.
        """
        if not self.agents:
            raise ResearchError("research-reset-first")
        masks = {agent: seen["action_mask"] for agent, seen in self._seen().items()}
        chosen = {agent: self._checked(agent, actions.get(agent), masks[agent]) for agent in self.agents}
        for seat, agent in enumerate(self.possible_agents):
            if chosen[agent] != self.table.wait:
                self.table.play(seat, chosen[agent])
        self._cycle += 1
        over = self.table.over()
        cut = not over and (self.table.outgrown() or self._cycle == self.max_cycles)
        told: Told = (
            self._seen(),
            self.table.rewards() if over else dict.fromkeys(self.agents, 0.0),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            {agent: {} for agent in self.agents},
        )
        if over or cut:
            self.agents = []
        return told

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """Draw the position."""
        return self.table.render()

    def close(self) -> None:
        """Nothing is held open."""

    def _seen(self) -> dict[str, Seen]:
        return {agent: self.table.see(seat) for seat, agent in enumerate(self.possible_agents)}

    def _checked(self, agent: str, action: int | None, mask: npt.NDArray[Any]) -> int:
        seat = self.possible_agents.index(agent)
        if action is None:
            raise ResearchError("research-action-missing", seat=seat)
        if 0 <= action < len(mask) and mask[action]:
            return int(action)
        if not self.replace_illegal:
            raise ResearchError("research-move-illegal", action=str(action), seat=seat)
        return int(self._random.choice(np.flatnonzero(mask)))
