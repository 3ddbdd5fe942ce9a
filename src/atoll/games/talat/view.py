"""What a viewer sees of a position: everything. This is the JSON that clients draw from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
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
    Kind,
    Tower,
    commanded,
)

if TYPE_CHECKING:
    from atoll.games.talat.rules import Board, Position

_SQUARES: Final = {square: str(square) for square in SQUARES}
_KINDS: Final = {kind: str(kind) for kind in KINDS}
_TOWERS: Final = {tower: str(tower) for tower in (Tower(c, k) for c in COLOURS for k in KINDS)}


def view_data(position: Position, viewer: Viewer) -> dict[str, Json]:
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
            name: {"frozen": name in position.frozen, "towers": _towers(board)}
            for name, board in position.boards.items()
        },
        "hands": {colour: list(_hand(position.hands[colour])) for colour in COLOURS},
        "plays": list(_plays(position.players)),
        "captured": [list(_captured(towers)) for towers in position.captured],
        "points": [{"captures": captures[seat], "lines": lines[seat]} for seat in seats],
        "result": result.to_json(),
    }


def _towers(board: Board) -> Mapping[str, str]:
    """Return the towers of a board by square. They are written once: most moves leave two boards alone."""
    try:
        return board.towers
    except AttributeError:
        board.towers = {_SQUARES[square]: _TOWERS[board[square]] for square in sorted(board)}
        return board.towers


@cache
def _hand(kinds: frozenset[Kind]) -> Sequence[str]:
    return tuple(_KINDS[kind] for kind in sorted(kinds))


@lru_cache(maxsize=1 << 12)
def _captured(towers: frozenset[Tower]) -> Sequence[str]:
    return tuple(_TOWERS[tower] for tower in sorted(towers))


@cache
def _plays(players: int) -> Sequence[Mapping[str, Json]]:
    """Return, per seat, the colour that it moves on each board on which it moves one."""
    return tuple(
        {name: colour for name in BOARDS if (colour := commanded(players, seat, name))}
        for seat in range(players)
    )
