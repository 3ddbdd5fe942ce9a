"""``atoll fit``: let bots play, learn from it what things are worth, and write the terms down."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from atoll.ai.ledger import Ledger
from atoll.ai.match import Match, Played
from atoll.cli.crowd import bar, crowd
from atoll.cli.speech import Speaker, UsageError
from atoll.core import Record, game, game_names
from atoll.core.terms import write_terms

if TYPE_CHECKING:
    from atoll.cli.arguments import Wish
    from atoll.research.fitting import Fit

GAMES = 400
"""How many are played if the arguments do not say."""
BOT = "mcts:simulations=200"


def fit_game(wish: Wish, speaker: Speaker) -> None:
    """Play the games that are lacking, fit, and write the terms to a file or to standard output."""
    from atoll.research.fitting import fit, sample  # noqa: PLC0415 - a part of atoll[research]

    if wish.game is None:
        raise UsageError("fit-game", names=", ".join(game_names()))
    players = wish.players or game(wish.game).seats[0]
    bots = tuple(wish.seats) or (BOT,)
    if len(bots) != 1:
        raise UsageError("research-study-bot")
    seed = 1 if wish.seed is None else wish.seed
    match = Match(wish.game, bots * players, wish.games or GAMES, seed, wish.options)
    ledger = Ledger(Path(wish.record or f"fit-{wish.game}-{players}.jsonl"), match.to_json())
    try:
        records = _play(match, ledger, wish, speaker)
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError("cli-save-failed", file=str(ledger.path), problem=str(error)) from error
    samples = [one for number, record in records.items() for one in sample(match, number, record)]
    console = Console(stderr=True)
    found: Fit | None = None
    for step, found in enumerate(fit(game(wish.game).evaluator(), samples)):
        told = speaker("fit-step", step=step, learnt=f"{found.learnt:.5f}", rest=f"{found.held_out:.5f}")
        console.print(told, highlight=False)
    assert found is not None
    remark = f"Learnt from {len(samples)} positions of {len(records)} games of {bots[0]}, {players} players."
    text = write_terms(found.terms, remark)
    if wish.save is None:
        sys.stdout.write(text)
        return
    try:
        Path(wish.save).write_text(text, encoding="utf-8")
    except OSError as error:
        raise UsageError("cli-save-failed", file=wish.save, problem=str(error)) from error


def _play(match: Match, ledger: Ledger, wish: Wish, speaker: Speaker) -> dict[int, Record]:
    """Give the games' records by number: those that the file has, and those played now."""
    numbers = [Played.from_json(line).number for line in ledger.read()]
    lines = ledger.records.read_text(encoding="utf-8").splitlines() if ledger.records.exists() else []
    if len(lines) < len(numbers):
        raise UsageError("fit-records", file=str(ledger.records))
    records = {number: Record.loads(line) for number, line in zip(numbers, lines, strict=False)}
    left = [number for number in range(match.games) if number not in records]
    with ledger, bar() as shown, crowd(wish) as workers:
        task = shown.add_task(speaker("cli-match-playing"), total=match.games, completed=len(records))
        for number, one in workers.each(match.play, left):
            assert one.record is not None
            ledger.add(one.to_json(), one.record)
            records[number] = one.record
            shown.advance(task)
    return {number: records[number] for number in sorted(records) if number < match.games}
