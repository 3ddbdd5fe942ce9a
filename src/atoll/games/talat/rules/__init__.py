"""Talat, by the book: the literal reading of its rules, each rule in one place under its id.

The texts of the rules stand in ``atoll.messages.rules``. The game has neither chance nor secrets.
"""

from atoll.games.talat.rules.board import Board, in_reach, prey, targets
from atoll.games.talat.rules.freezing import is_frozen
from atoll.games.talat.rules.position import Position

__all__ = ["Board", "Position", "in_reach", "is_frozen", "prey", "targets"]
