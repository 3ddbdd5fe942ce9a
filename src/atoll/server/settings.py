"""Settings: from a file, the environment and the command line, checked at the start with plain messages.

Each setting is a field below. ``ATOLL_PORT=9000`` in the environment, ``port = 9000`` in the file (TOML) and
``--port 9000`` say the same; the command line wins over the environment, that over the file.
"""

from __future__ import annotations

import difflib
import math
import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final, get_type_hints
from urllib.parse import urlsplit

from atoll.core import AtollError

PREFIX: Final = "ATOLL_"

SECRET: Final = frozenset({"signing_key", "database_url", "redis_url", "smtp_password", "push_key"})
"""What must not stand on a command line: everybody on the machine can read that."""


PUSH_HOSTS: Final = "fcm.googleapis.com, *.push.services.mozilla.com, *.push.apple.com, *.notify.windows.com"
"""The push services of Chrome and its relatives, Firefox, Safari and Edge."""


class SettingsError(AtollError):
    """A setting that cannot be; the sentence says which and what would be right."""


def _set(default: Any, *, least: float | None = None, most: float | None = None) -> Any:
    return field(default=default, metadata={"least": least, "most": most})


def default_data() -> Path:
    """Return the folder for data where the operating system wants it."""
    from platformdirs import user_data_path  # noqa: PLC0415 - a part of atoll[server], not needed for --help

    return user_data_path("atoll", appauthor=False)


@dataclass(frozen=True)
class Settings:
    """Everything an operator can choose."""

    host: str = _set("127.0.0.1")
    port: int = _set(8000, least=0, most=65535)
    data: Path = field(default_factory=default_data, metadata={"least": None, "most": None})
    url: str = _set("")
    origins: str = _set("")
    proxy: bool = _set(False)
    signing_key: str = _set("")
    database_url: str = _set("")
    redis_url: str = _set("")
    workers: int = _set(1, least=1, most=256)

    smtp_host: str = _set("")
    smtp_port: int = _set(587, least=1, most=65535)
    smtp_security: str = _set("starttls")
    smtp_user: str = _set("")
    smtp_password: str = _set("")
    mail_from: str = _set("")
    push_key: str = _set("")
    push_hosts: str = _set(PUSH_HOSTS)
    push_private: bool = _set(False)
    notice_minutes: float = _set(10, least=0, most=1440)

    max_tables: int = _set(5000, least=1)
    max_tables_person: int = _set(30, least=1)
    max_tables_address: int = _set(300, least=1)
    max_tournaments: int = _set(200, least=1)
    max_tournaments_person: int = _set(3, least=1)
    max_tournaments_address: int = _set(20, least=1)
    max_guests_address: int = _set(2000, least=1)
    max_seeks: int = _set(1000, least=1)
    max_seeks_address: int = _set(50, least=1)
    max_connections: int = _set(5000, least=1)
    max_connections_address: int = _set(2000, least=1)
    max_connections_person: int = _set(24, least=1)
    max_body: int = _set(16384, least=256)
    max_message: int = _set(4096, least=256)
    max_waiting: int = _set(256, least=8)
    max_record: int = _set(262144, least=1024)
    max_records: int = _set(20000, least=1)
    max_analyses: int = _set(32, least=1)
    max_analyses_person: int = _set(2, least=1)
    max_analyses_address: int = _set(8, least=1)
    max_tcp: int = _set(10000, least=1)
    max_tcp_address: int = _set(2500, least=1)
    request_seconds: float = _set(20, least=1)
    rate_address: float = _set(100, least=0.1)
    rate_person: float = _set(30, least=0.1)
    rate_frames: float = _set(100, least=1)
    rate_bytes: float = _set(262144, least=1024)
    rate_guests: float = _set(5, least=0.01)
    rate_chat: float = _set(1, least=0.01)
    rate_login: float = _set(0.1, least=0.001)
    rate_records: float = _set(1, least=0.01)
    rate_seeks: float = _set(0.5, least=0.01)
    burst: float = _set(10, least=1)

    bots: str = _set("")
    bot_threads: int = _set(max(1, (os.cpu_count() or 2) - 1), least=1, most=64)
    bot_seconds: float = _set(10, least=0.1, most=600)
    bot_memory: int = _set(128, least=0, most=1_000_000)
    bot_idle: float = _set(600, least=1)
    analysis_threads: int = _set(1, least=1, most=64)
    analysis_simulations: int = _set(2000, least=8, most=1_000_000)
    grace: float = _set(30, least=0)
    takeover: float = _set(6, least=0.5, most=600)
    expire_open_hours: float = _set(24, least=0)
    expire_tournaments_days: float = _set(14, least=0)
    expire_playing_days: float = _set(60, least=0)
    expire_over_days: float = _set(60, least=0)
    expire_guests_days: float = _set(180, least=0)
    expire_account_games_days: float = _set(3650, least=0)
    expire_sessions_days: float = _set(180, least=0)

    log: str = _set("text")
    log_level: str = _set("info")

    def check(self) -> Settings:
        """Refuse what cannot be. Raise SettingsError."""
        for each in fields(self):
            value, least, most = getattr(self, each.name), each.metadata["least"], each.metadata["most"]
            if least is not None and value < least:
                raise SettingsError("serve-setting-least", name=each.name, value=value, least=least)
            if most is not None and value > most:
                raise SettingsError("serve-setting-most", name=each.name, value=value, most=most)
        for name, choices in CHOICES.items():
            value = getattr(self, name)
            if value not in choices:
                raise SettingsError(
                    "serve-setting-choice", name=name, value=value, choices=", ".join(choices)
                )
        for origin in [*self.more_origins, *([self.url] if self.url else [])]:
            parts = urlsplit(origin)
            if parts.scheme not in {"http", "https"} or not parts.netloc or parts.path not in {"", "/"}:
                raise SettingsError("serve-setting-url", value=origin)
        if self.signing_key and len(self.signing_key) < 32:
            raise SettingsError("serve-setting-key", least=32)
        if self.redis_url and urlsplit(self.redis_url).scheme not in {"redis", "rediss", "unix"}:
            raise SettingsError("serve-setting-redis")
        if self.redis_url and not self.database_url:
            raise SettingsError("serve-redis-alone")
        if self.smtp_host and not (self.url and is_mail_address(self.mail_from)):
            raise SettingsError("serve-mail-lacks")
        if self.push_key and not (self.secure or (self.push_private and self.url)):
            raise SettingsError("serve-push-lacks")
        for host in self.push_host_list:
            if not _PUSH_HOST.fullmatch(host):
                raise SettingsError("serve-push-host", value=host)
        if self.workers > 1 and not self.redis_url:
            raise SettingsError("serve-workers-alone")
        return self

    @property
    def more_origins(self) -> list[str]:
        """The further origins, one by one."""
        return [origin.strip().rstrip("/") for origin in self.origins.split(",") if origin.strip()]

    @property
    def push_host_list(self) -> list[str]:
        """The permitted push hosts, one by one."""
        return [host.strip().lower() for host in self.push_hosts.split(",") if host.strip()]

    @property
    def database(self) -> Path:
        """The database's file."""
        return self.data / "atoll.sqlite"

    @property
    def key_file(self) -> Path:
        """Where the signing key is kept, if it is neither set nor kept in a shared database."""
        return self.data / "signing-key"

    @property
    def mails(self) -> bool:
        """Whether the operator has switched notices by mail on."""
        return bool(self.smtp_host)

    @property
    def secure(self) -> bool:
        """Whether people come by https, so that cookies may demand it."""
        return self.url.startswith("https://")


CHOICES: Final = {
    "log": ("text", "json"),
    "log_level": ("debug", "info", "warning", "error"),
    "smtp_security": ("starttls", "tls", "none"),
}

_MAIL_ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)

_PUSH_HOST: Final = re.compile(r"(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::[0-9]{1,5})?")


def is_mail_address(address: str) -> bool:
    """Whether this is a plain address: no name, no comment, nothing that could be another header."""
    return len(address) <= 254 and _MAIL_ADDRESS.fullmatch(address) is not None


def read_settings(
    command_line: Mapping[str, str | bool], environment: Mapping[str, str], file: Path | None
) -> Settings:
    """Put together all sources and check them. Raise SettingsError."""
    values: dict[str, Any] = {}
    hints = get_type_hints(Settings)
    sources: list[tuple[str, Mapping[str, Any]]] = [
        ("{}", _from_file(file)),
        (PREFIX + "{}", _from_environment(environment)),
        ("--{}", command_line),
    ]
    for form, found in sources:
        for name, value in found.items():
            shown = form.format({"--{}": name.replace("_", "-"), PREFIX + "{}": name.upper()}.get(form, name))
            if name not in hints:
                near = difflib.get_close_matches(name, hints, 1)
                key = "serve-setting-near" if near else "serve-setting-unknown"
                raise SettingsError(key, name=shown, near=near[0] if near else "")
            values[name] = _converted(shown, hints[name], value)
    return Settings(**values).check()


def _from_file(file: Path | None) -> Mapping[str, Any]:
    if file is None:
        return {}
    try:
        with file.open("rb") as opened:
            return tomllib.load(opened)
    except OSError as error:
        raise SettingsError("serve-file", file=str(file), problem=error.strerror or "") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError("serve-file", file=str(file), problem=f"TOML: {error}") from error


def _from_environment(environment: Mapping[str, str]) -> Mapping[str, str]:
    names = (each.name for each in fields(Settings))
    return {
        name: environment[PREFIX + name.upper()] for name in names if PREFIX + name.upper() in environment
    }


def _converted(name: str, wanted: type, value: Any) -> Any:
    kind = {int: "int", float: "float", bool: "bool"}.get(wanted, "text")
    problem = SettingsError("serve-setting-value", name=name, value=str(value), want=kind)
    if wanted is bool:
        if isinstance(value, bool):
            return value
        words = {"true": True, "1": True, "yes": True, "false": False, "0": False, "no": False}
        if not isinstance(value, str) or value.lower() not in words:
            raise problem
        return words[value.lower()]
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        raise problem
    if wanted is Path:
        return Path(str(value)).expanduser()
    try:
        made = wanted(value)
    except ValueError as error:
        raise problem from error
    if isinstance(made, float) and not math.isfinite(made):
        raise problem
    return made
