"""Decisions at any time: chat, muting, names; and asking for a rematch."""

from __future__ import annotations

from typing import Final

from atoll.core import Json
from atoll.table.commands import Chat, Mute, Rematch, Rename
from atoll.table.decisions.checks import require_host
from atoll.table.events import TableEvent
from atoll.table.names import free_name
from atoll.table.people import Person
from atoll.table.refused import Refused
from atoll.table.table import Table
from atoll.table.text import clean_text

CHAT_LENGTH: Final = 300
"""The most characters of a chat message."""


def chat(table: Table, command: Chat, actor: Person) -> list[TableEvent]:
    """Say something, unless muted."""
    if not table.may_watch(actor.id):
        raise Refused("table-closed")
    if actor.id in table.muted:
        raise Refused("table-muted")
    text = clean_text(command.text)
    if not text:
        raise Refused("table-chat-empty")
    if len(text) > CHAT_LENGTH:
        raise Refused("table-chat-long", most=CHAT_LENGTH)
    return [TableEvent("said", {"who": actor.id, "name": actor.name, "mark": actor.mark, "text": text})]


def mute(table: Table, command: Mute, actor: Person) -> list[TableEvent]:
    """Mute or unmute somebody."""
    require_host(table, actor)
    known = {seat.who for seat in table.seats} | {said["who"] for said in table.chat}
    if command.who not in known:
        raise Refused("table-nobody")
    if (command.who in table.muted) == command.on:
        return []
    return [TableEvent("muted", {"who": command.who, "on": command.on})]


def rematch(table: Table, command: Rematch, actor: Person) -> list[TableEvent]:
    """Check that a rematch is possible; the server then creates its table and sends LinkRematch."""
    del command
    if not table.seats_of(actor.id):
        raise Refused("table-seated-only")
    if table.life != "over":
        raise Refused("table-not-over")
    return []


def rename(table: Table, command: Rename) -> list[TableEvent]:
    """Rename somebody whom this table knows; two people whose names look alike are told apart by a number."""
    if not table.mentions(command.who):
        return []
    now = command.now
    own = [
        number for number in table.seats_of(command.who) if command.aliases or not table.seats[number].alias
    ]
    others = [
        seat.name for number, seat in enumerate(table.seats) if seat.kind == "person" and number not in own
    ]
    name = free_name(now.name, others) if now.name else ""
    shown = [table.seats[number].name for number in own]
    shown += [str(said["name"]) for said in table.chat if said["who"] == command.who]
    if now.id == command.who and not command.silent and set(shown) <= {name}:
        return []
    data: dict[str, Json] = {
        "seats": [*own],
        "who": command.who,
        "now": now.id,
        "name": name,
        "mark": now.mark,
        "silent": command.silent,
    }
    return [TableEvent("renamed", data)]
