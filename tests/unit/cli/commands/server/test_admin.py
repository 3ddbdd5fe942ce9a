"""``atoll admin``: reports are listed, names are given, in old games too, while a server runs."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from account_helpers import account
from atoll.cli import main
from atoll.server.notices.webpush import ServerKey
from serving import Backing, Guest, in_loop, serving


@pytest.fixture(autouse=True)
def database(backing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the operator name the same database as the server."""
    monkeypatch.setenv("ATOLL_DATABASE_URL", Backing.settings(tmp_path).get("database_url", ""))


async def admin(folder: Path, *arguments: str) -> int:
    return await asyncio.to_thread(main, ["admin", *arguments, "--data", str(folder)])


@in_loop
async def test_a_reported_name_is_replaced_everywhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(tmp_path) as server:
        rude, _ = await account(server, "Rude Name")
        ben = await server.guest("Ben")
        table = await rude.make(public=True, seats=[{"kind": "me"}, {}])
        await ben.do(table, do="sit", seat=1)
        await rude.do(table, "c", do="chat", text="hello")
        assert await admin(tmp_path, "reports") == 0
        assert "No reports." in capsys.readouterr().out
        for why in ("so rude\x1b[31m", "again"):
            assert (await ben.http.post("/reports", json={"who": rude.id, "why": why})).status_code == 200
        assert await admin(tmp_path, "reports") == 0
        (line,) = capsys.readouterr().out.splitlines()
        assert rude.id in line
        assert "“Rude Name”: so rude" in line
        assert "\x1b" not in line
        assert await admin(tmp_path, "rename", rude.id, "Flower") == 0
        assert capsys.readouterr().out == "“Rude Name” is now “Flower”.\n"
        assert await admin(tmp_path, "reports") == 0
        assert "No reports." in capsys.readouterr().out
        # The server hears of it with the next thing that happens.
        await ben.do(table, "d", do="chat", text="hello")
        seen = (await ben.http.get(f"/tables/{table}")).json()
        assert seen["state"]["seats"][0]["name"] == "Flower"
        assert [said["name"] for said in seen["chat"]] == ["Flower", "Ben"]
        assert (await rude.http.get("/guest")).json()["name"] == "Flower"
        events = (await ben.http.get(f"/tables/{table}/events")).text
        assert "Rude" not in events
        login = {"name": "flower", "password": "correct horse battery"}
        assert (await Guest(server.api).http.post("/account/login", json=login)).status_code == 200


@in_loop
async def test_reports_are_put_away(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with serving(tmp_path) as server:
        anna, ben = await server.guest("Anna"), await server.guest("Ben")
        await ben.http.post("/reports", json={"who": anna.id})
        assert (await ben.http.post("/reports", json={"who": ben.id})).status_code == 409
        assert (await ben.http.post("/reports", json={"who": "x" * 22})).status_code == 404
        for said in ("One report dismissed.", "There were no reports."):
            assert await admin(tmp_path, "dismiss", anna.id) == 0
            assert capsys.readouterr().out == f"{said}\n"


def test_a_key_for_web_push_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "push-key", "--data", str(tmp_path)]) == 0
    name, _, key = capsys.readouterr().out.strip().partition("=")
    assert name == "ATOLL_PUSH_KEY"
    assert len(ServerKey(key).public) == 87
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ([], "reports, rename, dismiss"),
        (["sing"], "Unknown action “sing”"),
        (["reports", "x"], "takes no arguments"),
        (["push-key", "x"], "takes no arguments"),
        (["rename", "x"], "the new name"),
        (["dismiss"], "Give an id"),
        (["rename", "x", "Flower"], "Nobody has the id x"),
        (["rename", "-w-cKfMBYZNUt0xZSieCCQ", "Flower"], "Nobody has the id -w-cKfMBYZNUt0xZSieCCQ"),
        (["dismiss", "-x"], "Unknown argument"),
        (["reports", "--config", "/nowhere/at/all"], "Can’t read the settings"),
    ],
)
def test_what_cannot_be_done_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], problem: str
) -> None:
    assert main(["admin", *arguments, "--data", str(tmp_path), "--lang", "en"]) == 2
    assert problem in capsys.readouterr().err


@in_loop
async def test_a_name_that_cannot_be_is_not_given(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with serving(tmp_path) as server:
        await account(server, "Taken")
        anna = await server.guest("Anna")
        for name, problem in (("taken", "belongs to an account"), ("\u200b", "1 to 24 visible characters")):
            assert await admin(tmp_path, "rename", anna.id, name) == 2
            assert problem in capsys.readouterr().err
