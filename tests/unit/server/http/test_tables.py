"""The requests: what there is, who one is, tables and records."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import psycopg
import pytest

from atoll.ai import BOTS
from atoll.core import Record, game_names
from atoll.messages import catalogue, say
from atoll.server.accounts.cookies import COOKIE, CookieSigner
from atoll.table.fair import verify
from serving import Backing, Guest, Server, in_loop, serving, stop_rates

pytestmark = pytest.mark.usefixtures("backing")


@in_loop
async def test_what_there_is_to_play(server: Server) -> None:
    http = Guest(server.api).http
    assert (await http.get("/")).json()["games"] == list(game_names())
    games = (await http.get("/games")).json()
    assert [game["name"] for game in games] == list(game_names())
    games.sort(key=lambda game: game["order"])
    taluva, titicaca, talat = games
    assert [game["usual_players"] for game in games] == [2, 3, 3]
    assert [game["rule_prefix"] for game in games] == ["T", "C", "A"]
    assert [game["title"] for game in games] == ["Taluva", "Titicaca", "Talat"]
    assert taluva["confirm_turns"]
    assert not talat["confirm_turns"]
    assert titicaca["hidden_information"]
    assert [game["boards"] for game in games] == [["flat", "scene"]] * 3
    assert {"ships", "zone"} <= {option["name"] for option in taluva["options"]}
    for game in games:
        for about in [game["about"], *(option["about"] for option in game["options"])]:
            assert catalogue("de").say(about["key"], about["values"])
    levels = (await http.get("/levels")).json()
    names = [level["name"] for level in levels]
    assert names == ["adaptive", *(name for name in BOTS if name.startswith("level-"))]
    for level in levels:
        assert {level["key"], level["character"] or level["key"]} <= {
            key for key in (level["key"], level["character"]) if key and key in catalogue("fr")
        }


@in_loop
async def test_options_are_checked_before_a_table_is_made(server: Server) -> None:
    http = Guest(server.api).http
    good = await http.post("/games/taluva/options", json={"players": 5, "options": {"ships": True}})
    assert good.json()["options"]["fifth"] is True
    impossible = {(each["option"], each["value"]): each["reason"] for each in good.json()["impossible"]}
    assert impossible["fifth", False]["key"] == "taluva-option-fifth"
    assert impossible["teams", True] == {"key": "taluva-option-teams-players", "values": {"players": 5}}
    bad = await http.post(
        "/games/taluva/options",
        json={"players": 3, "options": {"teams": True}},
        headers={"Accept-Language": "fr-CH, en;q=0.5"},
    )
    assert bad.status_code == 422
    assert bad.json()["error"]["key"] == "taluva-option-teams-players"
    assert "équipes" in bad.json()["text"].lower()
    assert (await http.post("/games/chess/options", json={"players": 2})).status_code == 404


@in_loop
async def test_options_of_the_laboratory_are_not_for_tables(server: Server) -> None:
    host = await server.guest("Ada")
    body = {"game": "talat", "players": 2, "options": {"towers": "13+23"}}
    answer = await host.http.post("/tables", json=body)
    assert answer.status_code == 422
    assert answer.json()["error"]["key"] == "option-laboratory"


@in_loop
async def test_the_rule_that_a_refusal_names_can_be_read(server: Server) -> None:
    http = Guest(server.api).http
    whole = (await http.get("/games/titicaca/rules", params={"lang": "de"})).json()
    assert whole["game"] == "titicaca"
    one = (await http.get("/games/titicaca/rules/C-BID-1", params={"lang": "de"})).json()
    assert one in whole["rules"]
    assert (await http.get("/games/talat/rules/A-XXX-1")).status_code == 404
    assert (await http.get("/games/titicaca/rules", params={"lang": "xx"})).status_code == 422


@in_loop
async def test_a_guest_has_a_cookie_that_scripts_cannot_read(server: Server) -> None:
    guest = Guest(server.api)
    assert (await guest.http.get("/guest")).status_code == 401
    answer = await guest.http.post("/guest", json={"name": "  Anna \u202e "})
    assert answer.json()["name"] == "Anna"
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert (await guest.http.get("/guest")).json()["name"] == "Anna"
    again = await guest.http.post("/guest", json={"name": "Anne"})
    assert "set-cookie" not in again.headers
    assert again.json()["id"] == answer.json()["id"]
    for name in ("", " \u200b", "x" * 25):
        assert (await guest.http.post("/guest", json={"name": name})).status_code == 409


@pytest.mark.parametrize("how", ["cut", "changed", "other id", "other key", "none", "long"])
@in_loop
async def test_a_forged_cookie_is_nobody(server: Server, how: str) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    other = CookieSigner("another server's key")
    who, _, signature = anna.cookie.rpartition(".")
    forged = {
        "cut": anna.cookie[:-1],
        "changed": who + "." + signature[:-2] + ("AA" if signature[-2:] != "AA" else "BB"),
        "other id": ben.cookie.rpartition(".")[0] + "." + signature,
        "other key": other.sign(who),
        "none": who,
        "long": anna.cookie + "A" * 5000,
    }[how]
    forger = Guest(server.api, {COOKIE: forged})
    assert (await forger.http.get("/guest")).status_code == 401
    table = await anna.make()
    async with forger.live(table) as seat:
        assert (await seat.receive())["viewer"] is None
        refusal = await seat.do(do="sit", seat=0)
        assert refusal["refusals"][0]["key"] == "server-who"


@in_loop
async def test_a_game_through_requests_alone(server: Server) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.make(seats=[{"kind": "me", "nonce": "a"}, {}])
    assert (await ben.do(table, do="sit", seat=1, nonce="b")).status_code == 200
    assert (await anna.do(table, "s", do="start")).status_code == 200
    await play_some(table, [anna, ben])
    await anna.do(table, "r", do="resign", seat=0)
    document = (await Guest(server.api).http.get(f"/tables/{table}/record")).json()
    record = Record.from_json(document)
    assert len(record.position().moves) == 12
    verify(record)
    mine = (await ben.http.get("/tables/mine")).json()
    assert [(one["id"], one["life"]) for one in mine] == [(table, "over")]


async def play_some(table: str, guests: list[Guest]) -> None:
    rng = Random(1)
    for ply in range(12):
        snapshot = (await guests[ply % 2].http.get(f"/tables/{table}")).json()
        assert snapshot["state"]["asked"] == [ply % 2]
        move = rng.choice([move for group in snapshot["board"]["legal"] for move in group["moves"]])
        answer = await guests[ply % 2].do(
            table, f"m{ply}", do="play", seat=ply % 2, move=move, confirm=True, ply=ply
        )
        assert answer.status_code == 200, answer.text


@in_loop
async def test_private_tables_are_not_listed_and_public_ones_are(server: Server) -> None:
    anna = await server.guest("Anna")
    hidden = await anna.make(public=False)
    shown = await anna.make(public=True)
    listed = [one["id"] for one in (await anna.http.get("/tables")).json()]
    assert shown in listed
    assert hidden not in listed
    assert (await anna.http.get(f"/tables/{'A' * 22}")).status_code == 404


@in_loop
async def test_a_closed_game_is_for_those_who_sit_there(server: Server) -> None:
    anna, ben, cleo = [await server.guest(name) for name in ("Anna", "Ben", "Cleo")]
    table = await anna.make(spectators=False, seats=[{"kind": "me"}, {}])
    assert (await cleo.http.get(f"/tables/{table}")).status_code == 200, "one may come to sit down"
    await ben.do(table, do="sit", seat=1)
    await anna.do(table, "s", do="start")
    for path in ("", "/record", "/events"):
        assert (await cleo.http.get(f"/tables/{table}{path}")).status_code == 403
        assert (await ben.http.get(f"/tables/{table}{path}")).status_code == 200
        assert (await ben.http.get(f"/tables/{table}{path}?seat=0")).status_code == 403


@in_loop
async def test_limits_are_answered_with_their_reason(tmp_path: Path) -> None:
    async with serving(tmp_path, max_tables=3, max_tables_person=2) as server:
        anna, ben = await server.guest("Anna"), await server.guest("Ben")
        for _ in range(2):
            await anna.make()
        answer = await anna.http.post("/tables", json={"game": "talat", "players": 2})
        assert answer.json()["error"]["key"] == "server-tables-person"
        await ben.make()
        answer = await ben.http.post("/tables", json={"game": "talat", "players": 2})
        assert answer.json()["error"]["key"] == "server-tables-full"
        assert (await ben.http.post("/guest", content=b"x" * 20000)).status_code == 413
    async with serving(tmp_path, rate_address=0.1, burst=30) as server:
        http = Guest(server.api).http
        assert [(await http.get("/")).status_code for _ in range(4)] == [200, 200, 200, 429]
    for limit in ({"rate_guests": 0.1, "burst": 10}, {"max_guests_address": 1}):
        await one_guest(tmp_path, limit)


async def one_guest(folder: Path, limit: dict[str, float]) -> None:
    """Check that there is a first guest of an address, and no second one."""
    async with serving(folder, **limit) as server:
        stop_rates(server)
        await server.guest("Anna")
        assert (await Guest(server.api).http.post("/guest", json={"name": "Ben"})).status_code == 429


@in_loop
async def test_requests_that_cost_more_count_as_several(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = await server.guest("Anna")
        table = await anna.make("taluva", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
        await anna.do(table, do="start")
        cookies = dict(anna.http.cookies)
    async with serving(tmp_path, rate_address=0.1, burst=330) as server:  # 33 requests
        stop_rates(server)
        anna = Guest(server.api, cookies)
        for path in (f"/tables/{table}/places", "/"):  # three times ten, three times one
            answers = [(await anna.http.get(path)).status_code for _ in range(4)]
            assert answers == [200, 200, 200, 429]


@in_loop
async def test_requests_of_one_moment_count_each_other(tmp_path: Path) -> None:
    async with serving(tmp_path, max_tables_person=5) as server:
        anna = await server.guest("Anna")
        body = {"game": "talat", "players": 2}
        answers = await asyncio.gather(*(anna.http.post("/tables", json=body) for _ in range(20)))
        made = sum(answer.status_code == 201 for answer in answers)
        assert 0 < made <= 5
        assert len((await anna.http.get("/tables/mine")).json()) <= 5


@in_loop
async def test_an_address_creates_only_so_many_tables(tmp_path: Path) -> None:
    async with serving(tmp_path, max_tables_address=2) as server:
        anna, ben = await server.guest("Anna"), await server.guest("Ben")
        await anna.make()
        await ben.make()
        answer = await ben.http.post("/tables", json={"game": "talat", "players": 2})
        assert answer.status_code == 409
        assert answer.json()["error"]["key"] == "server-tables-address"


async def make_read_only(server: Server, url: str | None) -> None:
    """Let the database answer, but take no writes: as on a full disk, or after a failover to a standby."""
    if url is None:
        store = server.app.state.hub.store
        await store.transaction(lambda connection: connection.exec_driver_sql("PRAGMA query_only = ON"))
        return
    with psycopg.connect(url, autocommit=True) as outside:
        name = outside.info.dbname
        outside.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        others = "FROM pg_stat_activity WHERE datname = %s AND pid <> pg_backend_pid()"
        outside.execute(f"SELECT pg_terminate_backend(pid) {others}", [name])


def make_writable(url: str) -> None:
    """Let a PostgreSQL take writes again, from connections that are opened from now on."""
    with psycopg.connect(url, autocommit=True, options="-c default_transaction_read_only=off") as outside:
        outside.execute(f"ALTER DATABASE {outside.info.dbname} RESET default_transaction_read_only")


@in_loop
async def test_a_server_that_cannot_write_is_not_ready(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        http = Guest(server.url).http
        assert (await http.get("/readyz")).status_code == 200
        url = Backing.settings(tmp_path).get("database_url")
        await make_read_only(server, url)
        answer = await http.get("/readyz")
        assert answer.status_code == 503
        assert not answer.json()["database"]
        if url is not None:  # it goes on waiting for such a database: without this, as long as it may
            make_writable(url)
            while (await http.get("/readyz")).status_code != 200:
                await asyncio.sleep(0.05)


@in_loop
async def test_a_name_of_which_nothing_is_seen_is_refused(server: Server) -> None:
    for name in ("\u3164", "\u2800\u2800", "\u200b", " \u00a0 ", "\u115f\u0301"):
        answer = await Guest(server.api).http.post("/guest", json={"name": name})
        assert answer.status_code == 409, ascii(name)
        assert answer.json()["error"]["key"] == "server-name"


@in_loop
async def test_other_sites_and_other_names_are_turned_away(server: Server) -> None:
    anna = await server.guest("Anna")
    for headers, status in (
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": server.url}, 201),
        ({"Host": "evil.example"}, 421),
        ({"Host": "[::1"}, 421),
        ({"Host": "127.0.0.1.evil.example"}, 421),
        ({"Host": "localhost:999"}, 201),
        ({"Host": "[::1]:8000"}, 201),
    ):
        answer = await anna.http.post("/tables", json={"game": "talat", "players": 2}, headers=headers)
        assert answer.status_code == status, headers


@in_loop
async def test_every_answer_carries_the_security_headers(server: Server) -> None:
    http = Guest(server.url).http
    for path in ("/", "/api/v1/games", "/api/v1/nothing", "/t/abc"):
        answer = await http.get(path)
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
    assert (await http.get("/api/v1/nothing")).status_code == 404
    assert (await http.get("/../../etc/passwd")).status_code in {200, 404}
    assert b"root:" not in (await http.get("/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd")).content


@in_loop
async def test_a_link_can_be_photographed(server: Server) -> None:
    anna = await server.guest("Anna")
    answer = await anna.http.get(f"/tables/{await anna.make()}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.lstrip().startswith("<?xml")


@in_loop
async def test_the_places_of_ones_moves_have_names(server: Server) -> None:
    anna = await server.guest("Anna")
    table = await anna.make("talat", 3, seats=[{"kind": "me"}] * 3)
    assert (await anna.http.get(f"/tables/{table}/places")).status_code == 409
    await anna.do(table, do="start")
    snapshot = (await anna.http.get(f"/tables/{table}")).json()
    named = (await anna.http.get(f"/tables/{table}/places")).json()
    legal = [move for group in snapshot["board"]["legal"] for move in group["moves"]]
    assert set(named["places"]) == set(legal)
    assert (named["round"], named["ply"]) == (snapshot["state"]["round"], snapshot["state"]["ply"])
    between = next(move for move in legal if " AB " in move)
    place = named["places"][between]
    assert place["parts"] == [" ".join(between.split()[2:])]
    assert " on your board with Ben" in say(place["key"], place["values"], names=["Anna", "Ben", "Dora"])
    stranger = await server.guest("Cleo")
    assert (await stranger.http.get(f"/tables/{table}/places")).json()["places"] == {}
    assert (await stranger.http.get(f"/tables/{table}/places?seat=0")).status_code == 403


@in_loop
async def test_one_learns_why_a_move_cannot_be_made_without_trying_it(server: Server) -> None:
    anna = await server.guest("Anna")
    table = await anna.make("taluva", 2, seats=[{"kind": "me"}] * 2)
    path, moves = f"/tables/{table}/refusals", {"move": ["tile 0,0 0", "hut 1,0"], "seat": 0}
    assert (await anna.http.get(path, params=moves)).status_code == 409
    await anna.do(table, do="start")
    answer = (await anna.http.get(path, params=moves)).json()
    assert answer["tile 0,0 0"] == []
    assert [fact["key"] for fact in answer["hut 1,0"]] == ["T-TURN-1"]
    assert (await anna.http.get(f"/tables/{table}")).json()["state"]["ply"] == 0
    stranger = await server.guest("Cleo")
    assert (await stranger.http.get(path, params=moves)).status_code == 403
    assert (await stranger.http.get(path, params={"move": ["hut 1,0"]})).status_code == 409


@in_loop
async def test_warnings_are_for_the_seat_that_moves(server: Server) -> None:
    anna = await server.guest("Anna")
    table = await anna.make("taluva", 2, seats=[{"kind": "me"}] * 2)
    assert (await anna.http.get(f"/tables/{table}/warnings")).status_code == 409
    await anna.do(table, do="start")
    answer = (await anna.http.get(f"/tables/{table}/warnings", params={"seat": 0})).json()
    assert answer == {"round": 0, "ply": 0, "moves": {}, "drafted": {}}
    stranger = await server.guest("Cleo")
    assert (await stranger.http.get(f"/tables/{table}/warnings?seat=0")).status_code == 403


@in_loop
async def test_a_hint_is_a_legal_move_of_ones_own(server: Server) -> None:
    anna = await server.guest("Anna")
    table = await anna.make(seats=[{"kind": "me"}, {"kind": "me"}])
    assert (await anna.http.post(f"/tables/{table}/hint")).status_code == 409
    await anna.do(table, do="start")
    hint = (await anna.http.post(f"/tables/{table}/hint")).json()
    played = await anna.do(table, "m", do="play", seat=hint["seat"], move=hint["move"])
    assert played.status_code == 200
    assert (await anna.http.post(f"/tables/{table}/hint?seat=1")).status_code == 409
    stranger = await server.guest("Ben")
    assert (await stranger.http.post(f"/tables/{table}/hint?seat=0")).status_code == 403


@in_loop
async def test_a_hint_says_why_or_what_follows(server: Server) -> None:
    anna = await server.guest("Anna")
    table = await anna.make(game="talat", seats=[{"kind": "me"}, {"kind": "me"}])
    await anna.do(table, "s", do="start")
    hint = (await anna.http.post(f"/tables/{table}/hint")).json()
    assert bool(hint["reasons"]) != bool(hint["line"])
    assert all(reason["key"].startswith("talat-idea-") for reason in hint["reasons"])
    assert all(move["facts"] for move in hint["line"])


@in_loop
async def test_a_hint_for_a_complete_turn_says_to_confirm_it(server: Server) -> None:
    anna = await server.guest("Anna")
    table = await anna.make(seats=[{"kind": "me"}, {"kind": "me"}])
    await anna.do(table, "s", do="start")
    hint = (await anna.http.post(f"/tables/{table}/hint")).json()
    played = await anna.do(table, "m", do="play", seat=hint["seat"], move=hint["move"])
    assert played.status_code == 200
    assert (await anna.http.get(f"/tables/{table}")).json()["state"]["draft"]["complete"]
    for language, sentence in {
        "en": "Your turn is complete. Confirm it or undo.",
        "fr": "Votre tour est complet. Confirmez-le ou annulez.",
        "de": "Dein Zug ist vollständig. Bestätige ihn oder nimm etwas zurück.",
    }.items():
        answer = await anna.http.post(f"/tables/{table}/hint", headers={"Accept-Language": language})
        assert answer.status_code == 409
        assert answer.json()["error"]["key"] == "table-draft-full"
        assert answer.json()["text"] == sentence
    other = await anna.http.post(f"/tables/{table}/hint?seat=1")
    assert other.json()["error"]["key"] == "not-your-turn"
    await anna.do(table, "u", do="undo", seat=0)
    assert (await anna.http.post(f"/tables/{table}/hint")).status_code == 200


@in_loop
async def test_a_newcomer_is_nobody_without_an_error(server: Server) -> None:
    newcomer = Guest(server.api)
    answer = await newcomer.http.get("/me")
    assert (answer.status_code, answer.json()) == (200, None)
    assert COOKIE not in answer.cookies
    made = (await newcomer.http.post("/guest", json={"name": "Anna"})).json()
    assert (await newcomer.http.get("/me")).json() == made
    assert (await newcomer.http.get("/guest")).json() == made


@in_loop
async def test_a_country_can_be_brought_to_the_table(server: Server) -> None:
    anna = await server.guest("Anna")
    games = {one["name"]: one for one in (await anna.http.get("/games")).json()}
    assert games["talat"]["given"] == []
    assert "ring" in games["titicaca"]["given"][0]["values"]
    seats = [{"kind": "me"}, {"kind": "me"}]
    table = await anna.make("titicaca", seats=seats, given={"country": "ring"})
    await anna.do(table, "s", do="start")
    await anna.do(table, "r", do="resign", seat=0)
    await anna.do(table, "q", do="resign", seat=1)
    document = (await anna.http.get(f"/tables/{table}/record")).json()
    assert document["fair"]["given"] == {"country": "ring"}
    assert len(document["setup"]["country"]) == 48
    verify(Record.from_json(document))
    body = {"game": "titicaca", "players": 2, "given": {"country": {"0,0": "F"}}}
    refused = await anna.http.post("/tables", json=body)
    assert (refused.status_code, refused.json()["error"]["key"]) == (422, "titicaca-country-alone")
