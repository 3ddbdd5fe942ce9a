"""The yardstick does the work of benchmarks/calibrate.c, so that figures in units can be compared."""

from __future__ import annotations

from atoll.research.yardstick import units_per_second

CHECKSUM = 0x972D91A819D2017A
"""What calibrate.c prints."""


def test_the_work_is_that_of_the_c_program() -> None:
    speed, checksum = units_per_second()
    assert speed > 0
    assert checksum == CHECKSUM
