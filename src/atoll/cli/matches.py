"""What the commands that let bots play have in common."""

from __future__ import annotations

from collections.abc import Sequence

from atoll.ai.match import Match
from atoll.ai.statistics import Elo
from atoll.cli.arguments import CommandParser
from atoll.cli.errors import UsageError
from atoll.cli.parallel import ParallelArguments
from atoll.core import Json, game_names

DEFAULT_SEED = 1


class OneBotArguments(ParallelArguments):
    """The arguments of commands in which one bot plays all seats of a game."""

    game: str | None
    bots: list[str]
    players: int | None
    games: int | None
    seed: int | None
    options: dict[str, Json]

    def bot(self, default: str) -> str:
        """Return the bot. Raise UsageError if there are several."""
        if len(self.bots) > 1:
            raise UsageError("research-study-bot")
        return self.bots[0] if self.bots else default

    def chosen_seed(self) -> int:
        """Return the seed, or the default."""
        return DEFAULT_SEED if self.seed is None else self.seed


def add_one_bot_arguments(parser: CommandParser, bot_help: str, games_help: str) -> None:
    """Declare the game, the bot that plays it, and how often."""
    parser.game()
    parser.repeated_positional("bots", "cli-meta-bot", bot_help)
    parser.players()
    parser.number("--games", games_help)
    parser.seed()
    parser.game_options()


def requested_match(
    game: str | None, bots: Sequence[str], games: int, seed: int | None, options: dict[str, Json]
) -> Match:
    """Return the match that the arguments describe. Raise UsageError if they lack the game or the bots."""
    if game is None:
        raise UsageError("cli-match-game", names=", ".join(game_names()))
    if len(bots) < 2:
        raise UsageError("cli-match-bots")
    return Match(game, tuple(bots), games, DEFAULT_SEED if seed is None else seed, options)


def format_elo(elo: Elo) -> str:
    """Return an Elo difference with its confidence interval."""
    return f"{elo.value:+.0f} ({elo.low:+.0f} … {elo.high:+.0f})".replace("inf", "∞")
