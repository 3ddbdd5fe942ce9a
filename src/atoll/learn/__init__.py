"""Learning the games: examples of the rules, lessons and puzzles, as data that tests check.

``examples/<game>.toml`` holds positions in which a move is allowed, or forbidden by a rule;
``lessons/<game>.toml`` holds chapters to play; ``puzzles/<game>.jsonl`` holds positions with a single good
move. Their sentences are in ``atoll.messages``.
"""

from atoll.learn.example import Example, examples
from atoll.learn.lesson import Chapter, Goal, Lesson, Step, lesson
from atoll.learn.practice import MAX_MOVES, PlayedMove, Practice, resume_chapter
from atoll.learn.start import LearnError, StartPosition

__all__ = [
    "MAX_MOVES",
    "Chapter",
    "Example",
    "Goal",
    "LearnError",
    "Lesson",
    "PlayedMove",
    "Practice",
    "StartPosition",
    "Step",
    "examples",
    "lesson",
    "resume_chapter",
]
