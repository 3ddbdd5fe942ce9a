"""Small games solved exactly: who wins with perfect play, and how far a bot falls short of it.

Laboratory options make the games small: ``towers`` in Talat, ``stack`` in Taluva. No form offers them.

>>> from atoll.core import game
>>> from atoll.research.exact import Solver, worst_result
>>> small = game("talat").new(2, towers="13+23")
>>> Solver().value(small.engine)  # for seat 0: 1 a win, 0 a tie, -1 a loss
0
>>> worst_result("greedy", small, seat=0)  # against an opponent who knows what the bot will play
0
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from atoll.ai import player
from atoll.core.engine import OVER, Engine
from atoll.core.game import Game
from atoll.core.position import Position
from atoll.core.types import Seat
from atoll.research.extra import ResearchError

__all__ = ["Solver", "worst_result"]

_VALUES: Final[Mapping[tuple[int, ...], int]] = {(1, 2): 1, (1, 1): 0, (2, 1): -1}


class Solver:
    """Minimax for two players with cut-offs and a dictionary of bounds, over the engines' interface.

    It shares nothing with the bots' searches, so that its values test them. ``limit`` bounds the number of
    positions of one call of ``value``.
    """

    def __init__(self, limit: int = 10_000_000) -> None:
        self.limit = limit
        self.positions = 0
        self._known: dict[bytes, tuple[int, int]] = {}

    def value(self, engine: Engine) -> int:
        """Return seat 0's value: 1 for a win, 0 for a tie, -1 for a loss.

        Raise ResearchError for other numbers of players, for chance that is still open, or beyond the limit.
        """
        if engine.players != 2:
            raise ResearchError("research-exact-players", players=engine.players)
        self.positions = 0
        return self._search(engine, -1, 1)

    def _search(self, engine: Engine, low: int, high: int) -> int:
        """Return the value if it is between low and high, else a bound on that side."""
        seat = engine.to_move()
        if seat == OVER:
            return _VALUES[engine.places()]
        if seat < 0:
            raise ResearchError("research-exact-chance")
        key = engine.key()
        least, most = self._known.get(key, (-1, 1))
        if least == most or least >= high:
            return least
        if most <= low:
            return most
        self.positions += 1
        if self.positions > self.limit:
            raise ResearchError("research-exact-limit", positions=self.limit)
        sign = 1 if seat == 0 else -1
        alpha, beta = max(low, least), min(high, most)
        best = -sign
        for action in engine.legal(seat):
            after = engine.copy()
            after.apply(seat, action)
            found = self._search(after, alpha, beta)
            best = max(best, found) if sign > 0 else min(best, found)
            if sign > 0:
                alpha = max(alpha, best)
            else:
                beta = min(beta, best)
            if alpha >= beta:
                break
        if best <= low:
            bounds = (least, min(most, best))
        elif best >= high:
            bounds = (max(least, best), most)
        else:
            bounds = (best, best)
        self._known[key] = bounds
        return best


def worst_result(bot: str, start: Position, seat: Seat) -> int:
    """Return what a bot reaches in a seat against an opponent who knows its moves: 1, 0 or -1.

    The bot answers each position with the same seed, so that its play is a function of the position.
    """
    if start.players != 2:
        raise ResearchError("research-exact-players", players=start.players)
    return _Exploiter(start.game, bot, seat).worst(start.engine)


class _Exploiter:
    """The opponent's search: at the bot's turns there is one move only."""

    def __init__(self, game: Game, bot: str, seat: Seat) -> None:
        self.game, self.bot, self.seat = game, bot, seat
        self._known: dict[bytes, int] = {}

    def worst(self, engine: Engine) -> int:
        """Return the least that the bot can be held to from here."""
        mover = engine.to_move()
        if mover == OVER:
            return _VALUES[engine.places()] * (1 if self.seat == 0 else -1)
        if mover < 0:
            raise ResearchError("research-exact-chance")
        key = engine.key()
        if key not in self._known:
            self._known[key] = self._worst_after(engine, mover)
        return self._known[key]

    def _worst_after(self, engine: Engine, mover: Seat) -> int:
        least = 1
        for action in [self._answer(engine)] if mover == self.seat else engine.legal(mover):
            after = engine.copy()
            after.apply(mover, action)
            least = min(least, self.worst(after))
            if least < 0:
                break
        return least

    def _answer(self, engine: Engine) -> int:
        position = Position(self.game, engine.reference(), from_start=False)
        return engine.action(player(self.bot, seed=0).choose(position, self.seat))
