# Elimination, the end, and the places. ending.py explains it.
from atoll.games.taluva.codes cimport KINDS, PHASE_OVER, REASON_EARLY, REASON_LAST_STANDING
from atoll.games.taluva.engine.state cimport Conditions, State

cdef bint finishes_early(const State *state, const Conditions *conditions, int seat) noexcept nogil
cdef bint finish(State *state, const Conditions *conditions) noexcept nogil
cdef bint drop_out(State *state, const Conditions *conditions) noexcept nogil
cdef void end_regularly(State *state, const Conditions *conditions, int reason) noexcept nogil
