from atoll.ai.growth import Growth

class Choosing(Growth):
    def tune(
        self,
        exploration: float,
        bias: float,
        spread: float,
        urgency: float,
        wide: int,
        widening: float,
        ripe: int,
        horizon: int,
        knowing: bool,
        guided: bool,
        minimax: float = 0.0,
        history: float = 0.0,
        abstraction: float = 0.0,
        margin: float = 0.0,
    ) -> None: ...
