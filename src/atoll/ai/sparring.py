"""Sparring partners by name: players of other styles, written to measure our bots against strangers.

A game has its own (``Game.sparring_partners``). They look one move ahead at most and are frozen: a change to
a bot is measured against the same partners before and after.
"""

from __future__ import annotations

from atoll.ai.bot import Advice, Bot, BotError, Candidate, History
from atoll.core.position import Position
from atoll.core.registry import game as game_named
from atoll.core.registry import game_names
from atoll.core.types import Seat


def sparring_partners() -> dict[str, str]:
    """Return the names of all sparring partners, each with the name of its game."""
    return {partner: name for name in game_names() for partner in game_named(name).sparring_partners()}


class SparringBot(Bot):
    """A sparring partner. Equal moves are drawn from its seed."""

    def __init__(self, name: str, seed: int | None = None) -> None:
        super().__init__(seed)
        self.name = name

    def think(self, position: Position, seat: Seat, history: History | None = None) -> Advice:
        """Choose the move that its style values most. Raise BotError in another game than its own."""
        del history
        partners = position.game.sparring_partners()
        if self.name not in partners:
            raise BotError("bot-other-game", bot=self.name, game=position.game.name)
        engine = self.guess(position, seat)
        evaluator = position.game.evaluator()
        values = {engine.text(a): value for a, value in evaluator.move_values(engine, seat).items()}
        worths = partners[self.name](engine, seat, values)
        ordered = sorted(worths, key=lambda move: (-worths[move], move))
        best = [move for move in ordered if worths[move] == worths[ordered[0]]]
        chosen = self.random.choice(best)
        others = max(1, position.players - 1)
        candidates = []
        for move in ordered:
            each = [(position.players / 2 - values[move]) / others] * position.players
            each[seat] = values[move]
            share = 1 / len(best) if move in best else 0.0
            candidates.append(Candidate(move, 1, values[move], tuple(each), 0.0, 1.0, share))
        return Advice(seat, chosen, tuple(candidates), evaluator.values(engine), len(values))
