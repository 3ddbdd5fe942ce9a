"""One server for all tests of this folder that need nothing special of it, on either backing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from argon2 import PasswordHasher

from serving import Server, Shared


@pytest.fixture(scope="session", autouse=True)
def easy_passwords() -> Iterator[None]:
    """Hash with the least work: these tests ask what follows from a password, not how hard it is to guess."""
    least = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("atoll.server.accounts.credentials.PasswordHasher", least)
        yield


@pytest.fixture(scope="session")
def server(easy_passwords: None, backing: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    shared = Shared(tmp_path_factory.mktemp(backing), backing)
    yield shared.server
    shared.close()
