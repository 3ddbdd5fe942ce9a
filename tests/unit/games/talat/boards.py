"""Positions drawn as text, for the cases of the rules."""

from __future__ import annotations

from atoll.games.talat.material import BOARDS, COLOURS, COLUMNS, KINDS, ROWS, Square, Tower, captures
from atoll.games.talat.notation import read_tower
from atoll.games.talat.picture import Picture
from atoll.games.talat.rules import Board, Position


def draw_board(text: str) -> Board:
    """Read one board: five lines, row 5 first, a tower like ``A36`` or a dot on each square.

    >>> str(draw_board("A36 . . . .  . . . . .  . . . . .  . . . . .  . . . . .").popitem()[0])
    'a5'
    """
    cells = text.split()
    assert len(cells) == ROWS * len(COLUMNS), text
    return {
        Square(number % 5, ROWS - number // 5): read_tower(cell)
        for number, cell in enumerate(cells)
        if cell != "."
    }


def position(
    ab: str = "",
    bc: str = "",
    ca: str = "",
    *,
    turn: str | None = "A",
    players: int = 3,
    captured: dict[str, str] | None = None,
    frozen: tuple[str, ...] = (),
) -> Position:
    """Make a position in which towers move, of the boards that matter to a case.

    A board that is not drawn gets two towers far apart that may still meet, or stays empty, and is so frozen,
    if ``frozen`` names it.
    """
    boards = {name: draw_board(text) if text else {} for name, text in zip(BOARDS, (ab, bc, ca), strict=True)}
    lost = {
        COLOURS.index(seat): frozenset(map(read_tower, text.split()))
        for seat, text in (captured or {}).items()
    }
    shown = {tower for board in boards.values() for tower in board.values()}.union(*lost.values())
    for name, text in zip(BOARDS, (ab, bc, ca), strict=True):
        if not text and name not in frozen:
            low, high = next(
                (low, high)
                for low in (Tower(name[0], kind) for kind in KINDS)
                for high in (Tower(name[1], kind) for kind in KINDS)
                if captures(low.kind, high.kind) and not {low, high} & shown
            )
            boards[name] = {Square(4, 1): low, Square(4, 5): high}
            shown |= {low, high}
    seat = None if turn is None else COLOURS.index(turn)
    phase = "over" if turn is None else "move"
    return Position.arrange(Picture(players, phase, seat, boards, lost))


def after_puts(players: int, *moves: str) -> Position:
    """Play moves from the beginning, in turn."""
    start = Position(players)
    for move in moves:
        seat = start.turn
        assert seat is not None
        start.play(move, seat)
    return start


def refused(position: Position, move: str) -> set[tuple[str, object]]:
    """Return the rules that a move of the seat whose turn it is breaks, each with its reason."""
    assert position.turn is not None
    refusals = position.explain(move, position.turn)
    assert position.is_legal(move, position.turn) == (not refusals)
    return {(refusal.key, refusal.values.get("why")) for refusal in refusals}


def steps(position: Position, *, board: str = "AB", origin: str = "") -> set[str]:
    """Return the legal moves of the seat whose turn it is on a board, from a square if one is named."""
    assert position.turn is not None
    return {
        " ".join((verb, *rest))
        for verb, name, *rest in map(str.split, position.legal_moves_for(position.turn))
        if name == board and (not origin or rest[0] == origin)
    }
