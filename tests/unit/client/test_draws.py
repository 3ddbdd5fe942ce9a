"""Programs take part in draws: against a real server, and against servers that do not keep their word."""

from __future__ import annotations

import json
import threading
from pathlib import Path
from typing import Any

import pytest

from atoll.cli import main
from atoll.client import Client, ClientError, Table
from atoll.client.draws import Receipts, next_step, roster_of
from atoll.table.commitments import person_commitment, person_tag, roster_digest
from atoll.table.fair import Receipt
from serving import STUCK_SECONDS, Server


def play_to_the_end(table: Table) -> None:
    for turn in table.turns():
        turn.play(turn.legal[-1])


def test_two_programs_draw_and_prove_it(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Client(server.url, name="One") as one, Client(server.url, name="Two") as two:
        first = one.create("titicaca", players=2)
        second = two.join(first.link)
        first.start()
        other = threading.Thread(target=play_to_the_end, args=(second,))
        other.start()
        play_to_the_end(first)
        other.join(STUCK_SECONDS)
        assert all(part["value"] is not None for part in first.state["draw"]["people"])
        assert (first.verify(), second.verify()) == ("proven", "proven")
        record, receipt = tmp_path / "game.json", tmp_path / "new folder" / "receipt.json"
        record.write_text(json.dumps(first.record()), encoding="utf-8")
        second.save_receipt(receipt)
    assert main(["replay", str(record), "--verify", "--receipt", str(receipt)]) == 0
    assert "Proven: nobody chose" in capsys.readouterr().err
    changed = json.loads(receipt.read_text(encoding="utf-8"))
    changed["commitment"] = "00" * 32
    receipt.write_text(json.dumps(changed), encoding="utf-8")
    assert main(["replay", str(record), "--verify", "--receipt", str(receipt)]) != 0


def test_a_change_of_seats_and_a_lost_connection_restart_the_draw(server: Server) -> None:
    with Client(server.url, name="One") as one, Client(server.url, name="Two") as two:
        first = one.create("taluva", players=2)
        second = two.join(first.link)
        second.do("leave", seat=1)
        second.do("sit", seat=1)
        assert second._socket is not None
        second._socket.socket.shutdown(2)
        first.start()
        turns = threading.Thread(target=lambda: next(second.turns(), None))
        turns.start()
        assert next(first.turns()).seat == 0
        first.do("resign", seat=0)
        turns.join(STUCK_SECONDS)
        assert first.verify() == "proven"
        assert first.receipt is not None
        assert len(first.receipt.draws) == 1, "only seats changed, so the draw is still the first"


def test_the_next_run_of_a_program_reveals_what_the_last_one_committed_to(
    server: Server, tmp_path: Path
) -> None:
    with Client(server.url, name="Two") as two:
        with Client(server.url, name="One", receipts=tmp_path) as one:
            table = one.create("taluva", players=2)
            second = two.join(table.link)
            table._catch_up()
            table._finish_draw_command()
            start = {"id": "start", "command": {"do": "start"}}
            one.request("POST", f"/tables/{table.id}/commands", start)
        turns = threading.Thread(target=lambda: next(second.turns(), None))
        turns.start()
        with Client(server.url, name="One", cookie=one.cookie, receipts=tmp_path) as again:
            mine = again.join(table.id)
            assert next(mine.turns()).seat == 0
            mine.do("resign", seat=0)
            turns.join(STUCK_SECONDS)
            assert table.receipt is not None
            assert mine.receipt is not None
            assert [draw.value for draw in mine.receipt.draws] == [draw.value for draw in table.receipt.draws]
            assert mine.verify() == "proven"


def test_who_takes_no_part_has_nothing_to_prove(server: Server, tmp_path: Path) -> None:
    with Client(server.url, name="One", take_part=False) as client:
        table = client.create("taluva", players=2, bots={1: "random"})
        with pytest.raises(ClientError, match="game"):
            table.verify()
        table.start()
        table.do("resign", seat=0)
        assert table.verify() == "consistent"
        assert table.state["draw"]["people"] == []
        with pytest.raises(ClientError, match="took no part"):
            table.save_receipt(tmp_path / "receipt.json")


def test_a_host_does_not_wait_forever_for_those_who_take_no_part(server: Server) -> None:
    with Client(server.url, name="One") as one, Client(server.url, name="Two", take_part=False) as two:
        table = one.create("taluva", players=2)
        two.join(table.link)
        table.start(wait=0)
        parts = table.state["draw"]["people"]
        assert [part["value"] is None for part in parts] == [False, True]
        table.do("resign", seat=0)
        assert table.verify() == "proven"


# --- what servers may not do ------------------------------------------------------------------------------

SERVER = "5e" * 32
BOT = {"kind": "bot", "who": None, "level": "level-2", "nonce": ""}
OPEN = {"kind": "open", "who": None, "level": None, "nonce": ""}
ADA = person_tag("table", "ada")


def person(who: str) -> dict[str, Any]:
    return {"kind": "person", "who": who, "level": None, "nonce": ""}


def shown(
    seats: list[dict[str, Any]], commitments: dict[str, str] | None = None, /, **draw: Any
) -> dict[str, Any]:
    """A table before its game, as a server shows it."""
    roster = roster_of("table", seats)
    held: dict[str, list[int]] = {}
    for number, seat in enumerate(roster or ()):
        if "person" in seat:
            held.setdefault(seat["person"], []).append(number)
    people = [
        {"person": tag, "seats": own, "commitment": (commitments or {}).get(tag), "value": None}
        for tag, own in held.items()
    ]
    found = {
        "commitment": SERVER,
        "phase": "committing" if roster else "seating",
        "number": 1,
        "seats": None if roster is None else list(roster),
        "people": people,
        **draw,
    }
    return {"life": "open", "seats": seats, "draw": found}


def step(receipts: Receipts, state: dict[str, Any], *, new: bool = True) -> dict[str, Any] | None:
    return next_step(receipts, "table", state, "ada", new=new)


def test_it_waits_for_all_seats_and_is_for_those_who_sit() -> None:
    assert step(Receipts(), shown([person("ada"), OPEN])) is None
    assert step(Receipts(), shown([person("bo"), BOT])) is None


def test_it_commits_once_per_person_and_reveals_that_value() -> None:
    receipts, seats = Receipts(), [person("ada"), BOT, person("bo"), person("ada")]
    commit = step(receipts, shown(seats))
    assert commit is not None
    assert step(receipts, shown(seats)) == commit
    roster = roster_of("table", seats)
    assert roster is not None
    assert commit["roster"] == roster_digest(SERVER, 1, roster)
    mine = {ADA: commit["commitment"]}
    assert step(receipts, shown(seats, mine)) is None
    reveal = step(receipts, shown(seats, mine, phase="revealing"))
    assert reveal is not None
    assert person_commitment(commit["roster"], ADA, reveal["value"]) == commit["commitment"]
    assert step(receipts, shown(seats, mine, phase="revealing")) == reveal, "if the first did not arrive"
    swapped = {**mine, person_tag("table", "bo"): "00" * 32}
    assert step(receipts, shown(seats, swapped, phase="revealing")) is None


def test_it_draws_another_value_for_other_seats_and_for_the_next_draw() -> None:
    receipts = Receipts()
    made = [
        step(receipts, shown([person("ada"), BOT])),
        step(receipts, shown([BOT, person("ada")]), new=False),
        step(receipts, shown([BOT, person("ada")], number=2), new=False),
    ]
    assert len({each["commitment"] for each in made if each is not None}) == 3
    receipt = receipts.get("table")
    assert receipt is not None
    assert [draw.number for draw in receipt.draws] == [1, 2]


def test_it_replaces_a_commitment_that_it_cannot_open_only_when_it_comes() -> None:
    state = shown([person("ada"), BOT], {ADA: "00" * 32})
    assert step(Receipts(), state, new=False) is None
    assert step(Receipts(), state, new=True) is not None


def test_it_reveals_nothing_to_a_server_that_goes_back_on_its_word() -> None:
    receipts, seats = Receipts(), [person("ada"), BOT]
    commit = step(receipts, shown(seats))
    assert commit is not None
    mine = {ADA: commit["commitment"]}
    other = [{"person": ADA, "nonce": ""}, {"bot": "level-8"}]
    assert step(receipts, shown(seats, mine, phase="revealing", seats=other)) is None
    assert step(receipts, shown(seats, {ADA: "00" * 32}, phase="revealing")) is None
    assert step(receipts, shown(seats, mine, phase="revealing", commitment="00" * 32)) is None
    assert step(receipts, shown(seats, mine, phase="revealing", number=2)) is None
    assert step(receipts, shown(seats, seats=other)) is None
    assert step(receipts, shown(seats, mine, phase="revealing")) is not None


def test_receipts_survive_in_their_folder_and_stay_in_it(tmp_path: Path) -> None:
    receipt = Receipt("../table", SERVER, ())
    Receipts(tmp_path / "kept").keep(receipt)
    assert Receipts(tmp_path / "kept").get("../table") == receipt
    (file,) = tmp_path.rglob("*.json")
    assert file.parent == tmp_path / "kept"
    file.write_text("{", encoding="utf-8")
    with pytest.raises(ClientError, match="cannot be read: This is not a receipt"):
        Receipts(tmp_path / "kept").get("../table")
    with pytest.raises(ClientError, match="cannot be written"):
        Receipts(file).keep(receipt)
