# Lagoons and their ships. lagoons.py explains it.
from atoll.core.bits cimport u64
from atoll.games.taluva.codes cimport TERRAIN_BARE, VERB_SHIP
from atoll.games.taluva.engine.flood cimport flood, flood_from, forget, smallest
from atoll.games.taluva.engine.island cimport (
    DQ, DR, PAD, WIDE, Island, Slot, Work, action_of, beside, bit_of, land_of, slot_of, terrain_at,
)

cdef void find_harbours(const Island *island, Work *work) noexcept nogil
cdef void find_lagoons(Island *island, Work *work) noexcept nogil
cdef void enclose(Island *island, Work *work, int q, int r, int direction, int parts) noexcept nogil
cdef void close_lagoon(Island *island, Work *work, int q, int r) noexcept nogil
