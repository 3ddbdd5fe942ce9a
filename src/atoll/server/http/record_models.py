"""The documents about records: a game to review, its analysis, and how to branch off."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from atoll.server.http.models import FactModel, LineMove, Model, PlaceModel, ReasonModel, SeatNumber, Values
from atoll.server.http.table_models import EndingModel, HistoryMove, LookModel, ResultModel, SeatRequest

Chances = Annotated[
    list[float], Field(description="One per seat, from 0 (certainly last) to 1 (certainly first).")
]


class ReplayOrigin(Model):
    """Where a game branched off another."""

    moves: int
    record: str | None = None


class ReplayModel(Model):
    """A game to review, without its positions."""

    id: str
    game: str
    players: int
    options: Values
    view: int | Literal["spectator"] | None = Field(
        description="Whose knowledge the record holds; null: all of it."
    )
    names: list[str] = Field(description="Who played, a seat each; empty where the record does not say.")
    looks: list[LookModel] = Field(
        default=[], description="Each seat's colour and shape; empty where the record does not say."
    )
    moves: list[HistoryMove]
    result: ResultModel
    ending: EndingModel | None = Field(description="How it ended at its table.")
    origin: ReplayOrigin | None


class PastViews(Model):
    """Consecutive positions of a game."""

    first: int
    views: list[Values]


class PastDecision(Model):
    """A decision of a game: what was seen before it, and where moves would be made."""

    view: Values
    places: dict[str, PlaceModel] = Field(
        description="By move, for those that were asked for; moves without a place are left out."
    )


class BranchRequest(Model):
    """The move to branch off at, and who takes which seat."""

    ply: int = Field(ge=0, le=1_000_000, description="How many moves are taken over.")
    seats: list[SeatRequest] = Field(max_length=16, description="As many as players.")
    auto_confirm: bool = False
    pace: float = Field(default=0, ge=0, le=10)


class CandidateModel(Model):
    """A candidate move."""

    move: str
    value: float


class JudgementModel(Model):
    """The analysis of one move."""

    ply: int
    seat: SeatNumber
    move: str
    chances: Chances
    errors: list[float] = Field(description="Half of the 95 % interval of each chance.")
    choices: int
    candidates: list[CandidateModel]
    better: str | None
    loss: float = Field(description="What the move cost its seat.")
    error: float = Field(description="Half of the 95 % interval of the loss.")
    size: Literal["blunder", "mistake", "slip"] | None
    after: Chances | None
    instead: Chances | None = Field(description="The chances after the better move.")
    facts: list[FactModel] = Field(description="What would have happened after the better move.")
    reasons: list[ReasonModel] = Field(
        default_factory=list, description="Why the better move is better, or why this one is good."
    )
    line: list[LineMove] = Field(
        default_factory=list,
        description="Without a reason: the moves that search expects after that move.",
    )


class MomentsModel(Model):
    """Three moves that are worth a second look for a seat, by their numbers; null where there is none."""

    good: int | None = Field(description="The seat's best move with the largest lead over the next one.")
    missed: int | None = Field(description="The seat's move that cost it most.")
    lucky: int | None = Field(description="Somebody else's move at which its chances rose most.")


class AnalysisModel(Model):
    """The analysis of a game, move by move."""

    format: str
    game: str
    players: int
    view: int | Literal["spectator"] | None
    simulations: int
    searches: int
    seed: int
    moves: list[JudgementModel]
    final: Chances
    mistakes: list[int] = Field(
        description="The moves that cost something beyond doubt, the largest loss first."
    )
    turning: list[int] = Field(description="The moves at which the chances turned.")
    losses: list[float] = Field(description="What each seat lost by its moves altogether.")
    moments: list[MomentsModel] = Field(default_factory=list, description="One per seat.")


class AnalysisStatus(Model):
    """The progress of an analysis."""

    state: Literal["none", "waiting", "running", "done"]
    done: int = Field(description="Moves judged so far.")
    moves: int
    analysis: AnalysisModel | None
