"""Fair draws: a set-up that neither the server nor a player can have chosen, and that anybody can check.

1. Before anybody sits down the server draws a secret of 32 bytes and shows its SHA-256, the *commitment*.
2. Every person's client adds a *nonce* of its own to the seat.
3. At the start the seed is HMAC-SHA256 with the secret as key over the nonces in seat order, each preceded
   by its length. The set-up is what the game deals from the stream of ``Draws`` with that seed, around the
   parts that were agreed when the table was made (a country of one's own), which the record names.
4. When the game is over the server shows the secret, and ``verify`` computes all of it again.

The server fixed its secret before it knew the nonces, and the players gave theirs without knowing the secret.
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
    """Give what is shown of a secret in advance: the SHA-256 of its bytes, in hexadecimal."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed(secret: str, nonces: Sequence[str]) -> bytes:
    """Mix the secret with the nonces in seat order; an empty nonce stands for a seat that gave none."""
    message = b"".join(len(part).to_bytes(4) + part for part in (nonce.encode() for nonce in nonces))
    return hmac.new(bytes.fromhex(secret), message, hashlib.sha256).digest()


class Draws(Random):
    """A stream of random numbers that is written down here, and so is the same for ever.

    Block n of the stream is HMAC-SHA256(seed, n as 8 bytes, big-endian), n from 0. ``getrandbits(k)`` takes
    the next ⌈k/8⌉ bytes as a big-endian number and drops the lowest bits that are too many. ``below(n)``
    draws as many bits as n-1 has until the number is less than n. ``shuffle`` is Fisher and Yates from the
    last item down.
    """

    def __new__(cls, seed: bytes) -> Self:
        """Make the base class, whose own seed plays no part."""
        del seed
        return super().__new__(cls)

    def __init__(self, seed: bytes) -> None:
        super().__init__(0)
        self._key = seed
        self._block = 0
        self._bytes = b""

    def getrandbits(self, k: int, /) -> int:
        """Give a number of k random bits."""
        size = (k + 7) // 8
        while len(self._bytes) < size:
            self._bytes += hmac.new(self._key, self._block.to_bytes(8), hashlib.sha256).digest()
            self._block += 1
        taken, self._bytes = self._bytes[:size], self._bytes[size:]
        return int.from_bytes(taken) >> (size * 8 - k)

    def below(self, n: int) -> int:
        """Give a number from 0 to n-1, each equally likely."""
        if n < 1:
            raise ValueError("nothing to draw from")
        bits = (n - 1).bit_length()
        while True:
            number = self.getrandbits(bits)
            if number < n:
                return number

    def random(self) -> float:
        """Give a number from 0 up to 1, of 53 bits."""
        return self.getrandbits(53) / (1 << 53)

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        """Give an item of the range."""
        choice = range(start) if stop is None else range(start, stop, step)
        return choice[self.below(len(choice))]

    def randint(self, a: int, b: int) -> int:
        """Give a number from a to b, both included."""
        return a + self.below(b - a + 1)

    def choice(self, seq: Any) -> Any:
        """Give an item."""
        return seq[self.below(len(seq))]

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Put the items into random order."""
        for last in range(len(x) - 1, 0, -1):
            other = self.below(last + 1)
            x[last], x[other] = x[other], x[last]

    def sample(self, population: Sequence[_Item], k: int, *, counts: object = None) -> list[_Item]:
        """Give k items in random order: the first k of a shuffled copy."""
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
    given: Setup = MappingProxyType({}),
) -> dict[str, Json]:
    """Draw the set-up that a secret and nonces lead to, around what people brought along."""
    return played.deal_given(players, options, given, Draws(seed(secret, nonces)))


def verify(record: Record) -> None:
    """Compute a record's set-up again from what the server showed. Raises RecordError if it differs."""
    if record.fair is None:
        raise RecordError("fair-missing")
    fair = record.fair
    secret, shown, nonces = fair.get("secret"), fair.get("commitment"), fair.get("nonces")
    given = fair.get("given", {})
    if not isinstance(secret, str) or not _is_secret(secret):
        raise RecordError("record-part", part="fair.secret", want="digits")
    if not isinstance(nonces, list) or not all(isinstance(nonce, str) for nonce in nonces):
        raise RecordError("record-part", part="fair.nonces", want="nonces")
    if len(nonces) != record.players:
        raise RecordError("record-part", part="fair.nonces", want="nonces")
    if not isinstance(given, dict):
        raise RecordError("record-part", part="fair.given", want="object")
    if commitment(secret) != shown:
        raise RecordError("fair-commitment")
    played = game(record.game)
    options = played.options(record.options, record.players)
    dealt = deal(played, record.players, options, secret, nonces, given=given)
    if dealt != dict(record.setup):
        raise RecordError("fair-setup")


def _is_secret(text: str) -> bool:
    try:
        return len(bytes.fromhex(text)) == SECRET_BYTES
    except ValueError:
        return False
