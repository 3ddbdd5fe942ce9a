"""What a viewer sees of a position: everything. This is the JSON that clients draw from."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from atoll.core.facts import Json
from atoll.core.types import Seat, Viewer
from atoll.games.talat.material import (
    BOARDS,
    CAPTURE_POINTS,
    COLOURS,
    KINDS,
    LINE_POINTS,
    SQUARES,
    ZIHIN,
    Tower,
    commanded,
)

if TYPE_CHECKING:
    from atoll.games.talat.rules import Position

_SQUARES: Final = tuple((square, str(square)) for square in sorted(SQUARES))
_KINDS: Final = {kind: str(kind) for kind in KINDS}
_TOWERS: Final = {tower: str(tower) for tower in (Tower(c, k) for c in COLOURS for k in KINDS)}


def see(position: Position, viewer: Viewer) -> dict[str, Json]:
    """Return all that there is to see. Nothing is hidden, so every viewer sees the same.

    Boards are keyed by name and their towers by square; a tower is its colour, height and sides (``A36``).
    ``hands`` are the towers still to be put, by colour; ``putting`` is the colour that is being put;
    ``plays`` tells by seat which colour that seat moves on each board.
    """
    del viewer
    seats = range(position.players)
    phase = position.phase()
    lines = [LINE_POINTS * position.lines(seat) for seat in seats]
    captures = [CAPTURE_POINTS * len(towers) for towers in position.captured]
    result = position.result_with([one + other for one, other in zip(captures, lines, strict=True)])
    return {
        "game": "talat",
        "players": position.players,
        "phase": phase,
        "turn": position.turn,
        "zihin": ZIHIN if position.players == 2 else None,
        "putting": position.putting() if phase == "put" else None,
        "boards": {
            name: {
                "frozen": name in position.frozen,
                "towers": {text: _TOWERS[board[square]] for square, text in _SQUARES if square in board},
            }
            for name, board in position.boards.items()
        },
        "hands": {colour: [_KINDS[kind] for kind in sorted(position.hands[colour])] for colour in COLOURS},
        "plays": [dict(_plays(position.players, seat)) for seat in seats],
        "captured": [[_TOWERS[tower] for tower in sorted(towers)] for towers in position.captured],
        "points": [{"captures": captures[seat], "lines": lines[seat]} for seat in seats],
        "result": result.to_json(),
    }


@cache
def _plays(players: int, seat: Seat) -> Mapping[str, Json]:
    """Return the colour that a seat moves on each board on which it moves one."""
    return {name: colour for name in BOARDS if (colour := commanded(players, seat, name))}
