"""Records that people look through: finished games of this server's tables, and files that they bring.

A record is kept under a name made of its content, which is also how it is found: whoever has the name may see
it. Nothing of a game that goes on comes in here.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from hashlib import sha256
from random import SystemRandom
from typing import Any, Final

from atoll.core import SPECTATOR, Fact, IllegalMove, Json, Move, Position, Record, Refusal, Seat, Viewer
from atoll.core.branch import branch
from atoll.core.record import ReplayError, begin, check_result, step
from atoll.server.live.hub import Hub, Unknown
from atoll.server.settings import Settings
from atoll.store import KeptRecord, Store
from atoll.table import Person, Refused, Table, projection

CACHED: Final = 24
"""How many games are kept ready, played through."""

NAMES_LENGTH: Final = 64

OWN_MOST: Final = 100
"""With how many of somebody's own tables a record is compared that they bring."""

TOUCHED_AGAIN: Final = 3600.0
"""Seconds after which it is noted again that somebody looks at a record."""


@dataclass(frozen=True)
class Replay:
    """A record, played through: every moment of it."""

    id: str
    record: Record
    names: tuple[str, ...]
    ending: dict[str, Json] | None
    """How it ended at its table, where it was played at one."""
    seats: tuple[Seat, ...]
    """Who made each move."""
    facts: tuple[tuple[Fact, ...], ...]
    """What happened at each move."""
    moments: tuple[Position, ...]
    """The position before each move, and the last one."""

    def view(self, ply: int, viewer: Viewer) -> dict[str, Json]:
        """Give what somebody saw after so many moves. Raises Refused."""
        told = self.record.view
        if told is not None and viewer is not SPECTATOR and viewer != told:
            raise Refused("replay-seat", seat=0 if told is SPECTATOR else told)
        return dict(self.moments[ply].view(viewer).data)

    def to_json(self) -> dict[str, Any]:
        """Give all but the positions."""
        record = self.record
        result = self.moments[-1].result()
        return {
            "id": self.id,
            "game": record.game,
            "players": record.players,
            "options": dict(record.options),
            "view": "spectator" if record.view is SPECTATOR else record.view,
            "names": list(self.names),
            "moves": [
                {"seat": seat, "move": move, "facts": [fact.to_json() for fact in facts]}
                for seat, move, facts in zip(self.seats, record.moves, self.facts, strict=True)
            ],
            "result": result.to_json(),
            "ending": self.ending,
            "origin": None if record.origin is None else dict(record.origin),
        }


class Archive:
    """All records that are kept, and those that are looked at ready at hand."""

    def __init__(
        self, settings: Settings, store: Store, hub: Hub, now: Callable[[], float] = time.time
    ) -> None:
        self._settings, self._store, self._hub, self._now = settings, store, hub, now
        self._ready: OrderedDict[str, Replay] = OrderedDict()

    async def bring(self, data: bytes, person: Person) -> Replay:
        """Keep a record that somebody brings as a file. Raises Refused or RecordError."""
        document = _document(data)
        record = Record.from_json(document)
        if not record.moves:
            raise Refused("replay-no-moves")
        if await self._goes_on(record, person):
            raise Refused("replay-running")
        return await self._keep({**record.to_json(), "table": _table_part(document, record.players)})

    async def take(self, table: Table) -> Replay:
        """Keep the record of a table's game. Raises Refused if it is not over."""
        if table.life != "over" or table.live_game is None:
            raise Refused("replay-not-over")
        if not table.live_game.moves:
            raise Refused("replay-no-moves")
        return await self._keep(projection.record(table, SPECTATOR))

    async def find(self, name: str) -> Replay:
        """Give a record by its name. Raises Unknown."""
        if name not in self._ready:
            kept = await self.kept(name)
            self._remember(await asyncio.to_thread(_played, name, json.loads(kept.document)))
        self._ready.move_to_end(name)
        return self._ready[name]

    async def kept(self, name: str) -> KeptRecord:
        """Give what the store has of a record. Raises Unknown."""
        kept = await self._store.kept_record(name)
        if kept is None:
            raise Unknown
        if self._now() - kept.touched_at > TOUCHED_AGAIN:
            await self._store.touch_record(name, self._now())
        return kept

    async def branch(self, name: str, ply: int, seat: Seat) -> Record:
        """Give the beginning of a game that goes on from a moment, for a seat to play."""
        replay = await self.find(name)
        fresh = await asyncio.to_thread(branch, replay.record, ply, seat, SystemRandom())
        return replace(fresh, origin={**(fresh.origin or {}), "record": name})

    def forget_names(self) -> None:
        """Read anew what the store has: somebody's name is another, or gone."""
        self._ready.clear()

    async def _goes_on(self, record: Record, person: Person) -> bool:
        """Tell whether this is a game that goes on: at a table of this process, or of whoever brings it."""
        if any(_same(live.table, record) for live in self._hub.playing()):
            return True
        own = await self._store.of_person(person.id, OWN_MOST)
        like = [one.id for one in own if one.life == "playing" and one.summary["game"] == record.game]
        return any([_same((await self._hub.find(table)).table, record) for table in like])

    async def _keep(self, document: dict[str, Any]) -> Replay:
        text = json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        name = sha256(text.encode()).hexdigest()[:32]
        replay = await asyncio.to_thread(_played, name, document)
        now = self._now()
        if not await self._store.keep_record(KeptRecord(name, text, now, now), self._settings.max_records):
            raise Refused("replay-full")
        self._remember(replay)
        return replay

    def _remember(self, replay: Replay) -> None:
        self._ready[replay.id] = replay
        if len(self._ready) > CACHED:
            self._ready.popitem(last=False)


def _document(data: bytes) -> object:
    """Read a file. Raises Refused or RecordError."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Refused("replay-no-text") from error
    lines = [line for line in text.split("\n") if line.strip()]
    if len(lines) > 1 and all(line.lstrip().startswith("{") for line in lines[:2]) and _is_json(lines[0]):
        raise Refused("replay-several", count=len(lines))
    Record.loads(text)
    return json.loads(text)


def _is_json(line: str) -> bool:
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def _table_part(document: object, players: int) -> dict[str, Any]:
    """Take over who played, as a server wrote it, and nothing that it did not write."""
    found = document.get("table") if isinstance(document, dict) else None
    names = found.get("names") if isinstance(found, dict) else None
    good = isinstance(names, list) and len(names) == players and all(isinstance(name, str) for name in names)
    return {"names": [str(name)[:NAMES_LENGTH] for name in names] if good and names else [], "ending": None}


def _played(name: str, document: dict[str, Any]) -> Replay:
    """Play a record through. Raises Refused that names the move which cannot be, and why."""
    record = Record.from_json(document)
    viewer = None if record.view is None or record.view is SPECTATOR else record.view
    playthrough = begin(record)
    seats, facts, moments = [], [], []
    for _ in record.moves:
        moments.append(playthrough.position.copy())
        seat = playthrough.position.to_move()
        try:
            events = step(playthrough, record)
        except ReplayError as error:
            raise _refused(error) from error
        assert isinstance(seat, int), "a move was made, so somebody made it"
        seats.append(seat)
        facts.append(tuple(event.seen_by(viewer) for event in events))
    moments.append(playthrough.position.copy())
    check_result(record, playthrough)
    table = document.get("table") or {}
    return Replay(
        name,
        record,
        tuple(table.get("names") or ()),
        table.get("ending"),
        tuple(seats),
        tuple(facts),
        tuple(moments),
    )


def _refused(error: ReplayError) -> Refused:
    """Say where a record is broken and why, so that each reader hears it in their own language."""
    cause = error.cause
    why = cause.refusals if isinstance(cause, IllegalMove) else (Refusal(cause.fact.key, cause.fact.values),)
    where = Refusal("replay-move", {"number": error.ply + 1, "move": error.move})
    return Refused(where.key, (where, *why), **where.values)


def _same(table: Table, record: Record) -> bool:
    """Tell whether a record could be one of a game that goes on, as far as everybody may know it.

    Nothing that is hidden is compared, so that nobody learns anything by trying.
    """
    live_game, table_settings = table.live_game, table.settings
    if live_game is None or (table_settings.game, table_settings.players) != (record.game, record.players):
        return False
    if not record.moves or len(record.moves) > len(live_game.moves):
        return False
    _, known = live_game.committed.known(live_game.moves, SPECTATOR)
    return all(_fits(one, other) for one, other in zip(record.moves, known, strict=False))


def _fits(one: Move, other: Move) -> bool:
    if "?" in one or "?" in other:
        return one.split()[0] == other.split()[0]
    return one == other
