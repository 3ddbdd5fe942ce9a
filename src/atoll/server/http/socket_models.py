"""Messages on the sockets of a table and of the lobby."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from atoll.server.http.models import FactModel, Model, SeatNumber
from atoll.server.http.table_models import (
    Board,
    ChatMessage,
    EventModel,
    HistoryMove,
    State,
    Summary,
    TableSettingsModel,
)
from atoll.table.commands import Command


class Snapshot(Model):
    """Everything that a viewer may know about a table."""

    type: Literal["snapshot"]
    seq: int
    table: TableSettingsModel
    viewer: int | None
    state: State
    board: Board | None
    history: list[HistoryMove]
    chat: list[ChatMessage]
    here: list[str] = Field(description="Who is connected.")
    away: dict[str, float] = Field(default={}, description="Since when others who hold a seat are not.")
    watching: int = Field(description="How many look on.")
    now: float = Field(description="Server time.")


class Events(Model):
    """Events, numbered without gaps, and the state after them; the board if it changed."""

    type: Literal["events"]
    seq: int
    events: list[EventModel]
    state: State
    board: Board | None = None
    now: float


class Presence(Model):
    """Who is connected."""

    type: Literal["presence"]
    here: list[str]
    away: dict[str, float] = Field(default={})
    watching: int


class Ack(Model):
    """A command has taken effect (now or earlier) and is in the log."""

    type: Literal["ack"]
    id: str
    seq: int


class RefusedModel(Model):
    """A command was refused, and why."""

    type: Literal["refused"]
    id: str | None
    refusals: list[FactModel]


class Pong(Model):
    """The answer to a ping."""

    type: Literal["pong"]
    now: float


class CommandMessage(Model):
    """A command with its id. A command sent twice under one id takes effect once."""

    type: Literal["command"] = "command"
    id: str = Field(min_length=1, max_length=64, pattern="^[!-~]+$")
    command: Command = Field(discriminator="do")


class LookAs(Model):
    """View the table as another of your seats, or as a spectator; answered by a snapshot."""

    type: Literal["look"]
    seat: SeatNumber | None = None


class Resync(Model):
    """Ask for a snapshot."""

    type: Literal["resync"]


class Ping(Model):
    """Ask whether the server is there."""

    type: Literal["ping"]


class TableServerMessage(Model):
    """A message from a table's socket."""

    message: Snapshot | Events | Presence | Ack | RefusedModel | Pong = Field(discriminator="type")


ClientMessage: TypeAlias = Annotated[CommandMessage | LookAs | Resync | Ping, Field(discriminator="type")]


class TableClientMessage(Model):
    """A message to a table's socket."""

    message: ClientMessage


class Lobby(Model):
    """All public tables that are open or in play."""

    type: Literal["lobby"]
    tables: list[Summary]


class LobbyTable(Model):
    """A public table is new, or has changed."""

    type: Literal["table"]
    table: Summary


class LobbyGone(Model):
    """A table is no longer listed."""

    type: Literal["gone"]
    id: str


class LobbyTournaments(Model):
    """A tournament has changed, or there is a new one: ask for the list again."""

    type: Literal["tournaments"]


class LobbyServerMessage(Model):
    """A message from the lobby's socket."""

    message: Lobby | LobbyTable | LobbyGone | LobbyTournaments = Field(discriminator="type")
