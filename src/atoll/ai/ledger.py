"""Files of results that grow by one line per game, so that an interrupted run can resume.

The first line says what the file is about; every other line is the result of a game, small enough to be
committed. The games' records are in a second file beside it, one per line, for ``atoll replay``; you may
delete it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TextIO

from atoll.ai.bot import BotError
from atoll.core.facts import Json
from atoll.core.record import Record


class Ledger:
    """Such a pair of files. Use it as a context manager while you add games."""

    def __init__(self, path: Path, header: Mapping[str, Json], *, records: bool = True) -> None:
        self.path = path
        self.records = path.with_suffix(".records.jsonl")
        self._with_records = records
        self.header = dict(header)
        self._open: list[TextIO] = []

    @staticmethod
    def header_of(path: Path) -> dict[str, Json]:
        """Return what a file of results says it is about; nothing if it is empty."""
        lines = _whole_lines(path)
        return _parsed(lines[0]) if lines else {}

    def read(self) -> list[dict[str, Json]]:
        """Return the lines so far. Raise BotError if the file is about something else.

        A last line that was cut off by an interruption is removed: its game is played again.
        """
        if not self.path.exists() or not self.path.stat().st_size:
            return []
        lines = _whole_lines(self.path)
        if not lines or _parsed(lines[0]) != self.header:
            raise BotError("match-file-other", path=str(self.path))
        return [_parsed(line) for line in lines[1:]]

    def start_over(self, still_counts: Callable[[Mapping[str, Json], Mapping[str, Json]], bool]) -> None:
        """Give the file this first line, whatever it is about, and drop the games that no longer count.

        ``still_counts`` gets the former first line and that of a game. A file without records only.
        """
        assert not self._with_records
        if not self.path.exists() or not (lines := _whole_lines(self.path)):
            return
        former = _parsed(lines[0])
        kept = [line for line in lines[1:] if still_counts(former, _parsed(line))]
        text = "".join(f"{line}\n" for line in [json.dumps(self.header), *kept])
        self.path.write_text(text, encoding="utf-8")

    def __enter__(self) -> Ledger:
        """Open the files to add games. Raise OSError if that fails."""
        lines = self.read()
        if self.records.exists():
            # A record is written before its result: one too many was not counted, and is played again.
            kept = _whole_lines(self.records)[: len(lines)]
            self.records.write_text("".join(f"{line}\n" for line in kept), encoding="utf-8")
        files = [self.path, self.records] if self._with_records else [self.path]
        self._open = [path.open("a", encoding="utf-8") for path in files]
        if not lines and not self.path.stat().st_size:
            self._write(self._open[0], json.dumps(self.header))
        return self

    def __exit__(self, *_: object) -> None:
        """Close the files."""
        for file in self._open:
            file.close()

    def add(self, line: Mapping[str, Json], record: Record | None = None) -> None:
        """Append a game, with its record if records are kept."""
        if self._with_records:
            assert record is not None
            self._write(self._open[1], record.dumps())
        self._write(self._open[0], json.dumps(line))

    @staticmethod
    def _write(file: TextIO, line: str) -> None:
        file.write(line + "\n")
        file.flush()


def _whole_lines(path: Path) -> list[str]:
    """Return a file's complete lines; an incomplete last one is cut off the file."""
    text = path.read_text(encoding="utf-8")
    end = text.rfind("\n") + 1
    if end < len(text):
        path.write_text(text[:end], encoding="utf-8")
    return text[:end].splitlines()


def _parsed(line: str) -> dict[str, Json]:
    try:
        data = json.loads(line)
    except ValueError:
        data = None
    if not isinstance(data, dict):
        raise BotError("match-file-line", line=line[:80])
    return data
