"""The course of one game at a table: what is committed, what is a draft, what is sealed.

::

    committed ──► draft move ──► draft move ──┐
        ▲                                     │ confirm
        └─────────────────────────────────────┘

Nothing that is hidden may come to light by a draft, since a draft can be taken back. So a drafted move that
would draw the next tile is shown on a position that does not know the next tile: it stands at a chance
node. Where even that would show something (a face-down temple that is counted), the move is *held*: shown
as a move, not yet performed.
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
    """One position in both readings, kept in step: the engine decides, the literal rules tell and show."""

    position: FastPosition
    law: Law

    @classmethod
    def start(cls, game: Game, players: int, options: Options, setup: Mapping[str, Json]) -> Self:
        """Start a game, from a full set-up or a partial one."""
        law = game.law(players, options, setup)
        return cls(FastPosition(game, law), law)

    def play(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Make a move and tell what happened. Raises as ``Position.play`` does."""
        self.position.apply(seat, move)
        return tuple(self.law.perform(seat, move))

    def known(self, moves: Sequence[Played], viewer: Viewer) -> tuple[dict[str, Json], list[Move]]:
        """Give of set-up and moves what a viewer may know here."""
        return self.position.game.redact(self.law, moves, viewer)

    def viewers(self) -> Iterator[Viewer]:
        """Run through everybody whose knowledge may differ; who knows least comes first."""
        yield SPECTATOR
        yield from range(self.position.players)

    def copy(self) -> Self:
        """Give an independent copy."""
        return type(self)(self.position.copy(), self.law.copy())


@dataclass
class Step:
    """A drafted move, what it led to, and what there is to tell. A held move leads nowhere yet."""

    move: Move
    stand: Stand
    facts: tuple[Event, ...]
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
        """Tell whether the seat cannot add anything more before it confirms."""
        last = self.steps[-1]
        return last.held or last.stand.position.waiting() != {self.seat}


class Course:
    """A game from its first move on."""

    def __init__(self, game: Game, players: int, options: Options, setup: Mapping[str, Json]) -> None:
        self._begin = (game, players, options)
        self._setup = dict(setup)
        self.committed = Stand.start(game, players, options, setup)
        self.moves: list[Played] = []
        self.told: list[TableEvent] = []
        """The log's entry of each committed move."""
        self.round = 0
        """Counts the changes of the committed position and never goes down: a sealed move names it."""
        self.sealed: dict[Seat, Move] = {}
        self.draft: Draft | None = None
        self.taken_over = 0
        """How many moves were made in the game that this one branched off; they cannot be taken back."""
        self._next: tuple[object, Step] | None = None
        self._ahead: tuple[object, Stand] | None = None

    # --- what is asked -------------------------------------------------------------------------------------

    @property
    def current(self) -> Stand:
        """The position that everybody looks at: with the draft, if there is one."""
        return self.draft.steps[-1].stand if self.draft else self.committed

    @property
    def simultaneous(self) -> bool:
        """Tell whether several seats are asked at once, so that moves are sealed."""
        return len(self.committed.position.waiting()) > 1

    @property
    def over(self) -> bool:
        """Tell whether the committed game has ended."""
        return self.committed.position.to_move() is None

    def asked(self) -> frozenset[Seat]:
        """All seats that the table waits for: for a move, or for a confirmation."""
        return self.committed.position.waiting() - self.sealed.keys()

    def legal(self, seat: Seat) -> Sequence[Move]:
        """All moves that a seat can make now, on top of its draft; sealed ones can be replaced."""
        if self.draft is not None and (self.draft.seat != seat or self.draft.complete):
            return ()
        return self.current.position.legal(seat)

    @property
    def ply(self) -> int:
        """The number of moves so far, drafted ones included."""
        return len(self.moves) + (len(self.draft.steps) if self.draft else 0)

    def result(self) -> Result:
        """Give how the committed game ended, or how it stands."""
        return self.committed.position.result()

    def record(self, viewer: Viewer | None) -> Record:
        """Write down what is committed; for a viewer, while the game goes on, what the viewer may know."""
        return Playthrough(self.committed.law, self.moves).record(viewer)

    # --- looking ahead: these change nothing --------------------------------------------------------------

    def step(self, seat: Seat, move: Move) -> Step:
        """Try a move as the next one of the seat's draft. Raises as ``Position.play`` does."""
        key = (self.round, self.ply, seat, move)
        if self._next is None or self._next[0] != key:
            self._next = (key, self._step(seat, move))
        return self._next[1]

    def _step(self, seat: Seat, move: Move) -> Step:
        here = self.current
        before = self.moves + (self.draft.moves if self.draft else [])
        after = here.copy()
        facts = after.play(seat, move)
        if not _shows(here, before, after, move, seat):
            return Step(move, after, facts)
        unaware = self._unaware(here, before)
        after = unaware.copy()
        facts = after.play(seat, move)
        if not _shows(unaware, before, after, move, seat):
            return Step(move, after, facts)
        return Step(move, here, (), held=True)

    def _unaware(self, here: Stand, before: Sequence[Played]) -> Stand:
        """Give the same position with a set-up of which only what has come to light is known."""
        known, _ = here.known(before, SPECTATOR)
        stand = Stand.start(*self._begin, known)
        for seat, move in before:
            stand.play(seat, move)
        return stand

    def commit(self, played: Sequence[Played]) -> tuple[list[TableEvent], Stand]:
        """Try to commit moves: give the entries for the log and the position after them. Raises likewise."""
        sealed = self.simultaneous
        after = self.committed.copy()
        facts = [after.play(seat, move) for seat, move in played]
        texts = _texts(after, self.moves, played)
        entries = []
        for index, (seat, move) in enumerate(played):
            data: dict[str, Json] = {"seat": seat, "ply": len(self.moves) + index}
            if sealed:
                data["round"] = self.round
            entries.append(_entry("moved", data, move, texts[index], facts[index]))
        if len(played) == 1:
            self._ahead = ((self.round, *played[0]), after)
        return entries, after

    def drafted(self, seat: Seat, move: Move) -> TableEvent:
        """Give the log's entry for a move as the next one of the seat's draft. Raises likewise."""
        step = self.step(seat, move)
        before = self.moves + (self.draft.moves if self.draft else [])
        shown: dict[Viewer, str | None]
        if step.held:
            shown = {viewer: move if viewer == seat else None for viewer in step.stand.viewers()}
        else:
            shown = dict(_texts(step.stand, before, [(seat, move)])[0])
        data: dict[str, Json] = {"seat": seat, "ply": len(before), "held": step.held}
        return _entry("drafted", data, move, shown, step.facts)

    def take_over(self, moves: Sequence[Move]) -> None:
        """Commit the moves of another game that this one begins with. Those made at once come together."""
        self.taken_over = len(moves)
        while len(self.moves) < self.taken_over:
            asked = sorted(self.committed.position.waiting())
            played = list(zip(asked, moves[len(self.moves) :], strict=False))
            for entry, (seat, move) in zip(self.commit(played)[0], played, strict=True):
                self.note_moved(seat, move, entry)

    # --- what the log says --------------------------------------------------------------------------------

    def note_drafted(self, seat: Seat, move: Move) -> None:
        """Add a move to the seat's draft."""
        step = self.step(seat, move)
        if self.draft is None:
            self.draft = Draft(seat)
        self.draft.steps.append(step)

    def note_undrafted(self, left: int) -> None:
        """Shorten the draft."""
        if self.draft is not None:
            del self.draft.steps[left:]
            if not self.draft.steps:
                self.draft = None

    def note_sealed(self, seat: Seat, move: Move) -> None:
        """Keep a move until all are in."""
        self.sealed[seat] = move

    def note_moved(self, seat: Seat, move: Move, entry: TableEvent) -> None:
        """Commit a move."""
        self.draft = None
        self.sealed.pop(seat, None)
        if self._ahead is not None and self._ahead[0] == (self.round, seat, move):
            self.committed = self._ahead[1]  # the same move has just been tried
        else:
            self.committed.play(seat, move)
        self._ahead = None
        self.moves.append((seat, move))
        self.told.append(entry)
        self.round += 1

    def note_taken_back(self, ply: int) -> None:
        """Go back to an earlier moment. The set-up stays what it was, whatever has come to light of it."""
        self.draft = None
        self.sealed.clear()
        stand = Stand.start(*self._begin, self._setup)
        del self.moves[ply:], self.told[ply:]
        for seat, move in self.moves:
            stand.play(seat, move)
        self.committed = stand
        self.round += 1

    def back_to(self, ply: int) -> int:
        """Give the moment at or before ``ply`` at which no sealed round is half played."""
        while 0 < ply < len(self.moves):
            here, before = self.told[ply].data.get("round"), self.told[ply - 1].data.get("round")
            if here is None or here != before:
                break
            ply -= 1
        return ply


def _shows(here: Stand, before: Sequence[Played], after: Stand, move: Move, seat: Seat) -> bool:
    """Tell whether a move brings something to light that somebody did not know before it."""
    played = [*before, (seat, move)]
    setup, moves = here.known(before, SPECTATOR)
    if moves == [text for _, text in before] and setup == here.law.setup():
        return False  # nothing is hidden from anybody
    if after.position.to_move() is None:
        return True  # the end shows everything
    for viewer in here.viewers():
        setup, moves = here.known(before, viewer)
        later_setup, later_moves = after.known(played, viewer)
        if setup != later_setup or moves != later_moves[: len(moves)]:
            return True
    return False


def _texts(after: Stand, before: Sequence[Played], played: Sequence[Played]) -> list[dict[Viewer, str]]:
    """Give for each new move the text that each viewer may read of it."""
    whole = [*before, *played]
    texts: list[dict[Viewer, str]] = [{} for _ in played]
    for viewer in after.viewers():
        _, seen = after.known(whole, viewer)
        for text, found in zip(seen[len(before) :], texts, strict=True):
            found[viewer] = text
        if viewer is SPECTATOR and seen[len(before) :] == [move for _, move in played]:
            return [dict.fromkeys(after.viewers(), text) for text in seen[len(before) :]]
    return texts


def _entry(
    kind: str,
    data: dict[str, Json],
    move: Move,
    shown: Mapping[Viewer, str | None],
    facts: Sequence[Event],
) -> TableEvent:
    public = shown[SPECTATOR]
    data["move"] = public
    data["facts"] = [fact.seen_by(None).to_json() for fact in facts]
    private: dict[int, dict[str, Json]] = {}
    for viewer, text in shown.items():
        if viewer is not SPECTATOR and text != public:
            private.setdefault(viewer, {})["move"] = text
    for seat in sorted({seat for fact in facts for seat in fact.private}):
        private.setdefault(seat, {})["facts"] = [fact.seen_by(seat).to_json() for fact in facts]
    return TableEvent(kind, data, private, {"move": move})
