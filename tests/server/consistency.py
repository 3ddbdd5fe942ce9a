"""Compares what clients were told with what the log holds, after whatever happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from atoll.core import SPECTATOR, Record
from atoll.table import Table, projection
from atoll.table.fair import verify
from server.player import Player
from serving import Backing


async def check_finished_table(folder: Path, table: str, players: Sequence[tuple[str, Player]]) -> int:
    """Check a finished table of the server in a folder against its players; return the number of moves."""
    store = Backing.store(folder)
    try:
        log = await store.read(table)
    finally:
        await store.close()
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    acted = Counter(entry.command for entry in log if entry.command is not None)
    assert set(acted.values()) <= {1}
    causes = {entry.command: entry.event for entry in log if entry.command is not None}
    for who, player in players:
        for identity, command in player.acknowledged.items():
            event = causes.get(f"{who}:{identity}")
            assert event is not None, f"{identity} was acknowledged and is lost: {command}"
            if command["do"] == "play":
                assert event.data["seat"] == command["seat"]
                assert event.kind in {"moved", "drafted", "sealed"}
        for refusal in player.refused:
            assert f"{who}:{refusal['id']}" not in acted, f"refused, and yet it acted: {refusal}"
        kinds = {entry.seq: entry.event.kind for entry in log}
        assert {seq: kinds[seq] for seq in player.events} == player.events
    folded = Table.fold(table, log)
    assert folded.life == "over"
    record = Record.from_json(projection.record(folded, SPECTATOR))
    record.position()
    verify(record)
    # A move is in the record exactly once: the record is what the committed moves say, in order.
    committed: list[str] = []
    for entry in log:
        if entry.event.kind == "moved":
            assert entry.event.data["ply"] == len(committed)
            committed.append(str(entry.event.hidden["move"]))
        assert entry.event.kind != "took-back"
    assert committed == list(record.moves)
    return len(committed)
