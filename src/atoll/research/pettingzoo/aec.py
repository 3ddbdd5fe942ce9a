"""The AEC environment: the agents to move choose one after the other.

Simultaneous decisions are taken in seat order; nobody sees another's before all are in.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from atoll.core.facts import Json
from atoll.research.pettingzoo.session import RENDER_MODES, EncodingSettings, Observation, Session

__all__ = ["AECGame", "with_wrappers"]


class AECGame(AECEnv[str, Observation, int | None]):
    """A game whose agents choose in turn.

    ``max_cycles`` truncates the game after this many moves per player, whoever made them.
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
        *,
        code: EncodingSettings,
    ) -> None:
        super().__init__()
        self.metadata = {**type(self).metadata, "name": f"{game}_v{code.version}"}  # type: ignore[misc]
        self.session = Session(game, players, render_mode, options, code, waiting=False)
        self.render_mode = render_mode
        self.max_moves = None if max_cycles is None else max_cycles * players
        self.possible_agents = list(self.session.agents)
        self.observation_spaces = dict(self.session.observation_spaces)
        self.action_spaces = dict(self.session.action_spaces)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations: the encoding, and the mask of legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions: dense indices."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game; the same seed gives the same deal."""
        del options
        engine = self.session.start(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.moves = 0
        self.agent_selection = self.agents[engine.to_move()]

    def observe(self, agent: str) -> Observation:
        """Return what an agent may know; the mask of an agent that is not to move is empty."""
        return self.session.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Make the selected agent's move."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.session.play(self.possible_agents.index(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        self.moves += 1
        self._clear_rewards()
        if self.session.is_over():
            self.rewards = self.session.rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.session.outgrown() or self.moves == self.max_moves:
            self.truncations = dict.fromkeys(self.agents, True)
        if not self.session.is_over():
            self.agent_selection = self.possible_agents[self.session.position().to_move()]
        self._accumulate_rewards()
        if self.session.is_over() or any(self.truncations.values()):
            self._deads_step_first()

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """Render the position."""
        return self.session.render()

    def close(self) -> None:
        """Do nothing: nothing is open."""


def with_wrappers(env: AECGame) -> AECEnv[str, Observation, int | None]:
    """Add the wrappers of PettingZoo's own games: an illegal move loses, a wrong call order is an error."""
    closed = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(closed))
