"""Calibration of levels: steps, tests, files that go on."""

from dataclasses import replace
from math import inf

from atoll.ai import LEVELS
from atoll.ai.levels import LevelBot
from atoll.ai.statistics import Elo, Verdict
from atoll.cli import main
from atoll.research.calibration import Calibration, Step, draw_plot
from atoll.research.tournament import PlayedPairing


def games(calibration, upper, results):
    """Games of a step: each set-up with the same result in every rotation."""
    bots = calibration.bots(upper)
    for number, won in enumerate(results):
        for turn in range(calibration.players):
            names = bots[turn:] + bots[:turn]
            places = tuple(
                (1 if name == bots[0] else 2) if won else (3 if name == bots[0] else 1) for name in names
            )
            yield PlayedPairing((number, names), places)


def test_a_step_is_beyond_doubt_when_the_test_says_so():
    calibration = Calibration("talat", 3)
    assert calibration.bots(4) == ("level-4", "level-3", "level-3")
    sure = calibration.step(4, games(calibration, 4, [True] * 8))
    assert (sure.verdict, sure.games, sure.elo.value) == (Verdict.STRONGER, 24, inf)
    assert calibration.step(4, games(calibration, 4, [True, False])).verdict is Verdict.OPEN
    assert calibration.step(5, games(calibration, 4, [True] * 8)).games == 0
    half = list(games(calibration, 4, [True] * 8))[:-1]
    assert calibration.step(4, half).games == 21


def test_only_what_is_open_is_played():
    calibration = Calibration("talat", 2, min_games=6, max_games=8)
    played = {
        one.pairing: one for upper in range(3, LEVELS + 1) for one in games(calibration, upper, [True] * 12)
    }
    missing = list(calibration.missing_pairings(played))
    assert len(missing) == 8
    assert {bot for _, bots in missing for bot in bots} == {"level-1", "level-2"}


def test_a_game_follows_from_its_pairing():
    calibration = Calibration("talat", 3)
    pairing = (1, ("level-1", "level-2", "level-1"))
    one = calibration.play(pairing)
    assert one == calibration.play(pairing)
    assert one.pairing == pairing


def test_a_plot_bears_steps_without_end(tmp_path):
    ladder = [
        Step(2, Elo(inf, 200.0, inf), Verdict.STRONGER, 20),
        Step(3, Elo(150.0, 80.0, 230.0), Verdict.STRONGER, 40),
    ]
    svg, png = draw_plot({2: ladder, 3: ladder}, "talat", tmp_path / "talat")
    assert svg.exists()
    assert png.read_bytes().startswith(b"\x89PNG")


def test_the_command_stores_the_games_and_resumes(tmp_path, capsys, monkeypatch):
    # What is tested is which games are played and where they go, not how deep a level thinks.
    monkeypatch.setattr(LevelBot, "settings_for", lambda bot, _: replace(bot.settings, simulations=1))
    raw, out = tmp_path / "results", tmp_path / "out"
    command = ["calibrate", "titicaca", "--players", "2", "--games", "2", "--jobs", "1"]
    command += ["--results", str(raw), "--out", str(out)]
    assert main(command) == 0
    told = capsys.readouterr().out
    assert told.count(" → ") == LEVELS - 1
    lines = (raw / "titicaca-2.jsonl").read_text()
    assert len(lines.splitlines()) == 1 + 2 * (LEVELS - 1)
    assert main(command) == 0
    assert (raw / "titicaca-2.jsonl").read_text() == lines
    assert (out / "titicaca.md").read_text() in told + "\n"
    assert main([*command[:-4], "--out", str(raw)]) == 0, "without --results the games are beside the table"
    assert (raw / "titicaca-2.jsonl").read_text() == lines
    assert (raw / "titicaca.md").read_text() == (out / "titicaca.md").read_text()


def test_wrong_wishes_are_explained(capsys):
    assert main(["calibrate"]) == 2
    assert main(["calibrate", "talat", "--players", "9"]) == 2
    assert "2 to 3 players" in capsys.readouterr().err
