"""Options of Titicaca: none but two for the laboratory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from atoll.core.errors import OptionsError
from atoll.core.options import Options
from atoll.games.titicaca.material import START_WEAPONS, TEMPLES


@dataclass(frozen=True)
class TiticacaOptions(Options):
    """No options, except for the laboratory."""

    LABORATORY: ClassVar[frozenset[str]] = frozenset({"weapons", "temples"})

    weapons: str = ""
    """Everybody begins with so many weapon points, 1 to 20, and without temples: ``4``.

    Nothing: 20 and both temples (C-SET-2). Without temples only bids are secret. A small country is given in
    the set-up (C-END-5).
    """
    temples: str = ""
    """With ``weapons``, ``both``: everybody has both temples all the same."""

    def check(self, players: int) -> Self:
        """Refuse what is not a number of weapons, and temples that cannot be."""
        del players
        if self.weapons and self.weapons not in map(str, range(1, START_WEAPONS + 1)):
            raise OptionsError("titicaca-option-weapons", weapons=self.weapons, most=START_WEAPONS)
        if self.temples not in ("", "both") or (self.temples and not self.weapons):
            raise OptionsError("titicaca-option-temples", temples=self.temples)
        return self

    def stock(self) -> int:
        """Return everybody's weapon points in the beginning."""
        return int(self.weapons or START_WEAPONS)

    def hand(self) -> tuple[int, ...]:
        """Return the temples that everybody begins with."""
        return () if self.weapons and not self.temples else TEMPLES
