from typing import Self

from atoll.core.engine import Engine as CoreEngine
from atoll.games.talat.options import TalatOptions
from atoll.games.talat.rules import Position

__all__ = ["Engine"]

class Engine(CoreEngine):
    def __init__(self, reference: Position) -> None: ...
    @property
    def options(self) -> TalatOptions: ...
    def blank(self) -> Self: ...
    def reference(self) -> Position: ...
