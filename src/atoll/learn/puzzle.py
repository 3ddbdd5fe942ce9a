"""Puzzles: positions from games between bots in which one move is much better than all others.

A puzzle shows only what the player to move could know: its record is redacted for that seat.
``puzzles/<game>.jsonl`` holds the puzzles that come with Atoll, one line per game that was searched, so that
``atoll puzzles`` can resume; ``atoll.learn.puzzle_search`` finds them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from hashlib import sha256
from importlib.resources import files
from random import Random
from typing import Any, Final

from atoll.core.errors import RecordError
from atoll.core.facts import Fact, Json
from atoll.core.position import Position
from atoll.core.record import Record
from atoll.core.registry import game_names
from atoll.core.types import Move, Seat
from atoll.learn.themes import themes_of

HARDEST: Final = 5
"""Difficulties go from 1, found at a glance, to this."""


@dataclass(frozen=True)
class Puzzle:
    """A position, the seat to move, and the one good move."""

    record: Record
    seat: Seat
    solution: Move
    value: float
    """The seat's chances after the solution."""
    lead: float
    """How much better they are than after any other move."""
    difficulty: int
    ideas: tuple[str, ...] = ()
    """The keys of the reasons for the solution, the best first."""

    @property
    def rating(self) -> int:
        """How hard the puzzle is on the scale of solvers: by its difficulty, then by its solution's lead."""
        return 500 + 300 * self.difficulty + 10 * round(20 * (0.5 - self.lead))

    @property
    def themes(self) -> tuple[str, ...]:
        """What the solution is about."""
        return themes_of(self.record.game, self.ideas)

    @property
    def id(self) -> str:
        """The puzzle's id, which depends on its position and seat alone."""
        text = json.dumps([self.record.to_json(), self.seat], sort_keys=True)
        return f"{self.record.game}-{sha256(text.encode()).hexdigest()[:12]}"

    def position(self) -> Position:
        """Return the position, as far as the seat knows it."""
        return self.record.position()

    def is_solved_by(self, move: Move) -> bool:
        """Whether this is the move. Raise IllegalMove or NotationError as ``Position.play`` does."""
        self.position().play(move, self.seat)
        return move == self.solution

    def facts(self, move: Move) -> tuple[Fact, ...]:
        """Return the events of a move, as the seat may know them. Raise as ``is_solved_by`` does."""
        return tuple(event.seen_by(self.seat) for event in self.position().play_with_events(move, self.seat))

    def hint(self) -> Move:
        """Return the solution without its last part, ``capture AB a1 ?``; a single word stays whole."""
        known, _, last = self.solution.rpartition(" ")
        return f"{known} ?" if known else last

    def to_json(self) -> dict[str, Json]:
        """Return the puzzle as it is written in files."""
        return {
            "record": self.record.to_json(),
            "seat": self.seat,
            "solution": self.solution,
            "value": round(self.value, 3),
            "lead": round(self.lead, 3),
            "difficulty": self.difficulty,
            "ideas": [*self.ideas],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Puzzle:
        """Read what ``to_json`` wrote. Raise RecordError if it is anything else."""
        try:
            return cls(
                Record.from_json(data["record"]),
                int(data["seat"]),
                str(data["solution"]),
                float(data["value"]),
                float(data["lead"]),
                int(data["difficulty"]),
                tuple(map(str, data.get("ideas", ()))),
            )
        except (KeyError, TypeError, ValueError) as error:
            if isinstance(error, RecordError):
                raise
            raise RecordError("puzzle-line") from error


def read_lines(text: str) -> dict[str, list[Puzzle]]:
    """Return the puzzles of a file, by the name of the game they were found in.

    Raise RecordError if the file is damaged. A last line that an interruption cut off is ignored: its game is
    searched again.
    """
    found: dict[str, list[Puzzle]] = {}
    lines = [line for line in text.split("\n") if line.strip()]
    for line in lines:
        try:
            data = json.loads(line)
            found[str(data["searched"])] = [Puzzle.from_json(each) for each in data["puzzles"]]
        except (ValueError, KeyError, TypeError) as error:
            if line is not lines[-1]:
                raise RecordError("puzzle-line") from error
    return found


def write_line(searched: str, puzzles: Iterable[Puzzle]) -> str:
    """Return the line for one searched game."""
    data = {"searched": searched, "puzzles": [each.to_json() for each in puzzles]}
    return json.dumps(data, ensure_ascii=False) + "\n"


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game that come with Atoll, easiest first."""
    path = files("atoll") / "learn" / "puzzles" / f"{game}.jsonl"
    if not path.is_file():
        return ()
    found = read_lines(path.read_text(encoding="utf-8"))
    every = [each for some in found.values() for each in some]
    return tuple(sorted(every, key=lambda each: (each.difficulty, each.id)))


@cache
def _by_id() -> Mapping[str, Puzzle]:
    return {each.id: each for name in game_names() for each in puzzles(name)}


def puzzle(puzzle_id: str) -> Puzzle:
    """Return a puzzle by its id. Raise KeyError if there is none."""
    return _by_id()[puzzle_id]


def of_the_day(day: date, every: Sequence[Puzzle]) -> Puzzle:
    """Return the puzzle of a day: each in turn, in a new order each time around."""
    ordered = sorted(every, key=lambda each: each.id)
    round_, number = divmod(day.toordinal(), len(ordered))
    Random(round_).shuffle(ordered)
    return ordered[number]
