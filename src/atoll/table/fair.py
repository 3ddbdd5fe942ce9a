"""Fair draws: set-ups that neither the server nor a player can choose, and that anybody can verify.

1. Before anybody sits down, the server draws a secret of 32 bytes and publishes its SHA-256 (*commitment*).
2. Every player's client adds a *nonce* of its own to the seat.
3. At the start, the seed is HMAC-SHA256 with the secret as key over the nonces in seat order, each preceded
   by its length. The game deals the set-up from the stream of ``Draws`` with that seed, except for preset
   parts that were agreed when the table was created (a country of one's own), which the record names.
4. When the game is over, the server publishes the secret, and ``verify`` computes everything again.

The server fixed its secret before it knew the nonces, and the players chose theirs without knowing it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import MutableSequence, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, Final, Self, TypeVar

from atoll.core import Game, Json, Options, Record, RecordError, Setup, game

SECRET_BYTES: Final = 32
NONCE_LENGTH: Final = 64
"""The most characters a nonce may have."""

_Item = TypeVar("_Item")


def new_secret() -> str:
    """Draw a secret, in hexadecimal."""
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """Return what is published of a secret in advance: the SHA-256 of its bytes, in hexadecimal."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed(secret: str, nonces: Sequence[str]) -> bytes:
    """Return the seed for a secret and the nonces in seat order; a missing nonce counts as an empty one."""
    message = b"".join(len(part).to_bytes(4) + part for part in (nonce.encode() for nonce in nonces))
    return hmac.new(bytes.fromhex(secret), message, hashlib.sha256).digest()


class Draws(Random):
    """A stream of random numbers that is specified here, so that it never changes.

    Block n of the stream is HMAC-SHA256(seed, n as 8 bytes, big-endian), n from 0. ``getrandbits(k)`` takes
    the next ⌈k/8⌉ bytes as a big-endian number and drops the lowest bits that are too many. ``below(n)``
    draws as many bits as n-1 has until the number is less than n. ``shuffle`` is Fisher and Yates from the
    last item down.
    """

    def __new__(cls, seed: bytes) -> Self:
        """Create the base class, whose own seed is not used."""
        del seed
        return super().__new__(cls)

    def __init__(self, seed: bytes) -> None:
        super().__init__(0)
        self._key = seed
        self._block = 0
        self._bytes = b""

    def getrandbits(self, k: int, /) -> int:
        """Return a number of k random bits."""
        size = (k + 7) // 8
        while len(self._bytes) < size:
            self._bytes += hmac.new(self._key, self._block.to_bytes(8), hashlib.sha256).digest()
            self._block += 1
        taken, self._bytes = self._bytes[:size], self._bytes[size:]
        return int.from_bytes(taken) >> (size * 8 - k)

    def below(self, n: int) -> int:
        """Return a number from 0 to n-1, each equally likely."""
        if n < 1:
            raise ValueError("nothing to draw from")
        bits = (n - 1).bit_length()
        while True:
            number = self.getrandbits(bits)
            if number < n:
                return number

    def random(self) -> float:
        """Return a number from 0 up to, not including, 1, of 53 bits."""
        return self.getrandbits(53) / (1 << 53)

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        """Return a random item of the range."""
        choice = range(start) if stop is None else range(start, stop, step)
        return choice[self.below(len(choice))]

    def randint(self, a: int, b: int) -> int:
        """Return a number from a to b, both included."""
        return a + self.below(b - a + 1)

    def choice(self, seq: Any) -> Any:
        """Return a random item."""
        return seq[self.below(len(seq))]

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Shuffle the items in place."""
        for last in range(len(x) - 1, 0, -1):
            other = self.below(last + 1)
            x[last], x[other] = x[other], x[last]

    def sample(self, population: Sequence[_Item], k: int, *, counts: object = None) -> list[_Item]:
        """Return k items in random order: the first k of a shuffled copy."""
        if counts is not None:
            raise ValueError("counts is not part of the documented draws")
        items = list(population)
        self.shuffle(items)
        return items[:k]


def deal(
    played: Game,
    players: int,
    options: Options,
    secret: str,
    nonces: Sequence[str],
    *,
    preset: Setup = MappingProxyType({}),
) -> dict[str, Json]:
    """Return the set-up that a secret and nonces lead to, with its preset parts as they are."""
    return played.deal_around(players, options, preset, Draws(seed(secret, nonces)))


def verify(record: Record) -> None:
    """Compute a record's set-up again from the published secret. Raise RecordError if it differs."""
    if record.fair is None:
        raise RecordError("fair-missing")
    fair = record.fair
    secret, published, nonces = fair.get("secret"), fair.get("commitment"), fair.get("nonces")
    preset = fair.get("given", {})
    if not isinstance(secret, str) or not _is_secret(secret):
        raise RecordError("record-part", part="fair.secret", want="digits")
    if not isinstance(nonces, list) or not all(isinstance(nonce, str) for nonce in nonces):
        raise RecordError("record-part", part="fair.nonces", want="nonces")
    if len(nonces) != record.players:
        raise RecordError("record-part", part="fair.nonces", want="nonces")
    if not isinstance(preset, dict):
        raise RecordError("record-part", part="fair.given", want="object")
    if commitment(secret) != published:
        raise RecordError("fair-commitment")
    played = game(record.game)
    options = played.options(record.options, record.players)
    dealt = deal(played, record.players, options, secret, nonces, preset=preset)
    if dealt != dict(record.setup):
        raise RecordError("fair-setup")


def _is_secret(text: str) -> bool:
    try:
        return len(bytes.fromhex(text)) == SECRET_BYTES
    except ValueError:
        return False
