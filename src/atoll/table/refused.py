"""Commands that a table refuses, and why."""

from __future__ import annotations

from collections.abc import Sequence

from atoll.core import AtollError, Json, Refusal


class Refused(AtollError):  # noqa: N818 - what happened, as with IllegalMove
    """A command was refused; ``refusals`` are all the reasons, broken rules by their ids."""

    def __init__(self, key: str, refusals: Sequence[Refusal] = (), **values: Json) -> None:
        super().__init__(key, **values)
        self.refusals = tuple(refusals) or (Refusal(key, values),)
