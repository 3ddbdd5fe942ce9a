"""``atoll admin``: deal with reported names, make the key of Web Push."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Sequence
from typing import Final

from atoll.cli.arguments import CommandParser
from atoll.cli.errors import UsageError
from atoll.cli.server_settings import ServerArguments, add_server_arguments, missing_extra
from atoll.cli.translate import Translator, one_line
from atoll.server.settings import Settings

ACTIONS: Final = {"reports": 0, "rename": 2, "dismiss": 1, "push-key": 0}
"""What can be done, and how many arguments each action takes."""


class Arguments(ServerArguments):
    """The arguments of ``atoll admin``."""

    action: str | None
    operands: list[str]


def add_arguments(parser: CommandParser) -> None:
    """Declare what to do, to whom, and which server is meant."""
    parser.positional("action", "admin-meta-what", "admin-help-what")
    parser.repeated_positional("operands", "admin-meta-whom", "admin-help-whom")
    add_server_arguments(parser)


def run(arguments: Arguments, translate: Translator) -> None:
    """Do what the operator asks for, and print what was done."""
    action, operands = arguments.action, arguments.operands
    if action is None:
        raise UsageError("admin-what-missing", all=", ".join(ACTIONS))
    if action not in ACTIONS:
        raise UsageError("admin-what", what=action, all=", ".join(ACTIONS))
    if len(operands) != ACTIONS[action]:
        raise UsageError(f"admin-usage-{action}")
    settings = arguments.read_settings()
    try:
        if action == "push-key":
            from atoll.server.notices.webpush import ServerKey  # noqa: PLC0415 - a part of atoll[server]

            sys.stdout.write(f"ATOLL_PUSH_KEY={ServerKey.create()}\n")
            return
        done = asyncio.run(_perform(action, operands, settings, translate))
    except ImportError as error:
        raise missing_extra(error) from error
    sys.stdout.write(f"{done}\n")


async def _perform(action: str, operands: Sequence[str], settings: Settings, translate: Translator) -> str:
    from atoll.server.accounts import moderation  # noqa: PLC0415 - a part of atoll[server]
    from atoll.store import open_store  # noqa: PLC0415

    store = open_store(settings.database_url, settings.database)
    try:
        match action:
            case "rename":
                before, now = await moderation.replace_name(store, *operands)
                return translate("admin-renamed", before=before, now=now)
            case "dismiss":
                number = await moderation.dismiss(store, operands[0])
                return translate("admin-dismissed", number=number)
            case _:
                lines = [
                    translate(
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
                return "\n".join(one_line(line) for line in lines) or translate("admin-no-reports")
    finally:
        await store.close()
