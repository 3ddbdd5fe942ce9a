"""Signed cookies that prove who somebody is; and names. The signature cannot be forged; the id is no secret.

A guest's cookie proves the id, as long as it has no account. An account's cookie also names a session, which
can be ended.
"""

from __future__ import annotations

import secrets
import unicodedata
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, Signer

from atoll.server.settings import Settings, SettingsError
from atoll.table import clean_text
from atoll.table.names import INVISIBLE, NAME_LENGTH

COOKIE: Final = "atoll_guest"


@dataclass(frozen=True)
class CookieIdentity:
    """What a cookie proves: a person's id and, for an account, the session."""

    who: str
    session: str | None = field(default=None, repr=False)


class CookieSigner:
    """Signs and verifies cookies."""

    def __init__(self, key: str) -> None:
        self.set_key(key)

    def set_key(self, key: str) -> None:
        """Sign with a key from now on."""
        self._signer = Signer(key, salt="atoll.guest")

    def sign(self, who: str, session: str | None = None) -> str:
        """Return the cookie that proves an identity."""
        return self._signer.sign(who if session is None else f"{who}:{session}").decode()

    def verify(self, cookie: str | None) -> CookieIdentity | None:
        """Return what a cookie proves; None if its signature is wrong."""
        if cookie is None or len(cookie) > 200:
            return None
        try:
            who, _, session = self._signer.unsign(cookie.encode()).decode().partition(":")
        except (BadSignature, UnicodeError):
            return None
        return CookieIdentity(who, session or None)


def new_id() -> str:
    """Return a new id for a person or a bot."""
    return secrets.token_urlsafe(16)


def signing_key(settings: Settings) -> str:
    """Return the key from the settings, or the one in the data folder, which is created if missing."""
    if settings.signing_key:
        return settings.signing_key
    file = settings.key_file
    try:
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        if not file.exists():
            write_key(file, secrets.token_hex(32))
        return file.read_text(encoding="ascii").strip()
    except OSError as error:
        raise SettingsError("serve-key-file", file=str(file), problem=error.strerror or "") from error


def write_key(file: Path, key: str) -> None:
    """Save a key so that only the file's owner can read it."""
    temporary = file.with_suffix(".new")
    temporary.touch(mode=0o600)
    temporary.write_text(key, encoding="ascii")
    temporary.rename(file)


def clean_name(name: str) -> str | None:
    """Return a name as it will be shown; None if there is nothing to see of it, or too much."""
    cleaned = clean_text(name)
    visible = any(
        unicodedata.category(character)[0] not in "MZ" and character not in INVISIBLE for character in cleaned
    )
    return cleaned if visible and len(cleaned) <= NAME_LENGTH else None


def name_key(name: str) -> str:
    """Return the form in which people log in: capitals and the forms of letters do not count."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())[:64]
    return folded.replace("\0", "\ufffd")  # no name has one, and PostgreSQL refuses to search for it
