"""Everything that happens or is refused in games has its sentence in every language."""

from functools import cache
from random import Random

import pytest

from atoll.core.facts import Fact
from atoll.games.taluva import GAME
from atoll.messages import LANGUAGES, say


@cache
def facts() -> list[Fact]:
    """Collect events and refusals of random games, one of each key and case."""
    found: dict[tuple[str, ...], Fact] = {}
    for seed, wishes in enumerate(
        ({"ships": True, "doubles": True, "zone": "expert"}, {"ranking": True}, {})
    ):
        options = GAME.options(wishes, 3)
        rng = Random(seed)
        position = GAME.law(3, options, GAME.deal(3, options, rng))
        other: list[str] = []
        while (seat := position.to_move()) is not None:
            legal = position.legal(seat)
            refusals = [refusal for move in other for refusal in position.explain(seat, move)]
            events = position.play(seat, rng.choice(list(legal)))
            for fact in (*events, *refusals):
                found[fact.key, str(fact.values.get("case", fact.values.get("phase", "")))] = fact
            other = [*rng.sample(other, min(20, len(other))), *rng.sample(list(legal), min(5, len(legal)))]
    return list(found.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences(lang: str) -> None:
    collected = facts()
    assert len(collected) > 30
    for fact in collected:
        text = say(fact.key, fact.values, lang, names=["Ada", "Bo", "Cy"])
        assert "{" not in text
        assert "seat" not in text
