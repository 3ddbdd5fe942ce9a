"""Taluva's variants and modules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Final, Self

from atoll.core.errors import OptionsError
from atoll.core.facts import Json
from atoll.core.options import Options
from atoll.games.taluva.material import STOCK, TILES_A_PLAYER, Pieces, box

ZONES: Final = ("none", "beginner", "intermediate-round", "intermediate-long", "expert")


@dataclass(frozen=True)
class TaluvaOptions(Options):
    """What is switched on. All modules combine with each other and with each variant (T-MOD-1).

    Made by ``read``: the values are then possible together, and ``fifth`` is true with five players.
    """

    VALUES: ClassVar[Mapping[str, tuple[str, ...]]] = {"zone": ZONES}
    LABORATORY: ClassVar[frozenset[str]] = frozenset({"stack"})

    all_tiles: bool = False
    """Every tile in the box is used, whatever the number of players (T-SET-3)."""
    ranking: bool = False
    """Play goes on for the places after the first (T-RANK-1)."""
    teams: bool = False
    """Seats 0 and 2 against 1 and 3 (T-TEAM)."""
    ships: bool = False
    """Module ships (T-SHIP)."""
    doubles: bool = False
    """Module double-hex tiles (T-DBL)."""
    zone: str = "none"
    """Module game board (T-ZONE): which zone bounds the table."""
    fifth: bool = False
    """Module fifth player (T-FIVE-1): twelve more tiles in the box."""
    stack: str = ""
    """For the laboratory: the three-hex tiles in play, whatever the number of players: ``JC+JC+SR``.

    Nothing: as T-SET-2 and T-SET-3 say. They are shuffled; if all are alike, nothing is hidden. ``JC>SR>JS``
    is an open stack: the tiles come in this order, and everybody knows it.
    """

    @classmethod
    def read(cls, chosen: Mapping[str, Json], players: int) -> Self:
        """Make options from names and values, or raise OptionsError that says what would be right."""
        if players == 5 and chosen.get("fifth") is False:
            raise OptionsError("taluva-option-fifth")
        return super().read(chosen, players)

    def check(self, players: int) -> Self:
        """Refuse what cannot be combined (T-TEAM-1, T-TEAM-3); five players imply ``fifth`` (T-SET-1)."""
        if self.teams and self.ranking:
            raise OptionsError("taluva-option-teams-ranking")
        if self.teams and players != 4:
            raise OptionsError("taluva-option-teams-players", players=players)
        options = replace(self, fifth=True) if players == 5 else self
        known = box(fifth=options.fifth)
        if any(number > known.get(tile, 0) for tile, number in options._stack().items()):
            raise OptionsError("taluva-option-stack", stack=self.stack)
        return options

    def _stack(self) -> Counter[str]:
        return Counter(self.order() or (self.stack.split("+") if self.stack else ()))

    def order(self) -> tuple[str, ...]:
        """Return the tiles of an open stack, first one first; nothing if the stack is hidden."""
        return tuple(self.stack.split(">")) if ">" in self.stack else ()

    def to_json(self, players: int) -> dict[str, Json]:
        """Return what differs from the default; with five players ``fifth`` is left out."""
        found = super().to_json(players)
        if players == 5:
            del found["fifth"]
        return found

    def stack_size(self, players: int) -> int:
        """Return how many three-hex tiles are in play (T-SET-2, T-SET-3)."""
        whole_box = self.all_tiles or self.stack
        return sum(self.box().values()) if whole_box else TILES_A_PLAYER * players

    def box(self) -> dict[str, int]:
        """Return the three-hex tiles that those in play are drawn from."""
        whole = box(fifth=self.fifth)
        return {tile: self._stack()[tile] for tile in whole} if self.stack else whole

    def doubles_dealt(self, players: int) -> int:
        """Return how many double tiles lie open at the beginning (T-DBL-1)."""
        return players if self.doubles else 0

    def stock(self) -> Pieces:
        """Return what each player has at the beginning (T-MAT-1)."""
        return STOCK if self.ships else STOCK._replace(ship=0)
