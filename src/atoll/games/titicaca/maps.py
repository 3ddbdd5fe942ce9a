"""Countries by name, ready to be given to a game (C-END-5): fifteen lakes each, and every field at one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from atoll.games.hexes import Hex
from atoll.games.titicaca.picture import read_map

MAPS: Final[Mapping[str, str]] = {
    "crescent": """\
at 0,-4
        S   2   P   M   14
      10  M   F   15  P   S
    F   G   1   P   M   12  G
  S   13  M
9   F   P
  G   5   S
    M   F   3   S   P   7
      8   M   F   6   G   S
        P   11  G   F   4
""",
    "isthmus": """\
at 7,-4
                              G   7   P
                            1   M   G   13
      S   4   P   S   12  F   F   5   F   M
    G   M   G   3   M   P   15  G   S   14
  11  S   6   F   P   2   M   S   8   P
F   P   F   M   9   F
      S   10  G
""",
    "ring": """\
at 1,-4
          13  M   S
    10  P   F   5   F   M
  M   S   6   G   M   4   G
F   15  P           F   S   1
  G   F               3   P
M   7   P           F   S   9
  P   G   11  S   G   14  M
    12  F   G   2   S   P
          8   S   M
""",
    "twins": """\
at 6,-4
                          S   3   F   S
                        13  M   S   9   F
  S   M   11  F           F   5   M   P   1
G   7   F   P   2       6   G   P   4   G
  P   G   15  G   P       S   14  S   F
F   12  M   S   10              M
  M   P   8   G
        M
""",
}
"""The maps, by name. They never change: a table's log keeps only the name."""


@cache
def named(name: str) -> Mapping[Hex, str]:
    """Return the country of a name. Raise KeyError."""
    return read_map(MAPS[name])
