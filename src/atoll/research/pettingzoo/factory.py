"""What each game's module offers: AEC environments, with and without wrappers, and parallel ones."""

from __future__ import annotations

from dataclasses import dataclass

from pettingzoo import AECEnv

from atoll.core.facts import Json
from atoll.core.registry import game as game_named
from atoll.research.pettingzoo.aec import AECGame, with_wrappers
from atoll.research.pettingzoo.parallel import ParallelGame
from atoll.research.pettingzoo.session import EncodingSettings, Observation


@dataclass(frozen=True)
class EnvironmentFactory:
    """Makes the environments of one game and version. Options of the game are given by name.

    Version 2 also takes ``egocentric`` and, in Taluva, ``window``.
    """

    game: str
    version: int = 1

    def raw_env(
        self,
        *,
        players: int | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        egocentric: bool = False,
        window: int | None = None,
        **options: Json,
    ) -> AECGame:
        """Return the AEC environment without wrappers: an illegal action is refused."""
        code = EncodingSettings(self.version, egocentric, window)
        return AECGame(
            self.game, self._players_or_default(players), render_mode, max_cycles, options, code=code
        )

    def env(
        self,
        *,
        players: int | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        egocentric: bool = False,
        window: int | None = None,
        **options: Json,
    ) -> AECEnv[str, Observation, int | None]:
        """Return the AEC environment with PettingZoo's usual wrappers: an illegal action loses."""
        return with_wrappers(
            self.raw_env(
                players=players,
                render_mode=render_mode,
                max_cycles=max_cycles,
                egocentric=egocentric,
                window=window,
                **options,
            )
        )

    def parallel_env(
        self,
        *,
        players: int | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        replace_illegal: bool = False,
        egocentric: bool = False,
        window: int | None = None,
        **options: Json,
    ) -> ParallelGame:
        """Return the parallel environment: an agent that is not to move has one action, to wait."""
        number = self._players_or_default(players)
        code = EncodingSettings(self.version, egocentric, window)
        return ParallelGame(
            self.game, number, render_mode, max_cycles, options, code=code, replace_illegal=replace_illegal
        )

    def _players_or_default(self, players: int | None) -> int:
        return game_named(self.game).usual_players if players is None else players
