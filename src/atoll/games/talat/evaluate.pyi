from atoll.core.evaluator import Evaluator as CoreEvaluator

NAMES: tuple[str, ...]

class Evaluator(CoreEvaluator): ...
