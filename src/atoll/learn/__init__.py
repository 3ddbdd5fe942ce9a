"""What teaches the games: examples for the rules, lessons and puzzles, as data that tests check.

``examples/<game>.toml`` holds positions in which one move is allowed, or forbidden by a rule;
``lessons/<game>.toml`` holds chapters that are played; ``puzzles/<game>.jsonl`` what searching for positions
with one good move has found so far. Their sentences stand in ``atoll.messages``.
"""

from atoll.learn.example import Example, examples
from atoll.learn.lesson import Chapter, Goal, Lesson, Step, lesson
from atoll.learn.practice import LONGEST, Practice, Told, practise
from atoll.learn.start import LearnError, Start

__all__ = [
    "LONGEST",
    "Chapter",
    "Example",
    "Goal",
    "LearnError",
    "Lesson",
    "Practice",
    "Start",
    "Step",
    "Told",
    "examples",
    "lesson",
    "practise",
]
