"""Options: what goes together, and what is said where it does not."""

import pytest

from atoll.core import OptionsError, SetupError
from atoll.core.facts import Json
from atoll.games.taluva import GAME
from atoll.messages import LANGUAGES, say
from prove.taluva import COMBINATIONS


@pytest.mark.parametrize(
    ("players", "chosen", "key", "sentence"),
    [
        (5, {"fifth": False}, "taluva-option-fifth", "Five players always"),
        (3, {"teams": True}, "taluva-option-teams-players", "4"),
        (5, {"teams": True}, "taluva-option-teams-players", "4"),
        (4, {"teams": True, "ranking": True}, "taluva-option-teams-ranking", "Choose one"),
        (2, {"zone": "moon"}, "option-value", "intermediate-long"),
        (2, {"zone": True}, "option-value", "none"),
        (2, {"ships": "yes"}, "option-value", "false, true"),
        (2, {"ship": True}, "option-unknown", "ships"),
    ],
)
def test_an_impossible_wish_says_what_would_be_right(
    players: int, chosen: dict[str, Json], key: str, sentence: str
) -> None:
    with pytest.raises(OptionsError) as error:
        GAME.options(chosen, players)
    assert error.value.fact.key == key
    assert sentence in str(error.value)
    assert all(say(key, error.value.fact.values, lang) for lang in LANGUAGES)


@pytest.mark.parametrize("players", [1, 6])
def test_2_to_5_can_play_t_set_1(players: int) -> None:
    with pytest.raises(SetupError, match="2 to 5"):
        GAME.options({}, players)


def test_five_players_imply_the_fifth_player_module_and_records_leave_it_out_t_set_1_t_five_1() -> None:
    options = GAME.options({}, 5)
    assert options == GAME.options({"fifth": True}, 5)
    assert options.to_json(5) == {}
    assert GAME.options({"fifth": True}, 3).to_json(3) == {"fifth": True}


def test_what_changes_nothing_is_no_error_t_set_3() -> None:
    assert GAME.options({"all_tiles": True}, 4).to_json(4) == {"all_tiles": True}


def test_all_modules_combine_t_mod_1() -> None:
    every: dict[str, Json] = {
        "all_tiles": True,
        "teams": True,
        "ships": True,
        "doubles": True,
        "zone": "expert",
        "fifth": True,
    }
    assert GAME.options(every, 4).to_json(4) == every


@pytest.mark.parametrize("players", GAME.seats)
def test_every_combination_that_can_be_played_is_listed_once_t_mod_1(players: int) -> None:
    listed = [GAME.options(chosen, players) for chosen in GAME.combinations(players)]
    assert len(set(listed)) == len(listed)
    assert set(listed) == {
        GAME.options(chosen, number) for number, chosen in COMBINATIONS if number == players
    }


def test_what_a_choice_rules_out_is_known_before_it_is_made() -> None:
    def ruled_out(players: int, **chosen: Json) -> dict[tuple[str | None, Json], str]:
        return {
            (change.option, change.value): change.reason.key
            for change in GAME.impossible_changes(chosen, players)
        }

    assert ruled_out(3) == {("teams", True): "taluva-option-teams-players"}
    assert ruled_out(4) == {}
    assert ruled_out(4, ranking=True) == {("teams", True): "taluva-option-teams-ranking"}
    assert ruled_out(4, teams=True) == {
        (None, 2): "taluva-option-teams-players",
        (None, 3): "taluva-option-teams-players",
        (None, 5): "taluva-option-teams-players",
        ("ranking", True): "taluva-option-teams-ranking",
    }
    assert ruled_out(5) == {
        ("fifth", False): "taluva-option-fifth",
        ("teams", True): "taluva-option-teams-players",
    }
