"""Small games with sealed decisions solved exactly: two players, who may have to decide at the same time.

Where both decide at once, the value is that of a matrix game, found by linear programming in fractions;
elsewhere it is minimax. Everything but the sealed decisions has to be open: in Titicaca that is what the
laboratory's option ``weapons`` is for, with a small country.

>>> from atoll.research.sealed import SealedSolver, small_titicaca
>>> start = small_titicaca("B", weapons=4)
>>> solver = SealedSolver()
>>> print(solver.value(start.engine))  # for seat 0: wins minus losses
1/4
>>> print({start.engine.text(bid): str(chance) for bid, chance in solver.mix(start.engine, 0).items()})
{'bid 1': '1/4', 'bid 2': '1/4', 'bid 3': '1/4', 'bid 4': '1/4'}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final, TypeAlias

from atoll.core.engine import OVER, Engine
from atoll.core.position import Position
from atoll.core.registry import game
from atoll.core.types import Seat
from atoll.research.exact import VALUES
from atoll.research.extra import ResearchError

__all__ = ["COUNTRIES", "Mix", "SealedSolver", "small_titicaca", "solve_matrix"]

Mix: TypeAlias = dict[int, Fraction]
"""A mixed decision: actions with their probabilities, none of them 0."""
COUNTRIES: Final[Mapping[str, Mapping[str, str]]] = {
    "A": {"0,0": "1", "0,-1": "S", "-1,1": "M", "-1,2": "6"},
    "B": {"0,0": "6", "-1,2": "14", "1,-1": "M", "0,1": "M", "-1,1": "10"},
    "C": {"0,0": "6", "1,0": "M", "-1,1": "S", "1,-1": "M", "0,-1": "10"},
    "D": {"0,0": "5", "-1,2": "F", "-1,1": "S", "1,0": "F", "-1,0": "6"},
    "E": {"0,0": "F", "0,-1": "10", "-1,0": "M", "-1,1": "15"},
}
"""Small countries of Titicaca: hexes with a terrain or a lake. The last is one tile, C-MAT-1's tile j."""
_BOTH: Final = 0b11
"""The active seats where both decide at once."""


def small_titicaca(country: str, weapons: int, arrow: Seat = 0, *, temples: bool = False) -> Position:
    """Return the start of a small game: a country by its letter, so many weapon points, maybe temples."""
    titicaca = game("titicaca")
    options = titicaca.options({"weapons": str(weapons), "temples": "both" if temples else ""}, 2)
    return titicaca.start(2, options, {"country": dict(COUNTRIES[country]), "arrow": arrow})


def solve_matrix(
    payoffs: Sequence[Sequence[Fraction | int]],
) -> tuple[Fraction, list[Fraction], list[Fraction]]:
    """Return the value of a matrix game for the row player, and an optimal mix of each player.

    The simplex method in fractions, with Bland's rule, so that it is exact and ends.
    """
    rows, columns = len(payoffs), len(payoffs[0])
    shift = 1 - min(map(min, payoffs))  # every entry is at least 1, and the value is positive
    # The column player's programme: maximise the sum of y, where payoffs @ y <= 1. Slack variables follow y.
    table = [
        [*(Fraction(entry) + shift for entry in row), *(Fraction(i == j) for j in range(rows)), Fraction(1)]
        for i, row in enumerate(payoffs)
    ]
    goal = [Fraction(-1)] * columns + [Fraction(0)] * (rows + 1)
    basis = list(range(columns, columns + rows))
    while (entering := next((j for j, cost in enumerate(goal[:-1]) if cost < 0), None)) is not None:
        ratios = [(row[-1] / row[entering], basis[i], i) for i, row in enumerate(table) if row[entering] > 0]
        pivot = min(ratios)[2]
        basis[pivot] = entering
        scale = table[pivot][entering]
        table[pivot] = [entry / scale for entry in table[pivot]]
        for row in (*(row for i, row in enumerate(table) if i != pivot), goal):
            factor = row[entering]
            if factor:
                row[:] = [entry - factor * by for entry, by in zip(row, table[pivot], strict=True)]
    total = goal[-1]
    column_mix = [Fraction(0)] * columns
    for i, variable in enumerate(basis):
        if variable < columns:
            column_mix[variable] = table[i][-1] / total
    row_mix = [cost / total for cost in goal[columns:-1]]
    return 1 / total - shift, row_mix, column_mix


class SealedSolver:
    """Exact values and optimal mixes of a game for two.

    ``limit`` bounds the number of positions that are kept.
    """

    def __init__(self, limit: int = 1_000_000) -> None:
        self.limit = limit
        self._known: dict[bytes, Fraction] = {}

    @property
    def positions(self) -> int:
        """How many positions were valued so far."""
        return len(self._known)

    def value(self, engine: Engine) -> Fraction:
        """Return seat 0's wins minus losses if both play perfectly.

        Raise ResearchError for other numbers of players, for chance that is still open, or beyond the limit.
        """
        if engine.players != 2:
            raise ResearchError("research-exact-players", players=engine.players)
        if engine.to_move() == OVER:
            return Fraction(VALUES[engine.places()])
        key = engine.key()
        if key not in self._known:
            if len(self._known) >= self.limit:
                raise ResearchError("research-exact-limit", positions=self.limit)
            self._known[key] = self._value(engine)
        return self._known[key]

    def values(self, engine: Engine, seat: Seat) -> Mix:
        """Return what each action of a seat is worth to it if the other plays an optimal mix."""
        sign = 1 if seat == 0 else -1
        if engine.active_seats() != _BOTH:
            return {
                action: sign * self.value(_after(engine, (seat, action))) for action in engine.legal(seat)
            }
        payoffs = self._payoffs(engine)
        _, first, second = solve_matrix(payoffs)
        if seat == 0:
            worth = [sum(p * entry for p, entry in zip(second, row, strict=True)) for row in payoffs]
        else:
            columns = zip(*payoffs, strict=True)
            worth = [-sum(p * entry for p, entry in zip(first, column, strict=True)) for column in columns]
        return {action: Fraction(each) for action, each in zip(engine.legal(seat), worth, strict=True)}

    def mix(self, engine: Engine, seat: Seat) -> Mix:
        """Return an optimal mixed decision of an active seat."""
        if engine.active_seats() != _BOTH:
            worth = self.values(engine, seat)
            return {max(worth, key=worth.__getitem__): Fraction(1)}
        _, first, second = solve_matrix(self._payoffs(engine))
        chances = first if seat == 0 else second
        return {action: chance for action, chance in zip(engine.legal(seat), chances, strict=True) if chance}

    def _value(self, engine: Engine) -> Fraction:
        seat = engine.to_move()
        if seat < 0:
            raise ResearchError("research-exact-chance")
        if engine.active_seats() == _BOTH:
            return solve_matrix(self._payoffs(engine))[0]
        found = [self.value(_after(engine, (seat, action))) for action in engine.legal(seat)]
        return max(found) if seat == 0 else min(found)

    def _payoffs(self, engine: Engine) -> list[list[Fraction]]:
        return [
            [self.value(_after(engine, (0, mine), (1, theirs))) for theirs in engine.legal(1)]
            for mine in engine.legal(0)
        ]


def _after(engine: Engine, *decisions: tuple[Seat, int]) -> Engine:
    after = engine.copy()
    for seat, action in decisions:
        after.apply(seat, action)
    return after
