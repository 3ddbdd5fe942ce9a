"""``atoll perft``: count sequences of moves, to compare with other programs."""

from __future__ import annotations

import sys
from argparse import Namespace

from atoll.cli.arguments import CommandParser
from atoll.cli.errors import UsageError
from atoll.cli.output import print_json
from atoll.cli.records import read_record
from atoll.cli.translate import Translator
from atoll.core.perft import perft


class Arguments(Namespace):
    """The arguments of ``atoll perft``."""

    record: str | None
    depth: int | None


def add_arguments(parser: CommandParser) -> None:
    """Declare the record and the depth."""
    parser.option("--record", "cli-meta-file", "cli-help-record")
    parser.number("--depth", "cli-help-depth")


def run(arguments: Arguments, translate: Translator) -> None:
    """Print the counts, one line per depth."""
    del translate
    if arguments.record is None or arguments.depth is None:
        raise UsageError("cli-perft-needs", option="--record" if arguments.record is None else "--depth")
    for depth, count in perft(read_record(arguments.record), arguments.depth):
        print_json({"depth": depth, "count": count})
        sys.stdout.flush()  # the next depth may take long
