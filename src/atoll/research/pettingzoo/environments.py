"""What each game's module offers: its environments, with and without wrappers, in turns and in cycles."""

from __future__ import annotations

from dataclasses import dataclass

from pettingzoo import AECEnv

from atoll.core.facts import Json
from atoll.research.pettingzoo.cycles import Cycles
from atoll.research.pettingzoo.table import Seen
from atoll.research.pettingzoo.turns import Turns, wrapped


@dataclass(frozen=True)
class Environments:
    """Makes the environments of one game. Options of the game are given by name."""

    game: str

    usual_players: int
    """How many play where nobody says it."""

    def raw_env(
        self,
        *,
        players: int | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: Json,
    ) -> Turns:
        """Give the AEC environment without wrappers: an illegal action is refused."""
        return Turns(self.game, self._number(players), render_mode, max_cycles, options)

    def env(
        self,
        *,
        players: int | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: Json,
    ) -> AECEnv[str, Seen, int | None]:
        """Give the AEC environment with PettingZoo's usual wrappers: an illegal action loses."""
        return wrapped(Turns(self.game, self._number(players), render_mode, max_cycles, options))

    def parallel_env(
        self,
        *,
        players: int | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        replace_illegal: bool = False,
        **options: Json,
    ) -> Cycles:
        """Give the parallel environment: who is not asked has one action, to wait."""
        number = self._number(players)
        return Cycles(self.game, number, render_mode, max_cycles, options, replace_illegal=replace_illegal)

    def _number(self, players: int | None) -> int:
        return self.usual_players if players is None else players
