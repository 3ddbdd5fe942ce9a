"""Notices by mail, sent to a real SMTP server on this machine: asked for, confirmed, sent once, ended."""

from __future__ import annotations

import asyncio
import email
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage, Message
from email.policy import default
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from account_helpers import PASSWORD, account, fresh, reason
from atoll.server.notices.smtp import compose
from atoll.server.notices.turns import TurnNotices
from atoll.server.settings import Settings, SettingsError, is_mail_address
from atoll.store.schema import MAIL_ADDRESSES, NOTICES
from serving import Guest, Server, in_loop, serving

ADDRESS = "zoe@example.org"


class Postbox:
    """An SMTP server that keeps what it gets; it refuses recipients who begin with ``nobody``."""

    def __init__(self) -> None:
        self.got: list[Message] = []
        self.port = 0

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Postbox]:
        listening = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = listening.sockets[0].getsockname()[1]
        async with listening:
            yield self

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(line.encode() + b"\r\n")

        say("220 test")
        while line := (await reader.readline()).decode().strip():
            verb = line.split(" ")[0].upper()
            if verb == "DATA":
                say("354 go on")
                body = await reader.readuntil(b"\r\n.\r\n")
                self.got.append(email.message_from_bytes(body[:-5], policy=default))
                say("250 kept")
            elif verb == "QUIT":
                say("221 bye")
                break
            else:
                say("550 nobody" if "<nobody" in line else "250 fine")
        writer.close()

    def links(self, page: str) -> list[str]:
        texts = [str(message.get_payload(decode=True), "utf-8") for message in self.got]  # type: ignore[arg-type]
        return [token for text in texts for token in re.findall(rf"/notices/{page}/([\w-]+)", text)]


@asynccontextmanager
async def mailing(folder: Path, **settings: Any) -> AsyncIterator[tuple[Server, Postbox]]:
    async with Postbox().open() as postbox:
        mail = {
            "smtp_host": "127.0.0.1",
            "smtp_port": postbox.port,
            "smtp_security": "none",
            "mail_from": "atoll@example.org",
            "url": "http://127.0.0.1",
        }
        async with serving(folder, **mail, **settings) as server:
            yield server, postbox


async def ask(person: Guest, address: str = ADDRESS) -> Any:
    return await person.http.put("/account/mail", json={"address": address, "language": "en"})


async def subscribed(server: Server, postbox: Postbox, address: str = ADDRESS) -> Guest:
    person, _ = await account(server, fresh("Mail"))
    assert (await ask(person, address)).status_code == 200
    body = {"token": postbox.links("confirm")[-1]}
    assert (await Guest(server.api).http.post("/notices/mail/confirm", json=body)).status_code == 200
    return person


@in_loop
async def test_nothing_is_sent_before_the_address_is_confirmed(tmp_path: Path) -> None:
    async with mailing(tmp_path, notice_minutes=0) as (server, postbox):
        zoe, _ = await account(server, fresh("Mail"))
        assert (await zoe.http.get("/account/mail")).json() == {
            "available": True,
            "address": None,
            "confirmed": False,
        }
        assert (await ask(zoe)).status_code == 200
        assert (await zoe.http.get("/account/mail")).json()["confirmed"] is False
        table = await zoe.make(seats=[{"kind": "me"}, {"kind": "me"}])
        await zoe.do(table, do="start")
        await checked(server)
        assert len(postbox.got) == 1
        (token,) = postbox.links("confirm")
        stranger = Guest(server.api)
        assert (await stranger.http.get(f"/notices/confirm/{token}")).status_code == 404, "no GET acts"
        wrong = {"token": "x" * 43}
        assert (await stranger.http.post("/notices/mail/confirm", json=wrong)).status_code == 404
        confirmed = await stranger.http.post("/notices/mail/confirm", json={"token": token})
        assert confirmed.status_code == 200
        assert not confirmed.cookies, "the link logs nobody in"
        assert (await zoe.http.get("/account/mail")).json()["confirmed"] is True


async def checked(server: Server) -> None:
    """Let a server look for people who are waited for, as if a while had passed since the last move."""
    service: TurnNotices = server.app.state.notices
    hub = server.app.state.hub
    late = time.time() + 3600
    service._hub = type("Later", (), {"now": lambda: late, "find": hub.find, "shared": hub.shared})  # type: ignore[assignment]
    try:
        await service.check()
    finally:
        service._hub = hub


@pytest.mark.usefixtures("backing")
@in_loop
async def test_one_message_per_turn_and_none_to_those_who_are_there(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (server, postbox):
        zoe = await subscribed(server, postbox)
        ben = await server.guest("Ben")
        table = await zoe.make(seats=[{"kind": "me"}, {"kind": "open"}], auto_confirm=True)
        await ben.do(table, do="sit", seat=1)
        async with zoe.live(table) as seat:
            await seat.until("snapshot")
            await seat.do(do="start")
            await checked(server)
            assert len(postbox.got) == 1, "she is there, and has only been asked to confirm"
        while zoe.id in server.app.state.hub._tables[table].audience.presence.people():
            await asyncio.sleep(0.01)
        for _ in range(3):
            await checked(server)
        assert len(postbox.got) == 2
        message = postbox.got[1]
        assert message["Subject"] == "Your turn: Talat"
        assert message["To"] == ADDRESS
        assert f"/t/{table}" in str(message.get_payload(decode=True), "utf-8")  # type: ignore[arg-type]
        for person, number in ((zoe, 0), (ben, 1)):
            board = (await person.http.get(f"/tables/{table}?seat={number}")).json()["board"]
            move = board["legal"][0]["moves"][0]
            answer = await person.do(table, f"m{number}", do="play", seat=number, move=move, confirm=True)
            assert answer.status_code == 200, answer.text
        await checked(server)
        await checked(server)
        assert len(postbox.got) == 3, "another turn, another message"


@in_loop
async def test_a_fast_game_sends_nothing(tmp_path: Path) -> None:
    async with mailing(tmp_path, notice_minutes=0) as (server, postbox):
        zoe = await subscribed(server, postbox)
        clock = {"kind": "bank", "seconds": 36000}
        table = await zoe.make(seats=[{"kind": "me"}, {"kind": "me"}], clock=clock)
        await zoe.do(table, do="start")
        await checked(server)
        assert len(postbox.got) == 1


@in_loop
async def test_one_press_unsubscribes(tmp_path: Path) -> None:
    async with mailing(tmp_path, notice_minutes=0) as (server, postbox):
        zoe = await subscribed(server, postbox)
        table = await zoe.make(seats=[{"kind": "me"}, {"kind": "me"}])
        await zoe.do(table, do="start")
        await checked(server)
        message = postbox.got[-1]
        assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        path = re.search(r"/api/v1(/notices/mail/stop\?token=[\w-]+)", message["List-Unsubscribe"])
        assert path is not None
        program = Guest(server.api)
        looked = await program.http.get(path[1])
        assert looked.status_code == 303
        assert looked.headers["location"].startswith("/notices/stop/")
        assert (await zoe.http.get("/account/mail")).json()["confirmed"], "opening the link changes nothing"
        form = {"content-type": "application/x-www-form-urlencoded"}
        answer = await program.http.post(path[1], content="List-Unsubscribe=One-Click", headers=form)
        assert answer.status_code == 200
        assert (await zoe.http.get("/account/mail")).json()["address"] is None


@in_loop
async def test_refused_addresses_and_limits(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (server, postbox):
        zoe, _ = await account(server, fresh("Mail"))
        for bad in ("zoe", "zoe@host", "a@b.org\r\nBcc: x@y.org", "Zoe <z@example.org>", "a@b.org, c@d.org"):
            assert reason(await ask(zoe, bad)) == "notices-mail-address", bad
        assert reason(await ask(zoe, "nobody@example.org")) == "notices-mail-address"
        assert (await zoe.http.get("/account/mail")).json()["address"] is None
        assert postbox.got == []
        assert [(await ask(zoe)).status_code for _ in range(3)] == [200, 200, 429]
        yan, _ = await account(server, fresh("Mail"))
        assert [(await ask(yan)).status_code for _ in range(2)] == [200, 429], "one address gets three a day"
        guest = await server.guest("Gast")
        assert (await ask(guest)).status_code == 403


@in_loop
async def test_a_deleted_account_leaves_no_address(tmp_path: Path) -> None:
    async with mailing(tmp_path, notice_minutes=0) as (server, postbox):
        zoe = await subscribed(server, postbox)
        table = await zoe.make(seats=[{"kind": "me"}, {"kind": "me"}])
        await zoe.do(table, do="start")
        await checked(server)
        answer = await zoe.http.request("DELETE", "/account", json={"password": PASSWORD})
        assert answer.status_code == 200, answer.text
        store = server.app.state.hub.store
        for rows in (MAIL_ADDRESSES, NOTICES):
            assert await store.transaction(lambda c, rows=rows: c.execute(select(rows)).all()) == []


@in_loop
async def test_mail_is_off_unless_the_operator_switches_it_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        zoe, _ = await account(server, fresh("Mail"))
        assert (await zoe.http.get("/account/mail")).json()["available"] is False
        assert reason(await ask(zoe)) == "notices-mail-off"


def test_mail_needs_a_sender_and_the_servers_address() -> None:
    for wrong in (
        {},
        {"url": "https://atoll.example"},
        {"mail_from": "A <a@b.org>", "url": "https://a.example"},
    ):
        with pytest.raises(SettingsError):
            Settings(smtp_host="mail.example", **wrong).check()  # type: ignore[arg-type]


def test_headers_cannot_be_broken_out_of() -> None:
    settings = Settings(mail_from="atoll@example.org")
    assert not is_mail_address("a@b.org\nBcc: c@d.org")
    with pytest.raises(ValueError, match="linefeed"):
        compose(settings, "a@b.org", "Hello\r\nBcc: c@d.org", "text")
    assert isinstance(compose(settings, "a@b.org", "Hello", "text\n.\nMAIL FROM"), EmailMessage)
