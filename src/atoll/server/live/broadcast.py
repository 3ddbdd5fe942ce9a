"""Writes what clients are told. Of a piece of news, what is the same for several is written once."""

from __future__ import annotations

from collections.abc import Sequence

import orjson

from atoll.core import SPECTATOR, Json, Viewer
from atoll.table import LogEntry, Table, projection


def dumps(message: object) -> str:
    """Write a message as one line of JSON."""
    return orjson.dumps(message).decode()


class News:
    """What has just happened at a table, for everybody who looks at it.

    Viewers share what everybody may know. Where a game shows the same to all (``Law.alike``), they also
    share the view, and it is the spectators', who may know the least.
    """

    def __init__(self, table: Table, entries: Sequence[LogEntry], now: float, *, with_board: bool) -> None:
        """Tell of entries that were just applied to the table; with the board, if it has changed."""
        self._table, self._entries, self._now, self._with_board = table, entries, now, with_board
        self._state = projection.public_state(table)
        self._views: dict[Viewer, orjson.Fragment] = {}
        self._told: dict[Viewer, str] = {}

    def told(self, viewer: Viewer) -> str:
        """Give the message for a viewer."""
        if viewer not in self._told:
            self._told[viewer] = self._write(viewer)
        return self._told[viewer]

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
        eye = SPECTATOR if projection.same_view_for_all(self._table) else viewer
        if eye not in self._views:
            self._views[eye] = orjson.Fragment(orjson.dumps(projection.view(self._table, eye)))
        return self._views[eye]
