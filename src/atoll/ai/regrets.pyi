from typing import Self

class Regrets:
    def __new__(cls, decisions: int) -> Self: ...

def mixed_strategies(
    payoffs: list[list[float]], rounds: int, seed: int
) -> tuple[list[float], list[float]]: ...
