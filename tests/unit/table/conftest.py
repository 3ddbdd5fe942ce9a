"""The example game, which has chance, sealed decisions and hidden moves, at a table without any server."""

from __future__ import annotations

import importlib.metadata
from collections.abc import Iterator

import pytest

from atoll.core.registry import game as find_game
from contract.pearls import PEARLS


@pytest.fixture(autouse=True)
def pearls(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    known = importlib.metadata.entry_points

    class Point:
        name = "pearls"

        def load(self) -> object:
            return PEARLS

    monkeypatch.setattr("atoll.core.registry.entry_points", lambda group: [*known(group=group), Point()])
    find_game.cache_clear()
    yield
    find_game.cache_clear()
