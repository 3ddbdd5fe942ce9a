"""Who somebody is: a guest with a signed cookie. Nobody can forge the signature; the id is no secret."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, Signer

from atoll.server.settings import Settings, SettingsError
from atoll.table import plain

COOKIE: Final = "atoll_guest"
NAME_LENGTH: Final = 24
"""The most characters of a name."""


class Identities:
    """Makes and reads cookies."""

    def __init__(self, key: str) -> None:
        self._signer = Signer(key, salt="atoll.guest")

    def issue(self) -> tuple[str, str]:
        """Give a new identity and the cookie that proves it."""
        who = secrets.token_urlsafe(16)
        return who, self.sign(who)

    def sign(self, who: str) -> str:
        """Give the cookie that proves an identity."""
        return self._signer.sign(who).decode()

    def read(self, cookie: str | None) -> str | None:
        """Give the identity that a cookie proves, if it does."""
        if cookie is None or len(cookie) > 200:
            return None
        try:
            return self._signer.unsign(cookie.encode()).decode()
        except (BadSignature, UnicodeError):
            return None


def signing_key(settings: Settings) -> str:
    """Give the key of the settings, or the one in the data folder, made at the first time."""
    if settings.signing_key:
        return settings.signing_key
    file = settings.data / "signing-key"
    try:
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        if not file.exists():
            _write_once(file, secrets.token_hex(32))
        return file.read_text(encoding="ascii").strip()
    except OSError as error:
        raise SettingsError("serve-key-file", file=str(file), problem=error.strerror or "") from error


def _write_once(file: Path, key: str) -> None:
    fresh = file.with_suffix(".new")
    fresh.touch(mode=0o600)
    fresh.write_text(key, encoding="ascii")
    fresh.rename(file)


def good_name(name: str) -> str | None:
    """Give a name as it will be shown, or None for one that cannot be."""
    shown = plain(name)
    return shown if 0 < len(shown) <= NAME_LENGTH else None
