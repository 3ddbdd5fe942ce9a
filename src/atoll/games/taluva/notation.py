"""Moves as text and back."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from atoll.core.errors import NotationError
from atoll.games.hexes import Hex, hex_text, read_hex
from atoll.games.taluva.material import BuildingKind, Placement


@dataclass(frozen=True)
class Draw:
    """Draw from the stack: ``draw``."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True)
class Take:
    """Take an open double tile: ``take VL``."""

    double: str

    def __str__(self) -> str:
        return f"take {self.double}"


@dataclass(frozen=True)
class Lay:
    """Lay the tile in hand: ``tile 3,-1 2``."""

    placement: Placement

    def __str__(self) -> str:
        return f"tile {hex_text(self.placement.first)} {self.placement.direction}"


@dataclass(frozen=True)
class Build:
    """Build a hut, a tower or a temple: ``hut 3,-1``."""

    kind: BuildingKind
    place: Hex

    def __str__(self) -> str:
        return f"{self.kind} {hex_text(self.place)}"


@dataclass(frozen=True)
class Expand:
    """Expand the settlement of this name over a terrain: ``expand 3,-1 J``."""

    settlement: Hex
    terrain: str

    def __str__(self) -> str:
        return f"expand {hex_text(self.settlement)} {self.terrain}"


@dataclass(frozen=True)
class Launch:
    """Put a ship into the lagoon of this name: ``ship 3,-1``."""

    lagoon: Hex

    def __str__(self) -> str:
        return f"ship {hex_text(self.lagoon)}"


BuildMove: TypeAlias = Build | Expand | Launch
TypedMove: TypeAlias = Draw | Take | Lay | BuildMove

_MOVE: Final = re.compile(
    r"(?P<draw>draw)"
    r"|take (?P<double>VL|VJ|VS|VV|JJ)"
    r"|tile (?P<first>\S+) (?P<direction>[0-5])"
    r"|(?P<kind>hut|tower|temple) (?P<place>\S+)"
    r"|expand (?P<settlement>\S+) (?P<terrain>[JCSRL])"
    r"|ship (?P<lagoon>\S+)"
)


def read_move(text: str) -> TypedMove:
    """Read a move in its one spelling. Raise NotationError."""
    found = _MOVE.fullmatch(text)
    if found is None:
        raise NotationError("taluva-no-move", move=text)
    if found["draw"]:
        return Draw()
    if found["double"]:
        return Take(found["double"])
    if found["first"]:
        return Lay(Placement(read_hex(found["first"]), int(found["direction"])))
    if found["place"]:
        kind: BuildingKind = found["kind"]  # type: ignore[assignment]
        return Build(kind, read_hex(found["place"]))
    if found["settlement"]:
        return Expand(read_hex(found["settlement"]), found["terrain"])
    return Launch(read_hex(found["lagoon"]))
