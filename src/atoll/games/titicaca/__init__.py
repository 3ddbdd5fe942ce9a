"""Titicaca: bid for fields along the lakes, make regions of villages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Unpack

from atoll.core.descriptor import Bounds, Descriptor
from atoll.core.engine import Engine
from atoll.core.errors import NotationError, SetupError
from atoll.core.evaluator import Evaluator
from atoll.core.facts import Json
from atoll.core.game import Game, SparringPartner
from atoll.core.ideas import Idea
from atoll.core.options import Options
from atoll.core.places import Place
from atoll.core.position import Position
from atoll.core.reference import ReferencePosition
from atoll.core.types import Move, Seat, Setup, View, Viewer
from atoll.games.hexes import Hex, hex_text
from atoll.games.titicaca import country as countries
from atoll.games.titicaca import engine, evaluate, rules
from atoll.games.titicaca.codes import ARROW
from atoll.games.titicaca.maps import MAPS, named
from atoll.games.titicaca.options import TiticacaOptions
from atoll.games.titicaca.picture import check_position, read_map, read_position, write_position
from atoll.games.titicaca.rules.secrets import redact_moves
from atoll.games.titicaca.view import view_data

if TYPE_CHECKING:
    from atoll.core.drawing import DrawingOptions


class Titicaca(Game):
    """Titicaca for 2 to 5 players."""

    name = "titicaca"
    seats = range(2, 6)
    options_class = TiticacaOptions
    descriptor = Descriptor(
        title="Titicaca",
        order=2,
        usual_players=3,
        demo_players=4,
        rule_prefix="C",
        hidden_information=True,
        boards=("flat", "scene"),
        # Each of 33 fields is settled in 4 steps; bids in 15 rounds, at most 33 extra ones, and a last one.
        bounds=Bounds(moves=377, chance_nodes=13, chance_outcomes=ARROW + 5),
    )

    def deal(self, players: int, options: Options, rng: Random) -> dict[str, Json]:
        """Draw the country and the first holder of the arrow (C-SET-1, C-SET-2)."""
        del options
        return self.deal_for(players, countries.draw(players, rng), rng)

    def deal_for(self, players: int, country: Mapping[Hex, str], rng: Random) -> dict[str, Json]:
        """Draw only the arrow, for a country that is given. Raise SetupError if it cannot be (C-END-5)."""
        self.check_players(players)
        countries.check(country)
        return {
            "country": {hex_text(place): shown for place, shown in country.items()},
            "arrow": rng.randrange(players),
        }

    def presets(self) -> Mapping[str, tuple[str, ...]]:
        """Return the names of the maps: people may choose the country."""
        return {"country": tuple(MAPS)}

    def read_preset(self, preset: Setup) -> dict[str, Json]:
        """Read a country: a name (it stays one), a map, or hex by hex as in a record. Raise SetupError."""
        found: dict[str, Json] = {}
        for part, shown in preset.items():
            if part != "country":
                raise SetupError("setup-given", game=self.name, part=part)
            if isinstance(shown, str) and shown in MAPS:
                found[part] = shown
            else:
                found[part] = {hex_text(place): kind for place, kind in _country(shown).items()}
        return found

    def deal_around(self, players: int, options: Options, preset: Setup, rng: Random) -> dict[str, Json]:
        """Draw only the arrow where a country is given."""
        if "country" not in preset:
            return super().deal_around(players, options, preset, rng)
        return self.deal_for(players, _country(preset["country"]), rng)

    def reference(self, players: int, options: Options, setup: Setup) -> rules.Position:
        """Start by the literal rules; a set-up known in part stands at a chance node."""
        assert isinstance(options, TiticacaOptions)
        self.check_players(players)
        country, arrow = countries.read_setup(setup, players)
        position = rules.Position(
            players=players,
            options=options,
            country=country,
            stocks=[options.stock()] * players,
            scores=[0] * players,
            hands=[options.hand()] * players,
            known=set() if options.hand() else set(range(players)),
        )
        if arrow is not None:
            position.begin(arrow)
        return position

    def engine(self, reference: ReferencePosition) -> Engine:
        """Load a position into the engine."""
        assert isinstance(reference, rules.Position)
        return engine.Engine(reference)

    def svg(self, view: View, **options: Unpack[DrawingOptions]) -> str:
        """Draw a view as an SVG document."""
        from atoll.games.titicaca.drawing import draw  # noqa: PLC0415 - most programs draw nothing

        return draw(view.data, **options)

    def places(self, view: View, moves: Sequence[Move]) -> dict[Move, Place]:
        """Return where these moves are made, in words that tell them apart."""
        from atoll.games.titicaca.places import places  # noqa: PLC0415 - only people need words

        return places(view, moves)

    def ideas(self, position: Position, seat: Seat) -> Sequence[Idea]:
        """Return what can be tested of a seat's legal moves."""
        from atoll.games.titicaca.ideas import ideas  # noqa: PLC0415 - only people need reasons

        reference = position.reference
        assert isinstance(reference, rules.Position)
        return ideas(reference, seat)

    def _canonical(self, view: Mapping[str, Json]) -> Sequence[Json]:
        """Return the form that a board shares with its images."""
        from atoll.games.titicaca.symmetry import canonical  # noqa: PLC0415 - only servers compare boards

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
        """Raise SetupError unless all lines of a picture fit each other."""
        assert isinstance(reference, rules.Position)
        check_position(reference)

    def _parse(self, picture: str) -> rules.Position:
        """Read a picture as the module ``picture`` draws it."""
        return read_position(picture)

    def redact(
        self, position: Position, moves: Sequence[tuple[Seat, Move]], viewer: Viewer
    ) -> tuple[dict[str, Json], list[Move]]:
        """Return the whole set-up, which is open, and the moves without secret bids and temples (C-SET-4)."""
        start = self.reference(position.players, position.options, position.setup())
        return dict(position.setup()), redact_moves(start, moves, viewer)

    def evaluator(self) -> Evaluator:
        """Return the evaluation."""
        return evaluate.Evaluator()

    def sparring_partners(self) -> Mapping[str, SparringPartner]:
        """Return the players of other styles."""
        from atoll.games.titicaca.sparring import PARTNERS  # noqa: PLC0415 - only research needs them

        return PARTNERS


def _country(document: Json) -> Mapping[Hex, str]:
    """Read a country in any of its forms, and check it."""
    if isinstance(document, str):
        if document in MAPS:
            return named(document)
        if "\n" not in document:
            raise SetupError("titicaca-country-name", name=document, names=", ".join(MAPS))
        try:
            return read_map(document)
        except NotationError as error:
            raise SetupError(error.fact.key, **error.fact.values) from error
    country = countries.from_json(document)
    countries.check(country)
    return country


GAME = Titicaca()
