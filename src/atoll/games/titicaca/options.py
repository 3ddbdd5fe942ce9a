"""Options of Titicaca: there are none so far."""

from __future__ import annotations

from dataclasses import dataclass

from atoll.core.options import Options


@dataclass(frozen=True)
class TiticacaOptions(Options):
    """Nothing to choose."""
