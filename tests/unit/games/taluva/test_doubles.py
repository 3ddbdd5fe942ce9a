"""T-DBL: double-hex tiles."""

from unit.games.taluva.drawing import at, broken, cases, legal, play

TILE = " 1,-1 |    1C\n 0,0  | 1V0   1J\n"
HEAD = "options doubles=true\ndeck JC SR LL CC\ndoubles VL JJ\n"


def test_as_many_as_players_lie_open_t_dbl_1() -> None:
    position = at(f"{HEAD}turn A choose\n{TILE}")
    assert position.legal_moves_for(0) == ["draw", "take JJ", "take VL"]
    assert broken(position, "take VS") == ["T-DBL-1"]
    play(position, "take VL")
    assert position.open_doubles == {"JJ"}
    assert position.options.doubles_dealt(4) == 4


def test_a_double_tile_is_taken_instead_of_drawing_t_dbl_2() -> None:
    position = at(f"{HEAD}drawn 1\nturn A choose\n{TILE}")
    events = play(position, "take VL")
    assert events["taluva-taken"].values["tile"] == "VL"
    assert (position.hand, position.drawn, position.takes) == ("VL", 1, (1, 0))
    drawing = at(f"{HEAD}drawn 1\nturn A choose\n{TILE}")
    play(drawing, "draw")
    assert (drawing.hand, drawing.drawn, drawing.takes) == ("VSR", 2, (0, 0))
    assert broken(drawing, "take VL") == ["T-TURN-1"]


def test_what_can_be_laid_nowhere_cannot_be_taken_t_dbl_2() -> None:
    # The zone is full and there is no volcano to lie on.
    rows = "\n".join(f"-13,{r} | {'1J ' * 27}" for r in range(-13, 14))
    position = at(f"options doubles=true zone=expert\ndoubles VL JJ\ndrawn 24\nturn A choose\n{rows}")
    assert broken(position, "take JJ") == ["T-DBL-2"]
    assert position.legal_moves_for(0) == []


def test_once_a_game_and_drawing_is_then_no_choice_t_dbl_3() -> None:
    position = at(f"{HEAD}takes 0 1\ndrawn 1\nturn A build\n{TILE}")
    play(position, "hut 1,0")
    # B has taken one: the tile is drawn at once.
    assert (position.turn, position.hand) == (1, "VSR")
    assert broken(position, "take VL") == ["T-TURN-1", "T-DBL-3"]
    free = at(f"{HEAD}takes 1 0\ndrawn 1\nturn A build\n{TILE}")
    play(free, "hut 1,0")
    assert free.legal_moves_for(1) == ["draw", "take JJ", "take VL"]


def test_a_second_one_only_if_the_stack_is_empty_t_dbl_3() -> None:
    position = at(f"{HEAD}takes 0 1\ndrawn 24\nturn A build\n{TILE}")
    play(position, "hut 1,0")
    assert position.legal_moves_for(1) == ["take JJ", "take VL"]
    assert broken(position, "draw") == ["T-DBL-6"]


def test_never_a_third_t_dbl_3_t_dbl_6() -> None:
    position = at(f"{HEAD}takes 0 2\ndrawn 24\nturn A build\n{TILE}")
    play(position, "hut 1,0")
    assert position.result.reason == "tiles"


def test_the_game_ends_when_neither_is_left_t_dbl_6() -> None:
    position = at(f"{HEAD}open\ndrawn 24\nturn A build\n{TILE}")
    play(position, "hut 1,0")
    assert position.result.reason == "tiles"


def test_double_d_differs_from_every_direction_and_from_double_e_t_dbl_4() -> None:
    on_tile = at(f"turn A place VL\n{TILE}")
    # Wholly on one tile, in its own direction.
    assert broken(on_tile, "tile 0,0 0") == []
    assert broken(on_tile, "tile 0,0 1") == []
    on_double = at("turn A place VL\n-1,0 | 1C 1v0 1j\n")
    assert broken(on_double, "tile 0,0 0") == ["T-ERU-2"]
    assert broken(on_double, "tile 0,0 3") == []
    three = at("turn A place VJC\n1,-1 | 1C\n0,0 | 1v0 1j\n")
    assert broken(three, "tile 0,0 0") == []


def test_a_double_tile_expands_over_two_hexes_t_dbl_5() -> None:
    position = at(f"turn A place VS\n{TILE}")
    assert broken(position, "tile 2,0 3") == ["T-EXP-1", "T-ERU-1", "T-ERU-3"]
    assert broken(position, "tile 2,0 0") == []
    assert broken(position, "tile 4,0 0") == ["T-EXP-2"]
    play(position, "tile 2,0 0")
    assert sorted(position.island.cells) == [(0, 0), (1, -1), (1, 0), (2, 0), (3, 0)]


def test_an_eruption_of_a_double_tile_keeps_the_rules_t_dbl_5() -> None:
    position = at("turn A place VS\n0,0 | 1V0 2J 1C\n-1,1 | 1JB# 1SB^\n")
    assert broken(position, "tile 0,0 0") == ["T-ERU-3"]
    assert broken(position, "tile 0,0 4") == ["T-ERU-4"]
    assert broken(position, "tile 0,0 5") == []


def test_jungle_jungle_lies_on_level_1_only_t_dbl_5() -> None:
    position = at(f"turn A place JJ\n{TILE}")
    assert broken(position, "tile 2,0 0") == []
    assert broken(position, "tile 1,0 1") == ["T-EXP-1", "T-DBL-5", "T-ERU-3"]
    assert cases(position, "tile 0,0 0") == ["jungles"]


def test_volcano_volcano_needs_one_volcano_of_another_direction_t_dbl_5() -> None:
    position = at("turn A place VV\n0,0 | 1J 1V0 1C 1S\n")
    assert broken(position, "tile 1,0 0") == []
    assert broken(position, "tile 0,0 0") == []
    assert cases(position, "tile 2,0 0") == ["volcanoes"]
    # Exactly on another volcano-volcano each volcano points at the other, as below.
    twin = at("turn A place VV\n0,0 | 1v0 1v3 1J\n")
    assert cases(twin, "tile 0,0 0") == ["volcanoes"]
    # One of the two on a volcano of another direction is enough.
    half = at("turn A place VV\n0,0 | 1v0 1V2 1J\n")
    assert broken(half, "tile 0,0 0") == []


def test_volcano_volcano_points_at_itself_from_both_sides_t_dbl_5() -> None:
    position = at("turn A place VV\n0,0 | 1J\n")
    play(position, "tile 1,0 0")
    cells = position.island.cells
    assert (cells[1, 0].direction, cells[2, 0].direction) == (6, 9)


def test_the_same_hexes_are_one_choice_t_dbl_5() -> None:
    for double in ("VV", "JJ"):
        position = at(f"turn A place {double}\n{TILE}")
        refusals = position.explain("tile 3,0 3", 0)
        assert [refusal.key for refusal in refusals] == ["T-DBL-5"]
        assert refusals[0].values == {"case": "order", "hex": "2,0", "direction": 0}
        assert len({move.split()[2] for move in legal(position, "tile")} - set("015")) == 0
    assert len({move.split()[2] for move in legal(at(f"turn A place VL\n{TILE}"), "tile")}) == 6


def test_the_first_tile_may_be_a_double_one_t_turn_3() -> None:
    position = at(f"{HEAD}turn A choose")
    play(position, "take JJ")
    assert position.legal_moves_for(0) == ["tile 0,0 0"]
    play(position, "tile 0,0 0")
    assert sorted(position.island.cells) == [(0, 0), (1, 0)]
