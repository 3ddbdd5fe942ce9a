"""Brings a database to the form that this version of Atoll knows, once, before anything else is done with it.

A database carries the name of its form, the *revision*, in Alembic's own table. ``migrations/versions`` has
one file for each step from a revision to the next; ``schema.REVISION`` names the last. To change the tables:
change ``schema.py``, write the step that leads there, and move ``REVISION``. A test compares what all steps
lead to with ``schema.py``.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Column, Connection, MetaData, String, Table, func, insert, inspect, select

from atoll.store.interface import StoreError
from atoll.store.schema import META, METADATA, REVISION

BASELINE: Final = "0001"
"""The form of the databases that were written before revisions were kept."""

UNNAMED: Final = "1"
"""How those databases call it themselves."""

FOLDER: Final = Path(__file__).parent / "migrations"

_LOCK: Final = 0x41746F6C6C  # "Atoll"

_ALEMBIC: Final = MetaData()
_REVISIONS: Final = Table("alembic_version", _ALEMBIC, Column("version_num", String(32), primary_key=True))


def bring_up_to_date(connection: Connection, shown: str) -> None:
    """Make the tables, or lead them to the form we know; ``shown`` names the database in sentences.

    Processes that start together wait for each other. Raises StoreError for a database of a newer Atoll.
    """
    if connection.dialect.name == "postgresql":  # SQLite lets only one write at a time anyway
        connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
    found = revision(connection)
    if found == REVISION:
        return
    if found is None and not inspect(connection).has_table(META.name):
        METADATA.create_all(connection)
        _ALEMBIC.create_all(connection)
        connection.execute(insert(_REVISIONS).values(version_num=REVISION))
        return
    if found is None:
        named = connection.scalar(select(META.c.value).where(META.c.key == "version"))
        if named != UNNAMED:
            raise StoreError("store-newer", file=shown, found=str(named), known=REVISION)
        _ALEMBIC.create_all(connection)
        connection.execute(insert(_REVISIONS).values(version_num=BASELINE))
        found = BASELINE
    upgrade(connection, found, REVISION, shown)


def revision(connection: Connection) -> str | None:
    """Name the form of a database; None for one that does not say."""
    if not inspect(connection).has_table(_REVISIONS.name):
        return None
    return connection.scalar(select(_REVISIONS.c.version_num))


def upgrade(connection: Connection, found: str | None, wanted: str, shown: str) -> None:
    """Take the steps from one revision (None: an empty database) to another. Raises StoreError."""
    # Only here: a database that is as it should be need not wait for these to be loaded.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    for name in (found, wanted):
        if name is not None and name not in known:
            raise StoreError("store-newer", file=shown, found=name, known=REVISION)
    config.attributes["connection"] = connection
    command.upgrade(config, wanted)
