"""Records: JSON documents that replay a game to the bit, on any machine, for ever (``atoll-record/1``)."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from atoll.core.errors import AtollError, IllegalMove, RecordError
from atoll.core.facts import Event, Json
from atoll.core.law import Law
from atoll.core.position import CHANCE, SPECTATOR, Move, Position, Seat, Viewer
from atoll.core.registry import game
from atoll.core.result import Result

FORMAT = "atoll-record/1"


@dataclass(frozen=True)
class Record:
    """A game that was played, or a part of one.

    ``view`` names the seat (or the spectator) for which secrets were taken out; None: nothing was.
    """

    game: str
    players: int
    options: Mapping[str, Json] = field(default_factory=dict)
    setup: Mapping[str, Json] = field(default_factory=dict)
    moves: Sequence[Move] = ()
    result: Result | None = None
    view: Viewer | None = None
    fair: Mapping[str, Json] | None = None
    """What proves that a server drew the set-up fairly: commitment, secret and nonces."""
    origin: Mapping[str, Json] | None = None
    """Where the game branched off another: how many ``moves`` it took over, and from which ``record``."""

    def header(self) -> dict[str, Json]:
        """Give the record without moves and result, as a trace begins."""
        return {
            "format": FORMAT,
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            "setup": dict(self.setup),
        }

    def to_json(self) -> dict[str, Json]:
        """Give the whole document."""
        data = self.header()
        if self.view is not None:
            data["view"] = "spectator" if self.view is SPECTATOR else self.view
        data["moves"] = list(self.moves)
        if self.result is not None:
            data["result"] = self.result.to_json()
        if self.fair is not None:
            data["fair"] = dict(self.fair)
        if self.origin is not None:
            data["origin"] = dict(self.origin)
        return data

    def dumps(self) -> str:
        """Give the document as one line of text."""
        return json.dumps(self.to_json(), ensure_ascii=False)

    @classmethod
    def from_json(cls, data: object) -> Record:
        """Read a document. Raises RecordError that names the part that is wrong."""
        if not isinstance(data, dict):
            raise RecordError("record-no-object")
        if data.get("format") != FORMAT:
            raise RecordError("record-format", found=str(data.get("format")), format=FORMAT)
        view = data.get("view")
        if not (
            view is None or view == "spectator" or (isinstance(view, int) and not isinstance(view, bool))
        ):
            raise RecordError("record-part", part="view", want="viewer")
        moves = _part(data, "moves", list, "moves") if "moves" in data else []
        if not all(isinstance(move, str) for move in moves):
            raise RecordError("record-part", part="moves", want="moves")
        result = None
        if data.get("result") is not None:
            try:
                result = Result.from_json(_part(data, "result", dict, "object"))
            except (KeyError, TypeError) as error:
                raise RecordError("record-part", part="result", want="result") from error
        return cls(
            game=_part(data, "game", str, "game"),
            players=_part(data, "players", int, "number"),
            options=_part(data, "options", dict, "options"),
            setup=_part(data, "setup", dict, "setup"),
            moves=tuple(moves),
            result=result,
            view=SPECTATOR if view == "spectator" else view,
            fair=_part(data, "fair", dict, "object") if data.get("fair") is not None else None,
            origin=_origin(data, len(moves)) if data.get("origin") is not None else None,
        )

    @classmethod
    def loads(cls, text: str) -> Record:
        """Read a document from text."""
        try:
            data = json.loads(text)
        except json.JSONDecodeError as error:
            raise RecordError("record-no-json", line=error.lineno, column=error.colno) from error
        except (ValueError, RecursionError) as error:
            raise RecordError("record-no-record") from error
        return cls.from_json(data)


def _part(data: Mapping[str, Any], name: str, kind: type, want: str) -> Any:
    value = data.get(name)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise RecordError("record-part", part=name, want=want)
    return value


def _origin(data: Mapping[str, Any], moves: int) -> Mapping[str, Json]:
    origin = _part(data, "origin", dict, "object")
    taken = _part(origin, "moves", int, "number")
    if not 0 <= taken <= moves:
        raise RecordError("record-origin", taken=taken, moves=moves)
    return dict(origin)


@dataclass
class Playthrough:
    """A game with its history: what a table, the terminal and a record are made from.

    Simultaneous decisions may come in any order; they enter ``moves`` together, in seat order, when the
    last one is in. Until then they are ``pending``.
    """

    position: Position
    moves: list[tuple[Seat, Move]] = field(default_factory=list)
    pending: dict[Seat, Move] = field(default_factory=dict)

    def play(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Make a move and remember it."""
        return self._remember(seat, move, self.position.play)

    def _remember(
        self, seat: Seat, move: Move, act: Callable[[Seat, Move], tuple[Event, ...]]
    ) -> tuple[Event, ...]:
        asked = self.position.waiting()
        events = act(seat, move)
        self.pending[seat] = move
        if not asked - {seat} or self.position.waiting() != asked - {seat}:
            self.moves += sorted(self.pending.items())
            self.pending.clear()
        return events

    def play_unseen(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Note a move of which only the redacted form is known (``bid ?``); the literal rules can."""
        assert isinstance(self.position, Law)
        return self._remember(seat, move, self.position.play_unseen)

    def record(self, viewer: Viewer | None = None) -> Record:
        """Write the game down; for a viewer while it goes on: only what that viewer may know.

        Of pending decisions a record holds those before the lowest seat that is still asked, since it
        lists them in seat order.
        """
        position = self.position
        first = min(position.waiting(), default=position.players)
        moves = self.moves + sorted((s, m) for s, m in self.pending.items() if s < first)
        result = position.result()
        whole = Record(
            game=position.game.name,
            players=position.players,
            options=position.options.given(position.players),
            setup=position.setup(),
            moves=tuple(move for _, move in moves),
            result=result,
        )
        if viewer is None or result.over:
            return whole
        setup, seen = position.game.redact(position, moves, viewer)
        return replace(whole, setup=setup, moves=tuple(seen), view=viewer)


class ReplayError(RecordError):
    """A record whose move after ``ply`` others cannot be played; ``cause`` says why.

    Its sentence counts as people do: the first move is move 1.
    """

    def __init__(self, ply: int, move: Move, cause: AtollError) -> None:
        super().__init__("record-move", number=ply + 1, move=move, problem=str(cause))
        self.ply = ply
        self.move = move
        self.cause = cause


def begin(record: Record, *, literal: bool = False) -> Playthrough:
    """Set up the game of a record, before its first move.

    The engine plays, or the literal rules: where asked for, and always where secrets were taken out.
    """
    played = game(record.game)
    options = played.options(record.options, record.players)
    if literal or record.view is not None:
        return Playthrough(played.law(record.players, options, record.setup))
    return Playthrough(played.start(record.players, options, record.setup))


def step(playthrough: Playthrough, record: Record) -> tuple[Event, ...]:
    """Play the next move of a record. Raises ReplayError."""
    position = playthrough.position
    ply = len(playthrough.moves) + len(playthrough.pending)
    move = record.moves[ply]
    seat = position.to_move()
    try:
        if seat is CHANCE:
            raise RecordError("record-setup-short")
        if seat is None:
            raise IllegalMove(move, position.explain(0, move))
        if "?" in move and record.view is not None:
            return playthrough.play_unseen(seat, move)
        return playthrough.play(seat, move)
    except AtollError as error:
        raise ReplayError(ply, move, error) from error


def replay(record: Record, *, literal: bool = False) -> Playthrough:
    """Play a whole record, move by move. Raises ReplayError at the first move that cannot be.

    A result that the record states is compared with the one that comes out.
    """
    playthrough = begin(record, literal=literal)
    for _ in record.moves:
        step(playthrough, record)
    check_result(record, playthrough)
    return playthrough


def check_result(record: Record, playthrough: Playthrough) -> None:
    """Compare the result that a record states with the one that came out. Raises RecordError."""
    found = playthrough.position.result()
    if record.result is not None and record.view is None and record.result != found:
        raise RecordError(
            "record-result", stated=json.dumps(record.result.to_json()), found=json.dumps(found.to_json())
        )
