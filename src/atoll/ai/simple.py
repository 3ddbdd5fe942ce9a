"""The bots that grow no tree: random, greedy and flat Monte Carlo."""

from __future__ import annotations

from dataclasses import replace

from atoll.ai.bot import Advice, Bot, BotError, Candidate, History
from atoll.ai.rollouts import Rollouts
from atoll.core.position import Position
from atoll.core.types import Seat


def _even(players: int) -> tuple[float, ...]:
    return (0.5,) * players


class RandomBot(Bot):
    """Makes any legal move, all with equal chances."""

    def think(self, position: Position, seat: Seat, history: History | None = None) -> Advice:
        """Choose a move by lot."""
        del history
        engine = self.engine(position, seat)
        moves = sorted(map(engine.text, engine.legal(seat)))
        values = _even(position.players)
        candidates = tuple(Candidate(move, 0, 0.5, values, 0.0, 1.0, 1 / len(moves)) for move in moves)
        return Advice(seat, self.random.choice(moves), candidates, values, 0)


class GreedyBot(Bot):
    """Makes the move that looks best at first sight: one move ahead, by the game's evaluation."""

    def think(self, position: Position, seat: Seat, history: History | None = None) -> Advice:
        """Choose the move of the highest weight; equals by lot."""
        del history
        engine = self.guess(position, seat)
        evaluator = position.game.evaluator()
        weights = evaluator.move_values(engine, seat)
        best = max(weights.values())
        ties = sum(weight == best for weight in weights.values())
        others = position.players - 1
        candidates = []
        for action, weight in weights.items():
            values = [(position.players / 2 - weight) / others] * position.players
            values[seat] = weight
            share = 1 / ties if weight == best else 0.0
            candidates.append(
                Candidate(engine.text(action), 1, weight, tuple(values), 0.0, 1.0, share),
            )
        candidates.sort(key=lambda candidate: (-candidate.value, candidate.move))
        move = self.random.choice(candidates[:ties]).move
        return Advice(seat, move, tuple(candidates), evaluator.values(engine), len(weights))


class FlatBot(Bot):
    """Plays many random games after every move and makes the one after which it fared best."""

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
        """Ask for the move now."""
        running = self._running
        if running is not None:
            running.stop()
