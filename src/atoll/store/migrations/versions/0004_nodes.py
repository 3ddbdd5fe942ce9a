"""Several server processes, and which of them holds a table's lease."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the processes and their leases; assume that every game in play needs a lease."""
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("seen_at", sa.Float, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("node", sa.String(32), nullable=False),
    )
    op.create_index("leases_node", "leases", ["node"])
    with op.batch_alter_table("listings") as listings:
        listings.add_column(sa.Column("ticking", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE listings SET ticking = (life = 'playing')")
    with op.batch_alter_table("listings") as listings:
        listings.alter_column("ticking", server_default=None)
    op.create_index("listings_ticking", "listings", ["ticking"])
