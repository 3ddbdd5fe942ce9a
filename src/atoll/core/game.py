"""The contract of a game: one object each, found through the registry."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from random import Random
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from atoll.core.descriptor import Descriptor
from atoll.core.errors import NotationError, OptionsError, SetupError
from atoll.core.facts import Json
from atoll.core.options import Options
from atoll.core.position import Move, Position, Seat, Viewer

if TYPE_CHECKING:
    from atoll.core.engine import Engine
    from atoll.core.evaluator import Evaluator
    from atoll.core.fast import FastPosition
    from atoll.core.law import Law

Setup: TypeAlias = Mapping[str, Json]
"""All that chance decides, as a record writes it; it may be partial (see ``Game.law``)."""


class Game(ABC):
    """A game: its name, its options, how it is dealt and how it starts.

    Two readings of its rules: ``law`` starts the literal one, ``start`` the fast one. They agree in every
    respect; a test plays both side by side.
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
        """How many play where nobody says."""
        return self.descriptor.usual_players or self.seats[0]

    @property
    def title(self) -> str:
        """The name as people write it."""
        return self.descriptor.title or self.name

    def options(self, given: Mapping[str, Json], players: int) -> Options:
        """Check a wish for options. Raises OptionsError, which says what would be right."""
        self.check_players(players)
        return self.options_class.read(given, players)

    def combinations(self, players: int) -> Iterator[dict[str, Json]]:
        """Give every combination of options that so many can play, all options named."""
        choices = self.options_class.choices()
        for values in product(*(choice.values for choice in choices)):
            wish = dict(zip((choice.name for choice in choices), values, strict=True))
            try:
                self.options(wish, players)
            except OptionsError:
                continue
            yield wish

    def check_players(self, players: int) -> None:
        """Raise SetupError unless so many can play."""
        if players not in self.seats:
            raise SetupError(
                "players-number", game=self.name, players=players, least=self.seats[0], most=self.seats[-1]
            )

    @abstractmethod
    def deal(self, players: int, options: Options, rng: Random) -> dict[str, Json]:
        """Draw a full set-up: all chance of the game, at once."""

    def gives(self) -> Mapping[str, tuple[str, ...]]:
        """Name the parts of a set-up that people may bring along instead of drawing, with ready ones by name.

        A part may also be given in full. Most games have none.
        """
        return {}

    def read_given(self, wish: Setup) -> dict[str, Json]:
        """Check parts of a set-up that somebody brings along; give their settled form. Raises SetupError."""
        for part in wish:
            raise SetupError("setup-given", game=self.name, part=part)
        return {}

    def deal_given(self, players: int, options: Options, given: Setup, rng: Random) -> dict[str, Json]:
        """Draw a full set-up around the parts that were brought along. Raises SetupError."""
        self.read_given(given)
        return self.deal(players, options, rng)

    @abstractmethod
    def law(self, players: int, options: Options, setup: Setup) -> Law:
        """Start by ``rules``, the literal reading. Raises SetupError if the set-up cannot be.

        A set-up may be partial: a known prefix of a deck, some slots of a country, or nothing at all
        (``{}``). Where the next fact is missing the position stands at a chance node.
        """

    @abstractmethod
    def engine(self, law: Law) -> Engine:
        """Load a position of ``rules`` into the compiled engine."""

    def arrange(self, picture: str) -> Law:
        """Make a position of a small picture in text, which the game's ``notation`` or ``picture`` describes.

        Raises NotationError, or SetupError for a position that cannot be.
        """
        raise NotationError("no-pictures", game=self.name, picture=picture)

    def evaluator(self) -> Evaluator:
        """Give what search knows about the game; here: nothing but its rules."""
        from atoll.core.evaluator import Evaluator  # noqa: PLC0415 - only search needs it

        return Evaluator()

    def start(self, players: int, options: Options, setup: Setup) -> FastPosition:
        """Start by ``engine``, the fast reading. The set-up is checked as by ``law``."""
        from atoll.core.fast import FastPosition  # noqa: PLC0415 - game and fast know each other

        return FastPosition(self, self.law(players, options, setup))

    def new(self, players: int, seed: int | None = None, **given: Json) -> FastPosition:
        """Deal and start a game in one step: options by name, chance by seed (or by the system's)."""
        options = self.options(given, players)
        return self.start(players, options, self.deal(players, options, Random(seed)))

    def redact(
        self, position: Position, moves: Sequence[tuple[Seat, Move]], viewer: Viewer
    ) -> tuple[dict[str, Json], list[Move]]:
        """Give of set-up and moves what a viewer may know at this position; here: everything."""
        del viewer
        return dict(position.setup()), [move for _, move in moves]
