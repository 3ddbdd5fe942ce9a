# The analysis board: set up a position, try moves for everybody, ask for chances.

boards-title = Analysis board
boards-of = { $game }: analysis
boards-about = Set up a position, play for every side, and ask what is best. Nothing is stored; the link holds it all.
boards-game = Game
boards-new = New game
boards-start = Open board
boards-paste = Position or game as text
boards-paste-about = Paste a game record, or a position that you copied from an analysis board. You can change the text first.
boards-set-up = Set up
boards-another = Another position
boards-hidden = Tiles to come and everything else that is hidden were drawn at random.
boards-over = The game is over.
boards-ask = Chances and best moves
boards-asking = Thinking…
boards-chances = Chances
boards-best = Best moves
boards-share = Copy link
boards-copy = Copy position as text
boards-copied = Position copied
boards-all-moves = All legal moves
boards-moves = Moves
boards-variation = Variation
boards-beginning = Start
boards-promote = Make main line
boards-remove = Delete from here
