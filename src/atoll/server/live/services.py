"""What live tables share: the store, the bots, the leases and so on, and how they reach their clients."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from atoll.core import Viewer
from atoll.server.live.bots import BotPool
from atoll.server.live.leases import TableLeases
from atoll.server.live.pubsub import PubSub, table_topic
from atoll.server.ops.server_time import Outage
from atoll.store import Store
from atoll.table import Person

if TYPE_CHECKING:
    from atoll.server.live.table import LiveTable


class Listener(Protocol):
    """A client's end of a socket."""

    person: Person | None
    viewer: Viewer

    def send(self, *messages: str) -> None:
        """Send messages, in the order of the calls; they may be dropped once the client is gone."""

    def close(self) -> None:
        """Disconnect the client."""


@dataclass
class Services:
    """What a live table needs from the process it lives in."""

    store: Store
    bots: BotPool
    leases: TableLeases
    pubsub: PubSub
    grace: float
    """For how many seconds after a lost connection nobody runs out of time."""
    on_change: Callable[[LiveTable], None]
    """Called after every change, for the lobby."""
    spawn: Callable[[Awaitable[None]], None]
    """Starts a background task."""
    address_of: Callable[[str], str] = lambda _: ""
    """Returns the network address from which a person was last seen; empty if it is not known here."""
    now: Callable[[], float] = time.time
    outages: Sequence[Outage] = ()
    """The times that were nobody's, by ``now``; it grows."""
    shared: bool = False
    """Whether other processes serve the same tables."""
    pending: set[asyncio.Future[None]] = field(default_factory=set)
    """Commands that are being decided and written."""

    def publish(self, table: str, message: dict[str, Any]) -> None:
        """Tell the other processes something about a table, if there are any."""
        if self.shared:
            self.pubsub.publish(table_topic(table), message)

    def track(self, task: asyncio.Future[None]) -> None:
        """Keep track of a command until it is finished, so that the process does not stop in its middle."""
        self.pending.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Future[None]) -> None:
        self.pending.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waits for it gets it; if nobody does any more, nobody needs it
