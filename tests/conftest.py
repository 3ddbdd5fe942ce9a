"""What all tests share."""

from __future__ import annotations

import importlib.metadata
import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from atoll.core.registry import game as find_game

# Machines are noisy: no deadline. `HYPOTHESIS_PROFILE=long` looks longer (make prove does).
settings.register_profile(
    "default", deadline=None, max_examples=50, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("long", settings.get_profile("default"), max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


@pytest.fixture
def pearls(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Announce the contract's example game, so that records and commands find it by its name."""
    from contract.pearls import PEARLS

    known = importlib.metadata.entry_points

    class Point:
        name = "pearls"

        def load(self) -> object:
            return PEARLS

    monkeypatch.setattr("atoll.core.registry.entry_points", lambda group: [*known(group=group), Point()])
    find_game.cache_clear()
    yield
    find_game.cache_clear()
