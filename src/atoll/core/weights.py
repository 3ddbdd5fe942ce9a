"""The weights of evaluations as small text files: a name and a number per line; ``#`` begins a comment."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from atoll.core.errors import SetupError


@cache
def _packaged(package: str, name: str) -> tuple[tuple[str, float], ...]:
    return tuple(read_weights(files(package).joinpath(name).read_text(encoding="utf-8")).items())


def packaged_weights(package: str, name: str = "weights.txt") -> dict[str, float]:
    """Return the weights that a file of a game's package holds."""
    return dict(_packaged(package, name))


def packaged_tempers(package: str) -> dict[str, dict[str, float]]:
    """Return a game's tempers: of each, the factors by which its weights differ.

    ``tempers.txt`` holds them as ``builder.temple 1.2``. A game without the file has no tempers.
    """
    if not files(package).joinpath("tempers.txt").is_file():
        return {}
    found: dict[str, dict[str, float]] = {}
    for name, factor in packaged_weights(package, "tempers.txt").items():
        temper, _, weight = name.partition(".")
        found.setdefault(temper, {})[weight] = factor
    return found


def read_weights(text: str) -> dict[str, float]:
    """Read weights. Raise SetupError that names the line if one is not a name and a number."""
    found: dict[str, float] = {}
    for line in text.splitlines():
        name, *rest = line.partition("#")[0].split() or [""]
        if not name:
            continue
        try:
            (value,) = rest
            found[name] = float(value)
        except ValueError as error:
            raise SetupError("weights-line", line=line[:80]) from error
    return found


def write_weights(weights: Mapping[str, float], comment: str) -> str:
    """Write weights, with a comment on where they come from."""
    width = max(map(len, weights), default=0)
    lines = [*(f"# {line}" for line in comment.splitlines())]
    lines += [f"{name:<{width}}  {value:.4g}" for name, value in weights.items()]
    return "\n".join(lines) + "\n"
