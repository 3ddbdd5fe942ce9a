from typing import Self

class MoveStats:
    def __new__(cls) -> Self: ...
