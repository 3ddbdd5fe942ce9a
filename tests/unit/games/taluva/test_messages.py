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
    for seed, chosen in enumerate(
        ({"ships": True, "doubles": True, "zone": "expert"}, {"ranking": True}, {})
    ):
        options = GAME.options(chosen, 3)
        rng = Random(seed)
        position = GAME.reference(3, options, GAME.deal(3, options, rng))
        other: list[str] = []
        while (seat := position.to_move) is not None:
            legal = position.legal_moves_for(seat)
            refusals = [refusal for move in other for refusal in position.explain(move, seat)]
            events = position.play(rng.choice(list(legal)), seat)
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


EVERY_REFUSAL = [
    ("T-TURN-1", {"phase": "choose"}),
    ("T-TURN-1", {"phase": "place"}),
    ("T-TURN-1", {"phase": "build"}),
    ("T-TURN-3", {}),
    ("T-EXP-1", {"land": 1}),
    ("T-EXP-1", {"land": 2}),
    ("T-EXP-2", {}),
    ("T-ERU-1", {}),
    ("T-ERU-2", {}),
    ("T-ERU-3", {"levels": [0, 1, 2]}),
    ("T-ERU-4", {"kind": "tower", "hex": "1,0", "seat": 1}),
    ("T-ERU-4", {"kind": "temple", "hex": "1,0", "seat": 1}),
    ("T-ERU-5", {"settlement": "1,0", "seat": 1}),
    ("T-BLD-0", {}),
    ("T-BLD-1", {"case": "sea", "kind": "hut", "hex": "1,0"}),
    ("T-BLD-1", {"case": "volcano", "kind": "hut", "hex": "1,0"}),
    ("T-BLD-1", {"case": "occupied", "kind": "hut", "hex": "1,0"}),
    ("T-BLD-1", {"case": "pool", "kind": "hut"}),
    ("T-BLD-1", {"case": "pool", "kind": "tower"}),
    ("T-BLD-1", {"case": "pool", "kind": "temple"}),
    ("T-BLD-1", {"case": "pool", "kind": "ship"}),
    ("T-HUT-1", {"case": "level", "level": 2}),
    ("T-HUT-1", {"case": "beside"}),
    ("T-TOW-1", {"case": "level", "level": 2}),
    ("T-TOW-1", {"case": "alone"}),
    ("T-TOW-1", {"case": "second"}),
    ("T-TEM-1", {"case": "alone"}),
    ("T-TEM-1", {"case": "small", "size": 2}),
    ("T-TEM-1", {"case": "second"}),
    ("T-EXT-1", {"case": "settlement", "hex": "1,0"}),
    ("T-EXT-1", {"case": "name", "hex": "1,0", "settlement": "0,0"}),
    ("T-EXT-1", {"case": "none", "terrain": "J"}),
    ("T-EXT-1", {"case": "pool", "huts": 6, "pool": 5}),
    ("T-EXT-2", {"settlement": "0,0", "terrain": "J"}),
    ("T-SHIP-1", {"case": "open", "hex": "1,0"}),
    ("T-SHIP-1", {"case": "name", "hex": "1,0", "lagoon": "0,0"}),
    ("T-SHIP-2", {"lagoon": "0,0"}),
    ("T-SHIP-3", {"seat": 1}),
    ("T-SHIP-4", {"seat": 1, "lagoon": "0,0"}),
    ("T-DBL-1", {"tile": "VL"}),
    ("T-DBL-2", {"tile": "VL"}),
    ("T-DBL-3", {"takes": 1}),
    ("T-DBL-3", {"takes": 2}),
    ("T-DBL-5", {"case": "order", "hex": "1,0", "direction": 0}),
    ("T-DBL-5", {"case": "jungles"}),
    ("T-DBL-5", {"case": "volcanoes"}),
    ("T-DBL-6", {}),
    ("T-ZONE-1", {"corners": 3}),
    ("T-ZONE-2", {}),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_for_a_refusal_has_a_sentence_of_its_own(lang: str) -> None:
    sentences = [say(key, values, lang, names=["Ada", "Bo"]) for key, values in EVERY_REFUSAL]
    assert len(set(sentences)) == len(sentences)
    for (key, _), sentence in zip(EVERY_REFUSAL, sentences, strict=True):
        assert key not in sentence  # a rule is a link beside it
