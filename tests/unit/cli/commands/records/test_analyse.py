"""``atoll analyse``: what it tells, prints and writes."""

import json

import pytest

from atoll.ai import player
from atoll.ai.match import play_game
from atoll.cli import main
from atoll.core import game

QUICK = ["--simulations", "80"]


def record_file(tmp_path, moves=12):
    record = play_game(game("talat").new(2), [player("random", seed=1), player("random", seed=2)])
    path = tmp_path / "game.json"
    data = record.to_json()
    data["moves"] = data["moves"][:moves]
    del data["result"]
    path.write_text(json.dumps(data))
    return str(path)


def test_it_tells_chances_and_mistakes(tmp_path, capsys):
    assert main(["analyse", record_file(tmp_path), *QUICK, "--jobs", "1", "--lang", "en"]) == 0
    output = capsys.readouterr().out
    assert "Chances" in output
    assert "lost by mistakes" in output
    assert "doesn’t tell everything" in output


@pytest.mark.slow
def test_it_is_the_same_on_one_core_and_on_two(tmp_path, capsys):
    path = record_file(tmp_path)
    said = []
    for jobs in ("1", "2"):
        assert main(["analyse", path, *QUICK, "--json", "--jobs", jobs]) == 0
        said.append(json.loads(capsys.readouterr().out))
    assert said[0] == said[1]
    assert said[0]["format"] == "atoll-analysis/1"
    assert len(said[0]["moves"]) == 12


@pytest.mark.slow
def test_it_writes_data_and_plots(tmp_path):
    path = record_file(tmp_path, 6)
    for folder in ("one", "two"):
        assert main(["analyse", path, *QUICK, "--jobs", "1", "--json", "--out", str(tmp_path / folder)]) == 0
    for name in ("analysis.json", "chances.svg", "chances.png"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_what_is_wrong_is_said(tmp_path, capsys):
    assert main(["analyse"]) == 2
    assert main(["analyse", str(tmp_path / "none.json")]) == 2
    assert main(["analyse", record_file(tmp_path), "--simulations", "2"]) == 2
    said = capsys.readouterr().err
    assert said.count("atoll: ") == 3
    assert "at least 8" in said
