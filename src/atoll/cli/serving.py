"""``atoll serve``: people and programs play over the network."""

from __future__ import annotations

import os
from dataclasses import MISSING, fields
from pathlib import Path
from typing import TYPE_CHECKING, Final, get_type_hints

from atoll.cli.speech import Speaker, UsageError
from atoll.server.settings import PREFIX, SECRET, Settings, read_settings

if TYPE_CHECKING:
    from argparse import _ArgumentGroup as _Group

    from atoll.cli.arguments import Wish

DESTINATION: Final = "setting_"
"""What the names of settings begin with among the arguments."""


def fill(given: _Group, say: Speaker) -> None:
    """Declare the arguments: every setting, and three of our own."""
    given.add_argument("--lan", action="store_true", help=say("cli-serve-lan"))
    given.add_argument("--open", action="store_true", help=say("cli-serve-open"))
    given.add_argument("--config", metavar=say("cli-meta-file"), help=say("cli-serve-config"))
    hints = get_type_hints(Settings)
    for each in fields(Settings):
        if each.name in SECRET:
            continue
        about = say("serve-" + each.name.replace("_", "-"))
        if each.default is not MISSING and each.default != "" and hints[each.name] is not bool:
            about = say("cli-serve-default", about=about, default=str(each.default))
        name = "--" + each.name.replace("_", "-")
        destination = DESTINATION + each.name
        if hints[each.name] is bool:
            given.add_argument(name, dest=destination, action="store_const", const="true", help=about)
        else:
            given.add_argument(name, dest=destination, metavar="…", help=about)


def serve(wish: Wish, speaker: Speaker) -> None:
    """Serve until told to stop."""
    del speaker
    given: dict[str, str | bool] = dict(wish.settings)
    if wish.lan:
        given.setdefault("host", "0.0.0.0")  # noqa: S104 - that is what was asked for
    named = wish.config or os.environ.get(PREFIX + "CONFIG")
    try:
        from atoll.server.run import serve as run  # noqa: PLC0415 - a part of atoll[server]

        settings = read_settings(given, os.environ, Path(named).expanduser() if named else None)
    except ImportError as error:
        raise UsageError("cli-serve-missing", module=error.name or str(error)) from error
    run(settings, browse=wish.open)
