# What an alpha-beta search holds. minimax.py says how it goes.
from atoll.core.bits cimport u64
from atoll.core.engine cimport Engine
from atoll.core.evaluator cimport Evaluator

cdef extern from *:
    """
    /* Fetch memory that will be read soon; and ask for a table in large pages, of which the processor finds its way to
     * any entry at once. Where there is no such thing, nothing is lost but time. */
    #if defined(__GNUC__) && !defined(ATOLL_PLAIN_C)
    #define atoll_prefetch(address) __builtin_prefetch(address)
    #else
    #define atoll_prefetch(address) ((void)(address))
    #endif
    #if defined(__linux__) && !defined(ATOLL_PLAIN_C)
    #include <stdint.h>
    #include <sys/mman.h>
    static void atoll_large_pages(void *memory, unsigned long long size) {
    #ifdef MADV_HUGEPAGE
        uintptr_t first = ((uintptr_t)memory + 0x1FFFFF) & ~(uintptr_t)0x1FFFFF;
        uintptr_t last = ((uintptr_t)memory + size) & ~(uintptr_t)0x1FFFFF;
        if (first < last) madvise((void *)first, last - first, MADV_HUGEPAGE);
    #endif
    }
    #else
    static void atoll_large_pages(void *memory, unsigned long long size) { (void)memory; (void)size; }
    #endif
    """
    void prefetch "atoll_prefetch"(const void *) noexcept nogil
    void large_pages "atoll_large_pages"(void *, u64) noexcept nogil

cdef enum:
    MAX_PLY = 128        # no line is searched deeper
    WIN = 30000          # the score of a certain win; a tie's is 0
    EXACT = 1            # what a stored score is: the score itself, or a bound of it
    LOWER = 2
    UPPER = 3
    KEPT_SLOTS = 1 << 15 # of the table, from one search to the next
    SOUND = 4            # beside these: it rests on results alone, whatever depth it was searched to
    HISTORY = 4096       # slots for what quiet moves were good for, by their actions' last bits

# What is known about a position. 16 bytes.
cdef struct Entry:
    u64 key
    int action           # the best, or the one that refuted
    short value
    unsigned char depth
    unsigned char flags

# A move at the root.
cdef struct RootMove:
    int action
    int value            # of the last search that finished, for the seat that thinks
    int low              # proven
    int high
    long long nodes

cdef class Minimax:
    cdef Engine root
    cdef Engine work
    cdef Evaluator evaluator
    cdef readonly int seat
    cdef volatile int stopped
    cdef bint aborted
    cdef bint sound              # whether what the last call returned rests on results alone
    cdef readonly long long nodes
    cdef long long node_limit
    cdef double time_limit       # below 0: none
    cdef bint cpu
    cdef readonly int depth      # of the last iteration that finished
    cdef readonly bint solved

    cdef Entry *table
    cdef u64 slots               # of the table at present
    cdef u64 most_slots          # and while it searches
    cdef u64 seed
    cdef unsigned char *pods     # a position per ply, to go back to
    cdef int *actions            # a list per ply
    cdef int *keys
    cdef int killers[MAX_PLY][2]
    cdef int history[2][HISTORY]
    cdef RootMove *moves
    cdef int count

    cdef int resize(self, u64 slots) except -1
    cdef bint iterate(self, int depth, int lines) noexcept nogil
    cdef int after_move(self, int seat, int depth, int alpha, int beta, int ply) noexcept nogil
    cdef int search_node(self, int depth, int alpha, int beta, int ply) noexcept nogil
    cdef int quiesce(self, int alpha, int beta, int ply) noexcept nogil
    cdef int evaluate(self, int seat) noexcept nogil
    cdef int result(self) noexcept nogil
    cdef void order(self, int seat, int *actions, int *keys, int count, int first, int ply) noexcept nogil
    cdef void store(self, u64 key, int depth, int value, int bound, bint sound, int action) noexcept nogil
    cdef void put_entry(self, Entry entry) noexcept nogil
    cdef void learn(self, int team, int ply, const int *actions, const int *keys, int last, int depth) noexcept nogil
    cdef void tick(self) noexcept nogil
    cdef bint is_late(self) noexcept nogil
