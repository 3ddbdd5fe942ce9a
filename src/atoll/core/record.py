"""Records: JSON documents that replay a game exactly, on any machine, for ever (``atoll-record/1``)."""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from os import PathLike
from pathlib import Path
from typing import Any

from atoll.core.errors import AtollError, IllegalMove, RecordError
from atoll.core.facts import Event, Json
from atoll.core.position import Position, RulesPosition
from atoll.core.registry import game
from atoll.core.result import Result
from atoll.core.types import CHANCE, SPECTATOR, Move, Viewer

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
        """Return the record without moves and result, as a trace begins."""
        return {
            "format": FORMAT,
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            "setup": dict(self.setup),
        }

    def to_json(self) -> dict[str, Json]:
        """Return the whole document."""
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
        """Return the document as one line of text."""
        return json.dumps(self.to_json(), ensure_ascii=False)

    @classmethod
    def from_json(cls, data: object) -> Record:
        """Read a document. Raise RecordError, which names the part that is wrong."""
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
        """Read a document from text. Raise RecordError if it is none."""
        try:
            data = json.loads(text)
        except json.JSONDecodeError as error:
            raise RecordError("record-no-json", line=error.lineno, column=error.colno) from error
        except (ValueError, RecursionError) as error:
            raise RecordError("record-no-record") from error
        return cls.from_json(data)

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Record:
        """Read a file that holds one record. Raise RecordError, or OSError if it cannot be read."""
        return cls.loads(_text(Path(path).read_bytes()))

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record to a file, all of it or nothing. Raise OSError if that fails."""
        goal = Path(path)
        descriptor, temporary = tempfile.mkstemp(dir=goal.parent, prefix=f".{goal.name}.")
        try:
            with os.fdopen(descriptor, "w", encoding="utf-8") as file:
                file.write(self.dumps() + "\n")
                file.flush()
                os.fsync(file.fileno())
            Path(temporary).chmod(0o666 & ~_umask())
            Path(temporary).replace(goal)
        except BaseException:
            with contextlib.suppress(OSError):
                Path(temporary).unlink()
            raise

    @classmethod
    def iter_file(cls, path: str | PathLike[str]) -> Iterator[Record]:
        """Read a file with one record per line, one after another; blank lines are skipped."""
        with Path(path).open("rb") as lines:
            for line in lines:
                if line.strip():
                    yield cls.loads(_text(line))

    # --- replaying --------------------------------------------------------------------------------------

    @classmethod
    def of(cls, position: Position, viewer: Viewer | None = None) -> Record:
        """Return the game that led to a position; for a viewer, while it is played, what they may know.

        Of pending decisions it holds those before the lowest seat that still has to decide, since a record
        lists them in seat order. Raise RecordError if the position does not know how its game began.
        """
        if not position.from_start:
            raise RecordError("record-midgame")
        first = min(position.active_seats, default=position.players)
        moves = [*position.history, *sorted(item for item in position.pending.items() if item[0] < first)]
        result = position.result
        whole = cls(
            game=position.game.name,
            players=position.players,
            options=position.options.to_json(position.players),
            setup=position.setup(),
            moves=tuple(move for _, move in moves),
            result=result,
        )
        if viewer is None or result.over:
            return whole
        setup, seen = position.game.redact(position, moves, viewer)
        return replace(whole, setup=setup, moves=tuple(seen), view=viewer)

    def start(self, *, literal: bool = False) -> Position:
        """Return the position before the first move. Raise SetupError if the record's set-up cannot be.

        The engine plays, or the literal rules alone: on request, and always where secrets were taken out.
        """
        played = game(self.game)
        options = played.options(self.options, self.players)
        if literal or self.view is not None:
            return RulesPosition(played, played.reference(self.players, options, self.setup))
        return played.start(self.players, options, self.setup)

    def replay(self, *, literal: bool = False) -> Iterator[tuple[Position, Move]]:
        """Yield the game: each position with the move that was made in it. Raise ReplayError.

        The position is one object that moves on; copy what you keep. A result that the record states is
        compared with the one that comes out.
        """
        position = self.start(literal=literal)
        for ply, move in enumerate(self.moves):
            yield position, move
            self.play(position, ply)
        self.check_result(position.result)

    def position(self, ply: int | None = None, *, literal: bool = False) -> Position:
        """Return the position after ``ply`` moves, by default after all of them. Raise ReplayError.

        After all of them the result that the record states is compared with the one that comes out.
        """
        position = self.start(literal=literal)
        for number in range(len(self.moves) if ply is None else ply):
            self.play(position, number)
        if ply is None:
            self.check_result(position.result)
        return position

    def play(self, position: Position, ply: int, *, with_events: bool = False) -> tuple[Event, ...]:
        """Play the move after ``ply`` others on the position that they led to. Raise ReplayError.

        Return what happened, where that is asked for.
        """
        move = self.moves[ply]
        seat = position.to_move
        try:
            if seat is CHANCE:
                raise RecordError("record-setup-short")
            if seat is None:
                raise IllegalMove(move, position.explain(move, 0))
            if "?" in move and self.view is not None:
                assert isinstance(position, RulesPosition)
                return position.play_unseen(move, seat)
            if with_events:
                return position.play_with_events(move, seat)
            position.play(move, seat)
        except AtollError as error:
            raise ReplayError(ply, move, error) from error
        return ()

    def check_result(self, found: Result) -> None:
        """Compare the result that the record states with the one that came out. Raise RecordError."""
        if self.result is not None and self.view is None and self.result != found:
            raise RecordError(
                "record-result",
                stated=json.dumps(self.result.to_json()),
                found=json.dumps(found.to_json()),
            )


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _text(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError("record-no-record") from error


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


class ReplayError(RecordError):
    """A record whose move after ``ply`` others cannot be played; ``cause`` says why.

    Its sentence counts as people do: the first move is move 1.
    """

    def __init__(self, ply: int, move: Move, cause: AtollError) -> None:
        super().__init__("record-move", number=ply + 1, move=move, problem=str(cause))
        self.ply = ply
        self.move = move
        self.cause = cause
