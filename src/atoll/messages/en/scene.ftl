# Boards in three dimensions.

scene-boards = Board
scene-flat = Flat
scene-solid = 3D
scene-detail = 3D detail
scene-detail-auto = Automatic
scene-detail-low = Low: for older devices, saves battery
scene-detail-high = High: shadows, trees, smooth edges
scene-follow = Follow other players’ moves
scene-follow-line = The 3D camera moves to each move and back.
scene-coordinates = Show coordinates
scene-coordinates-line = Label every hex and square. You can also press K.
scene-switch = 3D board
scene-switch-short = 3D
scene-no-webgl = This browser doesn’t support WebGL, so the board stays flat. Turn on hardware acceleration, or try another browser.
scene-broken = The 3D board failed, so it’s flat again. Reload the page to retry.
scene-turn-left = Rotate left
scene-turn-right = Rotate right
scene-from-above = View from above
scene-from-front = View from the front
scene-zoom-in = Zoom in
scene-zoom-out = Zoom out
scene-fit = Show everything
scene-help = Drag to move. Scroll or pinch to zoom. Right-drag or use two fingers to rotate. Keys: arrows, plus and minus, Shift with arrows to rotate and tilt, T for the view from above, 0 to show everything.
scene-photo = Save picture
scene-compass = Compass: where north is
scene-north = N
