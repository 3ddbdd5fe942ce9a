"""Notices by Web Push, sent to a push service on this machine and decrypted there."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from account_helpers import PASSWORD, account, fresh, reason
from atoll.server.notices.push import MAX_BROWSERS, MAX_SUBSCRIPTIONS
from atoll.server.notices.turns import TurnNotices
from atoll.server.notices.webpush import ServerKey
from atoll.server.settings import Settings, SettingsError
from atoll.store.schema import NOTICES, PUSH_SUBSCRIPTIONS
from push_service import Browser, PushService, certificate
from serving import Guest, Server, in_loop, serving


@asynccontextmanager
async def pushing(
    folder: Path, monkeypatch: pytest.MonkeyPatch, **settings: Any
) -> AsyncIterator[tuple[Server, PushService]]:
    file = certificate(folder)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    async with PushService(file).open() as service:
        push = {
            "push_key": ServerKey.create(),
            "push_hosts": f"localhost:{service.port}",
            "push_private": True,
            "url": "http://127.0.0.1",
        }
        async with serving(folder, **push, **settings) as server:
            yield server, service


async def subscribed(
    server: Server, service: PushService, browser: Browser, path: str = "/one", language: str = "de"
) -> Guest:
    person, _ = await account(server, fresh("Push"))
    body = browser.subscription(service.endpoint(path), language)
    answer = await person.http.put("/account/push", json=body)
    assert answer.status_code == 200, answer.text
    return person


async def waiting(person: Guest, **settings: Any) -> str:
    """Start a game in which it is this person's turn."""
    table = await person.make(seats=[{"kind": "me"}, {"kind": "me"}], **settings)
    await person.do(table, do="start")
    return table


async def checked(server: Server) -> None:
    """Let a server look for people who are waited for, as if a while had passed since the last move."""
    service: TurnNotices = server.app.state.notices
    hub = server.app.state.hub
    late = time.time() + 3600
    later = {"now": lambda: late, "find": hub.find, "shared": hub.shared}
    service._hub = type("Later", (), later)  # type: ignore[assignment]
    try:
        await service.check()
    finally:
        service._hub = hub


async def subscriptions(server: Server) -> int:
    query = select(func.count()).select_from(PUSH_SUBSCRIPTIONS)
    return int(await server.app.state.hub.store.transaction(lambda c: c.scalar(query)))


@pytest.mark.usefixtures("backing")
@in_loop
async def test_one_message_per_turn_with_table_and_language_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with pushing(tmp_path, monkeypatch) as (server, service):
        browser = Browser()
        zoe = await subscribed(server, service, browser)
        ben = await server.guest("Ben")
        table = await zoe.make(seats=[{"kind": "me"}, {"kind": "open"}], auto_confirm=True)
        await ben.do(table, do="sit", seat=1)
        async with zoe.live(table) as seat:
            await seat.until("snapshot")
            await seat.do(do="start")
            await checked(server)
            assert service.got == [], "she is there"
        while zoe.id in server.app.state.hub._tables[table].audience.presence.people():
            await asyncio.sleep(0.01)
        await asyncio.gather(*(checked(each) for each in (server, server.other)))
        await checked(server)
        (got,) = service.got
        assert browser.read(got.body) == {"table": table, "language": "de"}
        assert got.headers["content-encoding"] == "aes128gcm"
        assert got.headers["ttl"] == "86400"
        key = (await zoe.http.get("/account/push")).json()["key"]
        assert got.headers["authorization"].endswith(f", k={key}")
        assert table.encode() not in got.body
        for person, number in ((zoe, 0), (ben, 1)):
            board = (await person.http.get(f"/tables/{table}?seat={number}")).json()["board"]
            move = board["legal"][0]["moves"][0]
            answer = await person.do(table, f"m{number}", do="play", seat=number, move=move, confirm=True)
            assert answer.status_code == 200, answer.text
        await checked(server)
        await checked(server)
        assert len(service.got) == 2, "another turn, another message"


@in_loop
async def test_dead_subscriptions_are_deleted_and_others_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with pushing(tmp_path, monkeypatch) as (server, service):
        caplog.set_level(logging.DEBUG)
        logging.getLogger("atoll.server").propagate = True
        service.answers.update({"/gone": "410 Gone", "/lost": "404 Not Found", "/busy": "500 Sorry"})
        zoe = await subscribed(server, service, Browser())
        for path in ("/gone", "/lost", "/busy"):
            body = Browser().subscription(service.endpoint(path))
            assert (await zoe.http.put("/account/push", json=body)).status_code == 200
        table = await waiting(zoe)
        await checked(server)
        assert sorted(got.path for got in service.got) == ["/busy", "/gone", "/lost", "/one"]
        assert await subscriptions(server) == 2
        written = "\n".join(f"{record.getMessage()} {record.__dict__}" for record in caplog.records)
        assert "push refused" in written
        keys = Browser().subscription("")["keys"]
        for secret in ("localhost", "/busy", table, keys["auth"]):
            lines = [line for line in written.splitlines() if "push" in line]
            assert not any(secret in line for line in lines), secret


@in_loop
async def test_a_subscription_ends_with_the_session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with pushing(tmp_path, monkeypatch) as (server, service):
        zoe = await subscribed(server, service, Browser())
        await waiting(zoe)
        assert (await zoe.http.post("/account/logout", json={"everywhere": False})).status_code == 200
        await checked(server)
        assert service.got == []
        assert await subscriptions(server) == 0


@in_loop
async def test_a_deleted_account_leaves_no_subscription(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with pushing(tmp_path, monkeypatch) as (server, service):
        zoe = await subscribed(server, service, Browser())
        await waiting(zoe)
        await checked(server)
        assert len(service.got) == 1
        answer = await zoe.http.request("DELETE", "/account", json={"password": PASSWORD})
        assert answer.status_code == 200, answer.text
        store = server.app.state.hub.store
        for rows in (PUSH_SUBSCRIPTIONS, NOTICES):
            assert await store.transaction(lambda c, rows=rows: c.execute(select(rows)).all()) == []


@in_loop
async def test_limits_and_what_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with pushing(tmp_path, monkeypatch) as (server, service):
        browser = Browser()
        zoe = await subscribed(server, service, browser)
        good = browser.subscription(service.endpoint())
        for wrong in (
            {**good, "endpoint": "https://evil.example/x"},
            {**good, "endpoint": service.endpoint().replace("https", "http")},
            {**good, "keys": {**good["keys"], "p256dh": "A" * 87}},
        ):
            assert reason(await zoe.http.put("/account/push", json=wrong)) == "notices-push-browser"
        assert (await zoe.http.put("/account/push", json={**good, "language": "xx"})).status_code == 422
        assert (await (await server.guest("Gast")).http.put("/account/push", json=good)).status_code == 403

        yan, _ = await account(server, fresh("Push"))
        stolen = await yan.http.request("DELETE", "/account/push", json={"endpoint": good["endpoint"]})
        assert stolen.status_code == 200
        assert await subscriptions(server) == 1, "it is not Yan's"

        for number in range(MAX_BROWSERS + 2):
            body = browser.subscription(service.endpoint(f"/{number}"))
            assert (await zoe.http.put("/account/push", json=body)).status_code == 200
        assert await subscriptions(server) == MAX_BROWSERS
        answers = [
            (await zoe.http.put("/account/push", json=good)).status_code for _ in range(MAX_SUBSCRIPTIONS)
        ]
        assert answers[-1] == 429

        answer = await zoe.http.request("DELETE", "/account/push", json={"endpoint": good["endpoint"]})
        assert answer.status_code == 200
        assert await subscriptions(server) == MAX_BROWSERS - 1


@in_loop
async def test_web_push_is_off_unless_the_operator_makes_a_key(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        zoe, _ = await account(server, fresh("Push"))
        assert (await zoe.http.get("/account/push")).json() == {"key": None}
        words = (await zoe.http.get("/notices/push/de")).json()
        assert words == {"title": "Du bist am Zug", "text": "Eine Partie wartet auf dich."}
        assert (await zoe.http.get("/notices/push/xx")).status_code == 422
        body = Browser().subscription("https://fcm.googleapis.com/x")
        assert reason(await zoe.http.put("/account/push", json=body)) == "notices-push-off"


def test_web_push_needs_https_and_plain_hosts() -> None:
    key = ServerKey.create()
    Settings(push_key=key, url="https://atoll.example").check()
    for wrong in (
        {},
        {"url": "http://atoll.example"},
        {"push_private": True},
        {"url": "https://atoll.example", "push_hosts": "https://push.example"},
        {"url": "https://atoll.example", "push_hosts": "*"},
    ):
        with pytest.raises(SettingsError):
            Settings(push_key=key, **wrong).check()  # type: ignore[arg-type]
