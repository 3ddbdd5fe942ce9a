"""Documents of the protocol that all areas share; those of one area lie beside its routes.

OpenAPI describes them, and clients' types are generated from them. ``docs/protocol.md`` explains how they are
used. Messages on sockets are among them, although OpenAPI does not describe sockets: see
``atoll.server.http.openapi``.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

Name = Annotated[str, Field(max_length=64)]


SeatNumber = Annotated[int, Field(ge=0, le=15)]


Values = dict[str, Any]


Mark = Literal["guest", "account", "bot", "gone"]
"""Who somebody is: a guest, an account, an account's bot, or a deleted account."""


class Model(BaseModel):
    """A document. Fields that are not described are refused."""

    model_config = ConfigDict(extra="forbid")


class FactModel(Model):
    """A message key and the values of its sentence; for a broken rule the key is the rule's id."""

    key: str
    values: Values


class Problem(Model):
    """Why a request failed."""

    error: FactModel
    refusals: list[FactModel] = []
    text: str = Field(description="The same as a sentence, in the language that the request asked for.")


class GuestRequest(Model):
    """The name of a guest."""

    name: Name


class GuestModel(Model):
    """A guest, an account or a bot."""

    id: str
    name: str
    mark: Mark


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


class ClockSettingsModel(Model):
    """The time control."""

    kind: Literal["move", "bank", "days"]
    seconds: float
    increment: float


class ReasonModel(FactModel):
    """Why a move is good. The key is the idea's id; ``parts`` are what to light."""

    parts: list[str]


class LineMove(Model):
    """A move that is expected to follow, and what would happen."""

    seat: int
    move: str
    facts: list[FactModel]


class PlaceModel(FactModel):
    """A place in words. Values with a ``key`` are places within it; ``parts`` are what to light."""

    parts: list[str]
