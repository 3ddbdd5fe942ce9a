"""``atoll backup`` and ``atoll restore``: everything a server keeps, in one file."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from atoll.cli.speech import Speaker, UsageError
from atoll.server.settings import PREFIX, Settings, read_settings

if TYPE_CHECKING:
    from argparse import _ArgumentGroup as _Group

    from atoll.cli.arguments import Wish


def fill(given: _Group, say: Speaker) -> None:
    """Declare the arguments: the file, and where the server's settings are."""
    given.add_argument("record", nargs="?", metavar=say("cli-meta-file"), help=say("backup-help-file"))
    given.add_argument("--data", dest="setting_data", metavar=say("cli-meta-folder"), help=say("serve-data"))
    given.add_argument("--config", metavar=say("cli-meta-file"), help=say("cli-serve-config"))


def back_up(wish: Wish, speaker: Speaker) -> None:
    """Copy everything; servers may run meanwhile."""
    settings, file = _read(wish)
    from atoll.store.backup import back_up as copy  # noqa: PLC0415 - a part of atoll[server]

    key = settings.key_file
    signing_key = "" if settings.database_url or not key.exists() else key.read_text(encoding="ascii").strip()
    made = copy(settings.database_url, settings.database, file, signing_key)
    tables, size = made.rows.get("listings", 0), file.stat().st_size
    done = speaker("backup-done", file=str(file), tables=tables, kilobytes=-(-size // 1024))
    sys.stdout.write(f"{done}\n")


def restore(wish: Wish, speaker: Speaker) -> None:
    """Fill an empty database from a copy."""
    settings, file = _read(wish)
    from atoll.server.accounts.cookies import write_key  # noqa: PLC0415 - a part of atoll[server]
    from atoll.store.backup import restore as fill_from  # noqa: PLC0415

    made = fill_from(settings.database_url, settings.database, file)
    if not settings.database_url and made.signing_key and not settings.key_file.exists():
        write_key(settings.key_file, made.signing_key)
    at = time.strftime("%Y-%m-%d %H:%M", time.localtime(made.at))
    done = speaker("restore-done", file=str(file), tables=made.rows.get("listings", 0), at=at)
    sys.stdout.write(f"{done}\n")


def _read(wish: Wish) -> tuple[Settings, Path]:
    if wish.record is None:
        raise UsageError("backup-file-missing", command=wish.command)
    named = wish.config or os.environ.get(PREFIX + "CONFIG")
    try:
        settings = read_settings(dict(wish.settings), os.environ, Path(named).expanduser() if named else None)
    except ImportError as error:
        raise UsageError("cli-serve-missing", module=error.name or str(error)) from error
    return settings, Path(wish.record).expanduser()
