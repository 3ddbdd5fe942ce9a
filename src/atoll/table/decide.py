"""Commands in, events out. Nothing here changes a table; what cannot be is Refused, with its reasons."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from atoll.core import AtollError, IllegalMove, Json, Refusal, Seat
from atoll.core.result import places_by
from atoll.table import rated
from atoll.table.commands import (
    AddBot,
    Answer,
    Arrange,
    BotPlays,
    Chat,
    Command,
    Confirm,
    Follow,
    Leave,
    Mute,
    Offer,
    Play,
    Rematch,
    Remove,
    Rename,
    Resign,
    Resume,
    Return,
    ServerCommand,
    Sit,
    StandIn,
    Start,
    Tick,
    Undo,
)
from atoll.table.course import Course, Played
from atoll.table.events import TableEvent
from atoll.table.fair import NONCE_LENGTH
from atoll.table.people import Person, Seated
from atoll.table.refused import Refused
from atoll.table.table import Table

CHAT_LENGTH: Final = 300
"""The most characters that can be said at once."""

STAND_IN_LEVEL: Final = "greedy"
"""The bot that takes over when time has run out or somebody has resigned."""


def decide(table: Table, command: Command, actor: Person, now: float) -> list[TableEvent]:
    """Give the events that a person's command leads to. Raises Refused."""
    try:
        if table.terms.rated:
            rated.check(table, command, actor)
        return DECISIONS[type(command)](table, command, actor, now)
    except IllegalMove as error:
        raise Refused(
            "illegal-move", error.refusals, move=error.move, rules=error.fact.values["rules"]
        ) from error
    except Refused:
        raise
    except AtollError as error:
        raise Refused(error.fact.key, (Refusal(error.fact.key, error.fact.values),)) from error


def decide_own(table: Table, command: ServerCommand, now: float) -> list[TableEvent]:
    """Give the events that the server's own command leads to; none where it comes too late."""
    match command:
        case BotPlays():
            return _bot_plays(table, command)
        case Tick():
            return _tick(table, command, now)
        case Resume():
            clock = table.clock if table.life == "playing" else None
            made_up = clock is not None and clock.terms.makes_up_for(command.seconds)
            return [TableEvent("resumed", {"seconds": command.seconds})] if made_up else []
        case Follow():
            return [] if table.rematch is not None else [TableEvent("rematch", {"table": command.table})]
        case Rename():
            return _rename(table, command)


# --- before the game --------------------------------------------------------------------------------------


def _sit(table: Table, command: Sit, actor: Person, now: float) -> list[TableEvent]:
    del now
    _need_open(table)
    held = _at(table, command.seat)
    if held.kind != "open" and held.who != actor.id:
        raise Refused("table-seat-taken", seat=command.seat)
    if len(command.nonce) > NONCE_LENGTH or not command.nonce.isascii() or not command.nonce.isprintable():
        raise Refused("table-nonce", most=NONCE_LENGTH)
    return [_seated(command.seat, Seated.of(actor, command.nonce))]


def _leave(table: Table, command: Leave, actor: Person, now: float) -> list[TableEvent]:
    del now
    _need_open(table)
    _need_own(table, command.seat, actor)
    events = [_seated(command.seat, Seated())]
    others = [seat.who for seat in table.seats if seat.kind == "person" and seat.who != actor.id]
    if actor.id == table.host and table.holds(actor.id) == [command.seat] and others:
        events.append(TableEvent("host", {"who": others[0]}))
    return events


def _add_bot(table: Table, command: AddBot, actor: Person, now: float) -> list[TableEvent]:
    del now
    _need_host(table, actor)
    _need_open(table)
    if _at(table, command.seat).kind == "person":
        raise Refused("table-seat-taken", seat=command.seat)
    return [_seated(command.seat, Seated("bot", None, command.level, command.level))]


def _remove(table: Table, command: Remove, actor: Person, now: float) -> list[TableEvent]:
    del now
    _need_host(table, actor)
    _need_open(table)
    return [] if _at(table, command.seat).kind == "open" else [_seated(command.seat, Seated())]


def _arrange(table: Table, command: Arrange, actor: Person, now: float) -> list[TableEvent]:
    del now
    _need_host(table, actor)
    _need_open(table)
    if sorted(command.order) != list(range(len(table.seats))):
        raise Refused("table-order", seats=len(table.seats))
    return [TableEvent("arranged", {"order": list(command.order)})]


def _start(table: Table, command: Start, actor: Person, now: float) -> list[TableEvent]:
    del command, now
    _need_host(table, actor)
    _need_open(table)
    empty = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if empty:
        raise Refused("table-seats-open", seats=empty)
    order = rated.drawn_seats(table) if table.terms.rated else list(range(len(table.seats)))
    drawn = [TableEvent("arranged", {"order": [*order]})] if table.terms.rated else []
    return [*drawn, TableEvent("started", {"nonces": [table.seats[seat].nonce for seat in order]})]


def _seated(number: Seat, now: Seated) -> TableEvent:
    return TableEvent("seated", {"seat": number, "now": now.to_json()})


# --- moves ------------------------------------------------------------------------------------------------


def _play(table: Table, command: Play, actor: Person, now: float) -> list[TableEvent]:
    del now
    course = _need_playing(table)
    _need_own(table, command.seat, actor)
    _need_playing_itself(table, command.seat)
    if command.round is not None and command.round != course.round:
        raise Refused("table-round", round=command.round, now=course.round)
    if course.simultaneous:
        return _seal(table, course, command.seat, command.move)
    _need_moment(course, command.ply)
    draft = course.draft
    if draft is not None and (draft.seat != command.seat or draft.complete):
        raise Refused(
            "table-draft-full" if draft.seat == command.seat else "not-your-turn", seat=command.seat
        )
    if not command.confirm and not table.terms.auto_confirm:
        return [course.drafted(command.seat, command.move)]
    return _commit(table, course, [*(draft.moves if draft else ()), (command.seat, command.move)])


def _seal(table: Table, course: Course, seat: Seat, move: str) -> list[TableEvent]:
    """Keep a move of a simultaneous round; the last one in brings all into the record, in seat order."""
    position = course.committed.position
    refusals = position.explain(seat, move)
    if refusals:
        raise IllegalMove(move, refusals)
    event = TableEvent(
        "sealed", {"seat": seat, "round": course.round}, {seat: {"move": move}}, {"move": move}
    )
    together = {**course.sealed, seat: move}
    if position.waiting() - together.keys():
        return [event]
    return [event, *_commit(table, course, sorted(together.items()))]


def _commit(table: Table, course: Course, played: Sequence[Played]) -> list[TableEvent]:
    events, after = course.commit(played)
    if after.position.to_move() is None:
        result = after.position.result()
        assert result.places is not None, "a game that is over has places"
        places = rated.places_after(result.places, table.left) if table.left else [*result.places]
        events.append(_ended(table, "result", places=places, reason=result.reason))
    return events


def _undo(table: Table, command: Undo, actor: Person, now: float) -> list[TableEvent]:
    del now
    course = _need_playing(table)
    _need_own(table, command.seat, actor)
    if course.draft is None or course.draft.seat != command.seat:
        raise Refused("table-no-draft")
    _need_moment(course, command.ply)
    steps = len(course.draft.steps)
    if not 1 <= command.moves <= steps:
        raise Refused("table-undo-many", moves=steps)
    return [TableEvent("undrafted", {"seat": command.seat, "left": steps - command.moves})]


def _confirm(table: Table, command: Confirm, actor: Person, now: float) -> list[TableEvent]:
    del now
    course = _need_playing(table)
    _need_own(table, command.seat, actor)
    if course.draft is None or course.draft.seat != command.seat:
        raise Refused("table-no-draft")
    _need_moment(course, command.ply)
    return _commit(table, course, course.draft.moves)


def _bot_plays(table: Table, command: BotPlays) -> list[TableEvent]:
    course = table.course
    if course is None or command.seat not in table.asked() or table.seats[command.seat].bot is None:
        return []
    if command.ply != len(course.moves) or command.round != course.round:
        return []
    if course.simultaneous:
        return _seal(table, course, command.seat, command.move)
    return _commit(table, course, [(command.seat, command.move)])


# --- consent, leaving, coming back ------------------------------------------------------------------------


def _offer(table: Table, command: Offer, actor: Person, now: float) -> list[TableEvent]:
    del now
    course = _need_playing(table)
    _need_own(table, command.seat, actor)
    _need_playing_itself(table, command.seat)
    if table.offer is not None:
        raise Refused("table-offer-open")
    ply = 0
    if command.what == "takeback":
        ply = _last_turn(course, command.seat) if command.ply is None else command.ply
        ply = course.back_to(ply)
        if not course.taken_over <= ply < len(course.moves):
            raise Refused("table-nothing-back")
    offered = TableEvent("offered", {"what": command.what, "seat": command.seat, "ply": ply, "who": actor.id})
    if table.people() <= {actor.id}:
        return [offered, *_agreed_by_all(table, command.what, ply)]
    return [offered]


def _last_turn(course: Course, seat: Seat) -> int:
    """Give the number of moves before the seat's last committed turn; -1 if it had none."""
    ply = len(course.moves) - 1
    while ply >= 0 and course.moves[ply][0] != seat:
        ply -= 1
    while ply > 0 and course.moves[ply - 1][0] == seat:
        ply -= 1
    return ply


def _answer(table: Table, command: Answer, actor: Person, now: float) -> list[TableEvent]:
    del now
    _need_playing(table)
    _need_own(table, command.seat, actor)
    offer = table.offer
    if offer is None:
        raise Refused("table-no-offer")
    if not command.yes:
        return [TableEvent("declined", {"seat": command.seat, "what": offer.what})]
    if actor.id in offer.agreed:
        return []
    event = TableEvent("agreed", {"seat": command.seat, "who": actor.id, "what": offer.what})
    if table.people() <= offer.agreed | {actor.id}:
        return [event, *_agreed_by_all(table, offer.what, offer.ply)]
    return [event]


def _agreed_by_all(table: Table, what: str, ply: int) -> list[TableEvent]:
    if what == "abort":
        return [_ended(table, "aborted", places=None)]
    return [TableEvent("took-back", {"ply": ply})]


def _resign(table: Table, command: Resign, actor: Person, now: float) -> list[TableEvent]:
    del now
    _need_playing(table)
    _need_own(table, command.seat, actor)
    if table.seats[command.seat].stand_in == "resigned" or command.seat in table.left:
        raise Refused("table-resigned", seat=command.seat)
    if table.terms.rated:
        return _left(table, command.seat, "resigned")
    given_up = {command.seat, *(n for n, seat in enumerate(table.seats) if seat.stand_in == "resigned")}
    events = _drop_draft(table, command.seat)
    events.append(_stood_in(command.seat, STAND_IN_LEVEL, "resigned"))
    people_left = any(seat.kind == "person" for n, seat in enumerate(table.seats) if n not in given_up)
    if len(table.seats) - len(given_up) <= 1 or not people_left:
        places = places_by(0 if seat in given_up else 1 for seat in range(len(table.seats)))
        events.append(_ended(table, "resigned", places=list(places)))
    return events


def _left(table: Table, seat: Seat, why: str) -> list[TableEvent]:
    """Let a seat of a rated table leave for good; with one left the game is over."""
    events = [*_drop_draft(table, seat), _stood_in(seat, STAND_IN_LEVEL, why)]
    left = [*table.left, seat]
    if len(table.seats) - len(left) == 1:
        events.append(_ended(table, why, places=rated.places_after([1] * len(table.seats), left)))
    return events


def _stand_in(table: Table, command: StandIn, actor: Person, now: float) -> list[TableEvent]:
    del now
    _need_playing(table)
    _need_own(table, command.seat, actor)
    _need_playing_itself(table, command.seat)
    return [*_drop_draft(table, command.seat), _stood_in(command.seat, command.level, "wish")]


def _return(table: Table, command: Return, actor: Person, now: float) -> list[TableEvent]:
    del now
    _need_playing(table)
    _need_own(table, command.seat, actor)
    seat = table.seats[command.seat]
    if seat.stand_in == "resigned":
        raise Refused("table-resigned", seat=command.seat)
    return [TableEvent("returned", {"seat": command.seat})] if seat.stand_in is not None else []


def _tick(table: Table, command: Tick, now: float) -> list[TableEvent]:
    """Deal with the first seat that has run out of time; the next one has its own tick."""
    if table.clock is None or table.course is None or table.life != "playing":
        return []
    for seat in table.clock.out_of_time(now):
        if seat in command.spared:
            continue
        draft = table.course.draft
        if draft is not None and draft.seat == seat and draft.complete:
            return _commit(table, table.course, draft.moves)
        if table.terms.rated:
            return _left(table, seat, "time")
        return [*_drop_draft(table, seat), _stood_in(seat, STAND_IN_LEVEL, "time")]
    return []


def _drop_draft(table: Table, seat: Seat) -> list[TableEvent]:
    draft = table.course.draft if table.course is not None else None
    return [TableEvent("undrafted", {"seat": seat, "left": 0})] if draft and draft.seat == seat else []


def _stood_in(seat: Seat, level: str, why: str) -> TableEvent:
    return TableEvent("stood-in", {"seat": seat, "level": level, "why": why})


def _ended(table: Table, how: str, places: list[int] | None, reason: str | None = None) -> TableEvent:
    shown: Json = None if places is None else [*places]
    return TableEvent("ended", {"how": how, "places": shown, "reason": reason, "secret": table.secret})


# --- at any time ------------------------------------------------------------------------------------------


def _chat(table: Table, command: Chat, actor: Person, now: float) -> list[TableEvent]:
    del now
    if not table.may_watch(actor.id):
        raise Refused("table-closed")
    if actor.id in table.muted:
        raise Refused("table-muted")
    text = plain(command.text)
    if not text:
        raise Refused("table-chat-empty")
    if len(text) > CHAT_LENGTH:
        raise Refused("table-chat-long", most=CHAT_LENGTH)
    return [TableEvent("said", {"who": actor.id, "name": actor.name, "mark": actor.mark, "text": text})]


def _mute(table: Table, command: Mute, actor: Person, now: float) -> list[TableEvent]:
    del now
    _need_host(table, actor)
    known = {seat.who for seat in table.seats} | {said["who"] for said in table.chat}
    if command.who not in known:
        raise Refused("table-nobody")
    if (command.who in table.muted) == command.on:
        return []
    return [TableEvent("muted", {"who": command.who, "on": command.on})]


def _rematch(table: Table, command: Rematch, actor: Person, now: float) -> list[TableEvent]:
    """Check a wish for a rematch; the table itself is made by the server, which then says Follow."""
    del command, now
    if not table.holds(actor.id):
        raise Refused("table-seated-only")
    if table.life != "over":
        raise Refused("table-not-over")
    return []


def _rename(table: Table, command: Rename) -> list[TableEvent]:
    known = {table.host, *(seat.who for seat in table.seats), *(said["who"] for said in table.chat)}
    if command.who not in known:
        return []
    now = command.now
    data: dict[str, Json] = {
        "seats": [*table.holds(command.who)],
        "who": command.who,
        "now": now.id,
        "name": now.name,
        "mark": now.mark,
        "silent": command.silent,
    }
    return [TableEvent("renamed", data)]


def plain(text: str) -> str:
    """Reduce to one line of what can be read: no control, format or private characters, single spaces."""
    spaced = "".join(
        " " if character.isspace() else character
        for character in unicodedata.normalize("NFC", text)
        if character.isspace() or unicodedata.category(character)[0] != "C"
    )
    return " ".join(spaced.split())


# --- who may ----------------------------------------------------------------------------------------------


def _at(table: Table, seat: Seat) -> Seated:
    if not 0 <= seat < len(table.seats):
        raise Refused("table-no-seat", seat=seat, most=len(table.seats) - 1)
    return table.seats[seat]


def _need_own(table: Table, seat: Seat, actor: Person) -> None:
    held = _at(table, seat)
    if held.kind != "person" or held.who != actor.id:
        raise Refused("table-not-your-seat", seat=seat)


def _need_playing_itself(table: Table, seat: Seat) -> None:
    held = table.seats[seat]
    if held.stand_in is not None:
        raise Refused("table-resigned" if held.stand_in == "resigned" else "table-stood-in", seat=seat)


def _need_host(table: Table, actor: Person) -> None:
    if actor.id != table.host:
        raise Refused("table-host-only")


def _need_open(table: Table) -> None:
    if table.life != "open":
        raise Refused("table-not-open")


def _need_moment(course: Course, ply: int | None) -> None:
    if ply is not None and ply != course.ply:
        raise Refused("table-stale", ply=ply, now=course.ply)


def _need_playing(table: Table) -> Course:
    if table.life != "playing" or table.course is None:
        raise Refused("table-not-playing")
    return table.course


DECISIONS: Final[Mapping[type, Callable[[Table, Any, Person, float], list[TableEvent]]]] = {
    Sit: _sit,
    Leave: _leave,
    AddBot: _add_bot,
    Remove: _remove,
    Arrange: _arrange,
    Start: _start,
    Play: _play,
    Undo: _undo,
    Confirm: _confirm,
    Offer: _offer,
    Answer: _answer,
    Resign: _resign,
    StandIn: _stand_in,
    Return: _return,
    Chat: _chat,
    Mute: _mute,
    Rematch: _rematch,
}
"""What decides each command. A command that leads to no event is answered, and nothing happens."""
