"""Each game's board as polygons, in a module of the game's name; ``rendering`` paints them."""
