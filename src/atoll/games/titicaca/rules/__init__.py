"""The law of Titicaca: readable, dict-based, one function a rule."""

from atoll.games.titicaca.rules.position import Position, Step

__all__ = ["Position", "Step"]
