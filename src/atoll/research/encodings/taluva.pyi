from atoll.core.options import Options
from atoll.research.encoding import Encoding as Base

__all__ = ["Encoding"]

class Encoding(Base):
    def __init__(self, players: int, options: Options) -> None: ...
