"""A small picture of an island, or of a whole position, that reads back.

A row of hexes is a line: the first hex of the row, a bar, and a word per hex, going east::

     0,-1 |    1J    2CA^
     0,0  | 1V1   1SB#  .   2V3
    -1,1  |    ~A    1j

A word is the level, the terrain and what is there:

- ``1V0``   a volcano with its direction; ``1J`` a field
- ``1v3``, ``1j``   the same on a double tile, the direction being that of its other hex ("double 3")
- ``2CA^``  huts of seat 0 (A is seat 0, B seat 1, …), as many as the level; ``|`` is a tower, ``#`` a temple
- ``.``     bare table; ``~`` a lagoon; ``~B`` a lagoon with a ship of seat 1, on the lagoon's smallest hex

Which tile a field belongs to follows from the volcano beside it. Where that volcano is covered the word ends
with the hex's part of its tile and the tile's direction: ``1J'14``. Without that such a field is a ``'10``.

A position has lines above the island, ``name value``; ``write_position`` writes all of them, and in
``read_position`` most may be missing.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from atoll.core.errors import NotationError, SetupError
from atoll.core.facts import Json
from atoll.core.types import Seat
from atoll.games.hexes import Hex, hex_text, neighbour, read_hex
from atoll.games.taluva.codes import REASONS, Phase, Reason
from atoll.games.taluva.material import DOUBLES, BuildingKind, Pieces, Tile
from atoll.games.taluva.options import TaluvaOptions
from atoll.games.taluva.rules.island import Building, Cell, Island
from atoll.games.taluva.rules.position import Position

SIGNS: Final[Mapping[BuildingKind, str]] = {"hut": "^", "tower": "|", "temple": "#"}
SEATS: Final = "ABCDE"

MOST_ROWS: Final = 130
"""How far an island may reach when all tiles lie in a line; the engine has room for a little more."""

MOST_LEVELS: Final = 31
"""How high it may grow. A level takes two tiles at least, for no tile covers just one other."""

_WORD: Final = re.compile(
    r"(?P<level>[1-9][0-9]?)"
    r"(?:(?P<volcano>[Vv])(?P<direction>[0-5])|(?P<field>[JCSRLjsl])(?:(?P<seat>[A-E])(?P<sign>[|^#]))?)"
    r"(?:'(?P<part>[0-2])(?P<tile_direction>[0-5]))?"
)


# --- islands ----------------------------------------------------------------------------------------------


def word(island: Island, place: Hex) -> str:
    """Write one hex."""
    cell = island.cells.get(place)
    if cell is None:
        name = island.lagoon_at.get(place)
        if name is None:
            return "."
        return "~" + SEATS[island.ships[name]] if name == place and name in island.ships else "~"
    text = f"{cell.level}{cell.terrain.lower() if cell.double else cell.terrain}"
    if cell.direction is not None:
        text += str(cell.direction % 6)
    if place in island.buildings:
        building = island.buildings[place]
        text += SEATS[building.seat] + SIGNS[building.kind]
    if (cell.part, cell.tile_direction) != _part(island.cells, place):
        text += f"'{cell.part}{cell.tile_direction}"
    return text


def write_island(island: Island) -> str:
    """Draw an island; each row is shifted by half a hex, as the hexes lie."""
    if not island.cells:
        return ""
    rows: dict[int, list[int]] = {}
    for q, r in (*island.cells, *island.lagoon_at):
        rows.setdefault(r, []).append(q)
    words = {
        r: [word(island, (q, r)) for q in range(min(row), max(row) + 1)] for r, row in sorted(rows.items())
    }
    half = (max(len(each) for row in words.values() for each in row) + 2) // 2
    left = min(2 * min(rows[r]) + r for r in rows)
    labels = {r: hex_text((min(rows[r]), r)) for r in rows}
    margin = max(map(len, labels.values()))
    return "\n".join(
        f"{labels[r]:{margin}} | {' ' * half * (2 * min(rows[r]) + r - left)}"
        + "".join(f"{each:{2 * half}}" for each in words[r]).rstrip()
        for r in words
    )


def read_island(text: str) -> Island:
    """Read an island. Raise NotationError that shows what is wrong."""
    known: dict[Hex, Cell] = {}
    with_part: set[Hex] = set()
    buildings: dict[Hex, Building] = {}
    ships: dict[Hex, Seat] = {}
    water: set[Hex] = set()
    for place, each in _words(text):
        if each.startswith("~"):
            water.add(place)
            if each[1:]:
                ships[place] = SEATS.index(each[1])
        elif each != ".":
            found = _WORD.fullmatch(each)
            if found is None or (found["part"] and not _possible(found)):
                raise NotationError("taluva-picture-word", word=each)
            known[place] = _cell(found)
            if found["part"]:
                with_part.add(place)
            if found["seat"]:
                kind = next(kind for kind, sign in SIGNS.items() if sign == found["sign"])
                number = known[place].level if kind == "hut" else 1
                buildings[place] = Building(SEATS.index(found["seat"]), kind, number)
    cells = dict(known)
    for place, cell in known.items():
        if place not in with_part:
            part, tile_direction = _part(known, place)
            cells[place] = cell._replace(part=part, tile_direction=tile_direction)
    island = Island(cells, buildings, ships)
    for place in sorted(water):
        if place not in island.lagoon_at:
            raise NotationError("taluva-picture-lagoon", hex=hex_text(place))
    for place in ships:
        if place not in island.lagoons:
            raise NotationError("taluva-picture-ship", hex=hex_text(place))
    return island


def _words(text: str) -> Iterator[tuple[Hex, str]]:
    seen: set[Hex] = set()
    for line in text.splitlines():
        if not line.strip():
            continue
        label, bar, row = line.partition(" | ")
        if not bar:
            raise NotationError("taluva-picture-line", line=line.strip())
        q, r = read_hex(label.strip())
        for step, each in enumerate(row.split()):
            if (q + step, r) in seen:
                raise NotationError("taluva-picture-twice", hex=hex_text((q + step, r)))
            seen.add((q + step, r))
            if each.startswith("~") and not re.fullmatch("~[A-E]?", each):
                raise NotationError("taluva-picture-word", word=each)
            yield (q + step, r), each


def _possible(found: re.Match[str]) -> bool:
    """Whether a word can be that part of a tile."""
    part, tile_direction = int(found["part"]), int(found["tile_direction"])
    if found["volcano"] == "V":
        return part == 0 and tile_direction == int(found["direction"])
    if found["volcano"] == "v":
        return part < 2 and int(found["direction"]) == (tile_direction + 3 * part) % 6
    double = found["field"].islower()
    return part < 2 and (part == 1 or found["field"] == "j") if double else part > 0


def _cell(found: re.Match[str]) -> Cell:
    letter = found["volcano"] or found["field"]
    # Without part and direction a volcano lies as it points; _part finds out the rest.
    tile_direction = found["tile_direction"] or found["direction"] or 0
    part = found["part"] or (0 if found["volcano"] else 1)
    return Cell(int(found["level"]), letter.upper(), int(part), int(tile_direction), letter.islower())


def _part(cells: Mapping[Hex, Cell], place: Hex) -> tuple[int, int]:
    """Return part and tile direction of a hex, as its surroundings show.

    A volcano that can be seen owns the hexes that it points at, as far as they are of its level.
    """
    cell = cells[place]

    def beside(direction: int, test: Callable[[Cell], bool]) -> bool:
        other = cells.get(neighbour(place, direction))
        return other is not None and other.level == cell.level and other.double == cell.double and test(other)

    if cell.direction is not None:
        points = cell.direction % 6
        other = 6 + (points + 3) % 6
        twin = cell.double and beside(points, lambda near: near.direction == other)
        return (1, (points + 3) % 6) if twin and points in (2, 3, 4) else (0, points)
    for part in (1,) if cell.double else (1, 2):
        for tile_direction in range(6):
            volcano = tile_direction + 6 * cell.double
            if beside(tile_direction + part + 2, lambda near, volcano=volcano: near.direction == volcano):  # type: ignore[misc]
                return part, tile_direction
    if cell.double and cell.terrain == "J":
        for tile_direction in (0, 1, 5):
            if beside(tile_direction, lambda near: near.terrain == "J"):
                return 0, tile_direction
            if beside(tile_direction + 3, lambda near: near.terrain == "J"):
                return 1, tile_direction
    return 1, 0


# --- positions --------------------------------------------------------------------------------------------


def write_position(position: Position) -> str:
    """Draw a position: lines with names, then the island."""
    chosen = position.options.to_json(position.players)
    options = [f"{name}={str(value).lower()}" for name, value in chosen.items()]
    lines = {
        "players": [str(position.players)],
        "options": options,
        "deck": position.deck,
        "drawn": [str(position.drawn)],
        "doubles": position.doubles,
        "open": sorted(position.open_doubles),
        "takes": [str(number) for number in position.takes],
        "put": ["/".join(map(str, put)) for put in position.put],
        "out": [SEATS[seat] for seat in sorted(position.eliminated)],
        "places": [str(place) for place in position.places],
        "turn": [
            SEATS[position.turn],
            position.phase.value,
            *([position.hand] if position.hand else []),
            *([position.reason] if position.reason else []),
        ],
    }
    head = "\n".join(f"{name} {' '.join(values)}".rstrip() for name, values in lines.items())
    return f"{head}\n{write_island(position.island)}\n"


def read_position(text: str) -> Position:
    """Read a position. Raise NotationError, or SetupError for options that cannot be.

    Lines that may be missing: ``players`` (2), ``options``, ``deck`` (not known, unless the stack is open; of
    the drawn tiles those that can be seen, then the most frequent), ``doubles`` (not known), ``open`` (all
    that were dealt), ``drawn`` (0), ``takes`` (0 each), ``put`` (what stands on the island), ``out``
    (nobody), ``places`` (none).
    """
    lines = [line for line in text.splitlines() if line.strip()]
    head = {line.split()[0]: line.split()[1:] for line in lines if " | " not in line}
    for name in head:
        if name not in _LINES:
            raise NotationError("taluva-picture-name", name=name, names=", ".join(_LINES))
    island = read_island("\n".join(line for line in lines if " | " in line))
    players = _numbers("players", head.get("players", ["2"]), 1)[0]
    if not 2 <= players <= 5:
        raise NotationError("taluva-picture-value", name="players", value=str(players))
    options = TaluvaOptions.read(dict(_option(each) for each in head.get("options", [])), players)
    dealt = tuple(_tiles("doubles", head.get("doubles", []), DOUBLES))
    turn, phase, hand, reason = _turn(head.get("turn", []), players)
    drawn = _numbers("drawn", head.get("drawn", ["0"]), 1)[0]
    deck = _deck(head.get("deck", []), options)
    if len(deck) < drawn <= options.stack_size(players):
        deck = _with_drawn(deck, drawn, hand, island, options)
    put = _put(head["put"], players) if "put" in head else tuple(_stands(island, s) for s in range(players))
    return Position(
        players=players,
        options=options,
        deck=deck,
        doubles=dealt,
        drawn=drawn,
        open_doubles=frozenset(_tiles("open", head["open"], DOUBLES) if "open" in head else dealt),
        takes=_numbers("takes", head.get("takes", ["0"] * players), players),
        island=island,
        put=put,
        turn=turn,
        phase=phase,
        hand=hand,
        eliminated=frozenset(_seat("out", each, players) for each in head.get("out", [])),
        places=_numbers("places", head.get("places", ["0"] * players), players),
        reason=reason,
    )


def check_position(position: Position) -> None:
    """Raise NotationError or SetupError unless the lines of a picture fit the material and each other."""
    lines = [line.split() for line in write_position(position).splitlines() if line.strip()]
    written = {name: values for name, *values in lines}
    for name, fits in _checks(position):
        if not fits:
            raise _wrong(name, written.get(name, []))
    _check_size(position)


def _checks(position: Position) -> Iterator[tuple[str, bool]]:
    """Yield the lines of a picture, and whether they fit."""
    stands = [_stands(position.island, seat) for seat in range(position.players)]
    options, players, known = position.options, position.players, len(position.deck)
    box, stock, size = options.box(), options.stock(), options.stack_size(position.players)
    used = Counter(position.deck)
    gone = {seat for seat in range(players) if position.places[seat]} | position.eliminated
    yield "deck", known <= size and all(number <= box[tile] for tile, number in used.items())
    yield "drawn", position.drawn <= known or position.drawn == size
    dealt = set(position.doubles)
    yield "doubles", len(dealt) == len(position.doubles) <= options.doubles_dealt(players)
    yield "open", position.open_doubles <= dealt
    yield "takes", max(position.takes) <= len(DOUBLES)
    yield "places", max(position.places) <= players
    yield (
        "put",
        all(
            low <= number <= most
            for put, standing in zip(position.put, stands, strict=True)
            for low, number, most in zip(standing, put, stock, strict=True)
        ),
    )
    phases = {
        Phase.DEAL: len(dealt) < options.doubles_dealt(players),
        Phase.CHOOSE: bool(position.open_doubles),
        Phase.DRAW: position.drawn == known < size,
    }
    over = position.phase is Phase.OVER
    yield "turn", phases.get(position.phase, True) and (over or position.turn not in gone)


def _check_size(position: Position) -> None:
    """Raise SetupError if the island could outgrow what the engine has room for."""
    cells = position.island.cells
    if not cells:
        return
    options, laid = position.options, position.drawn + sum(position.takes)
    left = options.stack_size(position.players) + options.doubles_dealt(position.players) - laid
    rows, columns = [r for _, r in cells], [q for q, _ in cells]
    span = max(max(rows) - min(rows), max(columns) - min(columns))
    top = max(cells, key=lambda place: cells[place].level)
    height = cells[top].level
    too_high = 2 * height - 1 > laid and height + left // 2 > MOST_LEVELS  # no game has built it so far
    if span + 2 * left > MOST_ROWS or too_high:
        raise SetupError("taluva-too-far", place=hex_text(top))


_LINES: Final = (
    "players",
    "options",
    "deck",
    "drawn",
    "doubles",
    "open",
    "takes",
    "put",
    "out",
    "places",
    "turn",
)


def _wrong(name: str, values: list[str]) -> NotationError:
    return NotationError("taluva-picture-value", name=name, value=" ".join(values))


def _numbers(name: str, values: list[str], count: int) -> tuple[int, ...]:
    if len(values) != count or not all(re.fullmatch("[0-9]{1,3}", value) for value in values):
        raise _wrong(name, values)
    return tuple(map(int, values))


def _option(text: str) -> tuple[str, Json]:
    name, _, value = text.partition("=")
    return name, {"true": True, "false": False}.get(value, value)


def _tiles(name: str, values: list[str], known: tuple[str, ...]) -> list[str]:
    if not set(values) <= set(known):
        raise _wrong(name, values)
    return values


def _deck(values: list[str], options: TaluvaOptions) -> tuple[str, ...]:
    """Read the tiles of the stack; all of an open stack are known, named or not."""
    named, order = tuple(_tiles("deck", values, tuple(options.box()))), options.order()
    if order and named != order[: len(named)]:
        raise _wrong("deck", values)
    return order or named


def _with_drawn(
    deck: tuple[str, ...], drawn: int, hand: Tile | None, island: Island, options: TaluvaOptions
) -> tuple[str, ...]:
    """Return a stack whose drawn tiles are all known: where a picture names fewer, they are made up."""
    left = Counter(options.box())
    left.subtract(deck)
    wanted = [*_whole_tiles(island), *([hand[1:]] if hand and len(hand) == 3 else [])]
    found = list(deck)
    for tile in wanted:
        if len(found) < drawn and left[tile] > 0:
            found.append(tile)
            left[tile] -= 1
    while len(found) < drawn:
        tile = max(left, key=lambda each: left[each])
        found.append(tile)
        left[tile] -= 1
    return tuple(found)


def _whole_tiles(island: Island) -> Iterator[str]:
    """Yield the three-hex tiles of which every hex can be seen, as the stack calls them."""
    for place, cell in sorted(island.cells.items()):
        if cell.direction is None or cell.double:
            continue
        parts = [island.cells.get(neighbour(place, cell.direction + turn)) for turn in (0, 1)]
        if all(
            part is not None
            and (part.level, part.part, part.tile_direction) == (cell.level, number, cell.tile_direction)
            for number, part in enumerate(parts, start=1)
        ):
            yield "".join(part.terrain for part in parts if part is not None)


def _seat(name: str, value: str, players: int) -> Seat:
    if value not in tuple(SEATS[:players]):
        raise _wrong(name, [value])
    return SEATS.index(value)


def _turn(values: list[str], players: int) -> tuple[Seat, Phase, Tile | None, Reason | None]:
    """Read whose turn it is: ``A build``, ``B place VJC``, ``A over tiles``."""
    if len(values) < 2 or values[1] not in {phase.value for phase in Phase}:
        raise _wrong("turn", values)
    phase = Phase(values[1])
    more = {
        Phase.PLACE: (*DOUBLES, *("V" + tile for tile in TaluvaOptions().box())),
        Phase.OVER: tuple(filter(None, REASONS)),
    }
    if values[2] not in more.get(phase, ()) if len(values) == 3 else len(values) > 3 or phase in more:
        raise _wrong("turn", values)
    rest = values[2] if len(values) == 3 else None
    seat = _seat("turn", values[0], players)
    reason = next((each for each in REASONS if each == rest), None)
    return seat, phase, rest if phase is Phase.PLACE else None, reason


def _put(values: list[str], players: int) -> tuple[Pieces, ...]:
    if len(values) != players or not all(re.fullmatch("[0-9]+(/[0-9]+){3}", value) for value in values):
        raise _wrong("put", values)
    return tuple(Pieces(*map(int, value.split("/"))) for value in values)


def _stands(island: Island, seat: Seat) -> Pieces:
    """Count what a seat has on the island."""
    pieces = Pieces(ship=list(island.ships.values()).count(seat))
    for building in island.buildings.values():
        if building.seat == seat:
            pieces = pieces.plus(building.kind, building.number)
    return pieces
