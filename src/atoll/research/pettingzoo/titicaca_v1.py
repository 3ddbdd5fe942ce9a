"""Titicaca for 2 to 5 players, as PettingZoo environments; 3 play unless ``players`` says otherwise."""

from __future__ import annotations

from atoll.research.pettingzoo.environments import Environments

__all__ = ["env", "parallel_env", "raw_env"]

TITICACA = Environments("titicaca", usual_players=3)

env = TITICACA.env
"""The AEC environment with PettingZoo's usual wrappers: an illegal action loses."""

raw_env = TITICACA.raw_env
"""The AEC environment without wrappers: an illegal action is refused."""

parallel_env = TITICACA.parallel_env
"""The parallel environment: who is not asked has one action, to wait."""
