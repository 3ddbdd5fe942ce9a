# Many games stepped together; see batch.py.
from atoll.core.bits cimport u64
from atoll.core.engine cimport Engine
from atoll.research.encoding cimport Encoding

cdef extern from *:
    """
    /* Copy a row into an array that is too large for the cache, past the cache: what it pushes out of it, the games,
     * is needed again, and the row's old contents need not be fetched. Lines that two rows share are copied plainly. */
    #include <string.h>
    #if (defined(__SSE2__) || defined(_M_X64)) && !defined(ATOLL_PLAIN_C)
    #include <emmintrin.h>
    #include <stdint.h>
    static inline void atoll_stream(void *to, const void *from, size_t bytes) {
        char *out = (char *)to;
        const char *row = (const char *)from;
        size_t head = (64 - ((uintptr_t)out & 63)) & 63, lines, i;
        if (head > bytes) head = bytes;
        memcpy(out, row, head);
        out += head;
        row += head;
        bytes -= head;
        lines = bytes / 64;
        for (i = 0; i < lines; i++, out += 64, row += 64) {
            __m128i a = _mm_loadu_si128((const __m128i *)row), b = _mm_loadu_si128((const __m128i *)(row + 16));
            __m128i c = _mm_loadu_si128((const __m128i *)(row + 32)), d = _mm_loadu_si128((const __m128i *)(row + 48));
            _mm_stream_si128((__m128i *)out, a);
            _mm_stream_si128((__m128i *)(out + 16), b);
            _mm_stream_si128((__m128i *)(out + 32), c);
            _mm_stream_si128((__m128i *)(out + 48), d);
        }
        memcpy(out, row, bytes % 64);
    }
    static inline void atoll_streamed(void) { _mm_sfence(); }
    #else
    static inline void atoll_stream(void *to, const void *from, size_t bytes) { memcpy(to, from, bytes); }
    static inline void atoll_streamed(void) {}
    #endif
    """
    void stream "atoll_stream"(void *to, const void *source, size_t bytes) noexcept nogil
    void streamed "atoll_streamed"() noexcept nogil     # after the last row, before other threads read

cdef enum:
    CACHED = 1048576        # bytes: an array up to this size is written in place, a larger one past the cache

cdef struct Block:
    int first, last         # games first to last - 1
    int *legal              # their dense indices, one game after the other
    long long capacity, used
    short *finals           # what was observed at the end of games that ended in the last step, in their order
    int final_count, final_capacity
    char *row               # a row of an array that is written past the cache
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
        unsigned char *truncated, signed char *movers, signed char *places, short *observations
    ) noexcept nogil
    cdef void observe_one(self, Engine engine, int game, Block *block, short *out) noexcept nogil
    cdef void prefetch_after(self, int game, Block *block) noexcept nogil
    cdef void observe_block(self, Block *block, short *out) noexcept nogil
    cdef void tensors_block(self, Block *block, float *out) noexcept nogil
    cdef void masks_block(
        self, Block *block, const long long *offsets, const int *legal, unsigned char *out
    ) noexcept nogil
