# A board as 25 bits: square a1 is bit 0, b1 bit 1, …, e5 bit 24. Side 0 is the board's first colour, which
# goes up the rows; side 1 is the second, which comes down.
ctypedef unsigned int mask

cdef extern from *:
    """
    #define TALAT_ALL 0x1FFFFFFu
    #define TALAT_NOT_A 0x1EF7BDEu   /* all but column a */
    #define TALAT_NOT_E 0x0F7BDEFu   /* all but column e */
    """
    const mask ALL "TALAT_ALL"
    const mask NOT_A "TALAT_NOT_A"
    const mask NOT_E "TALAT_NOT_E"

# Every square ahead of one of these, for the side that goes up and for the side that comes down.
cdef inline mask above(mask squares) noexcept nogil:
    return ((squares << 5) | ((squares & NOT_E) << 6) | ((squares & NOT_A) << 4)) & ALL

cdef inline mask below(mask squares) noexcept nogil:
    return (squares >> 5) | ((squares & NOT_A) >> 6) | ((squares & NOT_E) >> 4)

cdef inline mask ahead(int side, mask squares) noexcept nogil:
    return below(squares) if side else above(squares)

cdef inline mask beside(mask squares) noexcept nogil:
    return ((squares & NOT_E) << 1) | ((squares & NOT_A) >> 1)
