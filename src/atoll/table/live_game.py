"""A game as it is played at a table: what is committed, what is a draft, what is sealed.

::

    committed ──► draft move ──► draft move ──┐
        ▲                                     │ confirm
        └─────────────────────────────────────┘

A draft can be taken back, so it must not reveal anything hidden. A drafted move that would draw the next tile
is therefore shown on a position that does not know the next tile: it stops at a chance node. Where even that
would reveal something (a face-down temple that is counted), the move is *held*: shown as a move, but not yet
performed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Self

from atoll.core import SPECTATOR, Event, Game, Json, Move, Options, Record, Result, Seat, Viewer
from atoll.core.fast import FastPosition
from atoll.core.law import Law
from atoll.core.record import Playthrough
from atoll.table.events import TableEvent

Played = tuple[Seat, Move]


@dataclass
class Stand:
    """One position in both implementations, kept in step: the engine decides, the rules explain and show."""

    position: FastPosition
    law: Law

    @classmethod
    def start(cls, game: Game, players: int, options: Options, setup: Mapping[str, Json]) -> Self:
        """Start a game, from a full set-up or a partial one."""
        law = game.law(players, options, setup)
        return cls(FastPosition(game, law), law)

    def play(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Make a move and return its events. Raise what ``Position.play`` raises."""
        self.position.apply(seat, move)
        return tuple(self.law.perform(seat, move))

    def known(self, moves: Sequence[Played], viewer: Viewer) -> tuple[dict[str, Json], list[Move]]:
        """Return what a viewer may know here of the set-up and the moves."""
        return self.position.game.redact(self.law, moves, viewer)

    def viewers(self) -> Iterator[Viewer]:
        """Iterate over everybody whose knowledge may differ, spectators, who know least, first."""
        yield SPECTATOR
        yield from range(self.position.players)

    def copy(self) -> Self:
        """Return an independent copy."""
        return type(self)(self.position.copy(), self.law.copy())


@dataclass
class Step:
    """A drafted move, the position after it, and its events. A held move leaves the position as it is."""

    move: Move
    stand: Stand
    events: tuple[Event, ...]
    held: bool = False


@dataclass
class Draft:
    """The moves of one seat's turn that are not committed yet."""

    seat: Seat
    steps: list[Step] = field(default_factory=list)

    @property
    def moves(self) -> list[Played]:
        """The drafted moves, as the record would list them."""
        return [(self.seat, step.move) for step in self.steps]

    @property
    def complete(self) -> bool:
        """Whether the seat can add nothing more before it confirms."""
        last = self.steps[-1]
        return last.held or last.stand.position.waiting() != {self.seat}


class LiveGame:
    """A game at a table, from its first move on."""

    def __init__(self, game: Game, players: int, options: Options, setup: Mapping[str, Json]) -> None:
        self._start_arguments = (game, players, options)
        self._setup = dict(setup)
        self.committed = Stand.start(game, players, options, setup)
        self.moves: list[Played] = []
        self.move_events: list[TableEvent] = []
        """The log's event of each committed move."""
        self.round = 0
        """Counts the changes of the committed position and never goes down: a sealed move names it."""
        self.sealed: dict[Seat, Move] = {}
        self.draft: Draft | None = None
        self.branch_ply = 0
        """How many moves come from the game that this one branched off; they cannot be taken back."""
        self._tried: tuple[object, Step] | None = None
        """The move that was tried last, so that drafting it does not compute it again."""
        self._prepared: tuple[object, Stand] | None = None
        """The move that was prepared last, so that committing it does not compute it again."""

    # --- questions ----------------------------------------------------------------------------------------

    @property
    def current(self) -> Stand:
        """The position that everybody looks at: with the draft, if there is one."""
        return self.draft.steps[-1].stand if self.draft else self.committed

    @property
    def simultaneous(self) -> bool:
        """Whether several seats decide at once, so that moves are sealed."""
        return len(self.committed.position.waiting()) > 1

    def active_seats(self) -> frozenset[Seat]:
        """Return the seats that the table waits for: for a move, or for a confirmation."""
        return self.committed.position.waiting() - self.sealed.keys()

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        """Return the moves that a seat can make now, on top of its draft; a sealed move can be replaced."""
        if self.draft is not None and (self.draft.seat != seat or self.draft.complete):
            return ()
        return self.current.position.legal(seat)

    @property
    def ply(self) -> int:
        """The number of moves so far, drafted ones included."""
        return len(self.moves) + (len(self.draft.steps) if self.draft else 0)

    def result(self) -> Result:
        """Return how the committed game ended, or how it stands."""
        return self.committed.position.result()

    def record(self, viewer: Viewer | None) -> Record:
        """Return the committed game as a record: in full, or what a viewer may know while it is played."""
        return Playthrough(self.committed.law, self.moves).record(viewer)

    def round_start(self, ply: int) -> int:
        """Return the last ply up to ``ply`` at which no simultaneous round is half played."""
        while 0 < ply < len(self.moves):
            here, before = (
                self.move_events[ply].data.get("round"),
                self.move_events[ply - 1].data.get("round"),
            )
            if here is None or here != before:
                break
            ply -= 1
        return ply

    # --- trying moves: these change nothing ---------------------------------------------------------------

    def try_move(self, seat: Seat, move: Move) -> Step:
        """Try a move as the next one of the seat's draft. Raise what ``Position.play`` raises."""
        key = (self.round, self.ply, seat, move)
        if self._tried is None or self._tried[0] != key:
            self._tried = (key, self._try_move(seat, move))
        return self._tried[1]

    def _try_move(self, seat: Seat, move: Move) -> Step:
        here = self.current
        before = self.moves + (self.draft.moves if self.draft else [])
        after = here.copy()
        events = after.play(seat, move)
        if not _reveals(here, before, after, move, seat):
            return Step(move, after, events)
        public = self._public_only(here, before)
        after = public.copy()
        events = after.play(seat, move)
        if not _reveals(public, before, after, move, seat):
            return Step(move, after, events)
        return Step(move, here, (), held=True)

    def _public_only(self, here: Stand, before: Sequence[Played]) -> Stand:
        """Return the same position, knowing only the part of the set-up that everybody has seen."""
        known, _ = here.known(before, SPECTATOR)
        stand = Stand.start(*self._start_arguments, known)
        for seat, move in before:
            stand.play(seat, move)
        return stand

    def prepare_commit(self, played: Sequence[Played]) -> tuple[list[TableEvent], Stand]:
        """Return the log's events for these moves, and the position after them.

        Raise what ``Position.play`` raises.
        """
        sealed = self.simultaneous
        after = self.committed.copy()
        events = [after.play(seat, move) for seat, move in played]
        texts = _texts(after, self.moves, played)
        entries = []
        for index, (seat, move) in enumerate(played):
            data: dict[str, Json] = {"seat": seat, "ply": len(self.moves) + index}
            if sealed:
                data["round"] = self.round
            entries.append(_move_event("moved", data, move, texts[index], events[index]))
        if len(played) == 1:
            self._prepared = ((self.round, *played[0]), after)
        return entries, after

    def prepare_draft(self, seat: Seat, move: Move) -> TableEvent:
        """Return the log's event for the next move of a seat's draft. Raise what ``Position.play`` raises."""
        step = self.try_move(seat, move)
        before = self.moves + (self.draft.moves if self.draft else [])
        texts: dict[Viewer, str | None]
        if step.held:
            texts = {viewer: move if viewer == seat else None for viewer in step.stand.viewers()}
        else:
            texts = dict(_texts(step.stand, before, [(seat, move)])[0])
        data: dict[str, Json] = {"seat": seat, "ply": len(before), "held": step.held}
        return _move_event("drafted", data, move, texts, step.events)

    # --- what the log's events do -------------------------------------------------------------------------

    def replay_branch(self, moves: Sequence[Move]) -> None:
        """Commit the moves that this game takes over from another; simultaneous ones come together."""
        self.branch_ply = len(moves)
        while len(self.moves) < self.branch_ply:
            active = sorted(self.committed.position.waiting())
            played = list(zip(active, moves[len(self.moves) :], strict=False))
            for event, (seat, move) in zip(self.prepare_commit(played)[0], played, strict=True):
                self.commit_move(seat, move, event)

    def add_draft_move(self, seat: Seat, move: Move) -> None:
        """Add a move to the seat's draft."""
        step = self.try_move(seat, move)
        if self.draft is None:
            self.draft = Draft(seat)
        self.draft.steps.append(step)

    def truncate_draft(self, left: int) -> None:
        """Shorten the draft to its first moves."""
        if self.draft is not None:
            del self.draft.steps[left:]
            if not self.draft.steps:
                self.draft = None

    def seal(self, seat: Seat, move: Move) -> None:
        """Hold a move until every seat's is in."""
        self.sealed[seat] = move

    def commit_move(self, seat: Seat, move: Move, event: TableEvent) -> None:
        """Commit a move."""
        self.draft = None
        self.sealed.pop(seat, None)
        if self._prepared is not None and self._prepared[0] == (self.round, seat, move):
            self.committed = self._prepared[1]
        else:
            self.committed.play(seat, move)
        self._prepared = None
        self.moves.append((seat, move))
        self.move_events.append(event)
        self.round += 1

    def take_back(self, ply: int) -> None:
        """Go back to an earlier ply. The set-up stays the same, whatever of it has been revealed."""
        self.draft = None
        self.sealed.clear()
        stand = Stand.start(*self._start_arguments, self._setup)
        del self.moves[ply:], self.move_events[ply:]
        for seat, move in self.moves:
            stand.play(seat, move)
        self.committed = stand
        self.round += 1


def _reveals(here: Stand, before: Sequence[Played], after: Stand, move: Move, seat: Seat) -> bool:
    """Whether a move reveals something that somebody did not know before it."""
    played = [*before, (seat, move)]
    setup, moves = here.known(before, SPECTATOR)
    if moves == [text for _, text in before] and setup == here.law.setup():
        return False  # nothing is hidden from anybody
    if after.position.to_move() is None:
        return True  # the end of the game reveals everything
    for viewer in here.viewers():
        setup, moves = here.known(before, viewer)
        later_setup, later_moves = after.known(played, viewer)
        if setup != later_setup or moves != later_moves[: len(moves)]:
            return True
    return False


def _texts(after: Stand, before: Sequence[Played], played: Sequence[Played]) -> list[dict[Viewer, str]]:
    """Return the text of each new move as each viewer may read it."""
    whole = [*before, *played]
    texts: list[dict[Viewer, str]] = [{} for _ in played]
    for viewer in after.viewers():
        _, seen = after.known(whole, viewer)
        for text, found in zip(seen[len(before) :], texts, strict=True):
            found[viewer] = text
        if viewer is SPECTATOR and seen[len(before) :] == [move for _, move in played]:
            return [dict.fromkeys(after.viewers(), text) for text in seen[len(before) :]]
    return texts


def _move_event(
    kind: str,
    data: dict[str, Json],
    move: Move,
    texts: Mapping[Viewer, str | None],
    events: Sequence[Event],
) -> TableEvent:
    public = texts[SPECTATOR]
    data["move"] = public
    data["facts"] = [event.seen_by(None).to_json() for event in events]
    private: dict[int, dict[str, Json]] = {}
    for viewer, text in texts.items():
        if viewer is not SPECTATOR and text != public:
            private.setdefault(viewer, {})["move"] = text
    for seat in sorted({seat for event in events for seat in event.private}):
        private.setdefault(seat, {})["facts"] = [event.seen_by(seat).to_json() for event in events]
    return TableEvent(kind, data, private, {"move": move})
