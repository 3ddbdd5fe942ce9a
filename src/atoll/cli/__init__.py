"""The command ``atoll``: an error in the input is reported in one line, with exit code 2."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import Final

from atoll.cli.arguments import HelpShown, command_name, parse_arguments, requested_language
from atoll.cli.commands import load
from atoll.cli.translate import Translator
from atoll.core import AtollError

__all__ = ["main"]

WRONG_INPUT: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run a subcommand and return the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        return _run(arguments)
    except BrokenPipeError:
        # The reader of our output has closed it; the interpreter must not try to flush the rest.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(arguments: Sequence[str]) -> int:
    translate = Translator(requested_language(arguments))
    try:
        name, rest = command_name(arguments, translate)
        command = load(name)
        command.run(parse_arguments(name, command, rest, translate), translate)
        sys.stdout.flush()
    except HelpShown:
        sys.stdout.flush()
    except AtollError as error:
        sys.stdout.flush()
        sys.stderr.write(f"atoll: {translate.error(error)}\n")
        return WRONG_INPUT
    return 0
