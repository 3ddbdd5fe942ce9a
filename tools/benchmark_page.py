"""Write the tables of docs/benchmark.md from results/benchmark.

python tools/benchmark_page.py           write the page
python tools/benchmark_page.py --check   fail if the page shows anything else
python tools/benchmark_page.py --freeze  write how the opponents play today: after new baselines only
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Final

from atoll.research.benchmark import GAMES, PLAIN, Scored, Task, estimate, fingerprint, tasks

ROOT: Final = Path(__file__).parents[1]
RESULTS: Final = ROOT / "results" / "benchmark"
PAGE: Final = ROOT / "docs" / "benchmark.md"
OPPONENTS: Final = ROOT / "src" / "atoll" / "research" / "opponents.json"
HEADS: Final = {
    PLAIN: "*plain* 1,000",
    "mcts:simulations=100": "`mcts` 100",
    "mcts:simulations=1000": "`mcts` 1,000",
}
"""Short names of the searching opponents."""
KINDS: Final = ("random", "greedy", "level", "mcts", "net")
"""The order of the entrants; sparring partners stand after greedy, anything else at the end."""

Scores = dict[str, list[Scored]]


def read(*, learning: bool) -> list[tuple[str, Scores]]:
    """Return the bots or the learners, in order, with their scores by task."""
    found = []
    for path in RESULTS.glob("*.jsonl"):
        first, *lines = map(json.loads, path.read_text(encoding="utf-8").splitlines())
        if first["learning"] != learning:
            continue
        scores: Scores = {}
        for one in map(Scored.from_json, lines):
            scores.setdefault(one.task, []).append(one)
        found.append((str(first["entrant"]), scores))
    return sorted(found, key=lambda each: _order(each[0]))


def _order(name: str) -> tuple[float, int, str]:
    kind, _, _ = name.partition(":")
    kind = kind.partition("-")[0]
    numbers = re.findall(r"\d+", name)
    place = KINDS.index(kind) if kind in KINDS else 9 if ":" in name else 1.5
    return place, int(numbers[0]) if numbers else 0, name


def table(game: str, *, learning: bool) -> str:
    """Return a game's table: a row per entrant, a column per task."""
    columns = tasks([game], learning=learning)
    heads = [_head(task) for task in columns]
    rows = [f"| | {' | '.join(heads)} | CPU s |", "|---|" + "---|" * (len(heads) + 1)]
    for name, scores in read(learning=learning):
        if not any(task.name in scores for task in columns):
            continue
        cells = [_cell(task, scores.get(task.name, [])) for task in columns]
        seconds = sum(one.seconds for task in columns for one in scores.get(task.name, []))
        rows.append(f"| `{name}` | {' | '.join(cells)} | {seconds:.0f} |")
    return "\n".join(rows)


def _head(task: Task) -> str:
    if task.kind == "decisions":
        return "decisions"
    return HEADS.get(task.opponent, f"`{task.opponent}`")


def _cell(task: Task, scores: list[Scored]) -> str:
    if not scores:
        return ""
    found = estimate(task, [one.score for one in scores])
    part = "" if len(scores) == task.parts else f", {len(scores)} of {task.parts}"
    return f"{100 * found.value:.0f} ({100 * found.low:.0f} … {100 * found.high:.0f}){part}"


def page(text: str) -> str:
    """Return the page with today's tables behind its marks."""
    for game in GAMES:
        for learning in (False, True):
            mark = f"<!-- {'learners' if learning else 'scores'}: {game} -->\n\n"
            head, found, rest = text.partition(mark)
            if found:
                _, gap, rest = rest.partition("\n\n")
                text = head + mark + table(game, learning=learning) + gap + rest
    return text


def freeze() -> None:
    """Write how the opponents play, so that later results can be told from the baselines."""
    wanted = [*tasks(), *tasks(learning=True)]
    found = {task.name: fingerprint(task.game, task.opponent) for task in wanted if task.opponent}
    OPPONENTS.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


def main() -> None:
    """Write the page, or check it."""
    if "--freeze" in sys.argv[1:]:
        freeze()
        return
    text = PAGE.read_text(encoding="utf-8")
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(page(text), encoding="utf-8")
    elif page(text) != text:
        sys.exit("docs/benchmark.md does not show results/benchmark: run tools/benchmark_page.py")


if __name__ == "__main__":
    main()
