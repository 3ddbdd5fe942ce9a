"""Passwords, recovery codes and tokens. Only hashes of them are stored.

Passwords are hashed with Argon2id, in threads of their own: this is slow on purpose, and takes so much memory
that only a few run at once. Codes and tokens are random enough that a plain hash keeps them safe.
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

MIN_PASSWORD_LENGTH: Final = 8
MAX_PASSWORD_LENGTH: Final = 128
HASHING_THREADS: Final = 2

BOT_TOKEN_PREFIX: Final = "atoll_bot_"  # noqa: S105 - not secret: it shows what a leaked token is
_CODE_ALPHABET: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
_GROUPS, _GROUP = 5, 5


class Passwords:
    """Hashes and verifies passwords, outside of the event loop."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(HASHING_THREADS, thread_name_prefix="atoll-password")

    @cached_property
    def _dummy_hash(self) -> str:
        """A hash of no password, so that unknown names take as long to be refused as known ones."""
        return self._hasher.hash(secrets.token_hex(16))

    async def hash(self, password: str) -> str:
        """Return the hash of a password."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._hasher.hash, _normalize(password))

    async def matches(self, stored: str | None, password: str) -> bool:
        """Whether a password matches a stored hash; never if there is none."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._verify, stored, password)

    def _verify(self, stored: str | None, password: str) -> bool:
        try:
            matches = self._hasher.verify(stored or self._dummy_hash, _normalize(password))
            return matches and stored is not None
        except (VerificationError, InvalidHashError):
            return False

    def needs_rehash(self, stored: str) -> bool:
        """Whether a password should be hashed again, because the parameters have changed since."""
        return self._hasher.check_needs_rehash(stored)

    def close(self) -> None:
        """Stop the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def new_recovery_code() -> str:
    """Return a new recovery code to write down: 125 bits in groups, without letters that look alike."""
    groups = ("".join(secrets.choice(_CODE_ALPHABET) for _ in range(_GROUP)) for _ in range(_GROUPS))
    return "-".join(groups)


def hash_recovery_code(code: str) -> str:
    """Return the hash of a recovery code; case and separators do not matter."""
    return hash_token("".join(letter for letter in code.upper() if letter in _CODE_ALPHABET))


def new_session_token() -> str:
    """Return a new token for a session."""
    return secrets.token_urlsafe(24)


def new_bot_token() -> str:
    """Return a new token for a bot."""
    return BOT_TOKEN_PREFIX + secrets.token_urlsafe(32)


def hash_token(token: str) -> str:
    """Return the hash of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def _normalize(password: str) -> str:
    """Return the same text for the same characters, whatever keyboard they come from."""
    return unicodedata.normalize("NFKC", password)
