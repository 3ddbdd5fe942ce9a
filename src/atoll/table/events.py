"""What happens at a table, as its log keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from atoll.core import SPECTATOR, Json, Viewer


@dataclass(frozen=True)
class TableEvent:
    """One entry of a table's log, in all its forms.

    ``data`` is what everybody at the table may know. ``private`` holds further or other values for single
    seats. ``hidden`` is for the server alone: it never leaves. ``seen_by`` is the only way out.
    """

    kind: str
    data: Mapping[str, Json] = field(default_factory=dict)
    private: Mapping[int, Mapping[str, Json]] = field(default_factory=dict)
    hidden: Mapping[str, Json] = field(default_factory=dict)

    def seen_by(self, viewer: Viewer) -> dict[str, Json]:
        """Give the form for one viewer. There is one for everybody, so that nobody's numbers have gaps."""
        own = {} if viewer is SPECTATOR else self.private.get(viewer, {})
        return {"kind": self.kind, **self.data, **own}

    def to_json(self) -> dict[str, Json]:
        """Give the whole entry, secrets included, for the store."""
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
        return cls(str(whole["kind"]), whole["data"], private, whole.get("hidden", {}))


@dataclass(frozen=True)
class Logged:
    """An event with its number, its time (seconds since 1970, by the server's clock) and its cause.

    ``command`` is the id of the command that brought it about, on the first event of that command only.
    """

    seq: int
    at: float
    event: TableEvent
    command: str | None = None

    def to_json(self) -> dict[str, Json]:
        """Give all of it, secrets included, for other processes of the server."""
        return {"seq": self.seq, "at": self.at, "event": self.event.to_json(), "command": self.command}

    @classmethod
    def from_json(cls, whole: Mapping[str, Any]) -> Logged:
        """Read what ``to_json`` wrote."""
        return cls(whole["seq"], whole["at"], TableEvent.from_json(whole["event"]), whole["command"])
