"""Scorings with their working (C-REG-2, C-TIE-1 to C-TIE-3, C-SCO-1, C-END-3).

One structure holds a scoring: ``Scoring``. Its JSON form goes into the events, and the terminal and the
browser draw their tables from that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from atoll.core.errors import RecordError
from atoll.core.facts import Event, Json
from atoll.core.types import Seat
from atoll.games.hexes import Hex, hex_text
from atoll.games.titicaca.material import TEMPLES, TERRAINS
from atoll.games.titicaca.rules.regions import (
    fields_next,
    lake_hex,
    lakes_next,
    longest_chain,
    region_fields,
    region_lakes,
    region_names,
    region_terrains,
    village_count,
)

if TYPE_CHECKING:
    from atoll.games.titicaca.rules.position import Position


@dataclass(frozen=True)
class TieSum:
    """What one tied seat brings: lake hexes next to its villages that count here, and temples (C-TIE-1)."""

    seat: Seat
    lakes: int
    temples: int
    """The sum of the values of its temples on those fields."""

    @property
    def total(self) -> int:
        """Return the sum that decides."""
        return self.lakes + self.temples

    def to_json(self) -> dict[str, Json]:
        """Return it as a JSON object."""
        return {"seat": self.seat, "lakes": self.lakes, "temples": self.temples, "total": self.total}


@dataclass(frozen=True)
class Category:
    """One thing that a region scores for: a terrain, or its villages in all."""

    name: str
    """A terrain's letter, or ``all``."""
    points: int
    """What there is to win: the region's fields for a terrain, the lakes that touch it for ``all``."""
    villages: tuple[int, ...]
    """How many villages each seat has that count here."""
    tie: tuple[TieSum, ...]
    """The tied seats; empty if one has most."""
    won: tuple[int, ...]
    """The points for each seat."""

    def to_json(self) -> dict[str, Json]:
        """Return it as a JSON object."""
        return {
            "name": self.name,
            "points": self.points,
            "villages": list(self.villages),
            "tie": [each.to_json() for each in self.tie],
            "won": list(self.won),
        }


@dataclass(frozen=True)
class RegionScore:
    """What one region scores."""

    region: Hex
    fields: tuple[Hex, ...]
    lakes: tuple[int, ...]
    """The numbers of the lakes that touch it."""
    categories: tuple[Category, ...]

    def to_json(self) -> dict[str, Json]:
        """Return it as a JSON object."""
        return {
            "region": hex_text(self.region),
            "fields": [hex_text(place) for place in self.fields],
            "lakes": list(self.lakes),
            "categories": [each.to_json() for each in self.categories],
        }


@dataclass(frozen=True)
class Scoring:
    """A scoring, with its working. Lists by seat have one number per seat."""

    lake: int | None
    """5 or 10; None for the final scoring."""
    weapons: tuple[int, ...]
    """By seat: a point for each weapon point in stock."""
    villages: tuple[int, ...]
    """By seat: villages on the board. Points in the final scoring, else new weapons."""
    chains: tuple[int, ...]
    """By seat: villages of the longest chain; thrice as many points or new weapons."""
    regions: tuple[RegionScore, ...]
    shown: tuple[tuple[Hex, Seat, int], ...]
    """Temples shown because they counted in a tie: field, owner, value (C-TIE-3)."""
    returned: tuple[tuple[Hex, Seat], ...]
    """Temples that go back to their owners (C-SCO-1)."""

    @property
    def points(self) -> tuple[int, ...]:
        """Return the victory points of each seat."""
        total = list(self.weapons)
        for region in self.regions:
            for category in region.categories:
                total = [have + won for have, won in zip(total, category.won, strict=True)]
        if self.lake is None:
            total = [have + more for have, more in zip(total, self.holdings, strict=True)]
        return tuple(total)

    @property
    def holdings(self) -> tuple[int, ...]:
        """Return, per seat, 1 for each village and 3 for each of the longest chain (C-SCO-1, C-END-3)."""
        return tuple(v + 3 * c for v, c in zip(self.villages, self.chains, strict=True))

    def to_json(self) -> dict[str, Json]:
        """Return it as a JSON object."""
        return {
            "lake": self.lake,
            "weapons": list(self.weapons),
            "villages": list(self.villages),
            "chains": list(self.chains),
            "holdings": list(self.holdings),
            "regions": [each.to_json() for each in self.regions],
            "shown": [
                {"field": hex_text(place), "seat": seat, "value": value} for place, seat, value in self.shown
            ],
            "returned": [{"field": hex_text(place), "seat": seat} for place, seat in self.returned],
            "points": list(self.points),
        }


def score_category(position: Position, name: str, points: int, fields: Iterable[Hex]) -> Category:
    """Award a category's points for most villages on its fields (C-REG-2, C-TIE-1, C-TIE-2)."""
    own = {
        seat: [place for place in fields if position.villages[place] == seat]
        for seat in range(position.players)
    }
    most = max(len(places) for places in own.values())
    first = [seat for seat, places in own.items() if len(places) == most]
    tie: tuple[TieSum, ...] = ()
    if len(first) > 1:
        tie = tuple(tie_sum(position, seat, own[seat]) for seat in first)
        best = max(each.total for each in tie)
        first = [each.seat for each in tie if each.total == best]
    return Category(
        name=name,
        points=points,
        villages=tuple(len(places) for places in own.values()),
        tie=tie,
        won=tuple(points // len(first) if seat in first else 0 for seat in range(position.players)),
    )


def tie_sum(position: Position, seat: Seat, places: Iterable[Hex]) -> TieSum:
    """Add up lakes next to the villages that count, each as often as it lies next to one (C-TIE-1)."""
    temples = 0
    for place in places:
        value = position.temples.get(place)
        if value == 0:
            raise RecordError("titicaca-tie-unseen", field=hex_text(place))
        temples += value or 0
    return TieSum(seat, sum(len(lakes_next(position, place)) for place in places), temples)


def score_region(position: Position, name: Hex) -> RegionScore:
    """Score a region: each terrain that occurs in it, and the lakes that touch it (C-REG-2)."""
    fields = sorted(region_fields(position, name))
    lakes = region_lakes(position, name)
    terrains = sorted(region_terrains(position, name), key=TERRAINS.index)
    categories = [
        score_category(
            position, terrain, len(fields), [place for place in fields if position.country[place] == terrain]
        )
        for terrain in terrains
    ]
    categories.append(score_category(position, "all", len(lakes), fields))
    return RegionScore(
        region=name,
        fields=tuple(fields),
        lakes=tuple(sorted(int(position.country[place]) for place in lakes)),
        categories=tuple(categories),
    )


def counted_in_ties(position: Position, regions: Iterable[RegionScore]) -> list[Hex]:
    """Return the fields with temples that count in a tie: those of tied seats in the category (C-TIE-3)."""
    return sorted(
        {
            place
            for region in regions
            for category in region.categories
            for each in category.tie
            for place in region.fields
            if place in position.temples
            and position.villages[place] == each.seat
            and category.name in {"all", position.country[place]}
        }
    )


def score(position: Position, lake: int | None) -> Scoring:
    """Work out a scoring, without changing anything: that of a lake, or the final one (None)."""
    if lake is None:
        names = region_names(position)
    else:
        place = lake_hex(position, lake)
        near = fields_next(position, place) if place is not None else set()
        names = sorted({position.regions[other] for other in near if other in position.regions})
    regions = tuple(score_region(position, name) for name in names)
    owner = position.villages
    temples = sorted(place for place in position.temples if position.regions[place] in names)
    return Scoring(
        lake=lake,
        weapons=tuple(position.stocks),
        villages=tuple(village_count(position, seat) for seat in range(position.players)),
        chains=tuple(longest_chain(position, seat) for seat in range(position.players)),
        regions=regions,
        shown=tuple(
            (place, owner[place], position.temples[place]) for place in counted_in_ties(position, regions)
        ),
        returned=() if lake is None else tuple((place, owner[place]) for place in temples),
    )


def lake_scoring(position: Position, lake: int) -> Iterator[Event]:
    """Score after lake 5 or 10: weapons, regions, temples back, and only then new weapons (C-SCO-1)."""
    scoring = score(position, lake)
    yield from credit(position, scoring)
    for _, seat, _ in scoring.shown:
        position.known.add(seat)
    for place, seat in scoring.returned:
        take_back(position, place)
        yield Event("titicaca-temple-back", {"seat": seat, "field": hex_text(place)})
    for seat, weapons in enumerate(scoring.holdings):
        position.stocks[seat] += weapons
        yield Event(
            "titicaca-new-weapons",
            {
                "seat": seat,
                "villages": scoring.villages[seat],
                "chain": scoring.chains[seat],
                "weapons": weapons,
                "stock": position.stocks[seat],
            },
        )


def final_scoring(position: Position) -> Iterator[Event]:
    """Score at the end: villages, chains, weapons and all regions (C-END-3)."""
    scoring = score(position, None)
    yield from credit(position, scoring)
    position.known = {seat for seat, hand in enumerate(position.hands) if len(hand) < len(TEMPLES)}


def credit(position: Position, scoring: Scoring) -> Iterator[Event]:
    """Add a scoring's points and tell every part of them: the parts of a seat add up to its points."""
    yield Event("titicaca-scoring", {"lake": scoring.lake or 0, "scoring": scoring.to_json()})
    if scoring.lake is None:
        yield from holdings_events(scoring)
    for seat, points in enumerate(scoring.weapons):
        if points > 0:
            yield Event("titicaca-points-weapons", {"seat": seat, "points": points})
    for place, seat, value in scoring.shown:
        yield Event("titicaca-temple-shown", {"seat": seat, "field": hex_text(place), "value": value})
    for region in scoring.regions:
        for category in region.categories:
            yield category_event(region, category)
    for seat, points in enumerate(scoring.points):
        position.scores[seat] += points
        yield Event("titicaca-points", {"seat": seat, "points": points, "score": position.scores[seat]})


def holdings_events(scoring: Scoring) -> Iterator[Event]:
    """Yield what villages and longest chains score in the end (C-END-3)."""
    for seat, points in enumerate(scoring.holdings):
        if points > 0:
            yield Event(
                "titicaca-points-villages",
                {
                    "seat": seat,
                    "villages": scoring.villages[seat],
                    "chain": scoring.chains[seat],
                    "points": points,
                },
            )


def category_event(region: RegionScore, category: Category) -> Event:
    """Return who scored for a category of a region."""
    best = max((each.total for each in category.tie), default=0)
    first = [each.seat for each in category.tie if each.total == best] or [
        category.villages.index(max(category.villages))
    ]
    return Event(
        "titicaca-category",
        {
            "region": hex_text(region.region),
            "fields": [hex_text(place) for place in region.fields],
            # Between dots: with commas they would look like coordinates.
            "numbers": " · ".join(map(str, region.lakes)),
            "count": len(region.lakes),
            "category": category.name,
            "seats": first,
            "points": category.points // len(first),
            "how": "shared" if len(first) > 1 else "tie" if category.tie else "most",
            "sum": best,
        },
    )


def take_back(position: Position, place: Hex) -> None:
    """Return a temple to its owner; with both in hand nobody knows any more which comes next."""
    seat = position.villages[place]
    hand = (*position.hands[seat], position.temples.pop(place))
    if len(hand) == len(TEMPLES):
        hand = TEMPLES
        position.known.discard(seat)
    position.hands[seat] = hand
