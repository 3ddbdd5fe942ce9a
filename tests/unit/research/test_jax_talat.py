"""Talat in JAX is the engine's Talat."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

CHECKS = Path(__file__).with_name("jax_talat_checks.py")


@pytest.mark.slow
def test_games_frozen_boards_and_the_example() -> None:
    """In a process of its own: JAX starts threads, and other tests fork theirs."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", str(CHECKS)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    assert "4 passed" in done.stdout
