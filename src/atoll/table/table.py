"""A live table, folded from its log, which is the source of truth.

``atoll.table.decisions`` turns a command into events and changes nothing; the events are logged; only then
does ``apply`` change the table. Neither knows wall clocks, databases or sockets: time comes in as a number.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from atoll.core import SPECTATOR, Json, Options, OptionsError, Record, Seat, Viewer, game
from atoll.table import fair
from atoll.table.clock import Clock
from atoll.table.commitments import agreed_settings, server_commitment
from atoll.table.draw import TableDraw, reveal_seconds
from atoll.table.events import LogEntry, TableEvent
from atoll.table.header import Header
from atoll.table.live_game import LiveGame
from atoll.table.people import ADAPTIVE, Person, TableSeat, looks
from atoll.table.settings import TableSettings

CHAT_LENGTH: Final = 100
"""How many of the latest chat messages a snapshot holds."""


@dataclass
class OpenOffer:
    """An offer to everybody at the table, and who has accepted it."""

    what: Literal["takeback", "abort"]
    seat: Seat
    ply: int
    agreed: set[str] = field(default_factory=set)

    def to_json(self) -> dict[str, Json]:
        """Return the offer as JSON."""
        return {"what": self.what, "seat": self.seat, "ply": self.ply, "agreed": sorted(self.agreed)}


@dataclass
class Absence:
    """Somebody who was nudged because they are away on their turn, and how others want to go on."""

    seat: Seat
    at: float
    votes: dict[str, str] = field(default_factory=dict)
    """``bot`` or ``end``, by who wants it."""

    def to_json(self) -> dict[str, Json]:
        """Return the absence as JSON."""
        votes: list[Json] = [{"who": who, "how": how} for who, how in sorted(self.votes.items())]
        return {"seat": self.seat, "at": self.at, "wishes": votes}


class Table:
    """One table, from its first event on."""

    def __init__(self, identity: str, first: LogEntry) -> None:
        self.id = identity
        self.seq = first.seq
        self.at = first.at
        self.header = Header.first(identity, first)
        self.options: Options = game(self.settings.game).options(self.settings.options, self.settings.players)
        self.commitment = str(first.event.data["commitment"])
        self.secret = str(first.event.hidden["secret"])
        """Determines the set-up. It is revealed when the game is over, not before."""
        self.revealed_secret: str | None = None
        agreed = agreed_settings(
            self.settings.game,
            self.settings.players,
            self.options.to_json(self.settings.players),
            self.settings.preset,
            rated=self.settings.rated,
        )
        self.draw = TableDraw(identity, server_commitment(identity, agreed, self.secret))
        self._draw_json: tuple[tuple[int, tuple[TableSeat, ...]] | None, dict[str, Json]] = (None, {})
        """The draw as JSON, which is asked for with every move, and the moment that it is of."""
        self._draw_changes = 0
        self._branch = first.event.hidden
        """Set-up and first moves of a game that branches off another; hidden as in any game."""
        self.live_game: LiveGame | None = None
        self.started_at = first.at
        self.clock: Clock | None = None
        self.offer: OpenOffer | None = None
        self.absence: Absence | None = None
        self.turn_at = first.at
        """When the table began to wait for those it waits for now, or before."""
        self.rematch: str | None = None
        self.chat: deque[dict[str, Json]] = deque(maxlen=CHAT_LENGTH)
        self.muted: set[str] = set()
        self.departed: list[Seat] = []
        """The seats whose players are out for good, by the rules of rated games, in the order of leaving."""
        self._seats_json: tuple[tuple[TableSeat, ...], list[Json], list[Json]] = ((), [], [])
        """The seats, and these and their looks as JSON, which are asked for with every move."""
        self._matched_bots: dict[str, dict[str, Json]] = {}
        """The levels of the adaptive bots, by the person whom they suit and by seat."""
        self.handled: dict[str, int] = {}
        """The number of the first event of every command that had an effect, by the command's id."""

    @classmethod
    def fold(cls, identity: str, log: Iterable[LogEntry]) -> Table:
        """Return the table that a log describes."""
        entries = iter(log)
        table = cls(identity, next(entries))
        for entry in entries:
            table.apply(entry)
        return table

    def apply(self, entry: LogEntry) -> None:
        """Apply an entry of the log."""
        assert entry.seq == self.seq + 1, f"event {entry.seq} after {self.seq}"
        before = self.header
        self.header = before.after([entry])
        handler = EVENT_HANDLERS.get(entry.event.kind)
        if handler is not None:
            handler(self, entry.event, entry.at)
        if self.clock is not None:
            if entry.event.kind == "returned" and before.seats[_seat(entry.event)].stand_in == "time":
                self.clock.grant_return_time(_seat(entry.event))
            self.clock.run_only(
                (seat for seat in self.active_seats() if self.seats[seat].played_by_person), entry.at
            )
        self.seq, self.at = entry.seq, entry.at
        if entry.command is not None:
            self.handled[entry.command] = entry.seq

    # --- the header ---------------------------------------------------------------------------------------

    @property
    def settings(self) -> TableSettings:
        """What was agreed when the table was created."""
        return self.header.settings

    @property
    def seats(self) -> tuple[TableSeat, ...]:
        """The seats, by number."""
        return self.header.seats

    @property
    def host(self) -> str:
        """The id of the person who is in charge before the game starts."""
        return self.header.host

    @property
    def life(self) -> Literal["open", "playing", "over"]:
        """Whether the game has not started, is being played, or is over."""
        return self.header.life

    @property
    def ending(self) -> Mapping[str, Json] | None:
        """How the game ended, and the places; None before."""
        return self.header.ending

    def seats_json(self) -> list[Json]:
        """Return the seats as everybody may know them."""
        self._update_seats_json()
        return self._seats_json[1]

    def matched_bots(self, viewer: Viewer) -> dict[str, Json]:
        """Return the levels of the adaptive bots that suit whoever holds the viewer's seat, by seat."""
        self._update_seats_json()
        if not self._matched_bots or viewer is SPECTATOR:
            return {}
        return self._matched_bots.get(self.seats[viewer].who or "", {})

    def looks_json(self) -> list[Json]:
        """Return each seat's colour and shape."""
        self._update_seats_json()
        return self._seats_json[2]

    def _update_seats_json(self) -> None:
        if self._seats_json[0] is not self.seats:
            self._seats_json = (self.seats, [seat.to_json() for seat in self.seats], [*looks(self.seats)])
            self._matched_bots = {}
            for number, seat in enumerate(self.seats):
                if seat.chosen is not None and seat.suits is not None:
                    level = seat.chosen.replace(ADAPTIVE, "level", 1)
                    self._matched_bots.setdefault(seat.suits, {})[str(number)] = level

    def draw_json(self) -> dict[str, Json]:
        """Return the draw as everybody may know it."""
        started = self.life != "open"
        moment = (self._draw_changes, () if started else self.seats)
        if self._draw_json[0] != moment:
            self._draw_json = (moment, self.draw.to_json(self.seats, started=started))
        return self._draw_json[1]

    # --- questions ----------------------------------------------------------------------------------------

    def seats_of(self, who: str) -> list[Seat]:
        """Return the seats that a person holds."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person" and seat.who == who]

    def mentions(self, who: str) -> bool:
        """Whether a person sits here, is the host, or has a message in the chat."""
        return (
            who == self.host
            or any(seat.who == who for seat in self.seats)
            or any(said["who"] == who for said in self.chat)
        )

    def is_missed(self, who: str) -> bool:
        """Whether the others have nudged somebody, or let a bot play on for them."""
        return any(
            self.seats[seat].stand_in == "away" or (self.absence is not None and self.absence.seat == seat)
            for seat in self.seats_of(who)
        )

    def people_playing(self) -> set[str]:
        """Return the ids of everybody who plays a seat now, without a stand-in."""
        return {seat.who for seat in self.seats if seat.played_by_person and seat.who is not None}

    def active_seats(self) -> frozenset[Seat]:
        """Return the seats that the table waits for now."""
        if self.live_game is None or self.life != "playing":
            return frozenset()
        return self.live_game.active_seats()

    def bots_to_move(self) -> list[tuple[Seat, str]]:
        """Return the seats for which a bot must decide now, with the bot's level."""
        if all(seat.bot_level is None for seat in self.seats):
            return []
        found = ((seat, self.seats[seat].bot_level) for seat in sorted(self.active_seats()))
        return [(seat, level) for seat, level in found if level is not None]

    def next_deadline(self) -> float | None:
        """Return when the first running clock runs out, or values for the draw are due; None if neither."""
        if self.clock is None:
            return self.draw.until
        return min((end for seat in self.clock.since if (end := self.clock.deadline(seat))), default=None)

    def names(self) -> list[str]:
        """Return the name on each seat."""
        return [seat.name for seat in self.seats]

    def may_watch(self, who: str | None) -> bool:
        """Whether somebody may see the game."""
        return self.settings.spectators or (who is not None and bool(self.seats_of(who)))

    # --- what each event does -----------------------------------------------------------------------------

    def _seats_changed(self, event: TableEvent, at: float) -> None:
        del event, at
        self.draw.restart()
        self._draw_changes += 1

    def _draw_committed(self, event: TableEvent, at: float) -> None:
        del at
        self.draw.commitments[str(event.data["person"])] = str(event.data["commitment"])
        self._draw_changes += 1

    def _draw_closed(self, event: TableEvent, at: float) -> None:
        data: Mapping[str, Any] = event.data
        self.draw.close(data["draw"], at + reveal_seconds(self.settings.clock))
        self._draw_changes += 1

    def _draw_revealed(self, event: TableEvent, at: float) -> None:
        del at
        self.draw.reveal(str(event.data["person"]), str(event.data["value"]))
        self._draw_changes += 1

    def _draw_voided(self, event: TableEvent, at: float) -> None:
        del at
        data: Mapping[str, Any] = event.data
        self.draw.make_void(data["draw"])
        self._draw_changes += 1

    def _started(self, event: TableEvent, at: float) -> None:
        self._draw_changes += 1
        self.started_at = self.turn_at = at
        if "draw" in event.data:
            data: Mapping[str, Any] = event.data
            self.draw.finish(data["draw"])
        played, settings = game(self.settings.game), self.settings
        if settings.origin is None:
            setup = self._deal()
            self.live_game = LiveGame(played, settings.players, self.options, setup)
        else:
            branch: Mapping[str, Any] = self._branch
            self.live_game = LiveGame(played, settings.players, self.options, branch["setup"])
            self.live_game.replay_branch(branch["moves"])
        if settings.clock is not None:
            self.clock = Clock(settings.clock, settings.players)

    def _deal(self) -> dict[str, Json]:
        """Return the set-up that is drawn."""
        settings, played = self.settings, game(self.settings.game)
        if self.draw.drawn is not None:
            seed = self.draw.drawn.seed(self.draw.commitment, self.secret)
            return fair.deal_parts(played, settings.players, self.options, seed, preset=settings.preset)
        nonces = [seat.nonce for seat in self.seats]
        return fair.deal(played, settings.players, self.options, self.secret, nonces, preset=settings.preset)

    def _drafted(self, event: TableEvent, at: float) -> None:
        del at
        self._started_game().add_draft_move(_seat(event), str(event.hidden["move"]))

    def _undrafted(self, event: TableEvent, at: float) -> None:
        del at
        self._started_game().truncate_draft(_integer(event, "left"))

    def _sealed(self, event: TableEvent, at: float) -> None:
        del at
        self._started_game().seal(_seat(event), str(event.hidden["move"]))

    def _moved(self, event: TableEvent, at: float) -> None:
        seat = _seat(event)
        self._started_game().commit_move(seat, str(event.hidden["move"]), event)
        self.offer = self.absence = None
        self.turn_at = at
        if self.clock is not None:
            self.clock.moved(seat, at)

    def _stood_in(self, event: TableEvent, at: float) -> None:
        del at
        self.absence = None
        if self.settings.strict:
            self.departed.append(_seat(event))

    def _returned(self, event: TableEvent, at: float) -> None:
        del event
        self.turn_at = at  # they have only just come

    def _nudged(self, event: TableEvent, at: float) -> None:
        self.absence = Absence(_integer(event, "absent"), at)

    def _wished(self, event: TableEvent, at: float) -> None:
        del at
        assert self.absence is not None
        self.absence.votes[str(event.data["who"])] = str(event.data["how"])

    def _came_back(self, event: TableEvent, at: float) -> None:
        del event
        self.absence = None
        self.turn_at = at

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
        self._started_game().take_back(_integer(event, "ply"))
        self.offer = self.absence = None
        self.turn_at = at

    def _resumed(self, event: TableEvent, at: float) -> None:
        del at
        seconds = event.data["seconds"]
        assert isinstance(seconds, int | float)
        if self.clock is not None:
            self.clock.credit(seconds)
        if self.draw.until is not None:
            self.draw.until += seconds
            self._draw_changes += 1

    def _ended(self, event: TableEvent, at: float) -> None:
        del at
        self.offer = self.absence = None
        self.revealed_secret = str(event.data["secret"])

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
        if data["who"] != data["now"]:
            self.draw.restart()  # they were bound to another identity
            self._draw_changes += 1
        for said in self.chat:
            if said["who"] == data["who"]:
                said.update(who=data["now"], name=data["name"], mark=data["mark"])
                if data["silent"]:
                    said["text"] = ""
        if self.absence is not None and data["who"] in self.absence.votes:
            self.absence.votes[data["now"]] = self.absence.votes.pop(data["who"])
        for known in (self.muted, self.offer.agreed if self.offer is not None else set()):
            if data["who"] in known:
                known.discard(data["who"])
                known.add(data["now"])

    def _started_game(self) -> LiveGame:
        assert self.live_game is not None, "the game has not begun"
        return self.live_game


EVENT_HANDLERS: Final[Mapping[str, Callable[[Table, TableEvent, float], None]]] = {
    "seated": Table._seats_changed,
    "arranged": Table._seats_changed,
    "draw-committed": Table._draw_committed,
    "draw-closed": Table._draw_closed,
    "draw-revealed": Table._draw_revealed,
    "draw-voided": Table._draw_voided,
    "started": Table._started,
    "drafted": Table._drafted,
    "undrafted": Table._undrafted,
    "sealed": Table._sealed,
    "moved": Table._moved,
    "stood-in": Table._stood_in,
    "returned": Table._returned,
    "nudged": Table._nudged,
    "wished": Table._wished,
    "came-back": Table._came_back,
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


def creation_events(
    settings: TableSettings, host: Person, seats: list[TableSeat], secret: str, branch: Record | None = None
) -> tuple[TableEvent, ...]:
    """Return the first events of a table's log. Raise OptionsError or SetupError for impossible settings.

    ``branch`` is the start of a game that branches off another, the one that ``settings.origin`` names.
    """
    assert (branch is None) == (settings.origin is None)
    played = game(settings.game)
    options = played.options(settings.options, settings.players)
    for name in sorted(options.LABORATORY & settings.options.keys()):
        raise OptionsError("option-laboratory", name=name)
    settings = replace(settings, preset=played.read_preset(settings.preset))
    assert len(seats) == settings.players
    hidden: dict[str, Json] = {"secret": secret}
    if branch is not None:
        hidden |= {"setup": dict(branch.setup), "moves": list(branch.moves)}
    if matches := {str(number): seat.match for number, seat in enumerate(seats) if seat.match is not None}:
        hidden["matches"] = {**matches}
    return (
        TableEvent(
            "created",
            {
                "terms": settings.to_json(),
                "host": host.id,
                "commitment": fair.commitment(secret),
                "seats": [seat.to_json() for seat in seats],
            },
            hidden=hidden,
        ),
    )


def rematch_seats(table: Table, who: str) -> list[TableSeat]:
    """Return the seats for a rematch: the same people in the same order, beginning with another.

    That is whoever sat on seat 1, so that everybody begins in turn; or, where the rules say so, the winner of
    the last game, if there is only one. Rotating keeps partners opposite each other.

    At a rated table, and after a game of a tournament, only the person who asks for it, ``who``, is seated:
    nobody should lose a game that they did not sit down for.
    """
    first = 1
    if game(table.settings.game).descriptor.winner_begins_rematch:
        places = table.ending.get("places") if table.ending is not None else None
        if isinstance(places, list) and places.count(1) == 1:
            first = places.index(1)
    rotated = table.seats[first:] + table.seats[:first]
    seated = [
        replace(seat.without_stand_in() if seat.kind == "person" else seat, nonce="") for seat in rotated
    ]
    return [seat if not table.settings.strict or seat.who == who else TableSeat() for seat in seated]


def _seat(event: TableEvent) -> Seat:
    return _integer(event, "seat")


def _integer(event: TableEvent, name: str) -> int:
    value = event.data[name]
    assert isinstance(value, int)
    return value
