"""tests/unit mirrors src/atoll: whoever changes a module finds its tests at the same place."""

from __future__ import annotations

from pathlib import Path

from budgets import slow_tests

ROOT = Path(__file__).parents[2]
SOURCE, UNIT = ROOT / "src" / "atoll", ROOT / "tests" / "unit"

# Tests named after what they show rather than after a module, and what of src/atoll they show it of.
NAMED_OTHERWISE = {
    "ai/test_secrets.py": "ai",
    "cli/test_golden.py": "cli/commands",
    "cli/test_session.py": "cli",
    "core/test_position_svg.py": "core/position.py",
    "games/test_golden.py": "games",
    "games/test_shape.py": "games",
    "games/talat/test_two_players.py": "games/talat/rules",
    "games/taluva/test_height.py": "games/taluva/rules",
    "games/taluva/test_membership.py": "games/taluva/rules",
    "games/taluva/test_messages.py": "games/taluva/rules/events.py",
    "games/taluva/test_no_edge.py": "games/taluva/engine",
    "games/taluva/test_perft.py": "core/perft.py",
    "games/taluva/test_turn.py": "games/taluva/rules",
    "games/titicaca/test_messages.py": "games/titicaca/rules",
    "games/titicaca/test_scoring_events.py": "games/titicaca/rules",
    "research/test_docs.py": "research/encodings",
    "server/accounts/test_deletion.py": "server/accounts",
    "server/http/test_past_positions.py": "server/http/tables.py",
    "server/live/test_deadlines.py": "server/live/table.py",
    "server/live/test_draws.py": "server/live/table.py",
    "server/live/test_several_processes.py": "server/live",
}


def is_mirrored(path: str) -> bool:
    """Whether a test file is named after its folder, or after a module or package in it or below."""
    folder, name = (SOURCE / path).parent, Path(path).stem.removeprefix("test_")
    return name == folder.name or any(
        found.is_dir() or found.suffix == ".py"
        for found in [*folder.rglob(name), *folder.rglob(f"{name}.py")]
    )


def test_every_test_stands_where_what_it_tests_stands() -> None:
    tests = {path.relative_to(UNIT).as_posix() for path in UNIT.rglob("test_*.py")}
    lost = {path for path in tests if not (SOURCE / path).parent.is_dir()}
    assert not lost, "the folder has no counterpart in src/atoll"
    assert {path for path in tests if not is_mirrored(path)} == set(NAMED_OTHERWISE)


def test_what_is_named_otherwise_tests_something_that_exists() -> None:
    assert [shown for shown in NAMED_OTHERWISE.values() if not (SOURCE / shown).exists()] == []


def test_the_tests_that_were_measured_to_be_slow_exist() -> None:
    for test in slow_tests():
        file, _, name = test.partition("[")[0].partition("::")
        assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8"), test
