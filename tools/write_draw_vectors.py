"""Write the test vectors of fair draws (tests/data/draws/vectors.json), by which other programs check theirs.

They never change: run this only to add some.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from atoll.core import game
from atoll.table import fair
from atoll.table.commitments import (
    FairDraw,
    agreed_settings,
    person_commitment,
    person_tag,
    server_commitment,
)

OUT = Path(__file__).parents[1] / "tests" / "data" / "draws" / "vectors.json"

CASES: list[dict[str, Any]] = [
    {"name": "taluva, two people", "game": "taluva", "sits": ["anna", "ben"]},
    {"name": "taluva, a person and a bot", "game": "taluva", "sits": ["anna", None]},
    {
        "name": "taluva, five, doubles, one person on two seats",
        "game": "taluva",
        "sits": ["anna", "ben", "anna", None, "cléo"],
        "options": {"fifth": True, "doubles": True, "ships": True},
        "number": 3,
    },
    {
        "name": "taluva, doubles, rated, one took no part",
        "game": "taluva",
        "sits": ["anna", "ben", "cleo"],
        "options": {"doubles": True},
        "silent": ["ben"],
        "rated": True,
    },
    {"name": "taluva, all tiles", "game": "taluva", "sits": ["anna", "ben"], "options": {"all_tiles": True}},
    *(
        {"name": f"titicaca, {players} people", "game": "titicaca", "sits": list("abcde"[:players])}
        for players in (2, 3, 4, 5)
    ),
    {
        "name": "titicaca, a country by name",
        "game": "titicaca",
        "sits": ["anna", None, None],
        "given": {"country": "ring"},
    },
    {"name": "talat, rated", "game": "talat", "sits": ["anna", "ben", "cleo"], "rated": True},
]


def fixed(text: str) -> str:
    """Return 32 bytes that look random, in hexadecimal, the same in every run."""
    return hashlib.sha256(text.encode()).hexdigest()


def vector(case: dict[str, Any]) -> dict[str, Any]:
    """Return a case with everything that is derived from it."""
    name, sits = case["name"], case["sits"]
    played, players, table = game(case["game"]), len(sits), fixed(case["name"])[:22]
    options = played.options(case.get("options", {}), players)
    number, secret = case.get("number", 1), fixed(f"{name}/secret")
    given = played.read_preset(case.get("given", {}))
    agreed = agreed_settings(
        case["game"], players, options.to_json(players), given, rated=case.get("rated", False)
    )
    server = server_commitment(table, agreed, secret)
    silent = case.get("silent", [])
    values = {who: None if who in silent else fixed(f"{name}/{who}") for who in sits if who is not None}
    tags = {who: person_tag(table, who) for who in values}
    seats = [
        {"bot": "level-2"} if who is None else {"person": tags[who], "nonce": "old" if who in silent else ""}
        for who in sits
    ]
    roster = FairDraw.of(number, seats, {}).roster(server)
    made = {tags[w]: person_commitment(roster, tags[w], value) for w, value in values.items() if value}
    draw = FairDraw.of(number, seats, made)
    for who, value in values.items():
        draw = draw if value is None else draw.revealed(tags[who], value)
    seed = draw.seed(server, secret)
    return {
        "name": name,
        "given": {
            "table": table,
            "terms": agreed,
            "secret": secret,
            "number": number,
            "seats": seats,
            "sits": {str(seat): who for seat, who in enumerate(sits) if who is not None},
            "values": values,
        },
        "derived": {
            "server": server,
            "people": tags,
            "roster": roster,
            "commitments": made,
            "seed": seed.hex(),
            "order": fair.draw_order(seed, players),
            "setup": fair.deal_parts(played, players, options, seed, preset=given),
        },
    }


def main() -> None:
    """Write all of them."""
    OUT.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps([vector(case) for case in CASES], ensure_ascii=False, indent=1)
    OUT.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
