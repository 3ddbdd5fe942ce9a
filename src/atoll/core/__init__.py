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
from atoll.core.game import Game, Setup
from atoll.core.options import Choice, Options
from atoll.core.position import CHANCE, SPECTATOR, Chance, Move, Position, Seat, Spectator, View, Viewer
from atoll.core.record import Record, replay
from atoll.core.registry import game, game_names
from atoll.core.result import Result

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
    "replay",
]
