from collections.abc import Mapping

from atoll.games.talat.material import BoardName, Square, Tower

def decide(name: BoardName, board: Mapping[Square, Tower]) -> tuple[bool, bool, int]: ...
