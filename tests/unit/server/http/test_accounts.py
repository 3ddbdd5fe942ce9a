"""Accounts: made, used on several devices, recovered; and the bots they send."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from account_helpers import PASSWORD, account, bearing, fresh, log_in, reason
from atoll.server.accounts.cookies import COOKIE, CookieSigner
from atoll.server.http import account_models
from atoll.server.live.services import Listener
from atoll.server.live.table import LiveTable
from serving import Guest, Server, in_loop, serving

pytestmark = pytest.mark.usefixtures("backing")


@in_loop
async def test_a_guest_becomes_an_account_and_keeps_the_games(server: Server) -> None:
    anna = await server.guest("Anna")
    before, table = anna.cookie, await anna.make(seats=[{"kind": "me"}, {}])
    await anna.http.post("/account", json={"name": "x", "password": "short"})
    name = fresh("Anna")
    await account(server, name, anna)
    me = (await anna.http.get("/guest")).json()
    assert (me["name"], me["mark"]) == (name, "account")
    assert [one["id"] for one in (await anna.http.get("/tables/mine")).json()] == [table]
    assert (await anna.http.get("/account")).json()["devices"] == 1
    # What proved a guest proves nothing any more: an account can be logged out.
    assert (await Guest(server.api, {COOKIE: before}).http.get("/guest")).status_code == 401
    again = await anna.http.post("/account", json={"name": fresh("Other"), "password": PASSWORD})
    assert reason(again) == "account-already"


@in_loop
async def test_names_of_accounts_are_nobody_elses(server: Server) -> None:
    name = fresh("Élodie")
    owner, _ = await account(server, name)
    alike = [name.replace("o", "\u043e"), name.replace("d", "d\u200b"), name.replace("l", "I")]
    for other in (name, name.upper(), f" {name} ", name.replace("É", "E\u0301"), *alike):
        body = {"name": other, "password": PASSWORD}
        assert reason(await Guest(server.api).http.post("/account", json=body)) == "account-name-taken"
        assert (
            reason(await Guest(server.api).http.post("/guest", json={"name": other})) == "account-name-taken"
        )
    assert (await owner.http.post("/guest", json={"name": name.lower()})).status_code == 200
    other_name = fresh("Elodie")
    await account(server, other_name)
    assert reason(await owner.http.post("/guest", json={"name": other_name})) == "account-name-taken"
    assert (await owner.http.get("/account")).json()["name"] == name.lower()
    assert (await log_in(server, name)).status_code == 200


@in_loop
async def test_two_at_a_table_are_told_apart(server: Server) -> None:
    anna, other = await server.guest("Guest"), await server.guest("Gu\u0435st")
    table = await anna.make("talat", 3, seats=[{"kind": "me"}, {}, {}])
    for seat in (1, 2):
        assert (await other.do(table, f"s{seat}", do="sit", seat=seat)).status_code == 200
    seats = (await anna.http.get(f"/tables/{table}")).json()["state"]["seats"]
    assert [seat["name"] for seat in seats] == ["Guest", "Gu\u0435st 2", "Gu\u0435st 2"]


@pytest.mark.parametrize(
    ("password", "wrong"),
    [
        ("short", "account-password-length"),
        ("x" * 129, "account-password-length"),
        ("aaaaaaaaaa", "account-password-simple"),
        ("Hedwig von Aachen", "account-password-simple"),
    ],
)
@in_loop
async def test_passwords_that_are_none(server: Server, password: str, wrong: str) -> None:
    body = {"name": "Hedwig von Aachen", "password": password}
    answer = await Guest(server.api).http.post("/account", json=body)
    assert (answer.status_code, reason(answer)) == (409, wrong)


@in_loop
async def test_one_account_on_several_devices(server: Server) -> None:
    name = fresh("Ben")
    phone, _ = await account(server, name)
    laptop = Guest(server.api)
    await laptop.http.post("/account/login", json={"name": name, "password": PASSWORD})
    table = await phone.make(seats=[{"kind": "me"}, {}])
    assert [one["id"] for one in (await laptop.http.get("/tables/mine")).json()] == [table]
    assert (await laptop.http.get("/account")).json()["devices"] == 2
    kept = laptop.cookie
    assert (await laptop.http.post("/account/logout", json={})).status_code == 200
    assert laptop.cookie == ""
    assert (await Guest(server.api, {COOKIE: kept}).http.get("/guest")).status_code == 401
    assert (await phone.http.get("/guest")).status_code == 200
    tablet = Guest(server.api)
    await tablet.http.post("/account/login", json={"name": name, "password": PASSWORD})
    async with tablet.live(table) as seat:
        await seat.receive()
        await phone.http.post("/account/logout", json={"everywhere": True})
        with pytest.raises(ConnectionClosed, match="1012"):
            await seat.until("never")
    assert (await tablet.http.get("/guest")).status_code == 401


@in_loop
async def test_a_wrong_password_says_nothing_about_the_name(server: Server) -> None:
    name = fresh("Cleo")
    await account(server, name)
    wrong, unknown = await log_in(server, name, "not this one"), await log_in(server, fresh("Nobody"))
    impossible = await log_in(server, "no\0body")
    assert wrong.json() == unknown.json() == impossible.json()
    assert reason(wrong) == "account-wrong"


@in_loop
async def test_a_new_password_sends_other_devices_away(server: Server) -> None:
    name = fresh("Dora")
    here, _ = await account(server, name)
    there = Guest(server.other.api)  # with PostgreSQL, in another process
    await there.http.post("/account/login", json={"name": name, "password": PASSWORD})
    for body, wrong in [
        ({"old": "not this one", "new": "another password"}, "account-wrong"),
        ({"old": PASSWORD, "new": "short"}, "account-password-length"),
    ]:
        assert reason(await here.http.post("/account/password", json=body)) == wrong
    table = await here.make()
    body = {"old": PASSWORD, "new": "another password"}
    async with there.live(table) as open_socket:
        await open_socket.until("snapshot")
        assert (await here.http.post("/account/password", json=body)).status_code == 200
        with pytest.raises(ConnectionClosed):  # at once, without a message from that device
            await open_socket.until("nothing that comes")
    assert (await here.http.get("/account")).status_code == 200
    assert (await there.http.get("/account")).status_code == 401
    assert (await log_in(server, name)).status_code == 409
    assert (await log_in(server, name, "another password")).status_code == 200


@in_loop
async def test_a_device_that_is_logged_out_while_it_connects_is_closed(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = fresh("Dora")
    here, _ = await account(server, name)
    there = Guest(server.api)
    await there.http.post("/account/login", json={"name": name, "password": PASSWORD})
    table, join = await here.make(), LiveTable.join

    async def log_out_first(live: LiveTable, listener: Listener, after: int | None) -> None:
        body = {"old": PASSWORD, "new": "another password"}
        again = Guest(server.api, dict(here.http.cookies))  # the server has an event loop of its own
        assert (await again.http.post("/account/password", json=body)).status_code == 200
        monkeypatch.undo()
        await join(live, listener, after)

    monkeypatch.setattr(LiveTable, "join", log_out_first)
    async with there.live(table) as seat:
        with pytest.raises(ConnectionClosed):
            await seat.until("nothing that comes")


@in_loop
async def test_the_recovery_code_works_once(server: Server) -> None:
    name = fresh("Emil")
    lost, code = await account(server, name)
    assert re.fullmatch(r"([2-9A-Z]{5}-){4}[2-9A-Z]{5}", code)
    body = {"name": name, "code": code.lower().replace("-", " "), "password": "remembered now"}
    found = Guest(server.api)
    for bad in ({"code": "AAAAA-" * 5}, {"code": ""}, {"name": fresh("Nobody")}):
        assert reason(await found.http.post("/account/recover", json={**body, **bad})) == "account-wrong-code"
    answer = await found.http.post("/account/recover", json=body)
    assert answer.status_code == 200, answer.text
    assert answer.json()["recovery"] != code
    assert (await found.http.get("/account")).json()["name"] == name
    assert (await lost.http.get("/account")).status_code == 401
    assert reason(await found.http.post("/account/recover", json=body)) == "account-wrong-code"
    proof = {"password": "remembered now"}
    third = (await found.http.post("/account/recovery", json=proof)).json()["recovery"]
    body = {"name": name, "code": third, "password": PASSWORD}
    assert (await found.http.post("/account/recover", json=body)).status_code == 200


@in_loop
async def test_settings_follow_the_account(server: Server) -> None:
    name = fresh("Fritz")
    here, _ = await account(server, name)
    assert (await here.http.get("/account/settings")).json() == {}
    body = {"theme": "dark", "text-size": 1.25, "sound": False, "coordinates": True}
    assert (await here.http.put("/account/settings", json=body)).json() == body
    there = Guest(server.api)
    await there.http.post("/account/login", json={"name": name, "password": PASSWORD})
    assert (await there.http.get("/account/settings")).json() == body
    bad: list[dict[str, Any]] = [
        {"Theme": "dark"},
        {"x" * 41: 1},
        {"a": {}},
        {"a": None},
        {"a": float("inf")},
        {"a": "x" * 201},
        {f"k{number}": 1 for number in range(65)},
    ]
    for settings in bad:
        content = json.dumps(settings).replace("Infinity", "1e999")
        answer = await here.http.put("/account/settings", content=content)
        assert answer.status_code == 422, settings
    long = {f"k{number}": "x" * 200 for number in range(60)}
    assert reason(await here.http.put("/account/settings", json=long)) == "account-settings"
    assert (await here.http.get("/account/settings")).json() == body


@pytest.mark.parametrize("path", ["", "/settings", "/bots"])
@in_loop
async def test_a_guest_has_no_account(server: Server, path: str) -> None:
    guest = await server.guest("Gustav")
    answer = await guest.http.get(f"/account{path}")
    assert (answer.status_code, reason(answer)) == (403, "account-needed")
    assert (await Guest(server.api).http.get(f"/account{path}")).status_code == 401


@in_loop
async def test_passwords_cannot_be_tried_for_ever(tmp_path: Path) -> None:
    async with serving(tmp_path, rate_login=0.01) as server:
        answers = [await log_in(server, "Anna", f"try number {number}") for number in range(12)]
        assert [answer.status_code for answer in answers] == [409] * 10 + [429] * 2


@in_loop
async def test_a_forged_session_is_nobody(server: Server) -> None:
    owner, _ = await account(server, fresh("Hans"))
    signer: CookieSigner = server.app.state.accounts._signer
    other, _ = await account(server, fresh("Ida"))
    session = signer.verify(other.cookie)
    assert session is not None
    for cookie in (
        signer.sign(owner.id),
        signer.sign(owner.id, "made-up"),
        signer.sign(owner.id, session.session),
        owner.cookie[:-1],
    ):
        assert (await Guest(server.api, {COOKIE: cookie}).http.get("/guest")).status_code == 401
    assert "made-up" not in repr(signer.verify(signer.sign(owner.id, "made-up")))


# --- bots -------------------------------------------------------------------------------------------------


@in_loop
async def test_a_bot_is_marked_as_one_everywhere(server: Server) -> None:
    owner, _ = await account(server, fresh("Jan"))
    made = await owner.http.post("/account/bots", json={"name": "Snapper"})
    assert made.status_code == 201
    token = made.json()["token"]
    bot = bearing(server, token)
    me = (await bot.http.get("/guest")).json()
    assert (me["name"], me["mark"], me["id"]) == ("Snapper", "bot", made.json()["bot"]["id"])
    table = await owner.make(public=True, seats=[{"kind": "me"}, {}])
    assert (await bot.do(table, do="sit", seat=1)).status_code == 200
    assert (await bot.do(table, "say", do="chat", text="beep")).status_code == 200
    seen = (await owner.http.get(f"/tables/{table}")).json()
    assert [seat["mark"] for seat in seen["state"]["seats"]] == ["account", "bot"]
    assert seen["chat"][0]["mark"] == "bot"
    assert token not in json.dumps((await owner.http.get("/account/bots")).json())
    profile = (await Guest(server.api).http.get(f"/people/{me['id']}")).json()
    assert (profile["mark"], profile["owner"]) == ("bot", owner.id)
    # A bot has no account of its own, and cannot use its owner's.
    assert (await bot.http.get("/account")).status_code == 403
    assert (await owner.http.delete(f"/account/bots/{me['id']}")).status_code == 200
    assert (await bot.http.get("/guest")).status_code == 401
    assert (await owner.http.delete(f"/account/bots/{me['id']}")).status_code == 404


@in_loop
async def test_bots_are_limited_and_their_owners_own(server: Server) -> None:
    owner, _ = await account(server, fresh("Karl"))
    taken = fresh("Lena")
    other, _ = await account(server, taken)
    for name, wrong in ((taken, "account-name-taken"), ("", "server-name")):
        assert reason(await owner.http.post("/account/bots", json={"name": name})) == wrong
    made = [await owner.http.post("/account/bots", json={"name": f"R{n}"}) for n in range(11)]
    assert [answer.status_code for answer in made] == [201] * 10 + [409]
    bot = made[0].json()["bot"]["id"]
    assert (await other.http.delete(f"/account/bots/{bot}")).status_code == 404
    for token in ("x", "atoll_bot_", "atoll_bot_" + "x" * 300, made[0].json()["token"][:-1]):
        assert (await bearing(server, token).http.get("/guest")).status_code == 401


def test_what_is_shown_once_is_shown_nowhere_else() -> None:
    """No document but those that are meant to has a field for a secret."""
    secret = {"password", "recovery", "token", "old", "new", "code"}
    meant = {
        "NewAccount", "AccountCreated", "LoginRequest", "PasswordRequest", "RecoverRequest", "PasswordProof",
        "RecoveryCode", "BotCreated",
    }  # fmt: skip
    for name, model in vars(account_models).items():
        if isinstance(model, type) and issubclass(model, account_models.Model) and name not in meant:
            assert not secret & set(model.model_fields), name
