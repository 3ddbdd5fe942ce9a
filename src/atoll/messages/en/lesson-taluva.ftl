# Taluva's lesson.

lesson-taluva-tile = Laying tiles
lesson-taluva-tile-about = You are red. A turn has two steps: lay a tile, then build. Each tile has a volcano and two fields. The island grows out of nothing.
lesson-taluva-tile-first = Lay the first tile. It has only one place: the middle.
lesson-taluva-tile-first-done = The island has begun. The lava shows the volcano's direction; remember it for later.
lesson-taluva-tile-hut = Now build: put a hut on one of the two fields.
lesson-taluva-tile-hut-not = That is no hut.
lesson-taluva-tile-hut-done = Your first settlement. Blue has laid a tile and founded one too.
lesson-taluva-tile-edge = Lay the next tile on the sea, so that it touches land with at least one edge. Turn it as you like.
lesson-taluva-tile-edge-not = That is an eruption. This time lay the whole tile on the sea.
lesson-taluva-tile-edge-done = So the landscape is expanded. Holes may arise and be filled later.

lesson-taluva-found = Founding a settlement
lesson-taluva-found-about = After laying you build exactly one thing. A new settlement begins with one hut on a hex of level 1 that has no building of yours next to it.
lesson-taluva-found-hut = Found a second settlement.
lesson-taluva-found-hut-not = That does not found a settlement. Put a single hut on level 1, away from your other one.
lesson-taluva-found-hut-done = Other players' buildings next to it would have been no hindrance.

lesson-taluva-expand = Expanding a settlement
lesson-taluva-expand-about = Choose a settlement and a terrain: every empty hex of this terrain next to it takes huts, as many as its level. All of them or none.
lesson-taluva-expand-huts = Expand a settlement so that it costs exactly three huts.
lesson-taluva-expand-huts-not = That does not put exactly three huts. Look for a terrain with a hex of level 1 and a hex of level 2 beside your settlement.
lesson-taluva-expand-huts-done = One hut on level 1, two on level 2. High ground uses up your huts quickly, and that can be what you want.

lesson-taluva-erupt = Volcanic eruption
lesson-taluva-erupt-about = A tile may also lie on land: volcano on volcano, in another direction, on hexes of one level without a gap. It must lie on more than one tile, and the other direction sees to that.
lesson-taluva-erupt-volcano = Let a volcano erupt: lay the tile's volcano on one that lies there.
lesson-taluva-erupt-volcano-not = That lies on the sea. Lay the tile's volcano on a volcano.
lesson-taluva-erupt-volcano-done = The new hexes are one level higher. Height is what towers need, and what huts cost.

lesson-taluva-cover = Burying huts
lesson-taluva-cover-about = An eruption may cover huts, your own and others'. They are out of the game. But of every settlement at least one building stays, and towers and temples are never covered.
lesson-taluva-cover-huts = Bury huts of blue's.
lesson-taluva-cover-huts-not = No hut of blue's is covered by that.
lesson-taluva-cover-huts-done = What is left of the settlement may be too small for a temple now, or cut in two.

lesson-taluva-temple = The temple
lesson-taluva-temple-about = A temple stands next to a settlement of yours of at least three hexes that has no temple yet. Its level does not matter.
lesson-taluva-temple-three = Build a temple.
lesson-taluva-temple-three-not = That is no temple. Look at the fields next to your settlement of three hexes.
lesson-taluva-temple-three-done = Temples are the rarest good: when the tiles run out, most temples win.

lesson-taluva-tower = The tower
lesson-taluva-tower-about = A tower needs a hex of level 3 or higher, next to a settlement of yours that has no tower yet.
lesson-taluva-tower-high = Build a tower.
lesson-taluva-tower-high-not = That is no tower. Look for level 3 next to one of your settlements.
lesson-taluva-tower-high-done = Towers decide when temples are equal; and both towers are soon complete.

lesson-taluva-win = How one wins
lesson-taluva-win-about = You have 20 huts, 2 towers and 3 temples. Whoever has put all pieces of two kinds wins at once. Otherwise the last tile ends the game: temples decide, then towers, then huts.
lesson-taluva-win-early = Both your towers stand, and two temples. Win the game.
lesson-taluva-win-early-not = That goes on without winning. Which kind is nearly complete?
lesson-taluva-win-early-done = Two kinds complete: you have won, whatever the others have.

lesson-taluva-out = How one is eliminated
lesson-taluva-out-about = Whoever cannot build after laying is out at once. You have put your last hut: from now on only temples and towers can save you.
lesson-taluva-out-stay = Lay the tile so that you can build a temple or a tower after it.
lesson-taluva-out-stay-not = After that tile you could build nothing, and you would be out. Make room next to your largest settlement.
lesson-taluva-out-stay-done = Saved. Count your huts in time.

lesson-taluva-ships = Module: ships
lesson-taluva-ships-about = With this module everybody has two ships. They lie in lagoons: water that is wholly surrounded by land.
lesson-taluva-ships-lagoon = Lay the tile so that a lagoon arises.
lesson-taluva-ships-lagoon-not = The water is still open to the sea. Close the ring.
lesson-taluva-ships-lagoon-done = A lagoon. It has room for one ship, whoever owns it.
lesson-taluva-ships-ship = Your settlement lies at it: put a ship into it.
lesson-taluva-ships-ship-not = That is no ship.
lesson-taluva-ships-ship-done = No tile can be laid there any more. Ships are a fourth kind: all of two kinds still win.

lesson-taluva-doubles = Module: double-hex tiles
lesson-taluva-doubles-about = Some tiles of two hexes lie open. Once a game you may take one of them instead of drawing, before you see what you would have drawn.
lesson-taluva-doubles-take = Take the tile of volcano and lake.
lesson-taluva-doubles-take-not = This time take the double tile with the lake.
lesson-taluva-doubles-take-done = Now it is your tile for this turn.
lesson-taluva-doubles-lay = Its direction differs from all others, so it may even lie wholly on one tile. Let it erupt.
lesson-taluva-doubles-lay-not = That lies on the sea. Lay its volcano on a volcano.
lesson-taluva-doubles-lay-done = Small, and just right where no other tile fits.

lesson-taluva-board = Module: game board
lesson-taluva-board-about = The game board bounds the island: a tile may stick out of its zone with two corners at most.
lesson-taluva-board-inside = Expand the landscape within the zone.
lesson-taluva-board-inside-not = That is an eruption. This time lay the tile on the sea.
lesson-taluva-board-inside-done = When nothing fits any more, the game ends as if the tiles had run out.

lesson-taluva-fifth = Module: fifth player
lesson-taluva-fifth-about = Five colours and 60 tiles. Nothing else changes, but there is much more going on between two of your turns.
lesson-taluva-fifth-tile = Lay your tile wherever you like.
lesson-taluva-fifth-tile-done = With five players somebody is always near.
lesson-taluva-fifth-build = And build what you like.
lesson-taluva-fifth-build-done = Four others play now, before it is your turn again.

lesson-taluva-play = Now play
lesson-taluva-play-about = A game that has begun, against a gentle bot. Three turns are yours. A settlement of three hexes, then a temple: that is a good plan.
lesson-taluva-play-turns = Play on as you like.
lesson-taluva-play-turns-done = Well played.
