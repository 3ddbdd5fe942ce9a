"""Saving: all of a record or nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from atoll.cli.errors import UsageError
from atoll.cli.records import read_record, write_record
from atoll.core import Record

RECORD = Record("talat", 3, moves=("put 13 AB a1",))


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_record(path, RECORD)
    assert read_record(str(path)) == RECORD
    write_record(path, Record("talat", 2))
    assert read_record(str(path)).players == 2
    assert list(tmp_path.iterdir()) == [path]


def test_a_failure_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    write_record(path, RECORD)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_record(path, Record("talat", 2))
    assert read_record(str(path)) == RECORD
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_with_several_records_is_not_one(tmp_path: Path) -> None:
    path = tmp_path / "many.jsonl"
    path.write_text(f"{RECORD.dumps()}\n{RECORD.dumps()}\n")
    with pytest.raises(UsageError, match="holds 2 records"):
        read_record(str(path))
