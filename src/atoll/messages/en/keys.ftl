# The keyboard: what the question mark shows.

keys-title = Keys
keys-everywhere = Everywhere
keys-tab = to the next thing, or to the one before
keys-press = press what has the focus, choose it, put it there
keys-close = close what has been opened
keys-this = this list
keys-board = On the board, when it has the focus
keys-pan = move the board
keys-zoom = closer, or further away
keys-fit = fit it to the window
keys-game = In this game
keys-taluva-left = turn the tile to the left
keys-taluva-right = turn the tile to the right
keys-taluva-drop = put the tile back into the hand
keys-table = At the table
keys-undo = take back, as long as the turn is not confirmed
keys-confirm = confirm the turn
keys-hint = ask for a hint
keys-back = one move back in the game
keys-forward = one move forward
keys-now = back to now
keys-more = more, with all legal moves as a list
keys-lesson = In the lesson
keys-show = show me
keys-again = take the step again
