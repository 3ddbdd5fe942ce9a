"""Taluva, with the four modules of its Extension."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Unpack, cast

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
from atoll.games.taluva import evaluate, rules
from atoll.games.taluva.codes import TILES
from atoll.games.taluva.engine import Engine as Fast
from atoll.games.taluva.material import DOUBLES
from atoll.games.taluva.notation import Build, Expand, Launch, Lay, read_move
from atoll.games.taluva.options import TaluvaOptions
from atoll.games.taluva.picture import check_position, read_position, write_position
from atoll.games.taluva.view import view_data

if TYPE_CHECKING:
    from atoll.core.drawing import DrawingOptions


class Taluva(Game):
    """Taluva: three-hex tiles make an island that grows and erupts; huts, towers and temples."""

    name = "taluva"
    seats = range(2, 6)
    options_class = TaluvaOptions
    same_view_for_all = True
    descriptor = Descriptor(
        title="Taluva",
        order=1,
        usual_players=2,
        demo_players=3,
        rule_prefix="T",
        boards=("flat", "scene"),
        standard_options=({}, {"ships": True}, {"doubles": True}, {"ships": True, "doubles": True}),
        # 65 tiles, each chosen, laid and followed by a build; 60 drawn, 5 dealt.
        bounds=Bounds(moves=195, chance_nodes=65, chance_outcomes=len(TILES) + len(DOUBLES)),
    )

    def deal(self, players: int, options: Options, rng: Random) -> dict[str, Json]:
        """Draw the stack from the box, and the open double tiles (T-SET-2, T-DBL-1)."""
        chosen = _own(options)
        box = [tile for tile, number in chosen.box().items() for _ in range(number)]
        return {
            "deck": list(chosen.order()) or rng.sample(box, chosen.stack_size(players)),
            "doubles": rng.sample(DOUBLES, chosen.doubles_dealt(players)),
        }

    def reference(self, players: int, options: Options, setup: Setup) -> rules.Position:
        """Start by the literal reading. ``deck`` and ``doubles`` may be short or missing."""
        chosen = _own(options)
        for part in setup:
            if part not in ("deck", "doubles"):
                raise SetupError("taluva-setup-part", part=part)
        deck = _names(setup, "deck", chosen.box(), chosen.stack_size(players))
        if order := chosen.order():
            if tuple(deck) != order[: len(deck)]:
                raise SetupError("taluva-setup-order", stack=chosen.stack)
            deck = order
        dealt = _names(setup, "doubles", dict.fromkeys(DOUBLES, 1), chosen.doubles_dealt(players))
        return rules.Position.start(players, chosen, deck, dealt)

    def engine(self, reference: ReferencePosition) -> Engine:
        """Load a position into the compiled engine."""
        assert isinstance(reference, rules.Position)
        return Fast(reference)

    def svg(self, view: View, **options: Unpack[DrawingOptions]) -> str:
        """Draw a view as an SVG document."""
        from atoll.games.taluva.drawing import draw  # noqa: PLC0415 - most programs draw nothing

        return draw(view.data, **options)

    def places(self, view: View, moves: Sequence[Move]) -> dict[Move, Place]:
        """Return where these moves are made, in words that tell them apart."""
        from atoll.games.taluva.places import places  # noqa: PLC0415 - only people need words

        return places(view, moves)

    def ideas(self, position: Position, seat: Seat) -> Sequence[Idea]:
        """Return what can be tested of a seat's legal moves."""
        from atoll.games.taluva.ideas import ideas  # noqa: PLC0415 - only people need reasons

        reference = position.reference
        assert isinstance(reference, rules.Position)
        return ideas(reference, seat)

    def _canonical(self, view: Mapping[str, Json]) -> Sequence[Json]:
        """Return the form that a board shares with its images."""
        from atoll.games.taluva.symmetry import canonical  # noqa: PLC0415 - only servers compare boards

        return canonical(view)

    def _view(self, reference: ReferencePosition, viewer: Viewer) -> dict[str, Json]:
        """Return what a viewer may see."""
        assert isinstance(reference, rules.Position)
        return view_data(reference, viewer)

    def _picture(self, reference: ReferencePosition) -> str:
        """Draw a position as the module ``picture`` does."""
        assert isinstance(reference, rules.Position)
        return write_position(reference)

    def _check_picture(self, reference: ReferencePosition) -> None:
        """Raise NotationError or SetupError unless all lines of a picture fit each other."""
        assert isinstance(reference, rules.Position)
        check_position(reference)

    def _parse(self, picture: str) -> rules.Position:
        """Read a picture as the module ``picture`` draws it."""
        return read_position(picture)

    def evaluator(self) -> Evaluator:
        """Return the evaluation."""
        return evaluate.Evaluator()

    def sparring_partners(self) -> Mapping[str, SparringPartner]:
        """Return the players of other styles."""
        from atoll.games.taluva.sparring import PARTNERS  # noqa: PLC0415 - only research needs them

        return PARTNERS

    def warnings(self, position: Position, seat: Seat, moves: Sequence[Move]) -> dict[Move, Fact]:
        """Return the tiles after which the seat could not build (T-ELI-1), and builds that end a lost game.

        Neither depends on the stack: a tile is followed by the same player's build, and the game ends when
        there is no tile to be had. With ranking (T-RANK-1) the end only shares out the places left.
        """
        tiles = [move for move in moves if isinstance(read_move(move), Lay)]
        found = {
            move: Fact("taluva-warn-out") for move in tiles if not _can_build_after(position, seat, move)
        }
        if not _own(position.options).ranking:
            builds = [move for move in moves if isinstance(read_move(move), Build | Expand | Launch)]
            found |= lost_ends(position, seat, builds)
        return found

    def redact(
        self, position: Position, moves: Sequence[tuple[Seat, Move]], viewer: Viewer
    ) -> tuple[dict[str, Json], list[Move]]:
        """Return only the drawn part of the stack; the double tiles are open and all moves public."""
        del viewer
        here = position.reference
        assert isinstance(here, rules.Position)
        seen: dict[str, Json] = {"deck": list(here.deck[: here.drawn]), "doubles": list(here.doubles)}
        return seen, [move for _, move in moves]


def _can_build_after(position: Position, seat: Seat, tile: Move) -> bool:
    """Whether a player who lays a tile so is still to move afterwards: to build."""
    after = position.copy()
    after.play(tile, seat)
    return after.active_seats == (seat,)


def _own(options: Options) -> TaluvaOptions:
    assert isinstance(options, TaluvaOptions), f"options of another game: {options}"
    return options


def _names(setup: Setup, part: str, there_are: dict[str, int], most: int) -> Sequence[str]:
    """Check one list of tiles in a set-up."""
    listed = setup.get(part, [])
    if not isinstance(listed, list | tuple) or not all(isinstance(tile, str) for tile in listed):
        raise SetupError("taluva-setup-list", part=part)
    names = cast("Sequence[str]", listed)
    if len(names) > most:
        raise SetupError("taluva-setup-many", part=part, number=len(names), most=most)
    for tile, number in Counter(names).items():
        if number > there_are.get(tile, 0):
            raise SetupError(
                "taluva-setup-tile", part=part, tile=tile, number=number, most=there_are.get(tile, 0)
            )
    return names


GAME = Taluva()
