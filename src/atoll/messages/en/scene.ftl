# Boards in three dimensions.

scene-boards = Boards
scene-flat = Flat
scene-solid = In three dimensions
scene-detail = Detail in three dimensions
scene-detail-auto = As much as this device draws swiftly
scene-detail-low = Little: for old devices and long batteries
scene-detail-high = All of it: shadows, trees, fine edges
scene-coordinates = Show coordinates
scene-coordinates-line = The boards’ places bear the names that moves and sentences give them. The key K does the same.
scene-switch = 3D: the board in three dimensions
scene-switch-short = 3D
scene-no-webgl = This browser offers no WebGL, so the board stays flat. Switch on hardware acceleration, or try another browser.
scene-broken = The board could not be drawn in three dimensions here, so it is flat again. Loading the page anew gives it another try.
scene-turn-left = Turn the view left
scene-turn-right = Turn the view right
scene-from-above = Look straight down
scene-from-front = Look from the front
scene-fit = Show everything
scene-help = Drag to move, the wheel or two fingers to zoom, the right button or two fingers to turn. Keys: arrows, plus and minus, Shift with arrows to turn and tilt, T for straight down, 0 for everything.
