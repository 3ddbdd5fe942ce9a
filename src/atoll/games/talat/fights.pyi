BOUNDS: dict[str, tuple[float, int]]
PAIR_SQUARES: tuple[tuple[int, int], ...]
SHAPES: dict[str, tuple[int, ...]]

def packaged_network() -> bytes: ...
def quantised(weights: bytes) -> bytes: ...

__all__ = ["BOUNDS", "PAIR_SQUARES", "SHAPES", "packaged_network", "quantised"]
