from collections.abc import Mapping

from atoll.games.talat.material import BoardName, Square, Tower

__all__ = ["decide"]

def decide(name: BoardName, board: Mapping[Square, Tower]) -> tuple[bool, bool, int]: ...
