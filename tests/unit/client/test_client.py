"""The Python client against a real server; the bot of docs/bots.md runs as written."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
from pathlib import Path

import httpx
import pytest

from account_helpers import PASSWORD
from atoll.client import Client, ClientError, Refused
from serving import STUCK_SECONDS, Server

DOCS = Path(__file__).parents[3] / "docs"


def test_the_bot_of_the_docs_runs_as_written(server: Server, tmp_path: Path) -> None:
    text = (DOCS / "bots.md").read_text(encoding="utf-8")
    source = re.search(r"<!-- example: with a server -->\n```python\n(.*?)```", text, re.S)
    assert source is not None
    script = tmp_path / "bot.py"
    script.write_text(source[1], encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(script), server.url],
        capture_output=True,
        text=True,
        timeout=STUCK_SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"places: \[\d, \d, \d\]\n", done.stdout)


def test_two_programs_meet_at_a_table(server: Server) -> None:
    with Client(server.url, name="One") as one, Client(server.url, name="Two") as two:
        first = one.create("titicaca", players=2)
        second = two.join(first.link)
        assert second.seat == 1
        with pytest.raises(ClientError, match="taken"):
            Client(server.url, name="Three").join(first.id)
        assert two.join(first.link).seat == 1, "whoever holds a seat has it again"
        first.start()
        other = threading.Thread(target=lambda: [turn.play(turn.legal[-1]) for turn in second.turns()])
        other.start()
        for turn in first.turns():
            turn.play(turn.legal[-1])
        other.join(STUCK_SECONDS)
        assert first.result == second.result
        assert first.result is not None
        assert [move["move"] for move in first.history if "?" not in move["move"]]
        assert first.record()["result"] == first.result


def test_illegal_moves_are_refused_with_their_rules(server: Server) -> None:
    with Client(server.url, name="One") as client:
        table = client.create("talat", players=2, bots={1: "random"})
        with pytest.raises(Refused) as refusal:
            table.do("play", seat=0, move="put 11 AB a1")
        assert refusal.value.refusals[0]["key"] == "table-not-playing"
        table.start()
        turn = next(table.turns())
        with pytest.raises(Refused) as refusal:
            turn.play("move AB a1 a2")
        assert re.match("A-[A-Z]+-[0-9]", refusal.value.refusals[0]["key"])
        turn.ply += 5
        assert turn.play(turn.legal[0]) is False


def test_a_lost_connection_comes_back_and_nothing_acts_twice(server: Server) -> None:
    with Client(server.url, name="One") as client:
        table = client.create("talat", players=2, bots={1: "random"})
        table.start()
        for number, turn in enumerate(table.turns()):
            if number == 10:
                table.do("resign", seat=0)
                continue
            assert table._socket is not None
            if number % 3 == 0:
                table._socket.socket.shutdown(2)
            assert turn.play(turn.legal[0])
        moves = table.record()["moves"]
        assert [move["move"] for move in table.history] == moves
        assert len(moves) in {20, 21}


def test_the_cookie_is_who_one_is(server: Server) -> None:
    first = Client(server.url, name="One")
    again = Client(server.url, name="Uno", cookie=first.cookie)
    assert (again.id, again.name) == (first.id, "Uno")


def test_what_is_wrong_is_said_in_a_sentence(server: Server) -> None:
    client = Client(server.url, name="One")
    with pytest.raises(ClientError, match="Not found"):
        client.join("A" * 22)
    with pytest.raises(ClientError, match="taluva takes 2 to 5 players"):
        client.create("taluva", players=9)
    with pytest.raises(ClientError, match="cannot be reached"):
        Client("http://127.0.0.1:1", name="One")
    with pytest.raises(ClientError, match="no address"):
        Client("file:///etc/passwd", name="One")


def test_a_bot_of_an_account_plays_by_its_token(server: Server) -> None:
    with httpx.Client(base_url=server.api, verify=False) as owner:
        owner.post("/account", json={"name": "Owner of a bot", "password": PASSWORD})
        token = owner.post("/account/bots", json={"name": "Robo"}).json()["token"]
    with Client(server.url, token=token) as bot:
        assert bot.name == "Robo"
        table = bot.create("talat", players=2, bots={1: "random"})
        table.start()
        for turn in table.turns():
            turn.play(turn.legal[0])
        assert table.state["seats"][0]["mark"] == "bot"
    with pytest.raises(ClientError, match="name"):
        Client(server.url, token="atoll_bot_wrong")
    for wrong in ({}, {"name": "Robo", "token": token}):
        with pytest.raises(ClientError, match="one of the two"):
            Client(server.url, **wrong)
