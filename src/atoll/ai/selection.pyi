from atoll.ai.tree_store import TreeStore

class Selection(TreeStore):
    def configure(
        self,
        exploration: float,
        prior_weight: float,
        prior_temperature: float,
        fpu_reduction: float,
        initial_width: int,
        widening: float,
        expand_after: int,
        horizon: int,
        uses_evaluator: bool,
        guided: bool,
        minimax: float = 0.0,
        history: float = 0.0,
        abstraction: float = 0.0,
        margin: float = 0.0,
        deep_after: int = 0,
    ) -> None: ...
