"""``atoll trace``: games as JSON lines with all legal moves, for other programs to check."""

from __future__ import annotations

from argparse import Namespace

from atoll.cli.arguments import CommandParser
from atoll.cli.country import dealer
from atoll.cli.errors import UsageError
from atoll.cli.output import print_json
from atoll.cli.records import each_record
from atoll.cli.translate import Translator
from atoll.core import Json, Record, game
from atoll.core.trace import trace_random, trace_record


class Arguments(Namespace):
    """The arguments of ``atoll trace``."""

    game: str | None
    players: int | None
    seed: int | None
    options: dict[str, Json]
    games: int | None
    country: str | None
    record: str | None


def add_arguments(parser: CommandParser) -> None:
    """Declare what is traced: random games, or records."""
    parser.game()
    parser.players()
    parser.seed()
    parser.game_options()
    parser.number("--games", "cli-help-games", "K")
    parser.country()
    parser.option("--record", "cli-meta-file", "cli-help-record-trace")


def run(arguments: Arguments, translate: Translator) -> None:
    """Print the traces of random games, or of records."""
    del translate
    if arguments.record is not None:
        others = {arguments.game, arguments.players, arguments.seed, arguments.games, arguments.country}
        if arguments.options or others != {None}:
            raise UsageError("cli-trace-either")
        each_record(arguments.record, _trace)
        return
    if arguments.game is None:
        raise UsageError("cli-trace-what")
    if arguments.players is None or arguments.seed is None:
        raise UsageError("cli-trace-needs", option="--players" if arguments.players is None else "--seed")
    played = game(arguments.game)
    options = played.options(arguments.options, arguments.players)
    deal = dealer(arguments.country, played, arguments.players, options)
    for index in range(arguments.games or 1):
        for line in trace_random(played, arguments.players, options, arguments.seed, index, deal=deal):
            print_json(line)


def _trace(record: Record) -> None:
    for line in trace_record(record):
        print_json(line)
