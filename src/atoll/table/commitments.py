"""The hashes of fair draws, version 2: who commits to what, and what is derived from all of it.

Everything that is hashed is *framed*: each part is preceded by its length in bytes (4 bytes, big-endian), and
the first part names the purpose, so that nothing made for one purpose can serve another. ``docs/draws.md``
describes the protocol, its limits and its test vectors; the web client has the same functions.

>>> digest("atoll-fair/2 example", b"a", b"bc")
'dbccd5e013f7476aa00db2130bacff9ea7ec974a17355d16991746a31675c43d'
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Self

from atoll.core import Json, Seat

VERSION: Final = 2
VALUE_BYTES: Final = 32
"""How many random bytes the server's secret and each person's value have."""

RosterSeat = Mapping[str, str]
"""A seat of a roster: ``{"bot": level}``, or ``{"person": tag, "nonce": nonce}``."""


def _framed(*parts: bytes) -> bytes:
    return b"".join(len(part).to_bytes(4) + part for part in parts)


def digest(purpose: str, *parts: bytes) -> str:
    """Return the SHA-256 of framed parts for a purpose, in hexadecimal."""
    return hashlib.sha256(_framed(purpose.encode(), *parts)).hexdigest()


def canonical(document: Json) -> bytes:
    """Return a document as JSON that every client writes alike: keys sorted, no spaces, UTF-8."""
    return json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def new_value() -> str:
    """Draw a person's value, in hexadecimal."""
    return secrets.token_hex(VALUE_BYTES)


def is_value(text: object) -> bool:
    """Whether a text is a value, a secret or a digest: 64 lower-case hexadecimal digits."""
    return isinstance(text, str) and len(text) == 2 * VALUE_BYTES and set(text) <= set("0123456789abcdef")


def agreed_settings(
    game: str, players: int, options: Mapping[str, Json], preset: Mapping[str, Json], *, rated: bool
) -> dict[str, Json]:
    """Return what the server's commitment is bound to besides the table."""
    return {
        "game": game,
        "players": players,
        "options": dict(options),
        "given": dict(preset),
        "rated": rated,
    }


def server_commitment(table: str, agreed: Mapping[str, Json], secret: str) -> str:
    """Return the server's commitment to its secret, bound to the table and its settings."""
    return digest("atoll-fair/2 server", table.encode(), canonical(dict(agreed)), bytes.fromhex(secret))


def person_tag(table: str, who: str) -> str:
    """Return what stands for a person in rosters and records: it does not reveal the person's id."""
    return digest("atoll-fair/2 person", table.encode(), who.encode())


def roster_digest(server: str, number: int, seats: Sequence[RosterSeat]) -> str:
    """Return the digest of who sits where, for the table's draw of this number."""
    return digest(
        "atoll-fair/2 roster",
        bytes.fromhex(server),
        number.to_bytes(4),
        canonical([dict(seat) for seat in seats]),
    )


def person_commitment(roster: str, person: str, value: str) -> str:
    """Return a person's commitment to a value, bound to the roster and to the person."""
    return digest(
        "atoll-fair/2 commitment", bytes.fromhex(roster), bytes.fromhex(person), bytes.fromhex(value)
    )


@dataclass(frozen=True)
class Part:
    """A person's part in a draw; without a commitment they take no part in it."""

    person: str
    """The person's tag."""
    seats: tuple[Seat, ...]
    commitment: str | None = None
    value: str | None = None

    def to_json(self) -> dict[str, Json]:
        """Return the part as JSON."""
        return {
            "person": self.person,
            "seats": [*self.seats],
            "commitment": self.commitment,
            "value": self.value,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Read what ``to_json`` wrote."""
        return cls(data["person"], tuple(data["seats"]), data["commitment"], data["value"])


@dataclass(frozen=True)
class FairDraw:
    """One draw: the roster it is bound to and everybody's part in it."""

    number: int
    """Draws of a table are counted from 1; all but the last are void."""
    seats: tuple[RosterSeat, ...]
    people: tuple[Part, ...]

    @classmethod
    def of(cls, number: int, seats: Sequence[RosterSeat], commitments: Mapping[str, str]) -> Self:
        """Return the draw for a roster, with the commitments by person."""
        held: dict[str, list[Seat]] = {}
        for seat, roster_seat in enumerate(seats):
            if "person" in roster_seat:
                held.setdefault(roster_seat["person"], []).append(seat)
        people = (Part(person, tuple(own), commitments.get(person)) for person, own in held.items())
        return cls(number, tuple(seats), tuple(people))

    def roster(self, server: str) -> str:
        """Return the digest of the roster."""
        return roster_digest(server, self.number, self.seats)

    def part_of(self, seat: Seat) -> Part | None:
        """Return the part of the person on a seat; None if there is none."""
        return next((part for part in self.people if seat in part.seats), None)

    def revealed(self, person: str, value: str) -> FairDraw:
        """Return the draw with a person's value."""
        people = tuple(replace(part, value=value) if part.person == person else part for part in self.people)
        return replace(self, people=people)

    def missing(self) -> tuple[Part, ...]:
        """Return the parts of those who have committed and not yet revealed."""
        return tuple(part for part in self.people if part.commitment is not None and part.value is None)

    def seed(self, server: str, secret: str) -> bytes:
        """Return the seed: HMAC-SHA256 with the server's secret as key over the roster and all parts."""
        parts = [b"atoll-fair/2 seed", bytes.fromhex(self.roster(server))]
        for part in self.people:
            parts += [
                bytes.fromhex(part.person),
                bytes.fromhex(part.commitment or ""),
                bytes.fromhex(part.value or ""),
            ]
        return hmac.new(bytes.fromhex(secret), _framed(*parts), hashlib.sha256).digest()

    def to_json(self) -> dict[str, Json]:
        """Return the draw as JSON."""
        return {
            "number": self.number,
            "seats": [dict(seat) for seat in self.seats],
            "people": [part.to_json() for part in self.people],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Read what ``to_json`` wrote."""
        people = tuple(Part.from_json(part) for part in data["people"])
        return cls(data["number"], tuple(dict(seat) for seat in data["seats"]), people)


def part_seed(seed: bytes, part: str) -> bytes:
    """Return the seed of one part of what is drawn: ``seats``, or ``setup/`` and a part of the set-up."""
    return hmac.new(seed, _framed(b"atoll-fair/2 part", part.encode()), hashlib.sha256).digest()
