# Setting up a position by hand for the analysis board.

editor-title = { $game }: set up a position
editor-checking = Checking…
editor-done = Analyse
editor-undo = Undo
editor-redo = Redo
editor-clear = Clear the board
editor-tools = Tools
editor-board = On the board
editor-remove = Remove the tower
editor-owner = Whose
editor-phase = Next comes
editor-turn = Player to move

editor-talat-board = { $first } – { $second }
editor-talat-hint = Choose a tower beside the boards, then a square. Choose a tower on a board to move or remove it.
editor-talat-picked = { $tower }. Choose a square, or who has captured it.
editor-talat-towers = Towers off the board: { $owner }
editor-talat-none = None
editor-talat-captured = Captured towers
editor-talat-capture = Captured by { $name }
editor-talat-return = { $tower }, captured by { $name }. Put it back
editor-talat-put = Placing towers
editor-talat-move = Moving

editor-taluva-tile = Tile
editor-taluva-hut = Huts
editor-taluva-tower = Tower
editor-taluva-temple = Temple
editor-taluva-ship = Ship
editor-taluva-erase = Erase
editor-taluva-tile-hint = Choose where the volcano goes. A tile lies on the table, or on three hexes of the same level.
editor-taluva-hut-hint = Choose a hex. It gets as many huts as its level.
editor-taluva-tower-hint = Choose a hex for the tower.
editor-taluva-temple-hint = Choose a hex for the temple.
editor-taluva-ship-hint = Choose a lagoon for the ship.
editor-taluva-erase-hint = Choose a building, a ship or a tile to take away.
editor-taluva-uneven = The hexes under a tile must all be on the same level.
editor-taluva-covered = Another tile lies on this one. Take that one away first.
editor-taluva-no-land = Buildings stand on land that isn’t a volcano.
editor-taluva-no-lagoon = Ships only go into water that land surrounds.
editor-taluva-fields = The tile’s fields
editor-taluva-hand = Tile in hand
editor-taluva-field = Field { $number }
editor-taluva-terrain = { $terrain ->
    [J] jungle
    [C] clearing
    [S] sand
    [R] rock
   *[L] lake
}
editor-taluva-direction = Direction
editor-taluva-place = A tile
editor-taluva-build = A building
editor-taluva-stack-title = Stack
editor-taluva-stack = Tiles left

editor-titicaca-village = Village
editor-titicaca-join = Regions
editor-titicaca-temple-1 = Temple +1
editor-titicaca-temple-2 = Temple +2
editor-titicaca-swap = Swap hexes
editor-titicaca-erase = Erase
editor-titicaca-village-hint = Choose a field for the village. Choose it again to take the village away.
editor-titicaca-join-hint = Choose neighbouring villages one after another to put them in one region. Choose the same one twice to split it off.
editor-titicaca-temple-1-hint = Choose a village for its owner’s temple +1.
editor-titicaca-temple-2-hint = Choose a village for its owner’s temple +2.
editor-titicaca-swap-hint = Choose two hexes of the country to swap them.
editor-titicaca-erase-hint = Choose a village to take away.
editor-titicaca-region = { $fields ->
    [one] a region of its own
   *[other] in a region of { $fields } fields
}
editor-titicaca-round-title = Lake being played
editor-titicaca-round = Lake
editor-titicaca-stocks = Weapons
editor-titicaca-scores = Points
editor-titicaca-bidding = Everyone bids
editor-titicaca-settler = { $name } settles first
editor-titicaca-bids = Bids
editor-titicaca-arrow = Wins ties for going first
