from atoll.games.taluva.options import TaluvaOptions
from atoll.research.encodings.taluva import Encoding as VersionOne

__all__ = ["WINDOWS", "Encoding", "usual_window"]

WINDOWS: range

def usual_window(players: int, options: TaluvaOptions) -> int: ...

class Encoding(VersionOne):
    def __init__(
        self,
        players: int,
        options: TaluvaOptions,
        window: int | None = None,
        egocentric: bool = False,
    ) -> None: ...
    @property
    def window(self) -> int: ...
