"""``atoll train``: a player that learns from its own games, on all cores; an interrupted run resumes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from os import environ
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from rich.console import Console

from atoll.ai.ledger import Ledger
from atoll.ai.match import Match, PlayedGame
from atoll.ai.statistics import Elo
from atoll.cli.arguments import CommandParser
from atoll.cli.errors import UsageError
from atoll.cli.matches import format_elo
from atoll.cli.parallel import ParallelArguments, Workers, open_workers, progress_bar
from atoll.cli.translate import Translator
from atoll.core import game_names

if TYPE_CHECKING:
    from atoll.research.training import Generation, Run


class Arguments(ParallelArguments):
    """The arguments of ``atoll train``."""

    game: str | None
    settings: str | None
    out: str | None
    generations: int | None
    seed: int | None
    players: int | None


def add_arguments(parser: CommandParser) -> None:
    """Declare the game, the settings, and the folder of the run."""
    parser.game()
    parser.option("--settings", "cli-meta-file", "train-help-settings")
    parser.option("--out", "cli-meta-folder", "train-help-out")
    parser.number("--generations", "train-help-generations")
    parser.players()
    parser.seed()
    parser.parallel()


def run(arguments: Arguments, translate: Translator) -> None:
    """Train the generations that are missing, and print what became of each."""
    console = Console()
    found = _open(arguments)
    try:
        found.begin()
        for done in found.generations():
            _print(done, found, translate, console)
        with open_workers(arguments.jobs, ray=arguments.ray) as workers:
            for number in range(len(found.generations()) + 1, found.settings.generations + 1):
                _print(_train(found, number, workers, translate), found, translate, console)
    except OSError as error:
        raise UsageError("cli-save-failed", file=str(found.folder), problem=str(error)) from error
    accepted = found.last_accepted()
    if accepted:
        path = str(found.folder / "accepted.net")
        console.print(translate("train-accepted", number=accepted, file=path), highlight=False)
    else:
        console.print(translate("train-nothing"), highlight=False)


def _open(arguments: Arguments) -> Run:
    """Return the run: new ones take the settings of a file, and of the arguments."""
    for library in ("OPENBLAS", "OMP"):  # read when NumPy is loaded: the same sums on any number of cores
        environ.setdefault(f"{library}_NUM_THREADS", "1")
    from atoll.research.training import SETTINGS, Run, read_settings  # noqa: PLC0415 - a part of atoll[train]

    game = arguments.game
    if game is None:
        raise UsageError("fit-game", names=", ".join(game_names()))
    folder = Path(arguments.out or f"train-{game}")
    known = folder / SETTINGS
    source = Path(arguments.settings) if arguments.settings else known if known.exists() else None
    try:
        text = source.read_text(encoding="utf-8") if source else ""
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError("cli-file-unreadable", file=str(source), problem=str(error)) from error
    overrides: dict[str, object] = {
        "game": game,
        "players": arguments.players,
        "seed": arguments.seed,
        "generations": arguments.generations,
    }
    chosen = {name: value for name, value in overrides.items() if value is not None}
    try:
        return Run.open(folder, read_settings(text, chosen))
    except OSError as error:
        raise UsageError("cli-save-failed", file=str(folder), problem=str(error)) from error


def _train(run: Run, number: int, workers: Workers, translate: Translator) -> Generation:
    """Take all steps of a generation that have not been taken."""
    began = monotonic()
    with progress_bar() as progress:

        def bar(step: str, total: int, done: int = 0) -> Callable[[int], None]:
            title = translate("train-step", number=number, step=step)
            task = progress.add_task(title, total=total, completed=done)
            return lambda count: progress.advance(task, count)

        _play_itself(run, number, workers, bar)
        if not run.weights_path(number).exists():
            advance = bar("learn", run.settings.learning.epochs + 1)
            for _ in run.learn(number, run.examples(number)):
                advance(1)
        match = run.match(number)
        ledger = run.ledger(number, match)
        played = _play(match, ledger, workers, bar, lambda games: run.decided(match, games))
        partners: dict[str, list[PlayedGame]] = {}
        for partner in run.partners():
            against = run.partner_match(number, partner)
            partners[partner] = _play(against, run.ledger(number, against, partner), workers, bar)
    return run.judge(number, played, partners, monotonic() - began)


def _play_itself(run: Run, number: int, workers: Workers, bar: Callable[..., Callable[[int], None]]) -> None:
    work = run.selfplay(number)
    work.begin()
    left = work.missing_parts()
    total = work.match.games
    advance = bar("play", total, total - sum(len(work.numbers(part)) for part in left))
    for part, played in workers.map_unordered(work.play, left):
        work.write(part, played)
        advance(len(work.numbers(part)))


def _play(
    match: Match,
    ledger: Ledger,
    workers: Workers,
    bar: Callable[..., Callable[[int], None]],
    decided: Callable[[list[PlayedGame]], bool] = lambda _: False,
) -> list[PlayedGame]:
    """Play what is missing of a match, until it is decided."""
    played = [PlayedGame.from_json(line) for line in ledger.read()]
    done = {one.number for one in played}
    left: Iterable[int] = (number for number in range(match.games) if number not in done)
    advance = bar("match", match.games, len(done))
    if decided(played):
        return played
    with ledger:
        for _, one in workers.map_unordered(match.play, left):
            ledger.add(one.to_json())
            played.append(one)
            advance(1)
            if decided(played):
                break
    return played


def _print(done: Generation, run: Run, translate: Translator, console: Console) -> None:
    """Print a line about a generation: the learning curve, and how long the rest may take."""
    left = (run.settings.generations - done.number) * done.seconds / 60
    partners = "  ".join(f"{name} {rate:.0%}" for name, rate in done.partners.items())
    sentence = translate(
        "train-generation",
        number=done.number,
        accepted="yes" if done.accepted else "no",
        elo=format_elo(Elo.of([done.score] * done.games)),
        against=done.against,
        games=done.games,
        value=f"{done.value:.4f}",
        policy="–" if done.policy is None else f"{done.policy:.3f}",  # noqa: RUF001 - a dash
        partners=partners,
        minutes=f"{done.seconds / 60:.1f}",
        left=f"{left:.0f}",
    )
    console.print(sentence, highlight=False, markup=False, soft_wrap=True)
