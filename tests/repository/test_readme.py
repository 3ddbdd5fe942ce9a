"""README's Python example works as written."""

from __future__ import annotations

import doctest
from pathlib import Path


def test_the_example_works() -> None:
    outcome = doctest.testfile(str(Path(__file__).parents[2] / "README.md"), module_relative=False)
    assert outcome.attempted >= 7
    assert outcome.failed == 0
