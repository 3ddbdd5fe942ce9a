"""The tables as they were when revisions were introduced.

Nothing is imported from ``schema.py``: a step must never change, whatever becomes of the tables.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the log, the lists computed from it, the guests and single values."""
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("command", sa.String(128), nullable=True),
        sa.Column("event", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "command", name="events_command"),
    )
    op.create_table(
        "listings",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("life", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("touched_at", sa.Float, nullable=False),
    )
    op.create_index("listings_life", "listings", ["life", "touched_at"])
    op.create_index("listings_host", "listings", ["host"])
    op.create_table(
        "people",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("who", sa.String(32), primary_key=True),
    )
    op.create_index("people_who", "people", ["who"])
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("seen_at", sa.Float, nullable=False),
    )
    op.create_index("guests_seen", "guests", ["seen_at"])
    op.create_table(
        "meta",
        sa.Column("key", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
