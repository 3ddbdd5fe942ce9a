# The engine's numbers in the words of the reference position, and back. translation.py explains it.
from atoll.games.taluva.codes cimport (
    DOUBLE_TILES, KINDS, PHASE_OVER, TWIN, VERB_DRAW, VERB_EXPAND, VERB_HUT, VERB_SHIP, VERB_TAKE,
    VERB_TEMPLE, VERB_TILE, VERB_TOWER,
)
from atoll.games.taluva.engine.island cimport (
    BIAS, LEVELS, MOST_BUILDINGS, Island, Slot, Work, action_of, verb_of, level_at, owner_at, q_of, r_of,
    set_cell, stretch, terrain_at, which_of,
)
from atoll.games.taluva.engine.building cimport put_building
from atoll.games.taluva.engine.lagoons cimport close_lagoon, find_lagoons
from atoll.games.taluva.engine.state cimport Conditions, State

cdef int fix_conditions(Conditions *conditions, int players, object options) except -1
cdef int load(State *state, Work *work, const Conditions *conditions, object reference) except -1
cdef object reference_of(const State *state, const Conditions *conditions, object options)
cdef bytes key_of(const State *state, const Conditions *conditions)
cdef object result_of(const State *state, const Conditions *conditions)
cdef int read_action(str move) except -2
cdef str write_action(int action)
cdef str write_outcome(int outcome)
