"""Everybody who looks at a live table: what they are sent, and who knows that they are there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final

from atoll.core import SPECTATOR, Json, Viewer
from atoll.server.live.broadcast import Broadcast, dumps
from atoll.server.live.presence import Presence
from atoll.server.live.services import Listener, Services
from atoll.table import LogEntry, Person, Table, projection

LISTENERS_PER_COMMAND: Final = 10
"""To tell so many listeners of a command costs about as much as to carry it out."""

BOARD_CHANGES: Final = frozenset({"started", "drafted", "undrafted", "moved", "took-back", "ended"})
"""The events that change the board, or the legal moves on it."""

SEAT_CHANGES: Final = frozenset({"seated", "arranged", "started", "renamed"})
"""The events after which somebody may see less than before."""


@dataclass(frozen=True, slots=True)
class Acknowledgement:
    """Tells a client that its command is safe."""

    listener: Listener
    write: Callable[[int], str]
    """Returns the message, given the number of the command's first event."""


class Audience:
    """The listeners of one table in this process, and who is connected to other processes."""

    def __init__(self, table: Table, services: Services) -> None:
        self._table = table
        self._services = services
        self._listeners: set[Listener] = set()
        self._looked_at = 0.0
        """When somebody last looked at the table without staying."""
        self._player_seen_at = 0.0
        """When somebody who holds a seat last did."""
        self.presence = Presence(services.now)

    # --- listeners ----------------------------------------------------------------------------------------

    @property
    def has_listeners(self) -> bool:
        """Whether anybody is connected to this process."""
        return bool(self._listeners)

    @property
    def command_cost(self) -> int:
        """As how many commands one counts here: everybody who looks is told of it."""
        return 1 + len(self._listeners) // LISTENERS_PER_COMMAND

    def add(self, listener: Listener, missed: Sequence[LogEntry] | None) -> None:
        """Add a listener: it gets what it missed, or a snapshot if that is None."""
        if missed is None:
            listener.send(dumps(self.snapshot(listener.viewer)))
        else:
            broadcast = Broadcast(self._table, missed, self._services.now(), with_board=True)
            listener.send(broadcast.for_viewer(listener.viewer))
        self._listeners.add(listener)
        if listener.person is not None:
            self.presence.connect(listener.person.id)
        self._update_presence()

    def leave(self, listener: Listener) -> None:
        """Remove a listener."""
        if listener not in self._listeners:
            return
        self._listeners.discard(listener)
        self.note_visit(listener.person)
        if listener.person is not None:
            self.presence.disconnect(listener.person.id)
        self._update_presence()

    def disconnect(self, who: str) -> None:
        """Close all connections of a person."""
        for listener in [one for one in self._listeners if one.person is not None and one.person.id == who]:
            self.leave(listener)
            listener.close()

    def rename(self, who: str, name: str) -> None:
        """Call a person by another name from now on, on all their connections."""
        for listener in self._listeners:
            if listener.person is not None and listener.person.id == who:
                listener.person = replace(listener.person, name=name)

    def close(self) -> None:
        """Disconnect everybody."""
        for listener in list(self._listeners):
            listener.close()

    # --- what they see ------------------------------------------------------------------------------------

    def snapshot(self, viewer: Viewer) -> dict[str, Json]:
        """Return everything that a viewer may know."""
        table = self._table
        return {
            "type": "snapshot",
            "seq": table.seq,
            "table": {"id": table.id, **table.settings.to_json(), "created_at": table.header.created_at},
            "viewer": None if viewer is SPECTATOR else viewer,
            "state": projection.state(table, viewer),
            "board": projection.board(table, viewer),
            "history": projection.history(table, viewer),
            "chat": list(table.chat),
            **self._who_is_here(),
            "now": self._services.now(),
        }

    def look_as(self, listener: Listener, viewer: Viewer) -> None:
        """Show the table to a listener as another viewer from now on."""
        listener.viewer = viewer
        listener.send(dumps(self.snapshot(viewer)))

    def broadcast(self, entries: Sequence[LogEntry], ack: Acknowledgement | None) -> None:
        """Send entries that were just applied to everybody, and an acknowledgement to whom it is for."""
        seats_changed = any(entry.event.kind in SEAT_CHANGES for entry in entries)
        up_to_date = self._reassign_viewers() if seats_changed else frozenset()
        if self._listeners:
            with_board = any(entry.event.kind in BOARD_CHANGES for entry in entries)
            broadcast = Broadcast(self._table, entries, self._services.now(), with_board=with_board)
            for listener in self._listeners:
                if listener in up_to_date:
                    continue
                message = broadcast.for_viewer(listener.viewer)
                if ack is not None and listener is ack.listener:
                    listener.send(message, ack.write(entries[0].seq))
                    ack = None
                else:
                    listener.send(message)
        if ack is not None:
            ack.listener.send(ack.write(entries[0].seq))

    def _reassign_viewers(self) -> set[Listener]:
        """Let nobody keep looking as a seat that is no longer theirs, or at a game that is closed to them.

        Return the listeners that see the table as somebody else now; they have got a snapshot already.
        """
        changed = set()
        for listener in list(self._listeners):
            who = listener.person.id if listener.person is not None else None
            own = self._table.seats_of(who) if who is not None else []
            if self._table.life != "open" and not self._table.may_watch(who):
                self.leave(listener)
                listener.close()
            elif listener.viewer is not SPECTATOR and listener.viewer not in own:
                self.look_as(listener, own[0] if own else SPECTATOR)
                changed.add(listener)
        return changed

    # --- who is here --------------------------------------------------------------------------------------

    def note_visit(self, person: Person | None) -> None:
        """Note that somebody looks at the table, if only for a moment."""
        self._looked_at = self._services.now()
        if person is not None and person.id in self._table.header.people():
            self._player_seen_at = self._looked_at

    def people_away_for(self, seconds: float) -> bool:
        """Whether nobody who holds a seat is connected to any process, or has looked for so long."""
        return (
            not self._table.header.people() & self.presence.people()
            and self._services.now() > self._player_seen_at + seconds
        )

    def away_for(self, seconds: float) -> bool:
        """Whether nobody is connected to any process, and nobody has looked at the table for so long."""
        return (
            not self._listeners
            and not self.presence.people()
            and not self.presence.remote_spectators()
            and self._services.now() > self._looked_at + seconds
        )

    def update_remote(self, node: str, people: Collection[str], spectators: int) -> bool:
        """Note who is connected to another process; return whether that changes who is here."""
        before = self._who_is_here()
        self.presence.update_remote(node, people, spectators)
        changed = before != self._who_is_here()
        if changed:
            self._send_presence()
        return changed

    def request_presence(self) -> None:
        """Ask the other processes who is connected there."""
        self._services.publish(self._table.id, {"ask": True})

    def publish_presence(self) -> None:
        """Tell the other processes who is connected here; regularly, so that dead processes are noticed."""
        here = {"here": self.presence.local_people(), "watching": self._local_spectators()}
        self._services.publish(self._table.id, here)

    def _update_presence(self) -> None:
        self.publish_presence()
        self._send_presence()

    def _send_presence(self) -> None:
        text = dumps({"type": "presence", **self._who_is_here()})
        for listener in self._listeners:
            listener.send(text)

    def _who_is_here(self) -> dict[str, Json]:
        spectators = self._local_spectators() + self.presence.remote_spectators()
        here = self.presence.people()
        away: dict[str, Json] = {
            who: self.presence.last_seen(who) for who in sorted(self._table.header.people() - here)
        }
        return {"here": sorted(here), "away": away, "watching": spectators}

    def _local_spectators(self) -> int:
        return sum(listener.viewer is SPECTATOR for listener in self._listeners)
