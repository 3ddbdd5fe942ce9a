"""A backup shows one moment, is made while others write, and fills either kind of database."""

from __future__ import annotations

import asyncio
import gzip
import json
import stat
from pathlib import Path

import pytest
from sqlalchemy import text

from atoll.cli import main
from atoll.store import Guest, Store, StoreError, open_store
from atoll.store.backup import Backup, back_up, restore
from atoll.store.migrate import BASELINE, upgrade
from atoll.store.schema import REVISION
from atoll.store.sqlite import sqlite_engine
from atoll.table import LogEntry, TableEvent
from services import shared

KINDS = ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)]
NAMES = ["Anna", "Bénédicte", "雪", 'quote " and \\ and \n']


def place(kind: str, folder: Path) -> tuple[str, Path]:
    return (shared(empty=True)[0] if kind == "postgresql" else "", folder / "atoll.sqlite")


async def write(store: Store, numbers: range) -> None:
    for number in numbers:
        await store.save_guest(Guest(f"g{number}", NAMES[number % len(NAMES)], number + 0.125))
        event = TableEvent("said", {"text": NAMES[number % len(NAMES)]}, {}, {"secret": number})
        await store.append("t", [LogEntry(number + 1, number / 3, event, f"c{number}")], None)


async def everything(store: Store) -> tuple[list[LogEntry], list[Guest | None]]:
    log = await store.read("t")
    return log, [await store.find_guest(f"g{number}") for number in range(len(log))]


@pytest.mark.parametrize("to", KINDS)
@pytest.mark.parametrize("kind", KINDS)
def test_what_was_backed_up_is_restored(kind: str, to: str, tmp_path: Path) -> None:
    source, target, file = place(kind, tmp_path / "a"), place(to, tmp_path / "b"), tmp_path / "backup"

    async def run() -> None:
        store = open_store(*source)
        await write(store, range(30))
        writing = asyncio.create_task(write(store, range(30, 90)))
        made: Backup = await asyncio.to_thread(back_up, *source, file, "k" * 40)
        await writing
        log, guests = await everything(store)
        await store.close()
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert made.rows["guests"] >= 30
        assert made.rows["guests"] - made.rows["events"] in {0, 1}, "one moment"
        assert restore(*target, file) == made
        again = open_store(*target)
        number = made.rows["events"]
        assert await everything(again) == (log[:number], guests[:number])
        if to == "postgresql":
            assert await again.get_or_create("signing-key", "other") == "k" * 40
        await again.close()
        with pytest.raises(StoreError, match="isn’t empty"):
            restore(*target, file)

    asyncio.run(run())


def test_a_backup_of_an_older_form_is_led_to_the_newest(tmp_path: Path) -> None:
    old = sqlite_engine(tmp_path / "old")
    with old.begin() as connection:
        upgrade(connection, None, BASELINE, "x")
        connection.execute(text("INSERT INTO guests VALUES ('anna', 'Anna', 1.5)"))
    old.dispose()
    assert back_up("", tmp_path / "old", tmp_path / "backup").revision == BASELINE
    assert restore("", tmp_path / "new", tmp_path / "backup").revision == BASELINE

    async def look() -> None:
        store = open_store("", tmp_path / "new")
        assert await store.find_guest("anna") == Guest("anna", "Anna", 1.5)
        await store.close()

    asyncio.run(look())


def lines(*values: object) -> bytes:
    return gzip.compress("".join(json.dumps(value) + "\n" for value in values).encode(), mtime=0)


HEAD = {"form": "atoll-backup/1", "revision": REVISION, "at": 1, "signing_key": ""}
GUESTS = {"table": "guests", "columns": ["id", "name", "seen_at"]}


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"no backup", "Can’t restore"),
        (lines(), "isn’t an Atoll backup"),
        (lines({"form": "other"}), "isn’t an Atoll backup"),
        (lines({**HEAD, "revision": "9999"}), "newer Atoll"),
        (lines(HEAD), "Can’t restore"),
        (lines(HEAD, {"table": "nothing", "columns": []}), "Can’t restore"),
        (lines(HEAD, GUESTS, ["anna", "Anna"]), "Can’t restore"),
        (lines(HEAD, GUESTS, ["anna", "Anna", 1], {"end": {"guests": 2}}), "Can’t restore"),
        (lines(HEAD, GUESTS, ["anna", "Anna", 1], {"end": {"guests": 1}})[:-12], "Can’t restore"),
    ],
    ids=["text", "empty", "other", "newer", "headless", "unknown table", "short row", "wrong end", "cut off"],
)
def test_a_broken_backup_changes_nothing(tmp_path: Path, content: bytes, problem: str) -> None:
    (tmp_path / "backup").write_bytes(content)
    with pytest.raises(StoreError, match=problem):
        restore("", tmp_path / "atoll.sqlite", tmp_path / "backup")
    whole = lines(HEAD, GUESTS, ["anna", "Anna", 1], {"end": {"guests": 1}})
    (tmp_path / "backup").write_bytes(whole)
    assert restore("", tmp_path / "atoll.sqlite", tmp_path / "backup").rows == {"guests": 1}


def test_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "backup")
    assert main(["backup", file, "--data", str(tmp_path / "none"), "--lang", "en"]) == 2
    assert "no Atoll database" in capsys.readouterr().err
    assert main(["backup", "--lang", "en"]) == 2
    assert "atoll backup FILE" in capsys.readouterr().err

    async def make() -> None:
        store = open_store("", tmp_path / "a" / "atoll.sqlite")
        await write(store, range(3))
        await store.close()

    asyncio.run(make())
    (tmp_path / "a" / "signing-key").write_text("k" * 64)
    assert main(["backup", file, "--data", str(tmp_path / "a"), "--lang", "en"]) == 0
    assert main(["restore", file, "--data", str(tmp_path / "b"), "--lang", "en"]) == 0
    assert "0 tables were restored" in capsys.readouterr().out
    key = tmp_path / "b" / "signing-key"
    assert key.read_text() == "k" * 64
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
