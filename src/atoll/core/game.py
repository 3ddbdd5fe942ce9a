"""The contract of a game: one object each, found through the registry."""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from random import Random
from typing import TYPE_CHECKING, ClassVar, TypeAlias, Unpack

from atoll.core.descriptor import Descriptor
from atoll.core.errors import NotationError, OptionsError, SetupError
from atoll.core.facts import Fact, Json
from atoll.core.ideas import Idea
from atoll.core.options import ImpossibleChange, Options
from atoll.core.places import Place
from atoll.core.position import Position
from atoll.core.reference import ReferencePosition
from atoll.core.types import Move, Played, Seat, Setup, View, Viewer

if TYPE_CHECKING:
    from atoll.core.drawing import DrawingOptions
    from atoll.core.engine import Engine
    from atoll.core.evaluator import Evaluator

SparringPartner: TypeAlias = "Callable[[Engine, Seat, Mapping[Move, float]], Mapping[Move, float]]"
"""A style of play: returns the worth of a seat's legal moves, from their values at first sight.

In the engine that it is given everything that the seat cannot know is drawn again.
"""


class Game(ABC):
    """A game: its name, its options, how it is dealt, how it starts and what it shows.

    Its rules are written twice: ``reference`` starts the literal reading, ``engine`` loads it into the fast
    one. They agree in every respect; a test plays both side by side. Everybody else plays on the ``Position``
    that ``new``, ``start`` or ``parse`` returns.
    """

    name: ClassVar[str]
    """The registry's name, as in records and on the command line."""

    seats: ClassVar[range]
    """The numbers of players it can be played by."""

    options_class: ClassVar[type[Options]] = Options
    """The class of its options."""

    descriptor: ClassVar[Descriptor] = Descriptor()
    """What forms, lists and adapters need to know about it."""

    @property
    def usual_players(self) -> int:
        """How many play unless a number is named."""
        return self.descriptor.usual_players or self.seats[0]

    @property
    def title(self) -> str:
        """The name as people write it."""
        return self.descriptor.title or self.name

    same_view_for_all: ClassVar[bool] = False
    """Whether seats and spectators see the same of every position, so that it need be written only once."""

    def options(self, chosen: Mapping[str, Json], players: int) -> Options:
        """Return checked options. Raise OptionsError, which says what would be right."""
        self.check_players(players)
        return self.options_class.read(chosen, players)

    def impossible_changes(self, chosen: Mapping[str, Json], players: int) -> tuple[ImpossibleChange, ...]:
        """Return the single changes of a possible choice that are refused, each with its reason."""
        changes: list[tuple[str | None, Json, dict[str, Json], int]] = [
            (None, number, dict(chosen), number) for number in self.seats if number != players
        ]
        options = self.options(chosen, players)
        changes += [
            (choice.name, value, {**chosen, choice.name: value}, players)
            for choice in self.options_class.choices()
            for value in choice.values
            if value != getattr(options, choice.name)
        ]
        found = []
        for option, value, changed, number in changes:
            try:
                self.options(changed, number)
            except OptionsError as error:
                assert isinstance(value, bool | int | str), "options are switches or words"
                found.append(ImpossibleChange(option, value, error.fact))
        return tuple(found)

    def combinations(self, players: int) -> Iterator[dict[str, Json]]:
        """Yield every combination of options for a number of players, all options named."""
        choices = self.options_class.choices()
        for values in product(*(choice.values for choice in choices)):
            chosen = dict(zip((choice.name for choice in choices), values, strict=True))
            try:
                self.options(chosen, players)
            except OptionsError:
                continue
            yield chosen

    def check_players(self, players: int) -> None:
        """Raise SetupError unless the game can be played by this number of players."""
        if players not in self.seats:
            raise SetupError(
                "players-number", game=self.name, players=players, least=self.seats[0], most=self.seats[-1]
            )

    # --- starting ---------------------------------------------------------------------------------------

    def new(self, players: int, seed: int | None = None, **options: Json) -> Position:
        """Deal and start a game in one step: options by name, chance by seed (or by the system's)."""
        checked = self.options(options, players)
        return self.start(players, checked, self.deal(players, checked, Random(seed)))

    def start(self, players: int, options: Options, setup: Setup) -> Position:
        """Start a game from a set-up, full or partial. Raise SetupError if the set-up cannot be."""
        return Position(self, self.reference(players, options, setup))

    def parse(self, picture: str, *, strict: bool = False) -> Position:
        """Return the position that a small text picture shows, as ``picture`` draws it.

        Raise NotationError for a text that is no picture, SetupError for a position that cannot be. A strict
        reader also refuses what a lesson or a test may leave open, as it must with a stranger's picture.
        """
        reference = self._parse(picture)
        if strict:
            self._check_picture(reference)
        return Position(self, reference, from_start=False)

    @abstractmethod
    def deal(self, players: int, options: Options, rng: Random) -> dict[str, Json]:
        """Draw a full set-up: all chance of the game, at once."""

    @abstractmethod
    def reference(self, players: int, options: Options, setup: Setup) -> ReferencePosition:
        """Start by ``rules``, the literal reading. Raise SetupError if the set-up cannot be.

        A set-up may be partial: a known prefix of a deck, some slots of a country, or nothing at all
        (``{}``). Where the next fact is missing the position stands at a chance node.
        """

    @abstractmethod
    def engine(self, reference: ReferencePosition) -> Engine:
        """Load a position of ``rules`` into the compiled engine."""

    def evaluator(self) -> Evaluator:
        """Return what search knows about the game; here: nothing but its rules."""
        from atoll.core.evaluator import Evaluator  # noqa: PLC0415 - only search needs it

        return Evaluator()

    def sparring_partners(self) -> Mapping[str, SparringPartner]:
        """Return the game's players of other styles, for research, by name; here: none."""
        return {}

    # --- set-ups that people bring along ------------------------------------------------------------------

    def presets(self) -> Mapping[str, tuple[str, ...]]:
        """Return the parts of a set-up that people may bring along, with the names of ready ones.

        A part may also be given in full. Most games have none.
        """
        return {}

    def read_preset(self, preset: Setup) -> dict[str, Json]:
        """Check parts of a set-up that somebody brings along; return their settled form. Raise SetupError."""
        for part in preset:
            raise SetupError("setup-given", game=self.name, part=part)
        return {}

    def deal_around(self, players: int, options: Options, preset: Setup, rng: Random) -> dict[str, Json]:
        """Draw a full set-up around the parts that were brought along. Raise SetupError."""
        self.read_preset(preset)
        return self.deal(players, options, rng)

    # --- what is shown ------------------------------------------------------------------------------------

    def view(self, position: Position, viewer: Viewer) -> View:
        """Return what a seat or a spectator may see of a position. Nothing else filters."""
        return View(viewer, self._view(position.reference, viewer))

    def fingerprint(self, view: View) -> str:
        """Return a name for the board that a view shows, made only of what the viewer can see.

        Boards that differ only by being turned, mirrored or shifted, or by the players' colours, have the
        same name, whoever is to move. It is no secret how it is made.
        """
        text = json.dumps([self.name, self._canonical(view.data)], sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:32]

    def _canonical(self, view: Mapping[str, Json]) -> Sequence[Json]:
        """Return the form that a board shares with its images; here: everything there is to see."""
        return [dict(view)]

    def picture(self, position: Position) -> str:
        """Draw a position as a small text picture that ``parse`` reads. It shows secrets."""
        return self._picture(position.reference)

    def svg(self, view: View, **options: Unpack[DrawingOptions]) -> str:
        """Draw a view as an SVG document. Raise NotationError if the game has no drawing."""
        del view, options
        raise NotationError("no-drawings", game=self.name)

    def places(self, view: View, moves: Sequence[Move]) -> dict[Move, Place]:
        """Return where these moves are made, in words that tell them apart, as far as the viewer can know.

        Moves without a place are left out; here: all.
        """
        del view, moves
        return {}

    def warnings(self, position: Position, seat: Seat, moves: Sequence[Move]) -> dict[Move, Fact]:
        """Return what to say before a seat makes one of these legal moves, as far as the seat can know.

        A warning is about a move that surely ends the game, or the player's part in it, badly; here: none.
        """
        del position, seat, moves
        return {}

    def ideas(self, position: Position, seat: Seat) -> Sequence[Idea]:
        """Return what can be tested of a seat's legal moves, the most telling idea first; here: nothing.

        The answers rest only on what the seat can know.
        """
        del position, seat
        return ()

    def redact(
        self, position: Position, moves: Sequence[Played], viewer: Viewer
    ) -> tuple[dict[str, Json], list[Move]]:
        """Return what a viewer may know at this position of set-up and moves; here: everything."""
        del viewer
        return dict(position.setup()), [move for _, move in moves]

    @property
    def redacts(self) -> bool:
        """Whether there is anything that ``redact`` may withhold."""
        return type(self).redact is not Game.redact

    @abstractmethod
    def _view(self, reference: ReferencePosition, viewer: Viewer) -> dict[str, Json]:
        """Return the JSON that clients draw from; the game's ``view`` module decides."""

    def _check_picture(self, reference: ReferencePosition) -> None:
        """Raise SetupError unless a game can go on from a picture; here: from any that can be read."""
        del reference

    def _picture(self, reference: ReferencePosition) -> str:
        """Draw a position as text; games without pictures show what they know of themselves."""
        return repr(reference)

    def _parse(self, picture: str) -> ReferencePosition:
        """Read a picture."""
        raise NotationError("no-pictures", game=self.name, picture=picture)
