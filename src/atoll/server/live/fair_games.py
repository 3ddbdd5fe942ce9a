"""Nobody is helped in a rated game: not by hints, analyses or bots on another table with the same board.

From the eighth move on, the boards that a rated game has or had are stored under their fingerprints, so that
every process knows them. A fingerprint is made of what everybody sees and is the same for a board that is
turned, mirrored or shifted. Whoever asks for help with such a board is refused, and not told why.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from atoll.core import Position, Record
from atoll.core.types import Played
from atoll.store import Store
from atoll.table import Refused

FIRST_PLY: Final = 8
"""After how many moves a board belongs to its game: earlier ones are in many games."""


class BoardHistory:
    """The fingerprints of the boards that a game has gone through; each is computed once."""

    def __init__(self) -> None:
        self._moves: list[Played] = []
        self._boards: list[str] = []
        """The board after each move; empty where it does not count."""

    def follow(self, record: Record, moves: Sequence[Played]) -> list[str]:
        """Return the boards that count, of the game that a full record tells; slow for a long, new game."""
        common = 0
        for one, other in zip(self._moves, moves, strict=False):
            if one != other:
                break
            common += 1
        del self._boards[common:]
        self._moves = list(moves)
        if common < len(moves):
            position = record.start()
            for ply in range(len(record.moves)):
                record.play(position, ply)
                if ply >= common:
                    self._boards.append(board_name(position) if ply + 1 >= FIRST_PLY else "")
        return [board for board in self._boards if board]


def board_name(position: Position) -> str:
    """Return the fingerprint of what everybody sees of a position."""
    return position.game.fingerprint(position.view())


def board_names(positions: Sequence[Position]) -> list[str]:
    """Return the fingerprints that count, of a game's positions from the start."""
    return [board_name(position) for position in positions[FIRST_PLY:]]


async def refuse_help(store: Store, boards: Iterable[str]) -> None:
    """Raise Refused if a rated game in play has or had one of these boards."""
    if await store.in_rated_game(set(boards)):
        raise Refused("server-no-help")
