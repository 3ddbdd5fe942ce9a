"""Talat: three boards, towers that capture by height and sides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Unpack

from atoll.core.descriptor import Bounds, Descriptor
from atoll.core.engine import Engine
from atoll.core.errors import SetupError
from atoll.core.evaluator import Evaluator
from atoll.core.facts import Fact, Json
from atoll.core.game import Game, SparringPartner
from atoll.core.ideas import Idea
from atoll.core.options import Options
from atoll.core.places import Place
from atoll.core.position import Position
from atoll.core.reference import ReferencePosition
from atoll.core.types import Move, Seat, Setup, View, Viewer
from atoll.core.warnings import lost_ends
from atoll.games.talat import engine, evaluate, rules
from atoll.games.talat.options import TalatOptions
from atoll.games.talat.view import view_data

if TYPE_CHECKING:
    from atoll.core.drawing import DrawingOptions


class Talat(Game):
    """Talat for 3 players, or for 2 with the Zihin."""

    name = "talat"
    seats = range(2, 4)
    options_class = TalatOptions
    same_view_for_all = True
    descriptor = Descriptor(
        title="Talat",
        order=3,
        usual_players=3,
        rule_prefix="A",
        confirm_turns=False,
        winner_begins_rematch=True,  # A-SET-1
        boards=("flat", "scene"),
        # 27 puts; 27 towers go at most 4 rows forward; at most 26 captures.
        bounds=Bounds(moves=161),
    )

    def warnings(self, position: Position, seat: Seat, moves: Sequence[Move]) -> dict[Move, Fact]:
        """Return the moves that end the game (A-END-1) with others ahead; everything is open."""
        return lost_ends(position, seat, moves)

    def deal(self, players: int, options: Options, rng: Random) -> dict[str, Json]:
        """Return an empty set-up: nothing is left to chance."""
        del players, options, rng
        return {}

    def reference(self, players: int, options: Options, setup: Setup) -> ReferencePosition:
        """Start by the literal rules."""
        assert isinstance(options, TalatOptions)
        self.check_players(players)
        if setup:
            raise SetupError("talat-setup", parts=sorted(setup))
        return rules.Position(players, options)

    def engine(self, reference: ReferencePosition) -> Engine:
        """Load a position into the engine."""
        assert isinstance(reference, rules.Position)
        return engine.Engine(reference)

    def svg(self, view: View, **options: Unpack[DrawingOptions]) -> str:
        """Draw a view as an SVG document, with the viewer's corner in front."""
        from atoll.games.talat.drawing import draw  # noqa: PLC0415 - most programs draw nothing

        if isinstance(view.viewer, int):
            options.setdefault("orientation", view.viewer)
        return draw(view.data, **options)

    def places(self, view: View, moves: Sequence[Move]) -> dict[Move, Place]:
        """Return where these moves are made, in words that tell them apart."""
        from atoll.games.talat.places import places  # noqa: PLC0415 - only people need words

        return places(view, moves)

    def ideas(self, position: Position, seat: Seat) -> Sequence[Idea]:
        """Return what can be tested of a seat's legal moves."""
        from atoll.games.talat.ideas import ideas  # noqa: PLC0415 - only people need reasons

        reference = position.reference
        assert isinstance(reference, rules.Position)
        return ideas(reference, seat)

    def _canonical(self, view: Mapping[str, Json]) -> Sequence[Json]:
        """Return the form that a board shares with its images."""
        from atoll.games.talat.symmetry import canonical  # noqa: PLC0415 - only servers compare boards

        return canonical(view)

    def _view(self, reference: ReferencePosition, viewer: Viewer) -> dict[str, Json]:
        """Return what a viewer may see."""
        assert isinstance(reference, rules.Position)
        return view_data(reference, viewer)

    def _picture(self, reference: ReferencePosition) -> str:
        """Draw a position as the module ``picture`` does."""
        assert isinstance(reference, rules.Position)
        return reference.picture()

    def _parse(self, picture: str) -> rules.Position:
        """Read a picture as the module ``picture`` draws it."""
        return rules.Position.read(picture)

    def evaluator(self) -> Evaluator:
        """Return the evaluation."""
        return evaluate.Evaluator()

    def sparring_partners(self) -> Mapping[str, SparringPartner]:
        """Return the players of other styles."""
        from atoll.games.talat.sparring import PARTNERS  # noqa: PLC0415 - only research needs them

        return PARTNERS


GAME = Talat()
