"""What happens at a table, as its log stores it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from atoll.core import SPECTATOR, Json, Viewer
from atoll.table.people import PLAIN_BOT, is_adaptive


@dataclass(frozen=True)
class TableEvent:
    """Something that happened at a table, in the forms that different viewers may see.

    ``data`` is what everybody may know. ``private`` adds or replaces values per seat. ``hidden`` never leaves
    the server. ``seen_by`` is the only way out.
    """

    kind: str
    data: Mapping[str, Json] = field(default_factory=dict)
    private: Mapping[int, Mapping[str, Json]] = field(default_factory=dict)
    hidden: Mapping[str, Json] = field(default_factory=dict)

    def seen_by(self, viewer: Viewer) -> dict[str, Json]:
        """Return the viewer's form. Every viewer has one, so that nobody's event numbers have gaps."""
        own = {} if viewer is SPECTATOR else self.private.get(viewer, {})
        return {"kind": self.kind, **self.data, **own}

    def to_json(self) -> dict[str, Json]:
        """Return the whole event, secrets included, for the store."""
        whole: dict[str, Json] = {"kind": self.kind, "data": dict(self.data)}
        if self.private:
            whole["private"] = {str(seat): dict(values) for seat, values in self.private.items()}
        if self.hidden:
            whole["hidden"] = dict(self.hidden)
        return whole

    @classmethod
    def from_json(cls, whole: Mapping[str, Mapping[str, Mapping[str, Json]]]) -> TableEvent:
        """Read what ``to_json`` wrote."""
        private = {int(seat): values for seat, values in whole.get("private", {}).items()}
        return _with_levels_hidden(cls(str(whole["kind"]), whole["data"], private, whole.get("hidden", {})))


def _with_levels_hidden(event: TableEvent) -> TableEvent:
    """Return an event that tells nobody the level of an adaptive bot; the first logs told everybody."""
    data: Mapping[str, Any] = event.data
    if event.kind == "seated" and _tells_level(data["now"]):
        match = {"level": data["now"]["level"], "who": None}
        return replace(
            event, data={**data, "now": _as_plain_bot(data["now"])}, hidden={**event.hidden, "match": match}
        )
    if event.kind == "created" and any(map(_tells_level, data.get("seats", ()))):
        told = {number: seat for number, seat in enumerate(data["seats"]) if _tells_level(seat)}
        seats = [_as_plain_bot(seat) if number in told else seat for number, seat in enumerate(data["seats"])]
        matches = {str(number): {"level": seat["level"], "who": None} for number, seat in told.items()}
        return replace(event, data={**data, "seats": seats}, hidden={**event.hidden, "matches": matches})
    return event


def _tells_level(seat: Mapping[str, Any]) -> bool:
    return seat["kind"] == "bot" and is_adaptive(seat["level"])


def _as_plain_bot(seat: Mapping[str, Any]) -> dict[str, Any]:
    return {**seat, "level": PLAIN_BOT, "name": PLAIN_BOT}


@dataclass(frozen=True)
class LogEntry:
    """An event with its number, its time (Unix time, by the server's clock) and its cause.

    ``command`` is the id of the command that caused it, on the first event of that command only.
    """

    seq: int
    at: float
    event: TableEvent
    command: str | None = None

    def to_json(self) -> dict[str, Json]:
        """Return the whole entry, secrets included, for the server's other processes."""
        return {"seq": self.seq, "at": self.at, "event": self.event.to_json(), "command": self.command}

    @classmethod
    def from_json(cls, whole: Mapping[str, Any]) -> LogEntry:
        """Read what ``to_json`` wrote."""
        return cls(whole["seq"], whole["at"], TableEvent.from_json(whole["event"]), whole["command"])
