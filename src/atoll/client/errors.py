"""What can go wrong between a program and a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


class ClientError(Exception):
    """The server cannot be reached, or refuses a request; the message says why."""


class Refused(ClientError):  # noqa: N818 - what happened
    """A command was refused; ``refusals`` has the reasons, a broken rule by its id."""

    def __init__(self, refusals: Sequence[Mapping[str, Any]]) -> None:
        super().__init__(", ".join(f"{one['key']} {one['values']}" for one in refusals))
        self.refusals = list(refusals)
