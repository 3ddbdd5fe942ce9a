# Tournaments: what the server refuses, and the pages.

## Refusals

tourney-over = This tournament is over.
tourney-started = This tournament has already started.
tourney-full = This tournament is full: it takes { $most } players.
tourney-not-in = This player isn’t in the tournament.
tourney-too-few = At least { $least } players are needed to start.
tourney-organiser-only = Only the organiser can do this.
tourney-no-abort = A tournament game can’t be aborted.
tourney-title-missing = Give the tournament a name.
tourney-size = Tables seat { $most } players at most.
tourney-players = A tournament takes { $least } to { $most } players.
tourney-rounds = A tournament can have { $most } rounds at most.
server-tournaments-full = Too many tournaments are running on this server. Try again later.
server-tournaments-person = You’re already organising { $most } tournaments. Finish one first.
server-tournaments-address = Only { $most } tournaments a day can be created from one network. Try again later.

## The list

tournaments = Tournaments
tournaments-line = For a club evening: round robin, Swiss or knock-out.
tournaments-open = Open to join
tournaments-playing = In progress
tournaments-over = Finished
tournaments-mine = Your tournaments
tournaments-none = No tournaments yet.
tournaments-all = All tournaments
tourney-new = New tournament
tourney-account = You need an account to create or join a tournament.
tourney-format-round-robin = Round robin
tourney-format-swiss = Swiss
tourney-format-knock-out = Knock-out
tourney-format-round-robin-line = Everybody meets everybody; at larger tables, as evenly as possible.
tourney-format-swiss-line = Each round you meet somebody with about as many points.
tourney-format-knock-out-line = The winner goes on; at larger tables, the better half.
tourney-tables-of = { $size ->
    [2] tables for two
    [3] tables for three
    [0] tables for { $most }
   *[other] tables for { $least } to { $most }
}
tourney-players-of = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tourney-round-of = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}

## One tournament

tourney-terms = Terms
tourney-organiser = Organiser
tourney-format = Format
tourney-game = Game
tourney-tables = Tables
tourney-rounds-word = Rounds
tourney-rounds-auto = Automatic
tourney-rounds-bracket = Until one is left
tourney-pause = Break between rounds
tourney-pause-none = None
tourney-pause-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
tourney-pause-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
tourney-absent = The clock decides: whoever doesn’t turn up runs out of time.
tourney-players-heading = Players
tourney-join = Join
tourney-leave = Leave
tourney-withdraw = Withdraw
tourney-withdraw-sure = Withdraw from all further rounds? Your running game goes on.
tourney-start = Start
tourney-start-line = Once you start, nobody else can join.
tourney-wait-start = You’re in. Waiting for { $name } to start.
tourney-end = End tournament
tourney-end-sure = End the tournament now? Running games no longer count.
tourney-remove = Remove { $name }
tourney-withdrawn = withdrawn
tourney-you = you
tourney-gone = Deleted account
tourney-round = Round { $round }
tourney-next-soon = Next round in a moment
tourney-next = Next round in { $seconds } s
tourney-bye = { $name } sits out
tourney-walkover = { $name } wins without playing
tourney-in-play = in progress
tourney-to-table = Go to table
tourney-your-game = Your game is on
tourney-standings = Standings
tourney-place = Place
tourney-name = Name
tourney-points = Points
tourney-games = Games
tourney-tie-rounds = Rounds won
tourney-tie-buchholz = Buchholz
tourney-tie-sonneborn-berger = Sonneborn–Berger
tourney-tie-wins = Wins
tourney-tie-seconds = Second places
tourney-export = Export
tourney-export-standings = Standings (CSV)
tourney-export-games = Games (CSV)
tourney-export-records = Records
tourney-finished-line = Finished. { $name } wins.
tourney-finished-shared = Finished. { $names } share first place.
tourney-ended-line = The organiser ended this tournament early.
tourney-missing = There is no such tournament.
tourney-part-of = Tournament, round { $round }
tourney-unlisted = Only people with the link can find this tournament.

## The form

tourney-title-label = Name
tourney-title-example = Thursday club evening
tourney-size-label = Players at a table
tourney-rounds-label = Rounds
tourney-public-label = List it for everybody
tourney-public-line = Otherwise people need the link.
tourney-rated-line = The games count for ratings. Standard options only.
tourney-create = Create tournament
