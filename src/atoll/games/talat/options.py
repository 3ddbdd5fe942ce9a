"""Talat has no variants; the two-player game follows from the number of players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from atoll.core.errors import OptionsError
from atoll.core.options import Options
from atoll.games.talat.material import KINDS, Kind


@dataclass(frozen=True)
class TalatOptions(Options):
    """No options, except for the laboratory."""

    LABORATORY: ClassVar[frozenset[str]] = frozenset({"towers"})

    towers: str = ""
    """The towers that each colour has, two to nine of them, the least valuable first: ``13+23+36``.

    Nothing: all nine. With two players one of the Zihin's stays out of the game (A-TWO-1).
    """

    def check(self, players: int) -> Self:
        """Refuse towers that do not exist, or that are in another order."""
        del players
        names = [str(kind) for kind in KINDS]
        chosen = self.towers.split("+")
        if self.towers and (len(chosen) < 2 or chosen != [name for name in names if name in chosen]):
            raise OptionsError("talat-option-towers", towers=self.towers, names=", ".join(names))
        return self

    def kinds(self) -> frozenset[Kind]:
        """Return the kinds of each colour's towers."""
        chosen = self.towers.split("+")
        return frozenset(kind for kind in KINDS if not self.towers or str(kind) in chosen)
