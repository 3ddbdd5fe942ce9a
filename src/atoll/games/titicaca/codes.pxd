# The engine's numbers. codes.py has their words, in the same order; a test compares them.

cdef enum:  # Step
    STEP_DRAWING
    STEP_BIDDING
    STEP_VILLAGE
    STEP_JOIN
    STEP_MERGE
    STEP_TEMPLE
    STEP_OVER

cdef enum:  # Reason
    REASON_FULL
    REASON_WEAPONS
    REASON_NO_BIDS

# Outcomes of chance: from here on the arrow's holder, below 2 * tile, + 1 if turned.
cdef enum:
    ARROW = 32
