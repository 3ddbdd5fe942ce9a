"""The tests' own databases, of both kinds."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from atoll.store import PostgresStore, SqliteStore, Store
from finished_games import Opened
from services import shared


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
    """Return a way to open the test's own database; what one has written the next one finds."""
    url = shared()[0] if request.param == "postgresql" else None

    @asynccontextmanager
    async def opening() -> AsyncIterator[Store]:
        store = SqliteStore(tmp_path / "atoll.sqlite") if url is None else PostgresStore(url)
        try:
            yield store
        finally:
            await store.close()

    return opening
