"""Every database that there ever was is led to today's form; one from the future is left alone."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, MetaData, Table, inspect, text

from atoll.store import PostgresStore, SqliteStore, StoreError
from atoll.store.migrate import BASELINE, FOLDER, bring_up_to_date, revision, upgrade
from atoll.store.postgres import postgres_engine
from atoll.store.schema import METADATA, REVISION
from atoll.store.sqlite import sqlite_engine
from services import shared


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    if request.param == "sqlite":
        made = sqlite_engine(tmp_path / "atoll.sqlite")
    else:
        made = postgres_engine(shared(empty=True)[0])
    yield made
    made.dispose()


def test_there_is_one_last_step_and_the_schema_names_it() -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    assert ScriptDirectory.from_config(config).get_heads() == [REVISION]


def test_all_steps_lead_to_the_schema(engine: Engine) -> None:
    with engine.begin() as connection:
        upgrade(connection, None, REVISION, "x")
        assert revision(connection) == REVISION
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
        found = inspect(connection)
        for table in METADATA.sorted_tables:
            keys = found.get_pk_constraint(table.name)["constrained_columns"]
            assert keys == [column.name for column in table.primary_key]


def test_a_new_database_is_in_todays_form_at_once(engine: Engine) -> None:
    for _ in range(2):
        with engine.begin() as connection:
            bring_up_to_date(connection, "x")
            assert revision(connection) == REVISION
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, METADATA) == []


def test_a_database_from_before_revisions_is_taken_over(engine: Engine) -> None:
    with engine.begin() as connection:
        upgrade(connection, None, BASELINE, "x")
        connection.execute(text("DROP TABLE alembic_version"))
        connection.execute(text("INSERT INTO meta VALUES ('version', '1')"))
        guests = Table("guests", MetaData(), autoload_with=connection)
        connection.execute(guests.insert().values(id="anna", name="Anna", seen_at=1.0))
    with engine.begin() as connection:
        bring_up_to_date(connection, "x")
        assert revision(connection) == REVISION
        assert connection.scalar(text("SELECT name FROM guests")) == "Anna"


@pytest.mark.parametrize(
    "change",
    ["UPDATE alembic_version SET version_num = '9999'", "DROP TABLE alembic_version"],
    ids=["by revision", "by its own number"],
)
def test_a_newer_database_is_left_alone(engine: Engine, change: str) -> None:
    with engine.begin() as connection:
        bring_up_to_date(connection, "x")
        connection.execute(text(change))
        connection.execute(text("INSERT INTO meta VALUES ('version', '9999')"))
    with (
        engine.begin() as connection,
        pytest.raises(StoreError, match=r"newer Atoll .*9999.* knows " + REVISION),
    ):
        bring_up_to_date(connection, "x")


def test_stores_open_what_was_brought_up_to_date(engine: Engine) -> None:
    with engine.begin() as connection:
        upgrade(connection, None, BASELINE, "x")

    async def use() -> None:
        url = engine.url.render_as_string(hide_password=False)
        lite = engine.dialect.name == "sqlite"
        store = SqliteStore(Path(engine.url.database or "")) if lite else PostgresStore(url)
        assert await store.count_tables() == 0
        await store.close()

    asyncio.run(use())
