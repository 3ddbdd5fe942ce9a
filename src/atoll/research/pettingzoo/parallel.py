"""The parallel environment: all agents choose in each cycle; one that is not to move can only wait."""

from __future__ import annotations

from typing import Any, ClassVar, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import ParallelEnv

from atoll.core.facts import Json
from atoll.research.extra import ResearchError
from atoll.research.pettingzoo.session import RENDER_MODES, EncodingSettings, Observation, Session

__all__ = ["ParallelGame"]

StepResult: TypeAlias = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


class ParallelGame(ParallelEnv[str, Observation, int]):
    """A game in cycles: all agents to move decide at once, like the bidders in Titicaca.

    ``max_cycles`` truncates the game. ``replace_illegal`` plays a random legal action instead of an illegal
    one, for programs that sample without looking at masks; otherwise an illegal action is refused.
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
        code: EncodingSettings,
        replace_illegal: bool,
    ) -> None:
        self.metadata = {**type(self).metadata, "name": f"{game}_v{code.version}"}  # type: ignore[misc]
        self.session = Session(game, players, render_mode, options, code, waiting=True)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.replace_illegal = replace_illegal
        self.possible_agents = list(self.session.agents)
        self.observation_spaces = dict(self.session.observation_spaces)
        self.action_spaces = dict(self.session.action_spaces)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations: the encoding, and the mask of legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions: dense indices, and last the action to wait."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start a game; the same seed gives the same deal."""
        del options
        self.session.start(seed)
        self._random = np.random.default_rng(seed)
        self._cycle = 0
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> StepResult:
        """Make the moves of all agents to move.

        Raise ResearchError if no game is running, or if an action is missing or illegal; then nothing has
        changed.
        """
        if not self.agents:
            raise ResearchError("research-reset-first")
        masks = {agent: observation["action_mask"] for agent, observation in self._observations().items()}
        chosen = {agent: self._checked(agent, actions.get(agent), masks[agent]) for agent in self.agents}
        for seat, agent in enumerate(self.possible_agents):
            if chosen[agent] != self.session.wait:
                self.session.play(seat, chosen[agent])
        self._cycle += 1
        over = self.session.is_over()
        truncated = not over and (self.session.outgrown() or self._cycle == self.max_cycles)
        result: StepResult = (
            self._observations(),
            self.session.rewards() if over else dict.fromkeys(self.agents, 0.0),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, truncated),
            {agent: {} for agent in self.agents},
        )
        if over or truncated:
            self.agents = []
        return result

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """Render the position."""
        return self.session.render()

    def close(self) -> None:
        """Do nothing: nothing is open."""

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.session.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _checked(self, agent: str, action: int | None, mask: npt.NDArray[Any]) -> int:
        seat = self.possible_agents.index(agent)
        if action is None:
            raise ResearchError("research-action-missing", seat=seat)
        if 0 <= action < len(mask) and mask[action]:
            return int(action)
        if not self.replace_illegal:
            raise ResearchError("research-move-illegal", action=str(action), seat=seat)
        return int(self._random.choice(np.flatnonzero(mask)))
