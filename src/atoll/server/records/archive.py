"""Records to review: finished games of this server's tables, and files that people import.

A record is stored under an id made of its content; whoever knows the id may see it. Games that are still
being played never get in here.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256
from random import SystemRandom
from typing import Any, Final

from atoll.core import SPECTATOR, Fact, IllegalMove, Json, Move, Position, Record, Refusal, Seat, Viewer
from atoll.core.branch import branch
from atoll.core.record import ReplayError
from atoll.server.errors import NotFound
from atoll.server.live.fair_games import FIRST_PLY, board_names, refuse_help
from atoll.server.live.hub import Hub
from atoll.server.settings import Settings
from atoll.store import DamagedError, Store, StoredRecord
from atoll.table import Person, Refused, Table, projection
from atoll.table.people import ADAPTIVE, PLAIN_BOT, read_looks

CACHE_SIZE: Final = 24
"""How many replayed games are cached."""

NAME_LENGTH: Final = 64

OLD_ADAPTIVE: Final = re.compile(rf"{ADAPTIVE}-\d")
"""How the first records named an adaptive bot; its level is private."""

MAX_OWN_TABLES: Final = 100
"""With how many of somebody's own tables an imported record is compared."""

TOUCH_SECONDS: Final = 3600.0
"""How often it is noted that somebody looks at a record."""


@dataclass(frozen=True)
class Replay:
    """A record with all of its positions."""

    id: str
    record: Record
    names: tuple[str, ...]
    looks: tuple[dict[str, Json], ...]
    """Each seat's colour and shape, if they are known."""
    ending: dict[str, Json] | None
    """How it ended at its table, if it was played at one."""
    seats: tuple[Seat, ...]
    """The seat that made each move."""
    facts: tuple[tuple[Fact, ...], ...]
    """What happened at each move."""
    positions: tuple[Position, ...]
    """The position before each move, and the last one."""

    @cached_property
    def boards(self) -> list[str]:
        """The fingerprints of the boards, from the first that counts; computed when they are first needed."""
        return board_names(self.positions)

    def view(self, ply: int, viewer: Viewer) -> dict[str, Json]:
        """Return what a viewer saw after the first moves. Raise Refused if the record does not know that."""
        known = self.record.view
        if known is not None and viewer is not SPECTATOR and viewer != known:
            raise Refused("replay-seat", seat=0 if known is SPECTATOR else known)
        return dict(self.positions[ply].view(viewer).data)

    def decision(
        self, ply: int, viewer: Viewer, moves: Sequence[Move]
    ) -> tuple[dict[str, Json], dict[Move, dict[str, Json]]]:
        """Return what a viewer saw after the first moves, and where some of the next would be made.

        The words tell all legal moves apart, not only these. Raise Refused as ``view`` does.
        """
        view = self.view(ply, viewer)
        position = self.positions[ply]
        seat, engine = position.to_move, position.engine
        # Not the position's own list, which it would keep: there are many positions in many records.
        legal = [engine.text(action) for action in engine.legal(seat)] if isinstance(seat, int) else []
        named = projection.name_places(position, viewer, legal)
        return view, {move: named[move] for move in moves if move in named}

    def to_json(self) -> dict[str, Any]:
        """Return everything but the positions."""
        record = self.record
        result = self.positions[-1].result
        return {
            "id": self.id,
            "game": record.game,
            "players": record.players,
            "options": dict(record.options),
            "view": "spectator" if record.view is SPECTATOR else record.view,
            "names": list(self.names),
            "looks": list(self.looks),
            "moves": [
                {"seat": seat, "move": move, "facts": [fact.to_json() for fact in facts]}
                for seat, move, facts in zip(self.seats, record.moves, self.facts, strict=True)
            ],
            "result": result.to_json(),
            "ending": self.ending,
            "origin": None if record.origin is None else dict(record.origin),
        }


class Archive:
    """All stored records; the ones looked at last are cached with their positions."""

    def __init__(
        self, settings: Settings, store: Store, hub: Hub, now: Callable[[], float] = time.time
    ) -> None:
        self._settings, self._store, self._hub, self._now = settings, store, hub, now
        self._cache: OrderedDict[str, Replay] = OrderedDict()

    async def import_file(self, data: bytes, person: Person) -> Replay:
        """Store a record that somebody imports. Raise Refused or RecordError."""
        document = _read_file(data)
        record = Record.from_json(document)
        if not record.moves:
            raise Refused("replay-no-moves")
        if await self._is_in_play(record, person):
            raise Refused("replay-running")
        return await self._store_document(
            {**record.to_json(), "table": _table_part(document, record.players)}
        )

    async def store_game(self, table: Table) -> Replay:
        """Store the record of a table's game. Raise Refused if it is not over."""
        if table.life != "over" or table.live_game is None:
            raise Refused("replay-not-over")
        if not table.live_game.moves:
            raise Refused("replay-no-moves")
        return await self._store_document(projection.record(table, SPECTATOR))

    async def find(self, name: str) -> Replay:
        """Return a record by its id, with its positions. Raise NotFound."""
        if name not in self._cache:
            stored = await self.stored(name)
            self._add_to_cache(await asyncio.to_thread(_replay, name, json.loads(stored.document)))
        self._cache.move_to_end(name)
        return self._cache[name]

    async def stored(self, name: str) -> StoredRecord:
        """Return a record as the store has it. Raise NotFound."""
        stored = await self._store.find_record(name)
        if stored is None:
            raise NotFound
        if self._now() - stored.touched_at > TOUCH_SECONDS:
            await self._store.touch_record(name, self._now())
        return stored

    async def branch(self, name: str, ply: int, seat: Seat) -> Record:
        """Return the start of a new game that branches off at a ply, for a seat to play. Raise Refused."""
        replay = await self.find(name)
        boards = await asyncio.to_thread(lambda: replay.boards)
        await refuse_help(self._store, boards[: max(0, ply + 1 - FIRST_PLY)])
        fresh = await asyncio.to_thread(branch, replay.record, ply, seat, SystemRandom())
        return replace(fresh, origin={**(fresh.origin or {}), "record": name})

    def forget_names(self) -> None:
        """Clear the cache, because somebody was renamed or erased."""
        self._cache.clear()

    async def _is_in_play(self, record: Record, person: Person) -> bool:
        """Whether the game is still being played, at a table of this process or of whoever imports it.

        Other people's rated games do not count: nobody may learn here that there is one. ``refuse_help`` is
        there for them.
        """
        running = [live.table for live in self._hub.tables_in_play() if not live.table.settings.strict]
        if any(_may_be_the_same_game(table, record) for table in running):
            return True
        own = await self._store.tables_of(person.id, MAX_OWN_TABLES)
        candidates = [one.id for one in own if one.life == "playing" and one.summary["game"] == record.game]
        for table in candidates:
            with suppress(DamagedError):
                if _may_be_the_same_game((await self._hub.find(table)).table, record):
                    return True
        return False

    async def _store_document(self, document: dict[str, Any]) -> Replay:
        text = json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        name = sha256(text.encode()).hexdigest()[:32]
        replay = await asyncio.to_thread(_replay, name, document)
        now = self._now()
        if not await self._store.add_record(StoredRecord(name, text, now, now), self._settings.max_records):
            raise Refused("replay-full")
        self._add_to_cache(replay)
        return replay

    def _add_to_cache(self, replay: Replay) -> None:
        self._cache[replay.id] = replay
        if len(self._cache) > CACHE_SIZE:
            self._cache.popitem(last=False)


def _read_file(data: bytes) -> object:
    """Return the JSON of an imported file. Raise Refused or RecordError."""
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
    """Return the names and looks that a server wrote into a record, and nothing else."""
    found = document.get("table") if isinstance(document, dict) else None
    names = found.get("names") if isinstance(found, dict) else None
    good = isinstance(names, list) and len(names) == players and all(isinstance(name, str) for name in names)
    return {
        "names": [str(name)[:NAME_LENGTH] for name in names] if good and names else [],
        "looks": read_looks(found.get("looks") if isinstance(found, dict) else None, players),
        "ending": None,
    }


def _replay(name: str, document: dict[str, Any]) -> Replay:
    """Replay a record. Raise Refused with the first impossible move and the reason."""
    record = Record.from_json(document)
    viewer = None if record.view is None or record.view is SPECTATOR else record.view
    position = record.start()
    seats, facts, positions = [], [], []
    for ply in range(len(record.moves)):
        positions.append(position.copy())
        seat = position.to_move
        try:
            events = record.play(position, ply, with_events=True)
        except ReplayError as error:
            raise broken_at(error) from error
        assert isinstance(seat, int), "a move was made, so somebody made it"
        seats.append(seat)
        facts.append(tuple(event.seen_by(viewer) for event in events))
    positions.append(position)
    record.check_result(position.result)
    table = document.get("table") or {}
    return Replay(
        name,
        record,
        tuple(PLAIN_BOT if OLD_ADAPTIVE.fullmatch(each) else each for each in table.get("names") or ()),
        tuple(table.get("looks") or ()),
        table.get("ending"),
        tuple(seats),
        tuple(facts),
        tuple(positions),
    )


def broken_at(error: ReplayError) -> Refused:
    """Return where a record is broken and why, as data that can be said in any language."""
    cause = error.cause
    why = cause.refusals if isinstance(cause, IllegalMove) else (Refusal(cause.fact.key, cause.fact.values),)
    where = Refusal("replay-move", {"number": error.ply + 1, "move": error.move})
    return Refused(where.key, (where, *why), **where.values)


def _may_be_the_same_game(table: Table, record: Record) -> bool:
    """Whether a record could be of a table's game, as far as everybody may know it.

    Nothing hidden is compared, so that nobody learns anything by trying.
    """
    live_game, table_settings = table.live_game, table.settings
    if live_game is None or (table_settings.game, table_settings.players) != (record.game, record.players):
        return False
    if not record.moves or len(record.moves) > len(live_game.moves):
        return False
    _, known = live_game.committed.game.redact(live_game.committed, live_game.moves, SPECTATOR)
    return all(_moves_match(one, other) for one, other in zip(record.moves, known, strict=False))


def _moves_match(one: Move, other: Move) -> bool:
    if "?" in one or "?" in other:
        return one.split()[0] == other.split()[0]
    return one == other
