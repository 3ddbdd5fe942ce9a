"""Records to review, with their analyses."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create their table."""
    op.create_table(
        "records",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("kept_at", sa.Float, nullable=False),
        sa.Column("touched_at", sa.Float, nullable=False),
        sa.Column("analysis", sa.Text, nullable=True),
        sa.Column("judged", sa.Integer, nullable=False),
        sa.Column("judging_at", sa.Float, nullable=True),
        sa.Column("judging_for", sa.String(32), nullable=True),
    )
    op.create_index("records_touched", "records", ["touched_at"])
