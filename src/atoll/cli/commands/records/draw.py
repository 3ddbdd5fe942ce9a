"""``atoll draw``: a position of a record as an SVG picture."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from atoll.cli.arguments import CommandParser
from atoll.cli.errors import UsageError
from atoll.cli.records import read_record_and_looks
from atoll.cli.translate import Translator
from atoll.core import SPECTATOR, Record, Viewer


class Arguments(Namespace):
    """The arguments of ``atoll draw``."""

    record: str | None
    ply: int | None
    seat: int | None
    out: str | None
    width: int | None
    coordinates: bool
    dark: bool


def add_arguments(parser: CommandParser) -> None:
    """Declare the record, the moment, the viewer and what the picture is like."""
    parser.positional("record", "cli-meta-file", "cli-help-record")
    parser.number("--ply", "cli-help-draw-ply", least=0)
    parser.number("--seat", "cli-help-draw-seat", least=0)
    parser.option("--out", "cli-meta-file", "cli-help-draw-out")
    parser.number("--width", "cli-help-draw-width")
    parser.flag("--coordinates", "cli-help-draw-coordinates")
    parser.flag("--dark", "cli-help-draw-dark")


def run(arguments: Arguments, translate: Translator) -> None:
    """Draw a position and print it, or write it to a file."""
    if arguments.record is None:
        raise UsageError("cli-replay-what")
    record, looks = read_record_and_looks(arguments.record)
    moves = len(record.moves)
    if arguments.ply is not None and arguments.ply > moves:
        raise UsageError("cli-draw-ply", ply=arguments.ply, moves=moves)
    picture = record.position(arguments.ply).svg(
        viewer=_viewer(record, arguments.seat),
        width=arguments.width or 640,
        coordinates=arguments.coordinates,
        theme="dark" if arguments.dark else "light",
        language=translate.lang,
        looks=looks,
    )
    if arguments.out is None:
        sys.stdout.write(picture)
        return
    try:
        Path(arguments.out).write_text(picture, encoding="utf-8")
    except (OSError, ValueError) as error:  # ValueError: a null byte in the name
        problem = getattr(error, "strerror", None) or str(error)
        raise UsageError("cli-save-failed", file=arguments.out, problem=problem) from error


def _viewer(record: Record, seat: int | None) -> Viewer:
    """Return who looks: a seat, or somebody who may see as much as the record tells."""
    if seat is None:
        return SPECTATOR if record.view is None else record.view
    if seat >= record.players:
        raise UsageError("cli-draw-seat", seat_number=seat, players=record.players)
    if record.view not in {None, seat}:
        raise UsageError("cli-draw-other", seat_number=seat)
    return seat
