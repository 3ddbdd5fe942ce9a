"""Small games solved exactly: who wins with perfect play, and how far a bot falls short of it.

Laboratory options make the games small: ``towers`` in Talat, ``stack`` in Taluva, ``weapons`` in Titicaca. No
form offers them. Sealed bids need mixed decisions: ``atoll.research.sealed`` solves those.

>>> from atoll.core import game
>>> from atoll.research.exact import Solver, worst_result
>>> small = game("talat").new(2, towers="13+23")
>>> Solver().value(small.engine)  # for seat 0: 1 a win, 0 a tie, -1 a loss
0
>>> worst_result("greedy", small, seat=0)  # against an opponent who knows what the bot will play
Fraction(0, 1)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from atoll.ai import player
from atoll.core.engine import OVER, Engine
from atoll.core.game import Game
from atoll.core.position import Position
from atoll.core.types import Seat
from atoll.research.extra import ResearchError

__all__ = ["VALUES", "Solver", "worst_result"]

VALUES: Final[Mapping[tuple[int, ...], int]] = {(1, 2): 1, (1, 1): 0, (2, 1): -1}
"""What the places of a game for two are worth to seat 0."""


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
            return VALUES[engine.places()]
        if seat < 0:
            raise ResearchError("research-exact-chance")
        key = engine.canonical_key()
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


def worst_result(bot: str, start: Position, seat: Seat, seeds: int = 1) -> Fraction:
    """Return what a bot reaches in a seat, on average, against an opponent who knows how it decides.

    1 is a win, 0 a tie, -1 a loss. The bot draws one of ``seeds`` seeds anew at each decision; with one, its
    play is a function of the position. The opponent knows how likely each of its moves is, but not which
    seed was drawn. Everything but sealed decisions has to be open. Raise ResearchError for other numbers of
    players than two, or for chance that is still open.
    """
    if start.players != 2:
        raise ResearchError("research-exact-players", players=start.players)
    return _Exploiter(start.game, bot, seat, seeds).worst(start.engine)


class _Exploiter:
    """The opponent's search: at the bot's decisions there is an average, at its own the least of all."""

    def __init__(self, game: Game, bot: str, seat: Seat, seeds: int) -> None:
        self.game, self.bot, self.seat, self.seeds = game, bot, seat, seeds
        self._known: dict[bytes, Fraction] = {}

    def worst(self, engine: Engine) -> Fraction:
        """Return the least that the bot can be held to from here."""
        mover = engine.to_move()
        if mover == OVER:
            return Fraction(VALUES[engine.places()] * (1 if self.seat == 0 else -1))
        if mover < 0:
            raise ResearchError("research-exact-chance")
        key = engine.key()
        if key not in self._known:
            self._known[key] = self._worst_after(engine)
        return self._known[key]

    def _worst_after(self, engine: Engine) -> Fraction:
        other = 1 - self.seat
        active = engine.active_seats()
        answers = self._answers(engine) if active >> self.seat & 1 else {None: 1}
        least = Fraction(1)
        for action in engine.legal(other) if active >> other & 1 else [None]:
            total = Fraction(0)
            for answer, times in answers.items():
                after = engine.copy()
                for seat, chosen in ((self.seat, answer), (other, action)):
                    if chosen is not None:
                        after.apply(seat, chosen)
                total += times * self.worst(after)
            least = min(least, total / sum(answers.values()))
            if least == -1:
                break
        return least

    def _answers(self, engine: Engine) -> Mapping[int | None, int]:
        """Return how often the bot answers with each action."""
        position = Position(self.game, engine.reference(), from_start=False)
        moves = [player(self.bot, seed=seed).choose(position, self.seat) for seed in range(self.seeds)]
        return Counter(engine.action(move) for move in moves)
