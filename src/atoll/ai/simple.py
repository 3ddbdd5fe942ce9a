"""The bots without a tree: random, greedy and flat Monte Carlo."""

from __future__ import annotations

from dataclasses import replace
from math import exp

from atoll.ai.bot import Advice, Bot, BotError, Candidate, History
from atoll.ai.rollouts import Rollouts
from atoll.core.position import Position
from atoll.core.types import Seat


def _even(players: int) -> tuple[float, ...]:
    return (0.5,) * players


class RandomBot(Bot):
    """Plays a legal move at random."""

    def think(self, position: Position, seat: Seat, history: History | None = None) -> Advice:
        """Choose a move at random."""
        del history
        engine = self.engine(position, seat)
        moves = sorted(map(engine.text, engine.legal(seat)))
        values = _even(position.players)
        candidates = tuple(Candidate(move, 0, 0.5, values, 0.0, 1.0, 1 / len(moves)) for move in moves)
        return Advice(seat, self.random.choice(moves), candidates, values, 0)


class GreedyBot(Bot):
    """Plays the move that looks best to the game's evaluation, one move ahead."""

    def think(self, position: Position, seat: Seat, history: History | None = None) -> Advice:
        """Choose the move of the highest value; ties at random."""
        del history
        engine = self.guess(position, seat)
        evaluator = position.game.evaluator()
        move_values = evaluator.move_values(engine, seat)
        best = max(move_values.values())
        ties = sum(value == best for value in move_values.values())
        others = position.players - 1
        candidates = []
        for action, value in move_values.items():
            values = [(position.players / 2 - value) / others] * position.players
            values[seat] = value
            share = 1 / ties if value == best else 0.0
            candidates.append(
                Candidate(engine.text(action), 1, value, tuple(values), 0.0, 1.0, share),
            )
        candidates.sort(key=lambda candidate: (-candidate.value, candidate.move))
        move = self.random.choice(candidates[:ties]).move
        return Advice(seat, move, tuple(candidates), evaluator.values(engine), len(move_values))


class ShortSightedBot(GreedyBot):
    """Looks one move ahead, as greedy does, and prefers what looks better, the less ``temperature`` the more.

    What stands out, a capture or a temple, it takes; moves that look alike it hardly tells apart, and
    it never asks what the others will answer. So it loses like a beginner, not like a machine gone mad.
    """

    def __init__(self, temperature: float, seed: int | None = None) -> None:
        super().__init__(seed)
        if temperature <= 0:
            raise BotError("bot-resources")
        self.temperature = temperature

    def think(self, position: Position, seat: Seat, history: History | None = None) -> Advice:
        """Choose at random, each move in proportion to exp(value / temperature)."""
        advice = super().think(position, seat, history)
        best = advice.candidates[0].value
        parts = [exp((candidate.value - best) / self.temperature) for candidate in advice.candidates]
        total = sum(parts)
        candidates = tuple(
            replace(candidate, share=part / total)
            for candidate, part in zip(advice.candidates, parts, strict=True)
        )
        move = self.random.choices(candidates, parts)[0].move
        return replace(advice, move=move, candidates=candidates)


class FlatBot(Bot):
    """Plays many random games after every move and chooses the one with the best mean."""

    def __init__(
        self,
        simulations: int | None = None,
        seconds: float | None = None,
        seed: int | None = None,
        *,
        cpu: bool = False,
    ) -> None:
        super().__init__(seed)
        if simulations is None and seconds is None:
            simulations = 1000
        if (simulations is not None and simulations < 1) or (seconds is not None and seconds < 0):
            raise BotError("bot-budget")
        self.simulations = -1 if simulations is None else simulations
        self.seconds = -1.0 if seconds is None else seconds
        self.cpu = cpu
        self._running: Rollouts | None = None

    def think(self, position: Position, seat: Seat, history: History | None = None) -> Advice:
        """Choose the move of the best mean; one that was never tried only if none was."""
        del history
        engine = self.engine(position, seat)
        rollouts = Rollouts(engine, seat, self.random.getrandbits(64))
        self._running = rollouts
        done = rollouts.search(self.simulations, self.seconds, self.cpu)
        self._running = None
        found = [
            Candidate(engine.text(action), visits, values[seat] if visits else 0.0, values, 0.0, 1.0, 0.0)
            for action, visits, values in rollouts.candidates()
        ]
        found.sort(key=lambda candidate: (-candidate.value, candidate.move))
        best = found[0].value
        ties = sum(candidate.value == best for candidate in found)
        move = found[self.random.randrange(ties)].move
        candidates = tuple(replace(c, share=1 / ties) if c.value == best else c for c in found)
        tried = [candidate for candidate in found if candidate.visits]
        values = tried[0].values if tried else _even(position.players)
        return Advice(seat, move, candidates, values, done)

    def stop(self) -> None:
        """Make the bot answer now."""
        running = self._running
        if running is not None:
            running.stop()
