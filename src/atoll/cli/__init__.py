"""The command ``atoll``. Whatever is wrong with the input is said in one line, and the exit code is 2."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import Final

from atoll.cli.admin import administer
from atoll.cli.arguments import Wish, read_arguments, wanted_language
from atoll.cli.keeping import back_up, restore
from atoll.cli.reference import show_games, show_rules
from atoll.cli.serving import serve
from atoll.cli.speech import Speaker
from atoll.cli.verify import count_sequences, replay_records, trace_games
from atoll.core import AtollError

__all__ = ["main"]

WRONG_INPUT: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the arguments say and give the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        return _run(arguments)
    except BrokenPipeError:
        # Whoever read our output has seen enough; the interpreter must not try to flush the rest.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(arguments: Sequence[str]) -> int:
    speaker = Speaker(wanted_language(arguments))
    try:
        wish = read_arguments(arguments, speaker)
        if wish is not None:
            COMMANDS[wish.command](wish, speaker)
        sys.stdout.flush()
    except AtollError as error:
        sys.stdout.flush()
        sys.stderr.write(f"atoll: {speaker.error(error)}\n")
        return WRONG_INPUT
    return 0


def _play(wish: Wish, speaker: Speaker) -> None:
    from atoll.cli.play import play  # noqa: PLC0415 - the terminal's library is slow to load

    play(wish, speaker)


def _match(wish: Wish, speaker: Speaker) -> None:
    from atoll.cli.match import play_match  # noqa: PLC0415 - so is this one's

    play_match(wish, speaker)


def _tournament(wish: Wish, speaker: Speaker) -> None:
    from atoll.cli.tournament import play_tournament  # noqa: PLC0415

    play_tournament(wish, speaker)


def _fit(wish: Wish, speaker: Speaker) -> None:
    from atoll.cli.fit import fit_game  # noqa: PLC0415

    fit_game(wish, speaker)


def _calibrate(wish: Wish, speaker: Speaker) -> None:
    from atoll.cli.calibrate import calibrate_levels  # noqa: PLC0415

    calibrate_levels(wish, speaker)


def _selfplay(wish: Wish, speaker: Speaker) -> None:
    from atoll.cli.selfplay import play_dataset  # noqa: PLC0415 - so are these of the laboratory

    play_dataset(wish, speaker)


def _study(wish: Wish, speaker: Speaker) -> None:
    from atoll.cli.study import study_game  # noqa: PLC0415

    study_game(wish, speaker)


def _analyse(wish: Wish, speaker: Speaker) -> None:
    from atoll.cli.analyse import analyse_record  # noqa: PLC0415

    analyse_record(wish, speaker)


def _puzzles(wish: Wish, speaker: Speaker) -> None:
    from atoll.cli.puzzles import make_puzzles  # noqa: PLC0415

    make_puzzles(wish, speaker)


COMMANDS: Final[dict[str, Callable[[Wish, Speaker], None]]] = {
    "play": _play,
    "games": show_games,
    "rules": show_rules,
    "match": _match,
    "tournament": _tournament,
    "fit": _fit,
    "calibrate": _calibrate,
    "trace": trace_games,
    "replay": replay_records,
    "perft": count_sequences,
    "analyse": _analyse,
    "puzzles": _puzzles,
    "selfplay": _selfplay,
    "study": _study,
    "serve": serve,
    "admin": administer,
    "backup": back_up,
    "restore": restore,
}
