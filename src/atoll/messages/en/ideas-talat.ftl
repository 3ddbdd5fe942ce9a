# Why a move of Talat is good: what the move does, told without saying who makes it.

talat-idea-wins = Ends the game with a win.
talat-idea-shares-win = Ends the game with a win shared with { $seats }.
talat-idea-freezes = Freezes this board without falling behind.
talat-idea-freezes-soon = Leaves this board one move from freezing, with the lead.
talat-idea-capture-safe = Captures a tower for { $points } points, and nothing can capture back.
talat-idea-capture-attacker = Captures a tower that was about to capture.
talat-idea-capture-first = Captures with a tower that would be lost anyway.
talat-idea-capture-guarded = Captures a tower; whoever captures back is captured in turn.
talat-idea-fork = Threatens { $number } towers at once, from a safe square.
talat-idea-threat = Threatens a tower from a safe square.
talat-idea-escape = Saves a tower that could be captured.
talat-idea-guard = Guards a tower: whoever captures it is captured in turn.
talat-idea-line = Reaches the enemy’s start line safely: { $points } points.
talat-idea-past = Gets past every tower that could capture it.
talat-idea-runs = { $number ->
    [one] Nothing can stop this tower: one more step to the enemy’s start line.
   *[other] Nothing can stop this tower: { $number } more steps to the enemy’s start line.
}
talat-idea-holds = { $number ->
    [one] Pins a tower: any step forward loses it.
   *[other] Pins { $number } towers: any step forward loses one.
}
talat-idea-hunts = { $number ->
    [one] Comes close enough to threaten a tower next turn, and nothing can threaten it first.
   *[other] Comes close enough to threaten one of { $number } towers next turn, and nothing can threaten it first.
}
talat-idea-offers = Threatens a tower; whoever captures this one is captured in turn.
talat-idea-nothing-hangs = Leaves nothing to capture.
talat-idea-fewer-hang = { $number ->
    [one] One tower fewer can be captured.
   *[other] { $number } towers fewer can be captured.
}
talat-idea-out-of-reach = Stays out of reach of the towers that beat it.
talat-idea-david = The smallest tower faces the biggest, which it captures.
talat-idea-faces-prey = { $number ->
    [one] Faces a tower that it beats, and none that beats it.
   *[other] Faces { $number } towers that it beats, and none that beats it.
}
talat-idea-stops-hunter = Faces a tower that it beats and that beats the tower next to it.
talat-idea-unbeaten = Nothing opposite beats it, and nothing more can be placed there.
talat-idea-no-answer = No tower left in the enemy’s hand beats it.
talat-idea-matchup = { $others ->
    [0] Beats { $number } of the towers on the other line, and none of them beats it.
   *[other] Beats { $number } of the towers on the other line; { $others } of them can beat it.
}
talat-idea-few-answers = { $number ->
    [one] Only one tower in the enemy’s hand beats it.
   *[other] Only { $number } towers in the enemy’s hand beat it.
}
talat-idea-supported = Whatever captures it here is captured in turn.
talat-idea-hems-in = Takes { $number } safe moves from { $seat }.
talat-idea-spare-moves = Keeps { $number } safe moves for later: whoever runs out of them has to give something up.
talat-idea-covers = Covers the tower next to it: it beats everything left that beats that one.
talat-idea-sidesteps = { $number ->
    [one] A tower on the other line beats it, but does not face it.
   *[other] { $number } towers on the other line beat it, but none of them faces it.
}
talat-idea-edge = Many towers beat it, so it stands at the edge, where only two squares face it.
talat-idea-middle = Beats { $number } of the towers in the enemy’s hand, and three squares face it.
talat-idea-keeps-answers = Keeps the towers that beat more of what the enemy still holds.
talat-idea-starves = { $number ->
    [one] A tower opposite has nothing in front of it that it beats.
   *[other] { $number } towers opposite have nothing in front of them that they beat.
}
talat-idea-better-board = { $number ->
    [0] Nothing beats it on this board; on the other one { $others ->
        [one] one tower could
       *[other] { $others } towers could
    }.
    [one] One tower can beat it on this board; on the other one { $others } could.
   *[other] { $number } towers can beat it on this board; on the other one { $others } could.
}
talat-idea-blocks = Stands in the way of a tower that cannot capture it.
talat-idea-prospects = { $others ->
    [0] { $number ->
        [one] Heads for a tower that it beats, and none there beats it.
       *[other] Heads for { $number } towers that it beats, and none there beats it.
    }
   *[other] Heads for { $number } towers that it beats; { $others } there can beat it.
}
