# Puzzles in the browser.

puzzling-title = Puzzles
puzzling-about = Positions from bot games with one move that is much better than all others. Find it.
puzzling-solved = Solved
puzzling-solved-of = { $solved } of { $all }
puzzling-streak = Streak without help
puzzling-streak-best = { $streak } (best: { $best })
puzzling-days = Day streak
puzzling-today = Puzzles of the day, { $day }
puzzling-open = not solved yet
puzzling-was-clean = solved
puzzling-was-solved = solved with help
puzzling-was-shown = solution seen
puzzling-players = { $players } players
puzzling-difficulty = Difficulty { $level } of 5
puzzling-difficulty-1 = easy
puzzling-difficulty-2 = look closely
puzzling-difficulty-3 = tricky
puzzling-difficulty-4 = hard
puzzling-difficulty-5 = very hard
puzzling-puzzle = { $game }: puzzle
puzzling-you = You
puzzling-task = Your turn. One move is much better than all others. Find it on the board.
puzzling-hint = Look for: { $move }
puzzling-wrong = Not this one.
puzzling-wrong-text = There is a much better move.
puzzling-right = That’s it!
puzzling-shown = Solution
puzzling-worth = Your chances are now { $value }, at least { $lead } better than after any other move.
puzzling-again = Try again
puzzling-next = Next puzzle
puzzling-show = Show solution
puzzling-list = All puzzles
puzzling-all-done = You’ve solved them all.
puzzling-moves = All legal moves

puzzling-rating = Your rating
puzzling-rating-of = Puzzle rating: { $rating }
puzzling-theme = Theme
puzzling-theme-all = All themes
puzzling-about-theme = About: { $themes }
puzzling-rush = Puzzle rush
puzzling-rush-of = Puzzle rush: { $game }
puzzling-rush-about = Three minutes, three mistakes. Puzzles get harder.
puzzling-rush-start = Start
puzzling-rush-score = { $score ->
    [one] 1 puzzle solved
   *[other] { $score } puzzles solved
}
puzzling-rush-best = Best: { $best }
puzzling-rush-left = Time left
puzzling-rush-mistakes = Mistakes: { $mistakes } of 3
puzzling-rush-missed = Solutions to the ones you missed
puzzling-rush-one = { $count ->
    [0] { $difficulty }, no. { $number }
   *[other] { $themes } ({ $difficulty }, no. { $number })
}
puzzling-rush-again = Play again
puzzling-rush-right = Right!
puzzling-rush-wrong = Not this one
puzzling-theme-taluva-temples = Temples
puzzling-theme-taluva-towers = Towers and height
puzzling-theme-taluva-growth = Growing
puzzling-theme-taluva-rivals = Stopping rivals
puzzling-theme-taluva-ending = Winning
puzzling-theme-titicaca-bids = Bids
puzzling-theme-titicaca-villages = Villages
puzzling-theme-titicaca-chains = Chains
puzzling-theme-titicaca-regions = Regions
puzzling-theme-titicaca-temples = Temples and ties
puzzling-theme-talat-captures = Captures
puzzling-theme-talat-safety = Safety
puzzling-theme-talat-racing = Reaching the far line
puzzling-theme-talat-ending = Ending the game
