from collections.abc import Callable, Sequence
from typing import TypeAlias

from atoll.research.encoding import Encoding

__all__ = ["Egocentric"]

_Order: TypeAlias = Callable[[int], tuple[Sequence[int], Sequence[int]]]

class Egocentric(Encoding):
    def __init__(self, inner: Encoding, order: _Order, seat_numbers: Sequence[int] = ()) -> None: ...
    @property
    def inner(self) -> Encoding: ...
