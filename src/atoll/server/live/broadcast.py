"""Writes the messages about new events. What is the same for several viewers is written once."""

from __future__ import annotations

from collections.abc import Sequence

import orjson

from atoll.core import SPECTATOR, Json, Viewer
from atoll.table import LogEntry, Table, projection


def dumps(message: object) -> str:
    """Return a message as one line of JSON."""
    return orjson.dumps(message).decode()


class Broadcast:
    """The message about new events at a table, in each viewer's form.

    Viewers share what everybody may know. If the game looks the same to everybody, they also share the view,
    which is then the spectators', who may know the least.
    """

    def __init__(self, table: Table, entries: Sequence[LogEntry], now: float, *, with_board: bool) -> None:
        """Describe entries that were just applied to the table; with the board, if it has changed."""
        self._table, self._entries, self._now, self._with_board = table, entries, now, with_board
        self._state = projection.public_state(table)
        self._views: dict[Viewer, orjson.Fragment] = {}
        self._messages: dict[Viewer, str] = {}

    def for_viewer(self, viewer: Viewer) -> str:
        """Return the message for a viewer."""
        if viewer not in self._messages:
            self._messages[viewer] = self._write(viewer)
        return self._messages[viewer]

    def _write(self, viewer: Viewer) -> str:
        table = self._table
        message: dict[str, Json | orjson.Fragment | dict[str, Json | orjson.Fragment]] = {
            "type": "events",
            "seq": table.seq,
            "events": [projection.event_for_viewer(entry, viewer) for entry in self._entries],
            "state": {**self._state, **projection.private_state(table, viewer)},
            "now": self._now,
        }
        if self._with_board:
            message["board"] = (
                None
                if table.live_game is None
                else {"view": self._view(viewer), "legal": projection.legal_moves(table, viewer)}
            )
        return dumps(message)

    def _view(self, viewer: Viewer) -> orjson.Fragment:
        seen_as = SPECTATOR if projection.same_view_for_all(self._table) else viewer
        if seen_as not in self._views:
            self._views[seen_as] = orjson.Fragment(orjson.dumps(projection.view(self._table, seen_as)))
        return self._views[seen_as]
