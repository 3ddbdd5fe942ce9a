"""``atoll benchmark``: fixed tasks for bots and learners, on all cores; an interrupted run resumes.

In the folder, every entrant has NAME.jsonl (a line per part of a task) and NAME.json (the result).
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console

from atoll.ai.ledger import Ledger
from atoll.cli.arguments import CommandParser
from atoll.cli.errors import UsageError
from atoll.cli.parallel import ParallelArguments, open_workers, progress_bar
from atoll.cli.translate import Translator

if TYPE_CHECKING:
    from atoll.research.benchmark import Entry, Scored

DEFAULT_FOLDER = "benchmark"


class Arguments(ParallelArguments):
    """The arguments of ``atoll benchmark``."""

    bots: list[str]
    game: str | None
    learn: bool
    parts: int | None
    out: str | None


def add_arguments(parser: CommandParser) -> None:
    """Declare the entrants, the game and the folder."""
    parser.repeated_positional("bots", "cli-meta-bot", "benchmark-help-bots")
    parser.option("--game", "cli-meta-game", "benchmark-help-game")
    parser.flag("--learn", "benchmark-help-learn")
    parser.number("--parts", "benchmark-help-parts")
    parser.option("--out", "cli-meta-folder", "benchmark-help-out")
    parser.parallel()


def run(arguments: Arguments, translate: Translator) -> None:
    """Do what is left of the tasks, print the scores, write the results."""
    from atoll.research.benchmark import GAMES, Entry, result, tasks  # noqa: PLC0415 - of atoll[research]

    if not arguments.bots:
        raise UsageError("benchmark-bots")
    games = GAMES if arguments.game is None else (arguments.game,)
    entries = [Entry(name, learning=arguments.learn) for name in arguments.bots]
    folder = Path(arguments.out or DEFAULT_FOLDER)
    results: list[dict[str, Any]] = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for entry in entries:
            path = folder / f"{re.sub(r'[^A-Za-z0-9.]+', '_', entry.name)}.jsonl"
            scored = _do(entry, games, path, arguments)
            known = {one.task.partition(" ")[0] for one in scored}
            results.append(result(entry, scored, [name for name in GAMES if name in games or name in known]))
            text = json.dumps(results[-1], indent=2, ensure_ascii=False)
            path.with_suffix(".json").write_text(text + "\n", encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError("cli-save-failed", file=str(folder), problem=str(error)) from error
    console = Console(width=200, soft_wrap=True)
    names = [task.name for task in tasks(games, learning=arguments.learn)]
    console.print(_table(names, results, translate), highlight=False, markup=False)
    changed = sorted({name for each in results for name in each["changed"] if name in each["tasks"]})
    if changed:
        console.print(translate("benchmark-changed", tasks=", ".join(changed)), highlight=False, markup=False)
    console.print(translate("benchmark-kept", folder=str(folder)), highlight=False, markup=False)


def _do(entry: Entry, games: Sequence[str], path: Path, arguments: Arguments) -> list[Scored]:
    """Do the parts that the file lacks; return all that are done."""
    from atoll.research.benchmark import Scored  # noqa: PLC0415

    ledger = Ledger(path, entry.to_json(), records=False)
    scored = [Scored.from_json(line) for line in ledger.read()]
    done = {(one.task, one.number) for one in scored}
    parts = [
        (task, number)
        for task in entry.tasks(games)
        for number in range(min(task.parts, arguments.parts or task.parts))
    ]
    left = [(task, number) for task, number in parts if (task.name, number) not in done]
    if not left:
        return scored
    with ledger, progress_bar() as progress, open_workers(arguments.jobs, ray=arguments.ray) as workers:
        task = progress.add_task(entry.name, total=len(parts), completed=len(parts) - len(left))
        for _, one in workers.map_unordered(entry.do, left):
            ledger.add(one.to_json())
            scored.append(one)
            progress.advance(task)
    return scored


def _table(names: Sequence[str], results: Sequence[dict[str, Any]], translate: Translator) -> str:
    """Return the scores as a Markdown table, a row per task."""
    scores: list[dict[str, dict[str, float]]] = [each["tasks"] for each in results]
    lines = [
        f"| {translate('benchmark-task')} | " + " | ".join(f"`{each['entrant']}`" for each in results) + " |",
        "|---|" + "---|" * len(results),
    ]
    for name in names:
        cells = [_cell(each[name]) if name in each else "" for each in scores]
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def _cell(found: dict[str, float]) -> str:
    return f"{found['value']:.0%} ({found['low']:.0%} … {found['high']:.0%})"
