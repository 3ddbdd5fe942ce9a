"""Which tournaments can be opened."""

from __future__ import annotations

from dataclasses import replace

import pytest

from atoll.core import AtollError
from atoll.table import ClockSettings, Refused
from atoll.tournaments import TableSize, TournamentSettings, check_settings, size_for

SETTINGS = TournamentSettings("Evening", "swiss", "talat", TableSize(2, 2), ClockSettings("bank", 600, 5))


def test_settings_survive_being_written() -> None:
    settings = replace(SETTINGS, size=TableSize(5, 3), rated=True, rounds=4)
    assert TournamentSettings.from_json(settings.to_json()) == settings


def test_a_table_has_the_settings_and_names_its_tournament() -> None:
    settings = SETTINGS.table_settings(2, "cup", 3)
    assert (settings.game, settings.players, settings.clock) == ("talat", 2, SETTINGS.clock)
    assert settings.tournament == {"id": "cup", "round": 3}
    assert settings.auto_confirm
    assert settings.strict
    assert not settings.rated


def test_tables_for_five_may_be_smaller_where_the_game_allows_it() -> None:
    assert size_for("titicaca", {}, 5) == TableSize(5, 3)
    assert size_for("talat", {}, 2) == TableSize(2, 2)
    assert size_for("taluva", {"teams": True}, 4) == TableSize(4, 4)
    with pytest.raises(AtollError):
        size_for("talat", {}, 5)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"most_players": 1}, "tourney-players"),
        ({"most_players": 1000}, "tourney-players"),
        ({"rounds": 99}, "tourney-rounds"),
        ({"rated": True, "game": "taluva", "options": {"teams": True}, "size": TableSize(4, 4)}, None),
    ],
)
def test_impossible_settings_are_refused(change: dict[str, object], key: str | None) -> None:
    with pytest.raises(Refused) as caught:
        check_settings(replace(SETTINGS, **change))  # type: ignore[arg-type]
    assert key is None or caught.value.fact.key == key
