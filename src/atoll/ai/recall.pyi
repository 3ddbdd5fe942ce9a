from typing import Self

class Recall:
    def __new__(cls) -> Self: ...
