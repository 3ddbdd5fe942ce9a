"""Talat: three boards, towers that capture by height and sides."""

from __future__ import annotations

from random import Random

from atoll.core.descriptor import Bounds, Descriptor
from atoll.core.engine import Engine
from atoll.core.errors import SetupError
from atoll.core.evaluator import Evaluator
from atoll.core.facts import Json
from atoll.core.game import Game, Setup
from atoll.core.law import Law
from atoll.core.options import Options
from atoll.games.talat import engine, evaluate, rules
from atoll.games.talat.options import TalatOptions


class Talat(Game):
    """Talat for 3 players, or for 2 with the Zihin."""

    name = "talat"
    seats = range(2, 4)
    options_class = TalatOptions
    descriptor = Descriptor(
        title="Talat",
        order=3,
        usual_players=3,
        rule_prefix="A",
        confirm_turns=False,
        boards=("flat", "scene"),
        # 27 puts; 27 towers go at most 4 rows forward; at most 26 captures.
        bounds=Bounds(moves=161),
    )

    def deal(self, players: int, options: Options, rng: Random) -> dict[str, Json]:
        """Nothing is left to chance."""
        del players, options, rng
        return {}

    def law(self, players: int, options: Options, setup: Setup) -> Law:
        """Start by the literal rules."""
        del options
        self.check_players(players)
        if setup:
            raise SetupError("talat-setup", parts=sorted(setup))
        return rules.Position(players)

    def engine(self, law: Law) -> Engine:
        """Load a position into the engine."""
        assert isinstance(law, rules.Position)
        return engine.Engine(law)

    def arrange(self, picture: str) -> Law:
        """Read a picture as the module ``picture`` draws it."""
        return rules.Position.read(picture)

    def evaluator(self) -> Evaluator:
        """Give the evaluation."""
        return evaluate.Evaluator()


GAME = Talat()
rules.Position.game = GAME
