"""``atoll calibrate``: how far apart the levels of a game are, for each number of players.

The output is GAME-PLAYERS.jsonl (a line per game), GAME.md (the table), GAME.svg and GAME.png (the plot).
With ``--anchors`` the levels play the sparring partners instead (GAME-anchors.jsonl); GAME.md shows both.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from math import inf
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from rich.console import Console

from atoll.ai.ledger import Ledger
from atoll.ai.levels import LEVELS
from atoll.ai.statistics import Share
from atoll.cli.arguments import CommandParser
from atoll.cli.errors import UsageError
from atoll.cli.matches import DEFAULT_SEED, format_elo
from atoll.cli.parallel import ParallelArguments, open_workers, progress_bar
from atoll.cli.translate import Translator
from atoll.core import game, game_names

if TYPE_CHECKING:
    from atoll.research.calibration import Anchors, Calibration, Ladder, Step
    from atoll.research.tournament import PlayedPairing

DEFAULT_FOLDER = "levels"


class Arguments(ParallelArguments):
    """The arguments of ``atoll calibrate``."""

    game: str | None
    players: int | None
    games: int | None
    top: int | None
    minutes: int | None
    anchors: bool
    again: bool
    seed: int | None
    results: str | None
    out: str | None


def add_arguments(parser: CommandParser) -> None:
    """Declare the game, how long it is played, and the folders."""
    parser.game()
    parser.players("calibrate-help-players")
    parser.number("--games", "calibrate-help-games")
    parser.number("--top", "calibrate-help-top", least=2)
    parser.number("--minutes", "calibrate-help-minutes", least=0)
    parser.flag("--anchors", "calibrate-help-anchors")
    parser.flag("--again", "calibrate-help-again")
    parser.seed()
    parser.option("--results", "cli-meta-folder", "calibrate-help-results")
    parser.option("--out", "cli-meta-folder", "calibrate-help-out")
    parser.parallel()


def run(arguments: Arguments, translate: Translator) -> None:
    """Play what is missing, then print and draw how far apart the levels are."""
    from atoll.research.calibration import steps  # noqa: PLC0415 - a part of atoll[research]

    name = arguments.game
    if name is None:
        raise UsageError("fit-game", names=", ".join(game_names()))
    if arguments.players is not None:
        game(name).check_players(arguments.players)
    folder = Path(arguments.out or DEFAULT_FOLDER)
    results = Path(arguments.results) if arguments.results else folder
    until = inf if arguments.minutes is None else monotonic() + 60 * arguments.minutes
    found: dict[int, list[Step]] = {}
    anchors = _anchors(name, arguments)
    scores: Sequence[PlayedPairing] = ()
    try:
        for each in (folder, results):
            each.mkdir(parents=True, exist_ok=True)
        for calibration in _calibrations(name, arguments):
            chosen = not arguments.anchors and arguments.players in {None, calibration.players}
            played = _play(calibration, results, arguments, translate, until if chosen else None)
            if played:
                found[calibration.players] = steps(calibration, played)
        scores = _play(anchors, results, arguments, translate, until if arguments.anchors else None)
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError("cli-save-failed", file=str(folder), problem=str(error)) from error
    finally:
        if found or scores:
            _report(name, found, anchors_table(anchors, scores, translate), folder, translate)


def _calibrations(name: str, arguments: Arguments) -> list[Calibration]:
    from atoll.research.calibration import Calibration  # noqa: PLC0415

    seed = DEFAULT_SEED if arguments.seed is None else arguments.seed
    most = Calibration.max_games if arguments.games is None else arguments.games
    least, top = min(Calibration.min_games, most), arguments.top or LEVELS
    return [Calibration(name, players, least, most, seed, min(top, LEVELS)) for players in game(name).seats]


def _anchors(name: str, arguments: Arguments) -> Anchors:
    from atoll.research.calibration import Anchors  # noqa: PLC0415

    seed = DEFAULT_SEED if arguments.seed is None else arguments.seed
    games = Anchors.games if arguments.games is None else arguments.games
    return Anchors(name, games, seed=seed, top=min(arguments.top or LEVELS, LEVELS))


def _play(
    ladder: Ladder,
    results: Path,
    arguments: Arguments,
    translate: Translator,
    until: float | None,
) -> Sequence[PlayedPairing]:
    """Play the games that are missing until a time, None for no games; return all games so far."""
    path = results / ladder.file
    if until is None:
        return ladder.stored(path)
    ledger = Ledger(path, ladder.to_json(), records=False)
    if arguments.again:
        ledger.start_over(ladder.still_counts)
    elif path.exists() and Ledger.header_of(path) != ledger.header:
        raise UsageError("calibrate-other", file=str(path))
    done = {one.pairing: one for one in ladder.stored(path)}
    with ledger, progress_bar() as progress, open_workers(arguments.jobs, ray=arguments.ray) as workers:
        title = translate("tournament-title", game=ladder.game, players=ladder.players)
        task = progress.add_task(title, total=None, completed=len(done))
        missing = takewhile(lambda _: monotonic() < until, ladder.missing_pairings(done))
        for pairing, one in workers.map_unordered(ladder.play, missing):
            ledger.add(one.to_json())
            done[pairing] = one
            progress.update(task, completed=len(done), description=f"{title}: {', '.join(pairing[1])}")
    return list(done.values())


def _report(
    name: str, found: Mapping[int, Sequence[Step]], anchors: str, folder: Path, translate: Translator
) -> None:
    from atoll.research.calibration import draw_plot  # noqa: PLC0415

    page = levels_page(levels_table(found, translate), anchors)
    Console(width=200, soft_wrap=True).print(page, highlight=False, markup=False)
    (folder / f"{name}.md").write_text(page + "\n", encoding="utf-8")
    if found:
        files = draw_plot(found, translate("calibrate-title", game=name), folder / name)
        kept = translate("tournament-kept", files=", ".join(map(str, files)))
        Console(soft_wrap=True).print(kept, highlight=False, markup=False)


def levels_page(*tables: str) -> str:
    """Return the page of the tables that have rows."""
    return "\n\n".join(filter(None, tables))


def levels_table(found: Mapping[int, Sequence[Step]], translate: Translator) -> str:
    """Return the steps as a Markdown table, a column per number of players."""
    if not found:
        return ""
    heads = [translate("calibrate-step"), *(translate("calibrate-players", players=n) for n in found)]
    rows = [
        [
            f"{row[0].upper - 1} → {row[0].upper}",
            *(_cell(step, translate) if step.games else "" for step in row),
        ]
        for row in zip(*found.values(), strict=True)
    ]
    return _table(heads, rows)


def anchors_table(anchors: Anchors, played: Sequence[PlayedPairing], translate: Translator) -> str:
    """Return each level's score against the sparring partners as a Markdown table; empty without games."""
    if not played:
        return ""
    heads = [
        translate("calibrate-level"),
        *(translate("calibrate-against", partner=each) for each in anchors.partners),
    ]
    rows = [
        [str(level), *(_share(anchors.share(level, each, played)) for each in anchors.partners)]
        for level in range(1, LEVELS + 1)
    ]
    return _table(heads, rows)


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, *rows]
    head, *rest = ["| " + " | ".join(line) + " |" for line in lines]
    return "\n".join([head, "|" + "---|" * len(heads), *rest])


def _cell(step: Step, translate: Translator) -> str:
    verdict = translate("calibrate-verdict", verdict=step.verdict.value)
    return f"{format_elo(step.elo)}, {step.games}, {verdict}"


def _share(share: Share) -> str:
    if not share.games:
        return ""
    return f"{share.rate:.0%} ({share.low:.0%} … {share.high:.0%}), {share.games}"
