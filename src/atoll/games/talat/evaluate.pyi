from atoll.core.engine import Engine
from atoll.core.evaluator import Evaluator as CoreEvaluator

CONTACT_NAMES: tuple[str, ...]
NAMES: tuple[str, ...]

class Evaluator(CoreEvaluator):
    def set_contact(self, weights: dict[str, float]) -> None: ...
    def lead(self, engine: Engine, seat: int) -> int: ...
    def set_network(self, weights: bytes) -> None: ...
