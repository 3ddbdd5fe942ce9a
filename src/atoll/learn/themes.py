"""Themes of puzzles: what the ideas behind a solution are about, so that one can be practised at a time.

The sentence for a theme's name is ``puzzling-theme-<game>-<theme>``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

_CAPTURES: Final = (
    *(
        "capture-safe",
        "capture-attacker",
        "capture-first",
        "capture-guarded",
        "fork",
        "threat",
        "hunts",
        "offers",
    ),
    *("david", "faces-prey"),
)
_SAFETY: Final = (
    *("escape", "guard", "holds", "nothing-hangs", "fewer-hang", "out-of-reach", "stops-hunter", "unbeaten"),
    *("no-answer", "matchup", "few-answers", "supported", "covers", "sidesteps", "edge", "middle"),
    *("keeps-answers", "spare-moves", "hems-in", "starves", "better-board", "blocks", "prospects"),
)
_TEMPLES: Final = (
    *("temple", "temple-safe", "temple-next", "temple-now", "two-temples", "saves-temple", "three-now"),
    *("completes", "hut-to-three"),
)
_GROWTH: Final = (
    *("many-huts", "joins", "opens-expansion", "pair", "next-expansion", "own-room", "bridge", "seed"),
    *("good-ground", "apart", "ship", "more-room", "far-land", "near-own", "roomy-spot", "open-sides"),
)
_RIVALS: Final = (
    *("stops-temple", "stops-tower", "stops-three", "buries", "splits", "volcano-beside", "takes-room"),
    *("takes-fields", "contested", "walls-in", "foothold"),
)
_BIDS: Final = (
    *("surely-first", "first-matters", "scarce", "keeps-weapons", "one-is-enough", "saves", "worth-it"),
    *("even-share", "over-share", "passes", "about-worth", "outbids-poor", "cheap-try", "beats-one"),
)

_TEMPLES_PUT: Final = (
    *("tie", "guards-tie", "keeps-temple", "greater-temple", "smaller-temple", "temple-waits"),
)

THEMES: Final = {
    "taluva": {
        "temples": _TEMPLES,
        "towers": ("tower", "tower-next", "tower-now", "near-height", "raises", "eruption-next"),
        "growth": _GROWTH,
        "rivals": _RIVALS,
        "ending": ("wins", "shares-win", "two-kinds", "keeps-building"),
    },
    "titicaca": {
        "bids": _BIDS,
        "villages": ("village", "village-costs", "lakes", "room", "scored-soon"),
        "chains": ("chain", "blocks-chain"),
        "regions": ("region", "region-costs", "stays-apart", "close", "no-gain", "leads-region"),
        "temples": _TEMPLES_PUT,
    },
    "talat": {
        "captures": _CAPTURES,
        "safety": _SAFETY,
        "racing": ("line", "past", "runs"),
        "ending": ("wins", "shares-win", "freezes", "freezes-soon"),
    },
}
"""The ideas of each theme, by game; every idea belongs to one theme."""


def themes_of(game: str, ideas: Iterable[str]) -> tuple[str, ...]:
    """Return the themes of some ideas, by their keys, in the order of the ideas."""
    start = f"{game}-idea-"
    found = {
        theme: None
        for key in ideas
        for theme, names in THEMES.get(game, {}).items()
        if key.removeprefix(start) in names
    }
    return tuple(found)
