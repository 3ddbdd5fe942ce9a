"""Past positions of a table, and moments of the games to show."""

from __future__ import annotations

import pytest

from serving import Guest, Server, in_loop

pytestmark = pytest.mark.usefixtures("backing")


@in_loop
async def test_a_seat_can_look_back_at_every_move(server: Server) -> None:
    ada = await server.guest("Ada")
    seats = [{"kind": "me", "nonce": "a"}, {"kind": "me", "nonce": "b"}]
    table = await ada.make("titicaca", 2, auto_confirm=True, seats=seats)
    await ada.do(table, "start", do="start")
    for seat, bid in ((1, "bid 4"), (0, "bid 2")):
        assert (await ada.do(table, f"seat{seat}", do="play", seat=seat, move=bid)).status_code == 200
    now = (await ada.http.get(f"/tables/{table}", params={"seat": 0})).json()
    assert now["state"]["committed"] == 2
    last = (await ada.http.get(f"/tables/{table}/positions/2", params={"seat": 0})).json()
    assert last["view"] == now["board"]["view"]
    first = (await ada.http.get(f"/tables/{table}/positions/0", params={"seat": 0})).json()
    assert first["view"]["step"] == "bidding"
    assert first["view"]["sealed"] == []
    middle = (await ada.http.get(f"/tables/{table}/positions/1", params={"watch": "true"})).json()
    assert middle["view"]["bids"] == [None, None], "a spectator sees no bid before all are in"
    assert (await ada.http.get(f"/tables/{table}/positions/3")).status_code == 404
    assert (await ada.http.get(f"/tables/{table}/positions/-1")).status_code == 422


@in_loop
async def test_before_the_game_there_is_nothing_to_look_back_at(server: Server) -> None:
    ada = await server.guest("Ada")
    table = await ada.make("talat", 2)
    assert (await ada.http.get(f"/tables/{table}/positions/0")).status_code == 409


@pytest.mark.parametrize("game", ["talat", "titicaca", "taluva"])
def test_moments_of_a_game(server: Server, game: str) -> None:
    @in_loop
    async def look() -> None:
        http = Guest(server.api).http
        shown = (await http.get(f"/games/{game}/demo")).json()
        assert shown["game"] == game
        assert 12 <= len(shown["views"]) <= 48
        assert shown["views"][0] != shown["views"][-1]

    look()


@in_loop
async def test_there_are_no_moments_of_an_unknown_game(server: Server) -> None:
    assert (await Guest(server.api).http.get("/games/chess/demo")).status_code == 404
