from collections.abc import Mapping
from typing import Self

from atoll.core.evaluator import Evaluator

class Net(Evaluator):
    def __new__(
        cls, hand: Evaluator, value: bytes, policy: bytes, search: Mapping[str, float | str]
    ) -> Self: ...
    @property
    def hand(self) -> Evaluator: ...
    @property
    def plays_out(self) -> bool: ...
    @property
    def keeps_values(self) -> bool: ...
    @property
    def keeps_playouts(self) -> bool: ...
