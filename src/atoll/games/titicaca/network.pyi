from atoll.core.engine import Engine

BOUNDS: dict[str, tuple[float, int]]
SHAPES: dict[str, tuple[int, ...]]

def inputs_of(engine: Engine, seat: int) -> bytes: ...
def quantised(weights: bytes) -> bytes: ...

__all__ = ["BOUNDS", "SHAPES", "inputs_of", "quantised"]
