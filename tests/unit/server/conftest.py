"""One server for all tests of this folder that need nothing special of it, on either backing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from serving import Server, Shared


@pytest.fixture(scope="session")
def server(backing: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    shared = Shared(tmp_path_factory.mktemp(backing), backing)
    yield shared.server
    shared.close()
