"""Every game of the registry fulfils the contract."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

import pytest

from atoll.core import game, game_names
from contract.suite import CHECKS, Case

# A few option sets each; the games' own tests go through all of them.
OPTIONS: dict[str, list[dict[str, object]]] = {
    "taluva": [{}, {"ships": True, "doubles": True, "zone": "expert"}],
}
EVERY = {"taluva": 7, "titicaca": 5, "talat": 5}
MODULES = "ships=True,doubles=True,zone=expert"
LONG = {
    *(f"taluva-{players}" for players in (3, 4, 5)),
    *(f"taluva-{players}-{MODULES}" for players in (2, 3, 4)),
    *(f"titicaca-{players}" for players in (4, 5)),
}
"""Games of many moves; of each game shorter ones remain, and of Taluva one with modules."""


def cases() -> Iterator[Case]:
    for name in game_names():
        folder = files("atoll.games").joinpath(name)
        if not (folder.joinpath("engine.py").is_file() or folder.joinpath("engine").is_dir()):
            continue
        found = game(name)
        for players in found.seats:
            for options in OPTIONS.get(name, [{}]):
                yield Case(found, players, options, seed=players, every=EVERY.get(name, 1))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "case",
    [pytest.param(case, id=str(case), marks=[pytest.mark.slow] * (str(case) in LONG)) for case in cases()],
)
@pytest.mark.parametrize("name", CHECKS)
def test_contract(name: str, case: Case) -> None:
    CHECKS[name](case)


@pytest.mark.parametrize("name", game_names())
def test_the_registry_finds_each_game_by_its_name(name: str) -> None:
    found = game(name)
    assert found.name == name
    assert found.seats[0] >= 2
