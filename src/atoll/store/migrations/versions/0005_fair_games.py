"""Positions of rated games in play, which nobody is helped with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the positions; games in play add theirs when a server loads them."""
    op.create_table(
        "rated_positions",
        sa.Column("fingerprint", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
    )
    op.create_index("rated_positions_table", "rated_positions", ["table_id"])
