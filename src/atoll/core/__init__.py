"""What a game is. Knows no game: they come in through the registry."""

from atoll.core.descriptor import Bounds, Descriptor
from atoll.core.errors import (
    AtollError,
    IllegalMove,
    NotationError,
    OptionsError,
    RecordError,
    SetupError,
)
from atoll.core.facts import Event, Fact, Json, Refusal
from atoll.core.game import Game
from atoll.core.options import Choice, Options
from atoll.core.position import Position
from atoll.core.record import Record
from atoll.core.reference import ReferencePosition
from atoll.core.registry import game, game_names
from atoll.core.result import Result
from atoll.core.types import CHANCE, SPECTATOR, Chance, Move, Seat, Setup, Spectator, View, Viewer

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "AtollError",
    "Bounds",
    "Chance",
    "Choice",
    "Descriptor",
    "Event",
    "Fact",
    "Game",
    "IllegalMove",
    "Json",
    "Move",
    "NotationError",
    "Options",
    "OptionsError",
    "Position",
    "Record",
    "RecordError",
    "ReferencePosition",
    "Refusal",
    "Result",
    "Seat",
    "Setup",
    "SetupError",
    "Spectator",
    "View",
    "Viewer",
    "game",
    "game_names",
]
