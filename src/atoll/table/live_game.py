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

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from atoll.core import SPECTATOR, Event, Game, Json, Move, Options, Position, Record, Result, Seat, Viewer
from atoll.core.types import Played
from atoll.table.events import TableEvent


@dataclass
class Step:
    """A drafted move, the position after it, and its events. A held move leaves the position as it is."""

    move: Move
    position: Position
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
        return last.held or last.position.active_seats != (self.seat,)


class LiveGame:
    """A game at a table, from its first move on."""

    def __init__(self, game: Game, players: int, options: Options, setup: Mapping[str, Json]) -> None:
        self._start_arguments = (game, players, options)
        self.committed = game.start(players, options, setup)
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
        self._prepared: tuple[object, Position] | None = None
        """The move that was prepared last, so that committing it does not compute it again."""

    # --- questions ----------------------------------------------------------------------------------------

    @property
    def current(self) -> Position:
        """The position that everybody looks at: with the draft, if there is one."""
        return self.draft.steps[-1].position if self.draft else self.committed

    @property
    def simultaneous(self) -> bool:
        """Whether several seats decide at once, so that moves are sealed."""
        return len(self.committed.active_seats) > 1

    def active_seats(self) -> frozenset[Seat]:
        """Return the seats that the table waits for: for a move, or for a confirmation."""
        return frozenset(self.committed.active_seats) - self.sealed.keys()

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        """Return the moves that a seat can make now, on top of its draft; a sealed move can be replaced."""
        if self.draft is not None and (self.draft.seat != seat or self.draft.complete):
            return ()
        return self.current.legal_moves_for(seat)

    @property
    def ply(self) -> int:
        """The number of moves so far, drafted ones included."""
        return len(self.moves) + (len(self.draft.steps) if self.draft else 0)

    def result(self) -> Result:
        """Return how the committed game ended, or how it stands."""
        return self.committed.result

    def record(self, viewer: Viewer | None) -> Record:
        """Return the committed game as a record: in full, or what a viewer may know while it is played."""
        return Record.of(self.committed, viewer)

    def moves_seen_by(self, viewer: Viewer) -> list[Played]:
        """Return the committed moves as the log tells them to a viewer."""
        return [
            (seat, str(event.seen_by(viewer)["move"]))
            for (seat, _), event in zip(self.moves, self.move_events, strict=True)
        ]

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
        events = after.play_with_events(move, seat)
        if not _reveals(here, before, after, move, seat):
            return Step(move, after, events)
        public = self._public_only(here, before)
        after = public.copy()
        events = after.play_with_events(move, seat)
        if not _reveals(public, before, after, move, seat):
            return Step(move, after, events)
        return Step(move, here, (), held=True)

    def _public_only(self, here: Position, before: Sequence[Played]) -> Position:
        """Return the same position, knowing only the part of the set-up that everybody has seen."""
        game, players, options = self._start_arguments
        known, _ = game.redact(here, before, SPECTATOR)
        position = game.start(players, options, known)
        for seat, move in before:
            position.play(move, seat)
        return position

    def prepare_commit(self, played: Sequence[Played]) -> tuple[list[TableEvent], Position]:
        """Return the log's events for these moves, and the position after them.

        Raise what ``Position.play`` raises.
        """
        sealed = self.simultaneous
        after = self.committed.copy()
        events = [after.play_with_events(move, seat) for seat, move in played]
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
            texts = {viewer: move if viewer == seat else None for viewer in _viewers(step.position)}
        else:
            texts = dict(_texts(step.position, before, [(seat, move)])[0])
        data: dict[str, Json] = {"seat": seat, "ply": len(before), "held": step.held}
        return _move_event("drafted", data, move, texts, step.events)

    # --- what the log's events do -------------------------------------------------------------------------

    def replay_branch(self, moves: Sequence[Move]) -> None:
        """Commit the moves that this game takes over from another; simultaneous ones come together."""
        self.branch_ply = len(moves)
        while len(self.moves) < self.branch_ply:
            active = sorted(self.committed.active_seats)
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
            self.committed.play(move, seat)
        self._prepared = None
        self.moves.append((seat, move))
        self.move_events.append(event)
        self.round += 1

    def take_back(self, ply: int) -> None:
        """Go back to an earlier ply. The set-up stays the same, whatever of it has been revealed."""
        self.draft = None
        self.sealed.clear()
        while len(self.moves) > ply:
            self.committed.undo()
            del self.moves[-1], self.move_events[-1]
        self.round += 1


def _viewers(position: Position) -> tuple[Viewer, ...]:
    """Return everybody whose knowledge may differ; whoever knows least comes first."""
    return (SPECTATOR, *range(position.players))


def _reveals(here: Position, before: Sequence[Played], after: Position, move: Move, seat: Seat) -> bool:
    """Whether a move reveals something that somebody did not know before it."""
    if not here.game.redacts:
        return False
    played = [*before, (seat, move)]
    setup, moves = here.game.redact(here, before, SPECTATOR)
    if moves == [text for _, text in before] and setup == here.setup():
        return False  # nothing is hidden from anybody
    if after.is_over:
        return True  # the end of the game reveals everything
    for viewer in _viewers(here):
        setup, moves = here.game.redact(here, before, viewer)
        later_setup, later_moves = after.game.redact(after, played, viewer)
        if setup != later_setup or moves != later_moves[: len(moves)]:
            return True
    return False


def _texts(after: Position, before: Sequence[Played], played: Sequence[Played]) -> list[dict[Viewer, str]]:
    """Return the text of each new move as each viewer may read it; who is not named reads the spectators'."""
    if not after.game.redacts:
        return [{SPECTATOR: move} for _, move in played]
    whole = [*before, *played]
    texts: list[dict[Viewer, str]] = [{} for _ in played]
    for viewer in _viewers(after):
        _, seen = after.game.redact(after, whole, viewer)
        for text, found in zip(seen[len(before) :], texts, strict=True):
            found[viewer] = text
        if viewer is SPECTATOR and seen[len(before) :] == [move for _, move in played]:
            return [dict.fromkeys(_viewers(after), text) for text in seen[len(before) :]]
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
    data["facts"] = [event.to_json() for event in events]  # without what is private
    private: dict[int, dict[str, Json]] = {}
    for viewer, text in texts.items():
        if viewer is not SPECTATOR and text != public:
            private.setdefault(viewer, {})["move"] = text
    for seat in sorted({seat for event in events for seat in event.private}):
        private.setdefault(seat, {})["facts"] = [event.seen_by(seat).to_json() for event in events]
    return TableEvent(kind, data, private, {"move": move})
