"""Talat has no variants; the two-player game follows from the number of players."""

from __future__ import annotations

from dataclasses import dataclass

from atoll.core.options import Options


@dataclass(frozen=True)
class TalatOptions(Options):
    """No options."""
