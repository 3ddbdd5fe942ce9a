"""Migrates a database to the revision that this version of Atoll needs, before anything else is done with it.

A database's *revision* is in Alembic's own table. ``migrations/versions`` has one file per step from a
revision to the next; ``schema.REVISION`` names the last. To change the tables, change ``schema.py``, write
the step that leads there, and raise ``REVISION``. A test compares the result of all steps with ``schema.py``.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Column, Connection, MetaData, String, Table, func, insert, inspect, select

from atoll.store.interface import StoreError
from atoll.store.schema import META, METADATA, REVISION

BASELINE: Final = "0001"
"""The revision of databases from before revisions were stored."""

BASELINE_VERSION: Final = "1"
"""The version number that those databases contain."""

FOLDER: Final = Path(__file__).parent / "migrations"

_LOCK: Final = 0x41746F6C6C  # "Atoll"

_ALEMBIC: Final = MetaData()
_REVISIONS: Final = Table("alembic_version", _ALEMBIC, Column("version_num", String(32), primary_key=True))


def bring_up_to_date(connection: Connection, label: str) -> None:
    """Create the tables, or migrate them; ``label`` names the database in messages.

    Processes that start together wait for each other. Raise StoreError for a database of a newer Atoll.
    """
    if connection.dialect.name == "postgresql":  # SQLite allows only one writer anyway
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
        version = connection.scalar(select(META.c.value).where(META.c.key == "version"))
        if version != BASELINE_VERSION:
            raise StoreError("store-newer", file=label, found=str(version), known=REVISION)
        _ALEMBIC.create_all(connection)
        connection.execute(insert(_REVISIONS).values(version_num=BASELINE))
        found = BASELINE
    upgrade(connection, found, REVISION, label)


def revision(connection: Connection) -> str | None:
    """Return a database's revision; None if it has none."""
    if not inspect(connection).has_table(_REVISIONS.name):
        return None
    return connection.scalar(select(_REVISIONS.c.version_num))


def upgrade(connection: Connection, found: str | None, wanted: str, label: str) -> None:
    """Migrate from one revision (None: an empty database) to another. Raise StoreError."""
    # Imported here, because a database that is up to date does not need them.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    for name in (found, wanted):
        if name is not None and name not in known:
            raise StoreError("store-newer", file=label, found=name, known=REVISION)
    config.attributes["connection"] = connection
    command.upgrade(config, wanted)
