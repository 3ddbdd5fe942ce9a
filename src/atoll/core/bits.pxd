# The few C names that the compiled modules share.
ctypedef unsigned long long u64

cdef extern from *:
    """
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
    int popcount "__builtin_popcountll"(u64) noexcept nogil
    int ctz "__builtin_ctzll"(u64) noexcept nogil
    u64 next_random "atoll_next"(u64 *) noexcept nogil
    int below "atoll_below"(u64 *, unsigned int) noexcept nogil
    u64 mixed "atoll_mixed"(u64) noexcept nogil
    const u64 ALL_ONES "0xFFFFFFFFFFFFFFFFULL"
    const u64 ONE "1ULL"
