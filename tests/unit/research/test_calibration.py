"""Calibration of levels: steps, tests, anchors, files that go on."""

import json
from dataclasses import replace
from math import inf

from atoll.ai import LEVELS
from atoll.ai.levels import LevelBot
from atoll.ai.statistics import Elo, Verdict
from atoll.cli import main
from atoll.cli.commands.bots.calibrate import anchors_table, levels_page, levels_table
from atoll.cli.translate import Translator
from atoll.research.calibration import Anchors, Calibration, Step, draw_plot, weights_checksum
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
    output = capsys.readouterr().out
    assert output.count(" → ") == LEVELS - 1
    lines = (raw / "titicaca-2.jsonl").read_text()
    assert len(lines.splitlines()) == 1 + 2 * (LEVELS - 1)
    assert main(command) == 0
    assert (raw / "titicaca-2.jsonl").read_text() == lines
    assert (out / "titicaca.md").read_text() in output + "\n"
    assert main([*command[:-4], "--out", str(raw)]) == 0, "without --results the games are beside the table"
    assert (raw / "titicaca-2.jsonl").read_text() == lines
    assert (raw / "titicaca.md").read_text() == (out / "titicaca.md").read_text()


def test_only_levels_up_to_the_top_are_played():
    calibration = Calibration("talat", 2, min_games=2, max_games=2, top=3)
    assert [bots for _, bots in calibration.missing_pairings({})] == [
        *(("level-2", "level-1"), ("level-1", "level-2")),
        *(("level-3", "level-2"), ("level-2", "level-3")),
    ]


def test_every_level_meets_every_partner_from_both_seats():
    anchors = Anchors("titicaca", games=3, games_of_last=2)
    missing = list(anchors.missing_pairings({}))
    assert len(missing) == 3 * (3 * (LEVELS - 1) + 2)
    assert missing[:3] == [
        (0, ("level-1", "hoarder")),
        (0, ("hoarder", "level-1")),
        (1, ("level-1", "hoarder")),
    ]
    played = {pairing: PlayedPairing(pairing, (1, 2)) for pairing in missing}
    assert list(anchors.missing_pairings(played)) == []
    assert anchors.share(1, "hoarder", played.values()).wins == 2
    assert anchors.share(LEVELS, "chainer", played.values()).games == 2
    tied = [PlayedPairing((0, ("level-1", "hoarder")), (1, 1))]
    assert anchors.share(1, "hoarder", tied).wins == 0.5
    table = anchors_table(anchors, list(played.values()), Translator("en")).splitlines()
    assert table[0].startswith("| level | against hoarder")
    assert table[2].startswith("| 1 | 67% (21% … 94%), 3 |")
    assert len(table) == 2 + LEVELS


def test_the_page_shows_only_tables_with_games():
    assert levels_page(levels_table({}, Translator("en")), "") == ""
    assert levels_page("| a |", "| b |") == "| a |\n\n| b |"


def test_games_of_levels_that_are_the_same_still_count():
    calibration = Calibration("talat", 2)
    line = PlayedPairing((0, ("level-3", "level-2")), (1, 2)).to_json()
    today = calibration.to_json()
    assert calibration.still_counts(today, line)
    changed = [*today["levels"]]
    changed[7] = [1, 1.0, False]
    assert calibration.still_counts({**today, "levels": changed}, line)
    changed[2] = [1, 1.0, False]
    assert not calibration.still_counts({**today, "levels": changed}, line)
    assert not calibration.still_counts({**today, "weights": "other"}, line)
    without = {key: value for key, value in today.items() if key != "weights"}
    assert not calibration.still_counts(without, line), "nobody knows with which weights these were played"


def test_weights_have_a_checksum_of_their_own():
    assert len({weights_checksum(name, 2) for name in ("taluva", "titicaca", "talat")}) == 3


def test_a_network_counts_only_for_the_players_that_it_judges():
    assert weights_checksum("talat", 2) != weights_checksum("talat", 3)
    assert weights_checksum("taluva", 2) == weights_checksum("taluva", 3), "patterns are no network"


def test_games_of_other_levels_are_replaced_only_if_asked(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(LevelBot, "settings_for", lambda bot, _: replace(bot.settings, simulations=1))
    command = ["calibrate", "talat", "--players", "2", "--games", "2", "--top", "3", "--jobs", "1"]
    command += ["--out", str(tmp_path)]
    assert main(command) == 0
    path = tmp_path / "talat-2.jsonl"
    header, *lines = path.read_text().splitlines()
    former = json.loads(header)
    former["levels"][0] = [1, 9.0, True]
    path.write_text("\n".join([json.dumps(former), *lines]) + "\n")
    stale = path.read_text()
    assert main(command) == 2
    assert "--again" in capsys.readouterr().err
    assert path.read_text() == stale
    assert main(["calibrate", "talat", "--players", "3", "--games", "3", "--top", "2", *command[-4:]]) == 0
    assert "| 1 → 2 |" in (tmp_path / "talat.md").read_text(), (
        "what is not played is shown as it was measured"
    )
    assert main([*command, "--again"]) == 0
    assert path.read_text().splitlines()[0] == header
    assert sorted(path.read_text().splitlines()[1:]) == sorted(lines), "the same bots play the same games"
    assert path.read_text().splitlines()[1:3] == lines[2:], "those of levels 2 and 3 were kept"


def test_the_anchors_are_stored_and_shown(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(LevelBot, "settings_for", lambda bot, _: replace(bot.settings, simulations=1))
    command = ["calibrate", "talat", "--anchors", "--games", "1", "--top", "2", "--jobs", "1"]
    command += ["--out", str(tmp_path)]
    assert main(command) == 0
    page = (tmp_path / "talat.md").read_text()
    assert page.startswith("| level | against trader")
    assert page in capsys.readouterr().out
    lines = (tmp_path / "talat-anchors.jsonl").read_text()
    assert len(lines.splitlines()) == 1 + 2 * 2
    assert main(command) == 0
    assert (tmp_path / "talat-anchors.jsonl").read_text() == lines


def test_after_the_minutes_no_game_begins(tmp_path, monkeypatch):
    now = iter([0.0, 59.0, 59.0])
    monkeypatch.setattr("atoll.cli.commands.bots.calibrate.monotonic", lambda: next(now, 61.0))
    monkeypatch.setattr(LevelBot, "settings_for", lambda bot, _: replace(bot.settings, simulations=1))
    command = [
        "calibrate",
        "talat",
        "--players",
        "2",
        "--minutes",
        "1",
        "--jobs",
        "1",
        "--out",
        str(tmp_path),
    ]
    assert main(command) == 0
    assert len((tmp_path / "talat-2.jsonl").read_text().splitlines()) == 1 + 2


def test_without_minutes_only_the_table_and_the_plot_are_written(tmp_path, monkeypatch):
    monkeypatch.setattr(LevelBot, "settings_for", lambda bot, _: replace(bot.settings, simulations=1))
    command = ["calibrate", "talat", "--players", "2", "--top", "2", "--jobs", "1", "--out", str(tmp_path)]
    assert main([*command, "--games", "2"]) == 0
    lines, page = ((tmp_path / name).read_text() for name in ("talat-2.jsonl", "talat.md"))
    for name in ("talat.md", "talat.svg"):
        (tmp_path / name).unlink()
    assert main([*command, "--minutes", "0"]) == 0
    assert (tmp_path / "talat-2.jsonl").read_text() == lines
    assert (tmp_path / "talat.md").read_text() == page
    assert (tmp_path / "talat.svg").exists()


def test_wrong_wishes_are_explained(capsys):
    assert main(["calibrate"]) == 2
    assert main(["calibrate", "talat", "--players", "9"]) == 2
    assert "2 to 3 players" in capsys.readouterr().err
