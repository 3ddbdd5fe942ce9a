"""Levels to play against: searches that differ in simulations and in the noise of their choice.

The lowest lose by short sight: they look one move ahead or a little further, then choose among good moves.
They know what the strong ones know; none blunders on purpose.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from atoll.ai.bot import Advice, BotError, History
from atoll.ai.mcts import OWN_NET, Settings
from atoll.ai.searching import SearchBot
from atoll.ai.simple import ShortSightedBot
from atoll.core.net_file import plays_better
from atoll.core.position import Position
from atoll.core.registry import game as game_named
from atoll.core.types import Seat

LEVELS: Final = 8
"""The number of levels in each game; 1 is the weakest."""

TEMPERS: Final = ("builder", "digger", "hoarder", "brawler")
"""What a bot likes, beside its level: as strong, but with other weights (``tempers.txt`` of each game)."""

TEMPERED: Final = (4, 5)
"""The levels that have tempers."""

ONE_MOVE: Final = 1
"""With so many simulations a level does not search: it looks one move ahead (``ShortSightedBot``)."""


@dataclass(frozen=True)
class Level:
    """A level of one game. Its name and its character are sentences of ``atoll.messages``."""

    game: str
    number: int
    simulations: int
    temperature: float
    knowledge: bool

    @property
    def name_key(self) -> str:
        """The message key of its name."""
        return f"bot-level-{self.number}"

    @property
    def character_key(self) -> str:
        """The message key of the line that describes its character."""
        return f"bot-level-{self.number}-character"

    def player(self, seed: int | None = None) -> LevelBot:
        """Return a bot of this level."""
        return LevelBot(self.number, seed)


def levels(game: str) -> tuple[Level, ...]:
    """Return the levels of a game, the weakest first."""
    found = game_named(game).evaluator().levels()
    assert len(found) == LEVELS, f"{game} has {len(found)} levels"
    return tuple(
        Level(game, number, simulations, temperature, knowledge)
        for number, (simulations, temperature, knowledge) in enumerate(found, start=1)
    )


class LevelBot(SearchBot):
    """A bot of one level, in whatever game it plays."""

    def __init__(
        self,
        level: int,
        seed: int | None = None,
        settings: Settings | None = None,
        *,
        temper: str | None = None,
    ) -> None:
        if not 1 <= level <= LEVELS:
            raise BotError("bot-level-unknown", level=level, most=LEVELS)
        super().__init__(settings, seed)
        self.level, self.temper = level, temper

    def think(self, position: Position, seat: Seat, history: History | None = None) -> Advice:
        """Search, or look one move ahead, as the level does in the position's game."""
        level = levels(position.game.name)[self.level - 1]
        if level.simulations == ONE_MOVE:
            bot = ShortSightedBot(level.temperature, self.random.getrandbits(62))
            return bot.think(position, seat, history)
        return super().think(position, seat, history)

    def settings_for(self, position: Position) -> Settings:
        """Return the level's settings in the position's game.

        Levels without noise search with learnt weights wherever those have been shown to be stronger.
        """
        level = levels(position.game.name)[self.level - 1]
        learnt = level.temperature == 0 and plays_better(position, level.simulations)
        return replace(
            self.settings,
            simulations=level.simulations,
            temperature=level.temperature,
            knowledge=level.knowledge,
            temper=self.temper,
            net=OWN_NET if learnt else None,
        )
