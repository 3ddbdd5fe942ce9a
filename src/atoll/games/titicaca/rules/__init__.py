"""The law of Titicaca: readable, dict-based, one function a rule."""

from atoll.games.titicaca.rules.position import Position
from atoll.games.titicaca.rules.step import Step

__all__ = ["Position", "Step"]
