"""Decode observations: into named arrays, and into a position of the reference rules.

Each encoding has its decoder in ``atoll.research.decodings``, in a module of the same name.

``position`` proves that an observation holds all that a seat may know: the decoded position looks the same to
that seat. What the seat cannot know is left out or marked as hidden.
"""

from __future__ import annotations

from importlib import import_module
from math import prod
from typing import TypeAlias, TypeVar

from atoll.core.position import RulesPosition
from atoll.core.reference import ReferencePosition
from atoll.core.registry import game
from atoll.research.encoding import Encoding
from atoll.research.extra import require
from atoll.research.sections import Observation

require("numpy")

import numpy as np  # noqa: E402 - after the check that says how to install it
import numpy.typing as npt  # noqa: E402

__all__ = ["Observation", "Tensor", "empty_observation", "position", "split", "split_tensor"]

Tensor: TypeAlias = npt.NDArray[np.float32]
_Number = TypeVar("_Number", np.int16, np.float32)


def empty_observation(encoding: Encoding) -> Observation:
    """Return an array of the right size for ``Encoding.observe``."""
    return np.zeros(encoding.size, dtype=np.int16)


def split(encoding: Encoding, observation: Observation) -> dict[str, Observation]:
    """Return the sections by name, as views into an observation, or into a batch (its last axis is split)."""
    return _split(encoding.sections, observation)


def split_tensor(encoding: Encoding, tensor: Tensor) -> dict[str, Tensor]:
    """Return the same of a tensor, or of a batch of them."""
    return _split(encoding.tensor_sections, tensor)


def _split(
    sections: tuple[tuple[str, tuple[int, ...], str], ...], row: npt.NDArray[_Number]
) -> dict[str, npt.NDArray[_Number]]:
    found: dict[str, npt.NDArray[_Number]] = {}
    start = 0
    for name, shape, _ in sections:
        end = start + prod(shape)
        found[name] = row[..., start:end].reshape(*row.shape[:-1], *shape)
        start = end
    return found


def position(encoding: Encoding, observation: Observation) -> RulesPosition:
    """Return the position that the viewer knows.

    Raise ValueError if some of it was outside the window, or if seats are counted from the viewer.
    """
    if encoding.egocentric:
        raise ValueError("an egocentric observation does not say which seat is which")
    name = type(encoding).__module__.rpartition(".")[2]
    decoder = import_module(f"atoll.research.decodings.{name}")
    reference = decoder.decode(encoding, split(encoding, observation))
    assert isinstance(reference, ReferencePosition)
    return RulesPosition(game(name.removesuffix("_v2")), reference)
