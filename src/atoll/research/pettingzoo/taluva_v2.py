"""Taluva for 2 to 5 players, as PettingZoo environments with the smaller encoding; 2 players by default."""

from __future__ import annotations

from atoll.research.pettingzoo.factory import EnvironmentFactory

__all__ = ["env", "parallel_env", "raw_env"]

TALUVA = EnvironmentFactory("taluva", version=2)

env = TALUVA.env
"""The AEC environment with PettingZoo's usual wrappers: an illegal action loses."""

raw_env = TALUVA.raw_env
"""The AEC environment without wrappers: an illegal action is refused."""

parallel_env = TALUVA.parallel_env
"""The parallel environment: an agent that is not to move has one action, to wait."""
