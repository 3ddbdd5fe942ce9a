"""Write self-play games as Parquet files, and read them.

A dataset is a folder: ``dataset.json`` says what is played (game, bots, seed, options), and each part
consists of two files, ``games/00000.parquet`` and ``positions/00000.parquet``. All files of a folder have
one schema, so that Arrow, Polars and DuckDB read it as one table. A game depends on nothing but the dataset
and its number, and a part is written completely or not at all. So parts can be played in any order and in any
process, and an interrupted run resumes.

Datasets of the first format, with the files of both kinds side by side, can still be read.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, Final

from atoll.ai import Bot, player
from atoll.ai.match import Match
from atoll.core.position import Position
from atoll.core.record import Record
from atoll.core.registry import game as game_named
from atoll.core.types import Move, Seat
from atoll.research.decoding import empty_observation
from atoll.research.encoding import Encoding
from atoll.research.encodings import encoding
from atoll.research.extra import ResearchError, require

require("numpy", "pyarrow")

import numpy as np  # noqa: E402 - after the check that says how to install it
import numpy.typing as npt  # noqa: E402
import pyarrow as pa  # noqa: E402
import pyarrow.parquet as pq  # noqa: E402

__all__ = ["GAMES", "POSITIONS", "Dataset", "Exploration", "SelfPlay"]

FORMAT: Final = "atoll-dataset/2"
FIRST_FORMAT: Final = "atoll-dataset/1"
GAMES_PER_PART: Final = 20

GAMES: Final = pa.schema(
    [
        pa.field("game", pa.int32(), metadata={"about": "the game's number"}),
        pa.field("bots", pa.list_(pa.string()), metadata={"about": "the bot on each seat"}),
        pa.field("moves", pa.int32(), metadata={"about": "how many decisions"}),
        pa.field("reason", pa.string(), metadata={"about": "why it ended"}),
        pa.field("places", pa.list_(pa.int8()), metadata={"about": "each seat's place, 1 is best"}),
        pa.field("outcome", pa.list_(pa.float32()), metadata={"about": "each seat's reward, from -1 to 1"}),
        pa.field("record", pa.string(), metadata={"about": "the game's record, as JSON"}),
    ]
)
POSITIONS: Final = pa.schema(
    [
        pa.field("game", pa.int32(), metadata={"about": "the game's number"}),
        pa.field("ply", pa.int32(), metadata={"about": "the decision's number, from 0"}),
        pa.field("seat", pa.int8(), metadata={"about": "who decides"}),
        pa.field(
            "observation",
            pa.binary(),
            metadata={"about": "what that seat knows: 16-bit numbers, the least significant byte first"},
        ),
        pa.field("legal", pa.list_(pa.int32()), metadata={"about": "the legal moves, as dense indices"}),
        pa.field(
            "policy",
            pa.list_(pa.float32()),
            metadata={
                "about": "for each of them how often the bot would choose it; all 0 if the move was random"
            },
        ),
        pa.field("action", pa.int32(), metadata={"about": "the move that was made, as a dense index"}),
        pa.field("move", pa.string(), metadata={"about": "the same in the notation"}),
        pa.field(
            "values",
            pa.list_(pa.float32()),
            metadata={
                "about": "what the bot expects as each seat's outcome, from -1 to 1; null if it does not say"
            },
        ),
        pa.field("outcome", pa.list_(pa.float32()), metadata={"about": "how it ended, as in the games"}),
    ]
)


@dataclass(frozen=True)
class Exploration:
    """Random moves among those of the bots, so that games come to positions that bots would not."""

    start: int = 0
    """Half of the games begin with so many of them."""
    chance: float = 0.0
    """Of each later move to be random."""


@dataclass(frozen=True)
class SelfPlay:
    """What is played: a match whose every position is kept."""

    match: Match
    folder: Path
    part: int = GAMES_PER_PART
    """Games per part."""
    names: tuple[str, ...] | None = None
    """What ``dataset.json`` calls the bots, if not by their names, which may depend on a folder."""
    exploration: Exploration = field(default_factory=Exploration)

    def begin(self) -> None:
        """Make the folder. Raise ResearchError if it holds another dataset."""
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / "dataset.json"
        header = {**self.match.to_json(), "format": FORMAT, "part": self.part}
        if self.names is not None:
            header["bots"] = list(self.names)
        if self.exploration != Exploration():
            header["exploration"] = asdict(self.exploration)
        if path.exists():
            if json.loads(path.read_text(encoding="utf-8")) != header:
                raise ResearchError("research-dataset-other", folder=str(self.folder))
        else:
            path.write_text(json.dumps(header, indent=2) + "\n", encoding="utf-8")

    def missing_parts(self) -> list[int]:
        """Return the parts that are not complete: not played yet, or longer than they were."""
        count = -(-self.match.games // self.part)
        return [part for part in range(count) if self.games_in(part) < len(self.numbers(part))]

    def numbers(self, part: int) -> range:
        """Return the numbers of a part's games."""
        return range(part * self.part, min(self.match.games, (part + 1) * self.part))

    def games_in(self, part: int) -> int:
        """Return how many games of a part have been written."""
        path = self.path("games", part)
        return int(pq.read_metadata(path).num_rows) if path.exists() else 0

    def path(self, table: str, part: int) -> Path:
        """Return the file of a part of a table, ``games`` or ``positions``."""
        return self.folder / table / f"{part:05}.parquet"

    def play(self, part: int) -> PlayedPart:
        """Play a part; the result does not depend on the process or the machine."""
        games: list[dict[str, Any]] = []
        positions: list[dict[str, Any]] = []
        for number in self.numbers(part):
            one, rows = _play(self.match, number, self.exploration)
            games.append(one)
            positions += rows
        return PlayedPart(_parquet(games, GAMES), _parquet(positions, POSITIONS))

    def write(self, part: int, played: PlayedPart) -> None:
        """Write a part. The file of the games comes last: it marks the part as complete."""
        _write(self.path("positions", part), played.positions)
        _write(self.path("games", part), played.games)


@dataclass(frozen=True)
class PlayedPart:
    """A part: the contents of its two files."""

    games: bytes
    positions: bytes


def _parquet(rows: list[dict[str, Any]], schema: Any) -> bytes:
    out = BytesIO()
    pq.write_table(pa.Table.from_pylist(rows, schema=schema), out, compression="zstd")
    return out.getvalue()


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(exist_ok=True)
    # Beside the folder: whoever reads it meanwhile sees whole parts only.
    unfinished = path.parent.parent / f"{path.parent.name}-{path.stem}.unfinished"
    unfinished.write_bytes(data)
    unfinished.replace(path)


def _play(match: Match, number: int, exploration: Exploration) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Play one game; return its row, and the rows of its positions."""
    count = len(match.bots)
    game = game_named(match.game)
    options = game.options(match.options, count)
    code = encoding(game, count, options)
    rng = Random(f"{match.game}/{match.seed}/{number // count}")
    position = game.start(count, options, game.deal(count, options, rng))
    names = [match.bots[bot] for bot in match.seats(number)]
    bots = [
        player(name, seed=Random(f"{match.seed}/{number}/{seat}").getrandbits(63))
        for seat, name in enumerate(names)
    ]
    setup = position.setup()
    moves: list[tuple[Seat, Move]] = []
    rows: list[dict[str, Any]] = []
    dice = Random(f"{match.seed}/{number}/exploration")
    start = exploration.start if dice.random() < 0.5 else 0
    while seats := sorted(position.active_seats):
        decided: list[tuple[Seat, Move]] = []
        for seat in seats:
            explores = len(rows) < start or dice.random() < exploration.chance
            row, move = _decide(code, position, seat, dice if explores else bots[seat], moves)
            rows.append({"game": number, "ply": len(rows), **row})
            decided.append((seat, move))
        for seat, move in decided:
            position.play(move, seat)
        moves += decided
    result = position.result
    assert result.places is not None
    outcome = [
        sum((other > place) - (other < place) for other in result.places) / (count - 1)
        for place in result.places
    ]
    for row in rows:
        row["outcome"] = outcome
    record = Record(game.name, count, options.to_json(count), setup, tuple(move for _, move in moves), result)
    one = {
        "game": number,
        "bots": names,
        "moves": len(moves),
        "reason": result.reason,
        "places": list(result.places),
        "outcome": outcome,
        "record": json.dumps(record.to_json()),
    }
    return one, rows


def _decide(
    code: Encoding, position: Position, seat: Seat, decider: Bot | Random, history: list[tuple[Seat, Move]]
) -> tuple[dict[str, Any], Move]:
    """Return the row of a decision, and the move that a bot or the dice choose."""
    out = empty_observation(code)
    code.observe(position.engine, seat, out)
    actions = position.engine.legal(seat)
    shares: dict[Move, float] = {}
    values: Sequence[float] = ()
    if isinstance(decider, Random):
        move = position.engine.text(decider.choice(actions))
    else:
        advice = decider.think(position, seat, history)
        move, values = advice.move, advice.values
        shares = {candidate.move: candidate.share for candidate in advice.candidates}
    row = {
        "seat": seat,
        "observation": out.astype("<i2").tobytes(),
        "legal": [code.index(position.engine, action) for action in actions],
        "policy": [shares.get(position.engine.text(action), 0.0) for action in actions],
        "action": code.index(position.engine, position.engine.action(move)),
        "move": move,
        "values": [2 * value - 1 for value in values] or None,
    }
    return row, move


class Dataset:
    """A dataset to read.

    >>> data = Dataset("talat-greedy")  # doctest: +SKIP
    >>> data.games.num_rows, data.positions.num_rows  # doctest: +SKIP
    (100, 8042)
    """

    def __init__(self, folder: str | Path) -> None:
        self.folder = Path(folder)
        path = self.folder / "dataset.json"
        if not path.is_file():
            raise ResearchError("research-dataset-none", folder=str(folder))
        about = json.loads(path.read_text(encoding="utf-8"))
        if about.get("format") not in {FORMAT, FIRST_FORMAT}:
            raise ResearchError("research-dataset-none", folder=str(folder))
        self._first_format = about["format"] == FIRST_FORMAT
        self.game = game_named(about["game"])
        self.bots: tuple[str, ...] = tuple(about["bots"])
        self.options = self.game.options(about["options"], len(self.bots))
        self.code = encoding(self.game, len(self.bots), self.options)

    @property
    def games(self) -> Any:
        """All games as an Arrow table, in the order of their numbers."""
        return self._read("games", GAMES)

    @property
    def positions(self) -> Any:
        """All positions of those games as an Arrow table."""
        return self._read("positions", POSITIONS)

    def parts(self) -> Iterator[int]:
        """Yield the parts that have been written."""
        for path in sorted(self.folder.glob(self._pattern("games").format("*"))):
            yield int(path.stem.removeprefix("games-"))

    def positions_of(self, part: int) -> Any:
        """Return the positions of one part as an Arrow table: less at a time than all of them."""
        return self._read_part("positions", part)

    def _pattern(self, table: str) -> str:
        return f"{table}-{{}}.parquet" if self._first_format else f"{table}/{{}}.parquet"

    def observations(self, table: Any = None) -> npt.NDArray[np.int16]:
        """Return the observations of a table of positions, or of all: one row per position."""
        column = (self.positions if table is None else table)["observation"]
        joined = b"".join(column.to_pylist())
        return np.frombuffer(joined, dtype="<i2").reshape(-1, self.code.size).astype(np.int16, copy=False)

    def outcomes(self, table: Any = None) -> npt.NDArray[np.float32]:
        """Return the outcomes of a table of positions, or of all: one column per seat."""
        column = (self.positions if table is None else table)["outcome"]
        return np.array(column.to_pylist(), dtype=np.float32).reshape(-1, len(self.bots))

    def _read(self, what: str, schema: Any) -> Any:
        tables = [self._read_part(what, part) for part in self.parts()]
        return pa.concat_tables(tables) if tables else schema.empty_table()

    def _read_part(self, what: str, part: int) -> Any:
        table = pq.read_table(self.folder / self._pattern(what).format(f"{part:05}"))
        if self._first_format and what == "positions":  # its values went from 0 to 1
            values = [[2 * value - 1 for value in row] for row in table["values"].to_pylist()]
            field_of = POSITIONS.field("values")
            at = table.schema.get_field_index("values")
            table = table.set_column(at, field_of, pa.array(values, field_of.type))
        return table
