"""``atoll replay``: check a record move by move."""

from __future__ import annotations

import sys
from argparse import Namespace

from atoll.cli.arguments import CommandParser
from atoll.cli.errors import UsageError
from atoll.cli.output import print_json
from atoll.cli.records import each_record
from atoll.cli.translate import Translator
from atoll.core import Record
from atoll.table import fair


class Arguments(Namespace):
    """The arguments of ``atoll replay``."""

    record: str | None
    verify: bool
    receipt: str | None


def add_arguments(parser: CommandParser) -> None:
    """Declare the file, and whether its draws are verified too, with or without a receipt."""
    parser.positional("record", "cli-meta-file", "cli-help-record")
    parser.flag("--verify", "cli-help-verify")
    parser.option("--receipt", "cli-meta-file", "cli-help-receipt")


def run(arguments: Arguments, translate: Translator) -> None:
    """Check every move of the records and print their results."""
    if arguments.record is None:
        raise UsageError("cli-replay-what")
    if arguments.receipt is not None and not arguments.verify:
        raise UsageError("cli-replay-receipt")
    receipt = None if arguments.receipt is None else fair.Receipt.load(arguments.receipt)

    def check(record: Record) -> None:
        result = record.position().result
        print_json({"result": result.to_json()})
        sys.stdout.flush()
        if arguments.verify:
            verdict = fair.verify(record, receipt)
            sys.stderr.write(translate(f"cli-replay-{verdict}") + "\n")
        key = "cli-replay-good" if record.view is None else "cli-replay-redacted"
        sys.stderr.write(translate(key, game=record.game, moves=len(record.moves)) + "\n")

    each_record(arguments.record, check)
