"""``atoll analyse``: a record judged move by move, told, as data, and as a plot."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from atoll.ai import Analysis, Analyst, Judgement, Terms
from atoll.cli.crowd import bar, crowd
from atoll.cli.records import read_record
from atoll.cli.speech import Speaker, UsageError
from atoll.core import Record

if TYPE_CHECKING:
    from atoll.cli.arguments import Wish

MISTAKES = 10
"""How many of the largest mistakes are told."""

AT_ONCE = 4
"""How many moves a process judges before it says so."""


def analyse_record(wish: Wish, speaker: Speaker) -> None:
    """Judge the record and say what was found."""
    if wish.record is None:
        raise UsageError("cli-analyse-what")
    record = read_record(wish.record)
    given = Terms()
    terms = Terms(wish.simulations or given.simulations, given.seed if wish.seed is None else wish.seed)
    analyst = Analyst(record, terms)
    found = analyst.whole(_judge(analyst, wish, speaker))
    if wish.json:
        sys.stdout.write(json.dumps(found.to_json(), ensure_ascii=False) + "\n")
    else:
        _tell(found, speaker)
    if wish.save:
        _write(found, Path(wish.save), speaker)


def _judge(analyst: Analyst, wish: Wish, speaker: Speaker) -> list[Judgement]:
    """Judge all moves, on so many cores; the order does not matter."""
    found: list[Judgement] = []
    parts = [
        (analyst.record, analyst.terms, range(len(analyst))[first : first + AT_ONCE])
        for first in range(0, len(analyst), AT_ONCE)
    ]
    with bar() as progress, crowd(wish) as workers:
        task = progress.add_task(speaker("cli-analyse-judging"), total=len(analyst))
        for _, judged in workers.each(_judge_some, parts):
            found += judged
            progress.update(task, completed=len(found))
    return found


def _judge_some(part: tuple[Record, Terms, range]) -> list[Judgement]:
    record, terms, plies = part
    analyst = Analyst(record, terms)
    return [analyst.judge(ply) for ply in plies]


# --- telling --------------------------------------------------------------------------------------------


def _tell(found: Analysis, say: Speaker) -> None:
    console = Console(highlight=False)
    console.print(
        say(
            "cli-analyse-title",
            game=found.record.game,
            moves=len(found.judgements),
            simulations=found.terms.simulations,
        ),
        markup=False,
    )
    if found.record.view is not None or not (found.record.result and found.record.result.over):
        console.print(say("cli-analyse-known"), markup=False)
    console.print(_curve(found, say))
    mistakes = found.mistakes()
    if not mistakes:
        console.print(say("analysis-no-mistakes"), markup=False)
        return
    console.print(_mistakes(mistakes[:MISTAKES], say))
    turning = ", ".join(str(ply + 1) for ply in found.turning())
    if turning:
        console.print(say("cli-analyse-turning", moves=turning), markup=False)


def _curve(found: Analysis, say: Speaker) -> Table:
    """Give the chances at some moments, and what each seat lost."""
    table = Table(title=say("analysis-chances"), caption=say("analysis-chances-about"), title_justify="left")
    table.add_column(say("analysis-before-move"), justify="right")
    players = found.record.players
    for seat in range(players):
        table.add_column(say("seat-name", number=seat), justify="right")
    moves = len(found.judgements)
    for ply in sorted({round(part * (moves - 1) / 8) for part in range(9)}):
        one = found.judgements[ply]
        cells = [
            f"{_percent(value)} ± {_percent(error)}"
            for value, error in zip(one.chances, one.errors, strict=True)
        ]
        table.add_row(str(ply + 1), *cells)
    table.add_row(say("analysis-end"), *map(_percent, found.final))
    table.add_section()
    table.add_row(say("analysis-lost"), *map(_percent, found.losses()))
    return table


def _mistakes(mistakes: list[Judgement], say: Speaker) -> Table:
    table = Table(title=say("analysis-mistakes"), title_justify="left")
    for column in ("move", "player", "made", "better", "cost"):
        table.add_column(say(f"analysis-column-{column}"), justify="right" if column == "move" else "left")
    for one in mistakes:
        table.add_row(
            str(one.ply + 1),
            say("seat-name", number=one.seat),
            one.move,
            one.better,
            f"{_percent(one.loss)} ± {_percent(one.error)}, {say(f'analysis-size-{one.size}')}",
        )
    return table


def _percent(value: float) -> str:
    return f"{100 * value:.0f} %"


# --- files ----------------------------------------------------------------------------------------------


def _write(found: Analysis, folder: Path, speaker: Speaker) -> None:
    """Write the data, and the plot where matplotlib is there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        data = json.dumps(found.to_json(), ensure_ascii=False, indent=1)
        (folder / "analysis.json").write_text(data + "\n", encoding="utf-8")
        draw_plot(found, folder, speaker)
    except ModuleNotFoundError:
        sys.stderr.write(speaker("cli-analyse-no-plot") + "\n")
    except OSError as error:
        raise UsageError("cli-save-failed", file=str(folder), problem=str(error)) from error


def draw_plot(found: Analysis, folder: Path, say: Speaker) -> list[Path]:
    """Draw the seats' chances through the game with their errors, mistakes marked; give the files."""
    from matplotlib import rc_context  # noqa: PLC0415 - slow to load, and not always there
    from matplotlib.backends.backend_agg import FigureCanvasAgg  # noqa: PLC0415
    from matplotlib.figure import Figure  # noqa: PLC0415

    figure = Figure(figsize=(9, 4.5), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.subplots()
    curve = [*(one.chances for one in found.judgements), found.final]
    errors = [*(one.errors for one in found.judgements), (0.0,) * found.record.players]
    plies = range(len(curve))
    for seat, (marker, style) in zip(range(found.record.players), SIGNS, strict=False):
        values = [100 * chances[seat] for chances in curve]
        spread = [100 * error[seat] for error in errors]
        (line,) = axes.plot(plies, values, style, label=say("seat-name", number=seat))
        low = [value - half for value, half in zip(values, spread, strict=True)]
        high = [value + half for value, half in zip(values, spread, strict=True)]
        axes.fill_between(plies, low, high, color=line.get_color(), alpha=0.15, linewidth=0)
        wrong = [one.ply for one in found.mistakes() if one.seat == seat]
        axes.plot(wrong, [values[ply] for ply in wrong], marker, color=line.get_color(), markersize=7)
    axes.set_ylim(0, 100)
    axes.set_xlabel(say("analysis-axis-moves"))
    axes.set_ylabel(say("analysis-axis-chances"))
    axes.set_title(say("analysis-plot-title"), fontsize="medium")
    axes.legend()
    files = [folder / "chances.svg", folder / "chances.png"]
    with rc_context({"svg.hashsalt": "atoll"}):  # the same analysis gives the same file
        figure.savefig(files[0], metadata={"Date": None})
    figure.savefig(files[1], dpi=100)
    return files


SIGNS = (("^", "-"), ("o", "--"), ("s", "-."), ("D", ":"), ("P", (0, (5, 1, 1, 1, 1, 1))))
"""A marker and a line for each seat, so that colour is not all that tells them apart."""
