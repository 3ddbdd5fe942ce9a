"""Weights of a game's own network as whole numbers, so that every machine computes the same."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from math import prod

__all__ = ["whole_numbers"]


def whole_numbers(
    weights: bytes, shapes: Mapping[str, tuple[int, ...]], bounds: Mapping[str, tuple[float, int]]
) -> bytes:
    """Return 32-bit floats as 16-bit whole numbers, layer by layer.

    ``bounds`` has, per layer, the largest weight and what 1 becomes. Raise ValueError if weights are missing
    or too large.
    """
    numbers = array("f", weights)
    found = array("h")
    for name, shape in shapes.items():
        most, unit = bounds[name]
        part = numbers[len(found) : len(found) + prod(shape)]
        if len(part) != prod(shape) or any(not abs(each) <= most for each in part):
            raise ValueError(f"these cannot be the weights of a network: {name}")
        found.extend(round(each * unit) for each in part)
    if len(found) != len(numbers):
        raise ValueError("these are more weights than the network has")
    return found.tobytes()
