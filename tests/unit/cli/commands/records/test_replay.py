"""``atoll replay --verify``: a record of a server proves how its set-up was drawn."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from atoll.cli import main
from atoll.core import SPECTATOR
from atoll.table import projection
from draw_participants import drawn, record_of
from table_driver import Driver

GAME = "taluva"


@pytest.fixture
def document() -> dict[str, object]:
    driver, rng = Driver(GAME), Random(1)
    while driver.table.life == "playing":
        assert driver.table.live_game is not None
        seat = min(driver.table.active_seats())
        driver.play(seat, rng.choice(driver.table.live_game.legal_moves(seat)))
    return dict(projection.record(driver.table, SPECTATOR))


def run(path: Path, document: dict[str, object], *arguments: str) -> int:
    file = path / "game.json"
    file.write_text(json.dumps(document))
    return main(["replay", str(file), *arguments, "--lang", "en"])


def test_a_fair_draw_is_confirmed(
    tmp_path: Path, document: dict[str, object], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path, document, "--verify") == 0
    assert "Consistent, not proven" in capsys.readouterr().err


def test_a_changed_draw_is_told(
    tmp_path: Path, document: dict[str, object], capsys: pytest.CaptureFixture[str]
) -> None:
    fair = document["fair"]
    assert isinstance(fair, dict)
    assert run(tmp_path, {**document, "fair": {**fair, "nonces": ["Anna", "Bert"]}}, "--verify") == 2
    assert "doesn’t follow from the secret" in capsys.readouterr().err
    assert run(tmp_path, {**document, "fair": {**fair, "secret": "00" * 32}}, "--verify") == 2
    assert "doesn’t match the commitment" in capsys.readouterr().err
    assert run(tmp_path, {**document, "fair": None}, "--verify") == 2
    assert "doesn’t say how" in capsys.readouterr().err
    assert run(tmp_path, {**document, "fair": None}) == 0


def test_a_receipt_proves_a_draw(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    driver, (anna, _) = drawn(GAME)
    document = record_of(driver)
    receipt = tmp_path / "receipt.json"
    receipt.write_text(json.dumps(anna.receipt))
    assert run(tmp_path, document, "--verify") == 0
    assert "Consistent, not proven" in capsys.readouterr().err
    assert run(tmp_path, document, "--verify", "--receipt", str(receipt)) == 0
    assert "Proven" in capsys.readouterr().err
    receipt.write_text(json.dumps({**anna.receipt, "commitment": "00" * 32}))
    assert run(tmp_path, document, "--verify", "--receipt", str(receipt)) == 2
    assert "committed to something other" in capsys.readouterr().err
    assert run(tmp_path, document, "--receipt", str(receipt)) == 2
    assert "--verify" in capsys.readouterr().err
    receipt.write_text("no receipt")
    assert run(tmp_path, document, "--verify", "--receipt", str(receipt)) == 2
    assert "not a receipt" in capsys.readouterr().err


def test_a_record_of_version_1_has_nothing_to_prove(
    tmp_path: Path, document: dict[str, object], capsys: pytest.CaptureFixture[str]
) -> None:
    driver, (anna, _) = drawn(GAME)
    receipt = tmp_path / "receipt.json"
    receipt.write_text(json.dumps(anna.receipt))
    assert run(tmp_path, document, "--verify", "--receipt", str(receipt)) == 2
    assert "No player took part" in capsys.readouterr().err
    assert driver.table.life == "playing"
