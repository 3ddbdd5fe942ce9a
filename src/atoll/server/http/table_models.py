"""Documents about tables: settings, seats, clocks, boards, events."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from atoll.server.http.models import (
    ClockRequest,
    ClockSettingsModel,
    FactModel,
    LineMove,
    Mark,
    Model,
    Name,
    PlaceModel,
    ReasonModel,
    Values,
)
from atoll.table.fair import NONCE_LENGTH


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
    options: Values = Field(default={})
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
    level: str | None = Field(description="Of a bot. An adaptive one is just `bot`, as is its name.")
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
    given: Values = Field(default={})
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
    commitment: str = Field(description="The server's commitment, bound to the table and its settings.")
    phase: Literal["seating", "committing", "revealing", "drawn"]
    number: int = Field(description="Counts the table's draws from 1.")
    seats: list[dict[str, str]] | None = Field(description="The roster; null while seats are open.")
    people: list[DrawPart]
    order: list[int] | None = Field(description="At a rated table, the seat of the roster that each got.")
    until: float | None = Field(description="When values are overdue (server time).")
    void: list[VoidDraw]


class AbsenceVote(Model):
    """How somebody wants to go on without whoever is away."""

    who: str
    how: Literal["bot", "end"]


class AbsenceModel(Model):
    """Somebody who was nudged because they are away on their turn."""

    seat: int
    at: float
    wishes: list[AbsenceVote]


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
    matched_bots: dict[str, str] = Field(
        default={},
        description="By seat the level of each adaptive bot, for whoever asked for it and sits at the table. "
        "Others never learn it.",
    )
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


class PastBoard(Model):
    """The position after some of the moves, as the viewer may see it now."""

    ply: int
    view: Values


class HintModel(Model):
    """The move that a bot suggests, and why."""

    seat: int
    move: str
    reasons: list[ReasonModel] = Field(description="The best reasons first, three at most.")
    line: list[LineMove] = Field(description="Without a reason: the moves that search expects to follow.")


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
