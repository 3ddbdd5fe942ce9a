"""Talat has no variants; the two-player game follows from the number of players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from atoll.core.errors import OptionsError
from atoll.core.options import Options
from atoll.games.talat.material import KINDS, ROWS, SMALL, Kind


@dataclass(frozen=True)
class TalatOptions(Options):
    """No options, except for the laboratory."""

    LABORATORY: ClassVar[frozenset[str]] = frozenset({"towers", "board"})

    towers: str = ""
    """The towers that each colour has, two to nine of them, the least valuable first: ``13+23+36``.

    Nothing: all nine. With two players one of the Zihin's stays out of the game (A-TWO-1).
    """
    board: str = ""
    """``3x3``: only the middle nine squares of each board are in play, b2 to d4, with start lines of three.

    Nothing: all 25. Of two start lines each colour has room for six towers, so ``towers`` must be given.
    """

    def check(self, players: int) -> Self:
        """Refuse boards and towers that do not exist, and towers in another order or without room."""
        del players
        names = [str(kind) for kind in KINDS]
        chosen = self.towers.split("+")
        if self.towers and (len(chosen) < 2 or chosen != [name for name in names if name in chosen]):
            raise OptionsError("talat-option-towers", towers=self.towers, names=", ".join(names))
        if self.board not in ("", f"{SMALL}x{SMALL}"):
            raise OptionsError("talat-option-board", board=self.board, small=f"{SMALL}x{SMALL}")
        if len(self.kinds()) > 2 * self.size():
            raise OptionsError("talat-option-room", board=self.board, most=2 * self.size())
        return self

    def size(self) -> int:
        """Return how many rows and columns each board has."""
        return SMALL if self.board else ROWS

    def kinds(self) -> frozenset[Kind]:
        """Return the kinds of each colour's towers."""
        chosen = self.towers.split("+")
        return frozenset(kind for kind in KINDS if not self.towers or str(kind) in chosen)
