"""Talat for 2 or 3 players, as PettingZoo environments, egocentric on request; 3 players by default."""

from __future__ import annotations

from atoll.research.pettingzoo.factory import EnvironmentFactory

__all__ = ["env", "parallel_env", "raw_env"]

TALAT = EnvironmentFactory("talat", version=2)

env = TALAT.env
"""The AEC environment with PettingZoo's usual wrappers: an illegal action loses."""

raw_env = TALAT.raw_env
"""The AEC environment without wrappers: an illegal action is refused."""

parallel_env = TALAT.parallel_env
"""The parallel environment: an agent that is not to move has one action, to wait."""
