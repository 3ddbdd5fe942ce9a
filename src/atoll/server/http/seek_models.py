"""The documents about people who look for an opponent, and the messages of the people's socket."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from atoll.server.http.friend_models import Challenged, ChallengeGone, FriendOnline, FriendsChanged
from atoll.server.http.models import ClockSettingsModel, FactModel, Mark, Model, Name
from atoll.server.http.socket_models import Ping, Pong

Token = Annotated[str, Field(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Pace = Annotated[str, Field(max_length=16, description="The name of a pace; see `GET /paces`.")]


class PaceModel(Model):
    """A clock that people can agree on by its name."""

    name: str
    clock: ClockSettingsModel | None = Field(description="Null: no clock.")


class SeekModel(Model):
    """Somebody who looks for an opponent."""

    id: str
    who: str
    name: str
    mark: Mark
    game: str
    pace: str
    rated: bool
    rating: float | None = Field(description="Their rating at the game; null for guests.")
    reach: int | None = Field(description="How far an opponent's rating may be from it; null: any.")
    created_at: float


class TableFound(Model):
    """The table that two people share."""

    table: str


# --- messages from the socket -----------------------------------------------------------------------------


class Seeks(Model):
    """All open seeks that you may see."""

    type: Literal["seeks"]
    seeks: list[SeekModel]


class SeekListed(Model):
    """Somebody looks for an opponent."""

    type: Literal["seek"]
    seek: SeekModel


class SeekGone(Model):
    """Somebody no longer looks for an opponent."""

    type: Literal["seek-gone"]
    id: str


class Seeking(Model):
    """Your own seek is open."""

    type: Literal["seeking"]
    seek: SeekModel


class Paired(Model):
    """Your seek has led to a table, at which you hold a seat."""

    type: Literal["paired"]
    seek: str
    table: str


class SeekEnded(Model):
    """Your seek has ended without a table: you have started another one elsewhere."""

    type: Literal["ended"]
    seek: str


class SeekRefused(Model):
    """What you sent was not possible."""

    type: Literal["refused"]
    refusals: list[FactModel]


class PeopleServerMessage(Model):
    """A message from the people's socket."""

    message: (
        Seeks
        | SeekListed
        | SeekGone
        | Seeking
        | Paired
        | SeekEnded
        | SeekRefused
        | FriendsChanged
        | FriendOnline
        | Challenged
        | ChallengeGone
        | Pong
    ) = Field(discriminator="type")


# --- messages to the socket -------------------------------------------------------------------------------


class SeekRequest(Model):
    """Look for an opponent, until you send ``stop`` or disconnect."""

    type: Literal["seek"]
    token: Token = Field(description="Yours to choose; send it again to resume after a lost connection.")
    game: Name
    pace: Pace
    rated: bool = False
    reach: int | None = Field(
        default=None, ge=50, le=2000, description="How far ratings may be apart; null: any. Accounts only."
    )


class StopSeeking(Model):
    """Stop looking for an opponent."""

    type: Literal["stop"]


PeopleMessage: TypeAlias = Annotated[SeekRequest | StopSeeking | Ping, Field(discriminator="type")]


class PeopleClientMessage(Model):
    """A message to the people's socket."""

    message: PeopleMessage
