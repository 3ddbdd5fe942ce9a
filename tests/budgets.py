"""What tests cost, by folder, beside a budget: printed at the end of a run with ``--budgets``.

Nothing fails for its time, since machines differ and are busy: a folder above its budget is marked, and
whoever adds to it looks at the slowest tests first. Processor time is the tests' own and that of the programs
they ran to their end; a server or a browser that lives longer than a test is not in it.

``make check`` is for every commit, so it leaves out what takes long: tests marked ``slow``, and those that
were measured to need more than ``FAST`` seconds, which slow_tests.txt lists. ``pytest --write-slow-tests``
measures again and writes the list.
"""

from __future__ import annotations

import resource
from collections import Counter
from collections.abc import Generator
from pathlib import Path

import pytest

FAST = 0.5
"""Seconds of processor time that a test of ``make check`` may need."""
SLOW_TESTS = Path(__file__).with_name("slow_tests.txt")

BUDGETS = {
    "contract": 45,
    "documentation": 75,
    "e2e": 1050,
    "repository": 30,
    "server": 200,
    "unit/ai": 40,
    "unit/cli": 80,
    "unit/client": 10,
    "unit/core": 15,
    "unit/games": 150,
    "unit/learn": 25,
    "unit/messages": 15,
    "unit/ratings": 10,
    "unit/research": 105,
    "unit/server": 220,
    "unit/store": 40,
    "unit/table": 15,
    "unit/tournaments": 15,
    "versions": 35,
}
"""Seconds of testing per folder of tests/, where three tests at a time share two quiet cores.

All together are 2175, twelve minutes. That leaves three minutes of fifteen for setting up, lint and types.
"""


def _processor_time() -> float:
    own, others = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return own.ru_utime + own.ru_stime + others.ru_utime + others.ru_stime


def folder_of(path: str) -> str | None:
    """Name the folder that a test file counts for: the longest one that has a budget."""
    parts = path.removeprefix("tests/").split("/")[:-1]
    names = ("/".join(parts[:length]) for length in range(len(parts), 0, -1))
    return next((name for name in names if name in BUDGETS), None)


def slow_tests() -> frozenset[str]:
    """Return the ids of the tests that were measured to be slow."""
    return frozenset(SLOW_TESTS.read_text(encoding="utf-8").splitlines())


class Budgets:
    """Adds up what each test took."""

    def __init__(self) -> None:
        self.seconds: Counter[str] = Counter()
        self.processor: Counter[str] = Counter()
        self.slow: set[str] = set()
        """Tests that need longer than ``FAST``, without those that are marked."""
        self._before = _processor_time()

    def pytest_collection_finish(self) -> None:
        """Begin to count: what it took to find the tests belongs to none of them."""
        self._before = _processor_time()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Note a step's processor time in its report, which carries it to the process that prints."""
        report = yield
        now = _processor_time()
        report.processor = now - self._before
        self._before = now
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        folder = folder_of(report.nodeid.partition("::")[0])
        if folder is not None:
            self.seconds[folder] += report.duration
            self.processor[folder] += getattr(report, "processor", 0)
        if report.when == "call" and getattr(report, "processor", 0) > FAST and "slow" not in report.keywords:
            self.slow.add(report.nodeid)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section("seconds per folder")
        terminalreporter.write_line("   took  budget  processor")
        for folder in sorted(self.seconds):
            took, budget = self.seconds[folder], BUDGETS[folder]
            mark = "  over its budget" if took > budget else ""
            terminalreporter.write_line(
                f"{took:7.0f} {budget:7} {self.processor[folder]:10.0f}  tests/{folder}{mark}"
            )

    def write_slow_tests(self) -> None:
        SLOW_TESTS.write_text("".join(f"{test}\n" for test in sorted(self.slow)), encoding="utf-8")
