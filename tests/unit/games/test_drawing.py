"""Pictures of positions: all that a view holds is drawn, once, inside of the picture, and always the same."""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from atoll.core import SPECTATOR, Position, Viewer, game, game_names
from atoll.core.drawing import DARK, LIGHT
from atoll.core.errors import NotationError
from atoll.core.layout import Item, fitted, text_width, wrapped
from atoll.core.svg import Markup
from atoll.games.hexes import neighbour, read_hex
from atoll.games.talat import drawing as talat
from atoll.games.taluva import drawing as taluva
from atoll.games.taluva import scenery
from atoll.games.titicaca import drawing as titicaca
from atoll.messages import LANGUAGES
from covering_arrays import covering_array
from svg_reader import Picture

ROOT = Path(__file__).parents[3]
DATA = ROOT / "tests" / "data"
DRAW = {"taluva": taluva.draw, "titicaca": titicaca.draw, "talat": talat.draw}

GOLDENS: dict[str, tuple[str, int, Viewer, dict[str, Any]]] = {
    "taluva-first": ("taluva-2", 3, SPECTATOR, {"last_move": "hut 1,0"}),
    "taluva-modules": ("taluva-4-modules", 70, SPECTATOR, {"theme": "dark", "coordinates": True}),
    "titicaca": ("titicaca-3", 60, 1, {"names": ["Ada", "Bea & Co", "Cléo"], "language": "fr"}),
    "titicaca-five": ("titicaca-5", 120, SPECTATOR, {"theme": "dark", "width": None}),
    "talat-put": ("talat-2", 12, SPECTATOR, {"highlight": ["AB a1"], "coordinates": True}),
    "talat": ("talat-3", 60, SPECTATOR, {"orientation": 2, "language": "de", "colours": {"wood": "tan"}}),
}
"""By name: a trace, how many of its moves, who looks, and how."""


def moment(trace: str, moves: int) -> Position:
    """A position of one of the games in tests/data."""
    header, *plies = [json.loads(line) for line in (DATA / f"{trace}.jsonl").read_text("utf-8").splitlines()]
    played = game(header["game"])
    options = played.options(header["options"], header["players"])
    position = played.start(header["players"], options, header["setup"])
    for ply in plies[:moves]:
        position.play(ply["move"], ply["player"])
    return position


def golden(name: str) -> str:
    trace, moves, viewer, options = GOLDENS[name]
    view = moment(trace, moves).view(viewer).data
    return DRAW[trace.partition("-")[0]](view, **options)


@pytest.mark.parametrize("name", GOLDENS)
def test_pictures_are_the_same_byte_for_byte(name: str) -> None:
    assert golden(name) == (DATA / "drawings" / f"{name}.svg").read_text("utf-8"), (
        "If that is meant, look at the new pictures and renew them: "
        "PYTHONPATH=tests python tests/unit/games/test_drawing.py"
    )


def test_there_is_a_picture_of_every_game() -> None:
    assert {GOLDENS[name][0].partition("-")[0] for name in GOLDENS} == set(game_names()) == set(DRAW)


def random_moments(
    name: str, options: dict[str, Any], players: int, seed: int
) -> Iterator[tuple[Position, str | None]]:
    """The beginning, the end and something between of a game of random moves, each with the last move."""
    rng = Random(seed)
    position = game(name).new(players, seed=seed, **options)
    yield position, None
    last, chosen = None, rng.randrange(10, 60)
    while waiting := position.active_seats:
        seat = min(waiting)
        last = rng.choice(position.legal_moves_for(seat))
        position.play(last, seat)
        chosen -= 1
        if chosen == 0:
            yield position, last
    yield position, last


def combinations(name: str) -> list[tuple[dict[str, Any], int]]:
    return [
        (options, players) for players in game(name).seats for options in game(name).combinations(players)
    ]


FEW = [
    (name, options, players)
    for name in DRAW
    for options, players in Random(name).sample(combinations(name), min(12, len(combinations(name))))
]


@pytest.mark.parametrize(("name", "options", "players"), FEW)
def test_all_of_a_view_is_drawn_once_inside_of_the_picture(
    name: str, options: dict[str, Any], players: int
) -> None:
    check_game(name, options, players, seed=players)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(2))
@pytest.mark.parametrize("name", DRAW)
def test_all_of_a_view_is_drawn_once_whichever_options_meet(name: str, part: int) -> None:
    everything = combinations(name)
    some = covering_array([{"players": players, **options} for options, players in everything], together=2)
    for number, index in enumerate(list(some)[part::2]):
        check_game(name, *everything[index], seed=100 + number, only=1 + number % 2)


def check_game(name: str, options: dict[str, Any], players: int, seed: int, only: int | None = None) -> None:
    for number, (position, last) in enumerate(random_moments(name, options, players, seed)):
        if only not in {None, number}:
            continue
        viewers: list[Viewer] = [SPECTATOR, *range(players)] if name == "titicaca" else [SPECTATOR]
        for viewer in viewers:
            view = json.loads(json.dumps(position.view(viewer).data))
            style: dict[str, Any] = {
                "coordinates": number == 1,
                "theme": ("light", "dark")[number % 2],
                "language": LANGUAGES[number % 3],
                "last_move": last,
            }
            text = DRAW[name](view, **style)
            assert text == DRAW[name](view, **style)
            picture = Picture(text)
            check_document(picture)
            CHECKS[name](picture, view)


def check_document(picture: Picture) -> None:
    """It stands by itself, says what it is, and nothing lies outside of it."""
    assert picture.root.get("role") == "img"
    assert picture.title
    assert picture.description
    assert "nan" not in picture.text.lower()
    assert len(picture.ids) == picture.text.count(' id="')
    assert not re.search(
        r"(?:href|src|url\()=?\"?(?!#)(?:https?:)?//", picture.text.replace('xmlns="http://', "")
    )
    used = {each.attrib["href"].removeprefix("#") for each in picture.tagged("use")}
    assert used | {name for name in picture.ids if name.endswith("-sea")} == set(picture.ids)
    for element, bounds in picture.shapes():
        assert bounds.inside(picture.box), (element.tag, element.attrib, bounds)
    # A card's words are estimated; but no card may end outside of the picture.
    assert all(float(each[0].attrib["height"]) > 0 for each in picture.all("card"))


def places(elements: list[Any]) -> Counter[str]:
    return Counter(each.attrib["data-hex"] for each in elements)


def hexes(rows: list[Any]) -> Counter[str]:
    return Counter(f"{q},{r}" for q, r in rows)


def check_taluva(picture: Picture, view: dict[str, Any]) -> None:
    for terrain in "VJCSRL":
        land = [each for each in view["land"] if each["terrain"] == terrain]
        assert places(picture.all("hex", terrain)) == hexes([each["hex"] for each in land])
    by_hex = {each.attrib["data-hex"]: each for each in picture.all("hex")}
    for each in view["land"]:
        flows = [
            use
            for use in by_hex["{},{}".format(*each["hex"])].iter()
            if use.get("href", "").endswith("-lava")
        ]
        angle = [] if each["direction"] is None else [60 * each["direction"] + (0 if each["double"] else 30)]
        assert [use.get("transform") for use in flows] == [f"rotate({-turn})" for turn in angle]
    levels = picture.all("levels")[0] if view["land"] else []
    assert Counter("".join(text.itertext()) for text in levels if text.tag.endswith("text")) == Counter(
        str(each["level"]) for each in view["land"]
    )
    pieces = Counter(
        ("{},{}".format(*each["hex"]), each["kind"], each["seat"])
        for each in view["buildings"]
        for _ in range(each["number"] if each["kind"] == "hut" else 1)
    )
    drawn = Counter(
        (place, *_piece(each))
        for place, group in by_hex.items()
        for each in group.iter()
        if re.match(r"(hut|tower|temple) seat-", each.get("class", ""))
    )
    assert drawn == pieces
    assert {each.attrib["data-lagoon"]: _piece(each)[1] for each in picture.all("ship")} == {
        each["name"]: each["ship"] for each in view["lagoons"] if each["ship"] is not None
    }
    assert places(picture.all("lagoon")) == hexes(
        [place for each in view["lagoons"] for place in each["hexes"]]
    )
    assert Counter(each.attrib["class"] for each in picture.all("settlement")) == Counter(
        f"settlement seat-{each['seat']}" for each in view["settlements"]
    )
    assert len(picture.all("zone")) == (view["zone"] is not None)
    assert len(picture.all("hand")) == (view["hand"] is not None)
    assert len(picture.all("partner")) == (4 if view["options"].get("teams") else 0)
    assert len(picture.all("double")) == len(view["doubles"])
    active = [] if view["turn"] is None or view["phase"] == "over" else [view["turn"]]
    check_cards(picture, len(view["seats"]), active)


def _piece(element: Any) -> tuple[str, int]:
    kind, seat = element.attrib["class"].split()
    return kind, int(seat.removeprefix("seat-"))


def check_titicaca(picture: Picture, view: dict[str, Any]) -> None:
    for terrain in "FMSPG":
        fields = [place for place, shown in view["country"].items() if shown == terrain]
        assert places(picture.all("field", terrain)) == Counter(fields)
    lakes = {place: shown for place, shown in view["country"].items() if shown.isdigit()}
    assert {each.attrib["data-hex"]: "".join(each.itertext()) for each in picture.all("lake")} == lakes
    assert {each.attrib["data-hex"]: _piece(each)[1] for each in picture.all("village")} == view["villages"]
    assert len(picture.all("village")) == len(view["villages"])
    shown = {each["field"]: "?" if each["value"] is None else f"+{each['value']}" for each in view["temples"]}
    drawn = {each.attrib["data-hex"]: "".join(each.itertext()).strip() for each in picture.all("temple")}
    assert drawn == shown
    assert len(picture.all("region")) == len(view["regions"])
    sticks = picture.all("sticks")
    assert (sticks[0].attrib["d"].count("M") if sticks else 0) == count_sticks(view)
    active = {*view["waiting"], view["turn"]} if view["step"] != "over" else set()
    check_cards(picture, view["players"], sorted(active - {None}))


def count_sticks(view: dict[str, Any]) -> int:
    """Edges between two fields, at least one with a village, that do not lie in one region (C-VIL-1)."""
    region = {field: each["name"] for each in view["regions"] for field in each["fields"]}
    fields = {read_hex(place) for place, shown in view["country"].items() if not shown.isdigit()}
    names = {place: f"{place[0]},{place[1]}" for place in fields}
    edges = {
        frozenset((one, other)) for one in fields for d in range(6) if (other := neighbour(one, d)) in fields
    }
    found = 0
    for one, other in map(tuple, edges):
        here, there = region.get(names[one]), region.get(names[other])
        found += (here is not None or there is not None) and here != there
    return found


def check_talat(picture: Picture, view: dict[str, Any]) -> None:
    standing = {
        f"{board} {square}": tower
        for board, shown in view["boards"].items()
        for square, tower in shown["towers"].items()
    }
    drawn = [(each.attrib["data-square"], each.attrib["class"].split()[1]) for each in picture.all("tower")]
    assert len(drawn) == len(standing)
    assert dict(drawn) == standing
    assert len(picture.all("square")) == 75
    frozen = [each.attrib["data-board"] for each in picture.all("talat-board", "frozen")]
    assert frozen == [board for board, shown in view["boards"].items() if shown["frozen"]]
    held = [colour + kind for colour, kinds in view["hands"].items() for kind in kinds]
    in_hand = Counter(each.attrib["class"].split()[1] for each in picture.all("hand"))
    # A tower that stays out of the game is in nobody's hand when all stand.
    assert in_hand == (Counter(held) if view["phase"] == "put" else Counter())
    captured = Counter(tower for towers in view["captured"] for tower in towers)
    assert Counter(each.attrib["class"].split()[1] for each in picture.all("captured")) == captured
    cards = view["players"] + (view["zihin"] is not None and view["phase"] == "put")
    check_cards(picture, cards, [] if view["phase"] == "over" else [view["turn"]])


def check_cards(picture: Picture, count: int, active: list[int]) -> None:
    cards = picture.all("card")
    assert len(cards) == count
    assert [number for number, card in enumerate(cards) if "active" in card.attrib["class"].split()] == active


CHECKS = {"taluva": check_taluva, "titicaca": check_titicaca, "talat": check_talat}


def test_a_bid_that_is_sealed_is_not_drawn() -> None:
    position = game("titicaca").new(2, seed=3)
    position.play("bid 17", 0)
    own, other = (titicaca.draw(position.view(seat).data) for seat in (0, 1))
    assert "bid 17" in Picture(own).texts
    assert "17" not in re.sub(r'[\w-]+="[^"]*"', "", other)
    assert "has bid" in Picture(other).texts


def test_the_last_tile_is_marked_not_an_older_one_below_it() -> None:
    """Two tiles can have their first hex on the same place, one on the other."""
    land = [
        {"hex": [0, 0], "level": 2, "terrain": "V", "direction": 2, "double": False, "tile": [0, 0]},
        {"hex": [0, -1], "level": 2, "terrain": "S", "direction": None, "double": False, "tile": [0, 0]},
        {"hex": [-1, 0], "level": 2, "terrain": "R", "direction": None, "double": False, "tile": [0, 0]},
        {"hex": [1, 0], "level": 1, "terrain": "J", "direction": None, "double": False, "tile": [0, 0]},
    ]
    view = {**game("taluva").new(2, seed=1).view(SPECTATOR).data, "land": land}
    picture = Picture(taluva.draw(view, last_move="tile 0,0 2"))
    assert places(picture.all("recent")) == Counter(["0,0", "0,-1", "-1,0"])


@pytest.mark.parametrize(
    ("trace", "moves", "last", "marked"),
    [
        ("taluva-2", 1, "tile 0,0 0", {"0,0", "1,0", "1,-1"}),
        ("taluva-2", 1, "take VL", set()),
        ("taluva-2", 1, "draw", set()),
        ("titicaca-3", 4, "bid 5", set()),
        ("titicaca-3", 4, "bid ?", set()),
        ("titicaca-3", 4, "merge -", set()),
        ("titicaca-3", 4, "temple 1,0 ?", {"1,0"}),
        ("titicaca-3", 4, "village 1,0", {"1,0"}),
        ("talat-3", 3, "put 36 AB a1", {"AB a1"}),
        ("talat-3", 3, "capture BC a1 b2", {"BC a1", "BC b2"}),
    ],
)
def test_the_places_of_the_last_move_are_marked(trace: str, moves: int, last: str, marked: set[str]) -> None:
    name = trace.partition("-")[0]
    picture = Picture(DRAW[name](moment(trace, moves).view(SPECTATOR).data, last_move=last))
    if name == "talat":
        found = {
            f"{board.attrib['data-board']} {square.attrib['data-square']}"
            for board in picture.all("talat-board")
            for square in board.iter()
            if square.get("class") == "square recent"
        }
    else:
        found = set(places(picture.all("recent")))
    assert found == marked


def test_an_expansion_marks_the_settlements_huts_on_that_terrain() -> None:
    base = game("taluva").new(2, seed=1).view(SPECTATOR).data
    land = [
        {"hex": [q, 0], "level": 1, "terrain": terrain, "direction": None, "double": False, "tile": [q, 0]}
        for q, terrain in enumerate("JCJJ")
    ]
    buildings = [
        {"hex": [q, 0], "seat": 0, "kind": kind, "number": 1}
        for q, kind in enumerate(("hut", "hut", "temple", "hut"))
    ]
    settlement = {"name": "0,0", "seat": 0, "hexes": [[q, 0] for q in range(4)]}
    view = {**base, "land": land, "buildings": buildings, "settlements": [settlement]}
    assert set(places(Picture(taluva.draw(view, last_move="expand 0,0 J")).all("recent"))) == {"0,0", "3,0"}
    assert not Picture(taluva.draw(view, last_move="expand 5,0 J")).all("recent")


@pytest.mark.parametrize(
    ("name", "place", "other"),
    [("taluva", "1,0", "9,-4"), ("titicaca", "1,0", "0,0"), ("talat", "CA e5", "AB c3")],
)
def test_places_are_highlighted_each_in_its_colour(name: str, place: str, other: str) -> None:
    view = game(name).new(2, seed=1).view(SPECTATOR).data
    picture = Picture(DRAW[name](view, highlight={place: "#123456", other: "gold"}))
    assert {each.attrib["fill"] for each in picture.all("highlight")} == {"#123456", "gold"}
    check_document(picture)
    one = Picture(DRAW[name](view, highlight=[place])).all("highlight")
    assert [each.attrib["fill"] for each in one] == [LIGHT["highlight"]]


@pytest.mark.parametrize(
    ("name", "options", "error", "words"),
    [
        ("taluva", {"size": 3}, TypeError, "no option 'size'"),
        ("taluva", {"theme": "sepia"}, ValueError, "no theme 'sepia'"),
        ("taluva", {"colours": {"grass": "green"}}, ValueError, "no colour 'grass'"),
        ("taluva", {"names": ["Ada"]}, ValueError, "2 seats and 1 names"),
        ("taluva", {"looks": [{"colour": 1, "shape": 5}] * 2}, ValueError, "a number from 0 to 4"),
        ("taluva", {"orientation": 2}, ValueError, "no seat 2"),
        ("taluva", {"width": 0}, ValueError, "greater than 0"),
        ("taluva", {"width": float("nan")}, ValueError, "greater than 0"),
        ("taluva", {"language": "eo"}, ValueError, "no catalogue"),
        ("taluva", {"highlight": "1,0"}, TypeError, "list of places"),
        ("taluva", {"highlight": ["a1"]}, NotationError, "a1"),
        ("taluva", {"last_move": "hut"}, NotationError, "hex"),
        ("titicaca", {"highlight": ["50,0"]}, ValueError, "outside"),
        ("talat", {"highlight": ["AB f1"]}, ValueError, "no square AB f1"),
        ("talat", {"highlight": ["a1"]}, ValueError, "no square a1"),
        ("talat", {"last_move": "move AB a1 z2"}, ValueError, "no square AB z2"),
        ("talat", {"last_move": "castle"}, ValueError, "no square"),
    ],
)
def test_what_cannot_be_drawn_is_refused(name: str, options: Any, error: type[Exception], words: str) -> None:
    view = game(name).new(2, seed=1).view(SPECTATOR).data
    with pytest.raises(error, match=words):
        DRAW[name](view, **options)


@pytest.mark.parametrize("name", DRAW)
def test_the_size_is_chosen_or_left_to_the_page(name: str) -> None:
    view = game(name).new(2, seed=1).view(SPECTATOR).data
    small = Picture(DRAW[name](view, width=300)).root
    box = [float(each) for each in small.attrib["viewBox"].split()]
    assert float(small.attrib["width"]) == 300
    assert float(small.attrib["height"]) == pytest.approx(300 * box[3] / box[2], abs=0.01)
    free = Picture(DRAW[name](view, width=None)).root
    assert "width" not in free.attrib
    assert "height" not in free.attrib


@pytest.mark.parametrize("name", DRAW)
def test_the_seats_can_be_left_out(name: str) -> None:
    view = game(name).new(2, seed=1).view(SPECTATOR).data
    picture = Picture(DRAW[name](view, seats=False))
    assert not picture.all("panel")
    check_document(picture)


@pytest.mark.parametrize("name", DRAW)
def test_names_are_shown_whatever_they_hold(name: str) -> None:
    view = game(name).new(2, seed=1).view(SPECTATOR).data
    names = ["<script>&\0\ud800", "一二三四五六七八九十" * 9]
    picture = Picture(DRAW[name](view, names=names))
    assert "<script>&" in "".join(picture.texts)
    assert any(text.startswith("一二三") and text.endswith("…") for text in picture.texts)


def test_the_board_of_a_seat_lies_in_front() -> None:
    """Whose start lines are lowest on the picture sits in front."""
    view = game("talat").new(3).view(SPECTATOR).data
    for seat, colour in enumerate("ABC"):
        boards = Picture(talat.draw(view, orientation=seat)).all("talat-board")
        low = {
            each.attrib["data-board"]
            for each in boards
            if float(each.attrib["transform"].split()[1].rstrip(")")) > 0
        }
        assert low == {name for name in ("AB", "BC", "CA") if colour in name}


@pytest.mark.parametrize("name", DRAW)
def test_colours_can_be_replaced(name: str) -> None:
    view = game(name).new(2, seed=1).view(SPECTATOR).data
    assert "#0badf0" in DRAW[name](view, colours={"seat-0": "#0badf0"})


def test_empty_countries_and_tables_are_drawn() -> None:
    started = game("titicaca")
    position = started.start(3, started.options({}, 3), {})
    check_document(Picture(titicaca.draw(position.view(SPECTATOR).data)))
    started = game("taluva")
    position = started.start(2, started.options({}, 2), {})
    check_document(Picture(taluva.draw(position.view(SPECTATOR).data)))


def test_texts_are_cut_to_their_room() -> None:
    assert fitted("Ada", 100, 10) == "Ada"
    cut = fitted("Ada Lovelace", 40, 10)
    assert cut.endswith("…")
    assert text_width(cut, 10) <= 40
    assert text_width("e\u0301", 10) == text_width("e", 10)


def test_rows_are_broken_evenly() -> None:
    item = Item(10, Markup())
    assert [len(row) for row in wrapped([item] * 4, 46)] == [2, 2]
    assert [len(row) for row in wrapped([item] * 4, 60)] == [4]
    assert wrapped([], 10) == [[]]


# The browser's colours.


def css(text: str, selector: str) -> dict[str, str]:
    inside = re.search(re.escape(selector) + r"[^{]*\{([^}]*)\}", text)
    assert inside, selector
    return dict(re.findall(r"--?([\w-]+):\s*([^;]+);", inside[1].replace(" fill:", " --fill:")))


@pytest.mark.parametrize(("theme", "selector"), [(LIGHT, ":root {"), (DARK, ':root[data-theme="dark"] {')])
def test_themes_are_the_browsers(theme: dict[str, str], selector: str) -> None:
    text = (ROOT / "web" / "src" / "app" / "theme.css").read_text("utf-8")
    found = css(text, selector[:-2])
    names = {
        "panel": "paper",
        "card": "paper-2",
        "line": "line",
        "text": "ink",
        "quiet": "ink-2",
        "accent": "lava",
    }
    for name, token in names.items():
        assert theme[name] == found[token], name
    for seat in range(5):
        assert theme[f"seat-{seat}"] == found[f"colour-{seat}"]
    sea = re.findall("#[0-9a-f]{6}", found["board"])
    assert [theme["sea-inner"], theme["sea"], theme["sea-outer"]] == sea


def test_terrains_have_the_browsers_colours() -> None:
    look = (ROOT / "web" / "src" / "games" / "taluva" / "appearance.ts").read_text("utf-8")
    for terrain, colour in scenery.GROUND.items():
        assert f'{terrain}: "{colour}"' in look
    assert ", ".join(f'"{colour}"' for colour in scenery.LEVELS) in look
    sheet = (ROOT / "web" / "src" / "games" / "titicaca" / "titicaca.css").read_text("utf-8")
    for name in ("field-F", "field-M", "field-S", "field-P", "field-G", "lake"):
        assert css(sheet, f".{name} {{"[:-2])["fill"] == titicaca.COLOURS[name]
    sheet = (ROOT / "web" / "src" / "games" / "talat" / "talat.css").read_text("utf-8")
    assert f"--zihin: {talat.COLOURS['zihin']};" in sheet
    assert css(sheet, ".talat-plank")["fill"] == talat.COLOURS["wood"]


if __name__ == "__main__":
    for each in GOLDENS:
        (DATA / "drawings" / f"{each}.svg").write_text(golden(each), "utf-8")
    sys.stdout.write(f"{len(GOLDENS)} pictures renewed\n")
