"""Friends, who is online, and challenges."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add friends, challenges and who is connected; nobody hides yet."""
    with op.batch_alter_table("accounts") as accounts:
        accounts.add_column(sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))
    with op.batch_alter_table("accounts") as accounts:
        accounts.alter_column("hidden", server_default=None)
    op.create_table(
        "friends",
        sa.Column("who", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("pair", sa.String(65), nullable=False),
        sa.Column("accepted", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("pair", name="friends_pair"),
    )
    op.create_index("friends_other", "friends", ["other"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("who", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=True),
        sa.UniqueConstraint("who", "other", name="challenges_once"),
    )
    op.create_index("challenges_other", "challenges", ["other"])
    op.create_table(
        "present",
        sa.Column("who", sa.String(32), primary_key=True),
        sa.Column("node", sa.String(32), primary_key=True),
    )
