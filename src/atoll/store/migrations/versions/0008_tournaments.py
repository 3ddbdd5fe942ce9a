"""Tournaments, each with a log of its own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the logs, the list and the people."""
    op.create_table(
        "tournament_events",
        sa.Column("tournament_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("event", sa.Text, nullable=False),
    )
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("life", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("organiser", sa.String(32), nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("touched_at", sa.Float, nullable=False),
    )
    op.create_index("tournaments_life", "tournaments", ["life", "touched_at"])
    op.create_index("tournaments_organiser", "tournaments", ["organiser"])
    op.create_table(
        "tournament_people",
        sa.Column("tournament_id", sa.String(32), primary_key=True),
        sa.Column("who", sa.String(32), primary_key=True),
    )
    op.create_index("tournament_people_who", "tournament_people", ["who"])
