from collections.abc import Mapping

from atoll.core.engine import Engine

FACTS: tuple[str, ...]

def facts(engine: Engine, seat: int) -> dict[str, float]: ...
def turn_worths(
    engine: Engine, seat: int, own: Mapping[str, float], others: Mapping[str, float]
) -> dict[int, float]: ...
