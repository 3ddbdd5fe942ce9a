"""``atoll calibrate``: how far apart the levels of a game are, for each number of players.

The output is GAME-PLAYERS.jsonl (a line per game), GAME.md (the table), GAME.svg and GAME.png (the plot).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from atoll.ai.ledger import Ledger
from atoll.cli.arguments import CommandParser
from atoll.cli.errors import UsageError
from atoll.cli.matches import DEFAULT_SEED, format_elo
from atoll.cli.parallel import ParallelArguments, open_workers, progress_bar
from atoll.cli.translate import Translator
from atoll.core import game, game_names

if TYPE_CHECKING:
    from atoll.research.calibration import Calibration, Step
    from atoll.research.tournament import Pairing, PlayedPairing

DEFAULT_FOLDER = "levels"


class Arguments(ParallelArguments):
    """The arguments of ``atoll calibrate``."""

    game: str | None
    players: int | None
    games: int | None
    seed: int | None
    results: str | None
    out: str | None


def add_arguments(parser: CommandParser) -> None:
    """Declare the game, how long it is played, and the folders."""
    parser.game()
    parser.players("calibrate-help-players")
    parser.number("--games", "calibrate-help-games")
    parser.seed()
    parser.option("--results", "cli-meta-folder", "calibrate-help-results")
    parser.option("--out", "cli-meta-folder", "calibrate-help-out")
    parser.parallel()


def run(arguments: Arguments, translate: Translator) -> None:
    """Play what is missing, then print and draw how far apart the levels are."""
    from atoll.research.calibration import Calibration, steps  # noqa: PLC0415 - a part of atoll[research]

    name = arguments.game
    if name is None:
        raise UsageError("fit-game", names=", ".join(game_names()))
    counts = game(name).seats
    if arguments.players is not None:
        game(name).check_players(arguments.players)
    seed = DEFAULT_SEED if arguments.seed is None else arguments.seed
    folder = Path(arguments.out or DEFAULT_FOLDER)
    results = Path(arguments.results) if arguments.results else folder
    found: dict[int, list[Step]] = {}
    try:
        for each in (folder, results):
            each.mkdir(parents=True, exist_ok=True)
        for players in counts:
            calibration = Calibration(name, players, seed=seed)
            if arguments.games is not None:
                calibration = Calibration(
                    name, players, min(calibration.min_games, arguments.games), arguments.games, seed
                )
            play_more = arguments.players in {None, players}
            played = _play(calibration, results, arguments, translate, play_more)
            if played:
                found[players] = steps(calibration, played)
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError("cli-save-failed", file=str(folder), problem=str(error)) from error
    finally:
        if found:
            _report(name, found, folder, translate)


def _play(
    calibration: Calibration,
    results: Path,
    arguments: ParallelArguments,
    translate: Translator,
    play_more: bool,
) -> Sequence[PlayedPairing]:
    """Play the games that are missing, if more are to be played; return all games so far."""
    from atoll.research.calibration import steps  # noqa: PLC0415
    from atoll.research.tournament import PlayedPairing  # noqa: PLC0415

    path = results / f"{calibration.game}-{calibration.players}.jsonl"
    ledger = Ledger(path, calibration.to_json(), records=False)
    done: dict[Pairing, PlayedPairing] = {
        one.pairing: one for one in map(PlayedPairing.from_json, ledger.read())
    }
    if not play_more:
        return list(done.values())
    with ledger, progress_bar() as progress, open_workers(arguments.jobs, ray=arguments.ray) as workers:
        title = translate("tournament-title", game=calibration.game, players=calibration.players)
        task = progress.add_task(title, total=None, completed=len(done))
        for pairing, one in workers.map_unordered(calibration.play, calibration.missing_pairings(done)):
            ledger.add(one.to_json())
            done[pairing] = one
            differences = " ".join(
                f"{step.elo.value:+.0f}" for step in steps(calibration, list(done.values()))
            )
            progress.update(task, completed=len(done), description=f"{title}: {differences}")
    return list(done.values())


def _report(name: str, found: Mapping[int, Sequence[Step]], folder: Path, translate: Translator) -> None:
    from atoll.research.calibration import draw_plot  # noqa: PLC0415

    table = levels_table(found, translate)
    Console(width=200, soft_wrap=True).print(table, highlight=False, markup=False)
    (folder / f"{name}.md").write_text(table + "\n", encoding="utf-8")
    files = draw_plot(found, translate("calibrate-title", game=name), folder / name)
    kept = translate("tournament-kept", files=", ".join(map(str, files)))
    Console(soft_wrap=True).print(kept, highlight=False, markup=False)


def levels_table(found: Mapping[int, Sequence[Step]], translate: Translator) -> str:
    """Return the steps as a Markdown table, a column per number of players."""
    lines = [
        "| "
        + " | ".join(
            [translate("calibrate-step"), *(translate("calibrate-players", players=n) for n in found)]
        )
        + " |",
        "|" + "---|" * (1 + len(found)),
    ]
    for row in zip(*found.values(), strict=True):
        cells = [_cell(step, translate) if step.games else "" for step in row]
        lines.append("| " + " | ".join([f"{row[0].upper - 1} → {row[0].upper}", *cells]) + " |")
    return "\n".join(lines)


def _cell(step: Step, translate: Translator) -> str:
    verdict = translate("calibrate-verdict", verdict=step.verdict.value)
    return f"{format_elo(step.elo)}, {step.games}, {verdict}"
