# What may be built, and building it. building.py explains it.
from atoll.core.bits cimport u64
from atoll.games.taluva.codes cimport (
    KIND_HUT, KIND_SHIP, KIND_TEMPLE, KIND_TOWER, TERRAIN_CLEARING, TERRAIN_JUNGLE, TERRAIN_LAKE, TERRAIN_ROCK,
    TERRAIN_SAND, TERRAIN_VOLCANO, VERB_EXPAND, VERB_HUT, VERB_TEMPLE, VERB_TOWER,
)
from atoll.games.taluva.engine.flood cimport flood_from, forget, smallest
from atoll.games.taluva.engine.island cimport (
    PAD, WIDE, Island, Settlement, Slot, Work, action_of, beside, bit_of, built, fields_of, land_of,
    slot_of, volcanoes,
)
from atoll.games.taluva.engine.lagoons cimport find_harbours

cdef int find_builds(const Island *island, Work *work, int seat, const int *pool) noexcept nogil
cdef bint can_build(const Island *island, Work *work, int seat, const int *pool) noexcept nogil
cdef int write_builds(const Island *island, const Work *work, int *actions) noexcept nogil
cdef int pick_build(const Island *island, const Work *work, int index) noexcept nogil
cdef void put_building(Island *island, int seat, int kind, int q, int r) noexcept nogil
cdef int expand(Island *island, Work *work, int seat, int q, int r, int terrain) noexcept nogil
