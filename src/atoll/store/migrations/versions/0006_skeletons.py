"""What accounts' names look like, so that nobody takes a name that can be taken for another."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from atoll.table.names import skeleton

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the skeletons of the names that are there; some may look alike, and stay."""
    with op.batch_alter_table("accounts") as accounts:
        accounts.add_column(sa.Column("skeleton", sa.String(128), nullable=False, server_default=""))
    names = sa.text("SELECT accounts.who, guests.name FROM accounts JOIN guests ON guests.id = accounts.who")
    for who, name in op.get_bind().execute(names).all():
        change = sa.text("UPDATE accounts SET skeleton = :skeleton WHERE who = :who")
        op.get_bind().execute(change, {"skeleton": skeleton(name), "who": who})
    with op.batch_alter_table("accounts") as accounts:
        accounts.alter_column("skeleton", server_default=None)
    op.create_index("accounts_skeleton", "accounts", ["skeleton"])
