from atoll.core.bits cimport u64

cdef u64 board[16][64]
cdef u64 scratch[16][64]

cdef u64 _unit(u64 x) noexcept
