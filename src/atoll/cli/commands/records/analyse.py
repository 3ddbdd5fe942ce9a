"""``atoll analyse``: a record judged move by move, as tables, as data and as a plot."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from atoll.ai import Analysis, AnalysisSettings, Analyst, Judgement
from atoll.cli.arguments import CommandParser
from atoll.cli.errors import UsageError
from atoll.cli.parallel import ParallelArguments, open_workers, progress_bar
from atoll.cli.records import read_record
from atoll.cli.translate import Translator
from atoll.core import Record

MISTAKES_SHOWN = 10
MOVES_PER_TASK = 4


class Arguments(ParallelArguments):
    """The arguments of ``atoll analyse``."""

    record: str | None
    simulations: int | None
    seed: int | None
    json: bool
    out: str | None


def add_arguments(parser: CommandParser) -> None:
    """Declare the record, the effort, and the form of the output."""
    parser.positional("record", "cli-meta-file", "cli-help-record-one")
    parser.number("--simulations", "cli-help-simulations")
    parser.seed("cli-help-seed-analyse")
    parser.flag("--json", "cli-help-json")
    parser.option("--out", "cli-meta-folder", "cli-help-out")
    parser.parallel()


def run(arguments: Arguments, translate: Translator) -> None:
    """Judge the record's moves and print what was found."""
    if arguments.record is None:
        raise UsageError("cli-analyse-what")
    record = read_record(arguments.record)
    defaults = AnalysisSettings()
    settings = AnalysisSettings(
        arguments.simulations or defaults.simulations,
        defaults.seed if arguments.seed is None else arguments.seed,
    )
    analyst = Analyst(record, settings)
    found = analyst.combine(_judge(analyst, arguments, translate))
    if arguments.json:
        sys.stdout.write(json.dumps(found.to_json(), ensure_ascii=False) + "\n")
    else:
        _print_report(found, translate)
    if arguments.out:
        _write(found, Path(arguments.out), translate)


def _judge(analyst: Analyst, arguments: ParallelArguments, translate: Translator) -> list[Judgement]:
    """Judge all moves, in any order."""
    found: list[Judgement] = []
    parts = [
        (analyst.record, analyst.settings, range(len(analyst))[first : first + MOVES_PER_TASK])
        for first in range(0, len(analyst), MOVES_PER_TASK)
    ]
    with progress_bar() as progress, open_workers(arguments.jobs, ray=arguments.ray) as workers:
        task = progress.add_task(translate("cli-analyse-judging"), total=len(analyst))
        for _, judged in workers.map_unordered(_judge_some, parts):
            found += judged
            progress.update(task, completed=len(found))
    return found


def _judge_some(part: tuple[Record, AnalysisSettings, range]) -> list[Judgement]:
    record, settings, plies = part
    analyst = Analyst(record, settings)
    return [analyst.judge(ply) for ply in plies]


# --- the report -----------------------------------------------------------------------------------------


def _print_report(found: Analysis, translate: Translator) -> None:
    console = Console(highlight=False)
    console.print(
        translate(
            "cli-analyse-title",
            game=found.record.game,
            moves=len(found.judgements),
            simulations=found.settings.simulations,
        ),
        markup=False,
    )
    if found.record.view is not None or not (found.record.result and found.record.result.over):
        console.print(translate("cli-analyse-known"), markup=False)
    console.print(_curve(found, translate))
    mistakes = found.mistakes()
    if not mistakes:
        console.print(translate("analysis-no-mistakes"), markup=False)
        return
    console.print(_mistakes(mistakes[:MISTAKES_SHOWN], translate))
    turning = ", ".join(str(ply + 1) for ply in found.turning_points())
    if turning:
        console.print(translate("cli-analyse-turning", moves=turning), markup=False)


def _curve(found: Analysis, translate: Translator) -> Table:
    """Return a table of the chances at some moments, and of what each seat lost."""
    table = Table(
        title=translate("analysis-chances"), caption=translate("analysis-chances-about"), title_justify="left"
    )
    table.add_column(translate("analysis-before-move"), justify="right")
    players = found.record.players
    for seat in range(players):
        table.add_column(translate("seat-name", number=seat), justify="right")
    moves = len(found.judgements)
    for ply in sorted({round(part * (moves - 1) / 8) for part in range(9)}):
        one = found.judgements[ply]
        cells = [
            f"{_percent(value)} ± {_percent(error)}"
            for value, error in zip(one.chances, one.errors, strict=True)
        ]
        table.add_row(str(ply + 1), *cells)
    table.add_row(translate("analysis-end"), *map(_percent, found.final))
    table.add_section()
    table.add_row(translate("analysis-lost"), *map(_percent, found.losses()))
    return table


def _mistakes(mistakes: list[Judgement], translate: Translator) -> Table:
    table = Table(title=translate("analysis-mistakes"), title_justify="left")
    for column in ("move", "player", "made", "better", "why", "cost"):
        table.add_column(
            translate(f"analysis-column-{column}"), justify="right" if column == "move" else "left"
        )
    for one in mistakes:
        table.add_row(
            str(one.ply + 1),
            translate("seat-name", number=one.seat),
            one.move,
            one.better,
            " ".join(map(translate.fact, one.reasons)),
            f"{_percent(one.loss)} ± {_percent(one.error)}, {translate(f'analysis-size-{one.size}')}",
        )
    return table


def _percent(value: float) -> str:
    return f"{100 * value:.0f} %"


# --- files ----------------------------------------------------------------------------------------------


def _write(found: Analysis, folder: Path, translate: Translator) -> None:
    """Write the data, and the plot if matplotlib is installed."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        data = json.dumps(found.to_json(), ensure_ascii=False, indent=1)
        (folder / "analysis.json").write_text(data + "\n", encoding="utf-8")
        draw_plot(found, folder, translate)
    except ModuleNotFoundError:
        sys.stderr.write(translate("cli-analyse-no-plot") + "\n")
    except OSError as error:
        raise UsageError("cli-save-failed", file=str(folder), problem=str(error)) from error


def draw_plot(found: Analysis, folder: Path, translate: Translator) -> list[Path]:
    """Draw the seats' chances through the game with their errors, mistakes marked; return the files."""
    from matplotlib import rc_context  # noqa: PLC0415 - a part of atoll[research]
    from matplotlib.backends.backend_agg import FigureCanvasAgg  # noqa: PLC0415
    from matplotlib.figure import Figure  # noqa: PLC0415

    figure = Figure(figsize=(9, 4.5), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.subplots()
    curve = [*(one.chances for one in found.judgements), found.final]
    errors = [*(one.errors for one in found.judgements), (0.0,) * found.record.players]
    plies = range(len(curve))
    for seat, (marker, style) in zip(range(found.record.players), MARKERS_AND_LINES, strict=False):
        values = [100 * chances[seat] for chances in curve]
        spread = [100 * error[seat] for error in errors]
        (line,) = axes.plot(plies, values, style, label=translate("seat-name", number=seat))
        low = [value - half for value, half in zip(values, spread, strict=True)]
        high = [value + half for value, half in zip(values, spread, strict=True)]
        axes.fill_between(plies, low, high, color=line.get_color(), alpha=0.15, linewidth=0)
        wrong = [one.ply for one in found.mistakes() if one.seat == seat]
        axes.plot(wrong, [values[ply] for ply in wrong], marker, color=line.get_color(), markersize=7)
    axes.set_ylim(0, 100)
    axes.set_xlabel(translate("analysis-axis-moves"))
    axes.set_ylabel(translate("analysis-axis-chances"))
    axes.set_title(translate("analysis-plot-title"), fontsize="medium")
    axes.legend()
    files = [folder / "chances.svg", folder / "chances.png"]
    with rc_context({"svg.hashsalt": "atoll"}):  # the same analysis gives the same file
        figure.savefig(files[0], metadata={"Date": None})
    figure.savefig(files[1], dpi=100)
    return files


MARKERS_AND_LINES = (("^", "-"), ("o", "--"), ("s", "-."), ("D", ":"), ("P", (0, (5, 1, 1, 1, 1, 1))))
"""A marker and a line style per seat, so that colour is not all that tells them apart."""
