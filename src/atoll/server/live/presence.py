"""Who is connected to a table, to this process or to others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final

PRESENCE_SECONDS: Final = 50.0
"""For how long to believe what another process said about its connections."""


@dataclass(frozen=True)
class RemotePresence:
    """Who was connected to another process, at a time."""

    people: frozenset[str]
    spectators: int
    at: float


class Presence:
    """The people at a table. One person may have several connections."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self.began = now()
        """When this process began to look."""
        self._connections: Counter[str] = Counter()
        self._remote: dict[str, RemotePresence] = {}
        self._left_at: dict[str, float] = {}

    def connect(self, who: str) -> None:
        """Add a connection to this process."""
        self._connections[who] += 1

    def disconnect(self, who: str) -> None:
        """Remove a connection to this process."""
        self._connections[who] -= 1
        if not self._connections[who]:
            del self._connections[who]
        if who not in self.people():
            self._left_at[who] = self._now()

    def update_remote(self, node: str, people: Collection[str], spectators: int) -> None:
        """Note who is connected to another process. Processes that have been silent for long are dropped."""
        before, now = self.people(), self._now()
        remote = {**self._remote, node: RemotePresence(frozenset(people), spectators, now)}
        self._remote = {
            name: there
            for name, there in remote.items()
            if there.at > now - PRESENCE_SECONDS and (there.people or there.spectators)
        }
        for who in before - self.people():
            self._left_at[who] = now

    def people(self) -> set[str]:
        """Return everybody who is connected, to whichever process."""
        return set(self._connections).union(*(there.people for there in self._remote.values()))

    def local_people(self) -> list[str]:
        """Return everybody who is connected to this process."""
        return sorted(self._connections)

    def remote_spectators(self) -> int:
        """Return the number of spectators at other processes."""
        return sum(there.spectators for there in self._remote.values())

    def last_seen(self, who: str) -> float:
        """Return when somebody who is not connected left, or when this process began to look."""
        return self._left_at.get(who, self.began)
