"""Countries and positions as small pictures in text, and back.

A map of a country has one line per row of hexes, each half a hex further to the right or left than the one
above it; ``at`` says where its first hex lies (``0,0`` if nothing is said)::

    at 0,-1
      9   F
    P   M   10
      G   S

A picture of a position has more room for each hex: terrain, the seat whose village stands there, a letter
for the region, the temple. Lines above it say what no picture can; what is left out is as at the start::

    players 2
    round 3
    step village
    order 1 0
    at 0,-1
        9       F0a+2
    P       M1a     10
        G0b     S

Everything after a ``#`` is for people.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from atoll.core.errors import NotationError, SetupError
from atoll.core.registry import game
from atoll.games.hexes import Hex, hex_text, neighbours, read_hex
from atoll.games.titicaca import country as countries
from atoll.games.titicaca.codes import REASONS, Reason, Step
from atoll.games.titicaca.material import MOST_HEXES, START_WEAPONS, TEMPLES
from atoll.games.titicaca.rules import Position

MAP_PITCH: Final = 4
"""How many characters a hex of a map takes."""

PICTURE_PITCH: Final = 8
"""How many characters a hex of a picture takes."""

MOST_WEAPONS: Final = 1000
"""No stock, no bid and no score in a stranger's picture is larger."""

_WORD = re.compile(r"[a-z]+")
_VILLAGE = re.compile(r"([FMSPG])([0-4])([a-z]*)(?:\+([12?]))?")


# --- maps ----------------------------------------------------------------------------------------------


def write_map(country: Mapping[Hex, str]) -> str:
    """Draw a country."""
    return "".join(_draw(country, MAP_PITCH))


def read_map(text: str) -> dict[Hex, str]:
    """Read a map of a country, and check it. Raise SetupError that names the hex, or NotationError."""
    drawing = _Drawing.read(text, MAP_PITCH)
    drawing.allow("at")
    countries.check(drawing.cells)
    return drawing.cells


def _draw(cells: Mapping[Hex, str], pitch: int) -> Iterator[str]:
    """Draw hexes: row r, column 2q + r in half hexes."""
    if not cells:
        return
    top, bottom = min(r for _, r in cells), max(r for _, r in cells)
    left = min(2 * q + r for q, r in cells)
    yield f"at {hex_text(min(place for place in cells if place[1] == top))}\n"
    for row in range(top, bottom + 1):
        line = ""
        for q in sorted(q for q, r in cells if r == row):
            line = line.ljust((2 * q + row - left) * pitch // 2) + cells[q, row]
        yield line + "\n"


@dataclass
class _Drawing:
    """A picture taken apart: what stands in which hex, and the lines above it by their first word."""

    cells: dict[Hex, str]
    notes: dict[str, list[str]]

    @classmethod
    def read(cls, text: str, pitch: int) -> _Drawing:
        notes: dict[str, list[str]] = {}
        rows: list[tuple[int, str]] = []
        for number, line in enumerate(text.expandtabs(8).splitlines(), 1):
            words = line.split("#")[0].split()
            if words and _WORD.fullmatch(words[0]):
                notes[words[0]] = words[1:]
            elif not line.lstrip().startswith("#"):
                rows.append((number, line.split("#")[0].rstrip()))
        while rows and not rows[0][1]:
            del rows[0]
        if not rows:
            raise NotationError("titicaca-map-empty")
        return cls(dict(cls._cells(rows, pitch, read_hex(" ".join(notes.get("at", ["0,0"]))))), notes)

    @staticmethod
    def _cells(rows: list[tuple[int, str]], pitch: int, at: Hex) -> Iterator[tuple[Hex, str]]:
        half = pitch // 2
        start = len(rows[0][1]) - len(rows[0][1].lstrip())
        for down, (number, line) in enumerate(rows):
            for token in re.finditer(r"\S+", line):
                halves, off = divmod(token.start() - start, half)
                if off or (halves + down) % 2:
                    raise NotationError(
                        "titicaca-map-column",
                        line=number,
                        column=token.start() + 1,
                        shown=token[0],
                        pitch=pitch,
                    )
                yield (at[0] + (halves - down) // 2, at[1] + down), token[0]

    def allow(self, *words: str) -> None:
        """Raise NotationError for a line that begins with another word."""
        for word in self.notes:
            if word not in words:
                raise NotationError("titicaca-map-word", word=word, words=", ".join(words))

    def numbers(self, word: str) -> list[int] | None:
        """Yield a line's numbers; None if there is no such line."""
        if word not in self.notes:
            return None
        try:
            return [int(number) for number in self.notes[word]]
        except ValueError as error:
            raise NotationError("titicaca-map-numbers", word=word) from error

    def by_seat(self, word: str) -> Iterator[tuple[int, int]]:
        """Yield a line's numbers with the seats they belong to; a dash says that a seat has none."""
        for seat, number in enumerate(self.notes.get(word, ())):
            if number != "-":
                try:
                    yield seat, int(number)
                except ValueError as error:
                    raise NotationError("titicaca-map-numbers", word=word) from error

    def number(self, word: str) -> int | None:
        """Return a line's only number; None if there is no such line."""
        numbers = self.numbers(word)
        if numbers is not None and len(numbers) != 1:
            raise NotationError("titicaca-map-numbers", word=word)
        return numbers[0] if numbers else None


# --- pictures ------------------------------------------------------------------------------------------

_WORDS: Final = (
    "players", "round", "step", "arrow", "first", "stocks", "scores", "bids", "order", "fresh", "hands",
    "known", "reason", "at",
)  # fmt: skip


def write_position(position: Position) -> str:
    """Draw a position; holds its secrets."""
    letters = {name: _letters(number) for number, name in enumerate(sorted(set(position.regions.values())))}
    cells = {}
    for place, shown in position.country.items():
        cells[place] = shown
        if place in position.villages:
            cells[place] += f"{position.villages[place]}{letters[position.regions[place]]}"
        if place in position.temples:
            cells[place] += f"+{position.temples[place] or '?'}"
    notes = {
        "players": position.players,
        "round": position.round,
        "step": position.step,
        "arrow": position.arrow,
        "first": position.first_arrow,
        "stocks": _spaced(position.stocks),
        "scores": _spaced(position.scores),
        "bids": _spaced([position.bids.get(seat, "-") for seat in range(position.players)]),
        "order": _spaced(position.order),
        "fresh": None if position.fresh is None else hex_text(position.fresh),
        "hands": _spaced(["".join(map(str, hand)) or "-" for hand in position.hands]),
        "known": _spaced(sorted(position.known)),
        "reason": position.reason,
    }
    lines = [f"{word} {note}\n" for word, note in notes.items() if note is not None and note != ""]
    return "".join([*lines, *_draw(cells, PICTURE_PITCH)])


def read_position(text: str) -> Position:
    """Read a picture of a position. Raise NotationError or SetupError."""
    drawing = _Drawing.read(text, PICTURE_PITCH)
    drawing.allow(*_WORDS)
    players = drawing.number("players") or 2
    step, arrow, number = _step(drawing), drawing.number("arrow"), drawing.number("round")
    position = Position(
        players=players,
        country={},
        arrow=0 if step is not Step.DRAWING and arrow is None else arrow,
        step=step,
        round=1 if number is None else number,
        stocks=drawing.numbers("stocks") or [START_WEAPONS] * players,
        scores=drawing.numbers("scores") or [0] * players,
        bids=dict(drawing.by_seat("bids")),
        order=tuple(drawing.numbers("order") or ()),
        fresh=read_hex(drawing.notes["fresh"][0]) if drawing.notes.get("fresh") else None,
        known=set(drawing.numbers("known") or ()),
        reason=_reason(drawing),
    )
    first = drawing.number("first")
    position.first_arrow = position.arrow if first is None else first
    game("titicaca").check_players(players)
    _put_pieces(position, drawing.cells)
    position.hands = _hands(position, drawing)
    arrows = [seat for seat in (position.arrow, position.first_arrow) if seat is not None]
    for seat in (*position.order, *position.known, *position.bids, *arrows):
        if seat not in range(players):
            raise SetupError("titicaca-picture-seat", seat_number=str(seat))
    if len(position.stocks) != players or len(position.scores) != players:
        raise SetupError("titicaca-picture-list", players=players)
    return position


def check_position(position: Position) -> None:
    """Raise SetupError with the first line that does not fit the others."""
    for word, fits in _checks(position):
        if not fits:
            raise SetupError("titicaca-picture-fit", word=word)


def _checks(position: Position) -> Iterator[tuple[str, bool]]:
    seats, step, order = range(position.players), position.step, position.order
    bidding, over = step is Step.BIDDING, step is Step.OVER
    in_turn = step in {Step.VILLAGE, Step.JOIN, Step.MERGE, Step.TEMPLE}
    yield "step", bidding or over or in_turn
    yield "round", 1 <= position.round <= MOST_HEXES
    yield "arrow", position.arrow is not None
    yield "first", position.first_arrow is not None
    yield "stocks", all(0 <= stock <= MOST_WEAPONS for stock in position.stocks)
    yield "scores", all(0 <= score <= MOST_WEAPONS for score in position.scores)
    yield "reason", (position.reason is not None) == over
    yield "order", len(set(order)) == len(order) and bool(order) == in_turn
    waiting = order[1:] if in_turn else tuple(position.bids)
    yield "bids", all(0 <= position.bids[seat] <= MOST_WEAPONS for seat in position.bids)
    yield "bids", not in_turn or len(position.bids) == position.players
    yield "bids", not bidding or len(position.bids) < position.players
    yield "bids", not over or not position.bids
    yield "bids", all(position.bids[seat] <= position.stocks[seat] for seat in waiting)
    fresh = position.villages.get(position.fresh) if position.fresh is not None else None
    yield "fresh", fresh == order[0] if in_turn and step is not Step.VILLAGE else position.fresh is None
    yield "hands", len(position.hands) == position.players
    for seat in seats:
        laid = [value for place, value in position.temples.items() if position.villages[place] == seat]
        both = [*position.hands[seat], *laid]
        yield "hands", set(both) <= set(TEMPLES) and len(set(both)) == len(both)
        yield "hands", list(position.hands[seat]) == sorted(position.hands[seat])
        yield "known", seat not in position.known or len(position.hands[seat]) < len(TEMPLES)
    for name in set(position.regions.values()):
        places = {place for place, other in position.regions.items() if other == name}
        yield "at", _is_connected(places)


def _is_connected(places: set[Hex]) -> bool:
    reached, edge = set[Hex](), [min(places)]
    while edge:
        place = edge.pop()
        if place in places and place not in reached:
            reached.add(place)
            edge += neighbours(place)
    return reached == places


def _put_pieces(position: Position, cells: Mapping[Hex, str]) -> None:
    """Put country, villages, regions and temples as the hexes of a picture say."""
    lettered: dict[str, list[Hex]] = {}
    for place, shown in cells.items():
        found = _VILLAGE.fullmatch(shown)
        position.country[place] = found[1] if found else shown
        if not found:
            continue
        if int(found[2]) >= position.players:
            raise SetupError("titicaca-picture-seat", seat_number=found[2])
        position.villages[place] = int(found[2])
        lettered.setdefault(found[3] or hex_text(place), []).append(place)
        if found[4]:
            position.temples[place] = 0 if found[4] == "?" else int(found[4])
    countries.check(position.country)
    for places in lettered.values():
        position.regions.update((place, min(places)) for place in places)


def _hands(position: Position, drawing: _Drawing) -> list[tuple[int, ...]]:
    """Return the temples in the hands: as said, else those that lie on no field."""
    if "hands" in drawing.notes:
        return [tuple(int(value) for value in hand if value.isdigit()) for hand in drawing.notes["hands"]]
    laid = [
        [value for place, value in position.temples.items() if position.villages[place] == seat]
        for seat in range(position.players)
    ]
    return [tuple(value for value in TEMPLES if value not in values) for values in laid]


def _step(drawing: _Drawing) -> Step:
    word = " ".join(drawing.notes.get("step", [Step.BIDDING]))
    if word not in list(Step):
        raise NotationError("titicaca-map-word", word=word, words=", ".join(Step))
    return Step(word)


def _reason(drawing: _Drawing) -> Reason | None:
    if "reason" not in drawing.notes:
        return None
    word = " ".join(drawing.notes["reason"])
    for reason in REASONS:
        if reason == word:
            return reason
    raise NotationError("titicaca-map-word", word=word, words=", ".join(REASONS))


def _letters(number: int) -> str:
    """Return a region in a picture: a to z, then aa, ab and so on."""
    return (_letters(number // 26 - 1) if number >= 26 else "") + chr(ord("a") + number % 26)


def _spaced(items: object) -> str:
    assert isinstance(items, list | tuple)
    return " ".join(str(item) for item in items)
