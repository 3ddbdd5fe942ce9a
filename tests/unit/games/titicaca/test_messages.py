"""Everything that Titicaca tells has its sentence in every language, and every rule its text."""

import re
from importlib.resources import files
from random import Random

import pytest

from atoll.games.titicaca import GAME
from atoll.messages import LANGUAGES, catalogue

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_can_be_told(lang: str) -> None:
    said = set()
    for players in (2, 3, 5):
        rng = Random(players)
        position = GAME.reference(players, GAME.options({}, players), {})
        while position.at_chance:
            position.resolve(rng.choice(position.outcomes())[0])
        while (seat := position.to_move) is not None:
            assert isinstance(seat, int)
            legal = position.legal_moves_for(seat)
            for event in position.play(rng.choice(legal[:4] if rng.random() < 0.7 else legal), seat):
                for viewer in (None, *range(players)):
                    sentence = catalogue(lang).say(event.key, event.seen_by(viewer).values, NAMES[:players])
                    assert "{" not in sentence
                said.add(event.key)
    assert len(said) > 15


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_its_text(lang: str) -> None:
    text = files("atoll.messages").joinpath("rules", lang, "titicaca.md").read_text(encoding="utf-8")
    headings = re.findall(r"^### (\S+)$", text, re.MULTILINE)
    assert headings == RULES
    ruling = {"en": "> **Ruling.**", "fr": "> **Décision.**", "de": "> **Entscheidung.**"}[lang]
    assert text.count(ruling) == text.count("\n> **") > 10


RULES = [
    "C-MAT-1", "C-MAT-2", "C-MAT-3", "C-SET-1", "C-SET-2", "C-SET-3", "C-SET-4",
    "C-RND-1", "C-BID-1", "C-BID-2", "C-BID-3", "C-BID-4", "C-BID-5",
    "C-VIL-1", "C-JOIN-1", "C-MRG-1", "C-TMP-1", "C-ADJ-1", "C-REG-1",
    "C-REG-2", "C-TIE-1", "C-TIE-2", "C-TIE-3",
    "C-SCO-1", "C-CHA-1", "C-END-1", "C-END-2", "C-END-3", "C-END-4", "C-END-5",
]  # fmt: skip
