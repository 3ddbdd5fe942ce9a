"""What all tests share."""

from __future__ import annotations

import importlib.metadata
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from budgets import Budgets, slow_tests

# Machines are noisy: no deadline. Every run looks at the same examples, so that a failure is there again in
# the next one; `HYPOTHESIS_PROFILE=long` looks for new ones, and longer (make prove does).
settings.register_profile(
    "default",
    deadline=None,
    derandomize=True,
    max_examples=50,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("long", settings.get_profile("default"), derandomize=False, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))

# Tests run side by side: if each multiplied matrices on all cores, their threads would wait for each other.
# NumPy reads this when it is loaded.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

MEMORY = Path("/dev/shm")
"""A folder in memory: there a database need not wait for a disk, several milliseconds for every move."""
ROOM = 2**30


def _has_room(folder: Path) -> bool:
    """Whether there is such a folder, with room for the tests' files, and programs can be run from it."""
    if not folder.is_dir():
        return False
    found = os.statvfs(folder)
    return found.f_bavail * found.f_frsize > ROOM and not found.f_flag & os.ST_NOEXEC


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--budgets", action="store_true", help="print the time of each folder and its budget")
    parser.addoption(
        "--write-slow-tests",
        action="store_true",
        help="run all tests, and list those that make check is to leave out",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Name the folders of tests and of their services; all processes of a run inherit the names."""
    if not hasattr(config, "workerinput"):
        os.environ["ATOLL_TEST_SERVICES"] = tempfile.mkdtemp(prefix="atoll-services-")
        if _has_room(MEMORY):
            os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
    if config.option.budgets or config.option.write_slow_tests:
        config.pluginmanager.register(Budgets(), "budgets")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the tests that were measured to be slow, unless they are measured now."""
    if config.option.write_slow_tests:
        return
    slow = slow_tests()
    for item in items:
        if item.nodeid in slow:
            item.add_marker(pytest.mark.slow)


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        from services import stop_shared

        stop_shared(Path(os.environ.pop("ATOLL_TEST_SERVICES")))
        if config.option.write_slow_tests:
            config.pluginmanager.get_plugin("budgets").write_slow_tests()


@pytest.fixture(scope="session", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def backing(request: pytest.FixtureRequest) -> str:
    """What servers stand on: a file, or a PostgreSQL and a Redis as several processes would share them."""
    kind: str = request.param
    return kind


@pytest.fixture(autouse=True)
def backed(request: pytest.FixtureRequest) -> None:
    """Let the servers of a test stand on what it asks for: a file, if it asks for nothing."""
    kind = request.getfixturevalue("backing") if "backing" in request.fixturenames else "sqlite"
    if (serving := sys.modules.get("serving")) is not None:
        serving.Backing.choose(kind)


@pytest.fixture
def pearls(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Announce the contract's example game, so that records and commands find it by its name."""
    from contract.pearls import PEARLS, forget_games

    known = importlib.metadata.entry_points

    class Point:
        name = "pearls"

        def load(self) -> object:
            return PEARLS

    monkeypatch.setattr("atoll.core.registry.entry_points", lambda group: [*known(group=group), Point()])
    forget_games()
    yield
    forget_games()
