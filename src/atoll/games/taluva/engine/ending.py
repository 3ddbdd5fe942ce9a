"""Elimination, the end, and the places (T-ELI, T-END, T-PLACE, T-RANK, T-TEAM)."""

import cython


def finishes_early(
    state: cython.pointer[cython.const[State]],
    conditions: cython.pointer[cython.const[Conditions]],
    seat: cython.int,
) -> cython.bint:
    """T-END-1, T-SHIP-7: all pieces of two kinds. T-TEAM-1: two kinds of one partner, one of the other."""
    own: cython.int = _kinds_complete(state, conditions, seat)
    other: cython.int
    if not conditions.teams:
        return own >= 2
    other = _kinds_complete(state, conditions, (seat + 2) & 3)
    return own >= 1 and other >= 1 and own + other >= 3


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _kinds_complete(
    state: cython.pointer[cython.const[State]],
    conditions: cython.pointer[cython.const[Conditions]],
    seat: cython.int,
) -> cython.int:
    """Count the kinds of which a seat has put all pieces; covered huts count (T-END-1)."""
    kind: cython.int
    number: cython.int = 0
    for kind in range(KINDS):
        number += conditions.stock[kind] > 0 and state.put[seat][kind] == conditions.stock[kind]
    return number


def finish(state: cython.pointer[State], conditions: cython.pointer[cython.const[Conditions]]) -> cython.bint:
    """End early, for all or, with ranking, for the player on turn (T-END-1, T-RANK-1).

    Return whether the game is over; if not, the next turn is still to begin.
    """
    if not conditions.ranking:
        _end_with_winners(state, conditions, REASON_EARLY, state.turn)
        return True
    state.places[state.turn] = _best_open_place(state, conditions)
    state.gone |= 1 << state.turn
    return _end_if_one_is_left(state, conditions, REASON_EARLY)


def drop_out(
    state: cython.pointer[State], conditions: cython.pointer[cython.const[Conditions]]
) -> cython.bint:
    """T-ELI-1: the player on turn cannot build and is out.

    Return whether the game is over; if not, the next turn is still to begin.
    """
    seat: cython.int
    worst: cython.int = conditions.players
    if conditions.ranking:
        for seat in range(conditions.players):
            worst -= (state.eliminated >> seat) & 1
        state.places[state.turn] = worst
    state.eliminated |= 1 << state.turn
    state.gone |= 1 << state.turn
    return _end_if_one_is_left(state, conditions, REASON_LAST_STANDING)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _best_open_place(
    state: cython.pointer[cython.const[State]], conditions: cython.pointer[cython.const[Conditions]]
) -> cython.int:
    """T-RANK-1: who has a place and is not eliminated has finished before."""
    seat: cython.int
    place: cython.int = 1
    for seat in range(conditions.players):
        place += state.places[seat] != 0 and not (state.eliminated >> seat) & 1
    return place


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _end_if_one_is_left(
    state: cython.pointer[State], conditions: cython.pointer[cython.const[Conditions]], reason: cython.int
) -> cython.bint:
    """End the game if one side is left in play (T-ELI-2, T-TEAM-2, T-RANK-1)."""
    seat: cython.int
    left: cython.int = 0
    last: cython.int = -1
    for seat in range(conditions.players):
        if not (state.gone >> seat) & 1:
            # Of a team that is the one side left one player is enough; of two teams there are two left.
            if not conditions.teams or last < 0 or (seat ^ last) & 1:
                left += 1
            last = seat
    if left > 1:
        return False
    if conditions.ranking:
        state.places[last] = _best_open_place(state, conditions)
        _close(state, reason)
    else:
        _end_with_winners(state, conditions, reason, last)
    return True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _end_with_winners(
    state: cython.pointer[State],
    conditions: cython.pointer[cython.const[Conditions]],
    reason: cython.int,
    winner: cython.int,
) -> cython.void:
    """End with one winning player or team; all others share the next place (T-PLACE-1)."""
    seat: cython.int
    for seat in range(conditions.players):
        if conditions.teams:
            state.places[seat] = 3 if (seat ^ winner) & 1 else 1
        else:
            state.places[seat] = 1 if seat == winner else 2
    _close(state, reason)


def end_regularly(
    state: cython.pointer[State], conditions: cython.pointer[cython.const[Conditions]], reason: cython.int
):
    """T-END-2: by temples, towers, ships, huts; T-TEAM-2: the partners' together."""
    rank = cython.declare(cython.int[5])
    seat: cython.int
    other: cython.int
    kind: cython.int
    first: cython.int = _best_open_place(state, conditions)
    for seat in range(conditions.players):
        # Sums stay below 64, so that one number orders all kinds at once.
        rank[seat] = 0
        for kind in range(KINDS):
            rank[seat] = 64 * rank[seat] + state.put[seat][kind]
        if (state.gone >> seat) & 1:
            rank[seat] = 0 if conditions.teams else -1
    if conditions.teams:
        for seat in range(2):
            rank[seat] += rank[seat + 2]
            rank[seat + 2] = rank[seat]
    for seat in range(conditions.players):
        if state.places[seat]:
            continue
        state.places[seat] = first
        for other in range(conditions.players):
            state.places[seat] += rank[other] > rank[seat]
    _close(state, reason)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _close(state: cython.pointer[State], reason: cython.int) -> cython.void:
    state.phase = PHASE_OVER
    state.reason = reason
    state.turn = 0
