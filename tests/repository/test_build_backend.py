"""The build backend: when the web client is built anew, and where Node comes from."""

from __future__ import annotations

import importlib.util
import json
import re
import shutil
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def backend(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The backend with a small client of its own, and an npm that only writes down what it is asked for."""
    spec = importlib.util.spec_from_file_location("atoll_build", ROOT / "build_backend" / "atoll_build.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    for name, path in {"ROOT": "", "WEB": "web", "OUT": "out", "MESSAGES": "messages"}.items():
        monkeypatch.setattr(made, name, tmp_path / path)
    for file in ("web/src/main.ts", "web/package-lock.json", "messages/en/web.ftl"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text("one")
    asked: list[tuple[str, ...]] = []

    def npm(*arguments: str) -> None:
        asked.append(arguments)
        made.OUT.mkdir(exist_ok=True)
        (made.WEB / "node_modules").mkdir(exist_ok=True)

    monkeypatch.setattr(made, "npm", npm)
    made.asked = asked
    return made


def test_it_is_built_once_without_test_tools(backend: ModuleType) -> None:
    assert backend.stale()
    backend.build_web()
    assert [words[0] for words in backend.asked] == ["ci", "run"]
    assert "--omit=dev" in backend.asked[0]
    assert not backend.stale()
    backend.build_web()
    assert len(backend.asked) == 2


@pytest.mark.parametrize("file", ["web/src/main.ts", "web/src/new.css", "messages/en/web.ftl"])
def test_a_changed_source_or_sentence_builds_it_anew(backend: ModuleType, file: str) -> None:
    backend.build_web()
    (backend.ROOT / file).write_text("two")
    assert backend.stale()
    backend.build_web()
    assert [words[0] for words in backend.asked] == ["ci", "run", "run"], "what is installed stays"


@pytest.mark.parametrize("file", ["web/src/main.test.ts", "web/node_modules/react/index.js"])
def test_tests_and_what_is_installed_are_no_sources(backend: ModuleType, file: str) -> None:
    backend.build_web()
    (backend.ROOT / file).parent.mkdir(parents=True, exist_ok=True)
    (backend.ROOT / file).write_text("two")
    assert not backend.stale()


def test_test_tools_are_installed_beside_what_is_there(backend: ModuleType) -> None:
    backend.build_web()
    for _ in range(2):
        backend.install(dev=True)
    assert backend.asked[2:] == [("ci",)]
    (backend.WEB / "package-lock.json").write_text("two")
    backend.install(dev=False)
    assert backend.asked[3:] == [("ci", "--omit=dev")]


def test_node_comes_from_pypi_where_the_system_has_none(
    backend: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert backend.requires() == [backend.NODE_FROM_PYPI]
    backend.build_web()
    assert backend.requires() == [], "nothing has to be built, so nothing is needed"
    assert backend.requires(dev=True) == [backend.NODE_FROM_PYPI], "but its tests run on Node"


@pytest.mark.parametrize(
    ("version", "enough"), [("v22.12.0", True), ("v24.1.0", True), ("v22.11.0", False), ("v18.20.4", False)]
)
def test_a_node_that_is_too_old_is_none(
    backend: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, enough: bool
) -> None:
    programs = tmp_path / "bin"
    programs.mkdir()
    for name in ("node", "npm"):
        (programs / name).write_text(f"#!/bin/sh\necho {version}\n")
        (programs / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(programs))
    assert (backend.system_node() is not None) == enough


def test_the_lock_file_names_no_host_and_the_build_needs_no_test_tools() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    assert not [name for name, each in lock["packages"].items() if "resolved" in each]
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    build = package["scripts"]["build"]
    tools = {"openapi-typescript": "openapi-typescript", "tsc": "typescript", "vite": "vite"}
    for program in re.findall(r"(?:^|&& )([\w-]+)", build):
        assert tools[program] in package["dependencies"]
