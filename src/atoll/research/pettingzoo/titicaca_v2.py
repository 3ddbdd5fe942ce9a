"""Titicaca for 2 to 5 players, as PettingZoo environments, egocentric on request; 3 players by default."""

from __future__ import annotations

from atoll.research.pettingzoo.factory import EnvironmentFactory

__all__ = ["env", "parallel_env", "raw_env"]

TITICACA = EnvironmentFactory("titicaca", version=2)

env = TITICACA.env
"""The AEC environment with PettingZoo's usual wrappers: an illegal action loses."""

raw_env = TITICACA.raw_env
"""The AEC environment without wrappers: an illegal action is refused."""

parallel_env = TITICACA.parallel_env
"""The parallel environment: an agent that is not to move has one action, to wait."""
