"""The documents about tournaments, as OpenAPI describes them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from atoll.server.http.models import ClockRequest, ClockSettingsModel, Mark, Model, Name, Values
from atoll.tournaments import TournamentCommand
from atoll.tournaments.settings import MAX_BREAK, MAX_PLAYERS, MAX_ROUNDS, TITLE_LENGTH

Format = Literal["round-robin", "swiss", "knock-out"]
Life = Literal["open", "playing", "over"]
TieBreak = Literal["rounds", "buchholz", "sonneborn-berger", "wins", "seconds"]


class NewTournament(Model):
    """A tournament to open."""

    title: Annotated[str, Field(min_length=1, max_length=TITLE_LENGTH)]
    format: Format
    game: Name
    size: int = Field(ge=2, le=5, description="Players at a table; where that does not work out, fewer.")
    options: Values = Field(default={})
    clock: ClockRequest
    rated: bool = Field(default=False, description="The games count for ratings: standard options only.")
    public: bool = Field(default=True, description="Listed for everybody.")
    rounds: int = Field(default=0, ge=0, le=MAX_ROUNDS, description="0: as many as the players suggest.")
    pause: float = Field(default=60, ge=0, le=MAX_BREAK, description="Seconds between two rounds.")
    most_players: int = Field(default=MAX_PLAYERS, ge=2, le=MAX_PLAYERS)


class TournamentCommandMessage(Model):
    """What somebody wants to do in a tournament."""

    command: Annotated[TournamentCommand, Field(discriminator="do")]


class OrganiserModel(Model):
    """Who has opened a tournament."""

    id: str
    name: str
    mark: Mark


class TournamentSummary(Model):
    """A tournament as a list shows it."""

    id: str
    title: str
    format: Format
    game: str
    size: int
    rated: bool
    clock: ClockSettingsModel
    life: Life
    organiser: OrganiserModel
    players: int
    most_players: int
    round: int = Field(description="The current round, from 1; 0 before the first.")
    rounds: int = Field(description="How many there will be; 0 if the results decide.")
    created_at: float


class TournamentLists(Model):
    """Public tournaments, the most recent first, and one's own."""

    open: list[TournamentSummary]
    playing: list[TournamentSummary]
    over: list[TournamentSummary]
    mine: list[TournamentSummary]


class TournamentPlayer(Model):
    """Somebody who takes part. Others name players by their position in the list."""

    id: str
    name: str
    mark: Mark
    withdrawn: bool


class TournamentGameModel(Model):
    """A game, a bye, or a win because the opponent has withdrawn."""

    players: list[int] = Field(description="By seat.")
    kind: Literal["game", "bye", "walkover"]
    table: str | None = Field(description="Null for a bye, and for a moment before the table is there.")
    over: bool
    places: list[int] | None
    points: list[float] | None = Field(description="By seat, once it is over.")


class StandingModel(Model):
    """A line of the standings."""

    player: int
    place: int
    points: float
    games: int
    tie_breaks: list[float] = Field(description="In the order of the tournament's `tie_breaks`.")


class TournamentModel(TournamentSummary):
    """A tournament with its players, rounds and standings."""

    seq: int
    options: Values
    least: int = Field(description="The fewest players at a table.")
    public: bool
    pause: float
    finished: bool = Field(description="Whether it was played to its end.")
    entrants: list[TournamentPlayer] = Field(description="In the order of joining; once started, by seed.")
    played: list[list[TournamentGameModel]] = Field(description="The rounds, each with its games.")
    standings: list[StandingModel]
    tie_breaks: list[TieBreak]
    next_round_at: float | None = Field(description="When the next round starts (server time).")
    you: int | None = Field(description="Your position among the entrants.")
    organise: bool = Field(description="Whether you are the organiser.")


class TournamentChanged(Model):
    """A tournament has changed: ask for it again."""

    type: Literal["tournament"]
    id: str


class TournamentServerMessage(Model):
    """A message from a tournament's socket."""

    message: TournamentChanged
