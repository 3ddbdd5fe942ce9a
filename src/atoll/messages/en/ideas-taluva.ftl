# Why a move of Taluva is good: what the move does, told without saying who makes it.

taluva-idea-wins = Ends the game with a win.
taluva-idea-shares-win = Ends the game with a win shared with { $seats }.
taluva-idea-temple = { $left ->
    [0] The last temple. Most temples win when the tiles run out.
   *[other] A temple: most temples win when the tiles run out.
}
taluva-idea-tower = { $left ->
    [0] The last tower. Towers break ties in temples.
   *[other] A tower: towers break ties in temples.
}
taluva-idea-ship = A ship: no tile can bury it.
taluva-idea-completes = { $kind ->
    [temple] That was the last temple. All pieces of one more kind win the game at once.
    [tower] That was the last tower. All pieces of one more kind win the game at once.
   *[hut] That was the last hut. All pieces of one more kind win the game at once.
}
taluva-idea-two-kinds = { $number ->
    [one] One more piece completes two kinds, which wins at once.
   *[other] { $number } more pieces complete two kinds, which wins at once.
}
taluva-idea-keeps-building = Leaves something to build. Whoever cannot build is out.
taluva-idea-many-huts = Builds { $number } huts at once.
taluva-idea-joins = { $number ->
    [2] Joins two settlements into one of { $size } hexes.
   *[other] Joins { $number } settlements into one of { $size } hexes.
}
taluva-idea-temple-safe = Temple next turn, and nobody can prevent it.
taluva-idea-temple-next = Temple next turn, unless a rival gets in the way.
taluva-idea-tower-next = Tower next turn, unless a rival gets in the way.
taluva-idea-saves-temple = Makes sure of a temple that a tile could have prevented.
taluva-idea-temple-now = Makes room for a temple this turn.
taluva-idea-tower-now = Makes room for a tower this turn.
taluva-idea-two-temples = Two settlements are ready for a temple: one tile cannot stop both.
taluva-idea-opens-expansion = Makes room to build { $number } huts at once.
taluva-idea-three-now = Makes room for a settlement of three this turn: a temple next turn, unless a rival gets in the way.
taluva-idea-pair = A settlement of two: one more hex and it can have a temple.
taluva-idea-next-expansion = Prepares to build { $number } huts at once next turn.
taluva-idea-near-height = Reaches higher ground: more huts per hex there, and towers from level 3.
taluva-idea-raises = Raises the ground next to a settlement: more huts per hex there, and towers from level 3.
taluva-idea-own-room = { $number ->
    [one] Gives a settlement a field to grow into that no rival is next to.
   *[other] Gives a settlement { $number } fields to grow into that no rival is next to.
}
taluva-idea-bridge = Makes a field that can join two settlements.
taluva-idea-seed = From here one expansion is enough for a temple.
taluva-idea-good-ground = Makes a good place for a hut: from there one expansion is enough for a temple.
taluva-idea-apart = Starts a settlement away from the others, with room to grow.
taluva-idea-stops-temple = Leaves { $seat } nowhere to build a temple for now.
taluva-idea-stops-tower = Leaves { $seat } nowhere to build a tower for now.
taluva-idea-stops-three = Prevents an expansion of { $seat } to three hexes, enough for a temple.
taluva-idea-buries = { $number ->
    [one] Buries a hut of { $seats }.
   *[other] Buries { $number } huts of { $seats }.
}
taluva-idea-splits = Splits a settlement of { $seat }.
taluva-idea-volcano-beside = Puts a volcano next to a settlement of { $seat }, ready to erupt over it.
taluva-idea-takes-room = { $number ->
    [one] Takes room from { $seat }: one hut fewer in the largest expansion.
   *[other] Takes room from { $seat }: { $number } huts fewer in the largest expansion.
}
taluva-idea-hut-to-three = Makes a field where one hut brings a settlement to three hexes, enough for a temple.
taluva-idea-takes-fields = { $number ->
    [one] Leaves { $seat } one free field fewer to grow into.
   *[other] Leaves { $seat } { $number } free fields fewer to grow into.
}
taluva-idea-more-room = More room to grow: { $number } free fields next to the settlements.
taluva-idea-eruption-next = Sets up an eruption that raises the ground next to a settlement.
taluva-idea-far-land = New land to settle, { $number } hexes from the nearest rival.
taluva-idea-near-own = One more hut joins it to another settlement.
taluva-idea-roomy-spot = Makes a place for a new settlement, with { $number } free fields around it.
taluva-idea-open-sides = Starts a settlement that is open on { $number } sides.
taluva-idea-contested = Takes a field that borders a settlement of { $seats }.
taluva-idea-walls-in = The volcano closes off a side of { $seats }: nobody can build there.
taluva-idea-foothold = Makes a field where a hut gets in the way of { $seats }.
