"""``atoll calibrate``: how far apart the levels of a game are, for each number of players.

A folder keeps GAME-PLAYERS.jsonl (a line for every game), GAME.md (the table), GAME.svg and GAME.png (the
plot).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from atoll.ai.ledger import Ledger
from atoll.cli.crowd import bar, crowd
from atoll.cli.match import tell_elo
from atoll.cli.speech import Speaker, UsageError
from atoll.core import game, game_names

if TYPE_CHECKING:
    from atoll.cli.arguments import Wish
    from atoll.research.calibration import Calibration, Step
    from atoll.research.tournament import Pairing, Played

FOLDER = "levels"
"""Where the results are kept if the arguments do not say."""


def calibrate_levels(wish: Wish, speaker: Speaker) -> None:
    """Play what is needed, and tell and draw how far apart the levels are."""
    from atoll.research.calibration import Calibration, steps  # noqa: PLC0415 - a part of atoll[research]

    if wish.game is None:
        raise UsageError("fit-game", names=", ".join(game_names()))
    counts = game(wish.game).seats
    if wish.players is not None:
        game(wish.game).check_players(wish.players)
    folder = Path(wish.save or FOLDER)
    found: dict[int, list[Step]] = {}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for players in counts:
            calibration = Calibration(wish.game, players, seed=1 if wish.seed is None else wish.seed)
            if wish.games is not None:
                calibration = Calibration(
                    wish.game, players, min(calibration.least, wish.games), wish.games, calibration.seed
                )
            wanted = wish.players in {None, players}
            played = _play(calibration, folder, wish, speaker, wanted)
            if played:
                found[players] = steps(calibration, played)
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError("cli-save-failed", file=str(folder), problem=str(error)) from error
    finally:
        if found:
            _tell(wish.game, found, folder, speaker)


def _play(
    calibration: Calibration, folder: Path, wish: Wish, speaker: Speaker, wanted: bool
) -> Sequence[Played]:
    """Play what is lacking, if it is wanted; give all that was played."""
    from atoll.research.calibration import steps  # noqa: PLC0415
    from atoll.research.tournament import Played  # noqa: PLC0415

    path = folder / f"{calibration.game}-{calibration.players}.jsonl"
    ledger = Ledger(path, calibration.to_json(), records=False)
    done: dict[Pairing, Played] = {one.pairing: one for one in map(Played.from_json, ledger.read())}
    if not wanted:
        return list(done.values())
    with ledger, bar() as shown, crowd(wish) as workers:
        title = speaker("tournament-title", game=calibration.game, players=calibration.players)
        task = shown.add_task(title, total=None, completed=len(done))
        for pairing, one in workers.each(calibration.play, calibration.wanted(done)):
            ledger.add(one.to_json())
            done[pairing] = one
            told = " ".join(f"{step.elo.value:+.0f}" for step in steps(calibration, list(done.values())))
            shown.update(task, completed=len(done), description=f"{title}: {told}")
    return list(done.values())


def _tell(name: str, found: Mapping[int, Sequence[Step]], folder: Path, speaker: Speaker) -> None:
    from atoll.research.calibration import draw_plot  # noqa: PLC0415

    table = _table(found, speaker)
    Console(width=200, soft_wrap=True).print(table, highlight=False, markup=False)
    (folder / f"{name}.md").write_text(table + "\n", encoding="utf-8")
    files = draw_plot(found, speaker("calibrate-title", game=name), folder / name)
    kept = speaker("tournament-kept", files=", ".join(map(str, files)))
    Console(soft_wrap=True).print(kept, highlight=False, markup=False)


def _table(found: Mapping[int, Sequence[Step]], say: Speaker) -> str:
    """Write the steps as a Markdown table, a column for each number of players."""
    lines = [
        "| "
        + " | ".join([say("calibrate-step"), *(say("calibrate-players", players=n) for n in found)])
        + " |",
        "|" + "---|" * (1 + len(found)),
    ]
    for row in zip(*found.values(), strict=True):
        cells = [
            f"{tell_elo(step.elo)}, {step.games}, {say('calibrate-verdict', verdict=step.verdict.value)}"
            if step.games
            else ""
            for step in row
        ]
        lines.append("| " + " | ".join([f"{row[0].upper - 1} → {row[0].upper}", *cells]) + " |")
    return "\n".join(lines)
