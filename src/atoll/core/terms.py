"""The terms of evaluations as small text files: a name and a number a line, ``#`` begins a remark."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from atoll.core.errors import SetupError


@cache
def _packaged(package: str) -> tuple[tuple[str, float], ...]:
    return tuple(read_terms(files(package).joinpath("terms.txt").read_text(encoding="utf-8")).items())


def packaged_terms(package: str) -> dict[str, float]:
    """Give the terms that a game's package holds, in ``terms.txt``."""
    return dict(_packaged(package))


def read_terms(text: str) -> dict[str, float]:
    """Read terms. Raises SetupError, which names the line that is none."""
    found: dict[str, float] = {}
    for line in text.splitlines():
        name, *rest = line.partition("#")[0].split() or [""]
        if not name:
            continue
        try:
            (value,) = rest
            found[name] = float(value)
        except ValueError as error:
            raise SetupError("terms-line", line=line[:80]) from error
    return found


def write_terms(terms: Mapping[str, float], remark: str) -> str:
    """Write terms, with a remark on where they come from."""
    wide = max(map(len, terms), default=0)
    lines = [*(f"# {line}" for line in remark.splitlines())]
    lines += [f"{name:<{wide}}  {value:.4g}" for name, value in terms.items()]
    return "\n".join(lines) + "\n"
