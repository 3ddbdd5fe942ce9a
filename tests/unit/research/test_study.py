"""Statistics are counted right, follow from their seed, and are shown as a table, as data and as plots."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from atoll.cli import main
from atoll.core import game as game_named
from atoll.research.study import Estimate, GameSummary, Variant, summarize, variants


def test_findings_are_what_the_games_show() -> None:
    seen = [
        GameSummary(10, 50, (1, 2), "frozen", (9, 3)),
        GameSummary(20, 60, (1, 1), "frozen", (5, 5)),
        GameSummary(30, 30, (2, 1), "stuck", (0, 8)),
        GameSummary(20, 80, (1, 2), "frozen", (7, 5)),
    ]
    found = summarize(Variant("talat", 2), seen)
    assert found.games == 4
    assert found.length.value == 20
    assert found.branching.value == pytest.approx((5 + 3 + 1 + 4) / 4)
    assert [share.value for share in found.wins] == [2.5 / 4, 1.5 / 4]
    assert {reason: share.value for reason, share in found.endings.items()} == {"frozen": 0.75, "stuck": 0.25}
    assert list(found.endings) == ["frozen", "stuck"]
    assert found.spread.value == pytest.approx((6 + 0 + 8 + 2) / 4)
    assert found.decisive.value == 0.75
    assert found.length.low == pytest.approx(20 - 1.959964 * 8.1649658 / 2)
    assert all(share.low <= share.value <= share.high for share in found.wins)


def test_one_game_has_no_interval() -> None:
    assert Estimate.mean([7]) == Estimate(7, 7, 7)


def test_games_follow_from_their_numbers_and_are_played_by_the_rules() -> None:
    variant = Variant("titicaca", 3, seed=4)
    first = variant.play(0)
    assert variant.play(0) == first
    assert variant.play(1) != first
    assert variant.play_some(range(2)) == [first, variant.play(1)]
    assert len(first.places) == len(first.scores) == 3
    assert first.reason in {"full", "weapons", "no-bids"}


def test_taluva_counts_pieces() -> None:
    seen = Variant("taluva", 2, (("ships", True),)).play(0)
    assert all(0 < score <= 27 for score in seen.scores)


def test_each_option_by_itself_as_far_as_it_can_be_played() -> None:
    names = [variant.name for variant in variants("taluva", 2)]
    assert names[0] == ""
    assert {"ships=true", "doubles=true", "ranking=true", "zone=expert", "fifth=true"} <= set(names)
    assert "teams=true" not in names
    assert "teams=true" in [variant.name for variant in variants("taluva", 4)]
    # With five players the fifth box is there anyway.
    assert "fifth=true" not in [variant.name for variant in variants("taluva", 5)]
    assert len(list(variants("talat", 3))) == 1


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "study"
    command = ["study", "talat", "--players", "2", "--games", "3", "--jobs", "1", "--lang", "en"]
    assert main([*command, "--out", str(folder)]) == 0
    table = capsys.readouterr().out
    assert "| base game | 3 |" in table
    assert (folder / "study.md").read_text(encoding="utf-8") == table
    data = json.loads((folder / "study.json").read_text(encoding="utf-8"))
    variant = Variant("talat", 2)
    assert data == [summarize(variant, variant.play_some(range(3))).to_json()]
    for plot in ("length.png", "wins.png"):
        assert (folder / plot).read_bytes().startswith(b"\x89PNG")


def test_the_command_studies_the_options_that_are_given(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["study", "taluva", "--games", "1", "--jobs", "1", "--lang", "en", "--option", "ships=true"]
    assert main([*command, "--option", "doubles=true"]) == 0
    assert "| ships=true, doubles=true | 1 |" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "Name the game"),
        (["talat", "random", "greedy"], "one bot"),
        (["talat", "genius"], "genius"),
        (["talat", "--players", "9"], "2"),
        (["taluva", "--option", "zone=moon"], "moon"),
    ],
)
def test_wrong_arguments(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["study", *arguments, "--lang", "en"]) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1


def test_the_defaults_of_every_game_can_be_studied() -> None:
    for name in ("talat", "taluva", "titicaca"):
        assert next(variants(name, game_named(name).seats[0])).play(0).moves > 10
