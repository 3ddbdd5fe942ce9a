"""The protocol's documents, as OpenAPI describes them. Clients' types are generated from these.

``docs/protocol.md`` explains how they are used. Messages on sockets are among them, although OpenAPI does not
describe sockets: see ``atoll.server.http.openapi``.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, model_validator

from atoll.table.commands import Command
from atoll.table.fair import NONCE_LENGTH

Name = Annotated[str, Field(max_length=64)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
Values = dict[str, Any]
Mark = Literal["guest", "account", "bot", "gone"]
"""Who somebody is: a guest, an account, an account's bot, or a deleted account."""


class Model(BaseModel):
    """A document. Fields that are not described are refused."""

    model_config = ConfigDict(extra="forbid")


# --- what clients are told ---------------------------------------------------------------------------


class FactModel(Model):
    """A message key and the values of its sentence; for a broken rule the key is the rule's id."""

    key: str
    values: Values


class Problem(Model):
    """Why a request failed."""

    error: FactModel
    refusals: list[FactModel] = []
    text: str = Field(description="The same as a sentence, in the language that the request asked for.")


class OptionModel(Model):
    """An option of a game, as a form shows it."""

    name: str
    values: list[bool | str]
    default: bool | str
    about: FactModel = Field(description="Its explanation, in a line.")


class PresetModel(Model):
    """A part of the set-up that people may choose instead of having it drawn."""

    name: str
    values: list[str] = Field(description="Ready ones, by name; one may also be given in full.")


class GameModel(Model):
    """A game that can be played here."""

    name: str
    title: str = Field(description="Its name as people write it.")
    order: int = Field(description="Where it stands in lists: lower numbers first.")
    players: list[int] = Field(description="The numbers of players it can be played by.")
    usual_players: int = Field(description="How many play where nobody says.")
    about: FactModel = Field(description="What it is, in a line.")
    options: list[OptionModel]
    given: list[PresetModel]
    standard: list[Values] = Field(description="The option sets with which a table can be rated.")
    rule_prefix: str = Field(description="What the ids of its rules begin with, up to the first hyphen.")
    confirm_turns: bool = Field(description="Whether a new table asks players to confirm their turns.")
    hidden_information: bool = Field(description="Whether a seat can know what others must not see.")
    boards: list[Literal["flat", "scene"]] = Field(
        description="How the web client can draw it: flat, or as a scene in three dimensions too."
    )


class OptionsRequest(Model):
    """The options to check."""

    players: int
    options: Values = {}


class ImpossibleChange(Model):
    """A change that the game refuses, all else being as chosen."""

    option: str | None = Field(description="The option to change; null: the number of players.")
    value: bool | int | str
    reason: FactModel


class OptionsResponse(Model):
    """The same options, with implied ones filled in, and what they rule out."""

    options: dict[str, bool | str]
    impossible: list[ImpossibleChange]


class LevelModel(Model):
    """A bot that can take a seat."""

    name: str
    key: str = Field(description="The message key of its name.")
    character: str | None = Field(description="The message key of the line that says what it is like.")


class Rules(Model):
    """A game's rules in one language."""

    game: str
    title: str
    rules: list[RuleModel]


class RuleModel(Model):
    """A rule as players read it, in Markdown."""

    id: str
    game: str
    section: str
    text: str
    rulings: list[str]


class About(Model):
    """This server."""

    version: str
    protocol: Literal[1] = 1
    games: list[str]
    languages: list[str]


# --- people ---------------------------------------------------------------------------------------------


class GuestRequest(Model):
    """The name of a guest."""

    name: Name


class GuestModel(Model):
    """A guest, an account or a bot."""

    id: str
    name: str
    mark: Mark


# --- tables ---------------------------------------------------------------------------------------------


class ClockRequest(Model):
    """Seconds for each move (``days``: many), or a bank of seconds with an increment for each turn."""

    kind: Literal["move", "bank", "days"]
    seconds: float = Field(ge=1, le=14 * 86400)
    increment: float = Field(default=0, ge=0, le=86400)

    @model_validator(mode="after")
    def check_days(self) -> ClockRequest:
        """Refuse a number of days that is not allowed."""
        if self.kind == "days" and (self.seconds < 86400 or self.increment):
            raise ValueError("days are 86400 seconds or more, without an increment")
        return self


class SeatRequest(Model):
    """Who takes a seat at the start: nobody, the person who creates the table, or a bot."""

    kind: Literal["open", "me", "bot"] = "open"
    level: Name | None = None
    nonce: str = Field(default="", max_length=NONCE_LENGTH, pattern="^[!-~]*$")
    name: Name | None = Field(default=None, description="Of somebody else who plays on my device.")


class NewTable(Model):
    """A table to create."""

    game: Name
    players: int
    options: Values = {}
    public: bool = False
    spectators: bool = True
    auto_confirm: bool = False
    clock: ClockRequest | None = None
    pace: float = Field(default=0, ge=0, le=10, description="Seconds that bots take at least.")
    seats: list[SeatRequest] = Field(default=[], max_length=16, description="As many as players, or none.")
    rated: bool = Field(default=False, description="It counts for ratings: accounts only, no help.")
    given: Values = Field(default={}, description="Parts of the set-up that are agreed instead of drawn.")


class SeatModel(Model):
    """A seat."""

    kind: Literal["open", "person", "bot"]
    who: str | None
    name: str
    level: str | None
    nonce: str
    stand_in: Literal["wish", "time", "resigned", "away"] | None
    mark: Mark = Field(default="guest", description="What the person on it is.")
    alias: bool = Field(default=False, description="The name is of somebody else on the person's device.")
    colour: int | None = Field(default=None, description="The colour that was chosen for it.")
    shape: int | None = Field(default=None, description="The shape that was chosen for it.")


class LookModel(Model):
    """A seat's colour and shape, by number; no two seats of a table have the same."""

    colour: int
    shape: int


class ClockSettingsModel(Model):
    """The time control."""

    kind: Literal["move", "bank", "days"]
    seconds: float
    increment: float


class EndingModel(Model):
    """How a game ended at the table."""

    how: Literal["result", "aborted", "resigned", "time"]
    places: list[int] | None


class OriginModel(Model):
    """Where a game branched off another."""

    record: str = Field(description="The name of that game's record.")
    moves: int = Field(description="How many moves were taken over.")


class TournamentRef(Model):
    """The tournament that a game belongs to."""

    id: str
    round: int


class SessionEntry(Model):
    """The points of one player so far; ``name`` tells bots apart, and several people on one device."""

    who: str | None
    name: str
    points: float


class SessionSoFar(Model):
    """The games of which this one is a rematch."""

    games: int
    score: list[SessionEntry]


class TableSettingsModel(Model):
    """The settings chosen when the table was created."""

    id: str
    game: str
    players: int
    options: Values
    public: bool
    spectators: bool
    auto_confirm: bool
    clock: ClockSettingsModel | None
    pace: float
    given: Values = {}
    rated: bool = False
    auto_start: bool = Field(default=False, description="It starts once everybody who holds a seat is there.")
    origin: OriginModel | None = None
    tournament: TournamentRef | None = None
    session: SessionSoFar | None = None
    created_at: float


class Summary(TableSettingsModel):
    """A table as a list shows it."""

    life: Literal["open", "playing", "over"]
    host: str
    seats: list[SeatModel]
    touched_at: float
    ending: EndingModel | None


class MySummary(Summary):
    """One of your own tables."""

    asked: list[int]
    deadline: float | None = Field(description="When one's own time for the move ends (server time).")


class ClockModel(ClockSettingsModel):
    """The clocks: the time left, and since when the running ones have been running (server time)."""

    left: list[float]
    since: dict[str, float]


class DraftModel(Model):
    """Moves of one seat that are not committed yet. A hidden move is null."""

    seat: int
    moves: list[str | None]
    complete: bool = Field(description="Nothing can be added before it is confirmed.")
    held: bool = Field(description="The last move is not yet performed on the board: it would show secrets.")


class OfferModel(Model):
    """An offer to all people at the table."""

    what: Literal["takeback", "abort"]
    seat: int
    ply: int
    agreed: list[str]


class ResultModel(Model):
    """The result so far or in the end, as the record writes it."""

    over: bool
    reason: str | None
    places: list[int] | None
    scores: list[int | list[int]]


class DrawPart(Model):
    """A person's part in a draw. Without a commitment they take no part in it."""

    person: str = Field(description="The person's tag, which does not reveal who it is.")
    seats: list[int]
    commitment: str | None
    value: str | None = Field(description="What was committed to, once it is revealed.")


class VoidDraw(Model):
    """A draw that came to nothing."""

    number: int
    seats: list[dict[str, str]]
    people: list[DrawPart]
    why: Literal["reveal", "seats"] = Field(description="A value did not come, or seats changed.")
    missing: list[str] = Field(description="The tags of those whose value was still due.")


class DrawModel(Model):
    """Where the draw of seats and set-up stands; see docs/draws.md."""

    version: Literal[1, 2] = Field(description="1: nobody took part; the server's secret alone decided.")
    commitment: str = Field(description="The server's commitment, bound to the table and its terms.")
    phase: Literal["seating", "committing", "revealing", "drawn"]
    number: int = Field(description="Counts the table's draws from 1.")
    seats: list[dict[str, str]] | None = Field(description="The roster; null while seats are open.")
    people: list[DrawPart]
    order: list[int] | None = Field(description="At a rated table, the seat of the roster that each got.")
    until: float | None = Field(description="When values are overdue (server time).")
    void: list[VoidDraw]


class AbsenceWish(Model):
    """How somebody wants to go on without whoever is away."""

    who: str
    how: Literal["bot", "end"]


class AbsenceModel(Model):
    """Somebody who was nudged because they are away on their turn."""

    seat: int
    at: float
    wishes: list[AbsenceWish]


class SessionModel(Model):
    """How many games have a result, and each seat's points: one for a win, shared if several win."""

    games: int
    points: list[float]


class State(Model):
    """Everything that changes at a table, except the board."""

    life: Literal["open", "playing", "over"]
    host: str
    seats: list[SeatModel]
    looks: list[LookModel]
    commitment: str = Field(description="SHA-256 of the secret that fixes the set-up.")
    secret: str | None = Field(description="That secret, once the game is over.")
    draw: DrawModel
    asked: list[int] = Field(description="The seats that the table waits for.")
    ply: int = Field(description="Moves so far, drafted ones included; a move names it.")
    committed: int = Field(description="Committed moves.")
    round: int = Field(description="Counts changes of the committed position; a sealed move names it.")
    simultaneous: bool = Field(description="Several seats decide at once; moves are sealed.")
    sealed: list[int] = Field(description="The seats whose sealed move is in.")
    own_sealed: str | None = Field(description="The viewer's own sealed move.")
    draft: DraftModel | None
    offer: OfferModel | None
    absence: AbsenceModel | None = Field(
        default=None, description="Who was nudged, being away on their turn."
    )
    turn_at: float = Field(default=0, description="Since when the table waits for those it waits for.")
    clock: ClockModel | None
    muted: list[str]
    ending: EndingModel | None
    result: ResultModel | None
    rematch: str | None = Field(description="The table of the next game.")
    session: SessionModel | None = Field(
        default=None, description="The score of this game and those of which it is a rematch."
    )


class MoveGroup(Model):
    """Legal moves that begin with the same word."""

    verb: str
    moves: list[str]


class Board(Model):
    """The position as the viewer may see it, with drafted moves made, and the viewer's legal moves."""

    view: Values
    legal: list[MoveGroup]


class HistoryMove(Model):
    """A committed move. Its hidden part is written ``?``."""

    seat: int
    move: str
    facts: list[FactModel]


class ChatMessage(Model):
    """A message in the table's chat."""

    who: str
    name: str
    mark: Mark = "guest"
    text: str
    at: float


class EventModel(BaseModel):
    """An event of the table's log, in the viewer's form. Which fields there are depends on the kind."""

    model_config = ConfigDict(extra="allow")

    seq: int
    at: float
    kind: Literal[
        "created", "seated", "arranged", "host", "started", "drafted", "undrafted", "sealed", "moved",
        "offered", "agreed", "declined", "took-back", "stood-in", "returned", "resumed", "ended", "rematch",
        "said", "muted", "renamed", "styled", "nudged", "wished", "came-back",
        "draw-committed", "draw-closed", "draw-revealed", "draw-voided",
    ]  # fmt: skip
    seat: int | None = None
    ply: int | None = None
    round: int | None = None
    move: str | None = None
    facts: list[FactModel] | None = None
    who: str | None = None
    name: str | None = None
    mark: Mark | None = None
    text: str | None = None
    what: Literal["takeback", "abort"] | None = None
    why: Literal["wish", "time", "resigned", "away"] | None = None
    how: Literal["result", "aborted", "resigned", "time", "bot", "end"] | None = None
    places: list[int] | None = None


# --- a table's socket -----------------------------------------------------------------------------------


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
    away: dict[str, float] = {}
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


# --- the lobby's socket ---------------------------------------------------------------------------------


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


class LobbyServerMessage(Model):
    """A message from the lobby's socket."""

    message: Lobby | LobbyTable | LobbyGone = Field(discriminator="type")


class PastBoard(Model):
    """The position after some of the moves, as the viewer may see it now."""

    ply: int
    view: Values


class Demo(Model):
    """Positions of a game between bots, as a spectator sees them."""

    game: str
    views: list[Values]


class ReasonModel(FactModel):
    """Why a move is good. The key is the idea's id; ``parts`` are what to light."""

    parts: list[str]


class LineMove(Model):
    """A move that is expected to follow, and what would happen."""

    seat: int
    move: str
    facts: list[FactModel]


class HintModel(Model):
    """The move that a bot suggests, and why."""

    seat: int
    move: str
    reasons: list[ReasonModel] = Field(description="The best reasons first, three at most.")
    line: list[LineMove] = Field(description="Without a reason: the moves that search expects to follow.")


class PlaceModel(FactModel):
    """A place in words. Values with a ``key`` are places within it; ``parts`` are what to light."""

    parts: list[str]


class PlacesModel(Model):
    """Where the viewer's legal moves are made, by move; moves without a place are left out."""

    round: int
    ply: int
    places: dict[str, PlaceModel]


class WarningsModel(Model):
    """What to say before moves that surely end badly for the viewer; most moves have no warning."""

    round: int
    ply: int
    moves: dict[str, FactModel] = Field(description="By legal move.")
    drafted: dict[str, FactModel] = Field(description="By move of the viewer's own draft.")


class EventPage(Model):
    """Events of a table's log."""

    seq: int
    events: list[EventModel]
