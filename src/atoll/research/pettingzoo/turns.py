"""The AEC environment: the agents that are asked choose one after the other.

Simultaneous decisions are asked for in the order of the seats; nobody sees another's before all are in.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from atoll.core.facts import Json
from atoll.research.pettingzoo.table import RENDER_MODES, Seen, Table

__all__ = ["Turns", "wrapped"]


class Turns(AECEnv[str, Seen, int | None]):
    """A game whose agents choose in turn.

    ``max_cycles``: the game is truncated after so many moves for each player, whoever made them.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        players: int,
        render_mode: str | None,
        max_cycles: int | None,
        options: dict[str, Json],
    ) -> None:
        super().__init__()
        self.metadata = {**type(self).metadata, "name": f"{game}_v1"}  # type: ignore[misc]
        self.table = Table(game, players, render_mode, options, waiting=False)
        self.render_mode = render_mode
        self.most_moves = None if max_cycles is None else max_cycles * players
        self.possible_agents = list(self.table.agents)
        self.observation_spaces = dict(self.table.observation_spaces)
        self.action_spaces = dict(self.table.action_spaces)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Give the space of an agent's observations: the numbers, and the mask of legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Give the space of an agent's actions: dense indices."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: chance by seed, or by the system's."""
        del options
        engine = self.table.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.moves = 0
        self.agent_selection = self.agents[engine.to_move()]

    def observe(self, agent: str) -> Seen:
        """Give what an agent may know; the mask is empty for one that is not asked."""
        return self.table.see(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Make the selected agent's move."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.table.play(self.possible_agents.index(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        self.moves += 1
        self._clear_rewards()
        if self.table.over():
            self.rewards = self.table.rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.table.outgrown() or self.moves == self.most_moves:
            self.truncations = dict.fromkeys(self.agents, True)
        if not self.table.over():
            self.agent_selection = self.possible_agents[self.table.started().to_move()]
        self._accumulate_rewards()
        if self.table.over() or any(self.truncations.values()):
            self._deads_step_first()

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """Draw the position."""
        return self.table.render()

    def close(self) -> None:
        """Nothing is held open."""


def wrapped(env: Turns) -> AECEnv[str, Seen, int | None]:
    """Add what PettingZoo's own games have: an illegal move loses, and wrong order is told."""
    closed = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(closed))
