from atoll.core.engine import Engine as CoreEngine
from atoll.games.titicaca.rules import Position

__all__ = ["Engine"]

class Engine(CoreEngine):
    def __init__(self, reference: Position) -> None: ...
    def reference(self) -> Position: ...
