"""The words for what comes next and for why a game ended, once for rules, engine, view and pictures.

The engine's other numbers are the places in ``material``'s tables: ``BOARDS``, ``COLOURS``, ``KINDS`` and
``SQUARES``.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

Phase: TypeAlias = Literal["put", "move", "over"]
"""What comes next: a tower is put, a tower moves or captures, nothing."""

Reason: TypeAlias = Literal["frozen", "stuck"]
"""Why a game ended: two boards are frozen, or nobody can move."""
