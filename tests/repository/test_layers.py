"""Arrows point one way: no package imports from a layer above it (docs/architecture.md)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from atoll.core import game_names

# What each package imports besides itself: all that it may, and nothing that it does not need.
MAY_SEE: dict[str, set[str]] = {
    "messages": set(),
    "core": {"messages"},
    "ratings": set(),
    "games": {"core"},
    "ai": {"core"},
    "learn": {"ai", "core"},
    "table": {"core"},
    "tournaments": {"table", "core"},
    "store": {"tournaments", "table", "ratings", "core"},
    "server": {"store", "tournaments", "table", "learn", "ai", "core", "messages"},
    "client": {"table", "core"},
    "research": {"ratings", "ai", "games", "core"},
    "cli": {"server", "store", "table", "learn", "research", "ai", "games", "core", "messages"},
}

# The same for the server's folders. What stands beside them (app, run) puts them together.
SERVER_MAY_SEE: dict[str, set[str]] = {
    "ops": {"errors"},
    "live": {"errors", "ops", "settings"},
    "accounts": {"errors", "live", "ops", "settings"},
    "records": {"errors", "live", "ops", "settings"},
    "notices": {"errors", "live", "ops", "settings"},
    "http": {"accounts", "errors", "live", "notices", "ops", "records", "settings"},
}
SOURCE = Path(str(files("atoll")))
CLIENT = Path(__file__).parents[2] / "web" / "src"


@cache
def imports(path: Path) -> tuple[str, ...]:
    """Return every atoll module that a file imports, by Python's statements or by Cython's."""
    return tuple(_imports(path))


def _imports(path: Path) -> Iterator[str]:
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".pxd":
        for found in re.finditer(r"^(?:from|cimport) (atoll[\w.]*)", text, re.M):
            yield found[1]
        return
    for node in ast.walk(ast.parse(text)):
        names = []
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports hide the layer"
            names = [node.module or ""]
            if node.module in ("atoll", "cython.cimports.atoll"):
                names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        for name in names:
            plain = name.removeprefix("cython.cimports.")
            if plain.split(".")[0] == "atoll":
                yield plain


def package_of(module: str) -> str | None:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and (SOURCE / parts[1]).is_dir() else None


def sources() -> list[Path]:
    return sorted(p for p in SOURCE.rglob("*") if p.suffix in {".py", ".pyi", ".pxd"})


@pytest.mark.parametrize("path", sources(), ids=lambda p: str(p.relative_to(SOURCE)))
def test_arrows_point_one_way(path: Path) -> None:
    parts = path.relative_to(SOURCE).parts
    if len(parts) == 1:
        return  # atoll/__init__.py and __main__.py are the front door
    package = parts[0]
    assert package in MAY_SEE, f"{package} has no place in the layers"
    for module in imports(path):
        seen = package_of(module)
        assert seen in {None, package} | MAY_SEE[package], f"{package} must not see {module}"
        if package == "games" and seen == "games" and len(parts) > 2:
            other = module.split(".")[2:3]
            shared = ([], ["hexes"], ["hex_drawing"], ["symmetry"])
            assert other in (*shared, [parts[1]]), f"{parts[1]} must not see {module}"


def test_every_permission_is_used() -> None:
    used: dict[str, set[str]] = {package: set() for package in MAY_SEE}
    for path in sources():
        parts = path.relative_to(SOURCE).parts
        if len(parts) > 1:
            used[parts[0]] |= {seen for module in imports(path) if (seen := package_of(module)) is not None}
    assert {package: seen - {package} for package, seen in used.items()} == MAY_SEE


@pytest.mark.parametrize("folder", SERVER_MAY_SEE)
def test_the_servers_folders_see_exactly_what_they_may(folder: str) -> None:
    seen = set()
    for path in sorted((SOURCE / "server" / folder).rglob("*.py")):
        modules = (module.split(".") for module in imports(path))
        seen |= {parts[2] for parts in modules if parts[1:2] == ["server"] and len(parts) > 2}
    assert seen - {folder} == SERVER_MAY_SEE[folder]


def test_the_client_names_a_game_in_its_own_folder_only() -> None:
    """A new game brings its board, its deal and its styles; nothing around them has to know of it."""
    comment = re.compile(r"/\*.*?\*/|//[^\n]*", re.S)
    names = re.compile("|".join(game_names()), re.I)
    own = {("games", name) for name in game_names()}
    for path in sorted(CLIENT.rglob("*")):
        shared = path.relative_to(CLIENT).parts[:2] not in own
        generated_or_test = path.name == "schema.d.ts" or ".test." in path.name
        if path.suffix in {".ts", ".tsx", ".css"} and shared and not generated_or_test:
            assert not names.findall(comment.sub("", path.read_text(encoding="utf-8"))), path


def test_the_reader_of_imports_sees_all_forms(tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text(
        "import atoll.server.app\nfrom atoll.ai import x\nfrom atoll import cli\n"
        "from cython.cimports.atoll.core.bits import u64\nimport os\n"
    )
    assert sorted(imports(path)) == ["atoll.ai", "atoll.cli", "atoll.core.bits", "atoll.server.app"]
    path = tmp_path / "module.pxd"
    path.write_text("from atoll.core.bits cimport u64\ncimport atoll.core.engine\n")
    assert sorted(imports(path)) == ["atoll.core.bits", "atoll.core.engine"]
