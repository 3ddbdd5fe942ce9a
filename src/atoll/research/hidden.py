"""Small games with secrets solved: what two players get if both know how the other decides.

Where secrets last, as those of Titicaca's temples do, a position has no value of its own: what is best
depends on what the others may think. So the whole game is written out as a tree, in *sequence form*: a
player's plan is how likely it makes each sequence of its own decisions, and the best plan against the best
answer is a linear programme. Its size is that of the tree, so this is for tiny games.

>>> from atoll.research.hidden import HiddenGame
>>> from atoll.research.sealed import small_titicaca
>>> tree = HiddenGame(small_titicaca("A", weapons=1))
>>> print(round(tree.value(), 6), len(tree.payoffs))  # wins minus losses of seat 0; endings
1.0 133
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from atoll.ai import player
from atoll.core.engine import OVER, Engine
from atoll.core.position import Position
from atoll.core.types import Seat
from atoll.research.decoding import empty_observation
from atoll.research.encodings import encoding
from atoll.research.exact import VALUES
from atoll.research.extra import ResearchError, require

require("numpy", "scipy")

import numpy as np  # noqa: E402 - after the check that says how to install it
from scipy.optimize import linprog  # noqa: E402
from scipy.sparse import csr_matrix, hstack  # noqa: E402

__all__ = ["HiddenGame"]


@dataclass
class _Decision:
    """All that a seat knows when it decides: the sequence before, the sequences after, one such position."""

    before: int
    after: dict[int, int]
    engine: Engine


@dataclass
class _Plans:
    """A seat's sequences of decisions: 0 is the empty one."""

    number: int = 1
    decisions: dict[int, _Decision] = field(default_factory=dict)

    def constraints(self) -> csr_matrix:
        """Return the rows that make a plan of chances: the empty one is sure, each is split by the next."""
        rows, columns, values = [0], [0], [1.0]
        for row, decision in enumerate(self.decisions.values(), 1):
            for sequence, value in [
                (decision.before, -1.0),
                *((each, 1.0) for each in decision.after.values()),
            ]:
                rows.append(row)
                columns.append(sequence)
                values.append(value)
        return csr_matrix((values, (rows, columns)), (len(self.decisions) + 1, self.number))


class HiddenGame:
    """The whole tree of a game for two. What a seat knows is all that it ever observed, and its own moves.

    ``payoffs`` holds seat 0's wins minus losses by the two seats' sequences. Raise ResearchError for other
    numbers of players, for chance that is still open, or beyond the limit of positions.
    """

    def __init__(self, start: Position, limit: int = 200_000) -> None:
        if start.players != 2:
            raise ResearchError("research-exact-players", players=start.players)
        self.game, self.limit, self.positions = start.game, limit, 0
        self.payoffs: Counter[tuple[int, int]] = Counter()
        self._plans = (_Plans(), _Plans())
        self._code = encoding(start.game, 2, start.options)
        self._row = empty_observation(self._code)
        self._known: dict[tuple[int, bytes, int], int] = {}
        self._walk(start.engine, (0, 0), (0, 0))

    @property
    def decisions(self) -> tuple[int, int]:
        """How many different decisions each seat may come to, by what it knows."""
        return len(self._plans[0].decisions), len(self._plans[1].decisions)

    def value(self) -> float:
        """Return seat 0's wins minus losses if both play perfectly."""
        # Seat 1 answers with the least: largest q such that q of every decision is at most what is left.
        mine, theirs = self._plans[0].constraints(), self._plans[1].constraints()
        free = theirs.shape[0]
        goal = np.zeros(mine.shape[1] + free)
        goal[mine.shape[1]] = -1
        found = linprog(
            goal,
            A_ub=hstack([-self._matrix().T, theirs.T]).tocsr(),
            b_ub=np.zeros(theirs.shape[1]),
            A_eq=hstack([mine, csr_matrix((mine.shape[0], free))]).tocsr(),
            b_eq=np.eye(1, mine.shape[0])[0],
            bounds=[(0, None)] * mine.shape[1] + [(None, None)] * free,
        )
        return float(-found.fun)

    def worst_result(self, bot: str, seat: Seat, seeds: int = 1) -> float:
        """Return what a bot reaches in a seat against an opponent who knows how it decides.

        The bot draws one of ``seeds`` seeds at each decision; the opponent knows how likely each move is.
        """
        plan = np.zeros(self._plans[seat].number)
        plan[0] = 1
        for decision in self._plans[seat].decisions.values():
            chosen = self._chosen(bot, seat, decision.engine, seeds)
            for action, sequence in decision.after.items():
                plan[sequence] = plan[decision.before] * chosen[action] / seeds
        payoffs = self._matrix() if seat == 0 else -self._matrix().T
        answers = self._plans[1 - seat].constraints()
        found = linprog(payoffs.T @ plan, A_eq=answers, b_eq=np.eye(1, answers.shape[0])[0])
        return float(found.fun)

    def _chosen(self, bot: str, seat: Seat, engine: Engine, seeds: int) -> Counter[int]:
        position = Position(self.game, engine.reference(), from_start=False)
        moves = (player(bot, seed=seed).choose(position, seat) for seed in range(seeds))
        return Counter(engine.action(move) for move in moves)

    def _matrix(self) -> Any:
        rows, columns = zip(*self.payoffs, strict=True)
        shape = (self._plans[0].number, self._plans[1].number)
        return csr_matrix((list(self.payoffs.values()), (rows, columns)), shape, dtype=float)

    def _walk(self, engine: Engine, knows: tuple[int, int], before: tuple[int, int]) -> None:
        """Add a position and all that follow. ``knows`` numbers what each seat has observed so far."""
        seat = engine.to_move()
        if seat == OVER:
            self.payoffs[before] += VALUES[engine.places()]
            return
        if seat < 0:
            raise ResearchError("research-exact-chance")
        self.positions += 1
        if self.positions > self.limit:
            raise ResearchError("research-exact-limit", positions=self.limit)
        plans = self._plans[seat]
        if knows[seat] not in plans.decisions:
            legal = engine.legal(seat)
            after = dict(zip(legal, range(plans.number, plans.number + len(legal)), strict=True))
            plans.decisions[knows[seat]] = _Decision(before[seat], after, engine)
            plans.number += len(legal)
        decision = plans.decisions[knows[seat]]
        for action, sequence in decision.after.items():
            following = engine.copy()
            following.apply(seat, action)
            then = (sequence, before[1]) if seat == 0 else (before[0], sequence)
            more = [
                self._observed(following, each, knows[each], action if each == seat else -1)
                for each in (0, 1)
            ]
            self._walk(following, (more[0], more[1]), then)

    def _observed(self, engine: Engine, seat: Seat, known: int, action: int) -> int:
        """Return the number of what a seat knows after it has also observed this."""
        self._code.observe(engine, seat, self._row)
        return self._known.setdefault((known, self._row.tobytes(), action), 1 + len(self._known))
