"""The lobby: the public tables that are open or being played, and the clients that follow the list."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from atoll.core import Json
from atoll.server.live.broadcast import dumps
from atoll.server.live.services import Listener

LOBBY_LENGTH: Final = 200
"""How many tables the lobby lists."""


class Lobby:
    """The public tables, as summaries."""

    def __init__(self) -> None:
        self._summaries: dict[str, dict[str, Json]] = {}
        self._listeners: set[Listener] = set()

    def tables(self) -> list[dict[str, Json]]:
        """Return the listed tables, the newest first."""
        tables = sorted(self._summaries.values(), key=lambda one: -float(str(one["created_at"])))
        return tables[:LOBBY_LENGTH]

    def join(self, listener: Listener) -> None:
        """Send the list to a client, and from now on its changes."""
        listener.send(dumps({"type": "lobby", "tables": self.tables()}))
        self._listeners.add(listener)

    def leave(self, listener: Listener) -> None:
        """Stop sending to a client."""
        self._listeners.discard(listener)

    def update(self, summary: dict[str, Json]) -> bool:
        """List a table, or update it; return whether anything but the time of its last event changed."""
        table = str(summary["id"])
        before = self._summaries.get(table)
        if before is not None and float(str(before["touched_at"])) > float(str(summary["touched_at"])):
            return False  # older than what is listed
        self._summaries[table] = summary
        if before is not None and {**before, "touched_at": 0} == {**summary, "touched_at": 0}:
            return False
        self._send({"type": "table", "table": summary})
        return True

    def remove(self, table: str) -> None:
        """Stop listing a table."""
        if self._summaries.pop(table, None) is not None:
            self._send({"type": "gone", "id": table})

    def replace(self, summaries: Mapping[str, dict[str, Json]]) -> None:
        """Make the list agree with the store's: some changes may not have reached this process."""
        for table in self._summaries.keys() - summaries.keys():
            self.remove(table)
        for summary in summaries.values():
            self.update(summary)

    def tournaments_changed(self) -> None:
        """Say that a tournament has changed; whoever shows them asks for the list."""
        self._send({"type": "tournaments"})

    def close(self) -> None:
        """Disconnect everybody."""
        for listener in list(self._listeners):
            listener.close()

    def _send(self, message: dict[str, Json]) -> None:
        text = dumps(message)
        for listener in list(self._listeners):
            listener.send(text)
