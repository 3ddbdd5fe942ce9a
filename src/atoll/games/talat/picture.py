"""A position as a small text picture, and back.

For example::

    3 players, A to move
        AB                      BC                      CA frozen
    5    .  B13  .   .   .       .   .   .  C24  .       .   .   .   .   .
    4    .   .   .   .   .       .   .   .   .   .       .   .   .   .   .
    3    .   .   .   .   .       .   .   .   .   .       .   .   .  C36  .
    2    .  A36  .   .   .       .  B26  .   .   .       .   .   .   .   .
    1    .   .   .   .   .       .   .   .   .   .       .  A23  .   .   .
         a   b   c   d   e       a   b   c   d   e       a   b   c   d   e
    A captured B14 C16

Towers that the picture does not show are out of the game; while towers are being put (``A to put``) they
are those that are still to come.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from atoll.core.errors import NotationError
from atoll.core.types import Seat
from atoll.games.talat.codes import Phase
from atoll.games.talat.material import (
    BOARDS,
    COLOURS,
    COLUMNS,
    KINDS,
    ROWS,
    BoardName,
    Colour,
    Kind,
    Square,
    Tower,
)
from atoll.games.talat.notation import read_tower

BoardTowers: TypeAlias = dict[Square, Tower]

_WIDTH: Final = 4
_GAP: Final = "    "


@dataclass(frozen=True)
class Picture:
    """What a picture says; ``rules.Position.arrange`` makes a position of it or refuses.

    ``phase`` is ``put``, ``move`` or ``over`` (then ``turn`` is None).
    """

    players: int
    phase: Phase
    turn: Seat | None
    boards: Mapping[BoardName, BoardTowers]
    captured: Mapping[Seat, frozenset[Tower]]
    frozen: frozenset[BoardName] = frozenset()


def draw(picture: Picture) -> str:
    """Draw a picture."""
    turn = "over" if picture.turn is None else f"{COLOURS[picture.turn]} to {picture.phase}"
    heads = [f"{name} frozen" if name in picture.frozen else name for name in BOARDS]
    width = _WIDTH * len(COLUMNS)
    lines = [f"{picture.players} players, {turn}", _line(" ", [f"   {head}".ljust(width) for head in heads])]
    lines += [
        _line(str(row), [_row(picture.boards[name], row) for name in BOARDS]) for row in range(ROWS, 0, -1)
    ]
    lines.append(_line(" ", ["".join(c.center(_WIDTH) for c in COLUMNS)] * len(BOARDS)))
    for seat, towers in sorted(picture.captured.items()):
        if towers:
            lines.append(f"{COLOURS[seat]} captured {' '.join(map(str, sorted(towers)))}")
    return "\n".join(lines) + "\n"


def _row(board: BoardTowers, row: int) -> str:
    squares = (Square(column, row) for column in range(len(COLUMNS)))
    return "".join(str(board.get(square, ".")).center(_WIDTH) for square in squares)


def _line(label: str, parts: list[str]) -> str:
    return f"{label}  {_GAP.join(parts)}".rstrip()


_PHASES: Final[Mapping[str | None, Phase]] = {"put": "put", "move": "move", None: "over"}
_HEADER = re.compile(r"([23]) players, (?:([ABC]) to (put|move)|(over))")
_NAMES = re.compile(r"AB( frozen)? +BC( frozen)? +CA( frozen)?")


def read_picture(text: str) -> Picture:
    """Read what ``draw`` drew; blanks may differ. Raise NotationError that names the line."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) < 3 + ROWS:
        raise NotationError("talat-picture", line=text.strip().partition("\n")[0], want="header")
    header = _matched(_HEADER, lines[0], "header")
    names = _matched(_NAMES, lines[1], "boards")
    boards: dict[BoardName, BoardTowers] = {name: {} for name in BOARDS}
    for row, line in zip(range(ROWS, 0, -1), lines[2 : 2 + ROWS], strict=True):
        label, *cells = line.split()
        if label != str(row) or len(cells) != len(BOARDS) * len(COLUMNS):
            raise NotationError("talat-picture", line=line, want="row")
        for number, cell in enumerate(cells):
            if cell != ".":
                name = BOARDS[number // len(COLUMNS)]
                boards[name][Square(number % len(COLUMNS), row)] = read_tower(cell)
    if lines[2 + ROWS].split() != list(COLUMNS) * len(BOARDS):
        raise NotationError("talat-picture", line=lines[2 + ROWS], want="columns")
    players = int(header[1])
    captured: dict[Seat, frozenset[Tower]] = {seat: frozenset() for seat in range(players)}
    for line in lines[3 + ROWS :]:
        owner, verb, *towers = line.split() or [""] * 2
        if owner not in COLOURS[:players] or verb != "captured":
            raise NotationError("talat-picture", line=line, want="captured")
        captured[COLOURS.index(owner)] = frozenset(map(read_tower, towers))
    return Picture(
        players=players,
        phase=_PHASES[header[3]],
        turn=COLOURS.index(header[2]) if header[2] else None,
        boards=boards,
        captured=captured,
        frozen=frozenset(name for name, mark in zip(BOARDS, names.groups(), strict=True) if mark),
    )


def _matched(pattern: re.Pattern[str], line: str, want: str) -> re.Match[str]:
    found = pattern.fullmatch(line)
    if not found:
        raise NotationError("talat-picture", line=line, want=want)
    return found


def unseen(boards: Mapping[BoardName, BoardTowers], colour: Colour) -> frozenset[Kind]:
    """Return a colour's towers that stand on no board."""
    standing = {t.kind for board in boards.values() for t in board.values() if t.colour == colour}
    return frozenset(KINDS) - standing
