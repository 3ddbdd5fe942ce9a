"""A game from a package of its own: announced by an entry point, it is served like any other."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from browsing import served
from serving import Guest, in_loop

TESTS = Path(__file__).parents[1]


@pytest.fixture
def announced(tmp_path: Path) -> str:
    """A package as an installer leaves it, which announces the example game. Gives a PYTHONPATH."""
    folder = tmp_path / "site" / "pearls-1.0.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: pearls\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text("[atoll.games]\npearls = contract.pearls:PEARLS\n")
    return os.pathsep.join([str(folder.parent), str(TESTS)])


def test_a_new_game_is_served_with_nothing_else_touched(tmp_path: Path, announced: str) -> None:
    with served(tmp_path / "data", PYTHONPATH=announced) as address:
        plays_to_the_end(f"{address}/api/v1")


@in_loop
async def plays_to_the_end(api: str) -> None:
    anna = Guest(api)
    assert (await anna.http.post("/guest", json={"name": "Anna"})).status_code == 200
    games: list[dict[str, Any]] = (await anna.http.get("/games")).json()
    assert [game["name"] for game in games] == ["pearls", "talat", "taluva", "titicaca"]
    pearls = games[0]
    assert pearls["title"] == "Pearls"
    assert pearls["players"] == [2, 3]
    assert pearls["usual_players"] == 3
    assert pearls["rule_prefix"] == "P"
    assert pearls["hidden_information"] is True
    assert pearls["boards"] == ["flat"]
    assert [option["name"] for option in pearls["options"]] == ["rich"]

    seats = [{"kind": "me", "nonce": "1"}, {"kind": "bot", "level": "level-1", "nonce": ""}]
    table = await anna.make("pearls", 2, seats=seats, auto_confirm=True, options={"rich": True})
    async with anna.live(table) as seat:
        await seat.until("snapshot")
        assert (await seat.do(do="start"))["type"] == "ack"
        while seat.state["life"] == "playing":
            if 0 in seat.state["asked"] and 0 not in seat.state["sealed"]:
                move = seat.legal()[0]
                answer = await seat.do(do="play", seat=0, move=move)
                assert answer["type"] == "ack", answer
            else:
                await seat.receive()
        assert seat.state["life"] == "over"
    record = (await anna.http.get(f"/tables/{table}/record")).json()
    assert record["game"] == "pearls"
    assert record["options"] == {"rich": True}
    assert record["result"]["over"]
