"""Writes the messages about new events. What is the same for several viewers is written once."""

from __future__ import annotations

from collections.abc import Sequence

import orjson

from atoll.core import SPECTATOR, Viewer
from atoll.table import LogEntry, Table, projection


def dumps(message: object) -> str:
    """Return a message as one line of JSON."""
    return orjson.dumps(message).decode()


class Broadcast:
    """The message about new events at a table, in each viewer's form.

    What several viewers may know is written once: the events and the state unless a seat has values of its
    own in them, and the view if the game looks the same to everybody, which is then the spectators', who may
    know the least.
    """

    def __init__(self, table: Table, entries: Sequence[LogEntry], now: float, *, with_board: bool) -> None:
        """Describe entries that were just applied to the table; with the board, if it has changed."""
        self._table, self._entries, self._now, self._with_board = table, entries, now, with_board
        self._public_state = projection.public_state(table)
        self._private_seats = frozenset(seat for entry in entries for seat in entry.event.private)
        self._heads: dict[Viewer, bytes] = {}
        self._views: dict[Viewer, bytes] = {}
        self._messages: dict[Viewer, str] = {}

    def for_viewer(self, viewer: Viewer) -> str:
        """Return the message for a viewer."""
        if viewer not in self._messages:
            self._messages[viewer] = self._write(viewer).decode()
        return self._messages[viewer]

    def _write(self, viewer: Viewer) -> bytes:
        """Write the members in their order: all up to ``now``, then ``board``, which closes the object."""
        head = self._head(viewer)
        if not self._with_board:
            return head + b"}"
        if self._table.live_game is None:
            return head + b',"board":null}'
        moves = projection.legal_moves(self._table, viewer)
        legal = orjson.dumps(moves) if moves else b"[]"
        return b"".join((head, b',"board":{"view":', self._view(viewer), b',"legal":', legal, b"}}"))

    def _head(self, viewer: Viewer) -> bytes:
        """Return the message without its board, and still open."""
        private = projection.private_state(self._table, viewer)
        shared = viewer not in self._private_seats and private == projection.NOTHING_PRIVATE
        seen_as = SPECTATOR if shared else viewer
        if seen_as not in self._heads:
            message = {
                "type": "events",
                "seq": self._table.seq,
                "events": [projection.event_for_viewer(entry, seen_as) for entry in self._entries],
                "state": {**self._public_state, **private},
                "now": self._now,
            }
            self._heads[seen_as] = orjson.dumps(message)[:-1]
        return self._heads[seen_as]

    def _view(self, viewer: Viewer) -> bytes:
        seen_as = SPECTATOR if projection.same_view_for_all(self._table) else viewer
        if seen_as not in self._views:
            self._views[seen_as] = orjson.dumps(projection.view(self._table, seen_as))
        return self._views[seen_as]
