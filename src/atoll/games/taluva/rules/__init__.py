"""The rules of Taluva, read literally: one function per rule, whose docstring names the rule ids."""

from atoll.games.taluva.codes import Phase
from atoll.games.taluva.material import Placement
from atoll.games.taluva.rules.island import Building, Cell, Island, Settlement
from atoll.games.taluva.rules.position import Position

__all__ = ["Building", "Cell", "Island", "Phase", "Placement", "Position", "Settlement"]
