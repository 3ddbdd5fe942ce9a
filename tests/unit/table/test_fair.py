"""Verifying records: what was written afterwards is found, with a receipt or without."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from atoll.core import Record, RecordError
from atoll.table.commitments import FairDraw, agreed_settings, person_commitment, server_commitment
from atoll.table.fair import Receipt, commitment, deal_parts, verify
from draw_participants import drawn, record_of

Game = tuple[dict[str, Any], dict[str, Any], dict[str, Any]]
"""A record and the receipts of its two players."""


@pytest.fixture(scope="module")
def game() -> Game:
    driver, (anna, ben) = drawn()
    return record_of(driver), anna.receipt, ben.receipt


def problem(document: dict[str, Any], receipt: dict[str, Any] | None = None) -> str:
    with pytest.raises(RecordError) as error:
        verify(Record.from_json(document), None if receipt is None else Receipt.from_json(receipt))
    return error.value.fact.key


def forged(document: dict[str, Any], secret: str) -> dict[str, Any]:
    """Swap the server's secret, and everything else so that it fits."""
    copy = deepcopy(document)
    fair: dict[str, Any] = copy["fair"]
    record = Record.from_json(document)
    draw = FairDraw.from_json(fair["draw"])
    server = server_commitment(
        fair["draw"]["table"],
        agreed_settings(record.game, record.players, record.options, {}, rated=False),
        secret,
    )
    roster = draw.roster(server)
    for part in fair["draw"]["people"]:
        part["commitment"] = person_commitment(roster, part["person"], part["value"])
    fair["secret"], fair["commitment"] = secret, commitment(secret)
    seed = FairDraw.from_json(fair["draw"]).seed(server, secret)
    played = record.start().game
    options = played.options(record.options, record.players)
    copy["setup"] = deal_parts(played, record.players, options, seed)
    return {**copy, "moves": [], "result": None}


def test_a_swapped_secret_is_consistent_but_not_what_a_receipt_says(game: Game) -> None:
    document, receipt, _ = game
    swapped = forged(document, "ab" * 32)
    assert verify(Record.from_json(swapped)) == "consistent", "nothing in a record alone can tell"
    assert problem(swapped, receipt) == "fair-receipt-server"


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        (("secret",), "00" * 32, "fair-commitment"),
        (("secret",), "00", "record-part"),
        (("draw", "people", 0, "value"), "00" * 32, "fair-value"),
        (("draw", "people", 0, "value"), None, "fair-value"),
        (("draw", "people", 0, "commitment"), "00" * 32, "fair-value"),
        (("draw", "people", 0, "person"), "00" * 32, "record-part"),
        (("draw", "people", 0, "seats"), [1], "record-part"),
        (("draw", "people"), [], "record-part"),
        (("draw", "people"), "nobody", "record-part"),
        (("draw", "table"), "another", "fair-value"),
        (("draw", "number"), 2, "fair-value"),
        (("draw", "version"), 3, "record-part"),
        (("draw", "order"), [0, 1], "fair-seats"),
        (("draw",), None, "record-part"),
        (("void",), [None], "record-part"),
    ],
)
def test_a_change_is_found(game: Game, path: tuple[Any, ...], value: object, reason: str) -> None:
    document = deepcopy(game[0])
    part = document["fair"]
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = value
    assert problem(document) == reason


def test_a_changed_set_up_is_found(game: Game) -> None:
    document = deepcopy(game[0])
    document["moves"], document["result"] = [], None
    Random(1).shuffle(document["setup"]["deck"])
    assert problem(document) == "fair-setup"


def test_what_a_receipt_contradicts(game: Game) -> None:
    document, receipt, other = game

    def changed(**values: object) -> dict[str, Any]:
        return {**receipt, "draws": [{**receipt["draws"][0], **values}]}

    assert problem(document, {**receipt, "table": "x"}) == "fair-receipt-table"
    assert problem(document, {**receipt, "draws": []}) == "fair-receipt-part"
    assert problem(document, changed(commitments=None)) == "fair-receipt-part"
    assert problem(document, changed(value="00" * 32)) == "fair-receipt-draw"
    assert problem(document, changed(commitments={})) == "fair-receipt-draw"
    assert problem(document, changed(person="00" * 32)) == "fair-receipt-draw"
    assert problem(document, changed(seats=[])) == "fair-receipt-seats"
    more = {**receipt, "draws": [*receipt["draws"], {**receipt["draws"][0], "number": 2}]}
    assert problem(document, more) == "fair-void"
    assert verify(Record.from_json(document), Receipt.from_json(other)) == "proven"


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"format": "atoll-receipt/2"}', '{"format": "atoll-receipt/1"}', "\x00"]
)
def test_what_is_no_receipt(tmp_path: Path, text: str) -> None:
    file = tmp_path / "receipt.json"
    file.write_text(text)
    with pytest.raises(RecordError) as error:
        Receipt.load(str(file))
    assert error.value.fact.key == "fair-no-receipt"


def test_a_receipt_is_read_from_a_file(tmp_path: Path, game: Game) -> None:
    file = tmp_path / "receipt.json"
    file.write_text(json.dumps(game[1]))
    assert Receipt.load(str(file)) == Receipt.from_json(game[1])
