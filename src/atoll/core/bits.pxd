# The few C names that the compiled modules share.
ctypedef unsigned long long u64

cdef extern from *:
    """
    /* The number of ones, and the index of the lowest one of a number that is not 0. GCC and Clang turn theirs into
     * one instruction where the processor has it; elsewhere, and with ATOLL_PLAIN_C, it is C that every compiler takes. */
    #if defined(__GNUC__) && !defined(ATOLL_PLAIN_C)
    #define atoll_popcount __builtin_popcountll
    #define atoll_ctz __builtin_ctzll
    #else
    static inline int atoll_popcount(unsigned long long x) {
        x -= (x >> 1) & 0x5555555555555555ULL;
        x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
        return (int)((((x + (x >> 4)) & 0x0F0F0F0F0F0F0F0FULL) * 0x0101010101010101ULL) >> 56);
    }
    #if defined(_MSC_VER) && defined(_WIN64) && !defined(ATOLL_PLAIN_C)
    #include <intrin.h>
    static inline int atoll_ctz(unsigned long long x) {
        unsigned long index;
        _BitScanForward64(&index, x);
        return (int)index;
    }
    #else
    static inline int atoll_ctz(unsigned long long x) { return atoll_popcount((x & (0 - x)) - 1); }
    #endif
    #endif
    /* One step of a 64-bit generator (splitmix64): fast, any seed will do, long enough for a playout. */
    static inline unsigned long long atoll_next(unsigned long long *state) {
        unsigned long long z = (*state += 0x9E3779B97F4A7C15ULL);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }
    /* A number from 0 to n - 1. */
    static inline int atoll_below(unsigned long long *state, unsigned int n) {
        return (int)(((atoll_next(state) >> 32) * n) >> 32);
    }
    /* A number that looks random, the same for the same number (the generator's last steps). */
    static inline unsigned long long atoll_mixed(unsigned long long z) {
        z += 0x9E3779B97F4A7C15ULL;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }
    """
    int popcount "atoll_popcount"(u64) noexcept nogil
    int ctz "atoll_ctz"(u64) noexcept nogil
    u64 next_random "atoll_next"(u64 *) noexcept nogil
    int below "atoll_below"(u64 *, unsigned int) noexcept nogil
    u64 mixed "atoll_mixed"(u64) noexcept nogil
    const u64 ALL_ONES "0xFFFFFFFFFFFFFFFFULL"
    const u64 ONE "1ULL"
