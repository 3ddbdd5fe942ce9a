"""Titicaca: bid for fields along the lakes, make regions of villages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from atoll.core.engine import Engine
from atoll.core.evaluator import Evaluator
from atoll.core.facts import Json
from atoll.core.game import Game, Setup
from atoll.core.law import Law
from atoll.core.options import Options
from atoll.core.position import Move, Position, Seat, Viewer
from atoll.games.hexes import Hex, hex_text
from atoll.games.titicaca import country as countries
from atoll.games.titicaca import engine, evaluate, rules
from atoll.games.titicaca.material import START_WEAPONS, TEMPLES
from atoll.games.titicaca.options import TiticacaOptions
from atoll.games.titicaca.rules.secrets import redact_moves


class Titicaca(Game):
    """Titicaca for 2 to 5 players."""

    name = "titicaca"
    seats = range(2, 6)
    options_class = TiticacaOptions

    def deal(self, players: int, options: Options, rng: Random) -> dict[str, Json]:
        """Draw the country and the first holder of the arrow (C-SET-1, C-SET-2)."""
        del options
        return self.deal_for(players, countries.draw(players, rng), rng)

    def deal_for(self, players: int, country: Mapping[Hex, str], rng: Random) -> dict[str, Json]:
        """Draw only the arrow, for a country that is given. Raises SetupError if it cannot be (C-END-5)."""
        self.check_players(players)
        countries.check(country)
        return {
            "country": {hex_text(place): shown for place, shown in country.items()},
            "arrow": rng.randrange(players),
        }

    def law(self, players: int, options: Options, setup: Setup) -> rules.Position:
        """Start by the literal rules; a set-up known in part stands at a chance node."""
        self.check_players(players)
        country, arrow = countries.read_setup(setup, players)
        position = rules.Position(
            players=players,
            options=options,
            game=self,
            country=country,
            stocks=[START_WEAPONS] * players,
            scores=[0] * players,
            hands=[TEMPLES] * players,
        )
        if arrow is not None:
            position.begin(arrow)
        return position

    def engine(self, law: Law) -> Engine:
        """Load a position into the engine."""
        assert isinstance(law, rules.Position)
        return engine.Engine(law)

    def redact(
        self, position: Position, moves: Sequence[tuple[Seat, Move]], viewer: Viewer
    ) -> tuple[dict[str, Json], list[Move]]:
        """Give the whole set-up, which is open, and the moves without secret bids and temples (C-SET-4)."""
        start = self.law(position.players, position.options, position.setup())
        return dict(position.setup()), redact_moves(start, moves, viewer)

    def evaluator(self) -> Evaluator:
        """Give the evaluation."""
        return evaluate.Evaluator()


GAME = Titicaca()
