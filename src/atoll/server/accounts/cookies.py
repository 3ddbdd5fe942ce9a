"""Who somebody is: a guest with a signed cookie. Nobody can forge the signature; the id is no secret.

A guest's cookie proves the id, for as long as it has no account. An account's cookie names a session too,
which can be ended.
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

COOKIE: Final = "atoll_guest"
NAME_LENGTH: Final = 24
"""The most characters of a name."""


@dataclass(frozen=True)
class Proof:
    """What a cookie proves: an id, and where it is an account's, the session."""

    who: str
    session: str | None = field(default=None, repr=False)


class Identities:
    """Makes and reads cookies."""

    def __init__(self, key: str) -> None:
        self.use(key)

    def use(self, key: str) -> None:
        """Sign with a key from now on."""
        self._signer = Signer(key, salt="atoll.guest")

    def issue(self) -> tuple[str, str]:
        """Give a new identity and the cookie that proves it."""
        who = secrets.token_urlsafe(16)
        return who, self.sign(who)

    def sign(self, who: str, session: str | None = None) -> str:
        """Give the cookie that proves an identity."""
        return self._signer.sign(who if session is None else f"{who}:{session}").decode()

    def read(self, cookie: str | None) -> Proof | None:
        """Give what a cookie proves, if it does."""
        if cookie is None or len(cookie) > 200:
            return None
        try:
            who, _, session = self._signer.unsign(cookie.encode()).decode().partition(":")
        except (BadSignature, UnicodeError):
            return None
        return Proof(who, session or None)


def signing_key(settings: Settings) -> str:
    """Give the key of the settings, or the one in the data folder, made at the first time."""
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
    """Keep a key where only its owner can read it."""
    fresh = file.with_suffix(".new")
    fresh.touch(mode=0o600)
    fresh.write_text(key, encoding="ascii")
    fresh.rename(file)


def good_name(name: str) -> str | None:
    """Give a name as it will be shown, or None for one that cannot be."""
    shown = clean_text(name)
    return shown if 0 < len(shown) <= NAME_LENGTH else None


def name_key(name: str) -> str:
    """Give a name as names are compared: what only looks a little different is the same."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())[:64]
    return folded.replace("\0", "\ufffd")  # no name has one, and PostgreSQL would refuse to look for it
