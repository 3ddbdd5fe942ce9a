"""The position: one moment of a game, and what everybody plays on.

>>> import atoll
>>> position = atoll.game("talat").new(players=3)
>>> position.play("put 36 AB c1")
>>> position.to_move
1
>>> position.undo()
'put 36 AB c1'

State and legality come from the compiled engine. What only the literal rules can tell (events, refusals,
views) comes from a reference position, which is created when somebody first asks for it, and then kept in
step.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import islice, takewhile
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self, Unpack

from atoll.core.engine import CHANCE as CHANCE_NODE
from atoll.core.engine import MAX_SEATS, OVER, Engine
from atoll.core.errors import IllegalMove, NotationError
from atoll.core.facts import Event, Refusal
from atoll.core.reference import ReferencePosition
from atoll.core.result import Result
from atoll.core.types import CHANCE, SPECTATOR, Move, Mover, Played, Seat, Setup, View, Viewer

if TYPE_CHECKING:
    from atoll.core.drawing import DrawingOptions
    from atoll.core.game import Game


CATCH_UP: Final = 8
"""A reference position that is further back than this is made anew from the engine."""


class _Step(NamedTuple):
    """A move or an outcome of chance, with the steps before it. Copies of a position share them."""

    previous: _Step | None
    seat: Seat | None
    """Who moved; None: chance."""
    text: str
    number: int
    """The engine's number for it."""
    unfinished: bool
    """Whether others still have to decide at the same time as this seat did."""


class _LegalMoves(NamedTuple):
    """The legal moves of a seat."""

    moves: tuple[Move, ...]
    """Sorted as strings."""
    numbers: dict[Move, int]
    """The engine's number for each."""


class Position:
    """One moment of a game, with the moves that led to it.

    ``play``, ``resolve`` and ``undo`` change it and nothing else does. Two positions are equal if the rest of
    the game is the same from both, whatever led to them.
    """

    __slots__ = (
        "_engine_shared",
        "_legal",
        "_past",
        "_reference",
        "_reference_past",
        "_reference_shared",
        "_start",
        "engine",
        "from_start",
        "game",
        "options",
        "players",
    )

    game: Game
    """The game this is a position of."""
    players: int
    """The number of seats."""
    engine: Engine
    """The compiled state. Read it or copy it, but do not change it: copies of the position may share it."""

    from_start: bool
    """Whether the history reaches back to the start of the game, so that there is a record of it."""

    def __init__(self, game: Game, reference: ReferencePosition, *, from_start: bool = True) -> None:
        """Begin at a reference position. ``Game.new``, ``Game.start`` and ``Game.parse`` call this."""
        self.from_start = from_start
        self.game = game
        self.options = reference.options
        self.players = reference.players
        self._start: ReferencePosition | Engine = reference
        self._past: _Step | None = None
        self._reference: ReferencePosition | None = reference
        self._reference_past: _Step | None = None
        self._reference_shared = True
        self._legal: dict[Seat, _LegalMoves] = {}
        self._load(reference)

    def _load(self, start: ReferencePosition | Engine) -> None:
        self.engine = start.copy() if isinstance(start, Engine) else self.game.engine(start)
        self._engine_shared = False

    # --- what is the case -------------------------------------------------------------------------------

    @property
    def to_move(self) -> Mover:
        """Who decides next: a seat (the lowest active one), ``CHANCE``, or None when the game is over."""
        mover = self.engine.to_move()
        if mover == CHANCE_NODE:
            return CHANCE
        return None if mover == OVER else mover

    @property
    def active_seats(self) -> tuple[Seat, ...]:
        """The seats that have to decide now, sorted; several where decisions are simultaneous."""
        return _SEATS[self.engine.active_seats()]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.to_move is None

    @property
    def result(self) -> Result:
        """How the game ended, or how it stands."""
        return self.engine.result()

    @property
    def legal_moves(self) -> Sequence[Move]:
        """All legal moves of the player to move, sorted as strings; none at a chance node or at the end."""
        mover = self.to_move
        return self.legal_moves_for(mover) if isinstance(mover, int) else ()

    def legal_moves_for(self, seat: Seat) -> Sequence[Move]:
        """Return all legal moves of a seat, sorted as strings; none for a seat that is not active."""
        listed = self._legal.get(seat)
        if listed is None:  # they are listed once per position
            actions = self.engine.legal(seat)
            numbers = dict(zip(map(self.engine.text, actions), actions, strict=True))
            listed = self._legal[seat] = _LegalMoves(tuple(sorted(numbers)), numbers)
        return listed.moves

    def is_legal(self, move: Move, seat: Seat | None = None) -> bool:
        """Whether this is one of ``legal_moves_for(seat)``. Raise NotationError if the text is no move."""
        seat = self._mover(move) if seat is None else seat
        if seat in self._legal and move in self._legal[seat].numbers:
            return True
        return self.engine.action(move) in self.engine.legal(seat)

    def explain(self, move: Move, seat: Seat | None = None) -> tuple[Refusal, ...]:
        """Return every rule that a move breaks; empty exactly if it is legal. Raise as ``is_legal`` does."""
        seat = self._mover(move) if seat is None else seat
        return () if self.is_legal(move, seat) else self.reference.explain(move, seat)

    def outcomes(self) -> Sequence[tuple[str, Fraction]]:
        """Return all outcomes of the chance node, sorted, with their probabilities; none elsewhere."""
        weights = self.engine.chance()
        total = sum(weight for _, weight in weights)
        return sorted(
            (self.engine.outcome_text(outcome), Fraction(weight, total)) for outcome, weight in weights
        )

    def setup(self) -> Setup:
        """Return everything that chance has decided so far, as a record writes it. Holds secrets."""
        return self.reference.setup()

    def view(self, viewer: Viewer = SPECTATOR) -> View:
        """Return what a seat or a spectator may see."""
        return self.game.view(self, viewer)

    def svg(self, viewer: Viewer = SPECTATOR, **options: Unpack[DrawingOptions]) -> str:
        """Return a drawing of what a viewer may see, as an SVG document that looks like the browser's board.

        The last move is marked. ``DrawingOptions`` lists the options: width, coordinates, highlighted places,
        theme and so on.

        >>> import atoll
        >>> atoll.game("talat").new(players=3).svg(theme="dark", coordinates=True)[:39]
        '<svg xmlns="http://www.w3.org/2000/svg"'
        """
        if "last_move" not in options:
            options["last_move"] = next(reversed(self.moves), None)
        return self.game.svg(self.view(viewer), **options)

    def _repr_svg_(self) -> str | None:
        """Return the drawing that notebooks show; None for a game that has none."""
        try:
            return self.svg()
        except NotationError:
            return None

    @property
    def reference(self) -> ReferencePosition:
        """The same position by the literal rules. Read it or copy it, but do not change it."""
        if self._reference is None or self._reference_past is not self._past:
            self._reference, self._reference_shared = self._caught_up(), False
            self._reference_past = self._past
        return self._reference

    def _caught_up(self) -> ReferencePosition:
        """Return a reference position that stands here: the last one moved on, or a new one if it is far."""
        behind = takewhile(lambda step: step is not self._reference_past, self._steps())
        missing = list(islice(behind, CATCH_UP + 1))
        if self._reference is None or len(missing) > CATCH_UP:
            return self.engine.reference()
        reference = self._reference.copy() if self._reference_shared else self._reference
        for step in reversed(missing):
            if step.seat is None:
                reference._apply_chance(step.text)
            else:
                reference._apply(step.text, step.seat)
        return reference

    # --- playing ----------------------------------------------------------------------------------------

    def play(self, move: Move, seat: Seat | None = None) -> None:
        """Make a move. ``seat`` is needed only where several seats decide at once.

        Raise IllegalMove or NotationError and change nothing; raise ValueError if it is unclear who plays.
        """
        self._advance(move, self._mover(move) if seat is None else seat)

    def play_with_events(self, move: Move, seat: Seat | None = None) -> tuple[Event, ...]:
        """Make a move like ``play`` and return what happened."""
        reference = self.reference
        seat = self._mover(move) if seat is None else seat
        self._advance(move, seat)
        return tuple(self._own(reference)._apply(move, seat))

    def resolve(self, outcome: str) -> None:
        """Let chance decide for an outcome. Raise NotationError if it is not one of ``outcomes``."""
        self._advance_chance(outcome)

    def resolve_with_events(self, outcome: str) -> tuple[Event, ...]:
        """Let chance decide like ``resolve`` and return what happened."""
        reference = self.reference
        self._advance_chance(outcome)
        return tuple(self._own(reference)._apply_chance(outcome))

    def undo(self) -> str:
        """Take back the last move, or the last outcome of chance, and return it.

        Raise IndexError at the start. The game is replayed up to there, which takes a fraction of a
        millisecond; a search that goes back and forth should play on copies.
        """
        if self._past is None:
            raise IndexError("there is no move to undo")
        undone, self._past = self._past, self._past.previous
        self._legal = {}
        self._restart()
        for step in reversed(list(self._steps())):
            self._redo(step)
        return undone.text

    def _restart(self) -> None:
        self._load(self._start)
        self._reference = None

    def _redo(self, step: _Step) -> None:
        if step.seat is None:
            self.engine.resolve(step.number)
        else:
            self.engine.apply(step.seat, step.number)

    def _own(self, reference: ReferencePosition) -> ReferencePosition:
        """Return a reference position that only this position holds; the caller brings it up to here."""
        if self._reference_shared:
            reference, self._reference_shared = reference.copy(), False
        self._reference, self._reference_past = reference, self._past
        return reference

    def _mover(self, move: Move) -> Seat:
        """Return the only seat that can make a move now."""
        active = self.active_seats
        if len(active) == 1:
            return active[0]
        if len(active) > 1:
            several = ", ".join(map(str, active))
            raise ValueError(f"seats {several} decide at once: say which one plays, as in play(move, seat)")
        if self.is_over:
            raise IllegalMove(move, [Refusal("game-over")])
        raise ValueError("chance decides next: use resolve(outcome)")

    def _advance(self, move: Move, seat: Seat) -> None:
        """Make a move on the engine alone."""
        listed = self._legal.get(seat)
        action = None if listed is None else listed.numbers.get(move)
        before = self.engine.active_seats()
        if action is not None:
            self._own_engine().apply(seat, action)
        else:
            action = self.engine.action(move)
            try:
                self._own_engine().play(seat, action)
            except ValueError:
                raise IllegalMove(move, self.reference.explain(move, seat)) from None
        several = before & (before - 1)
        unfinished = several != 0 and self.engine.active_seats() == before & ~(1 << seat)
        self._past = _Step(self._past, seat, move, action, unfinished)
        self._legal = {}

    def _advance_chance(self, outcome: str) -> None:
        numbers = {self.engine.outcome_text(number): number for number, _ in self.engine.chance()}
        if outcome not in numbers:
            raise NotationError("no-outcome", outcome=outcome)
        self._own_engine().resolve(numbers[outcome])
        self._past = _Step(self._past, None, outcome, numbers[outcome], unfinished=False)
        self._legal = {}

    def _own_engine(self) -> Engine:
        """Return the engine, after copying it if another position plays on it too."""
        if self._engine_shared:
            self.engine, self._engine_shared = self.engine.copy(), False
        return self.engine

    # --- history ----------------------------------------------------------------------------------------

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves so far, in the order of a record: simultaneous decisions by seat, once all are in."""
        return tuple(move for _, move in self.history)

    @property
    def history(self) -> tuple[Played, ...]:
        """The moves so far with the seats that made them, in the order of a record."""
        return self._moves_made()[0]

    @property
    def pending(self) -> Mapping[Seat, Move]:
        """The decisions that wait for others who decide at the same time. Holds secrets."""
        return self._moves_made()[1]

    def _moves_made(self) -> tuple[tuple[Played, ...], dict[Seat, Move]]:
        made: list[Played] = []
        pending: dict[Seat, Move] = {}
        for step in reversed(list(self._steps())):
            if step.seat is None:
                continue
            pending[step.seat] = step.text
            if not step.unfinished:
                made += sorted(pending.items())
                pending = {}
        return tuple(made), pending

    def _steps(self) -> Iterator[_Step]:
        """Yield the steps that led here, the last one first."""
        step = self._past
        while step is not None:
            yield step
            step = step.previous

    # --- as a value -------------------------------------------------------------------------------------

    def copy(self) -> Self:
        """Return an independent copy, history included. It costs little: the past is shared."""
        other = type(self).__new__(type(self))
        other.game, other.options, other.players = self.game, self.options, self.players
        other.from_start = self.from_start
        other._start, other._past, other._legal = self._start, self._past, self._legal
        other._reference, other._reference_past = self._reference, self._reference_past
        self._reference_shared = other._reference_shared = True
        self._share_engine(other)
        return other

    def _share_engine(self, other: Self) -> None:
        other.engine, other._engine_shared = self.engine, True
        self._engine_shared = True

    def resample(self, seat: Seat, rng: Random) -> Self:
        """Return a copy in which everything the seat cannot know is drawn again.

        The seat cannot tell the copy from this position: its view, its legal moves and the active seats are
        the same. Others' sealed decisions are drawn uniformly from what is legal for them. The copy has no
        history and no chance node: what a partial set-up leaves open is drawn too.
        """
        return self._drawn_again(seat, rng, sealed=True)

    def determinize(self, seat: Seat, rng: Random) -> Self:
        """Return a copy as ``resample`` does, in which others' sealed decisions are withdrawn.

        This is what a search begins with: it decides for the others itself, so those seats are active again.
        A view tells so under ``waiting`` and ``sealed``, and nowhere else.
        """
        return self._drawn_again(seat, rng, sealed=False)

    def _drawn_again(self, seat: Seat, rng: Random, *, sealed: bool) -> Self:
        other = self.copy()
        other._past, other._legal, other.from_start = None, {}, False
        other._draw_again(seat, rng, sealed=sealed)
        return other

    def _draw_again(self, seat: Seat, rng: Random, *, sealed: bool) -> None:
        self.engine = self.engine.copy()
        draw = self.engine.resample if sealed else self.engine.determinize
        draw(seat, rng.getrandbits(64))
        self._start, self._engine_shared = self.engine, True
        self._reference = None

    def _key(self) -> bytes:
        """Return bytes that are equal exactly for equal positions, in every process."""
        prefix = json.dumps(
            [self.game.name, self.players, self.options.to_json(self.players)], sort_keys=True
        )
        return prefix.encode() + self._state_key()

    def _state_key(self) -> bytes:
        return self.engine.key()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._key() == other._key()

    def __hash__(self) -> int:
        return _hash(self._key())

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        start = self._start.reference() if isinstance(self._start, Engine) else self._start
        steps = [(step.seat, step.text) for step in reversed(list(self._steps()))]
        return _restored, (type(self), self.game, start, self.from_start, steps)

    def __repr__(self) -> str:
        mover = self.to_move
        if mover is None:
            places = ", ".join(map(str, self.result.places or ()))
            stands = f"over, places {places}"
        elif mover is CHANCE:
            stands = "chance to decide"
        elif len(self.active_seats) > 1:
            stands = f"seats {', '.join(map(str, self.active_seats))} to move"
        else:
            stands = f"seat {mover} to move"
        return (
            f"<Position of {self.game.name}, {self.players} players, {len(self.moves)} moves made, {stands}>"
        )

    def __str__(self) -> str:
        return self.game.picture(self)


class RulesPosition(Position):
    """A position that the literal rules play alone.

    Games of which only a part is known (a record with secrets taken out) have no engine, since nobody knows
    which moves are legal; and tests compare it with the engine. Everything else is as in ``Position``.
    """

    __slots__ = ()

    def _load(self, start: ReferencePosition | Engine) -> None:
        """Play on the reference position itself."""

    @property
    def engine(self) -> Engine:  # type: ignore[override]
        """The compiled state, loaded each time; only where everything is known."""
        return self.game.engine(self.reference)

    @property
    def to_move(self) -> Mover:
        """Who decides next."""
        return self.reference.to_move

    @property
    def active_seats(self) -> tuple[Seat, ...]:
        """The seats that have to decide now."""
        return self.reference.active_seats

    @property
    def result(self) -> Result:
        """How the game ended, or how it stands."""
        return self.reference.result

    def legal_moves_for(self, seat: Seat) -> Sequence[Move]:
        """Return all legal moves of a seat, as far as they are known."""
        return tuple(self.reference.legal_moves_for(seat))

    def is_legal(self, move: Move, seat: Seat | None = None) -> bool:
        """Whether a seat may make this move now."""
        return self.reference.is_legal(move, self._mover(move) if seat is None else seat)

    def outcomes(self) -> Sequence[tuple[str, Fraction]]:
        """Return all outcomes of the chance node, sorted, with their probabilities."""
        return self.reference.outcomes()

    def play(self, move: Move, seat: Seat | None = None) -> None:
        """Make a move."""
        self.play_with_events(move, seat)

    def play_with_events(self, move: Move, seat: Seat | None = None) -> tuple[Event, ...]:
        """Make a move and return what happened."""
        seat = self._mover(move) if seat is None else seat
        return self._move_on(seat, move, self._own(self.reference).play)

    def play_unseen(self, move: Move, seat: Seat | None = None) -> tuple[Event, ...]:
        """Play a move of which only the redacted form is known (``bid ?``)."""
        seat = self._mover(move) if seat is None else seat
        return self._move_on(seat, move, self._own(self.reference).play_unseen)

    def _move_on(
        self, seat: Seat, move: Move, act: Callable[[Move, Seat], tuple[Event, ...]]
    ) -> tuple[Event, ...]:
        before = self.active_seats
        events = act(move, seat)
        unfinished = len(before) > 1 and set(self.active_seats) == set(before) - {seat}
        self._past = self._reference_past = _Step(self._past, seat, move, -1, unfinished)
        return events

    def resolve(self, outcome: str) -> None:
        """Let chance decide for an outcome."""
        self.resolve_with_events(outcome)

    def resolve_with_events(self, outcome: str) -> tuple[Event, ...]:
        """Let chance decide and return what happened."""
        events = self._own(self.reference).resolve(outcome)
        self._past = self._reference_past = _Step(self._past, None, outcome, -1, unfinished=False)
        return events

    def _restart(self) -> None:
        assert isinstance(self._start, ReferencePosition)
        self._reference, self._reference_shared = self._start.copy(), False
        self._reference_past = self._past

    def _redo(self, step: _Step) -> None:
        if step.seat is None:
            self.reference.resolve(step.text)
        elif "?" in step.text:
            self.reference.play_unseen(step.text, step.seat)
        else:
            self.reference.play(step.text, step.seat)

    def _share_engine(self, other: Self) -> None:
        """Share nothing: there is no engine."""

    def _draw_again(self, seat: Seat, rng: Random, *, sealed: bool) -> None:
        draw = self.reference.resample if sealed else self.reference.determinize
        self._start = self._reference = draw(seat, rng)
        self._reference_past, self._reference_shared = None, True

    def _state_key(self) -> bytes:
        return self.game.engine(self.reference).key()

    def __eq__(self, other: object) -> bool:
        if isinstance(other, RulesPosition):
            return self.game.name == other.game.name and self.reference == other.reference
        return super().__eq__(other)

    def __hash__(self) -> int:
        try:
            return super().__hash__()
        except ValueError:  # something is not known, so that no engine has a key for it
            return _hash(str(self).encode())


_SEATS = tuple(tuple(seat for seat in range(MAX_SEATS) if mask >> seat & 1) for mask in range(1 << MAX_SEATS))
"""The seats that an engine names with one bit each."""


def _hash(key: bytes) -> int:
    """Hash bytes, the same in every process."""
    return int.from_bytes(hashlib.blake2b(key, digest_size=8).digest(), "big", signed=True)


def _restored(
    kind: type[Position],
    game: Game,
    start: ReferencePosition,
    from_start: bool,
    steps: Sequence[tuple[Seat | None, str]],
) -> Position:
    """Make a position again that was pickled."""
    position = kind(game, start, from_start=from_start)
    for seat, text in steps:
        if seat is None:
            position.resolve(text)
        elif isinstance(position, RulesPosition) and "?" in text:
            position.play_unseen(text, seat)
        else:
            position.play(text, seat)
    return position
