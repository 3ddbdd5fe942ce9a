# Many games stepped together; see batch.py.
from atoll.core.bits cimport u64
from atoll.core.engine cimport Engine
from atoll.research.encoding cimport Encoding

cdef struct Block:
    int first, last         # games first to last - 1
    int *legal              # their dense indices, one game after the other
    long long capacity, used
    short *finals           # what was observed at the end of games that ended in the last step, in their order
    int final_count, final_capacity
    bint out_of_memory

cdef class Batch:
    cdef readonly int number
    cdef readonly Encoding encoding
    cdef readonly int block_count
    cdef Engine root
    cdef list engines, workers
    cdef void **engine
    cdef void **worker
    cdef u64 *rng
    cdef int *counts
    cdef signed char *viewers    # who observes the end of each game; -1 for who moved last
    cdef public bint keeps_finals
    cdef Block *blocks

    cdef void restart(self, Engine engine, u64 *rng) noexcept nogil
    cdef void step_one(
        self, Engine engine, int game, int index, Block *block, float *rewards, unsigned char *terminated,
        unsigned char *truncated, signed char *places
    ) noexcept nogil
    cdef void keep_final(self, Engine engine, int seat, Block *block) noexcept nogil
    cdef int list_one(self, Engine engine, Block *block) noexcept nogil
    cdef void reset_block(self, Block *block, const unsigned char *which, signed char *movers) noexcept nogil
    cdef void step_block(
        self, Block *block, const int *chosen, float *rewards, unsigned char *terminated,
        unsigned char *truncated, signed char *movers, signed char *places
    ) noexcept nogil
    cdef void prefetch_after(self, int game, Block *block) noexcept nogil
    cdef void observe_block(self, Block *block, short *out) noexcept nogil
    cdef void tensors_block(self, Block *block, float *out) noexcept nogil
