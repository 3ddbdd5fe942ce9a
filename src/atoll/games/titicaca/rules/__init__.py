"""The law of Titicaca: readable, dict-based, one function a rule."""

from atoll.games.titicaca.codes import Step
from atoll.games.titicaca.rules.position import Position

__all__ = ["Position", "Step"]
