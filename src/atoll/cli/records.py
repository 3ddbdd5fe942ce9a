"""Records in files, as commands name them: one or many, or standard input."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

from atoll.cli.errors import LineError, UsageError
from atoll.core import AtollError, Record
from atoll.table.people import read_looks

STANDARD_INPUT = "-"


def each_record(name: str, use: Callable[[Record], None]) -> None:
    """Call ``use`` with every record of a file with one record, or one per line; ``-`` is standard input.

    Raise UsageError if the file cannot be read, RecordError if it holds no record. If it holds several, a
    LineError names the line that is not a record, or whose record ``use`` refused.
    """
    for number, text in _documents(name):
        try:
            use(Record.loads(text))
        except AtollError as error:
            if number is None:
                raise
            raise LineError(number, error) from error


def read_record(name: str) -> Record:
    """Read a file with exactly one record."""
    return read_record_and_looks(name)[0]


def read_record_and_looks(name: str) -> tuple[Record, list[dict[str, int]]]:
    """Read a file with exactly one record, and the colours and shapes that its players chose, if any."""
    documents = _documents(name)
    if len(documents) > 1:
        raise UsageError("cli-file-several", file=name, count=len(documents))
    record = Record.loads(documents[0][1])
    table = json.loads(documents[0][1]).get("table")
    return record, read_looks(table.get("looks") if isinstance(table, dict) else None, record.players)


def read_text(name: str) -> str:
    """Read a file, or standard input (``-``). Raise UsageError if that fails."""
    try:
        data = sys.stdin.buffer.read() if name == STANDARD_INPUT else Path(name).read_bytes()
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UsageError("cli-file-no-text", file=name) from error
    except (OSError, ValueError) as error:  # ValueError: a null byte in the name
        problem = getattr(error, "strerror", None) or str(error)
        raise UsageError("cli-file-unreadable", file=name, problem=problem) from error


def _is_document(line: str) -> bool:
    """Whether a line is a JSON document by itself: then the file has one per line."""
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def _documents(name: str) -> list[tuple[int | None, str]]:
    """Return a file's JSON documents, with their line numbers if there are several."""
    text = read_text(name)
    lines = [(number, line) for number, line in enumerate(text.split("\n"), start=1) if line.strip()]
    if not lines:
        raise UsageError("cli-file-empty", file=name)
    if len(lines) == 1 or not _is_document(lines[0][1]):
        return [(None, text)]
    return list(lines)
