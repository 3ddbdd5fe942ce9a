"""A position of Taluva: what lies on the table, whose turn it is, and how a turn goes (T-TURN)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from random import Random
from typing import Self, TypeVar

from atoll.core.facts import Event, Json, Refusal
from atoll.core.reference import ReferencePosition
from atoll.core.result import Result
from atoll.core.types import Move, Seat
from atoll.games.taluva.codes import Phase, Reason
from atoll.games.taluva.material import DOUBLES, Pieces, Tile
from atoll.games.taluva.notation import Build, BuildMove, Draw, Launch, Lay, Take, read_move
from atoll.games.taluva.options import TaluvaOptions
from atoll.games.taluva.rules import building, doubles, ending, events, placing
from atoll.games.taluva.rules.island import Island

_T = TypeVar("_T")


@dataclass(eq=True)
class Position(ReferencePosition):
    """One moment of a game. Two positions are equal exactly if all fields below are.

    No field depends on history beyond what it says, so whoever knows the tiles that were laid (each with its
    lie, in order), the buildings and the counts can make it.
    """

    players: int
    options: TaluvaOptions
    deck: tuple[str, ...]
    """The three-hex tiles of the stack as far as they are known, first one first, those drawn included.

    Names are the record's (``JC``). A full set-up has ``options.stack_size(players)`` of them.
    """
    doubles: tuple[str, ...]
    """The double tiles that were dealt, as far as known, in the set-up's order; () without the module."""
    drawn: int = 0
    """How many tiles were drawn from the stack, the one in hand included."""
    open_doubles: frozenset[str] = frozenset()
    """The dealt double tiles that nobody has taken yet."""
    takes: tuple[int, ...] = ()
    """How many double tiles each seat has taken (T-DBL-3)."""
    island: Island = field(default_factory=Island)
    put: tuple[Pieces, ...] = ()
    """How many pieces each seat has put on the board so far, covered huts included (T-END-1).

    The pool is ``options.stock()`` minus this.
    """
    turn: Seat = 0
    """Whose turn it is; 0 when the game is over."""
    phase: Phase = Phase.DEAL
    hand: Tile | None = None
    """The tile to lay, in phase PLACE only: ``VJC`` (three hexes) or ``VL``, ``JJ``, … (a double tile)."""
    eliminated: frozenset[Seat] = frozenset()
    """Who could not build and is out (T-ELI-1)."""
    places: tuple[int, ...] = ()
    """The place of each seat; 0 as long as it has none.

    Without ranking all are 0 until the game is over. With ranking (T-RANK-1) whoever leaves the game has its
    place at once. When the game is over nobody has 0.
    """
    reason: Reason | None = None
    """Why the game is over (``early``, ``tiles``, ``last-standing``, ``no-room``); None while it goes on."""

    # --- the contract ----------------------------------------------------------------------------------

    @classmethod
    def start(cls, players: int, options: TaluvaOptions, deck: Sequence[str], dealt: Sequence[str]) -> Self:
        """Begin a game with what is known of the stack and of the open double tiles."""
        position = cls(
            players=players,
            options=options,
            deck=tuple(deck),
            doubles=tuple(dealt),
            open_doubles=frozenset(dealt),
            takes=(0,) * players,
            put=(Pieces(),) * players,
            places=(0,) * players,
        )
        position._go_on()
        return position

    def __hash__(self) -> int:
        return hash((self.deck, self.drawn, self.island, self.put, self.turn, self.phase, self.hand))

    @property
    def active_seats(self) -> tuple[Seat, ...]:
        """The seat on turn; nobody at a chance node and when the game is over."""
        return (self.turn,) if self.phase in (Phase.CHOOSE, Phase.PLACE, Phase.BUILD) else ()

    @property
    def at_chance(self) -> bool:
        """Whether the next open double tile or the next tile of the stack is not known."""
        return self.phase in (Phase.DEAL, Phase.DRAW)

    def _legal_moves(self, seat: Seat) -> list[Move]:
        """Return all legal moves of the seat on turn."""
        if self.phase is Phase.CHOOSE:
            return [*(["draw"] if self.can_draw() else []), *(f"take {tile}" for tile in self.takeable())]
        if self.phase is Phase.PLACE:
            assert self.hand is not None
            found = placing.placements(self.island, self.hand, self.options.zone)
            return [str(Lay(placement)) for placement in found]
        return [str(move) for move in building.builds(self.island, seat, self.pool(seat))]

    def check_notation(self, move: Move) -> None:
        """Raise NotationError unless the text is a move of Taluva."""
        read_move(move)

    def _violations(self, move: Move, seat: Seat) -> list[Refusal]:
        """Return every rule that a move breaks."""
        return list(self._faults(seat, move))

    def _faults(self, seat: Seat, text: Move) -> Iterator[Refusal]:
        """T-TURN-1: take a tile, place it, then build. The rest is each step's own rules."""
        move = read_move(text)
        if isinstance(move, Draw | Take):
            step = Phase.CHOOSE
        elif isinstance(move, Lay):
            step = Phase.PLACE
        else:
            step = Phase.BUILD
        if self.phase is not step:
            yield Refusal("T-TURN-1", {"phase": self.phase.value})
        if isinstance(move, Launch) and not self.options.ships:
            yield Refusal("T-BLD-0")
        elif isinstance(move, Take):
            yield from self._take_faults(seat, move.double)
        elif self.phase is not step:
            return
        elif isinstance(move, Draw):
            yield from self._must_take()
        elif isinstance(move, Lay):
            assert self.hand is not None
            yield from placing.faults(self.island, self.hand, move.placement, self.options.zone)
        else:
            yield from building.faults(self.island, seat, self.pool(seat), move)

    def _take_faults(self, seat: Seat, double: str) -> Iterator[Refusal]:
        return doubles.faults(
            self.island,
            self.options.zone,
            self.open_doubles,
            self.takes[seat],
            double,
            no_tile=not self.can_draw(),
        )

    def _must_take(self) -> Iterator[Refusal]:
        """T-DBL-6, T-ZONE-2: where no three-hex tile is to be had, a double tile must be taken."""
        if self.stack == 0:
            yield Refusal("T-DBL-6")
        elif not self.has_room():
            yield Refusal("T-ZONE-2")

    def _apply(self, move: Move, seat: Seat) -> list[Event]:
        """Make a legal move."""
        typed = read_move(move)
        if isinstance(typed, Draw):
            return list(self._draw())
        if isinstance(typed, Take):
            return list(self._take(seat, typed.double))
        if isinstance(typed, Lay):
            return list(self._lay(seat, typed))
        return list(self._build(seat, typed))

    def setup(self) -> dict[str, Json]:
        """Return the stack and the open double tiles as far as they are known."""
        return {"deck": list(self.deck), "doubles": list(self.doubles)}

    def _chance_outcomes(self) -> list[tuple[str, Fraction]]:
        """Return what can come next, each tile not seen yet being equally likely (T-SET-2, T-DBL-1)."""
        if self.phase is Phase.DEAL:
            left = [double for double in DOUBLES if double not in self.doubles]
            return [(double, Fraction(1, len(left))) for double in left]
        unseen = self.unseen()
        return [(tile, Fraction(unseen.count(tile), len(unseen))) for tile in sorted(set(unseen))]

    def _apply_chance(self, outcome: str) -> list[Event]:
        """Let chance deal an open double tile, or put a tile on top of the stack."""
        if self.phase is Phase.DEAL:
            self.doubles += (outcome,)
            self.open_doubles |= {outcome}
            dealt = Event("taluva-double-dealt", events.tile_values(outcome))
            return [dealt, *self._go_on()]
        self.deck += (outcome,)
        return list(self._draw())

    @property
    def result(self) -> Result:
        """How the game ended, or how it stands: pieces put on the board by seat."""
        over = self.phase is Phase.OVER
        return Result(over, self.reason, self.places if over else None, tuple(tuple(put) for put in self.put))

    def determinize(self, seat: Seat, rng: Random) -> Self:
        """Shuffle what nobody can know: the stack, drawn from all tiles of the box that were not seen."""
        del seat
        other = self.copy()
        missing = other.options.doubles_dealt(other.players) - len(other.doubles)
        left = [double for double in DOUBLES if double not in other.doubles]
        other.doubles += tuple(rng.sample(left, missing))
        if not other.options.order():
            other.deck = other.deck[: other.drawn] + tuple(rng.sample(other.unseen(), other.stack))
        if self.phase is Phase.DEAL:
            other.open_doubles = frozenset(other.doubles)
            other._go_on()
        elif self.phase is Phase.DRAW:
            list(other._draw())
        return other

    def copy(self) -> Self:
        """Return an independent copy; all parts are values."""
        return replace(self)

    # --- what can be read off it -----------------------------------------------------------------------

    @property
    def stack(self) -> int:
        """How many tiles are left to draw."""
        return self.options.stack_size(self.players) - self.drawn

    def pool(self, seat: Seat) -> Pieces:
        """Return the pieces that a seat has left to put."""
        return Pieces(*(has - put for has, put in zip(self.options.stock(), self.put[seat], strict=True)))

    def unseen(self) -> list[str]:
        """Return the tiles that were not drawn, sorted: in the stack or out of the game (T-SET-2)."""
        box = self.options.box()
        seen = self.deck[: self.drawn]
        return [tile for tile in sorted(box) for _ in range(box[tile] - seen.count(tile))]

    def has_room(self) -> bool:
        """T-ZONE-2: whether a three-hex tile can be laid anywhere; without a zone always."""
        zone = self.options.zone
        return zone == "none" or placing.fits(self.island, placing.THREE_HEXES, zone)

    def can_draw(self) -> bool:
        """Whether there is a three-hex tile to draw and room for it."""
        return self.stack > 0 and self.has_room()

    def takeable(self) -> list[str]:
        """Return the double tiles that the player on turn may take (T-DBL-2, T-DBL-3)."""
        return [tile for tile in sorted(self.open_doubles) if not any(self._take_faults(self.turn, tile))]

    # --- how a turn goes -------------------------------------------------------------------------------

    def _go_on(self) -> list[Event]:
        """Deal what is known of the double tiles, then begin the first turn."""
        if len(self.doubles) < self.options.doubles_dealt(self.players):
            self.phase = Phase.DEAL
            return []
        return list(self._begin_turn(0))

    def _begin_turn(self, seat: Seat) -> Iterator[Event]:
        """T-TURN-1: take a tile. T-END-2, T-DBL-6, T-ZONE-2: where there is none the game ends."""
        self.turn = seat
        if self.open_doubles and self.takeable():
            self.phase = Phase.CHOOSE
        elif self.stack == 0:
            yield from self._end("tiles", ending.regular_places(self))
        elif not self.has_room():
            yield from self._end("no-room", ending.regular_places(self))
        else:
            yield from self._draw()

    def _draw(self) -> Iterator[Event]:
        """T-TURN-2: the tile drawn is public at once."""
        if self.drawn == len(self.deck):
            self.phase = Phase.DRAW
            return
        self.hand = "V" + self.deck[self.drawn]
        self.drawn += 1
        self.phase = Phase.PLACE
        yield Event("taluva-drawn", {"seat": self.turn, **events.tile_values(self.hand)})

    def _take(self, seat: Seat, double: str) -> Iterator[Event]:
        """T-DBL-2: a double tile is the turn's tile; drawing is left out."""
        self.open_doubles -= {double}
        self.takes = _changed(self.takes, seat, self.takes[seat] + 1)
        self.hand = double
        self.phase = Phase.PLACE
        yield Event("taluva-taken", {"seat": seat, **events.tile_values(double)})

    def _lay(self, seat: Seat, move: Lay) -> Iterator[Event]:
        """Lay the tile in hand. T-ELI-1: who cannot build then is out at once."""
        assert self.hand is not None
        before, tile = self.island, self.hand
        self.island = before.lay(tile, move.placement)
        self.hand = None
        yield from events.laid(before, self.island, seat, tile, move.placement, ships=self.options.ships)
        if next(building.builds(self.island, seat, self.pool(seat)), None) is None:
            yield from self._eliminate(seat)
        else:
            self.phase = Phase.BUILD

    def _build(self, seat: Seat, move: BuildMove) -> Iterator[Event]:
        """Put pieces on the board and see whether that ends the game for the player or for all."""
        before, put = self.island, self.put[seat]
        if isinstance(move, Launch):
            self.island = before.launch(move.lagoon, seat)
            now = put.plus("ship")
        else:
            fresh = building.built(before, seat, move)
            self.island = before.build(fresh)
            number = sum(each.number for each in fresh.values())
            now = put.plus(move.kind if isinstance(move, Build) else "hut", number)
        self.put = _changed(self.put, seat, now)
        yield from events.built(before, self.island, seat, move)
        yield from events.completed(seat, put, now, self.options.stock())
        if ending.finishes_early(self, seat):
            yield from self._finish(seat)
        else:
            yield from self._next_turn(seat)

    def _finish(self, seat: Seat) -> Iterator[Event]:
        """T-END-1: the early end. T-RANK-1: with ranking only for the player who finishes."""
        if not self.options.ranking:
            winners = ending.side_of(self, seat)
            yield from self._end("early", ending.places_of_winners(self, winners))
            return
        place = ending.best_open_place(self)
        self.places = _changed(self.places, seat, place)
        yield Event("taluva-finished", {"seat": seat, "place": place})
        yield from self._last_place_or_next_turn(seat, "early")

    def _eliminate(self, seat: Seat) -> Iterator[Event]:
        """T-ELI-1: out at once; the tile and the pieces stay."""
        self.eliminated |= {seat}
        yield Event("taluva-eliminated", {"seat": seat})
        if self.options.ranking:
            place = ending.worst_open_place(self)
            self.places = _changed(self.places, seat, place)
            yield Event("taluva-eliminated-place", {"seat": seat, "place": place})
            yield from self._last_place_or_next_turn(seat, "last-standing")
        elif ending.one_side_left(self):
            winners = ending.side_of(self, ending.in_play(self)[0])
            yield from self._end("last-standing", ending.places_of_winners(self, winners))
        else:
            yield from self._next_turn(seat)

    def _last_place_or_next_turn(self, seat: Seat, reason: Reason) -> Iterator[Event]:
        """T-RANK-1: one player left in play takes the place left over, and the game ends."""
        if ending.one_side_left(self):
            last = ending.in_play(self)[0]
            places = _changed(self.places, last, ending.best_open_place(self))
            yield from self._end(reason, places, "taluva-over-one-left")
        else:
            yield from self._next_turn(seat)

    def _next_turn(self, seat: Seat) -> Iterator[Event]:
        """T-SET-4: clockwise; who has left the game is skipped."""
        left = ending.in_play(self)
        order = [(seat + step) % self.players for step in range(1, self.players + 1)]
        yield from self._begin_turn(next(other for other in order if other in left))

    def _end(self, reason: Reason, places: tuple[int, ...], key: str = "") -> Iterator[Event]:
        """End the game and tell why."""
        self.phase, self.turn, self.hand = Phase.OVER, 0, None
        self.reason, self.places = reason, places
        winners = [seat for seat, place in enumerate(places) if place == 1]
        yield Event(key or f"taluva-over-{reason}", {"seats": winners, "number": len(winners)})


def _changed(values: tuple[_T, ...], index: int, value: _T) -> tuple[_T, ...]:
    return (*values[:index], value, *values[index + 1 :])
