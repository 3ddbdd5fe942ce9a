"""Arguments: help in three languages, and one clear line for whatever is wrong."""

from __future__ import annotations

from importlib import metadata

import pytest

import atoll
from atoll.cli.arguments import requested_language
from atoll.cli.commands import commands

from .conftest import Run


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("command", [None, *commands()])
def test_help_is_in_the_language_and_leaves_no_english_of_argparse(
    run: Run, command: str | None, lang: str
) -> None:
    ran = run(*([command] if command else []), "--help", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert "{" not in ran.out
    assert {"en": "show this help", "fr": "montrer cette aide", "de": "diese Hilfe zeigen"}[lang] in ran.out
    if lang != "en":
        for english in ("show this help", "positional", "Example", "optional arguments", "exit"):
            assert english not in ran.out


def test_without_arguments_there_is_help(run: Run) -> None:
    assert run() == run("--help")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ["dance"],
            "Unknown command “dance”. Commands: games, play, rules, analyse, draw, perft, replay, trace",
        ),
        (["--lang", "fr"], "Indiquez une commande"),
        (["--lang", "xx", "games"], "Unknown language “xx”"),
        (["--lang"], "--lang takes exactly one value"),
        (["games", "--loud"], "Unknown argument “--loud”"),
        (["games", "talat"], "Unknown argument “talat”"),
        (["trace", "talat", "--players"], "--players takes exactly one value"),
        (
            ["trace", "talat", "--players", "three", "--seed", "1"],
            "--players needs a whole number, not “three”",
        ),
        (["trace", "talat", "--players", "0", "--seed", "1"], "--players must be at least 1"),
        (["trace", "talat", "--players", "3"], "--seed is missing"),
        (["trace", "talat", "--seed", "3"], "--players is missing"),
        (["trace", "talat", "--players", "3", "--seed", "1", "--games", "-1"], "--games must be at least 1"),
        (["trace", "talat", "--players", "4", "--seed", "1"], "talat takes 2 to 3 players, not 4"),
        (["trace", "ludo", "--players", "4", "--seed", "1"], "Unknown game “ludo”"),
        (["trace", "talat", "--players", "3", "--seed", "1", "--option", "ships"], "NAME=VALUE"),
        (
            ["trace", "talat", "--players", "3", "--seed", "1", "--option", "ships=true"],
            "Unknown option “ships”",
        ),
        (["trace"], "Name a game, or a record"),
        (["trace", "talat", "--record", "x.json"], "either a game"),
        (["replay"], "Name a file"),
        (["perft", "--depth", "2"], "--record is missing"),
        (["perft", "--record", "x.json"], "--depth is missing"),
        (["perft", "--record", "x.json", "--depth", "0"], "--depth must be at least 1"),
        (["play"], "Name a game: "),
        (["play", "ludo"], "Unknown game “ludo”"),
        (["play", "talat", "--rulings"], "Unknown argument “--rulings”"),
        (["rules", "--rulings=yes"], "--rulings takes exactly one value"),
        (["trace", "talat", "--seed", "9" * 5000], "--seed needs a whole number"),
        (["da\nnce\x1b[2J"], "Unknown command “da nce\\x1b[2J”"),
    ],
)
def test_wrong_arguments_are_one_line_and_exit_code_2(run: Run, arguments: list[str], message: str) -> None:
    ran = run(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert message in ran.err
    assert ran.err.startswith("atoll: ")
    assert ran.err.count("\n") == 1
    assert len(ran.err) < 1300


def test_the_language_comes_from_the_arguments_else_from_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert requested_language(["games"]) == "de"
    assert requested_language(["games", "--lang", "fr"]) == "fr"
    assert requested_language(["--lang=en", "games"]) == "en"
    assert requested_language(["--lang", "xx"]) == "de"
    assert requested_language(["--lang"]) == "de"


def test_names_may_stand_after_options(run: Run) -> None:
    ran = run("play", "talat", "@random", "--seed", "1", "@random", "@random")
    assert ran.code == 0
    assert "The game is over" in ran.out


def test_the_version_is_the_package_s(run: Run) -> None:
    ran = run("--version")
    assert (ran.code, ran.out) == (0, f"atoll {atoll.__version__}\n")
    assert metadata.version("atoll") == atoll.__version__
