"""What Alembic runs for every step: on the caller's connection, in the caller's transaction."""

from __future__ import annotations

from alembic import context

from atoll.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite cannot alter most of a table, so it is copied
)
with context.begin_transaction():
    context.run_migrations()
