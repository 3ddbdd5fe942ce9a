"""The documents about friends, challenges and opponents."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from atoll.server.http.account_models import HeadToHeadModel
from atoll.server.http.models import ClockRequest, ClockSettingsModel, Model, Name, Values
from atoll.store.friends import Relation

PersonIdText = Field(pattern="^[A-Za-z0-9_-]{22}$", description="An account's id.")


class FriendModel(Model):
    """A friend, or somebody who asks or was asked to be one."""

    id: str
    name: str
    relation: Literal["asked", "asks", "friends"] = Field(
        description="Asked by you, asking you, or a friend."
    )
    online: bool = Field(description="A friend is connected and does not hide it.")


class Friends(Model):
    """Whom you know."""

    people: list[FriendModel]
    hidden: bool = Field(description="Your friends do not see whether you are online.")


class HideRequest(Model):
    """Whether to hide that you are online."""

    hidden: bool


class RelationModel(Model):
    """What somebody is to you."""

    relation: Relation


class OpponentModel(Model):
    """An account that you have played with."""

    id: str
    name: str
    game: str = Field(description="The last game together.")
    ended_at: float
    games: int
    before: int = Field(description="How often you were on a better place.")
    behind: int


class BetweenUs(Model):
    """What somebody is to you, and your results against them, by game."""

    relation: Relation
    results: list[HeadToHeadModel]


class ChallengeRequest(Model):
    """A challenge to a game for two."""

    who: str = PersonIdText
    game: Name
    options: Values = Field(default={}, description="Missing ones are the game's own defaults.")
    clock: ClockRequest | None = None
    rated: bool = False


class ChallengeModel(Model):
    """A challenge and its settings."""

    id: str
    who: str = Field(description="Whoever has challenged.")
    name: str
    other: str = Field(description="Whoever was challenged.")
    other_name: str
    game: str
    options: Values
    clock: ClockSettingsModel | None
    rated: bool
    at: float


# --- messages from the people's socket --------------------------------------------------------------------


class FriendsChanged(Model):
    """Something about your friends or requests has changed: ask for them again."""

    type: Literal["friends"]


class FriendOnline(Model):
    """A friend has come or gone."""

    type: Literal["online"]
    who: str
    online: bool


class Challenged(Model):
    """A challenge by you or to you."""

    type: Literal["challenge"]
    challenge: ChallengeModel


class ChallengeGone(Model):
    """A challenge by you or to you is over: accepted, with its table, or declined or withdrawn."""

    type: Literal["challenge-gone"]
    id: str
    mine: bool = Field(description="It was by you.")
    table: str | None
