"""The terminal: showing, asking, asking without echo."""

from __future__ import annotations

import contextlib
import getpass
import sys
from contextlib import AbstractContextManager

from rich.console import Console, RenderableType


class Terminal:
    """A person's terminal. Leaving (end of input, Ctrl-C) raises EOFError or KeyboardInterrupt."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False)
        self.interactive = sys.stdin.isatty() and self.console.is_terminal
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401, PLC0415 - gives input() editing and a history

    @property
    def width(self) -> int:
        """The number of columns."""
        return self.console.width

    @property
    def unicode(self) -> bool:
        """Whether more than ASCII can be shown."""
        return self.console.encoding.lower().startswith("utf")

    def show(self, *parts: RenderableType) -> None:
        """Print, one below the other. Texts are taken as they are, without markup."""
        for part in parts:
            self.console.print(part, markup=False)

    def show_whole(self, line: str) -> None:
        """Print a line without breaking it, so that it can be copied."""
        self.console.print(line, markup=False, soft_wrap=True)

    def ask(self, prompt: str, *, secret: bool = False) -> str:
        """Read a line; secretly if others must not see it."""
        if secret and self.interactive:
            return getpass.getpass(prompt).strip()
        line = input(prompt)
        if not self.interactive:
            self.console.print()  # nobody pressed Enter here
        return line.strip()

    def waiting(self, sentence: str) -> AbstractContextManager[object]:
        """Show a sentence during a long operation, if it can be erased afterwards."""
        return self.console.status(sentence) if self.interactive else contextlib.nullcontext()

    def question(self, sentence: str) -> str:
        """Ask a question on its own line and read the answer below it."""
        self.show(sentence)
        return self.ask("> ")

    def clear(self) -> None:
        """Clear the screen and the scrollback, so that nobody can read what was on it."""
        if self.interactive:
            self.console.file.write("\033[3J")
            self.console.clear()
