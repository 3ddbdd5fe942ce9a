"""What a viewer sees of a position: everything. This is the JSON that clients draw from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from atoll.core.facts import Json
from atoll.core.types import Viewer
from atoll.games.talat.material import (
    BOARDS,
    CAPTURE_POINTS,
    COLOURS,
    KINDS,
    LINE_POINTS,
    SQUARES,
    ZIHIN,
    Tower,
)

if TYPE_CHECKING:
    from atoll.games.talat.rules import Position

_SQUARES: Final = {square: str(square) for square in sorted(SQUARES)}
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
    result = position.result
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
                "towers": {
                    text: _TOWERS[board[square]] for square, text in _SQUARES.items() if square in board
                },
            }
            for name, board in position.boards.items()
        },
        "hands": {
            colour: [text for kind, text in _KINDS.items() if kind in position.hands[colour]]
            for colour in COLOURS
        },
        "plays": [
            {name: colour for name in BOARDS if (colour := position.commanded(seat, name))} for seat in seats
        ],
        "captured": [[_TOWERS[tower] for tower in sorted(position.captured[seat])] for seat in seats],
        "points": [
            {
                "captures": CAPTURE_POINTS * len(position.captured[seat]),
                "lines": LINE_POINTS * position.lines(seat),
            }
            for seat in seats
        ],
        "result": result.to_json(),
    }
