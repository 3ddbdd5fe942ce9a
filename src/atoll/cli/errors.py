"""Errors of the command line."""

from __future__ import annotations

from atoll.core import AtollError


class UsageError(AtollError):
    """Arguments that cannot be followed. Not a ValueError, which argparse would swallow."""


class LineError(AtollError):
    """Something wrong in one line of a file."""

    def __init__(self, line: int, cause: AtollError) -> None:
        super().__init__("cli-file-line", line=line, problem=str(cause))
        self.cause = cause
