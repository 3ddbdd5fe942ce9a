"""The bot that calculates: alpha-beta for two players who see everything."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil
from typing import Final

from atoll.ai.bot import Advice, Bot, BotError, Candidate, History
from atoll.ai.mcts import evaluator_for
from atoll.ai.minimax import Minimax
from atoll.core.options import Options
from atoll.core.position import Position
from atoll.core.types import Move, Seat

MEGABYTES_PER_SECOND: Final = 64
"""What a search fills of its table in a second: four million nodes at most, 16 bytes each."""


@dataclass(frozen=True)
class AlphaBetaSettings:
    """How to search.

    ``nodes`` and ``seconds`` limit one move; whichever comes first ends it. With ``cpu`` the seconds are CPU
    time of the thread. The table has at most ``memory`` megabytes. The best ``lines`` moves get values of
    their own. ``weights`` names a file with other weights for the evaluation, ``net`` one with learnt ones.
    """

    nodes: int | None = None
    seconds: float | None = None
    cpu: bool = False
    memory: int = 64
    lines: int = 1
    weights: str | None = None
    net: str | None = None

    def __post_init__(self) -> None:
        if (self.nodes is not None and self.nodes < 1) or (self.seconds is not None and self.seconds < 0):
            raise BotError("bot-budget")
        if self.memory < 1 or self.lines < 1:
            raise BotError("bot-resources")


class AlphaBetaBot(Bot):
    """Alpha-beta search. Deterministic for a seed and a number of nodes."""

    def __init__(self, settings: AlphaBetaSettings | None = None, seed: int | None = None) -> None:
        super().__init__(seed)
        settings = settings or AlphaBetaSettings()
        if settings.nodes is None and settings.seconds is None:
            settings = replace(settings, nodes=100_000)
        self.settings = settings
        self._search: Minimax | None = None
        self._game: tuple[str, int, Options, Seat] | None = None
        self._seen: list[tuple[Seat, Move]] | None = None

    def think(self, position: Position, seat: Seat, history: History | None = None) -> Advice:
        """Search, and choose the best move. Raise BotError in a game that has secrets or chance."""
        engine = self.engine(position, seat)
        settings = self.settings
        game = (position.game.name, position.players, position.options, seat)
        seen = None if history is None else list(history)
        self.resumed = (
            self._search is not None
            and self._game == game
            and self._seen is not None
            and seen is not None
            and seen[: len(self._seen)] == self._seen
        )
        if self._search is None or self._game != game:
            evaluator = evaluator_for(position, settings.weights, net=settings.net)
            if not evaluator.calculable():
                raise BotError("bot-other-game", bot="alphabeta", game=position.game.name)
            size = _table_size(settings)
            self._search = Minimax(engine, evaluator, seat, self.random.getrandbits(32), size)
        else:
            self._search.place(engine, keep=self.resumed)
        search = self._search
        self._game, self._seen = game, seen
        nodes = -1 if settings.nodes is None else settings.nodes
        seconds = -1.0 if settings.seconds is None else settings.seconds
        done = search.search(nodes, seconds, settings.cpu, settings.lines)
        candidates = []
        for number, (action, spent, value, low, high) in enumerate(search.candidates()):
            values = [(position.players / 2 - value) / (position.players - 1)] * position.players
            values[seat] = value
            candidates.append(
                Candidate(
                    engine.text(action), spent, value, tuple(values), low, high, 1.0 if number == 0 else 0.0
                )
            )
        best = candidates[0]
        return Advice(seat, best.move, tuple(candidates), best.values, done)

    def stop(self) -> None:
        """Make the bot answer now."""
        search = self._search
        if search is not None:
            search.stop()

    def prune(self, position: Position, move: Move) -> int:
        """Keep the deepest part of what the table knows; return how many bytes it takes."""
        if self._seen is None or self._search is None or self._game is None:
            return 0
        del position
        self._search.shrink()
        self._seen = [*self._seen, (self._game[-1], move)]
        return self._search.memory


def _table_size(settings: AlphaBetaSettings) -> int:
    """Return the size of a table for all nodes of a search, in megabytes, within the memory allowed.

    A larger one only costs time, since each page has to be cleared when it is first used: with 64 MB a
    search of 0.05 s met a third of the nodes that it meets with 4 MB.
    """
    sizes = [settings.memory]
    if settings.nodes is not None:
        sizes.append(ceil(settings.nodes * 32 / 2**20))
    if settings.seconds is not None:
        sizes.append(ceil(settings.seconds * MEGABYTES_PER_SECOND))
    return max(1, min(sizes))
