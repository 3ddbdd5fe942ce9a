"""The strongest search for a position: the game's evaluator says which one that is."""

from __future__ import annotations

from typing import Final

from atoll.ai.alphabeta import AlphaBetaBot, AlphaBetaSettings
from atoll.ai.bot import Advice, History
from atoll.ai.mcts import ADVISED, MctsBot, Settings, evaluator_for
from atoll.core.position import Position
from atoll.core.types import Move, Seat

NODES_PER_SIMULATION: Final = 30
"""Alpha-beta looks at so many positions in about the time of one simulation of the tree."""

MEMORY: Final = 64
"""The most that a table takes, in megabytes."""


class SearchBot(MctsBot):
    """Tree search, or alpha-beta where the game's evaluator recommends it (``Evaluator.search``).

    Settings that only the tree has (``exploration``, ``temperature``, …) choose the tree, so that bots which
    were described by them play as ever; so does ``search=tree``. With ``search=auto`` they do not, and hold
    only where the tree plays.
    """

    def __init__(self, settings: Settings | None = None, seed: int | None = None) -> None:
        super().__init__(settings, seed)
        self._alphabeta: AlphaBetaBot | None = None
        self._calculated = False

    def think(self, position: Position, seat: Seat, history: History | None = None) -> Advice:
        """Search with whichever search plays the position best."""
        self._calculated = self._calculates(position)
        if not self._calculated:
            self._alphabeta = None
            return super().think(position, seat, history)
        self._drop_trees()
        wished = self.settings_for(position)
        if self._alphabeta is None:
            nodes = None if wished.simulations is None else wished.simulations * NODES_PER_SIMULATION
            settings = AlphaBetaSettings(
                nodes,
                wished.seconds,
                wished.cpu,
                min(wished.memory, MEMORY),
                weights=wished.weights,
                net=wished.net,
            )
            self._alphabeta = AlphaBetaBot(settings, self.random.getrandbits(62))
        advice = self._alphabeta.think(position, seat, history)
        self.resumed = self._alphabeta.resumed
        return advice

    def stop(self) -> None:
        """Make the bot answer now."""
        super().stop()
        calculating = self._alphabeta
        if calculating is not None:
            calculating.stop()

    def prune(self, position: Position, move: Move) -> int:
        """Keep only what can be of use after a move; return how many bytes it takes."""
        if self._calculated and self._alphabeta is not None:
            return self._alphabeta.prune(position, move)
        return super().prune(position, move)

    def _calculates(self, position: Position) -> bool:
        settings = self.settings_for(position)
        if settings.search in {"tree", "alphabeta"}:
            return settings.search == "alphabeta"
        if settings.search != "auto" and _needs_tree(settings):
            return False
        evaluator = evaluator_for(position, None, net=settings.net)
        return evaluator.search(position.engine) == "alphabeta"


def _needs_tree(settings: Settings) -> bool:
    """Whether there is a setting that only the tree has."""
    return (
        settings.temperature > 0
        or not settings.knowledge
        or any(getattr(settings, name) is not None for name in ADVISED)
    )
