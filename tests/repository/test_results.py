"""The stored results of matches: complete, readable, and what the pages show."""

from __future__ import annotations

import json
import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from atoll.ai import player
from atoll.ai.ledger import Ledger
from atoll.ai.match import Match, PlayedGame
from atoll.cli.commands.bots.calibrate import anchors_table, levels_page, levels_table
from atoll.cli.translate import Translator
from atoll.core import game, game_names
from atoll.research.calibration import Anchors, Calibration, steps

ROOT = Path(__file__).parents[2]
MATCHES = sorted((ROOT / "results" / "matches").glob("*.jsonl"))


def test_the_docs_hold_no_raw_results() -> None:
    assert not list((ROOT / "docs").rglob("*.jsonl"))
    assert MATCHES


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_a_match_can_be_resumed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)  # the bots' names hold paths of weights
    header = json.loads(path.read_text(encoding="utf-8").partition("\n")[0])
    match = Match(header["game"], tuple(header["bots"]), 1, header["seed"], header["options"])
    build = {"other": header["other"]} if "other" in header else {}  # of tools/other_build.py
    ledger = Ledger(path, {**match.to_json(), **build}, records=False)
    played = list(map(PlayedGame.from_json, ledger.read()))
    assert len({one.number for one in played}) == len(played) > 0
    for bot in match.bots:
        assert player(bot)


def test_the_page_about_the_bots_shows_the_stored_games() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "strength.py"), "--show"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        check=True,
    )
    page = (ROOT / "docs" / "ai.md").read_text(encoding="utf-8")
    assert f"<!-- strength -->\n\n{done.stdout}\n" in page


def test_only_the_table_on_the_page_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    with_table = runpy.run_path(str(ROOT / "tools" / "strength.py"))["with_table"]
    page = "# Bots\n\n<!-- strength -->\n\n| old |\n| rows |\n\nText.\n\nMore.\n"
    assert with_table(page, "| new |") == page.replace("| old |\n| rows |", "| new |")
    with pytest.raises(SystemExit, match="strength"):
        with_table("# Bots\n", "| new |")


def test_the_games_of_the_endings_are_counted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    row = runpy.run_path(str(ROOT / "tools" / "strength.py"))["endings_row"]()
    text = (ROOT / "results" / "endings" / "talat.jsonl").read_text(encoding="utf-8")
    games = [json.loads(line) for line in text.splitlines()]
    assert len({one["game"] for one in games}) == len(games)
    assert f"| {len(games)} of 60 |" in row
    assert f"| 0 errors in {sum(one['solved'] for one in games)} positions |" in row


@pytest.mark.parametrize("name", game_names())
def test_the_table_of_the_levels_shows_the_stored_games(name: str) -> None:
    # Levels may have changed since: the page shows what was measured, and docs/ai.md says of what.
    folder, found = ROOT / "results" / "levels", {}
    for players in game(name).seats:
        calibration = Calibration(name, players)
        header = Ledger.header_of(folder / calibration.file)
        assert (header["game"], header["players"], header["seed"]) == (name, players, calibration.seed)
        found[players] = steps(calibration, calibration.stored(folder / calibration.file))
    anchors = Anchors(name)
    translate = Translator("en")
    scores = anchors_table(anchors, anchors.stored(folder / anchors.file), translate)
    page = (ROOT / "docs" / "levels" / f"{name}.md").read_text(encoding="utf-8")
    assert levels_page(levels_table(found, translate), scores) + "\n" == page
