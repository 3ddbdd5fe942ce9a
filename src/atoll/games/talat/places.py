"""Where Talat's moves are made, in words: "c4 on your board with Gecko". Squares keep their names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from atoll.core.facts import Fact, Json
from atoll.core.places import Place
from atoll.core.types import Move, Seat, View
from atoll.games.talat.material import BOARDS, COLOURS, ZIHIN, BoardName
from atoll.games.talat.notation import Put, read_move

SEATS: Final = {colour: seat for seat, colour in enumerate(COLOURS)}
"""Whose colour it is; with two players the third is the Zihin's."""


def places(view: View, moves: Sequence[Move]) -> dict[Move, Place]:
    """Return where each of these moves is made."""
    boards = {name: _board(name, view).to_json() for name in BOARDS}
    found: dict[Move, Place] = {}
    for text in moves:
        move = read_move(text)
        squares = (move.square,) if isinstance(move, Put) else (move.origin, move.target)
        about: dict[str, Json] = {"square": str(squares[-1]), "board": boards[move.board]}
        if len(squares) > 1:
            about["origin"] = str(squares[0])
        parts = tuple(f"{move.board} {square}" for square in squares)
        found[text] = Place(f"talat-place-{'square' if isinstance(move, Put) else 'step'}", about, parts)
    return found


def _board(name: BoardName, view: View) -> Fact:
    """Call a board by those who meet on it; the viewer's own side comes first."""
    owners = [*name]
    if view.data["zihin"] in owners:
        (seat,) = (SEATS[colour] for colour in owners if colour != ZIHIN)
        return Fact("talat-place-board-zihin", {"seat": seat, "yours": _yours(seat, view)})
    one, other = sorted((SEATS[colour] for colour in owners), key=lambda seat: (seat != view.viewer, seat))
    return Fact("talat-place-board", {"seat": one, "other_seat": other, "yours": _yours(one, view)})


def _yours(seat: Seat, view: View) -> str:
    return "yes" if seat == view.viewer else "no"
