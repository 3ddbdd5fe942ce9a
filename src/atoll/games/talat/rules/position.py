"""A position of Talat: where the towers stand, whose turn it is, and how a turn goes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Final

from atoll.core.errors import SetupError
from atoll.core.facts import Event, Json, Refusal
from atoll.core.reference import ReferencePosition
from atoll.core.result import Result, places_by
from atoll.core.types import Move, Seat
from atoll.games.talat.codes import Phase, Reason
from atoll.games.talat.material import (
    BOARDS,
    CAPTURE_POINTS,
    COLOURS,
    COLUMNS,
    KINDS,
    LINE_POINTS,
    SQUARES,
    ZIHIN,
    BoardName,
    Colour,
    Kind,
    Square,
    Tower,
    ahead,
    captures,
    commanded,
    far_row,
    squares_of,
    start_row,
    tower_of,
)
from atoll.games.talat.notation import Put, Step, read_move
from atoll.games.talat.options import TalatOptions
from atoll.games.talat.picture import Picture, draw, read_picture, unseen
from atoll.games.talat.rules.board import Board, in_reach, prey, targets
from atoll.games.talat.rules.freezing import is_frozen

ZIHIN_TOWERS: Final = 8
"""A-TWO-1: how many of the Zihin's nine towers are put."""
ZIHIN_LEFT_OUT: Final = 1
"""How many of its towers are not."""


class Position(ReferencePosition):
    """A position of Talat.

    ``boards`` holds the towers by board and square, ``hands`` what each colour has still to put,
    ``captured`` what each seat has captured, ``frozen`` the boards on which nothing moves any more and
    ``turn`` the seat to move; None: the game is over. ``size`` is how many rows and columns a board has.
    Copies share boards: a move makes a new one.
    """

    players: int
    options: TalatOptions

    def __init__(self, players: int, options: TalatOptions | None = None) -> None:
        self.players = players
        self.options = options or TalatOptions()
        self.size = self.options.size()
        self.boards: dict[BoardName, Board] = {name: Board() for name in BOARDS}
        self.hands: dict[Colour, frozenset[Kind]] = {colour: self.options.kinds() for colour in COLOURS}
        self.captured: list[frozenset[Tower]] = [frozenset() for _ in range(players)]
        self.frozen: frozenset[BoardName] = frozenset()
        self.turn: Seat | None = 0

    # --- as a value ------------------------------------------------------------------------------------

    def _value(self) -> tuple[object, ...]:
        return (
            self.players,
            self.options,
            tuple(frozenset(self.boards[name].items()) for name in BOARDS),
            tuple(self.hands[colour] for colour in COLOURS),
            tuple(self.captured),
            self.frozen,
            self.turn,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._value() == other._value()

    def __hash__(self) -> int:
        return hash(self._value())

    def __repr__(self) -> str:
        return f"Position.read({self.picture()!r})"

    def copy(self) -> Position:
        """Return an independent copy."""
        other = Position.__new__(Position)
        other.players, other.options, other.size = self.players, self.options, self.size
        other.boards = dict(self.boards)
        other.hands = dict(self.hands)
        other.captured = list(self.captured)
        other.frozen = self.frozen
        other.turn = self.turn
        return other

    def determinize(self, seat: Seat, rng: Random) -> Position:
        """Return a copy: everything is open."""
        del seat, rng
        return self.copy()

    # --- as a picture ----------------------------------------------------------------------------------

    def picture(self) -> str:
        """Draw the position as text that ``read`` reads."""
        return draw(
            Picture(
                players=self.players,
                phase=self.phase(),
                turn=self.turn,
                boards=self.boards,
                captured=dict(enumerate(self.captured)),
                frozen=self.frozen,
            )
        )

    @classmethod
    def read(cls, text: str) -> Position:
        """Make a position of a picture. Raise NotationError, or SetupError if it cannot be."""
        return cls.arrange(read_picture(text))

    @classmethod
    def arrange(cls, picture: Picture) -> Position:
        """Make a position of an arrangement. Raise SetupError that says what cannot be.

        Which boards are frozen follows from the towers; marks that the picture has must be right.
        """
        position = cls(picture.players)
        position._check_towers(picture)
        position.boards = {name: Board(picture.boards[name]) for name in BOARDS}
        position.captured = [picture.captured.get(seat, frozenset()) for seat in range(picture.players)]
        if picture.phase == "put":
            position._arrange_hands(picture.turn)
        else:
            position.hands = {colour: frozenset() for colour in COLOURS}
            position.frozen = frozenset(name for name in BOARDS if is_frozen(name, position.boards[name]))
        if picture.frozen and picture.frozen != position.frozen:
            raise SetupError("talat-picture-frozen", boards=sorted(position.frozen))
        position.turn = picture.turn
        if picture.phase != "put":
            over = position._ended() or not any(map(position._can_move, range(position.players)))
            if (picture.turn is None) != over:
                raise SetupError("talat-picture-over" if over else "talat-picture-not-over")
        if picture.turn is not None and not position._legal_moves(picture.turn):
            raise SetupError("talat-picture-turn", seat=picture.turn)
        return position

    @staticmethod
    def _check_towers(picture: Picture) -> None:
        shown = [tower for board in picture.boards.values() for tower in board.values()]
        shown += [tower for towers in picture.captured.values() for tower in towers]
        for tower in shown:
            if shown.count(tower) > 1:
                raise SetupError("talat-picture-twice", tower=str(tower))
        for name, board in picture.boards.items():
            for colour in name:
                if sum(tower.colour == colour for tower in board.values()) > len(COLUMNS):
                    raise SetupError("talat-picture-five", colour=colour, board=name)
            for square, tower in board.items():
                if tower.colour not in name:
                    raise SetupError("talat-picture-colour", tower=str(tower), board=name, square=str(square))

    def _arrange_hands(self, turn: Seat | None) -> None:
        """Find what is still to be put: the towers that are not shown, if their number can be."""
        for name, board in self.boards.items():
            for square, tower in board.items():
                if square.row != start_row(name, tower.colour):
                    raise SetupError("talat-picture-line", tower=str(tower), board=name, square=str(square))
        self.hands = {colour: unseen(self.boards, colour) for colour in COLOURS}
        if self.players == 2 and len(self.hands[ZIHIN]) <= len(KINDS) - ZIHIN_TOWERS:
            self.hands[ZIHIN] = frozenset()
        sizes = [len(self.hands[colour]) for colour in COLOURS]
        put = sum(len(board) for board in self.boards.values())
        if (
            turn != put % self.players
            or any(self.captured)
            or sizes != _hand_sizes(self.players, put)
            or not any(sizes)
        ):
            raise SetupError("talat-picture-hands")

    # --- whose turn it is ------------------------------------------------------------------------------

    def phase(self) -> Phase:
        """Return the phase: ``put``, ``move`` or ``over``."""
        if self.turn is None:
            return "over"
        return "put" if any(self.hands.values()) else "move"

    @property
    def active_seats(self) -> tuple[Seat, ...]:
        """The seat whose turn it is."""
        return () if self.turn is None else (self.turn,)

    @property
    def at_chance(self) -> bool:
        """Whether chance decides next: never in this game."""
        return False

    def setup(self) -> dict[str, Json]:
        """Return an empty set-up: nothing is drawn."""
        return {}

    def putting(self) -> Colour:
        """A-PUT-1, A-TWO-1: the colour that is being put now; with two players first the Zihin's."""
        assert self.turn is not None
        return ZIHIN if self.players == 2 and self.hands[ZIHIN] else COLOURS[self.turn]

    def commanded(self, seat: Seat, name: BoardName) -> Colour | None:
        """A-MOV-1, A-TWO-3: the colour with which a seat plays on a board."""
        return commanded(self.players, seat, name)

    def _whose(self, colour: Colour) -> str:
        """Return whose a colour is: a seat's, or the Zihin's."""
        return "zihin" if self.players == 2 and colour == ZIHIN else "seat"

    # --- what may be done ------------------------------------------------------------------------------

    def _legal_moves(self, seat: Seat) -> Sequence[Move]:
        """Return all legal moves of the seat whose turn it is."""
        if any(self.hands.values()):
            return [str(put) for put in self._puts()]
        return [str(step) for step in self._steps(seat)]

    def _puts(self) -> Iterator[Put]:
        """A-PUT-1, A-TWO-1: any tower in hand on any free square of the colour's two start lines."""
        colour = self.putting()
        for name, square in self._own_lines(colour):
            if square not in self.boards[name]:
                for kind in self.hands[colour]:
                    yield Put(kind, name, square)

    def _steps(self, seat: Seat) -> Iterator[Step]:
        """A-MOV-1, A-FRZ-2: move or capture with one tower, on any board that is not frozen."""
        for name, board, origin in self._own_towers(seat):
            yield from (
                Step(False, name, origin, target) for target in targets(name, board, origin, self.size)
            )
            yield from (Step(True, name, origin, target) for target in prey(name, board, origin))

    def _own_towers(self, seat: Seat) -> Iterator[tuple[BoardName, Board, Square]]:
        """Yield the towers that a seat may use, each with its board."""
        for name in BOARDS:
            if name not in self.frozen:
                board, colour = self.boards[name], self.commanded(seat, name)
                for origin, tower in board.items():
                    if tower.colour == colour:
                        yield name, board, origin

    def _can_move(self, seat: Seat) -> bool:
        return any(targets(*tower, self.size) or prey(*tower) for tower in self._own_towers(seat))

    def _own_lines(self, colour: Colour) -> Iterator[tuple[BoardName, Square]]:
        for name in BOARDS:
            if colour in name:
                line = _line(start_row(name, colour, self.size), self.size)
                yield from ((name, square) for square in line)

    def check_notation(self, move: Move) -> None:
        """Raise NotationError unless the text is a move."""
        read_move(move)

    # --- what may not be done --------------------------------------------------------------------------

    def _violations(self, move: Move, seat: Seat) -> Sequence[Refusal]:
        """Return every rule that a move of the seat whose turn it is breaks."""
        wanted = read_move(move)
        if isinstance(wanted, Put):
            return list(self._broken_by_put(wanted))
        if any(self.hands.values()):
            square = str(wanted.origin)
            return [Refusal("A-PUT-1", {"why": "stays", "board": wanted.board, "square": square})]
        return [*self._broken_by_tower(seat, wanted), *self._broken_by_step(wanted)]

    def _broken_by_put(self, put: Put) -> Iterator[Refusal]:
        """A-PUT-1, A-TWO-1."""
        values: dict[str, Json] = {"board": put.board, "square": str(put.square), **_tower_values(put.kind)}
        if not any(self.hands.values()):
            yield Refusal("A-PUT-1", {"why": "all-stand", **values})
            return
        colour = self.putting()
        rule = "A-TWO-1" if self._whose(colour) == "zihin" else "A-PUT-1"
        if put.kind not in self.hands[colour]:
            yield Refusal(rule, {"why": "hand", **values})
        if (put.board, put.square) not in self._own_lines(colour):
            yield Refusal(rule, {"why": "line", **values})
        if put.square in self.boards[put.board]:
            yield Refusal("A-PUT-1", {"why": "occupied", **values})

    def _broken_by_tower(self, seat: Seat, step: Step) -> Iterator[Refusal]:
        """A-FRZ-2, A-MOV-1, A-TWO-3: the tower must be one that this seat may use."""
        values: dict[str, Json] = {"board": step.board, "square": str(step.origin)}
        if step.board in self.frozen:
            yield Refusal("A-FRZ-2", values)
        tower = self.boards[step.board].get(step.origin)
        if tower is None:
            yield Refusal("A-MOV-1", {"why": "empty", **values})
        elif tower.colour != self.commanded(seat, step.board):
            if self.players == 2:
                yield Refusal("A-TWO-3", {"colour": tower.colour, **values})
            else:
                yield Refusal("A-MOV-1", {"why": "foreign", "colour": tower.colour, **values})

    def _broken_by_step(self, step: Step) -> Iterator[Refusal]:
        board = self.boards[step.board]
        if step.capture:
            yield from self._broken_by_capture(step, board.get(step.origin), board.get(step.target))
        else:
            yield from self._broken_by_move(step, board.get(step.origin), board.get(step.target))

    def _broken_by_move(self, step: Step, tower: Tower | None, there: Tower | None) -> Iterator[Refusal]:
        """A-MOV-2, A-LINE-1."""
        values: dict[str, Json] = {
            "board": step.board,
            "origin": str(step.origin),
            "square": str(step.target),
        }
        if tower and step.origin.row == far_row(step.board, tower.colour, self.size):
            yield Refusal("A-LINE-1", values)
        if tower and step.target not in ahead(step.board, tower.colour, step.origin, self.size):
            yield Refusal("A-MOV-2", {"why": "reach", **values})
        if there:
            yield Refusal("A-MOV-2", {"why": "occupied", **values})

    def _broken_by_capture(self, step: Step, tower: Tower | None, there: Tower | None) -> Iterator[Refusal]:
        """A-CAP-1, A-CAP-2, A-TWO-4."""
        values: dict[str, Json] = {
            "board": step.board,
            "origin": str(step.origin),
            "square": str(step.target),
        }
        if tower and step.target not in in_reach(step.board, tower.colour, step.origin):
            yield Refusal("A-CAP-1", {"why": "reach", **values})
        if there is None:
            yield Refusal("A-CAP-1", {"why": "empty", **values})
        elif tower and tower.colour == there.colour:
            yield Refusal("A-CAP-1", {"why": "own", **values})
            if self._whose(tower.colour) == "zihin":
                yield Refusal("A-TWO-4", values)
        elif tower and not captures(tower.kind, there.kind):
            why = _why_not(tower.kind, there.kind)
            kinds = {**_tower_values(tower.kind), **_tower_values(there.kind, "prey_")}
            yield Refusal("A-CAP-2", {"why": why, **values, **kinds})

    # --- what happens ----------------------------------------------------------------------------------

    def _apply(self, move: Move, seat: Seat) -> Sequence[Event]:
        """Make a legal move."""
        wanted = read_move(move)
        if isinstance(wanted, Put):
            return self._put(seat, wanted)
        return self._step(seat, wanted)

    def _put(self, seat: Seat, put: Put) -> list[Event]:
        """A-PUT-1, A-TWO-1; with the last tower A-MOV-1, A-TWO-2 and A-FRZ-2."""
        colour = self.putting()
        board = self.boards[put.board] = Board(self.boards[put.board])
        board[put.square] = tower_of(colour, put.kind)
        self.hands[colour] -= {put.kind}
        where = {"board": put.board, "square": str(put.square)}
        whose: dict[str, Json] = {"seat": seat, "whose": self._whose(colour)}
        events = [Event("talat-put", {**whose, **_tower_values(put.kind), **where})]
        if self._whose(colour) == "zihin" and len(self.hands[ZIHIN]) == ZIHIN_LEFT_OUT:
            (ninth,) = self.hands[ZIHIN]
            self.hands[ZIHIN] = frozenset()
            events.append(Event("talat-ninth", _tower_values(ninth)))
        following = (seat + 1) % self.players
        if any(self.hands.values()):
            self.turn = following
            return events
        first = seat if self.players == 2 else following
        events.append(Event("talat-all-stand", {"seat": first}))
        return events + self._judge(BOARDS) + self._give_turn(first)

    def _step(self, seat: Seat, step: Step) -> list[Event]:
        """A-MOV-2, A-CAP-1, A-TWO-4."""
        board = self.boards[step.board] = Board(self.boards[step.board])
        tower = board.pop(step.origin)
        taken = board.get(step.target)
        board[step.target] = tower
        values: dict[str, Json] = {
            "seat": seat,
            "whose": self._whose(tower.colour),
            **_tower_values(tower.kind),
            "board": step.board,
            "origin": str(step.origin),
            "square": str(step.target),
        }
        if taken is None:
            events = [Event("talat-moved", values)]
        else:
            self.captured[seat] |= {taken}
            lost: dict[str, Json] = {
                "prey_whose": self._whose(taken.colour),
                **_tower_values(taken.kind, "prey_"),
            }
            if lost["prey_whose"] == "seat":
                lost["prey_seat"] = COLOURS.index(taken.colour)
            events = [Event("talat-captured", {**values, **lost, "points": CAPTURE_POINTS})]
        arrived = step.target.row == far_row(step.board, tower.colour, self.size) != step.origin.row
        if arrived:
            events.append(Event("talat-line", {**values, "points": LINE_POINTS}))
        return events + self._judge([step.board]) + self._give_turn((seat + 1) % self.players)

    def _judge(self, names: Iterable[BoardName]) -> list[Event]:
        """A-FRZ-2: freeze those of the boards on which no capture can happen any more."""
        frozen = [name for name in names if is_frozen(name, self.boards[name], self.size)]
        self.frozen |= frozenset(frozen)
        return [Event("talat-frozen", {"board": name}) for name in frozen]

    def _give_turn(self, first: Seat) -> list[Event]:
        """A-END-1, A-MOV-1: end the game, or pass the turn on, past those who have no move."""
        order = [(first + step) % self.players for step in range(self.players)]
        able = None if self._ended() else next(filter(self._can_move, order), None)
        self.turn = able
        if able is None:
            return [Event("talat-over", {"reason": self._reason()})]
        return [Event("talat-skipped", {"seat": seat}) for seat in order[: order.index(able)]]

    def _ended(self) -> bool:
        """A-END-1: two of the three boards are frozen."""
        return len(self.frozen) >= 2

    def _reason(self) -> Reason:
        return "frozen" if self._ended() else "stuck"

    # --- the end ---------------------------------------------------------------------------------------

    def lines(self, seat: Seat) -> int:
        """A-SCO-1, A-TWO-5: count the towers on enemy start lines that score for a seat.

        These are the towers that the seat moves: with two players also the Zihin's on the opponent's line.
        """
        found = 0
        for name, colour, line in _far_lines(self.players, seat, self.size):
            board = self.boards[name]
            for square in line:
                tower = board.get(square)
                if tower is not None and tower.colour == colour:
                    found += 1
        return found

    def points(self, seat: Seat) -> int:
        """A-SCO-1."""
        return CAPTURE_POINTS * len(self.captured[seat]) + LINE_POINTS * self.lines(seat)

    def _rank(self, seat: Seat) -> tuple[int, Kind]:
        """A-SCO-2: points, then the most valuable captured tower."""
        best = max((tower.kind for tower in self.captured[seat]), default=Kind(0, 0))
        return self.points(seat), best

    @property
    def result(self) -> Result:
        """Return how the game ended, or how it stands."""
        return self.result_with([self.points(seat) for seat in range(self.players)])

    def result_with(self, points: Sequence[int]) -> Result:
        """Return the result, given the points of each seat."""
        scores = tuple(points)
        if self.turn is not None:
            return Result(over=False, reason=None, places=None, scores=scores)
        places = places_by(map(self._rank, range(self.players)))
        return Result(over=True, reason=self._reason(), places=places, scores=scores)


@cache
def _line(row: int, size: int) -> tuple[Square, ...]:
    """Return the squares of a row of a board."""
    return tuple(square for square in SQUARES if square.row == row and square in squares_of(size))


@cache
def _far_lines(
    players: int, seat: Seat, size: int
) -> tuple[tuple[BoardName, Colour, tuple[Square, ...]], ...]:
    """Return the boards that a seat plays on, with its colour there and the enemy's start line."""
    colours = ((name, commanded(players, seat, name)) for name in BOARDS)
    return tuple(
        (name, colour, _line(far_row(name, colour, size), size)) for name, colour in colours if colour
    )


def _hand_sizes(players: int, put: int) -> list[int]:
    """Return how many towers each colour has in hand after a number of puts."""
    all_of_them = len(KINDS)
    if players == 3:
        return [all_of_them - (put + 2 - seat) // 3 for seat in range(3)]
    if put < ZIHIN_TOWERS:
        return [all_of_them, all_of_them, all_of_them - put]
    put -= ZIHIN_TOWERS
    return [all_of_them - (put + 1) // 2, all_of_them - put // 2, 0]


def _why_not(captor: Kind, target: Kind) -> str:
    """A-CAP-2: return why one tower does not capture another."""
    if captor == target:
        return "equal"
    if captor.height == target.height:
        return "sides"
    return "lower" if captor.height < target.height else "two-levels"


@cache
def _tower_values(kind: Kind, prefix: str = "") -> Mapping[str, Json]:
    return {f"{prefix}height": kind.height, f"{prefix}sides": kind.sides}
