"""Addresses for notices by mail, and the turns of which people were told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add both; nobody has asked for notices yet."""
    op.create_table(
        "mail_addresses",
        sa.Column("who", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("unsubscribe", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("unsubscribe", name="mail_addresses_unsubscribe"),
    )
    op.create_index("mail_addresses_token", "mail_addresses", ["token"])
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("who", sa.String(32), primary_key=True),
        sa.Column("turn", sa.Integer, nullable=False),
    )
    op.create_index("notices_who", "notices", ["who"])
