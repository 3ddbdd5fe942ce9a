"""Titicaca in the terminal: the map, scorings as tables, what can be typed."""

from io import StringIO

import pytest
from rich.console import Console, RenderableType

from atoll.cli.screens import Display, Scene, screen_of
from atoll.cli.screens.titicaca import GameScreen
from atoll.cli.translate import Translator
from atoll.core import SPECTATOR, Event, Viewer
from atoll.core.types import View
from atoll.games.titicaca.picture import read_position
from atoll.games.titicaca.rules import Position
from atoll.games.titicaca.view import view_data

NAMES = ["Anna", "Ben", "Cleo"]
SCREEN = GameScreen()


def scene(position: Position, viewer: Viewer = 0, *, lang: str = "en", unicode: bool = True) -> Scene:
    seat = position.to_move
    return Scene(
        view=View(viewer, view_data(position, viewer)),
        names=NAMES[: position.players],
        translate=Translator(lang, NAMES[: position.players]),
        seat=seat if isinstance(seat, int) else None,
        legal=position.legal_moves_for(seat) if isinstance(seat, int) else (),
        unicode=unicode,
    )


def drawn(*parts: RenderableType) -> str:
    console = Console(width=80, file=StringIO(), force_terminal=False)
    with console.capture() as caught:
        for part in parts:
            console.print(part)
    return "\n".join(line.rstrip() for line in caught.get().splitlines())


PICTURE = """
    round 3
    step join
    order 0
    fresh 2,0
    stocks 12 7
    scores 5 0
    hands 12 -
    F1a+1   M1a     S0b     3       P
"""


def test_the_game_has_its_screen() -> None:
    assert isinstance(screen_of("titicaca"), GameScreen)


def test_borders_are_lines_and_inside_a_region_there_are_none() -> None:
    text = drawn(SCREEN.draw(scene(read_position(PICTURE))))
    assert "┊ 0,0     1,0   │ 2,0   ┊≈≈≈≈≈≈≈┊ 4,0   ┊" in text
    assert "┊ F ●+?   M ●   │ S ▲   ┊  >3<  ┊ P     ┊" in text


def test_slanting_borders_are_drawn_once_and_to_empty_fields_too() -> None:
    text = drawn(SCREEN.draw(scene(read_position("F0a     M\n    S1b     3"))))
    lines = text.splitlines()
    assert "   ·   ·   ·   ·" in lines
    assert " ┊ 0,0   │ 1,0   ┊" in lines
    assert "   ·  ▁╱▔ ▔╲▁  ·   ·" in lines  # noqa: RUF001
    assert "     ┊ 0,1   ┊≈≈≈≈≈≈≈┊" in lines


def test_a_plain_terminal_gets_plain_characters() -> None:
    text = drawn(SCREEN.draw(scene(read_position(PICTURE), unicode=False)))
    assert text.isascii()
    assert ": F B+?   M B   | S A   :  >3<  : P     :" in text


def test_secrets_stay_secret() -> None:
    assert "●+1" not in drawn(SCREEN.draw(scene(read_position(PICTURE), viewer=0)))
    assert "●+1" in drawn(SCREEN.draw(scene(read_position(PICTURE), viewer=1)))
    bidding = read_position("F       1")
    bidding.play("bid 17", 1)
    assert "17" not in drawn(SCREEN.draw(scene(bidding)))


def test_everybodys_stock_points_and_bids_are_listed() -> None:
    position = read_position("round 1\nstocks 12 7\nscores 5 0\nF       1       M")
    position.play("bid 3", 1)
    rows = drawn(SCREEN.draw(scene(position))).splitlines()
    anna = next(row for row in rows if "Anna" in row)
    ben = next(row for row in rows if "Ben" in row)
    assert anna.split() == ["▲", "Anna", "➤", "5", "12", "+1", "+2", "0", "0"]
    assert ben.split() == ["●", "Ben", "0", "7", "?", "+1", "+2", "0", "0"]


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("step", ["bidding", "village", "join", "merge", "temple"])
def test_every_step_is_asked_for_with_an_example(lang: str, step: str) -> None:
    position = read_position(
        f"""
        round 3
        step {step}
        {"" if step == "bidding" else "order 0"}
        {"fresh 2,0" if step in {"join", "merge", "temple"} else ""}
        F0a     M1b     S0c     3       P
        """
    )
    here = scene(position, lang=lang)
    assert here.legal
    assert here.legal[-1].partition(" ")[2] in SCREEN.prompt(here)
    assert SCREEN.typing_help(here)


# --- typing -----------------------------------------------------------------------------------------------


def test_a_number_is_a_bid_and_is_typed_unseen() -> None:
    here = scene(read_position("stocks 12 7\nF       1"))
    assert SCREEN.takes_numbers(here)
    assert SCREEN.is_secret(here)
    assert SCREEN.interpret("5", here) == ["bid 5"]
    assert SCREEN.interpret("bid 5", here) == ["bid 5"]
    assert SCREEN.interpret("13", here) == []
    assert SCREEN.complete_move("13", here) == "bid 13"


def test_any_field_names_its_region() -> None:
    here = scene(read_position(PICTURE))
    assert here.legal == ["join -", "join 0,0"]
    for text in ("join 0,0", "0,0", "1,0", "join 1,0", "1 , 0"):
        assert SCREEN.interpret(text, here) == ["join 0,0"]
    for text in ("-", "join -", "no", "n"):
        assert SCREEN.interpret(text, here) == ["join -"]
    assert SCREEN.complete_move("4,0", here) == "join 4,0"
    assert SCREEN.complete_move("village 4,0", here) == "village 4,0"


def test_regions_to_unite_are_named_in_any_order() -> None:
    position = read_position(
        """
        round 3
        step merge
        order 0
        fresh 4,0
        F0a     M0a     S1b     P1b     G0c     3
        """
    )
    here = scene(position)
    assert SCREEN.interpret("3,0 1,0", here) == ["merge 0,0 2,0"]
    assert SCREEN.complete_move("0,0 1,0", here) == "merge 0,0"


def test_a_temple_is_typed_with_or_without_plus() -> None:
    here = scene(read_position("round 3\nstep temple\norder 0\nfresh 0,0\nF0a     3       M"))
    assert SCREEN.interpret("0,0 2", here) == SCREEN.interpret("0,0 +2", here) == ["temple 0,0 2"]
    assert SCREEN.interpret("0,0", here) == ["temple 0,0 1", "temple 0,0 2"], "which one is still to be said"
    groups = SCREEN.group_moves(here)
    assert [(group.title, len(group.moves)) for group in groups] == [
        ("temple", 1),
        ("temple +1", 1),
        ("temple +2", 1),
    ]


@pytest.mark.parametrize(
    ("step", "known", "sealed"),
    [("bidding", "", True), ("join", "", False), ("temple", "", True), ("temple", "known 0", False)],
)
def test_what_others_must_not_see_is_typed_unseen(step: str, known: str, sealed: bool) -> None:
    position = read_position(
        f"""
        step {step}
        {known}
        {"order 0" if step != "bidding" else ""}
        {"fresh 0,0" if step != "bidding" else ""}
        F0a     M1b     S0c+1   1
        """
    )
    assert SCREEN.is_secret(scene(position, viewer=SPECTATOR)) == sealed


def test_villages_are_listed_with_their_terrain_and_bids_in_order() -> None:
    here = scene(read_position("round 3\nstep village\norder 0\nF       3       M"))
    (group,) = SCREEN.group_moves(here)
    assert [label for _, label in group.moves] == ["0,0 forest", "2,0 mountain"]
    (bids,) = SCREEN.group_moves(scene(read_position("F       3       M")))
    assert [label for _, label in bids.moves] == [str(bid) for bid in range(21)]


# --- telling ----------------------------------------------------------------------------------------------


def display(lang: str = "en") -> Display:
    return Display(names=NAMES[:2], translate=Translator(lang, NAMES[:2]))


def test_a_scoring_is_a_table_with_its_working() -> None:
    position = read_position(
        """
        round 5
        stocks 4 0
        step village
        order 1
        bids 0 0
        hands - -
        5       F0a+1   M0a     9
            F
        """
    )
    events = position.play("village 0,1", 1)
    scoring = next(event for event in events if event.key == "titicaca-scoring")
    shown = SCREEN.draw_event(scoring, display())
    assert shown is not None
    text = drawn(*shown)
    assert "Scoring after lake 5." in text
    assert "0,1: 1 field, 1 lake" in text
    assert [line.split() for line in text.splitlines() if "forest" in line] == [
        ["forest", "1", "1", "+1"], ["forest", "2", "1", "+2"],
    ]  # fmt: skip
    assert [line.split() for line in text.splitlines() if "weapons" in line] == [
        ["weapons", "in", "stock", "+4", "+0"]
    ]


def test_a_tie_shows_the_sums_that_decided_it() -> None:
    position = read_position(
        "round 16\nstocks 1 0\nhands - -\nstep village\norder 0\n5       F0a     F1a+2   M"
    )
    events = [*position.play("village 3,0", 0), *position.play("join -", 0)]
    table = next(event for event in events if event.key == "titicaca-scoring")
    shown = SCREEN.draw_event(table, display("de"))
    assert shown is not None
    lines = drawn(*shown).splitlines()
    assert [line.split() for line in lines if "Wald" in line] == [["Wald", "2", "1", "(1)", "1", "(2)", "+2"]]
    assert any(line.startswith("längste Kette") for line in lines)


def test_what_the_table_shows_is_not_said_again() -> None:
    for part in ("points-weapons", "points-villages", "category", "points"):
        assert SCREEN.draw_event(Event(f"titicaca-{part}", {}), display()) == []
    assert SCREEN.draw_event(Event("titicaca-bid", {"seat": 0, "bid": 3, "seen": "yes"}), display()) == []
    assert SCREEN.draw_event(Event("titicaca-bid", {"seat": 0, "bid": "?", "seen": "no"}), display()) is None
