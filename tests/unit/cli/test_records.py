"""Records in files."""

from __future__ import annotations

from pathlib import Path

import pytest

from atoll.cli.errors import UsageError
from atoll.cli.records import read_record
from atoll.core import Record

RECORD = Record("talat", 3, moves=("put 13 AB a1",))


def test_a_file_with_several_records_is_not_one(tmp_path: Path) -> None:
    path = tmp_path / "many.jsonl"
    path.write_text(f"{RECORD.dumps()}\n{RECORD.dumps()}\n")
    with pytest.raises(UsageError, match="holds 2 records"):
        read_record(str(path))
