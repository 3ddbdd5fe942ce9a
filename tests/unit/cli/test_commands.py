"""Subcommands: a file each, found by their names, imported only when they are called."""

from __future__ import annotations

import subprocess
import sys
from argparse import Namespace

import pytest

from atoll.cli.commands import GROUPS, commands, load
from atoll.messages.catalogue import sources

HEAVY = (
    "numpy",
    "sqlalchemy",
    "rich",
    "fastapi",
    "starlette",
    "uvicorn",
    "atoll.server",
    "atoll.ai",
    "atoll.games",
    "fluent.runtime",
    "babel",
    "importlib.metadata",
)
REPORT = """\
import sys
from atoll.cli import main
code = main(sys.argv[1:])
sys.stderr.write(" ".join(sys.modules))
sys.exit(code)
"""


def loaded_by(*arguments: str) -> set[str]:
    """The modules that a call of ``atoll`` imports."""
    done = subprocess.run(
        [sys.executable, "-c", REPORT, *arguments], capture_output=True, text=True, check=True
    )
    return set(done.stderr.split())


def test_help_imports_neither_heavy_libraries_nor_commands() -> None:
    loaded = loaded_by("--help")
    assert "atoll.cli.commands" in loaded
    assert not loaded & set(HEAVY)
    assert not {name for name in loaded if name.startswith("atoll.cli.commands.")}


def test_a_command_imports_no_other_command_and_no_extra_for_its_help() -> None:
    loaded = loaded_by("match", "--help")
    assert {name for name in loaded if name.startswith("atoll.cli.commands.")} == {
        "atoll.cli.commands.bots",
        "atoll.cli.commands.bots.match",
    }
    assert not loaded & {"numpy", "sqlalchemy", "fastapi", "atoll.server"}


def test_a_game_in_python_imports_what_it_needs_only() -> None:
    game = "import sys, atoll; atoll.game('talat').new(players=3); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", game], capture_output=True, text=True, check=True).stdout
    assert not set(loaded.split()) & {"numpy", "sqlalchemy", "rich", "fastapi", "fluent.runtime", "atoll.ai"}
    nothing = "import sys; before = set(sys.modules); import atoll; print(*set(sys.modules) - before)"
    loaded = subprocess.run(
        [sys.executable, "-c", nothing], capture_output=True, text=True, check=True
    ).stdout
    assert {name for name in loaded.split() if name.startswith("atoll")} == {"atoll"}


@pytest.mark.parametrize("name", commands())
def test_a_module_is_a_whole_command(name: str) -> None:
    command = load(name)
    assert issubclass(command.Arguments, Namespace)
    assert callable(command.add_arguments)
    assert callable(command.run)


def test_every_group_has_commands() -> None:
    assert set(commands().values()) == set(GROUPS)


def test_every_sentence_about_a_command_has_its_command() -> None:
    keys = {line.partition(" =")[0] for text in sources("en").values() for line in text.splitlines()}
    for part in ("help", "about", "examples"):
        named = {key.removeprefix(f"command-{part}-") for key in keys if key.startswith(f"command-{part}-")}
        assert named == set(commands())
    groups = {key.removeprefix("command-group-") for key in keys if key.startswith("command-group-")}
    assert groups == set(GROUPS)
