"""Fair draws: set-ups that are derived from values of the server and of the players, and verified later.

Version 2, where at least one client takes part (``atoll.table.commitments`` has its hashes, docs/draws.md the
whole protocol): the server commits to a secret, then every person to a value, then they reveal, and all that
is drawn is derived from everything. Whoever has kept a ``Receipt`` can prove afterwards that nobody chose.

Version 1, where no client takes part, and at tables of earlier versions:

1. When the table is created, the server draws a secret of 32 bytes and publishes its SHA-256 (*commitment*).
2. A client may add a *nonce* of its own to its seat.
3. At the start, the seed is HMAC-SHA256 with the secret as key over the nonces in seat order, each preceded
   by its length. The game deals the set-up from the stream of ``Draws`` with that seed, except for preset
   parts that were agreed when the table was created (a country of one's own), which the record names.
4. When the game is over, the server publishes the secret, and ``verify`` computes everything again.

That the set-up follows from the secret does not prove that the secret was chosen first: nonces may have been
known before it, and bots have none.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Mapping, MutableSequence, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, Final, Literal, Self, TypeAlias, TypeVar

from atoll.core import Game, Json, Options, Record, RecordError, Seat, Setup, game
from atoll.table.commitments import (
    VERSION,
    FairDraw,
    Part,
    agreed_settings,
    is_value,
    part_seed,
    person_commitment,
    server_commitment,
)

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


def deal_parts(
    played: Game, players: int, options: Options, seed: bytes, *, preset: Setup = MappingProxyType({})
) -> dict[str, Json]:
    """Return the set-up of a draw of version 2: each part from a deal of its own, by that part's seed."""

    def dealt(part: str) -> dict[str, Json]:
        return played.deal_around(players, options, preset, Draws(part_seed(seed, f"setup/{part}")))

    return {part: dealt(part)[part] for part in dealt("")}


def draw_order(seed: bytes, seats: int) -> list[Seat]:
    """Draw the seating of a rated table: whoever sat on the i-th of these seats gets seat i."""
    order = list(range(seats))
    Draws(part_seed(seed, "seats")).shuffle(order)
    return order


# --- verifying ---------------------------------------------------------------------------------------------

RECEIPT_FORMAT: Final = "atoll-receipt/1"

Verdict: TypeAlias = Literal["proven", "consistent"]
"""``proven``: nobody chose the draw, because a receipt shows that all was fixed before anybody could.
``consistent``: the set-up follows from what the record says, which may have been written afterwards."""


@dataclass(frozen=True)
class ReceiptDraw:
    """What a client remembers of a draw: its own value, and what it saw before it revealed that."""

    number: int
    seats: tuple[Mapping[str, str], ...]
    person: str
    value: str
    commitments: Mapping[str, str | None] | None
    """By person; None if the client never got so far as to reveal."""

    def to_json(self) -> dict[str, Json]:
        """Return the draw as JSON."""
        return {
            "number": self.number,
            "seats": [dict(seat) for seat in self.seats],
            "person": self.person,
            "value": self.value,
            "commitments": None if self.commitments is None else dict(self.commitments),
        }


@dataclass(frozen=True)
class Receipt:
    """What a client has kept of a table's draws, to compare with its record afterwards."""

    table: str
    commitment: str
    draws: tuple[ReceiptDraw, ...]

    def with_draw(self, draw: ReceiptDraw) -> Receipt:
        """Return the receipt with what is known of a draw, instead of what was known of it before."""
        others = (each for each in self.draws if each.number != draw.number)
        return replace(self, draws=(*others, draw))

    def to_json(self) -> dict[str, Json]:
        """Return the receipt as JSON."""
        return {
            "format": RECEIPT_FORMAT,
            "table": self.table,
            "commitment": self.commitment,
            "draws": [draw.to_json() for draw in self.draws],
        }

    @classmethod
    def from_json(cls, data: object) -> Receipt:
        """Read a receipt. Raise RecordError if it is none."""
        try:
            assert isinstance(data, dict)
            assert data["format"] == RECEIPT_FORMAT
            draws = tuple(
                ReceiptDraw(
                    int(draw["number"]),
                    tuple(dict(seat) for seat in draw["seats"]),
                    str(draw["person"]),
                    str(draw["value"]),
                    None if draw["commitments"] is None else dict(draw["commitments"]),
                )
                for draw in data["draws"]
            )
            return cls(str(data["table"]), str(data["commitment"]), draws)
        except (AssertionError, KeyError, TypeError, ValueError) as error:
            raise RecordError("fair-no-receipt") from error

    @classmethod
    def load(cls, path: str) -> Receipt:
        """Read a file. Raise RecordError if it holds no receipt, OSError if it cannot be read."""
        try:
            data = json.loads(Path(path).read_text(encoding="utf-8"))
        except (UnicodeDecodeError, json.JSONDecodeError, RecursionError) as error:
            raise RecordError("fair-no-receipt") from error
        return cls.from_json(data)


def verify(record: Record, receipt: Receipt | None = None) -> Verdict:
    """Compute what was drawn again from the published secret. Raise RecordError if anything differs.

    Only with the receipt of somebody who took part is the draw proven.
    """
    if record.fair is None:
        raise RecordError("fair-missing")
    fair = record.fair
    secret, published = fair.get("secret"), fair.get("commitment")
    preset = fair.get("given", {})
    if not isinstance(secret, str) or not _is_secret(secret):
        raise RecordError("record-part", part="fair.secret", want="digits")
    if not isinstance(preset, dict):
        raise RecordError("record-part", part="fair.given", want="object")
    if commitment(secret) != published:
        raise RecordError("fair-commitment")
    if "draw" in fair:
        return _verify_draw(record, fair, secret, preset, receipt)
    if receipt is not None:
        raise RecordError("fair-receipt-version")
    nonces = fair.get("nonces")
    if not isinstance(nonces, list) or not all(isinstance(nonce, str) for nonce in nonces):
        raise RecordError("record-part", part="fair.nonces", want="nonces")
    if len(nonces) != record.players:
        raise RecordError("record-part", part="fair.nonces", want="nonces")
    played = game(record.game)
    options = played.options(record.options, record.players)
    dealt = deal(played, record.players, options, secret, nonces, preset=preset)
    if dealt != dict(record.setup):
        raise RecordError("fair-setup")
    return "consistent"


def _verify_draw(
    record: Record, fair: Mapping[str, Any], secret: str, preset: Setup, receipt: Receipt | None
) -> Verdict:
    """Verify a draw of version 2."""
    document = fair["draw"]
    try:
        assert document["version"] == VERSION
        table, rated, order = str(document["table"]), bool(document["rated"]), document["order"]
        draw = FairDraw.from_json(document)
        voided = [FairDraw.from_json(each) for each in fair.get("void", [])]
        played = game(record.game)
        options = played.options(record.options, record.players)
        agreed = agreed_settings(
            record.game, record.players, options.to_json(record.players), dict(preset), rated=rated
        )
        server = server_commitment(table, agreed, secret)
        honest = all(_opens(part, each.roster(server)) for each in (draw, *voided) for part in each.people)
        if not all(_is_of_its_seats(each) for each in (draw, *voided)):
            raise RecordError("record-part", part="fair.draw", want="object")
        seed = draw.seed(server, secret)
    except (AssertionError, KeyError, TypeError, ValueError, AttributeError) as error:
        raise RecordError("record-part", part="fair.draw", want="object") from error
    if not honest or draw.missing():
        raise RecordError("fair-value")
    if [each.number for each in (*voided, draw)] != list(range(1, len(voided) + 2)):
        raise RecordError("fair-void")
    if order != (draw_order(seed, record.players) if rated else None) or len(draw.seats) != record.players:
        raise RecordError("fair-seats")
    if deal_parts(played, record.players, options, seed, preset=preset) != dict(record.setup):
        raise RecordError("fair-setup")
    if receipt is None:
        return "consistent"
    _compare(receipt, table, server, draw, voided)
    return "proven"


def _opens(part: Part, roster: str) -> bool:
    """Whether a person's value is the one that they committed to; nobody has to have revealed any."""
    if part.value is None:
        return part.commitment is None or is_value(part.commitment)
    return is_value(part.value) and part.commitment == person_commitment(roster, part.person, part.value)


def _is_of_its_seats(draw: FairDraw) -> bool:
    """Whether everybody on the seats has a part in a draw, and nobody else."""
    expected = FairDraw.of(draw.number, draw.seats, {}).people
    return [(part.person, part.seats) for part in draw.people] == [
        (part.person, part.seats) for part in expected
    ]


def _compare(receipt: Receipt, table: str, server: str, draw: FairDraw, voided: Sequence[FairDraw]) -> None:
    """Compare a record's draws with a receipt. Raise RecordError if they differ."""
    if receipt.table != table:
        raise RecordError("fair-receipt-table")
    if receipt.commitment != server:
        raise RecordError("fair-receipt-server")
    kept = {each.number: each for each in receipt.draws}
    for each in (draw, *voided):
        seen = kept.pop(each.number, None)
        if seen is None or seen.commitments is None:
            if each is draw:
                raise RecordError("fair-receipt-part")
            continue
        if seen.seats != each.seats:
            raise RecordError("fair-receipt-seats", number=each.number)
        found = {part.person: part.commitment for part in each.people}
        own = next((part for part in each.people if part.person == seen.person), None)
        if found != dict(seen.commitments) or own is None or (each is draw and own.value != seen.value):
            raise RecordError("fair-receipt-draw", number=each.number)
    if any(each.commitments is not None for each in kept.values()):
        raise RecordError("fair-void")


def _is_secret(text: str) -> bool:
    try:
        return len(bytes.fromhex(text)) == SECRET_BYTES
    except ValueError:
        return False
