"""The sections of an observation: what decoders share."""

from __future__ import annotations

from typing import TypeAlias

from atoll.research.extra import require

require("numpy")

import numpy as np  # noqa: E402 - after the check that says how to install it
import numpy.typing as npt  # noqa: E402

__all__ = ["Observation", "index_of_flag"]

Observation: TypeAlias = npt.NDArray[np.int16]


def index_of_flag(flags: Observation) -> int | None:
    """Return the index of the flag that is set, or None."""
    found = np.flatnonzero(flags)
    return int(found[0]) if len(found) else None
