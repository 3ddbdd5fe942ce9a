"""What tests cost, by folder, beside a budget: printed at the end of a run with ``--budgets``.

Nothing fails for its time, since machines differ and are busy: a folder above its budget is marked, and
whoever adds to it looks at the slowest tests first. Processor time is the tests' own and that of the programs
they ran to their end; a server or a browser that lives longer than a test is not in it.
"""

from __future__ import annotations

import resource
from collections import Counter
from collections.abc import Generator

import pytest

BUDGETS = {
    "contract": 50,
    "documentation": 80,
    "e2e": 500,
    "repository": 30,
    "server": 120,
    "unit/ai": 50,
    "unit/cli": 30,
    "unit/client": 20,
    "unit/core": 30,
    "unit/games": 130,
    "unit/learn": 40,
    "unit/messages": 15,
    "unit/ratings": 10,
    "unit/research": 50,
    "unit/server": 85,
    "unit/store": 20,
    "unit/table": 20,
    "versions": 20,
}
"""Seconds of testing per folder of tests/, on one of two quiet cores: two run at a time.

All together are 1300, eleven minutes. That leaves four minutes of fifteen for setting up, lint and types.
"""


def _processor_time() -> float:
    own, others = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return own.ru_utime + own.ru_stime + others.ru_utime + others.ru_stime


def folder_of(path: str) -> str | None:
    """Name the folder that a test file counts for: the longest one that has a budget."""
    parts = path.removeprefix("tests/").split("/")[:-1]
    names = ("/".join(parts[:length]) for length in range(len(parts), 0, -1))
    return next((name for name in names if name in BUDGETS), None)


class Budgets:
    """Adds up what each test took."""

    def __init__(self) -> None:
        self.seconds: Counter[str] = Counter()
        self.processor: Counter[str] = Counter()
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

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section("seconds per folder")
        terminalreporter.write_line("   took  budget  processor")
        for folder in sorted(self.seconds):
            took, budget = self.seconds[folder], BUDGETS[folder]
            mark = "  over its budget" if took > budget else ""
            terminalreporter.write_line(
                f"{took:7.0f} {budget:7} {self.processor[folder]:10.0f}  tests/{folder}{mark}"
            )
