# How Talat is played out at random; playouts.py explains it.
from atoll.core.bits cimport u64
from atoll.games.talat.engine.position cimport Engine

cdef int put_anywhere(Engine game, u64 *rng, int limit) noexcept nogil
cdef int play_out(Engine game, int eager, int caution, u64 *rng, int limit) noexcept nogil
