"""Nobody is helped in a rated game: not by hints, analyses or bots on another table with the same board.

From the eighth move on, the boards that a rated game has or had are stored under their fingerprints, so that
every process knows them. A fingerprint is made of what everybody sees and is the same for a board that is
turned, mirrored or shifted. Whoever asks for help with such a board is refused, and not told why.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Final

from atoll.core import Position, Record
from atoll.core.types import Played
from atoll.server.live.services import Services
from atoll.store import Store, StoreError
from atoll.table import Refused, Table

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


class GameBoards:
    """The boards of the game at a live table: what they are called, and whether they are stored."""

    def __init__(self, table: Table, services: Services) -> None:
        self._table = table
        self._services = services
        self._history = BoardHistory()
        self._lock = asyncio.Lock()
        self._stored_at = 0
        """After how many moves the boards were stored last."""

    async def fingerprints(self) -> list[str]:
        """Return the fingerprints of the boards that the game has gone through, as far as they count."""
        async with self._lock:
            live_game = self._table.live_game
            if live_game is None or live_game.ply < FIRST_PLY:
                return []
            record, moves, shown = live_game.record(None), list(live_game.moves), live_game.current.copy()
            found = await asyncio.to_thread(self._history.follow, record, moves)
            return [*found, await asyncio.to_thread(board_name, shown)]

    def store_if_rated(self) -> None:
        """Store the boards of a rated game, so that no process helps anybody with them."""
        live_game = self._table.live_game
        if not self._table.settings.strict or self._table.life != "playing" or live_game is None:
            return
        if FIRST_PLY <= len(live_game.moves) != self._stored_at:
            self._stored_at = len(live_game.moves)
            self._services.spawn(self._store())

    async def _store(self) -> None:
        try:
            await self._services.store.add_rated_positions(self._table.id, await self.fingerprints())
        except StoreError:
            self._stored_at = 0  # with the next move, or when another process loads the table


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
