"""The hashes of draws, and the vectors by which other programs check theirs (tests/data/draws)."""

from __future__ import annotations

import doctest
import json
from pathlib import Path
from typing import Any

import pytest

from atoll.core import game
from atoll.table import commitments, fair
from atoll.table.commitments import (
    FairDraw,
    agreed_settings,
    canonical,
    is_value,
    part_seed,
    person_commitment,
    person_tag,
    roster_digest,
    server_commitment,
)

VECTORS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "data" / "draws" / "vectors.json").read_text(encoding="utf-8")
)


def test_the_example_in_the_docstring() -> None:
    assert doctest.testmod(commitments).failed == 0


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_vectors(vector: dict[str, Any]) -> None:
    given, found = vector["given"], vector["derived"]
    agreed = given["terms"]
    server = server_commitment(given["table"], agreed, given["secret"])
    assert server == found["server"]
    tags = {who: person_tag(given["table"], who) for who in given["values"]}
    assert tags == found["people"]
    seats = given["seats"]
    for seat, who in given["sits"].items():
        assert seats[int(seat)]["person"] == tags[who]
    assert roster_digest(server, given["number"], seats) == found["roster"]
    made = {
        tags[who]: person_commitment(found["roster"], tags[who], value)
        for who, value in given["values"].items()
        if value is not None
    }
    assert made == found["commitments"]
    draw = FairDraw.of(given["number"], seats, made)
    for who, value in given["values"].items():
        if value is not None:
            draw = draw.revealed(tags[who], value)
    assert not draw.missing()
    seed = draw.seed(server, given["secret"])
    assert seed.hex() == found["seed"]
    played = game(agreed["game"])
    options = played.options(agreed["options"], agreed["players"])
    assert options.to_json(agreed["players"]) == agreed["options"], "terms have options in full"
    assert fair.draw_order(seed, agreed["players"]) == found["order"]
    dealt = fair.deal_parts(played, agreed["players"], options, seed, preset=agreed["given"])
    assert dealt == found["setup"]


def test_a_commitment_is_bound_to_everything() -> None:
    agreed = agreed_settings("talat", 2, {}, {}, rated=False)
    server = server_commitment("one", agreed, "11" * 32)
    assert server != server_commitment("two", agreed, "11" * 32)
    assert server != server_commitment("one", {**agreed, "rated": True}, "11" * 32)
    assert server != server_commitment("one", agreed, "12" * 32)
    seats = [{"person": person_tag("one", "a"), "nonce": ""}, {"bot": "level-1"}]
    roster = roster_digest(server, 1, seats)
    assert roster != roster_digest(server, 2, seats)
    assert roster != roster_digest(server, 1, seats[::-1])
    assert person_commitment(roster, "0a" * 32, "0b" * 32) != person_commitment(roster, "0b" * 32, "0a" * 32)
    assert part_seed(b"x", "seats") != part_seed(b"x", "setup/seats")


def test_a_document_is_written_alike_everywhere() -> None:
    assert canonical({"b": [1, "é\n"], "a": None}) == '{"a":null,"b":[1,"é\\n"]}'.encode()


def test_what_is_a_value() -> None:
    assert is_value("0f" * 32)
    assert not any(map(is_value, ["0F" * 32, "0f" * 31, "", "0g" * 32, 7, None]))


def test_every_part_of_a_draw_has_a_stream_of_its_own() -> None:
    played = game("taluva")
    options = played.options({"doubles": True}, 3)
    whole = fair.deal_parts(played, 3, options, b"seed")
    assert whole["deck"] != played.deal(3, options, fair.Draws(part_seed(b"seed", "setup/doubles")))["deck"]
    titicaca = game("titicaca")
    plain = titicaca.options({}, 3)
    drawn = fair.deal_parts(titicaca, 3, plain, b"seed")
    given = fair.deal_parts(titicaca, 3, plain, b"seed", preset={"country": "ring"})
    assert given["country"] != drawn["country"]
