"""``atoll serve``: people and programs play over the network."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import get_type_hints

from atoll.cli.arguments import CommandParser
from atoll.cli.server_settings import ServerArguments, StoreSetting, missing_extra
from atoll.cli.translate import Translator
from atoll.server.settings import SECRET, Settings


class Arguments(ServerArguments):
    """The arguments of ``atoll serve``."""

    lan: bool
    open: bool


def add_arguments(parser: CommandParser) -> None:
    """Declare every setting, and three arguments that are none."""
    translate = parser.translate
    parser.flag("--lan", "cli-serve-lan")
    parser.flag("--open", "cli-serve-open")
    parser.option("--config", "cli-meta-file", "cli-serve-config")
    hints = get_type_hints(Settings)
    for each in fields(Settings):
        if each.name in SECRET:
            continue
        about = translate("serve-" + each.name.replace("_", "-"))
        is_flag = hints[each.name] is bool
        if each.default is not MISSING and each.default != "" and not is_flag:
            about = translate("cli-serve-default", about=about, default=str(each.default))
        parser.group.add_argument(
            "--" + each.name.replace("_", "-"),
            action=StoreSetting,
            setting=each.name,
            nargs=0 if is_flag else None,
            metavar=None if is_flag else "…",
            help=about,
        )


def run(arguments: Arguments, translate: Translator) -> None:
    """Serve until told to stop."""
    del translate
    try:
        from atoll.server.run import serve  # noqa: PLC0415 - a part of atoll[server]
    except ImportError as error:
        raise missing_extra(error) from error
    settings = arguments.read_settings({"host": "0.0.0.0"} if arguments.lan else None)  # noqa: S104 - as asked for
    serve(settings, browse=arguments.open)
