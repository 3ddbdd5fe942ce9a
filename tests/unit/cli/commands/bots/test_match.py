"""``atoll match``: played, kept, gone on with."""

import json
from dataclasses import replace

import pytest

from atoll.cli import main
from atoll.core import game
from atoll.core.net_file import packaged_net


def match(tmp_path, *arguments):
    return main(["match", "greedy", "random", "--file", str(tmp_path / "m.jsonl"), "--jobs", "1", *arguments])


def test_a_match_is_played_and_kept(tmp_path, capsys):
    assert match(tmp_path, "--game", "talat", "--games", "4") == 0
    output = capsys.readouterr().out
    assert "greedy" in output
    assert "/4" in output
    lines = (tmp_path / "m.jsonl").read_text().splitlines()
    assert len(lines) == 5
    assert json.loads(lines[1])["places"] in ([1, 2], [2, 1], [1, 1])
    records = (tmp_path / "m.records.jsonl").read_text().splitlines()
    assert len(records) == 4
    assert json.loads(records[0])["result"]["over"]
    assert main(["replay", str(tmp_path / "m.records.jsonl")]) == 0


def test_it_goes_on_where_it_stood(tmp_path, capsys):
    match(tmp_path, "--game", "talat", "--games", "2")
    first = (tmp_path / "m.jsonl").read_text()
    (tmp_path / "m.jsonl").write_text(first + first.splitlines()[1][:40])  # cut off in the middle of a line
    assert match(tmp_path, "--game", "talat", "--games", "4") == 0
    lines = (tmp_path / "m.jsonl").read_text().splitlines()
    assert "\n".join(lines[:3]) + "\n" == first
    assert [json.loads(line)["number"] for line in lines[1:]] == [0, 1, 2, 3]
    assert "/4" in capsys.readouterr().out


def test_it_notices_that_weights_have_changed_under_their_name(tmp_path, capsys):
    weights, file = tmp_path / "own.net", tmp_path / "m.jsonl"
    net = packaged_net(game("titicaca"))
    bots = [f"net:{weights},simulations=2", "random"]
    command = ["match", *bots, "--game", "titicaca", "--games", "2", "--file", str(file), "--jobs", "1"]
    weights.write_bytes(net.dumps())
    assert main(command) == 0
    played = file.read_text()
    assert main(command) == 0
    weights.write_bytes(replace(net, about={}).dumps())
    assert main(command) == 2
    assert "of other weights" in capsys.readouterr().err
    assert file.read_text() == played
    header, *games = map(json.loads, played.splitlines())
    del header["weights"]  # a file from before they were kept
    file.write_text("".join(f"{json.dumps(line)}\n" for line in (header, *games)))
    assert main(command) == 0


@pytest.mark.slow
def test_several_processes_play_the_same_games(tmp_path):
    match(tmp_path, "--game", "talat", "--games", "4")
    alone = (tmp_path / "m.jsonl").read_text().splitlines()
    (tmp_path / "m.jsonl").unlink()
    match(tmp_path, "--game", "talat", "--games", "4", "--jobs", "2")
    assert sorted((tmp_path / "m.jsonl").read_text().splitlines()) == sorted(alone)


def test_a_sequential_test_ends_a_match_as_soon_as_it_knows(tmp_path, capsys):
    assert match(tmp_path, "--game", "talat", "--sprt", "0:100") == 0
    output = capsys.readouterr().out
    assert "greedy is stronger" in output
    lines = (tmp_path / "m.jsonl").read_text()
    assert len(lines.splitlines()) < 60
    assert match(tmp_path, "--game", "talat", "--sprt", "0:100") == 0
    assert capsys.readouterr().out == output
    assert (tmp_path / "m.jsonl").read_text() == lines


def test_three_at_a_table_are_compared_by_name(tmp_path, capsys):
    file = str(tmp_path / "m.jsonl")
    assert (
        main(["match", "greedy", "random", "random", "--game", "talat", "--games", "6", "--file", file]) == 0
    )
    assert capsys.readouterr().out.count("random") == 2
    lines = (tmp_path / "m.jsonl").read_text().splitlines()[1:]
    assert (
        sorted(json.loads(line)["seats"] for line in lines)
        == [[0, 1, 2]] * 2 + [[1, 2, 0]] * 2 + [[2, 0, 1]] * 2
    )


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["match", "greedy", "random"], "--game"),
        (["match", "greedy", "--game", "talat"], "at least two"),
        (["match", "greedy", "chess", "--game", "talat"], "Unknown bot"),
        (["match", "greedy", "random", "--game", "go"], "Unknown game"),
        (["match", "greedy", "random", "--game", "talat", "--file", "/nowhere/at/all"], "nowhere"),
        (["match", "greedy", "random", "--game", "talat", "--games", "0"], "--games"),
        (["match", "greedy", "random", "--game", "talat", "--sprt", "50"], "like 0:50"),
        (["match", "greedy", "random", "--game", "talat", "--sprt", "50:0"], "like 0:50"),
    ],
)
def test_wrong_wishes_are_told_in_one_line(arguments, says, capsys):
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert says in error
    assert error.count("\n") == 1
