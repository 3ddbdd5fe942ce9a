"""What can be said for a move of Titicaca: points and chains, ties that a temple decides, what a bid buys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, partial
from typing import Final, TypeAlias

from atoll.core.ideas import Idea, Reason
from atoll.core.types import Move, Seat
from atoll.games.hexes import Hex, hex_text, neighbours
from atoll.games.titicaca.material import LAKES, SCORING_LAKES, TEMPLES
from atoll.games.titicaca.notation import Bid, Join, Merge, Temple, Village, read_move
from atoll.games.titicaca.rules import Position
from atoll.games.titicaca.rules.regions import (
    fields_next,
    lake_hex,
    lakes_next,
    longest_chain,
    open_fields,
    region_fields,
    region_names,
)
from atoll.games.titicaca.rules.scoring import score_region
from atoll.games.titicaca.rules.turn import legal_joins

CHAIN_POINTS: Final = 3
"""C-END-3: for each village of the longest chain."""

LOWEST: Final = 1
"""C-BID-1: the lowest bid that takes part."""

WORTH_LOW: Final = 0.6
"""How much of a field's worth a bid must be for it to be about as much."""

MOST_POINTS: Final = 100
"""More than a region can be worth."""

FIRST_MATTERS: Final = 3
"""How many points the best field must be worth more than the next for it to matter who is first."""


class Scene:
    """A position in which a seat moves, and what each of its moves leads to.

    Of others' temples that the seat cannot know, each counts as the greatest that it may be.
    """

    def __init__(self, position: Position, seat: Seat) -> None:
        self.seat = seat
        self.position = position.copy()
        for place in self.position.temples:
            owner = position.villages[place]
            if owner != seat and owner not in position.known:
                self.position.temples[place] = TEMPLES[-1]
        self.rivals = [other for other in range(position.players) if other != seat]
        self._after: dict[Move, Position] = {}

    @cached_property
    def points(self) -> list[int]:
        """What the regions are worth to each seat as they are."""
        return points(self.position)

    def after(self, move: Move) -> Position:
        """Return the position after a village, join, merger or temple of the seat."""
        found = self._after.get(move)
        if found is None:
            found = self._after[move] = self.position.copy()
            read = read_move(move)
            match read:
                case Village():
                    found.villages[read.field] = self.seat
                    found.regions[read.field] = read.field
                    found.fresh = read.field
                case Join() if read.region is not None and found.fresh is not None:
                    _unite(found, found.fresh, read.region)
                case Merge() if read.regions is not None:
                    _unite(found, *read.regions)
                case Temple() if read.field is not None:
                    found.temples[read.field] = read.value
        return found

    @cached_property
    def worths(self) -> dict[Hex, int]:
        """What each open field is worth to the seat now: points in the regions and the longest chain."""
        return {
            field: self.village_gain(f"village {hex_text(field)}")
            + CHAIN_POINTS * self.chain_gain(f"village {hex_text(field)}")
            for field in sorted(open_fields(self.position, self.position.round))
        }

    def village_gain(self, move: Move) -> int:
        """Return what a village adds to the seat's points, with the best way to join it to a region."""
        return max(points(after)[self.seat] for after in self.joined(move)) - self.points[self.seat]

    def joined(self, move: Move) -> list[Position]:
        """Return what a village can lead to: joined to each region that may take it, and to none."""
        alone = self.after(move)
        found = [alone]
        for join in legal_joins(alone):
            assert isinstance(join, Join)
            if join.region is not None:
                other = alone.copy()
                _unite(other, _fresh(other), join.region)
                found.append(other)
        return found

    def chain_gain(self, move: Move) -> int:
        """Return by how much a village makes the seat's longest chain longer."""
        return longest_chain(self.after(move), self.seat) - longest_chain(self.position, self.seat)


def points(position: Position) -> list[int]:
    """Return what all regions are worth to each seat as they are."""
    total = [0] * position.players
    for name in region_names(position):
        for category in score_region(position, name).categories:
            total = [have + won for have, won in zip(total, category.won, strict=True)]
    return total


def _unite(position: Position, first: Hex, second: Hex) -> None:
    one, other = position.regions[first], position.regions[second]
    name = min(one, other)
    for place in region_fields(position, one) | region_fields(position, other):
        position.regions[place] = name


def _fresh(position: Position) -> Hex:
    assert position.fresh is not None
    return position.fresh


def part(hexes: Iterable[Hex]) -> tuple[str, ...]:
    """Return hexes as the view names them."""
    return tuple(map(hex_text, sorted(hexes)))


# --- bids -------------------------------------------------------------------------------------------------


def _bid(move: Move) -> int | None:
    read = read_move(move)
    return read.weapons if isinstance(read, Bid) else None


def _rounds_left(position: Position) -> int:
    """Return how many lakes come up to the next scoring, this one included."""
    end = next((lake for lake in SCORING_LAKES if lake >= position.round), LAKES)
    return max(1, end - position.round + 1)


def surely_first(scene: Scene, move: Move) -> Reason | None:
    """Recognise the lowest bid that nobody can beat."""
    bid, position = _bid(move), scene.position
    if bid is None or not any(position.stocks[rival] for rival in scene.rivals):
        return None
    order = [(_arrow(position) + step) % position.players for step in range(position.players)]
    least = max(
        position.stocks[rival] + (order.index(rival) < order.index(scene.seat)) for rival in scene.rivals
    )
    return Reason("titicaca-idea-surely-first", {"bid": bid}, _lake(scene)) if bid == least else None


def _arrow(position: Position) -> Seat:
    return position.arrow or 0


def one_is_enough(scene: Scene, move: Move) -> Reason | None:
    """Say that there is a field for everybody, so one weapon gets a village."""
    bid, position = _bid(move), scene.position
    bidders = sum(position.stocks[rival] > 0 for rival in scene.rivals) + 1
    fields = len(open_fields(position, position.round))
    if bid != 1 or fields < bidders:
        return None
    return Reason("titicaca-idea-one-is-enough", {"number": fields}, _lake(scene))


def first_matters(scene: Scene, move: Move) -> Reason | None:
    """Say that the best field is worth clearly more than the next, and the bid no more than that."""
    bid = _bid(move)
    if bid is None:
        return None
    best, *rest = [*sorted(scene.worths.values(), reverse=True), 0]
    gap = best - rest[0]
    if gap < FIRST_MATTERS or not gap / 2 <= bid <= gap:
        return None
    field = max(scene.worths, key=lambda one: scene.worths[one])
    return Reason("titicaca-idea-first-matters", {"number": gap}, part([field]))


def scarce(scene: Scene, move: Move) -> Reason | None:
    """Say that fields are fewer than players, and that the bid is the lowest that surely gets one."""
    bid, position = _bid(move), scene.position
    if bid is None:
        return None
    fields = len(open_fields(position, position.round))
    able = sorted((position.stocks[rival] for rival in scene.rivals), reverse=True)
    if fields > len(able) or able[fields - 1] == 0:
        return None
    return (
        Reason("titicaca-idea-scarce", {"number": fields}, _lake(scene))
        if bid == able[fields - 1] + 1
        else None
    )


def even_share(scene: Scene, move: Move) -> Reason | None:
    """Recognise about as much as the weapons allow for each lake before the next scoring."""
    bid, rounds = _bid(move), _rounds_left(scene.position)
    share = scene.position.stocks[scene.seat] / rounds
    if bid is None or rounds < 2 or not 0.75 * share <= bid <= 1.25 * share or bid < 2:
        return None
    return Reason("titicaca-idea-even-share", {"number": rounds}, _lake(scene))


def over_share(scene: Scene, move: Move) -> Reason | None:
    """Recognise a little more than the richest rival can spend on each lake before the next scoring."""
    bid, position = _bid(move), scene.position
    rounds = max(2, _rounds_left(position))
    stock, whose = max((position.stocks[rival], -rival) for rival in scene.rivals)
    if bid is None or bid < 2 or not stock / rounds < bid <= 1.5 * stock / rounds:
        return None
    return Reason("titicaca-idea-over-share", {"seat": -whose}, _lake(scene))


def keeps_weapons(scene: Scene, move: Move) -> Reason | None:
    """Say that the weapons that are kept score a point each after this round."""
    bid, position = _bid(move), scene.position
    if bid is None or bid > 1 or position.round not in SCORING_LAKES or position.stocks[scene.seat] < 2:
        return None
    return Reason("titicaca-idea-keeps-weapons", {"number": position.stocks[scene.seat] - bid})


def saves(scene: Scene, move: Move) -> Reason | None:
    """Say that the fields are worth about the same, so that it hardly matters who is first: a low bid."""
    bid = _bid(move)
    worths = sorted(scene.worths.values(), reverse=True)[: scene.position.players]
    if bid is None or not 1 <= bid <= 3 or len(worths) < scene.position.players:
        return None
    if worths[0] - worths[-1] >= FIRST_MATTERS:
        return None
    return Reason("titicaca-idea-saves", {}, part(scene.worths), -bid)


def passes(scene: Scene, move: Move) -> Reason | None:
    """Say that no field here is worth much, and the weapons are kept for other lakes."""
    if _bid(move) != 0 or max(scene.worths.values(), default=0) > FIRST_MATTERS:
        return None
    return Reason("titicaca-idea-passes", {}, part(scene.worths))


def worth_it(scene: Scene, move: Move) -> Reason | None:
    """Say that a field here is worth so much that the bid may exceed the even share."""
    bid, rounds = _bid(move), _rounds_left(scene.position)
    share = scene.position.stocks[scene.seat] / rounds
    best = max(scene.worths.values(), default=0)
    if (
        bid is None
        or rounds < 2
        or best < 2 * FIRST_MATTERS
        or not 1.25 * share < bid <= max(2 * share, best)
    ):
        return None
    field = max(scene.worths, key=lambda one: scene.worths[one])
    return Reason("titicaca-idea-worth-it", {"number": best}, part([field]))


def beats_one(scene: Scene, move: Move) -> Reason | None:
    """Recognise the lowest bid that goes before everybody who bids one, where the fields differ."""
    stocks = scene.position.stocks
    rich = sum(stocks[rival] > 0 for rival in scene.rivals)
    if _bid(move) != LOWEST + 1 or not rich or len(set(scene.worths.values())) < min(2, len(scene.worths)):
        return None
    return Reason("titicaca-idea-beats-one", {}, _lake(scene))


def cheap_try(scene: Scene, move: Move) -> Reason | None:
    """Say that fields are fewer than players: a low bid is taken back unless it gets a field."""
    bid = _bid(move)
    bidders = sum(scene.position.stocks[rival] > 0 for rival in scene.rivals) + 1
    if bid is None or not LOWEST <= bid <= LOWEST + 1 or not 0 < len(scene.worths) < bidders:
        return None
    return Reason("titicaca-idea-cheap-try", {}, part(scene.worths), -bid)


def about_worth(scene: Scene, move: Move) -> Reason | None:
    """Say that fields are fewer than players, and the bid is a little less than the best field is worth."""
    bid = _bid(move)
    bidders = sum(scene.position.stocks[rival] > 0 for rival in scene.rivals) + 1
    best = max(scene.worths.values(), default=0)
    if bid is None or best <= FIRST_MATTERS or len(scene.worths) >= bidders:
        return None
    if not WORTH_LOW * best <= bid <= best:
        return None
    field = max(scene.worths, key=lambda one: scene.worths[one])
    return Reason("titicaca-idea-about-worth", {"number": best}, part([field]))


def outbids_poor(scene: Scene, move: Move) -> Reason | None:
    """Recognise the lowest bid that some rivals cannot outbid any more, though others can."""
    bid, stocks = _bid(move), scene.position.stocks
    poor = [rival for rival in scene.rivals if 0 < stocks[rival] < (bid or 0)]
    if bid is None or not poor or len(poor) == len(scene.rivals) or bid != max(stocks[r] for r in poor) + 1:
        return None
    return Reason("titicaca-idea-outbids-poor", {"seats": [*poor]}, _lake(scene), len(poor))


def _lake(scene: Scene) -> tuple[str, ...]:
    place = lake_hex(scene.position, scene.position.round)
    return () if place is None else part([place])


# --- villages ---------------------------------------------------------------------------------------------


def _field(move: Move) -> Hex | None:
    read = read_move(move)
    return read.field if isinstance(read, Village) else None


def village_points(scene: Scene, move: Move) -> Reason | None:
    """Say that the village is worth points in the regions, with the best way to join it."""
    field = _field(move)
    if field is None:
        return None
    gain = scene.village_gain(move)
    return Reason("titicaca-idea-village", {"number": gain}, part([field]), gain) if gain > 0 else None


def chain(scene: Scene, move: Move) -> Reason | None:
    """Say that the longest chain grows."""
    field = _field(move)
    gain = scene.chain_gain(move) if field is not None else 0
    if field is None or gain <= 0:
        return None
    length = longest_chain(scene.after(move), scene.seat)
    return Reason("titicaca-idea-chain", {"number": length}, part(_group(scene.after(move), field)), gain)


def _group(position: Position, start: Hex) -> set[Hex]:
    """Return the connected villages of the owner of a field."""
    owner, found, fresh = position.villages[start], {start}, [start]
    while fresh:
        for near in neighbours(fresh.pop()):
            if near not in found and position.villages.get(near) == owner:
                found.add(near)
                fresh.append(near)
    return found


def blocks_chain(scene: Scene, move: Move) -> Reason | None:
    """Say that a rival's longest chain could have grown over this field."""
    field = _field(move)
    if field is None:
        return None
    most, whose = 0, None
    for rival in scene.rivals:
        theirs = scene.position.copy()
        theirs.villages[field] = rival
        length = longest_chain(theirs, rival)
        if length > max(1, most, longest_chain(scene.position, rival)):
            most, whose = length, rival
    if whose is None:
        return None
    return Reason("titicaca-idea-blocks-chain", {"seat": whose, "number": most}, part([field]), most)


def village_costs(scene: Scene, move: Move) -> Reason | None:
    """Say that a rival can lose points in the regions by this village."""
    field = _field(move)
    if field is None:
        return None
    most, whose = 0, None
    for after in scene.joined(move):
        scored = points(after)
        for rival in scene.rivals:
            if scene.points[rival] - scored[rival] > most:
                most, whose = scene.points[rival] - scored[rival], rival
    if whose is None:
        return None
    return Reason("titicaca-idea-village-costs", {"seat": whose, "number": most}, part([field]), most)


def lakes(scene: Scene, move: Move) -> Reason | None:
    """Say that the field touches several lakes, which count in the region and decide ties."""
    field = _field(move)
    number = 0 if field is None else len(lakes_next(scene.position, field))
    if field is None or number < 2:
        return None
    about = part([field, *lakes_next(scene.position, field)])
    return Reason("titicaca-idea-lakes", {"number": number}, about, number)


def scored_soon(scene: Scene, move: Move) -> Reason | None:
    """Say that the field lies at the lake after which the next scoring comes."""
    field = _field(move)
    soon = next((lake for lake in SCORING_LAKES if lake > scene.position.round), None)
    place = None if soon is None else lake_hex(scene.position, soon)
    if field is None or place is None or field not in fields_next(scene.position, place):
        return None
    return Reason("titicaca-idea-scored-soon", {"lake": str(soon)}, part([field, place]))


def room_to_grow(scene: Scene, move: Move) -> Reason | None:
    """Say that empty fields beside it lie at lakes that are still to come: the chain can grow there."""
    field = _field(move)
    if field is None:
        return None
    position = scene.position
    room = {
        near
        for near in fields_next(position, field)
        if near not in position.villages
        and any(int(position.country[lake]) > position.round for lake in lakes_next(position, near))
    }
    if not room:
        return None
    return Reason("titicaca-idea-room", {"number": len(room)}, part([field, *room]), len(room))


# --- regions and temples ----------------------------------------------------------------------------------


def region_points(scene: Scene, move: Move) -> Reason | None:
    """Say that joining or merging gives the seat points."""
    after = _regions_after(scene, move)
    gain = 0 if after is None else points(after)[scene.seat] - scene.points[scene.seat]
    if gain <= 0:
        return None
    return Reason("titicaca-idea-region", {"number": gain}, _touched(scene, move), gain)


def region_costs(scene: Scene, move: Move) -> Reason | None:
    """Say that joining or merging costs a rival points."""
    after = _regions_after(scene, move)
    if after is None:
        return None
    scored = points(after)
    number, whose = max((scene.points[rival] - scored[rival], -rival) for rival in scene.rivals)
    if number <= 0:
        return None
    about = {"seat": -whose, "number": number}
    return Reason("titicaca-idea-region-costs", about, _touched(scene, move), number)


def _regions_after(scene: Scene, move: Move) -> Position | None:
    read = read_move(move)
    if isinstance(read, Join) and read.region is not None:
        return scene.after(move)
    if isinstance(read, Merge) and read.regions is not None:
        return scene.after(move)
    return None


def _touched(scene: Scene, move: Move) -> tuple[str, ...]:
    read = read_move(move)
    names: list[Hex] = []
    if isinstance(read, Join) and read.region is not None:
        names = [_fresh(scene.position), read.region]
    elif isinstance(read, Merge) and read.regions is not None:
        names = [*read.regions]
    position = scene.position
    return part({place for name in names for place in region_fields(position, position.regions[name])})


def stays_apart(scene: Scene, move: Move) -> Reason | None:
    """Say that every way to join or merge would help a rival more than the seat."""
    read = read_move(move)
    if not (isinstance(read, Join) and read.region is None) and not (
        isinstance(read, Merge) and read.regions is None
    ):
        return None
    others = [other for other in scene.position.legal_moves_for(scene.seat) if other != move]
    best = max(_swing(scene, scene.after(other)) for other in others)
    if best >= 0:
        return None
    kind = "join" if isinstance(read, Join) else "merge"
    return Reason("titicaca-idea-stays-apart", {"step": kind, "number": -best})


def _swing(scene: Scene, after: Position) -> int:
    """Return what the seat gains by a change, less what the rivals who gain most by it do."""
    gains = [now - before for now, before in zip(points(after), scene.points, strict=True)]
    return gains[scene.seat] - max(gains[rival] for rival in scene.rivals)


def no_gain(scene: Scene, move: Move) -> Reason | None:
    """Say that no way to join or merge gains the seat anything."""
    read = read_move(move)
    if not (isinstance(read, Join) and read.region is None) and not (
        isinstance(read, Merge) and read.regions is None
    ):
        return None
    others = [other for other in scene.position.legal_moves_for(scene.seat) if other != move]
    if any(points(scene.after(other))[scene.seat] > scene.points[scene.seat] for other in others):
        return None
    return Reason("titicaca-idea-no-gain", {"step": "join" if isinstance(read, Join) else "merge"})


def leads_region(scene: Scene, move: Move) -> Reason | None:
    """Say that nobody has more villages than the seat in the region that arises, and what it is worth."""
    after, read = _regions_after(scene, move), read_move(move)
    if after is None:
        return None
    place = _fresh(scene.position) if isinstance(read, Join) else _named(read)
    region = score_region(after, after.regions[place])
    whole = next(category for category in region.categories if category.name == "all")
    own = whole.villages[scene.seat]
    if not own or any(whole.villages[rival] > own for rival in scene.rivals):
        return None
    worth = sum(category.points for category in region.categories)
    extent = own * MOST_POINTS + worth
    return Reason("titicaca-idea-leads-region", {"points": worth}, _touched(scene, move), extent)


def _named(read: object) -> Hex:
    assert isinstance(read, Merge)
    assert read.regions is not None
    return read.regions[0]


def decides_tie(scene: Scene, move: Move) -> Reason | None:
    """Say that the temple decides a tie for the seat."""
    read = read_move(move)
    if not isinstance(read, Temple) or read.field is None:
        return None
    gain = points(scene.after(move))[scene.seat] - scene.points[scene.seat]
    return Reason("titicaca-idea-tie", {"number": gain}, part([read.field]), gain) if gain > 0 else None


def guards_tie(scene: Scene, move: Move) -> Reason | None:
    """Say that the temple keeps a tie won, also against another temple of each rival."""
    read = read_move(move)
    if not isinstance(read, Temple) or read.field is None:
        return None
    gain = _guarded(scene.after(move), scene.seat) - _guarded(scene.position, scene.seat)
    return (
        Reason("titicaca-idea-guards-tie", {"number": gain}, part([read.field]), gain) if gain > 0 else None
    )


def _guarded(position: Position, seat: Seat) -> int:
    """Return the points that a seat has in ties even if a rival who holds a temple adds it."""
    total = 0
    for name in region_names(position):
        for category in score_region(position, name).categories:
            sums = {each.seat: each.total for each in category.tie}
            if seat in sums and all(
                sums[seat] > other + (max(TEMPLES) if position.hands[rival] else 0)
                for rival, other in sums.items()
                if rival != seat
            ):
                total += category.points
    return total


def prepares_tie(scene: Scene, move: Move) -> Reason | None:
    """Say that the temple counts in contests that are close, and would decide them if they came to a tie."""
    read = read_move(move)
    if not isinstance(read, Temple) or read.field is None:
        return None
    position = scene.position
    worth = 0
    for category in score_region(position, position.regions[read.field]).categories:
        if category.name not in {"all", position.country[read.field]}:
            continue
        best = max(category.villages[rival] for rival in scene.rivals)
        if best and abs(category.villages[scene.seat] - best) <= 1:
            worth += category.points
    return Reason("titicaca-idea-close", {"number": worth}, part([read.field]), worth) if worth else None


def greater_temple(scene: Scene, move: Move) -> Reason | None:
    """Say that the greater temple also outdoes a small one, in a region that rivals are in or can reach."""
    read = read_move(move)
    if not isinstance(read, Temple) or read.field is None or read.value != max(TEMPLES):
        return None
    number = _contest(scene, read.field)
    if not number or len(scene.position.hands[scene.seat]) < len(TEMPLES):
        return None
    return Reason("titicaca-idea-greater-temple", {}, part([read.field]), number)


def smaller_temple(scene: Scene, move: Move) -> Reason | None:
    """Say that the smaller temple is put in a region that rivals can reach, and the greater one is kept."""
    read = read_move(move)
    if not isinstance(read, Temple) or read.field is None or read.value != min(TEMPLES):
        return None
    number = _contest(scene, read.field)
    if not number or len(scene.position.hands[scene.seat]) < len(TEMPLES):
        return None
    return Reason("titicaca-idea-smaller-temple", {}, part([read.field]), number)


def temple_waits(scene: Scene, move: Move) -> Reason | None:
    """Say that rivals can still come into the region, where the temple would then decide a tie."""
    read = read_move(move)
    if not isinstance(read, Temple) or read.field is None:
        return None
    number = len(_ways_in(scene.position, read.field))
    if not number:
        return None
    about = {"number": number}
    return Reason("titicaca-idea-temple-waits", about, part([read.field]), number + read.value / 10)


def _ways_in(position: Position, field: Hex) -> set[Hex]:
    """Return the empty fields beside a region at lakes that are still to come."""
    return {
        near
        for place in region_fields(position, position.regions[field])
        for near in fields_next(position, place)
        if near not in position.villages
        and any(int(position.country[lake]) > position.round for lake in lakes_next(position, near))
    }


def _contest(scene: Scene, field: Hex) -> int:
    """Return how many fields of a region are rivals', or empty and beside it."""
    position = scene.position
    own = region_fields(position, position.regions[field])
    return sum(position.villages[one] != scene.seat for one in own) + len(_ways_in(position, field))


def keeps_temple(scene: Scene, move: Move) -> Reason | None:
    """Say that no temple would decide anything yet, so it stays in the hand."""
    read = read_move(move)
    if not isinstance(read, Temple) or read.field is not None:
        return None
    others = [other for other in scene.position.legal_moves_for(scene.seat) if other != move]
    if any(decides_tie(scene, other) or guards_tie(scene, other) for other in others):
        return None
    return Reason("titicaca-idea-keeps-temple")


Test: TypeAlias = Callable[[Scene, Move], Reason | None]

IDEAS: Final[tuple[Test, ...]] = (
    surely_first,
    first_matters,
    scarce,
    keeps_weapons,
    one_is_enough,
    saves,
    worth_it,
    even_share,
    about_worth,
    over_share,
    outbids_poor,
    cheap_try,
    beats_one,
    passes,
    village_points,
    chain,
    village_costs,
    blocks_chain,
    scored_soon,
    lakes,
    room_to_grow,
    region_points,
    region_costs,
    stays_apart,
    leads_region,
    no_gain,
    decides_tie,
    guards_tie,
    prepares_tie,
    greater_temple,
    smaller_temple,
    temple_waits,
    keeps_temple,
)
"""All ideas, the most telling first."""


def ideas(position: Position, seat: Seat) -> Sequence[Idea]:
    """Return the ideas as tests of a seat's legal moves."""
    scene = Scene(position, seat)
    return [partial(test, scene) for test in IDEAS]
