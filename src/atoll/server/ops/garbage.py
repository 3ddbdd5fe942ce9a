"""Keeps Python's cyclic garbage collector from holding up games.

A full collection looks at everything that lives: measured, 100 ms of processor time with 25 tables in memory,
in which nobody gets an answer. Almost all of that lives as long as the server does. So what is there at the
start is set aside, young garbage is collected as always, and full collections come seldom.
"""

from __future__ import annotations

import gc
import threading
import time
from typing import Final

FULL_SECONDS: Final = 300.0
"""How often everything is looked at: what is left of tables that were let go."""

YOUNG: Final = 5_000
MIDDLE: Final = 20
NEVER: Final = 1_000_000


def calm() -> None:
    """Set aside what is loaded, and take over the full collections."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    threading.Thread(target=_collect_seldom, name="atoll-collector", daemon=True).start()


def _collect_seldom() -> None:
    while True:
        time.sleep(FULL_SECONDS)
        gc.collect()
