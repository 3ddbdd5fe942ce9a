"""Passwords, recovery codes and tokens. What is kept of them is only good for comparing.

Passwords are hashed with Argon2id, in threads of their own: it takes long on purpose, and so much memory that
only a few go on at once. Codes and tokens are random enough that a plain hash keeps them safe.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

PASSWORD_LEAST: Final = 8
PASSWORD_MOST: Final = 128
THREADS: Final = 2

TOKEN_START: Final = "atoll_bot_"  # noqa: S105 - the part that is no secret: whoever finds one knows what it is
_LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
_GROUPS, _GROUP = 5, 5


class Passwords:
    """Hashes passwords and compares them, beside the loop."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="atoll-password")

    @cached_property
    def _nobody(self) -> str:
        """A hash of no password: who does not exist takes as long to be refused as who does."""
        return self._hasher.hash(secrets.token_hex(16))

    async def hash(self, password: str) -> str:
        """Give what is kept of a password."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._hasher.hash, _normal(password))

    async def fits(self, kept: str | None, password: str) -> bool:
        """Tell whether a password is the one of which this is kept; None: of nobody."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._verify, kept, password)

    def _verify(self, kept: str | None, password: str) -> bool:
        try:
            return self._hasher.verify(kept or self._nobody, _normal(password)) and kept is not None
        except (VerificationError, InvalidHashError):
            return False

    def outdated(self, kept: str) -> bool:
        """Tell whether a password should be hashed anew, because hashing has become harder since."""
        return self._hasher.check_needs_rehash(kept)

    def close(self) -> None:
        """Let go of the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def new_code() -> str:
    """Draw a recovery code, for people to write down: 125 bits in groups, without letters that look alike."""
    groups = ("".join(secrets.choice(_LETTERS) for _ in range(_GROUP)) for _ in range(_GROUPS))
    return "-".join(groups)


def hashed_code(code: str) -> str:
    """Give what is kept of a recovery code; how it was typed does not matter."""
    return hashed("".join(letter for letter in code.upper() if letter in _LETTERS))


def new_token() -> str:
    """Draw what a device shows to be let in."""
    return secrets.token_urlsafe(24)


def new_bot_token() -> str:
    """Draw what a bot shows to be let in."""
    return TOKEN_START + secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """Give what is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def _normal(password: str) -> str:
    """Give the same for the same characters, whatever keyboard they come from."""
    return unicodedata.normalize("NFKC", password)
