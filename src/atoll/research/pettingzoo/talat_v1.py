"""Talat for 2 or 3 players, as PettingZoo environments."""

from __future__ import annotations

from pettingzoo import AECEnv

from atoll.core.facts import Json
from atoll.research.pettingzoo.cycles import Cycles
from atoll.research.pettingzoo.table import Seen
from atoll.research.pettingzoo.turns import Turns, wrapped

__all__ = ["env", "parallel_env", "raw_env"]


def raw_env(
    *, players: int = 3, render_mode: str | None = None, max_cycles: int | None = None, **options: Json
) -> Turns:
    """Give the AEC environment without wrappers: an illegal action is refused. Options by name."""
    return Turns("talat", players, render_mode, max_cycles, options)


def env(
    *, players: int = 3, render_mode: str | None = None, max_cycles: int | None = None, **options: Json
) -> AECEnv[str, Seen, int | None]:
    """Give the AEC environment with PettingZoo's usual wrappers: an illegal action loses."""
    return wrapped(raw_env(players=players, render_mode=render_mode, max_cycles=max_cycles, **options))


def parallel_env(
    *,
    players: int = 3,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    replace_illegal: bool = False,
    **options: Json,
) -> Cycles:
    """Give the parallel environment: who is not asked has one action, to wait."""
    return Cycles("talat", players, render_mode, max_cycles, options, replace_illegal=replace_illegal)
