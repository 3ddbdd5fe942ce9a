"""Countries that are brought along: by name, as a map, hex by hex."""

from __future__ import annotations

import hashlib
from random import Random

import pytest

from atoll.core import Json, SetupError, game
from atoll.games.hexes import hex_text, neighbours
from atoll.games.titicaca import GAME
from atoll.games.titicaca.maps import MAPS, named
from atoll.games.titicaca.material import LAKES

OPTIONS = GAME.options({}, 3)


@pytest.mark.parametrize("name", MAPS)
def test_a_named_country_has_all_lakes_and_every_field_lies_at_one(name: str) -> None:
    country = named(name)
    lakes = {place for place, shown in country.items() if shown.isdigit()}
    assert len(lakes) == LAKES
    for place in country.keys() - lakes:
        assert lakes.intersection(neighbours(place))
    for players in GAME.seats:
        setup = GAME.deal_around(players, OPTIONS, {"country": name}, Random(1))
        assert GAME.start(players, OPTIONS, setup).active_seats == tuple(range(players))


def test_named_countries_stay_as_they_are() -> None:
    """A table's log keeps the name alone."""
    written = "".join(f"{name}\n{MAPS[name]}" for name in sorted(MAPS))
    assert hashlib.sha256(written.encode()).hexdigest()[:16] == "ddcacaf33a5c8948"


def test_a_name_stays_a_name_and_a_map_becomes_hexes() -> None:
    assert GAME.presets() == {"country": tuple(MAPS)}
    assert GAME.read_preset({}) == {}
    assert GAME.read_preset({"country": "ring"}) == {"country": "ring"}
    hexes: dict[str, Json] = {hex_text(place): shown for place, shown in named("ring").items()}
    assert GAME.read_preset({"country": MAPS["ring"]}) == {"country": hexes}
    assert GAME.read_preset({"country": hexes}) == {"country": hexes}
    assert GAME.deal_around(3, OPTIONS, {}, Random(5)) == GAME.deal(3, OPTIONS, Random(5))


@pytest.mark.parametrize(
    ("preset", "key"),
    [
        ({"arrow": 1}, "setup-given"),
        ({"country": "atlantis"}, "titicaca-country-name"),
        ({"country": "F   1\n? here"}, None),
        ({"country": {"0,0": "F"}}, "titicaca-country-alone"),
        ({"country": 7}, "titicaca-country-object"),
    ],
)
def test_what_cannot_be_brought_along_is_named(preset: dict[str, Json], key: str | None) -> None:
    with pytest.raises(SetupError) as caught:
        GAME.read_preset(preset)
    assert key in {None, caught.value.fact.key}


def test_other_games_have_nothing_to_bring_along() -> None:
    talat = game("talat")
    assert talat.presets() == {}
    with pytest.raises(SetupError, match="can’t choose “country” in talat"):
        talat.read_preset({"country": "ring"})
