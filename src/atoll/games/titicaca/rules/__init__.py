"""The rules of Titicaca, read literally: one function per rule, whose docstring names the rule ids."""

from atoll.games.titicaca.codes import Step
from atoll.games.titicaca.rules.position import Position

__all__ = ["Position", "Step"]
