"""The analysis board: any position, played on by one person for every seat, with chances and best moves.

Nothing is stored. The client keeps where the game starts and its tree of moves, and sends the line that it
looks at. What is hidden in a start is drawn when the start is made, so no line can reveal anything.
"""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256
from random import Random, SystemRandom
from typing import Final

from atoll.ai import AnalysisSettings, Assessment
from atoll.core import CHANCE, IllegalMove, Json, Move, Position, Record, Seat, Viewer, game
from atoll.core.branch import branch, moment
from atoll.core.errors import AtollError, SetupError
from atoll.core.facts import Fact
from atoll.core.record import ReplayError
from atoll.server.live.fair_games import FIRST_PLY, board_name, refuse_help
from atoll.server.live.fair_share import Share
from atoll.server.live.hub import Hub
from atoll.server.records.archive import broken_at
from atoll.server.settings import Settings
from atoll.store import Store
from atoll.table import Person, Refused, Table

CACHE_SIZE: Final = 512
"""How many positions are cached."""


@dataclass(frozen=True)
class Start:
    """Where the game on a board starts: a set-up in which nothing is left to draw, or a picture."""

    game: str
    players: int = 0
    options: str = "{}"
    """As JSON text."""
    setup: str = "{}"
    """As JSON text."""
    picture: str | None = None

    @classmethod
    def of(cls, record: Record) -> Start:
        """Return the start of a record's game."""
        return cls(record.game, record.players, _json(record.options), _json(record.setup))

    def position(self) -> Position:
        """Return the first position, the same with every call. Raise AtollError if it is impossible."""
        if self.picture is not None:
            shown = _settled(game(self.game).parse(self.picture, strict=True))
            if not shown.is_over and not shown.legal_moves:
                raise SetupError("board-impossible")
            return shown
        options, setup = json.loads(self.options), json.loads(self.setup)
        return _settled(Record(self.game, self.players, options, setup).start())

    def to_json(self) -> dict[str, Json]:
        """Return the start as clients keep it."""
        if self.picture is not None:
            return {"game": self.game, "picture": self.picture}
        options, setup = json.loads(self.options), json.loads(self.setup)
        return {"game": self.game, "players": self.players, "options": options, "setup": setup}


@dataclass(frozen=True)
class Line:
    """A position on a board, with the move that led to it and the line before that."""

    position: Position
    before: Line | None = None
    seat: Seat = 0
    """Who made the last move."""
    move: Move = ""
    facts: tuple[Fact, ...] = ()
    """What happened at the last move, as everybody saw it."""

    @property
    def seat_to_move(self) -> Seat | None:
        """Who decides next, the lowest seat where several do; None when the game is over."""
        mover = self.position.to_move
        return mover if isinstance(mover, int) else None

    @cached_property
    def board(self) -> str:
        """The fingerprint of the board; computed when it is first needed."""
        return board_name(self.position)

    def lines(self) -> list[Line]:
        """Return all lines from the start to this one."""
        found: list[Line] = []
        line: Line | None = self
        while line is not None:
            found.append(line)
            line = line.before
        return found[::-1]

    def after(self, move: Move) -> Line:
        """Return the line one move further. Raise Refused with the rules that it breaks, or NotationError."""
        position = self.position.copy()
        seat = position.to_move
        if not isinstance(seat, int):
            raise Refused("game-over")
        try:
            events = position.play_with_events(move, seat)
        except IllegalMove as error:
            rules = error.fact.values["rules"]
            raise Refused("illegal-move", error.refusals, move=error.move, rules=rules) from error
        return Line(_settled(position), self, seat, move, tuple(event.seen_by(None) for event in events))


class AnalysisBoards:
    """The positions that people look at on analysis boards; the last ones are cached."""

    def __init__(self, settings: Settings, store: Store, hub: Hub) -> None:
        self._settings, self._store, self._hub = settings, store, hub
        self._cache: OrderedDict[tuple[Start, tuple[Move, ...]], Line] = OrderedDict()

    # --- where a game starts ------------------------------------------------------------------------------

    async def deal(self, name: str, players: int, options: dict[str, Json]) -> tuple[Start, list[Move]]:
        """Return the start of a new game. Raise AtollError if there is no such game."""
        played = game(name)
        checked = played.options(options, players)
        setup = played.deal(players, checked, SystemRandom())
        return Start.of(Record(name, players, checked.to_json(players), setup)), []

    async def read(self, name: str, text: str) -> tuple[Start, list[Move]]:
        """Return the start that a text tells: a record, or a picture of a position. Raise AtollError."""
        if text.lstrip().startswith("{"):
            return await self.from_record(Record.loads(text), None)
        start = Start(name, picture=text)
        await self.find(start, [])
        return start, []

    async def from_table(self, table: Table, viewer: Viewer) -> tuple[Start, list[Move]]:
        """Return the start of the game at a table, as far as a viewer knows it. Raise Refused."""
        if table.live_game is None:
            raise Refused("table-not-playing")
        if table.settings.strict and table.life != "over":
            raise Refused("rated-no-hints")
        return await self.from_record(table.live_game.record(None if table.life == "over" else viewer), None)

    async def from_record(self, record: Record, ply: int | None) -> tuple[Start, list[Move]]:
        """Return a record's start and its moves up to a ply, or up to its last decision.

        What the player to move there could not know is drawn. Raise Refused or RecordError.
        """
        fresh = await asyncio.to_thread(_drawn, record, ply)
        start, moves = Start.of(fresh), list(fresh.moves)
        await self._refuse_help(start, await self.find(start, moves))
        return start, moves

    # --- positions ----------------------------------------------------------------------------------------

    async def find(self, start: Start, moves: Sequence[Move]) -> Line:
        """Return the position after these moves. Raise Refused with the first one that is not possible."""
        with _playable(start):
            return await asyncio.to_thread(self._find, start, tuple(moves))

    async def find_permitted(self, start: Start, moves: Sequence[Move]) -> Line:
        """Return the position after these moves. Raise Refused also if a rated game in play has its board."""
        line = await self.find(start, moves)
        await refuse_help(self._store, [await asyncio.to_thread(lambda: line.board)])
        return line

    async def assess(self, start: Start, moves: Sequence[Move], person: Person, address: str) -> Assessment:
        """Return the chances after these moves and the best moves there. Raise Refused."""
        line = await self.find(start, moves)
        await self._refuse_help(start, line)
        settings = AnalysisSettings(self._settings.analysis_simulations)
        share = Share(person.id, address, person_waits=True)
        with _playable(start):
            return await self._hub.bots.assess(line.position, line.seat_to_move or 0, settings, share)

    async def _refuse_help(self, start: Start, line: Line) -> None:
        """Raise Refused if a rated game in play has or had one of the boards that led here."""
        # Each board of a line is named once, so a move further costs one name; and where no rated game is
        # played, none.
        if not await self._store.has_rated_games():
            return
        lines = line.lines()[0 if start.picture is not None else FIRST_PLY :]
        await refuse_help(self._store, await asyncio.to_thread(lambda: [each.board for each in lines]))

    def _find(self, start: Start, moves: tuple[Move, ...]) -> Line:
        line, known = None, len(moves) + 1
        while line is None and known > 0:
            known -= 1
            line = self._cache.get((start, moves[:known]))
        if line is None:
            line = Line(start.position())
        for number in range(known, len(moves)):
            try:
                line = line.after(moves[number])
            except Refused as error:
                raise _at(number, moves, error) from error
            self._keep((start, moves[: number + 1]), line)
        self._keep((start, moves), line)
        return line

    def _keep(self, key: tuple[Start, tuple[Move, ...]], line: Line) -> None:
        self._cache[key] = line
        while len(self._cache) > CACHE_SIZE:
            self._cache.popitem(last=False)


@contextmanager
def _playable(start: Start) -> Iterator[None]:
    """Raise SetupError if rules or search fail, which only a picture that no game leads to can cause."""
    try:
        yield
    except (ArithmeticError, AssertionError, LookupError, ValueError) as error:
        if start.picture is None or isinstance(error, AtollError):
            raise
        raise SetupError("board-impossible") from error


def _at(number: int, moves: Sequence[Move], error: Refused) -> Refused:
    """Return an error that also says which move it is about, unless it is the last one."""
    if number == len(moves) - 1:
        return error
    where = Fact("replay-move", {"number": number + 1, "move": moves[number]})
    return Refused(where.key, error.refusals, **where.values)


def _drawn(record: Record, ply: int | None) -> Record:
    """Return a record up to a ply in which everything hidden is drawn. Raise Refused or RecordError."""
    try:
        over = record.position().is_over
    except ReplayError as error:
        raise broken_at(error) from error
    last = len(record.moves) - over if ply is None else ply
    mover = moment(record, last).to_move
    return branch(replace(record, result=None), last, mover if isinstance(mover, int) else 0, SystemRandom())


def _settled(position: Position) -> Position:
    """Return a position in which chance has decided, always in the same way."""
    if position.to_move is not CHANCE:
        return position
    seed = sha256(position.game.picture(position).encode()).hexdigest()
    return position.determinize(0, Random(seed))


def _json(values: Mapping[str, Json]) -> str:
    return json.dumps(dict(values), sort_keys=True)
