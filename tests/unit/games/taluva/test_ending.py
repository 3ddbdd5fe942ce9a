"""T-ELI, T-END, T-PLACE, T-RANK, T-TEAM: how games end, and the places."""

from unit.games.taluva.drawing import at, play

LONG = "0,0 | 1J 1C 1S 1R 1L 1J"  # room for huts
TILE = " 1,-1 |    1C\n 0,0  | 1V0   1J\n"


def test_who_cannot_build_is_out_and_the_tile_stays_t_eli_1() -> None:
    position = at(f"players 3\nput 0/0/0/20 0/0/0/1 0/0/0/1\nturn A place VJC\n{TILE}")
    events = play(position, "tile 2,0 0")
    assert events["taluva-eliminated"].values == {"seat": 0}
    assert position.eliminated == {0}
    assert (2, 0) in position.island.cells
    assert position.turn == 1


def test_the_pieces_of_who_is_out_stay_in_the_way_t_eli_1() -> None:
    position = at("""
        players 3
        out B
        turn A place VJC
         1,-1 |        1C
         0,0  |     1V0   1JB^
         0,1  |        1V5   1S
    """)
    assert [refusal.key for refusal in position.explain("tile 0,0 5", 0)] == ["T-ERU-5"]


def test_turns_of_who_is_out_are_skipped_t_eli_1() -> None:
    position = at(f"players 3\ndeck JC JC JC\nout B\nturn A build\n{LONG}")
    play(position, "hut 0,0")
    assert position.turn == 2


def test_somebody_with_a_build_is_not_out_t_eli_1() -> None:
    position = at(f"put 0/0/0/19 0/0/0/1\nturn A place VJC\n{TILE}")
    assert "taluva-eliminated" not in play(position, "tile 2,0 0")


def test_the_last_player_standing_wins_at_once_t_eli_2_t_place_1() -> None:
    position = at(f"players 3\nout C\nput 0/0/0/20 0/0/0/1 0/0/0/1\nturn A place VJC\n{TILE}")
    events = play(position, "tile 2,0 0")
    assert events["taluva-over-last-standing"].values["seats"] == [1]
    result = position.result
    assert (result.over, result.reason, result.places) == (True, "last-standing", (2, 1, 2))


def test_two_kinds_on_the_board_win_at_once_t_end_1_t_place_1() -> None:
    position = at(f"players 3\nput 3/1/0/19 3/0/0/20 0/0/0/1\nturn A build\n{LONG}")
    assert position.result.over is False
    events = play(position, "hut 0,0")
    assert events["taluva-kind-complete"].values == {"seat": 0, "kind": "hut"}
    assert events["taluva-over-early"].values["seats"] == [0]
    result = position.result
    assert (result.reason, result.places) == ("early", (1, 2, 2))
    assert result.scores == ((3, 1, 0, 20), (3, 0, 0, 20), (0, 0, 0, 1))


def test_one_kind_does_not_win_t_end_1() -> None:
    position = at(f"deck JC JC\nput 2/1/0/19 0/0/0/1\nturn A build\n{LONG}")
    play(position, "hut 0,0")
    assert position.result.over is False


def test_covered_huts_count_as_put_t_end_1() -> None:
    # All but one of A's huts were covered: only one hut stands, twenty were put.
    position = at(f"put 3/0/0/19 0/0/0/1\nturn A build\n{LONG}")
    play(position, "hut 3,0")
    assert len(position.island.buildings) == 1
    assert position.result.reason == "early"


def last_tile(put: str, more: str = "") -> tuple[str | None, tuple[int, ...] | None]:
    """Let seat A build with the stack empty; return reason and places."""
    players = len(put.split())
    position = at(f"players {players}\ndrawn {12 * players}\nput {put}\n{more}\nturn A build\n{LONG}")
    play(position, "hut 0,0")
    return position.result.reason, position.result.places


def test_the_turn_of_the_last_tile_is_played_to_its_end_t_end_2() -> None:
    position = at(f"deck {'JC ' * 4}\ndrawn 24\nturn A build\n{LONG}")
    assert position.result.over is False
    assert last_tile("0/0/0/1 0/0/0/1") == ("tiles", (1, 2))


def test_temples_then_towers_then_huts_decide_t_end_2() -> None:
    assert last_tile("0/2/0/9 1/0/0/2")[1] == (2, 1)
    assert last_tile("1/1/0/9 1/2/0/2")[1] == (2, 1)
    assert last_tile("1/1/0/3 1/1/0/5")[1] == (2, 1)
    assert last_tile("1/1/0/4 1/1/0/5")[1] == (1, 1)


def test_who_is_out_does_not_count_and_shares_the_last_place_t_end_2_t_place_1() -> None:
    assert last_tile("0/0/0/1 2/0/0/9 0/0/0/2 0/1/0/9", "out B D")[1] == (1, 3, 1, 3)
    assert last_tile("0/0/0/1 2/0/0/9 0/0/0/9 0/1/0/9", "out B D")[1] == (2, 3, 1, 3)


def test_ranking_goes_on_after_an_early_finish_t_rank_1() -> None:
    head = "players 3\noptions ranking=true\ndeck JC JC JC\n"
    position = at(f"{head}put 3/1/0/19 0/0/0/20 0/0/0/1\nturn A build\n{LONG}")
    events = play(position, "hut 0,0")
    assert events["taluva-finished"].values == {"seat": 0, "place": 1}
    assert position.result.over is False
    assert position.places == (1, 0, 0)
    assert position.turn == 1
    # The finished player's hut still stands in the way.
    assert (0, 0) in position.island.buildings


def test_ranking_the_first_one_out_is_last_t_rank_1() -> None:
    head = "players 4\noptions ranking=true\n"
    position = at(f"{head}put 0/0/0/20 0/0/0/1 0/0/0/1 0/0/0/1\nturn A place VJC\n{TILE}")
    events = play(position, "tile 2,0 0")
    assert events["taluva-eliminated-place"].values == {"seat": 0, "place": 4}
    assert position.places == (4, 0, 0, 0)


def test_ranking_the_second_one_out_is_last_but_one_t_rank_1() -> None:
    head = "players 4\noptions ranking=true\nout B\nplaces 0 4 0 0\n"
    position = at(f"{head}put 0/0/0/20 0/0/0/1 0/0/0/1 0/0/0/1\nturn A place VJC\n{TILE}")
    play(position, "tile 2,0 0")
    assert position.places == (3, 4, 0, 0)


def test_ranking_ends_when_one_is_left_t_rank_1() -> None:
    head = "players 3\noptions ranking=true\n"
    early = at(f"{head}out B\nplaces 0 3 0\nput 3/1/0/19 0/0/0/20 0/0/0/1\nturn A build\n{LONG}")
    events = play(early, "hut 0,0")
    assert events["taluva-over-one-left"].values["seats"] == [0]
    assert (early.result.reason, early.result.places) == ("early", (1, 3, 2))
    out = at(f"{head}places 0 1 0\nput 0/0/0/20 0/0/0/1 0/0/0/1\nturn A place VJC\n{TILE}")
    play(out, "tile 2,0 0")
    assert (out.result.reason, out.result.places) == ("last-standing", (3, 1, 2))


def test_ranking_a_regular_end_shares_out_what_is_left_t_rank_1() -> None:
    more = "options ranking=true\nout D\nplaces 0 1 0 4"
    assert last_tile("0/0/0/1 2/2/0/9 0/0/0/3 0/1/0/9", more) == ("tiles", (3, 1, 2, 4))
    assert last_tile("0/0/0/2 2/2/0/9 0/0/0/3 0/1/0/9", more) == ("tiles", (2, 1, 2, 4))


TEAMS = "players 4\noptions teams=true\ndeck JC JC JC\n"


def test_teams_need_two_kinds_of_one_and_one_of_the_other_t_team_1() -> None:
    alone = at(f"{TEAMS}put 3/1/0/19 0/0/0/1 0/0/0/1 0/0/0/1\nturn A build\n{LONG}")
    play(alone, "hut 0,0")
    assert alone.result.over is False
    both = at(f"{TEAMS}put 3/1/0/19 0/0/0/1 3/0/0/1 0/0/0/1\nturn A build\n{LONG}")
    events = play(both, "hut 0,0")
    assert events["taluva-over-early"].values["seats"] == [0, 2]
    assert (both.result.reason, both.result.places) == ("early", (1, 3, 1, 3))


def test_teams_the_second_partner_can_complete_it_t_team_1() -> None:
    position = at(f"{TEAMS}put 0/0/0/19 0/0/0/1 3/2/0/1 0/0/0/1\nturn A build\n{LONG}")
    play(position, "hut 0,0")
    assert position.result.reason == "early"
    one_each = at(f"{TEAMS}put 0/0/0/19 0/0/0/1 3/0/0/1 0/0/0/1\nturn A build\n{LONG}")
    play(one_each, "hut 0,0")
    assert one_each.result.over is False


def test_teams_kinds_of_a_partner_who_is_out_count_t_team_1() -> None:
    position = at(f"{TEAMS}out C\nput 3/0/0/19 0/0/0/1 3/0/0/1 0/0/0/1\nturn A build\n{LONG}")
    play(position, "hut 0,0")
    assert (position.result.reason, position.result.places) == ("early", (1, 3, 1, 3))


def test_teams_with_ships_have_four_kinds_t_team_1() -> None:
    head = "players 4\noptions teams=true ships=true\ndeck JC JC JC\n"
    position = at(f"{head}put 3/0/0/19 0/0/0/1 0/0/2/1 0/0/0/1\nturn A build\n{LONG}")
    play(position, "hut 0,0")
    assert position.result.reason == "early"


def test_teams_a_player_with_no_piece_left_is_out_t_team_1() -> None:
    position = at(f"{TEAMS}put 3/2/0/20 0/0/0/1 0/0/0/1 0/0/0/1\nturn A place VJC\n{TILE}")
    events = play(position, "tile 2,0 0")
    assert "taluva-eliminated" in events
    assert position.turn == 1


def test_teams_add_their_pieces_but_not_those_of_a_partner_who_is_out_t_team_2() -> None:
    teams = "options teams=true"
    assert last_tile("1/0/0/1 1/0/0/9 0/1/0/2 0/0/0/9", teams)[1] == (1, 3, 1, 3)
    assert last_tile("1/0/0/1 1/0/0/9 0/1/0/2 0/0/0/9", teams + "\nout C")[1] == (3, 1, 3, 1)
    assert last_tile("1/0/0/1 1/0/0/3 0/0/0/2 0/0/0/1", teams)[1] == (1, 1, 1, 1)


def test_a_team_that_is_out_has_lost_at_once_t_team_2_t_eli_2() -> None:
    one = at(f"{TEAMS}put 0/0/0/20 0/0/0/1 0/0/0/1 0/0/0/1\nturn A place VJC\n{TILE}")
    play(one, "tile 2,0 0")
    assert one.result.over is False
    two = at(f"{TEAMS}out C\nput 0/0/0/20 0/0/0/1 0/0/0/1 0/0/0/1\nturn A place VJC\n{TILE}")
    play(two, "tile 2,0 0")
    assert (two.result.reason, two.result.places) == ("last-standing", (3, 1, 3, 1))
    # The other team wins with a partner who is out too.
    three = at(f"{TEAMS}out C D\nput 0/0/0/20 0/0/0/1 0/0/0/1 0/0/0/1\nturn A place VJC\n{TILE}")
    play(three, "tile 2,0 0")
    assert three.result.places == (3, 1, 3, 1)
