"""Events of a table's log, as the store keeps them."""

from __future__ import annotations

from atoll.core import SPECTATOR
from atoll.table.events import TableEvent
from atoll.table.people import TableSeat

ADA = TableSeat("person", "ada", "Ada").to_json()
OLD = TableSeat("bot", None, "adaptive-3", "adaptive-3").to_json()
"""A bot that suits somebody, as the first logs wrote it: everybody could read the level."""


def test_the_level_of_an_adaptive_bot_in_an_old_log_is_told_to_nobody() -> None:
    created = {"kind": "created", "data": {"seats": [ADA, OLD], "host": "ada"}}
    seated = {"kind": "seated", "data": {"seat": 1, "now": OLD}, "hidden": {"secret": "s"}}
    first, second = TableEvent.from_json(created), TableEvent.from_json(seated)
    for event in (first, second):
        for viewer in (SPECTATOR, 0, 1):
            assert "adaptive" not in str(event.seen_by(viewer))
        assert TableEvent.from_json(event.to_json()) == event
    assert first.data["seats"][0] == ADA
    assert first.hidden == {"matches": {"1": {"level": "adaptive-3", "who": None}}}
    assert second.hidden == {"secret": "s", "match": {"level": "adaptive-3", "who": None}}


def test_other_events_are_read_as_they_were_written() -> None:
    dolphin = TableSeat("bot", None, "level-7", "level-7").to_json()
    for kind, data in (("created", {"seats": [ADA, dolphin]}), ("seated", {"seat": 1, "now": dolphin})):
        event = TableEvent(kind, data)
        assert TableEvent.from_json(event.to_json()) == event
