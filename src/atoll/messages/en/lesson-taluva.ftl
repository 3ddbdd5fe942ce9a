# Taluva's lesson.

lesson-taluva-tile = Laying tiles
lesson-taluva-tile-about = You are Red. A turn has two steps: lay a tile, then build. Each tile has a volcano and two fields.
lesson-taluva-tile-first = Lay the first tile. It goes in the middle.
lesson-taluva-tile-first-done = The island has begun. The lava shows which way the volcano points; you’ll need that later.
lesson-taluva-tile-hut = Now build: place a hut on one of the two fields.
lesson-taluva-tile-hut-not = That isn’t a hut.
lesson-taluva-tile-hut-done = Your first settlement. Blue has laid a tile and founded one too.
lesson-taluva-tile-edge = Lay the next tile on the sea so that it touches land along at least one edge. Turn it as you like.
lesson-taluva-tile-edge-not = That’s an eruption. This time lay the whole tile on the sea.
lesson-taluva-tile-edge-done = That’s how the island grows. Gaps are fine and can be filled later.

lesson-taluva-found = Founding a settlement
lesson-taluva-found-about = After laying a tile you build exactly one thing. A new settlement starts with one hut on a level 1 hex that isn’t next to any of your buildings.
lesson-taluva-found-hut = Found a second settlement.
lesson-taluva-found-hut-not = That doesn’t found a settlement. Place a single hut on level 1, away from your other one.
lesson-taluva-found-hut-done = Other players’ buildings next to it don’t matter.

lesson-taluva-expand = Expanding a settlement
lesson-taluva-expand-about = Choose a settlement and a terrain: every empty hex of that terrain next to it gets huts, as many as its level. All of them, or none.
lesson-taluva-expand-huts = Expand a settlement using exactly three huts.
lesson-taluva-expand-huts-not = That doesn’t use exactly three huts. Look for a terrain with one level 1 hex and one level 2 hex next to your settlement.
lesson-taluva-expand-huts-done = One hut on level 1, two on level 2. High ground uses up your huts fast, which may be just what you want.

lesson-taluva-erupt = Volcanic eruption
lesson-taluva-erupt-about = A tile can also go on land: volcano on volcano, pointing another way, on hexes of the same level without a gap.
lesson-taluva-erupt-volcano = Make a volcano erupt: lay your tile’s volcano on another one.
lesson-taluva-erupt-volcano-not = That’s on the sea. Lay the tile’s volcano on a volcano.
lesson-taluva-erupt-volcano-done = The new hexes are one level higher. Towers need height, and huts pay for it.

lesson-taluva-cover = Burying huts
lesson-taluva-cover-about = An eruption may bury huts, yours and others’. They are out of the game. But at least one building of every settlement must stay, and towers and temples can’t be buried.
lesson-taluva-cover-huts = Bury some of Blue’s huts.
lesson-taluva-cover-huts-not = That doesn’t bury any of Blue’s huts.
lesson-taluva-cover-huts-done = What’s left of the settlement may now be too small for a temple, or cut in two.

lesson-taluva-temple = The temple
lesson-taluva-temple-about = A temple goes next to one of your settlements that has at least three hexes and no temple yet. The level doesn’t matter.
lesson-taluva-temple-three = Build a temple.
lesson-taluva-temple-three-not = That isn’t a temple. Look next to your settlement of three hexes.
lesson-taluva-temple-three-done = Temples matter most: when the tiles run out, most temples win.

lesson-taluva-tower = The tower
lesson-taluva-tower-about = A tower needs level 3 or higher, next to one of your settlements that has no tower yet.
lesson-taluva-tower-high = Build a tower.
lesson-taluva-tower-high-not = That isn’t a tower. Look for level 3 next to one of your settlements.
lesson-taluva-tower-high-done = Towers break ties, and there are only two to complete.

lesson-taluva-win = Winning
lesson-taluva-win-about = You have 20 huts, 2 towers and 3 temples. Build all pieces of two kinds and you win at once. Otherwise the game ends with the last tile: most temples win, then towers, then huts.
lesson-taluva-win-early = Both your towers and two temples are built. Win the game.
lesson-taluva-win-early-not = That doesn’t win yet. Which kind is nearly complete?
lesson-taluva-win-early-done = Two kinds complete: you win, whatever the others have.

lesson-taluva-out = Elimination
lesson-taluva-out-about = If you can’t build after laying a tile, you’re out at once. You’ve used your last hut: only temples and towers can save you now.
lesson-taluva-out-stay = Lay the tile so that you can build a temple or a tower.
lesson-taluva-out-stay-not = After that tile you could build nothing, and you’d be out. Make room next to your largest settlement.
lesson-taluva-out-stay-done = Saved. Keep an eye on your huts.

lesson-taluva-ships = Module: ships
lesson-taluva-ships-about = With this module everyone has two ships. They go in lagoons: water with land all around it.
lesson-taluva-ships-lagoon = Close off a lagoon.
lesson-taluva-ships-lagoon-not = The water is still open to the sea. Close the ring.
lesson-taluva-ships-lagoon-done = A lagoon! It has room for one ship, whoever launches it.
lesson-taluva-ships-ship = Your settlement borders it: launch a ship.
lesson-taluva-ships-ship-not = That isn’t a ship.
lesson-taluva-ships-ship-done = No tile can go there any more. Ships are a fourth kind: any two complete kinds win.

lesson-taluva-doubles = Module: double-hex tiles
lesson-taluva-doubles-about = Some tiles of two hexes lie open. Once per game you may take one instead of drawing, before you know what you would have drawn.
lesson-taluva-doubles-take = Take the volcano–lake tile.
lesson-taluva-doubles-take-not = This time take the double-hex tile with the lake.
lesson-taluva-doubles-take-done = That’s your tile for this turn.
lesson-taluva-doubles-lay = It points a way no other tile does, so it can even lie on a single tile. Make it erupt.
lesson-taluva-doubles-lay-not = That’s on the sea. Lay its volcano on a volcano.
lesson-taluva-doubles-lay-done = Small, and perfect where nothing else fits.

lesson-taluva-board = Module: game board
lesson-taluva-board-about = The game board limits the island: at most two corners of a tile may stick out of the zone.
lesson-taluva-board-inside = Lay the tile on the sea, inside the zone.
lesson-taluva-board-inside-not = That’s an eruption. This time lay the tile on the sea.
lesson-taluva-board-inside-done = When nothing fits any more, the game ends as if the tiles had run out.

lesson-taluva-fifth = Module: fifth player
lesson-taluva-fifth-about = Five colours and 60 tiles. Nothing else changes, but a lot happens between your turns.
lesson-taluva-fifth-tile = Lay your tile wherever you like.
lesson-taluva-fifth-tile-done = With five players, someone is always nearby.
lesson-taluva-fifth-build = Build whatever you like.
lesson-taluva-fifth-build-done = Now the four others play before it’s your turn again.

lesson-taluva-play = Now play
lesson-taluva-play-about = A game in progress against an easy bot. You have three turns. A settlement of three hexes, then a temple: that’s a good plan.
lesson-taluva-play-turns = Play as you like.
lesson-taluva-play-turns-done = Well played.
