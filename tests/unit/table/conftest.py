"""The example game, which has chance, sealed decisions and hidden moves, at a table without any server."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _with_pearls(pearls: None) -> None:
    """Every test here may play it."""
