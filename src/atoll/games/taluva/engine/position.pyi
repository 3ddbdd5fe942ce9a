from typing import Self

from atoll.core.engine import Engine as Base
from atoll.games.taluva.options import TaluvaOptions
from atoll.games.taluva.rules import Position

__all__ = ["Engine"]

class Engine(Base):
    def __init__(self, reference: Position) -> None: ...
    @property
    def options(self) -> TaluvaOptions: ...
    def blank(self) -> Self: ...
    def reference(self) -> Position: ...
