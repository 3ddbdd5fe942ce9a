"""A position as the ideas of Talat see it: what each move leads to, and which towers can be captured."""

from __future__ import annotations

from typing import Final

from atoll.core.types import Move, Seat
from atoll.games.talat.material import BOARDS, BoardName, Square, commanded, enemy
from atoll.games.talat.notation import Put, Step, read_move
from atoll.games.talat.rules import Position
from atoll.games.talat.rules.board import Board, prey, targets
from atoll.games.talat.rules.freezing import is_frozen

SEVERAL: Final = 2
"""The least number of towers that is worth a word."""


class Scene:
    """A position in which a seat moves, and what each of its moves leads to."""

    def __init__(self, position: Position, seat: Seat) -> None:
        self.position, self.seat = position, seat
        self._after: dict[Move, Position] = {}
        self._spares: dict[Seat, int] = {}

    def after(self, move: Move) -> Position:
        """Return the position after a move."""
        found = self._after.get(move)
        if found is None:
            found = self._after[move] = self.position.copy()
            found.play(move, self.seat)
        return found

    def step(self, move: Move) -> Step | None:
        """Return a move of the second part of the game; None for one that puts a tower."""
        read = read_move(move)
        return read if isinstance(read, Step) else None

    def put(self, move: Move) -> Put | None:
        """Return a move that puts a tower; None for others."""
        read = read_move(move)
        return read if isinstance(read, Put) else None

    def spare(self, seat: Seat) -> int:
        """Return how many moves a seat has now on which it loses nothing."""
        if seat not in self._spares:
            self._spares[seat] = safe_steps(self.position, seat)
        return self._spares[seat]

    def hanging(self, position: Position) -> set[tuple[BoardName, Square]]:
        """Return the towers of the seat that somebody could capture next."""
        return {
            (name, square)
            for name in BOARDS
            if name not in position.frozen
            for square, tower in position.boards[name].items()
            if tower.colour == commanded(position.players, self.seat, name)
            and attackers(name, position.boards[name], square)
        }


def attackers(name: BoardName, board: Board, square: Square) -> list[Square]:
    """Return the enemies that could capture the tower on a square."""
    colour = enemy(name, board[square].colour)
    return [
        origin
        for origin, tower in board.items()
        if tower.colour == colour and square in prey(name, board, origin)
    ]


def part(name: BoardName, *squares: Square) -> tuple[str, ...]:
    """Return squares as the view names them."""
    return tuple(f"{name} {square}" for square in squares)


def falls(name: BoardName, board: Board, origin: Square, target: Square) -> bool:
    """Whether a tower could be captured if it stepped to a square."""
    moved = Board(board)
    moved[target] = moved.pop(origin)
    return bool(attackers(name, moved, target))


def safe_steps(position: Position, seat: Seat) -> int:
    """Return the number of a seat's steps to squares where the tower cannot be captured next."""
    return sum(
        not falls(name, position.boards[name], square, way)
        for name in BOARDS
        if name not in position.frozen
        for square, tower in position.boards[name].items()
        if tower.colour == commanded(position.players, seat, name)
        for way in targets(name, position.boards[name], square)
    )


def can_freeze(position: Position, seat: Seat, name: BoardName) -> bool:
    """Whether a board freezes by some move of a seat there, if it is the seat's turn."""
    board = position.boards[name]
    for origin, tower in board.items():
        if tower.colour != commanded(position.players, seat, name):
            continue
        for way in [*targets(name, board, origin, position.size), *prey(name, board, origin)]:
            moved = Board(board)
            moved[way] = moved.pop(origin)
            if is_frozen(name, moved, position.size):
                return True
    return False
