"""Tournaments: pairings, ratings, files that go on."""

import pytest

from atoll.ai import BotError
from atoll.cli import main
from atoll.core import AtollError, SetupError
from atoll.research.tournament import PlayedPairing, Tournament, draw_plots, standings

FILE = """
game = "talat"
bots = ["random", "greedy", "mcts:simulations=40"]
rounds = 2
"""


def test_everybody_meets_everybody_on_every_seat():
    two = Tournament.read(FILE)
    assert two.players == 2
    pairings = list(two.pairings())
    assert len(pairings) == len(set(pairings)) == 2 * 3 * 2
    three = Tournament("talat", 3, ("random", "greedy", "flat", "mcts"), rounds=1)
    for bot in three.bots:
        seats = [bots.index(bot) for _, bots in three.pairings() if bot in bots]
        assert sorted(seats) == [0] * 3 + [1] * 3 + [2] * 3


def test_a_game_follows_from_its_pairing_and_all_meet_on_the_same_set_ups():
    tournament = Tournament("titicaca", 2, ("random", "greedy"), rounds=2)
    first, second, third, _ = tournament.pairings()
    one = tournament.play(first)
    assert one.record == tournament.play(first).record
    assert PlayedPairing.from_json(one.to_json()) == one
    assert one.record.setup == tournament.play(second).record.setup != tournament.play(third).record.setup


def test_the_stronger_is_rated_higher_whatever_the_order_of_play():
    tournament = Tournament("talat", 2, ("random", "greedy", "mcts:simulations=200"), rounds=2)
    played = [tournament.play(pairing) for pairing in tournament.pairings()]
    found = standings(tournament, played)
    assert found == standings(tournament, played[::-1])
    assert [standing.bot for standing in found] == ["mcts:simulations=200", "greedy", "random"]
    assert all(standing.first.games == 8 for standing in found)
    assert found[0].against["random"] == 1.0
    assert found[2].against["greedy"] == pytest.approx(1 - found[1].against["random"])


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("game = ", "isn’t valid TOML"),
        ('bots = ["random"]', "lacks game"),
        (FILE + "round = 3", "Unknown key “round”"),
        (FILE.replace("2", '"two"'), "isn’t a valid rounds"),
        (FILE.replace("2", "0"), "at least 1 round"),
        (FILE.replace("greedy", "random"), "listed twice"),
        (FILE.replace('"greedy", ', "") + "players = 3", "2 bots are too few for tables of 3"),
        (FILE + "players = 9", "2 to 3 players"),
        (FILE.replace("greedy", "gready"), "Unknown bot “gready”"),
        (FILE.replace("talat", "go"), "Unknown game"),
    ],
)
def test_wrong_files_are_explained(text, says):
    with pytest.raises((AtollError, BotError, SetupError), match=says):
        Tournament.read(text)


def test_the_command_plays_goes_on_and_draws(tmp_path, capsys):
    path = tmp_path / "three.toml"
    path.write_text(FILE.replace(', "mcts:simulations=40"', ""))
    assert main(["tournament", str(path), "--jobs", "1"]) == 0
    assert "| 1 | `greedy` |" in capsys.readouterr().out
    before = path.with_suffix(".jsonl").read_text()
    assert before.count("\n") == 1 + 4
    path.write_text(FILE)
    assert main(["tournament", str(path), "--jobs", "1"]) == 0
    after = path.with_suffix(".jsonl").read_text()
    assert after.startswith(before)
    assert after.count("\n") == 1 + 12
    assert path.with_suffix(".records.jsonl").read_text().count("\n") == 12
    assert "mcts:simulations=40" in path.with_suffix(".md").read_text()
    assert path.with_suffix(".svg").read_text().lstrip().startswith("<?xml")
    assert path.with_suffix(".png").read_bytes().startswith(b"\x89PNG")


def test_the_same_standings_make_the_same_picture(tmp_path):
    tournament = Tournament("talat", 2, ("random", "greedy"), rounds=1)
    found = standings(tournament, [tournament.play(pairing) for pairing in tournament.pairings()])
    first, second = (draw_plots(found, "talat", tmp_path / name)[0] for name in ("a", "b"))
    assert first.read_bytes() == second.read_bytes()


def test_a_command_without_a_file_says_what_it_wants(capsys):
    assert main(["tournament"]) == 2
    assert "TOML file" in capsys.readouterr().err
    assert main(["tournament", "/nowhere/at/all.toml"]) == 2
