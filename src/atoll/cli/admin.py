"""``atoll admin``: what an operator does about people and their names."""

from __future__ import annotations

import asyncio
import os
import re
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from atoll.cli.speech import Speaker, UsageError, one_line
from atoll.server.settings import PREFIX, Settings, read_settings

if TYPE_CHECKING:
    from argparse import _ArgumentGroup as _Group

    from atoll.cli.arguments import Wish


_ID: Final = re.compile("-[A-Za-z0-9_-]{21}")


def with_ids(arguments: Sequence[str]) -> list[str]:
    """Let an id that begins with a dash be no option: argparse takes nothing with a space for one."""
    return [f" {argument}" if _ID.fullmatch(argument) else argument for argument in arguments]


def fill(given: _Group, say: Speaker) -> None:
    """Declare the arguments: what to do, with whom, and where the server's settings are."""
    given.add_argument("topic", nargs="?", metavar=say("admin-meta-what"), help=say("admin-help-what"))
    given.add_argument("seats", nargs="*", metavar=say("admin-meta-whom"), help=say("admin-help-whom"))
    given.add_argument("--data", dest="setting_data", metavar=say("cli-meta-folder"), help=say("serve-data"))
    given.add_argument("--config", metavar=say("cli-meta-file"), help=say("cli-serve-config"))


def administer(wish: Wish, speaker: Speaker) -> None:
    """Do what the operator asks."""
    wanted = {"reports": 0, "rename": 2, "dismiss": 1}
    if wish.topic is None:
        raise UsageError("admin-what-missing", all=", ".join(wanted))
    if wish.topic not in wanted:
        raise UsageError("admin-what", what=wish.topic, all=", ".join(wanted))
    if len(wish.seats) != wanted[wish.topic]:
        raise UsageError(f"admin-usage-{wish.topic}")
    whom = [argument.lstrip() for argument in wish.seats]
    named = wish.config or os.environ.get(PREFIX + "CONFIG")
    try:
        settings = read_settings(dict(wish.settings), os.environ, Path(named).expanduser() if named else None)
        print(asyncio.run(_do(wish.topic, whom, settings, speaker)))  # noqa: T201 - what the user asked for
    except ImportError as error:
        raise UsageError("cli-serve-missing", module=error.name or str(error)) from error


async def _do(what: str, whom: Sequence[str], settings: Settings, say: Speaker) -> str:
    from atoll.server.accounts import moderation  # noqa: PLC0415 - a part of atoll[server]
    from atoll.store import open_store  # noqa: PLC0415

    store = open_store(settings.database_url, settings.database)
    try:
        match what:
            case "rename":
                before, now = await moderation.give_name(store, *whom)
                return say("admin-renamed", before=before, now=now)
            case "dismiss":
                number = await moderation.dismiss(store, whom[0])
                return say("admin-dismissed", number=number)
            case _:
                lines = [
                    say(
                        "admin-report",
                        at=time.strftime("%Y-%m-%d %H:%M", time.localtime(report.at)),
                        who=report.who,
                        name=report.name,
                        now=report.now or "",
                        changed="yes" if report.now != report.name else "no",
                        said="yes" if report.why else "no",
                        why=report.why,
                    )
                    for report in await moderation.reports(store)
                ]
                return "\n".join(one_line(line) for line in lines) or say("admin-no-reports")
    finally:
        await store.close()
