"""What the commands that let bots play have in common."""

from __future__ import annotations

from collections.abc import Sequence

from atoll.ai.match import Match
from atoll.ai.statistics import Elo
from atoll.cli.errors import UsageError
from atoll.core import Json, game_names

DEFAULT_SEED = 1


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
