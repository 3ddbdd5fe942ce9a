"""Files of learnt weights: a line that says what they are, a line of JSON about them, and the weights.

The JSON has the game, the version and the numbers of its patterns, a checksum, how to search with the weights
(``search``) and where they come from (``about``). The weights of positions come before those of moves, as
32-bit floats with the least significant byte first, compressed by zlib.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import as_file, files
from math import isfinite
from pathlib import Path
from typing import Final

from atoll.core.errors import SetupError
from atoll.core.evaluator import Evaluator
from atoll.core.facts import Json
from atoll.core.game import Game
from atoll.core.net import Net
from atoll.core.position import Position

MAGIC: Final = b"atoll-net\n"
FORMAT: Final = 1
PACKAGED: Final = "learnt.net"
"""The file in a game's folder."""

_NUMBERS: Final = (
    *("horizon", "margin", "prior_temperature", "prior_weight", "exploration", "fpu_reduction"),
    *("initial_width", "widening", "expand_after"),
)
_WORDS: Final = {
    "values": ("net", "hand"),
    "playouts": ("random", "policy", "hand"),
    "search": ("tree", "alphabeta"),
}


@dataclass(frozen=True)
class NetFile:
    """Learnt weights of a game, as 32-bit floats in the machine's order, and what is known about them."""

    game: str
    patterns: int
    value: bytes
    policy: bytes
    search: Mapping[str, float | str] = field(default_factory=dict)
    about: Mapping[str, Json] = field(default_factory=dict)

    def net(self, game: Game) -> Evaluator:
        """Return the evaluator. Raise SetupError if the weights are another game's, or of other patterns.

        A file without weights of moves may be a network of the game's own kind.
        """
        hand = game.evaluator()
        if self.game != game.name:
            raise SetupError("net-other-game", game=game.name, other=self.game)
        try:
            if not self.policy and hand.take_network(self.patterns, self.value):
                return hand
        except ValueError as error:
            raise SetupError("net-broken") from error
        sizes = len(self.value) // 4, len(self.policy) // 4
        if (self.patterns, *sizes) != (hand.patterns, hand.value_patterns, hand.move_patterns):
            raise SetupError("net-other-patterns", game=game.name, version=self.patterns, now=hand.patterns)
        return Net(hand, self.value, self.policy, self.search)

    def dumps(self) -> bytes:
        """Return the file's bytes: the same for the same weights."""
        weights = _little_endian(self.value + self.policy)
        header = {
            "format": FORMAT,
            "game": self.game,
            "patterns": self.patterns,
            "value": len(self.value) // 4,
            "policy": len(self.policy) // 4,
            "crc32": zlib.crc32(weights),
            "search": dict(self.search),
            "about": dict(self.about),
        }
        return MAGIC + json.dumps(header).encode() + b"\n" + zlib.compress(weights, 9)

    @classmethod
    def loads(cls, data: bytes) -> NetFile:
        """Read a file's bytes. Raise SetupError that says what is wrong with them."""
        if not data.startswith(MAGIC):
            raise SetupError("net-no-net")
        line, newline, packed = data[len(MAGIC) :].partition(b"\n")
        try:
            header = json.loads(line)
        except ValueError as error:
            raise SetupError("net-broken") from error
        if not isinstance(header, dict) or not newline:
            raise SetupError("net-broken")
        if header.get("format") != FORMAT:
            raise SetupError("net-format", format=str(header.get("format")), known=FORMAT)
        match header:
            case {
                "game": str(game),
                "patterns": int(patterns),
                "value": int(value),
                "policy": int(policy),
                "crc32": int(checksum),
                "search": dict(search),
                "about": dict(about),
            } if value >= 0 and policy >= 0:
                weights = _unpacked(packed, 4 * (value + policy), checksum)
                check_search(search)
                return cls(game, patterns, weights[: 4 * value], weights[4 * value :], search, about)
        raise SetupError("net-broken")


def check_search(search: Mapping[str, object]) -> None:
    """Raise SetupError if there is a setting that a net does not have, or a value that it cannot be."""
    for name, value in search.items():
        is_number = isinstance(value, (int, float)) and not isinstance(value, bool) and isfinite(value)
        if not (name in _NUMBERS and is_number) and value not in _WORDS.get(name, ()):
            raise SetupError("net-search", name=name, value=str(value))


def read_net(path: Path) -> NetFile:
    """Read a file, or what was read before if it has not changed. Raise SetupError or OSError."""
    found = path.stat()
    return _read(path, found.st_mtime_ns, found.st_size)


def packaged_net(game: Game) -> NetFile:
    """Return the weights that come with a game. Raise SetupError if there are none."""
    here = files(type(game).__module__).joinpath(PACKAGED)
    if not here.is_file():
        raise SetupError("net-none", game=game.name)
    with as_file(here) as path:
        return read_net(path)


def plays_better(position: Position, simulations: int) -> bool:
    """Whether such a search plays better with the game's learnt weights, as far as matches tell.

    ``stronger`` in the file says by the number of players up to how many simulations; options are not learnt.
    """
    game, players = position.game, position.players
    try:
        stronger = packaged_net(game).about.get("stronger")
    except SetupError:
        return False
    most = stronger.get(str(players)) if isinstance(stronger, dict) else None
    return isinstance(most, int) and simulations <= most and position.options == game.options({}, players)


@lru_cache(maxsize=8)
def _read(path: Path, _modified: int, _size: int) -> NetFile:
    return NetFile.loads(path.read_bytes())


def _unpacked(packed: bytes, size: int, checksum: int) -> bytes:
    try:
        unpacker = zlib.decompressobj()
        weights = unpacker.decompress(packed, size + 1)
    except zlib.error as error:
        raise SetupError("net-broken") from error
    if len(weights) != size or not unpacker.eof or unpacker.unused_data or zlib.crc32(weights) != checksum:
        raise SetupError("net-broken")
    native = _little_endian(weights)
    if not all(map(isfinite, array("f", native))):
        raise SetupError("net-broken")
    return native


def _little_endian(weights: bytes) -> bytes:
    """Turn the bytes of floats from the machine's order into the file's, or back."""
    if sys.byteorder == "little":
        return weights
    numbers = array("f", weights)
    numbers.byteswap()
    return numbers.tobytes()
