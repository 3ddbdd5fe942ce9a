"""What Alembic runs for every step: on the connection, and in the transaction, of whoever calls."""

from __future__ import annotations

from alembic import context

from atoll.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite cannot change most things of a table: it is written anew
)
with context.begin_transaction():
    context.run_migrations()
