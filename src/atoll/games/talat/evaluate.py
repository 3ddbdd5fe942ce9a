"""What search knows about Talat: points, towers under way, and who threatens whom."""

import cython
from cython.cimports.atoll.core.bits import ctz, popcount, u64
from cython.cimports.atoll.core.engine import OVER
from cython.cimports.atoll.core.engine import Engine as CoreEngine
from cython.cimports.atoll.core.evaluator import FORCING, MOST_PATTERNS, TO_THE_END, values_of_scores
from cython.cimports.atoll.core.evaluator import Evaluator as CoreEvaluator
from cython.cimports.atoll.games.talat.contact import CAPTURED, LINES, side_worth
from cython.cimports.atoll.games.talat.engine.freezing import BEATS, SPREAD
from cython.cimports.atoll.games.talat.engine.masks import ALL, ahead, beside, mask
from cython.cimports.atoll.games.talat.engine.position import PUTS, Engine, State
from cython.cimports.atoll.games.talat.fights import MOST_LEAD, SUMS, Network, judge, look_at_board
from cython.cimports.atoll.games.talat.fights import VERSION as NETWORK_VERSION
from cython.cimports.atoll.games.talat.patterns import (
    POSITIONS,
    STEPS,
    VERSION,
    put_patterns,
    rest_patterns,
    side_patterns,
    step_patterns,
)
from cython.cimports.atoll.games.talat.playouts import play_out, put_anywhere
from cython.cimports.libc.math import exp
from cython.cimports.libc.stdlib import calloc, free, malloc
from cython.cimports.libc.string import memcpy

from atoll.core.weights import packaged_weights
from atoll.games.talat.contact import NAMES as CONTACT_NAMES
from atoll.games.talat.fights import packaged_network, quantised

# The weights, in the order of NAMES.
ROW = cython.declare(cython.int, 0)  # points of a tower on a live board by the rows it has gone, 0 to 3
FIRST_THREAT = cython.declare(cython.int, 4)  # who is to move captures
OTHER_THREAT = cython.declare(cython.int, 5)  # the others may flee
TURN = cython.declare(cython.int, 6)  # to be on turn
SCALE = cython.declare(cython.int, 7)  # the lead in points that wins 73 games of 100
EAGER = cython.declare(cython.int, 8)  # how many times in 8 a playout captures when it can
CAUTION = cython.declare(cython.int, 9)  # and so often they look for another move when one would be captured
NAMES = (
    *("row-0", "row-1", "row-2", "row-3", "first-threat", "other-threat", "turn", "scale"),
    *("eager", "caution"),
)
LAST_PUTS = cython.declare(cython.int, 8)  # towers that alpha-beta puts: 30,000 nodes see to the last


@cython.cclass
class Evaluator(CoreEvaluator):
    """Talat's evaluation."""

    def __cinit__(self):
        self.names = NAMES
        self.set_weights(packaged_weights("atoll.games.talat"))
        self.set_contact(packaged_weights("atoll.games.talat", "contact.txt"))
        self.horizon = -1
        self.guided = True
        self.margin = 0.6
        self.prior_temperature = 0.05
        self.exploration = 0.05
        self.prior_weight = 1.2
        self.expand_after = 6
        self.deep_after = 4000
        self.patterns, self.value_patterns, self.move_patterns = VERSION, POSITIONS, STEPS
        self.set_network(packaged_network())

    def levels(self) -> tuple:
        """Return the levels; the first looks one move ahead, the last thinks for about two seconds."""
        return (
            *((1, 0.02, True), (4, 1.5, True), (36, 0.28, True), (100, 0.25, True)),
            *((170, 0.25, True), (350, 0.1, True), (1200, 0.0, True), (250000, 0.0, True)),
        )

    def fill_values(self, engine: CoreEngine, values: cython.p_double):
        """Compare what the seats may still get; between two by the network, once all towers stand."""
        if self.stands_by_network(cython.cast(Engine, engine)):
            values[0] = 1 / (1 + exp(-0.001 * self.network_score(cython.cast(Engine, engine), 0)))
            values[1] = 1 - values[0]
        else:
            self.fill_values_at_first_sight(engine, values)

    def fill_values_at_first_sight(self, engine: CoreEngine, values: cython.p_double):
        """Compare what the seats have and may still get."""
        scores = cython.declare(cython.double[5])
        seat: cython.int
        for seat in range(engine.players):
            scores[seat] = prospects(cython.cast(Engine, engine), seat, self.weight)
        values_of_scores(engine.players, scores, self.weight[SCALE], values)

    def stands_by_network(self, game: Engine) -> cython.bint:
        """Whether all towers stand, and the network judges them."""
        return self.by_network(game) and game.state.turn != OVER and not game.putting()

    def by_network(self, game: Engine) -> cython.bint:
        """Whether the network judges the game: between two, on boards of the usual size."""
        return self.network != cython.NULL and game.players == 2 and game.squares == ALL

    def calculable(self) -> bool:
        """Return True: nothing is hidden, and nothing is left to chance."""
        return True

    def search(self, engine: CoreEngine) -> str:
        """Calculate with two players, once all towers stand; with the network from a few towers before."""
        game: Engine = cython.cast(Engine, engine)
        hand: cython.pointer[cython.ushort] = game.state.hand
        left: cython.int = popcount(hand[0]) + popcount(hand[1]) + popcount(hand[2])
        last: cython.int = LAST_PUTS if self.by_network(game) else 0
        return "alphabeta" if engine.players == 2 and left <= last else "tree"

    def score(self, engine: CoreEngine, seat: cython.int) -> cython.int:
        """Return the lead over the best of the others, by what all towers are worth (``contact``)."""
        other: cython.int
        best: cython.int = -(1 << 30)
        if self.worths == cython.NULL:
            self.worths = cython.cast(cython.pointer[Worth], calloc(WORTHS, cython.sizeof(Worth)))
        if engine.players == 2:
            if self.by_network(cython.cast(Engine, engine)):
                return self.network_score(cython.cast(Engine, engine), seat)
            return self.duel(cython.cast(Engine, engine), seat)
        for other in range(engine.players):
            if other != seat:
                best = max(best, self.seat_worth(cython.cast(Engine, engine), other))
        return self.seat_worth(cython.cast(Engine, engine), seat) - best

    def duel(self, game: Engine, seat: cython.int) -> cython.int:
        """Return the lead of one of two players, who face each other on every board."""
        number: cython.int
        total: cython.int = 0
        lines: cython.int = 0
        other_lines: cython.int = 0
        for number in range(3):
            board: cython.int = game.arms[seat][number].board
            side: cython.int = game.arms[seat][number].side
            lines += popcount(game.state.own[board][side] & game.lines[1 - side])
            other_lines += popcount(game.state.own[board][1 - side] & game.lines[side])
            if not (game.state.frozen >> board) & 1:
                known: cython.pointer[Worth] = self.board_worth(
                    game, board, side if game.state.turn == seat else 1 - side
                )
                total += known.side[side] - known.side[1 - side]
        return total + self.points_worth(game, seat, lines) - self.points_worth(game, 1 - seat, other_lines)

    def network_score(self, game: Engine, seat: cython.int) -> cython.int:
        """Return the same by the network; boards that were met lately are not looked at again."""
        sums = cython.declare(cython.short[SUMS])
        network: cython.pointer[Network] = self.network
        state: cython.pointer[State] = cython.address(game.state)
        mover: cython.int = state.turn
        number: cython.int
        i: cython.int
        lead: cython.int = 5 * (popcount(state.captured[mover]) - popcount(state.captured[1 - mover]))
        row: cython.p_short
        if self.fights == cython.NULL:
            self.fights = cython.cast(cython.pointer[Fight], calloc(WORTHS, cython.sizeof(Fight)))
        row = network.best[1 + better_captured(state.captured[mover], state.captured[1 - mover])]
        memcpy(sums, row, cython.sizeof(sums))
        for number in range(3):
            board: cython.int = game.arms[mover][number].board
            side: cython.int = game.arms[mover][number].side
            own: mask = state.own[board][side]
            enemy: mask = state.own[board][1 - side]
            lead += 3 * (popcount(own & game.lines[1 - side]) - popcount(enemy & game.lines[side]))
            if (state.frozen >> board) & 1:
                continue
            key: u64 = (state.tower_keys[board] ^ side) + 1
            known: cython.pointer[Fight] = self.fights + ((key * SPREAD) >> 50)
            if known.key != key:
                known.key = key
                look_at_board(network, side, own, enemy, state.kind[board], known.sums)
            for i in range(SUMS):
                sums[i] += known.sums[i]
        row = network.lead[state.frozen != 0][min(max(lead, -MOST_LEAD), MOST_LEAD) + MOST_LEAD]
        for i in range(SUMS):
            sums[i] += row[i]
        i = judge(network, sums)
        return i if mover == seat else -i

    def seat_worth(self, game: Engine, seat: cython.int) -> cython.int:
        """Return what a seat's towers are worth, captured ones included."""
        number: cython.int
        total: cython.int = 0
        lines: cython.int = 0
        for number in range(game.arm_count):
            board: cython.int = game.arms[seat][number].board
            side: cython.int = game.arms[seat][number].side
            lines += popcount(game.state.own[board][side] & game.lines[1 - side])
            if (game.state.frozen >> board) & 1:
                continue
            # Which side of the board moves: neither, if a third player does.
            moving: cython.int = 2
            each: cython.int
            for each in range(game.arm_count):
                if game.arms[game.state.turn][each].board == board:
                    moving = game.arms[game.state.turn][each].side
            total += self.board_worth(game, board, moving).side[side]
        return total + self.points_worth(game, seat, lines)

    def board_worth(self, game: Engine, board: cython.int, moving: cython.int) -> cython.pointer[Worth]:
        """Return what a live board is worth to its sides; boards met lately are not looked at again."""
        each: cython.int
        key: u64 = (game.state.tower_keys[board] ^ moving) + 1
        known: cython.pointer[Worth] = self.worths + ((key * SPREAD) >> 50)
        if known.key != key:
            known.key = key
            for each in range(2):
                known.side[each] = cython.cast(
                    cython.int,
                    1000
                    * side_worth(
                        each,
                        game.state.own[board][each],
                        game.state.own[board][1 - each],
                        game.state.kind[board],
                        moving == each,
                        self.contact,
                    ),
                )
        return known

    def points_worth(self, game: Engine, seat: cython.int, lines: cython.int) -> cython.int:
        """Return what a seat's captured towers and those on the far lines are worth."""
        late: cython.int = game.state.frozen != 0
        return cython.cast(
            cython.int,
            1000
            * (
                self.contact[CAPTURED + late] * popcount(game.state.captured[seat])
                + self.contact[LINES + late] * lines
            ),
        )

    def set_weights(self, weights: dict) -> None:
        """Replace the weights; those of ``contact`` also take the place of the network.

        Raise ValueError if others are named.
        """
        if set(weights) == set(CONTACT_NAMES):
            self.set_contact(weights)
            self.set_network(b"")
        else:
            CoreEvaluator.set_weights(self, weights)

    def set_contact(self, weights: dict) -> None:
        """Replace the weights of ``contact`` before a search. Raise ValueError if others are named."""
        if set(weights) != set(CONTACT_NAMES):
            raise ValueError("contact has other weights")
        for i, name in enumerate(CONTACT_NAMES):
            self.contact[i] = weights[name]
        free(self.worths)
        self.worths = cython.NULL

    def set_network(self, weights: bytes) -> None:
        """Judge positions of two by a network (``fights``), or by ``contact`` if it is empty.

        Raise ValueError if it is none.
        """
        free(self.fights)
        free(self.network)
        self.fights, self.network = cython.NULL, cython.NULL
        if weights:
            found = quantised(weights)
            assert len(found) == cython.sizeof(Network)
            self.network = cython.cast(cython.pointer[Network], malloc(cython.sizeof(Network)))
            if self.network == cython.NULL:
                raise MemoryError
            memcpy(self.network, cython.cast(cython.p_char, found), cython.sizeof(Network))

    def take_network(self, version: int, weights: bytes) -> bool:
        """Use a network (``fights``) for positions of two, and return whether it is one. Raise ValueError."""
        if (version, len(weights)) != (NETWORK_VERSION, 4 * (cython.sizeof(Network) // 2)):
            return False
        self.set_network(weights)
        return True

    def drop_network(self) -> None:
        """Judge positions of two by ``contact``, and play them out to the end."""
        self.set_network(b"")

    def keep_network_for(self, players: int) -> bool:
        """Return whether the network judges games of so many: only of two; more never ask it."""
        return players == 2

    def lead(self, engine: CoreEngine, seat: int) -> int:
        """Return the score of a position that is not over, for a seat."""
        return self.score(engine, seat)

    def __dealloc__(self):
        free(self.worths)
        free(self.scores)
        free(self.fights)
        free(self.network)

    def fill_patterns(
        self, engine: CoreEngine, seat: cython.int, found: cython.p_int, amounts: cython.p_float
    ) -> cython.int:
        """Write the patterns of a seat's towers on live boards, and its points."""
        return seat_patterns(cython.cast(Engine, engine), seat, found, amounts)

    def fill_move_patterns(
        self,
        engine: CoreEngine,
        seat: cython.int,
        actions: cython.p_const_int,
        count: cython.int,
        found: cython.p_int,
        ends: cython.p_int,
    ) -> cython.int:
        """Write the patterns of moves, captures and of putting towers."""
        n: cython.int = 0
        i: cython.int
        for i in range(count):
            if actions[i] < PUTS:
                n += put_patterns(cython.cast(Engine, engine), actions[i], found + n)
            else:
                n += step_patterns(cython.cast(Engine, engine), actions[i], found + n)
            ends[i] = n
        return n

    def pattern_score(
        self, engine: CoreEngine, seat: cython.int, weights: cython.pointer[cython.const[cython.float]]
    ) -> cython.double:
        """Return the sum of the weights of a seat's patterns."""
        return self.seat_score(cython.cast(Engine, engine), seat, weights)

    def seat_score(
        self, game: Engine, seat: cython.int, weights: cython.pointer[cython.const[cython.float]]
    ) -> cython.double:
        """Return the same; boards that were met lately are not looked at again."""
        found = cython.declare(cython.int[MOST_PATTERNS])
        amounts = cython.declare(cython.float[MOST_PATTERNS])
        total: cython.double = 0
        i: cython.int
        each: cython.int
        number: cython.int
        if self.scores == cython.NULL or self.learnt != weights:
            free(self.scores)
            self.scores = cython.cast(cython.pointer[Score], calloc(WORTHS, cython.sizeof(Score)))
            self.learnt = weights
        for i in range(rest_patterns(game, seat, found, amounts)):
            total += weights[found[i]] * amounts[i]
        for number in range(game.arm_count):
            board: cython.int = game.arms[seat][number].board
            side: cython.int = game.arms[seat][number].side
            if (game.state.frozen >> board) & 1:
                continue
            # Which side of the board moves: neither, if a third player does.
            moving: cython.int = 2
            for each in range(game.arm_count):
                if game.arms[game.state.turn][each].board == board:
                    moving = game.arms[game.state.turn][each].side
            key: u64 = (game.state.tower_keys[board] ^ moving) + 1
            known: cython.pointer[Score] = self.scores + ((key * SPREAD) >> 50)
            if known.key != key:
                known.key = key
                for each in range(2):
                    known.side[each] = 0
                    for i in range(
                        side_patterns(
                            each,
                            game.state.own[board][each],
                            game.state.own[board][1 - each],
                            game.state.kind[board],
                            moving == each,
                            found,
                        )
                    ):
                        known.side[each] += weights[found[i]]
            total += known.side[side]
        return total

    def fill_forcing(self, engine: CoreEngine, seat: cython.int, actions: cython.p_int) -> cython.int:
        """Write the captures."""
        if cython.cast(Engine, engine).putting():
            return 0
        return cython.cast(Engine, engine).fill_captures(seat, actions)

    def fill_order(
        self,
        engine: CoreEngine,
        seat: cython.int,
        actions: cython.p_const_int,
        count: cython.int,
        keys: cython.p_int,
    ):
        """Try captures first."""
        i: cython.int
        for i in range(count):
            keys[i] = FORCING if actions[i] >= PUTS and actions[i] & 1 else 0

    def do_playout(
        self, engine: CoreEngine, rng: cython.pointer[u64], scratch: cython.p_int, limit: cython.int
    ) -> cython.int:
        """Play random moves that prefer captures and shun being captured.

        Where the network judges, towers are put anywhere, and usually no more is played once all stand.
        """
        judged: cython.bint = self.by_network(cython.cast(Engine, engine)) and limit != TO_THE_END
        if judged and cython.cast(Engine, engine).putting():
            return put_anywhere(cython.cast(Engine, engine), rng, limit)
        return play_out(
            cython.cast(Engine, engine),
            cython.cast(cython.int, self.weight[EAGER]),
            cython.cast(cython.int, self.weight[CAUTION]),
            rng,
            limit,
        )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def better_captured(own: cython.uint, other: cython.uint) -> cython.int:
    """Return 1, 0 or -1: whether the best captured tower is worth more than another's."""
    own = own >> 18 | (own >> 9 | own) & 0x1FF
    other = other >> 18 | (other >> 9 | other) & 0x1FF
    # The highest bit decides: it is in only one of the two exactly if they differ by more than they share.
    if own > other:
        return (own ^ other) > other
    return -((own ^ other) > own) if other > own else 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def seat_patterns(game: Engine, seat: cython.int, found: cython.p_int, amounts: cython.p_float) -> cython.int:
    """Write the patterns of a seat, and how much of each; return their number."""
    n: cython.int = rest_patterns(game, seat, found, amounts)
    first: cython.int = n
    i: cython.int
    for i in range(game.arm_count):
        board: cython.int = game.arms[seat][i].board
        side: cython.int = game.arms[seat][i].side
        if not (game.state.frozen >> board) & 1:
            n += side_patterns(
                side,
                game.state.own[board][side],
                game.state.own[board][1 - side],
                game.state.kind[board],
                game.state.turn == seat,
                found + n,
            )
    for i in range(first, n):
        amounts[i] = 1
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def prospects(game: Engine, seat: cython.int, weight: cython.p_double) -> cython.double:
    """Return a seat's points, and what its towers under way and its threats promise."""
    number: cython.int
    total: cython.double = game.points(seat)
    threats: cython.int = 0
    for number in range(game.arm_count):
        board: cython.int = game.arms[seat][number].board
        side: cython.int = game.arms[seat][number].side
        if (game.state.frozen >> board) & 1:
            continue
        own: mask = game.state.own[board][side]
        enemy: mask = game.state.own[board][1 - side]
        reached: mask = 0
        while own:
            one: mask = own & -own
            own ^= one
            square: cython.int = ctz(one)
            row: cython.int = 4 - square // 5 if side else square // 5
            if row < 4:
                total += weight[ROW + row]
            to: mask = (ahead(side, one) | beside(one)) & enemy & ~reached
            while to:
                if (BEATS[game.state.kind[board][square]] >> game.state.kind[board][ctz(to)]) & 1:
                    reached |= to & -to
                to &= to - 1
        threats += popcount(reached)
    if game.state.turn == seat:
        total += weight[TURN]
    if threats:
        total += weight[OTHER_THREAT] * threats
        if game.state.turn == seat:
            total += weight[FIRST_THREAT] - weight[OTHER_THREAT]
    return total
