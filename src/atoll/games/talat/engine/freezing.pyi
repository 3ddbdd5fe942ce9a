from collections.abc import Mapping

from atoll.games.talat.material import BoardName, Square, Tower

__all__ = ["decide"]

def decide(name: BoardName, board: Mapping[Square, Tower], size: int = 5) -> tuple[bool, bool, int]: ...
