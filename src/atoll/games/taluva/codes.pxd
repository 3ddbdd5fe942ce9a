# The engine's numbers. codes.py has their words, in the same order; a test compares them.

cdef enum:  # Phase
    PHASE_DEAL, PHASE_CHOOSE, PHASE_DRAW, PHASE_PLACE, PHASE_BUILD, PHASE_OVER

cdef enum:  # Reason
    REASON_NONE, REASON_EARLY, REASON_TILES, REASON_LAST_STANDING, REASON_NO_ROOM

cdef enum:  # Terrain
    TERRAIN_BARE, TERRAIN_JUNGLE, TERRAIN_CLEARING, TERRAIN_SAND, TERRAIN_ROCK, TERRAIN_LAKE, TERRAIN_VOLCANO

cdef enum:  # Verb
    VERB_DRAW, VERB_TAKE, VERB_TILE, VERB_HUT, VERB_TOWER, VERB_TEMPLE, VERB_EXPAND, VERB_SHIP

cdef enum:  # Kind: of pieces, in the order that decides a regular end
    KIND_TEMPLE, KIND_TOWER, KIND_SHIP, KIND_HUT
    KINDS

# Tiles are numbers: 5 * first field + second field, then from TWIN on the double tiles.
cdef enum:
    TWIN = 25
    DOUBLE_TILES = 5
