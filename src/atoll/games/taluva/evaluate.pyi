from atoll.core.evaluator import Evaluator as CoreEvaluator

NAMES: tuple[str, ...]
OLDER: tuple[str, ...]

class Evaluator(CoreEvaluator): ...
