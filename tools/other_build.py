"""Play a match against the bots of another checkout: the way to tell whether a change made a bot stronger.

``python tools/other_build.py taluva mcts:seconds=0.05,cpu=yes --checkout ../before --games 60 --name first``

The first bot plays from this checkout, its opponent from the other one, which must be built and have its own
``.venv``: a process there holds the position and answers for its seats. The opponent is the same bot unless
``--against`` names another. Set-ups, seatings and seeds are those of ``atoll match``: every set-up is played
in every rotation, with more than two ``--players`` by one new bot among others of the other build. Give
budgets as simulations or as CPU seconds (``cpu=yes``), so that a busy machine does not matter.

Fix ``--games`` before the first game. Results grow in ``results/matches/GAME-NAME.jsonl`` by a line per game,
and the same command resumes. The first line names the other build by its commit, not by its path. To use more
cores, start matches with other ``--seed`` and ``--name`` beside each other.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from atoll.ai.bot import Advice, Bot, History
from atoll.ai.ledger import Ledger
from atoll.ai.match import Match, PlayedGame, play_game, score, standings
from atoll.ai.players import player
from atoll.ai.statistics import Elo
from atoll.core.position import Position
from atoll.core.registry import game as game_named
from atoll.core.types import Move, Seat

FOLDER = Path(__file__).parents[1] / "results" / "matches"


class OtherBuild:
    """A process of the other checkout that plays seats of one game at a time.

    It reads a line of JSON per question and answers with one: ``game`` starts a game, ``choose`` asks for a
    seat's move, after the ``moves`` since the last question.
    """

    def __init__(self, checkout: Path) -> None:
        python = checkout / ".venv" / "bin" / "python"
        if not python.exists():
            raise SystemExit(f"{checkout} has no .venv: build it there first")
        self.commit = subprocess.run(
            ["git", "rev-parse", "--short=10", "HEAD"],  # noqa: S607 - the git that made the checkout
            cwd=checkout,
            check=True,
            capture_output=True,
            text=True,
        ).stdout.strip()
        self._process = subprocess.Popen(
            [str(python.absolute()), str(Path(__file__).absolute()), "--serve"],
            cwd=checkout,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        home = Path(self.ask({"hello": True})["package"])
        if checkout.resolve() not in home.parents:
            raise SystemExit(f"the .venv of {checkout} uses the package in {home.parent}")

    def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """Return the answer to a question."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("the other build has failed; its message is above")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


class OtherBot(Bot):
    """A seat that the other build plays."""

    def __init__(self, build: OtherBuild) -> None:
        super().__init__(0)
        self._build = build

    def think(self, position: Position, seat: Seat, history: History | None = None) -> Advice:
        """Ask the other build. It keeps what its bot knows between moves."""
        del position
        assert history is not None
        move = self._build.ask({"choose": seat, "moves": history})["move"]
        return Advice(seat, move, (), (), 0)


def play(match: Match, number: int, build: OtherBuild) -> PlayedGame:
    """Play a game of a match whose first bot is of this build and whose others are of the other one."""
    count = len(match.bots)
    seats, seeds = match.seats(number), match.bot_seeds(number)
    others = {seat: [match.bots[bot], seeds[seat]] for seat, bot in enumerate(seats) if bot != 0}
    start: dict[str, Any] = {"game": match.game, "players": count, "options": dict(match.options)}
    build.ask({**start, "setup": match.deal(number), "bots": [*others.items()]})
    bots = [
        OtherBot(build) if seat in others else player(match.bots[0], seed=seeds[seat])
        for seat in range(count)
    ]
    record = play_game(match.start(number), bots)
    assert record.result is not None
    assert record.result.places is not None
    return PlayedGame(number, seats, record.result.places, record)


def serve() -> None:
    """Answer questions from the standard input, in the checkout whose Python runs this."""
    import atoll  # noqa: PLC0415 - which one it is, is the question

    position: Position | None = None
    bots: dict[Seat, Bot] = {}
    played = 0
    for line in sys.stdin:
        question = json.loads(line)
        answer: dict[str, Any] = {}
        if "game" in question:
            game, players = game_named(question["game"]), question["players"]
            options = game.options(question["options"], players)
            position = game.start(players, options, question["setup"])
            bots = {seat: player(name, seed=seed) for seat, (name, seed) in question["bots"]}
            played = 0
        elif "choose" in question:
            assert position is not None
            moves: list[tuple[Seat, Move]] = [(seat, move) for seat, move in question["moves"]]
            for seat, move in moves[played:]:
                position.play(move, seat)
            played = len(moves)
            answer["move"] = bots[question["choose"]].choose(position, question["choose"], moves)
        else:
            answer["package"] = atoll.__file__
        print(json.dumps(answer), flush=True)


def summary(match: Match, played: Sequence[PlayedGame]) -> str:
    """Return what the games show so far."""
    first = standings(match, played)[0]
    elo = Elo.of([score(match, one, 0) for one in played])
    return (
        f"{len(played)} games, first {first.rate:.1%} ({first.low:.0%} … {first.high:.0%}), "
        f"Elo {elo.value:+.0f} ({elo.low:+.0f} … {elo.high:+.0f})"
    )


def main() -> None:
    """Play the rest of a match, and say what all its games show."""
    if sys.argv[1:] == ["--serve"]:
        serve()
        return
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("bot", help="of this checkout")
    parser.add_argument("--checkout", type=Path, required=True, help="the other one")
    parser.add_argument("--against", help="the bot of the other checkout (default: the same)")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--name", required=True, help="of the file of results")
    arguments = parser.parse_args()
    other = arguments.against or arguments.bot
    match = Match(
        arguments.game,
        (arguments.bot, *(other for _ in range(arguments.players - 1))),
        arguments.games,
        arguments.seed,
    )
    build = OtherBuild(arguments.checkout)
    header = {**match.to_json(), "other": build.commit}
    ledger = Ledger(FOLDER / f"{match.game}-{arguments.name}.jsonl", header, records=False)
    played = list(map(PlayedGame.from_json, ledger.read()))
    done = {one.number for one in played}
    with ledger:
        for number in range(match.games):
            if number in done:
                continue
            one = play(match, number, build)
            ledger.add(one.to_json())
            played.append(one)
            print(f"{number}: {one.place_of()[0]}; {summary(match, played)}", flush=True)
    build.close()
    print(f"{match.game} {arguments.bot} against {other} of {build.commit}: {summary(match, played)}")


if __name__ == "__main__":
    main()
