"""What is particular to the log in a file."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import pytest

from atoll.store import SqliteStore, StoreError


def test_only_the_owner_can_read_the_file(tmp_path: Path) -> None:
    async def look() -> None:
        store = SqliteStore(tmp_path / "atoll.sqlite")
        await store.mark_alive(1.0)
        files = list(tmp_path.iterdir())
        assert len(files) == 3, "the database, its journal and the journal's index"
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
        await store.close()

    asyncio.run(look())


def test_what_cannot_be_opened_is_told_plainly(tmp_path: Path) -> None:
    (tmp_path / "no").write_bytes(b"this is no database at all, but long enough to be read as one" * 20)
    with pytest.raises(StoreError, match="The database is damaged: file is not a database"):
        SqliteStore(tmp_path / "no")
    with pytest.raises(StoreError, match="Can’t open the database"):
        SqliteStore(tmp_path / "no" / "folder")
