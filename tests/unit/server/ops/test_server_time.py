"""The server's time follows the wall clock, and knows which time was nobody's."""

from __future__ import annotations

import pytest

from atoll.server.ops.server_time import Outage, ServerTime


class Clocks:
    """A wall clock and a monotonic one, which do not agree by themselves."""

    def __init__(self) -> None:
        self.wall, self.monotonic = 1_000_000.0, 50.0
        self.time = ServerTime(lambda: self.wall, lambda: self.monotonic)

    def run(self, seconds: float) -> None:
        """Let time pass while the server runs and reads it."""
        for _ in range(round(seconds * 2)):
            self.wall, self.monotonic = self.wall + 0.5, self.monotonic + 0.5
            self.time()


def test_time_passes() -> None:
    clocks = Clocks()
    clocks.run(100)
    assert clocks.time() == 1_000_100
    assert clocks.time.outages == []


def test_a_clock_that_is_kept_right_loses_nothing() -> None:
    clocks = Clocks()
    for _ in range(20):
        clocks.run(1)
        clocks.wall += 0.4
    assert clocks.time() == pytest.approx(1_000_028)
    assert clocks.time.outages == []


def test_a_suspended_machine_and_a_clock_set_forward_are_an_outage() -> None:
    clocks = Clocks()
    clocks.run(10)
    clocks.wall += 3600
    assert clocks.time() == 1_003_610
    assert clocks.time.outages == [Outage(1_000_010, 1_003_610)]
    clocks.run(10)
    assert len(clocks.time.outages) == 1


def test_a_stopped_process_is_an_outage() -> None:
    clocks = Clocks()
    clocks.run(10)
    clocks.wall, clocks.monotonic = clocks.wall + 45, clocks.monotonic + 45
    assert clocks.time() == 1_000_055
    assert clocks.time.outages == [Outage(1_000_010, 1_000_055)]


def test_stopped_and_suspended_at_once_counts_once() -> None:
    clocks = Clocks()
    clocks.wall, clocks.monotonic = clocks.wall + 100, clocks.monotonic + 40
    clocks.time()
    assert clocks.time.outages == [Outage(1_000_000, 1_000_100)]


def test_time_never_goes_back() -> None:
    clocks = Clocks()
    clocks.run(10)
    clocks.wall -= 7200
    assert clocks.time() == 1_000_010
    clocks.run(10)
    assert clocks.time() == 1_000_020
    assert clocks.time.outages == []
