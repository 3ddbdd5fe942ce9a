"""Themes of puzzles: every idea has one."""

import re

import pytest

from atoll.core import game_names
from atoll.learn.themes import THEMES, themes_of
from atoll.messages.catalogue import sources


@pytest.mark.parametrize("name", game_names())
def test_every_idea_belongs_to_one_theme(name):
    ideas = re.findall(rf"^{name}-idea-([a-z-]+) =", sources("en")[f"ideas-{name}"], re.M)
    named = [idea for some in THEMES[name].values() for idea in some]
    assert sorted(named) == sorted(ideas)
    assert all(f"puzzling-theme-{name}-{theme} =" in sources("en")["puzzling"] for theme in THEMES[name])


def test_themes_come_in_the_order_of_the_ideas():
    keys = ["talat-idea-past", "talat-idea-capture-safe", "talat-idea-fork"]
    assert themes_of("talat", keys) == ("racing", "captures")
    assert themes_of("pearls", ["pearls-idea-x"]) == ()
