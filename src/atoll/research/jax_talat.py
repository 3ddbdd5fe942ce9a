"""Talat in JAX, with pgx's interface: thousands of games compiled into one program, on any accelerator.

Needs the extra ``jax``. Actions are numbered as in the engine and in the encodings; the observation is that
of ``atoll.research.encodings`` for the seat to move, as booleans. Players are seats: player 0 begins. Rewards
are those of the vector environment: 1 for the first place to -1 for the last, shared places averaged.

>>> import jax
>>> from atoll.research.jax_talat import Talat
>>> env = Talat(players=3)
>>> state = env.init(jax.random.PRNGKey(0))
>>> state.legal_action_mask.shape, int(state.legal_action_mask.sum())
((1470,), 90)
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias

from atoll.research.extra import require

require("jax", "pgx", extra="jax")

import jax  # noqa: E402 - after the check that says how to install it
import jax.numpy as jnp  # noqa: E402
import numpy as np  # noqa: E402
import pgx.core as pgx  # noqa: E402
from jax import lax  # noqa: E402
from pgx._src.struct import dataclass  # noqa: E402

__all__ = ["Boards", "State", "Talat"]

Array: TypeAlias = Any
SQUARES: Final = 25
PUTS: Final = 270
ACTIONS: Final = 1470
OFFSETS: Final = np.array([-6, -5, -4, -1, 1, 4, 5, 6], dtype=np.int32)
"""What each direction adds to a square's number: row by row, as the engine has them."""
ALL: Final = np.uint32(0x1FFFFFF)
NOT_A: Final = np.uint32(0x1EF7BDE)
NOT_E: Final = np.uint32(0x0F7BDEF)
BITS: Final = np.uint32(1) << np.arange(SQUARES, dtype=np.uint32)
DEEPEST: Final = 80
"""No search for a meeting is deeper: eighteen towers with four steps each, and the two."""

_NONE: Final = -1
COMMANDS: Final = {
    2: np.array([[0, 1, 1], [1, 0, 0]]),
    3: np.array([[0, _NONE, 1], [1, 0, _NONE], [_NONE, 1, 0]]),
}
"""By number of players: the side that each seat plays on each board (A-MOV-1, A-TWO-3)."""


class Boards(NamedTuple):
    """A position: what the engine's ``State`` holds, as arrays."""

    tower: Array
    """By board and square: 0 for none, 1 to 9 for a kind of side 0, 10 to 18 for one of side 1."""
    hand: Array
    """By colour and kind: whether it is still to be put."""
    captured: Array
    """By seat, colour and kind."""
    frozen: Array
    """By board."""
    seat: Array
    """Whose turn it is."""


@dataclass
class State(pgx.State):
    """pgx's state."""

    current_player: Array
    observation: Array
    rewards: Array
    terminated: Array
    truncated: Array
    legal_action_mask: Array
    _step_count: Array
    _x: Boards

    @property
    def env_id(self) -> str:
        """The environment's name."""
        return "atoll_talat"


class Talat(pgx.Env):
    """Talat for two or three players."""

    def __init__(self, players: int = 2) -> None:
        super().__init__()
        self.players = players
        self._commands = COMMANDS[players]

    @property
    def id(self) -> str:
        """The environment's name."""
        return "atoll_talat"

    @property
    def version(self) -> str:
        """The environment's version."""
        return "v1"

    @property
    def num_players(self) -> int:
        """How many players there are."""
        return self.players

    def _init(self, key: Array) -> State:
        del key  # nothing is left to chance
        boards = Boards(
            tower=jnp.zeros((3, SQUARES), jnp.int32),
            hand=jnp.ones((3, 9), jnp.bool_),
            captured=jnp.zeros((self.players, 3, 9), jnp.bool_),
            frozen=jnp.zeros(3, jnp.bool_),
            seat=jnp.int32(0),
        )
        return State(
            current_player=jnp.int32(0),
            observation=jnp.zeros(1380 + 29 * self.players, jnp.bool_),
            rewards=jnp.zeros(self.players, jnp.float32),
            terminated=jnp.bool_(False),
            truncated=jnp.bool_(False),
            legal_action_mask=self._puts(boards),
            _step_count=jnp.int32(0),
            _x=boards,
        )

    def _step(self, state: State, action: Array, key: Array) -> State:
        del key
        before = state._x
        is_put = action < PUTS
        boards = jax.tree.map(
            lambda put, moved: jnp.where(is_put, put, moved), _put(before, action), _move(before, action)
        )
        if self.players == 2:  # the Zihin's ninth tower is out of the game (A-TWO-1)
            boards = boards._replace(hand=boards.hand.at[2].set(boards.hand[2] & (boards.hand[2].sum() > 1)))
        putting = boards.hand.any()
        # With all towers on their lines, any two rivals can meet.
        without_rivals = ~_rival_pairs(boards.tower).any(axis=(1, 2))
        moved_on = jnp.clip((action - PUTS) // 400, 0, 2)
        now_frozen = _is_frozen(boards.tower[moved_on]) & (jnp.arange(3) == moved_on)
        frozen = jnp.where(is_put, without_rivals & ~putting, before.frozen | now_frozen)
        boards = boards._replace(frozen=frozen)
        following = (before.seat + 1) % self.players
        # With two players, who put the last tower moves first (A-TWO-2).
        first = before.seat if self.players == 2 else following
        steps = _steps(boards)
        commands = jnp.asarray(self._commands)
        any_step = steps.any(axis=(2, 3, 4))
        can_move = (any_step[commands, jnp.arange(3)] & (commands != _NONE)).any(axis=1)
        start = jnp.where(is_put, first, following)
        order = (start + jnp.arange(self.players)) % self.players
        mover = order[jnp.argmax(can_move[order])]
        ended = ~putting & ((frozen.sum() >= 2) | ~can_move.any())
        boards = boards._replace(seat=jnp.where(putting, following, mover))
        legal = jnp.where(
            putting,
            self._puts(boards),
            jnp.concatenate(
                [jnp.zeros(PUTS, jnp.bool_), _of_sides(steps, commands[boards.seat]).reshape(-1)]
            ),
        )
        after: State = state.replace(
            current_player=boards.seat,
            rewards=jnp.where(ended, self._rewards(boards), 0.0),
            terminated=ended,
            legal_action_mask=legal,
            _x=boards,
        )
        return after

    def _puts(self, boards: Boards) -> Array:
        """A-PUT-1, A-TWO-1: any kind in hand, any free square of the colour's two lines."""
        colour = boards.seat
        if self.players == 2:
            colour = jnp.where(boards.hand[2].any(), 2, colour)
        lines = jnp.stack([boards.tower[:, :5], boards.tower[:, 20:]], axis=1) == 0
        of_colour = (jnp.arange(3)[:, None] + jnp.arange(2)) % 3 == colour
        puts = lines[..., None] & of_colour[..., None, None] & boards.hand[colour]
        return jnp.concatenate([puts.reshape(-1), jnp.zeros(ACTIONS - PUTS, jnp.bool_)])

    def _rewards(self, boards: Boards) -> Array:
        """A-SCO-1, A-SCO-2, A-TWO-5: points, then the most valuable captured tower; by places."""
        sides = (boards.tower + 8) // 9  # 0 none, 1 side 0, 2 side 1
        arrived = jnp.stack([(sides[:, 20:] == 1).sum(axis=1), (sides[:, :5] == 2).sum(axis=1)], axis=1)
        lines = [
            sum(arrived[board, side] for board, side in enumerate(own) if side != _NONE)
            for own in self._commands
        ]
        best = jnp.max(boards.captured.any(axis=1) * jnp.arange(1, 10), axis=1)
        ranks = 16 * (5 * boards.captured.sum(axis=(1, 2)) + 3 * jnp.stack(lines)) + best
        ahead = jnp.sign(ranks[:, None] - ranks).sum(axis=1)
        return ahead.astype(jnp.float32) / (self.players - 1)

    def _observe(self, state: State, player_id: Array) -> Array:
        boards = state._x
        codes = jnp.arange(1, 19).reshape(2, 9)
        towers = boards.tower[:, None, None, :] == codes[None, :, :, None]
        seats = jnp.arange(self.players)
        parts = (
            towers.reshape(-1),
            boards.hand.reshape(-1),
            boards.captured.reshape(-1),
            boards.frozen,
            (seats == boards.seat) & ~state.terminated,
            seats == player_id,
        )
        return jnp.concatenate(parts)


# --- moves -----------------------------------------------------------------------------------------------


def _put(boards: Boards, action: Array) -> Boards:
    """Put a tower (A-PUT-1)."""
    action = jnp.minimum(action, PUTS - 1)
    board, side, column, kind = action // 90, action // 45 % 2, action // 9 % 5, action % 9
    return boards._replace(
        tower=boards.tower.at[board, 20 * side + column].set(1 + 9 * side + kind),
        hand=boards.hand.at[(board + side) % 3, kind].set(False),
    )


def _move(boards: Boards, action: Array) -> Boards:
    """Move a tower, and capture what stands there (A-MOV-2, A-CAP-1)."""
    action = jnp.maximum(action - PUTS, 0)
    board, origin = action // 400, action // 16 % 25
    target = jnp.clip(origin + jnp.asarray(OFFSETS)[action // 2 % 8], 0, SQUARES - 1)
    taken = boards.tower[board, target]
    colour = (board + (taken > 9)) % 3
    kind = jnp.maximum(taken - 1, 0) % 9
    return boards._replace(
        tower=boards.tower.at[board, target].set(boards.tower[board, origin]).at[board, origin].set(0),
        captured=boards.captured.at[boards.seat, colour, kind].max(taken > 0),
    )


def _steps(boards: Boards) -> Array:
    """Return the legal steps by side, board, square, direction, and move or capture."""
    grid = jnp.pad(boards.tower.reshape(3, 5, 5), ((0, 0), (1, 1), (1, 1)), constant_values=-1)
    shifts = [(row, column) for row in (0, 1, 2) for column in (0, 1, 2) if (row, column) != (1, 1)]
    targets = jnp.stack([grid[:, r : r + 5, c : c + 5] for r, c in shifts], axis=-1).reshape(3, SQUARES, 8)
    here = boards.tower[:, :, None]
    beats = _beats(here, targets) & ~boards.frozen[:, None, None]
    free = (targets == 0) & ~boards.frozen[:, None, None]
    up, beside = np.arange(8) >= 5, (np.arange(8) == 3) | (np.arange(8) == 4)
    down = ~up & ~beside
    found = []
    for side, forward in enumerate((up, down)):
        own = (here > 0) & ((here > 9) == bool(side))
        enemy = (targets > 0) & ((targets > 9) != bool(side))
        found.append(jnp.stack([own & free & forward, own & enemy & beats & (forward | beside)], axis=-1))
    return jnp.stack(found)


def _of_sides(steps: Array, sides: Array) -> Array:
    """Return the steps of who plays these sides of the boards."""
    return steps[sides, jnp.arange(3)] & (sides != _NONE)[:, None, None, None]


def _beats(one: Array, other: Array) -> Array:
    """A-CAP-2, for towers numbered as on a board; what is no tower beats nothing that matters."""
    first, second = (one - 1) % 9, (other - 1) % 9
    higher = first // 3 - second // 3
    return ((higher == 0) & (first % 3 > second % 3)) | (higher == 1) | ((first == 0) & (second == 8))


def _rival_pairs(tower: Array) -> Array:
    """Return, for boards, by square and square: a tower of side 0 and a rival of side 1."""
    one, other = tower[..., :, None], tower[..., None, :]
    there = (one > 0) & (one <= 9) & (other > 9)
    return there & (_beats(one, other) | _beats(other, one))


# --- freezing: the engine's three steps (atoll.games.talat.engine.freezing), on masks of 25 bits ------------


class _Pair(NamedTuple):
    """A node of the search: all towers of either side, the two that might meet, the next child to try."""

    up: Array
    down: Array
    first: Array
    second: Array
    child: Array


def _above(squares: Array) -> Array:
    return ((squares << 5) | ((squares & NOT_E) << 6) | ((squares & NOT_A) << 4)) & ALL


def _below(squares: Array) -> Array:
    return (squares >> 5) | ((squares & NOT_A) >> 6) | ((squares & NOT_E) >> 4)


def _beside(squares: Array) -> Array:
    return ((squares & NOT_E) << 1) | ((squares & NOT_A) >> 1)


def _reach_up(start: Array, free: Array) -> Array:
    """Flood forward over free squares; four steps lead over the whole board."""
    reached = start
    for _ in range(4):
        reached |= _above(reached) & free
    return reached


def _reach_down(start: Array, free: Array) -> Array:
    reached = start
    for _ in range(4):
        reached |= _below(reached) & free
    return reached


def _meet(ups: Array, downs: Array, free: Array) -> Array:
    """Whether towers meet if all others stand still."""
    meeting = _reach_up(ups, free)
    return ((_above(meeting) | _beside(meeting)) & _reach_down(downs, free)) != 0


def _stuck(pair: _Pair, first_way: Array, second_way: Array) -> Array:
    """Return the towers that can never move again."""

    def narrower(stuck: Array) -> Array:
        open_squares = ALL & ~stuck
        return stuck & ~(
            (pair.up & ~pair.first & _below(open_squares))
            | (pair.down & ~pair.second & _above(open_squares))
            | (pair.first & _below(first_way & ~stuck))
            | (pair.second & _above(second_way & ~stuck))
        )

    everything = pair.up | pair.down
    return lax.while_loop(
        lambda both: both[0] != both[1],
        lambda both: (narrower(both[0]), both[0]),
        (narrower(everything), everything),
    )[0]


def _narrow(pair: _Pair) -> tuple[Array, Array, Array]:
    """Return the ways on which the two may still come to meet, and the stuck towers; no ways: they cannot."""

    def again(ways: tuple[Array, Array, Array, Array]) -> tuple[Array, Array, Array, Array]:
        first, second, before, _ = ways
        stuck = _stuck(pair, first, second)
        first = _reach_up(pair.first, first & ~stuck)
        second = _reach_down(pair.second, second & ~stuck)
        first_goals = first & (_below(second) | _beside(second))
        second_goals = second & (_above(first) | _beside(first))
        possible = first_goals != 0
        first = jnp.where(possible, _reach_down(first_goals, first), 0)
        second = jnp.where(possible, _reach_up(second_goals, second), 0)
        return first, second, stuck, possible & (stuck != before)

    start = (jnp.uint32(ALL), jnp.uint32(ALL), jnp.uint32(0), jnp.bool_(True))
    first, second, stuck, _ = lax.while_loop(lambda ways: ways[3], again, start)
    return first, second, stuck


def _blockers(pair: _Pair, ways: Array, stuck: Array) -> Array:
    """Return the towers that may have to move out of the way: of the two, or of other blockers."""
    taken = (pair.up | pair.down) & ~(pair.first | pair.second)

    def more(both: tuple[Array, Array]) -> tuple[Array, Array]:
        found, ways = both
        new = taken & ways & ~found
        ways |= _reach_up(new & pair.up, ALL & ~stuck) | _reach_down(new & pair.down, ALL & ~stuck)
        return found | new, ways

    found, _ = lax.while_loop(lambda both: (taken & both[1] & ~both[0]) != 0, more, (jnp.uint32(0), ways))
    return found & ~stuck


def _children(pair: _Pair) -> tuple[Array, Array]:
    """Return the steps that may help the two to meet, as origins and targets, by square and direction."""
    first_way, second_way, stuck = _narrow(pair)
    possible = first_way != 0
    movers = jnp.where(possible, _blockers(pair, first_way | second_way, stuck), 0)
    free = ALL & ~(pair.up | pair.down)
    one = jnp.asarray(BITS)
    goes_up = (one & pair.up) != 0
    ahead = (
        jnp.stack(
            [
                jnp.where(
                    goes_up, (one & side) << jnp.uint32(5 + shift), (one & side) >> jnp.uint32(5 - shift)
                )
                for shift, side in ((-1, NOT_A), (0, ALL), (1, NOT_E))
            ],
            axis=1,
        )
        & ALL
    )
    allowed = jnp.where((one & movers) != 0, ALL, jnp.uint32(0))
    allowed = jnp.where(one == pair.first, first_way, allowed)
    allowed = jnp.where(one == pair.second, second_way, allowed)
    targets = ahead & free & allowed[:, None]
    return jnp.broadcast_to(one[:, None], targets.shape).reshape(-1), targets.reshape(-1)


def _is_frozen(tower: Array) -> Array:
    """A-FRZ-1, exactly: whether no capture can ever happen again on a board."""
    bits = jnp.asarray(BITS)
    up = jnp.where((tower > 0) & (tower <= 9), bits, 0).sum(dtype=jnp.uint32)
    down = jnp.where(tower > 9, bits, 0).sum(dtype=jnp.uint32)
    rivals = _rival_pairs(tower)
    free = ALL & ~(up | down)
    live = (rivals & _meet(bits[:, None], bits[None, :], free)).any()
    nobody = _Pair(up, down, jnp.uint32(0), jnp.uint32(0), jnp.int32(0))
    walls = _stuck(nobody, jnp.uint32(0), jnp.uint32(0))
    open_pairs = rivals & _meet(bits[:, None], bits[None, :], ALL & ~walls) & ~live
    return ~live & ~_search(up, down, open_pairs.reshape(-1))


class _Search(NamedTuple):
    pairs: Array
    """The pairs still to be looked at."""
    depth: Array
    """Of the current node; -1 between two pairs."""
    path: _Pair
    """The nodes from the pair's first position to the current one."""
    found: Array


def _search(up: Array, down: Array, pairs: Array) -> Array:
    """Whether one of these pairs can be brought to meet: a search in depth, one node per turn of the loop."""
    none = jnp.zeros(DEEPEST, jnp.uint32)
    path = _Pair(none, none, none, none, jnp.zeros(DEEPEST, jnp.int32))
    start = _Search(pairs, jnp.int32(-1), path, jnp.bool_(False))
    return lax.while_loop(
        lambda search: ~search.found & ((search.depth >= 0) | search.pairs.any()),
        lambda search: _turn(search, up, down),
        start,
    ).found


def _turn(search: _Search, up: Array, down: Array) -> _Search:
    """Begin with the next pair, or go to the next child of the current node, or back."""
    beginning = search.depth < 0
    number = jnp.argmax(search.pairs)
    bits = jnp.asarray(BITS)
    root = _Pair(up, down, bits[number // SQUARES], bits[number % SQUARES], jnp.int32(0))
    node = jax.tree.map(lambda nodes: nodes[jnp.maximum(search.depth, 0)], search.path)
    origins, targets = _children(node)
    left = (targets != 0) & (jnp.arange(targets.size) >= node.child)
    chosen = jnp.argmax(left)
    change = origins[chosen] ^ targets[chosen]
    goes_up = (origins[chosen] & node.up) != 0
    child = _Pair(
        jnp.where(goes_up, node.up ^ change, node.up),
        jnp.where(goes_up, node.down, node.down ^ change),
        jnp.where(origins[chosen] == node.first, targets[chosen], node.first),
        jnp.where(origins[chosen] == node.second, targets[chosen], node.second),
        jnp.int32(0),
    )
    deeper = beginning | left.any()
    depth = jnp.where(beginning, 0, jnp.where(left.any(), search.depth + 1, search.depth - 1))
    following = jax.tree.map(lambda begun, gone: jnp.where(beginning, begun, gone), root, child)
    noted = search.path.child.at[jnp.maximum(search.depth, 0)].set(
        jnp.where(beginning, search.path.child[0], chosen.astype(jnp.int32) + 1)
    )
    path = search.path._replace(child=noted)
    path = jax.tree.map(
        lambda nodes, new: nodes.at[depth].set(jnp.where(deeper, new, nodes[depth])), path, following
    )
    free = ALL & ~(following.up | following.down)
    return _Search(
        search.pairs & ~(beginning & (jnp.arange(search.pairs.size) == number)),
        depth,
        path,
        deeper & _meet(following.first, following.second, free),
    )
