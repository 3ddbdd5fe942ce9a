"""The protocol's documents about people: accounts, bots, profiles, ratings and statistics."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, FiniteFloat

from atoll.server.accounts.accounts import REASON_LENGTH
from atoll.server.http.models import Mark, Model, Name, Values
from atoll.store.interface import HowEnded

Password = Annotated[str, Field(max_length=256, repr=False, json_schema_extra={"format": "password"})]
Code = Annotated[str, Field(max_length=64, description="The recovery code, typed in whatever way.")]
SettingName = Annotated[str, Field(pattern="^[a-z][a-z0-9-]{0,39}$")]
SettingValue = bool | int | FiniteFloat | Annotated[str, Field(max_length=200)]
SettingsModel = Annotated[dict[SettingName, SettingValue], Field(max_length=64)]


# --- accounts ---------------------------------------------------------------------------------------------


class NewAccount(Model):
    """A name that nobody else has, and a password."""

    name: Name
    password: Password


class AccountModel(Model):
    """Your own account."""

    id: str
    name: str
    created_at: float
    devices: int = Field(description="On how many devices one is logged in.")


class AccountCreated(Model):
    """A new or recovered account, with its recovery code, which is shown only once."""

    account: AccountModel
    recovery: str = Field(repr=False)


class LoginRequest(Model):
    """Name and password."""

    name: Name
    password: Password


class LogoutRequest(Model):
    """Whether to log out on all devices, or only on this one."""

    everywhere: bool = False


class PasswordRequest(Model):
    """The current password and the new one."""

    old: Password
    new: Password


class RecoverRequest(Model):
    """The recovery code and a new password."""

    name: Name
    code: Code
    password: Password


class PasswordProof(Model):
    """The password again, to confirm what cannot be undone."""

    password: Password


class RecoveryCode(Model):
    """A new recovery code, which is shown only once."""

    recovery: str = Field(repr=False)


class Done(Model):
    """The request succeeded; there is nothing to return."""

    done: Literal[True] = True


class BotRequest(Model):
    """A name for a bot."""

    name: Name


class BotModel(Model):
    """A program that plays for an account, under its own name."""

    id: str
    name: str
    created_at: float
    used_at: float | None = Field(description="When it was last here.")


class BotCreated(Model):
    """A new bot with its token, which is shown only once."""

    bot: BotModel
    token: str = Field(repr=False)


# --- others -----------------------------------------------------------------------------------------------


class BlockRequest(Model):
    """``mute`` hides somebody's messages; ``block`` also keeps you from sitting at the same table."""

    kind: Literal["mute", "block"]


class BlockModel(Model):
    """Somebody whom you have muted or blocked."""

    id: str
    name: str
    kind: Literal["mute", "block"]


class ReportRequest(Model):
    """A report of somebody whose name is inappropriate, and why."""

    who: str = Field(pattern="^[A-Za-z0-9_-]{22}$")
    why: str = Field(default="", max_length=REASON_LENGTH)


class RatingModel(Model):
    """Somebody's rating at a game; everybody starts at 1500."""

    game: str
    mean: float
    spread: float = Field(description="The standard deviation: how uncertain the number is.")
    games: int
    provisional: bool = Field(description="There were too few games to take the number seriously.")
    at: float = Field(description="When it changed last.")


class RatingOf(Model):
    """Somebody's rating at the requested game."""

    who: str
    mean: float
    spread: float
    games: int
    provisional: bool


class TallyModel(Model):
    """Somebody's results in games of one kind."""

    game: str
    players: int
    options: Values
    rated: bool
    games: int
    firsts: int = Field(description="How often first, shared first places included.")
    place: float = Field(description="The mean of the places.")


class HeadToHeadModel(Model):
    """Somebody's results against one opponent."""

    game: str
    who: str | None = Field(
        description="Null for guests (all of them together), the server's bots and who is gone."
    )
    name: str = Field(description="For a bot of the server its level; empty for guests and who is gone.")
    mark: Literal["guest", "account", "bot", "level", "gone"]
    games: int
    before: int = Field(description="How often on a better place.")
    behind: int
    shared: int


class Profile(Model):
    """A profile. For other people it counts only public tables and rated games."""

    id: str
    name: str
    mark: Mark
    since: float | None = Field(description="Since when there is the account.")
    owner: str | None = Field(description="The account that sent a bot.")
    owner_name: str | None
    mine: bool = Field(description="It is one's own: everything is in it.")
    ratings: list[RatingModel]
    results: list[TallyModel]
    opponents: list[HeadToHeadModel] = Field(description="Those met most often.")


class RatingPointModel(Model):
    """A rating after one game."""

    at: float
    mean: float
    spread: float
    games: int
    change: float
    place: int


class RatingHistory(Model):
    """The history of a rating, oldest game first."""

    game: str
    points: list[RatingPointModel]


class PastSeat(Model):
    """A seat of a finished game."""

    who: str | None = Field(description="Accounts and bots only; others' ids are nobody's business.")
    name: str
    mark: Literal["guest", "account", "bot", "gone", "level"]
    level: str | None
    place: int | None


class PastGameModel(Model):
    """A finished game."""

    table: str | None = Field(description="Its table, where one may look at it.")
    game: str
    players: int
    options: Values
    rated: bool
    how: HowEnded
    reason: str | None = Field(description="By which of the rules it ended.")
    moves: int
    started_at: float
    ended_at: float
    seat: int = Field(description="Where the one whose list it is sat.")
    change: float | None = Field(description="What it made of their rating.")
    seats: list[PastSeat]


class PastGames(Model):
    """A page of somebody's games, most recent first."""

    games: list[PastGameModel]
    before: float | None = Field(description="Ask with this for those before; null: there are none.")


class RankingModel(Model):
    """One line of a ranking."""

    id: str
    name: str
    mean: float
    spread: float
    games: int


class EndingTally(Model):
    """How many games ended in one way."""

    how: HowEnded
    reason: str | None = Field(description="By which of the rules.")
    games: int


class SeatTallyModel(Model):
    """The results of a seat."""

    seat: int
    games: int
    firsts: int
    place: float = Field(description="The mean of the places.")


class LengthTally(Model):
    """How many games had this number of moves."""

    moves: int
    games: int


class GameTallyModel(Model):
    """Statistics of all finished games of one kind on this server."""

    players: int
    options: Values
    games: int
    seconds: float = Field(description="The mean time they took.")
    lengths: list[LengthTally] = Field(description="The shortest first.")
    endings: list[EndingTally] = Field(description="The most frequent first.")
    seats: list[SeatTallyModel]


class Statistics(Model):
    """Statistics of all games of one name on this server, by number of players and options."""

    game: str
    games: int
    kinds: list[GameTallyModel]
