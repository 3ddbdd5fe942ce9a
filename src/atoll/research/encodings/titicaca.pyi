from atoll.core.options import Options
from atoll.research.encoding import Encoding as Base

class Encoding(Base):
    def __init__(self, players: int, options: Options) -> None: ...
