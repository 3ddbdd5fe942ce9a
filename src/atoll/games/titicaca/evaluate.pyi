from atoll.core.evaluator import Evaluator as CoreEvaluator

NAMES: tuple[str, ...]

class Evaluator(CoreEvaluator):
    def set_network(self, weights: bytes, players: int = 2) -> None: ...
