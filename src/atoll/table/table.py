"""A live table. Its log is the truth: this is what the log says, folded.

``decide`` (in ``atoll.table.decide``) turns a command into events and changes nothing; the events are
logged; only then ``apply`` changes the table. Neither knows of clocks on walls, databases or sockets: time
comes in as a number.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from atoll.core import Json, Options, Record, Seat, game
from atoll.table import fair
from atoll.table.clock import Clock
from atoll.table.course import Course
from atoll.table.events import Logged, TableEvent
from atoll.table.header import Header
from atoll.table.people import Person, Seated, Terms

CHAT_KEPT: Final = 100
"""How many of the last sayings a snapshot holds."""


@dataclass
class OpenOffer:
    """What somebody asks of all people at the table, and who has agreed."""

    what: Literal["takeback", "abort"]
    seat: Seat
    ply: int
    agreed: set[str] = field(default_factory=set)

    def to_json(self) -> dict[str, Json]:
        """Give the offer as JSON."""
        return {"what": self.what, "seat": self.seat, "ply": self.ply, "agreed": sorted(self.agreed)}


class Table:
    """One table, from its first event on."""

    def __init__(self, identity: str, first: Logged) -> None:
        self.id = identity
        self.seq = first.seq
        self.at = first.at
        self.header = Header.first(identity, first)
        self.options: Options = game(self.terms.game).options(self.terms.options, self.terms.players)
        self.commitment = str(first.event.data["commitment"])
        self.secret = str(first.event.hidden["secret"])
        """Fixes the set-up. It leaves the server when the game is over, not before."""
        self.shown_secret: str | None = None
        self._taken_over = first.event.hidden
        """Set-up and moves of a game that branches off another; hidden as they are in any game."""
        self.course: Course | None = None
        self.started_at = first.at
        self.clock: Clock | None = None
        self.offer: OpenOffer | None = None
        self.rematch: str | None = None
        self.chat: deque[dict[str, Json]] = deque(maxlen=CHAT_KEPT)
        self.muted: set[str] = set()
        self.left: list[Seat] = []
        """The seats of a rated table whose people are out for good, in the order in which they left."""
        self.done: dict[str, int] = {}
        """The number of the first event of every command that has acted, by the command's id."""

    @classmethod
    def fold(cls, identity: str, log: Iterable[Logged]) -> Table:
        """Give the table that a log describes."""
        entries = iter(log)
        table = cls(identity, next(entries))
        for entry in entries:
            table.apply(entry)
        return table

    def apply(self, entry: Logged) -> None:
        """Let an event of the log happen."""
        assert entry.seq == self.seq + 1, f"event {entry.seq} after {self.seq}"
        before = self.header
        self.header = before.after([entry])
        happen = FOLDS.get(entry.event.kind)
        if happen is not None:
            happen(self, entry.event, entry.at)
        if self.clock is not None:
            if entry.event.kind == "returned" and before.seats[_seat(entry.event)].stand_in == "time":
                self.clock.come_back(_seat(entry.event))
            self.clock.wait_for((seat for seat in self.asked() if self.seats[seat].plays), entry.at)
        self.seq, self.at = entry.seq, entry.at
        if entry.command is not None:
            self.done[entry.command] = entry.seq

    # --- the header's -------------------------------------------------------------------------------------

    @property
    def terms(self) -> Terms:
        """What was agreed when the table was made."""
        return self.header.terms

    @property
    def seats(self) -> tuple[Seated, ...]:
        """Who sits where."""
        return self.header.seats

    @property
    def host(self) -> str:
        """Who decides before the game begins."""
        return self.header.host

    @property
    def life(self) -> Literal["open", "playing", "over"]:
        """How far they are."""
        return self.header.life

    @property
    def ending(self) -> Mapping[str, Json] | None:
        """How the game ended: by its result, given up, or resigned; and the places."""
        return self.header.ending

    # --- questions ----------------------------------------------------------------------------------------

    def holds(self, who: str) -> list[Seat]:
        """List the seats of a person."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person" and seat.who == who]

    def people(self) -> set[str]:
        """Name everybody who plays a seat now."""
        return {seat.who for seat in self.seats if seat.plays and seat.who is not None}

    def asked(self) -> frozenset[Seat]:
        """All seats that the table waits for now."""
        return self.course.asked() if self.course is not None and self.life == "playing" else frozenset()

    def bots_asked(self) -> list[tuple[Seat, str]]:
        """List the seats for which a bot must decide now, with its level."""
        found = ((seat, self.seats[seat].bot) for seat in sorted(self.asked()))
        return [(seat, level) for seat, level in found if level is not None]

    def next_deadline(self) -> float | None:
        """When the first running clock runs out."""
        if self.clock is None:
            return None
        return min((end for seat in self.clock.since if (end := self.clock.deadline(seat))), default=None)

    def names(self) -> list[str]:
        """Give the name of each seat."""
        return [seat.name for seat in self.seats]

    def may_watch(self, who: str | None) -> bool:
        """Tell whether somebody may see the game."""
        return self.terms.spectators or (who is not None and bool(self.holds(who)))

    # --- folding ------------------------------------------------------------------------------------------

    def _started(self, event: TableEvent, at: float) -> None:
        del event
        self.started_at = at
        played, terms = game(self.terms.game), self.terms
        if terms.origin is None:
            nonces = [seat.nonce for seat in self.seats]
            setup = fair.deal(played, terms.players, self.options, self.secret, nonces, given=terms.given)
            self.course = Course(played, terms.players, self.options, setup)
        else:
            beginning: Mapping[str, Any] = self._taken_over
            self.course = Course(played, terms.players, self.options, beginning["setup"])
            self.course.take_over(beginning["moves"])
        if terms.clock is not None:
            self.clock = Clock(terms.clock, terms.players)

    def _drafted(self, event: TableEvent, at: float) -> None:
        del at
        self._course().note_drafted(_seat(event), str(event.hidden["move"]))

    def _undrafted(self, event: TableEvent, at: float) -> None:
        del at
        self._course().note_undrafted(_whole(event, "left"))

    def _sealed(self, event: TableEvent, at: float) -> None:
        del at
        self._course().note_sealed(_seat(event), str(event.hidden["move"]))

    def _moved(self, event: TableEvent, at: float) -> None:
        seat = _seat(event)
        self._course().note_moved(seat, str(event.hidden["move"]), event)
        self.offer = None
        if self.clock is not None:
            self.clock.moved(seat, at)

    def _stood_in(self, event: TableEvent, at: float) -> None:
        del at
        if self.terms.rated:
            self.left.append(_seat(event))

    def _offered(self, event: TableEvent, at: float) -> None:
        del at
        data: Mapping[str, Any] = event.data
        self.offer = OpenOffer(data["what"], data["seat"], data["ply"], {data["who"]})

    def _agreed(self, event: TableEvent, at: float) -> None:
        del at
        assert self.offer is not None
        self.offer.agreed.add(str(event.data["who"]))

    def _declined(self, event: TableEvent, at: float) -> None:
        del event, at
        self.offer = None

    def _took_back(self, event: TableEvent, at: float) -> None:
        del at
        self._course().note_taken_back(_whole(event, "ply"))
        self.offer = None

    def _resumed(self, event: TableEvent, at: float) -> None:
        del at
        seconds = event.data["seconds"]
        assert isinstance(seconds, int | float)
        if self.clock is not None:
            self.clock.credit(seconds)

    def _ended(self, event: TableEvent, at: float) -> None:
        del at
        self.offer = None
        self.shown_secret = str(event.data["secret"])

    def _rematch(self, event: TableEvent, at: float) -> None:
        del at
        self.rematch = str(event.data["table"])

    def _said(self, event: TableEvent, at: float) -> None:
        self.chat.append({**event.data, "at": at})

    def _muted(self, event: TableEvent, at: float) -> None:
        del at
        (self.muted.add if event.data["on"] else self.muted.discard)(str(event.data["who"]))

    def _renamed(self, event: TableEvent, at: float) -> None:
        del at
        data: Mapping[str, Any] = event.data
        for said in self.chat:
            if said["who"] == data["who"]:
                said.update(who=data["now"], name=data["name"], mark=data["mark"])
                if data["silent"]:
                    said["text"] = ""
        for known in (self.muted, self.offer.agreed if self.offer is not None else set()):
            if data["who"] in known:
                known.discard(data["who"])
                known.add(data["now"])

    def _course(self) -> Course:
        assert self.course is not None, "the game has not begun"
        return self.course


FOLDS: Final[Mapping[str, Callable[[Table, TableEvent, float], None]]] = {
    "started": Table._started,
    "drafted": Table._drafted,
    "undrafted": Table._undrafted,
    "sealed": Table._sealed,
    "moved": Table._moved,
    "stood-in": Table._stood_in,
    "offered": Table._offered,
    "agreed": Table._agreed,
    "declined": Table._declined,
    "took-back": Table._took_back,
    "resumed": Table._resumed,
    "ended": Table._ended,
    "rematch": Table._rematch,
    "said": Table._said,
    "muted": Table._muted,
    "renamed": Table._renamed,
}
"""What each kind of event does to a table, beyond its header."""


def create(
    terms: Terms, host: Person, seats: list[Seated], secret: str, beginning: Record | None = None
) -> tuple[TableEvent, ...]:
    """Give the first events of a table's log. Raises OptionsError or SetupError where the terms cannot be.

    ``beginning`` is what a game takes over that branches off another; ``terms.origin`` says so.
    """
    assert (beginning is None) == (terms.origin is None)
    played = game(terms.game)
    played.options(terms.options, terms.players)
    terms = replace(terms, given=played.read_given(terms.given))
    assert len(seats) == terms.players
    return (
        TableEvent(
            "created",
            {
                "terms": terms.to_json(),
                "host": host.id,
                "commitment": fair.commitment(secret),
                "seats": [seat.to_json() for seat in seats],
            },
            hidden={"secret": secret}
            if beginning is None
            else {"secret": secret, "setup": dict(beginning.setup), "moves": list(beginning.moves)},
        ),
    )


def rematch_seats(table: Table, asks: str) -> list[Seated]:
    """Seat the same people for another game: a sole winner of the last one on seat 0 (A-SET-1).

    At a rated table only who ``asks`` is seated: nobody loses a game that they did not sit down for.
    """
    places = table.ending.get("places") if table.ending is not None else None
    winners = [seat for seat, place in enumerate(places) if place == 1] if isinstance(places, list) else []
    first = winners[0] if len(winners) == 1 else 0
    turned = table.seats[first:] + table.seats[:first]
    seated = [replace(seat.given_back() if seat.kind == "person" else seat, nonce="") for seat in turned]
    return [seat if not table.terms.rated or seat.who == asks else Seated() for seat in seated]


def _seat(event: TableEvent) -> Seat:
    return _whole(event, "seat")


def _whole(event: TableEvent, name: str) -> int:
    value = event.data[name]
    assert isinstance(value, int)
    return value
