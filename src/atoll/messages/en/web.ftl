# The browser's words.

## The app

web-skip = Skip to the content
web-settings = Settings
web-your-name = Your name
web-guest-name = Guest
web-save = Save
web-close = Close
web-language = Language
web-theme = Appearance
web-theme-system = Same as system
web-theme-light = Light
web-theme-dark = Dark
web-text-size = Text size
web-not-found = Page not found
web-not-found-text = The link may be incomplete, or the table no longer exists.
web-home = Home
web-loading = Loading…
web-offline = Can’t reach the server. Check your connection and try again.
web-offline-reading = You’re offline. Lessons, rules and puzzles you’ve opened can still be read.
web-not-kept = Not available offline
web-failed = That didn’t work. Try again in a moment.
web-yes = Yes
web-no = No

## Home

web-welcome = Three island games: with friends online, on one screen, or against bots.
web-play-bot = Play a bot
web-starting = Starting…
web-new-table = New table
web-my-games = My games
web-open-tables = Open games
web-no-tables = No open games yet. Start one and make it public.
web-watch = Watch live
web-leaders = Leaderboards
web-leaders-all = All ratings and statistics
web-daily = Puzzles of the day
web-no-tables-meanwhile = Meanwhile, play a bot or learn a game:
web-more-playing = { $count ->
    [one] One more game in play
   *[other] { $count } more games in play
}
web-table-your-turn = Your turn
web-table-free = { $free ->
    [one] { $free } open seat
   *[other] { $free } open seats
}
web-table-full = About to start
web-table-playing = Watch
web-table-over = Finished
web-legal = Taluva, Titicaca and Talat belong to their designers and publishers. Atoll is an independent implementation with its own text and graphics.

## A new table

web-new-table-title = New table: { $game }
web-players = Players
web-seat-number = Seat { $number }
web-seat-me = Me
web-seat-me-too = Player on this device
web-seat-open = Open seat (invite by link)
web-seat-bot = Bot: { $name }
web-options = Variants and modules
web-option-unrated = Not in rated games.
web-table-terms = Table
web-public = Public
web-public-line = Listed on the home page. Otherwise you need the link.
web-confirm-turns = Confirm each turn
web-confirm-turns-line = You can undo everything until you confirm.
web-clock = Clock
web-clock-none = No clock
web-clock-move = Seconds per move
web-clock-bank = Time bank plus increment
web-clock-seconds = Seconds
web-clock-increment = Increment
web-clock-days = Days per move
web-clock-days-number = Days
web-time-days = { $days } d { $hours } h
web-time-hours = { $hours } h { $minutes }
web-make-table = Create table
web-start-game = Start game

## Before the game

web-open-title = { $game }: who’s playing?
web-lobby-title = { $name }’s table
web-lobby-public = public table
web-lobby-private = private table
web-lobby-host = host
web-lobby-open = Open seat
web-lobby-open-line = Anyone with the link can take it
web-lobby-here = Here
web-lobby-away = Away
web-lobby-missing = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
web-lobby-absent = Waiting for { $names }
web-lobby-full = Everyone is seated
web-lobby-start-line = Start when you’re ready.
web-lobby-fill-line = Send the link, or fill the open seats with bots.
web-lobby-rated-line = Send the link to someone with an account.
web-copy-link = Copy link
web-seats = Seats
web-seat-empty = open
web-sit = Sit here
web-name-skip = Skip
web-name-other = Player’s name
web-name-of-seat = Name of player { $number }
web-name-player = Player { $number }
web-sit-too = Add a player on this device
web-style = Colour and shape
web-style-colour = Colour
web-style-shape = Shape
web-colour-0 = Red
web-colour-1 = Blue
web-colour-2 = Purple
web-colour-3 = Green
web-colour-4 = Black
web-shape-0 = Triangle
web-shape-1 = Circle
web-shape-2 = Square
web-shape-3 = Diamond
web-shape-4 = Cross
web-clock-custom = Custom
web-clock-kind = Kind of clock
web-terms = Terms
web-terms-players = { $players } players
web-terms-time = When time runs out
web-terms-time-none = There is no time limit. If someone leaves on their turn, the others can carry on after five minutes.
web-terms-time-bot = A bot plays for you until you come back.
web-terms-time-rated = You’re out and finish behind everyone who stays.
web-terms-unrated = Unrated
web-terms-join = Who can join
web-terms-join-public = Anyone: the table is listed on the home page.
web-terms-join-link = Anyone with the link.
web-terms-join-accounts = Anyone with an account.
web-terms-watch = Who can watch
web-terms-watch-all = Anyone with the link.
web-terms-watch-none = Only the players.
web-wait-all = The game starts once everyone is here.
web-rematch-ready = A rematch is ready. Press Rematch to join.
web-session = { $games ->
    [one] After { $games } game:
   *[other] After { $games } games:
}
web-leave = Leave seat
web-remove = Remove
web-add-bot = Add a bot
web-fill = Fill with bots
web-wait-host = The host starts the game once every seat is taken.
web-invite = Invite
web-invite-line = Anyone with this link can take a seat. Scan the code with a phone.
web-link = Link to this table
web-copy = Copy
web-copied = Copied
web-qr = QR code for the link

## At the table

web-board = { $game } board
web-table-not-found = This table no longer exists
web-table-not-allowed = This table doesn’t allow spectators
web-connection-lost = Connection lost. Reconnecting…
web-name-number = { $name } { $number }
web-labelled = { $label }: { $value }
web-player = Player
web-you = you
web-away = away
web-partner = your partner
web-adaptive = adaptive
web-team = Team { $number }
web-team-of = Team { $number }: { $seats }
web-sealed = ready
web-absence-away = { $seat } has been away for { $minutes } minutes.
web-absence-nudge = Nudge
web-absence-nudged = { $seat } was nudged. You can decide in a moment.
web-absence-decide = { $seat } hasn’t come back. How do you want to go on?
web-absence-bot = Let a bot play on
web-absence-end = End the game
web-absence-wish-bot = For a bot: { $names }
web-absence-wish-end = For ending: { $names }
web-stand-in-away = away, a bot plays on
web-stand-in-wish = a bot is playing
web-stand-in-time = out of time, a bot is playing
web-stand-in-resigned = resigned
web-return = Take over again
web-points = { $count ->
    [one] point
   *[other] points
}
web-total = Total
web-history = Log
web-chat = Chat
web-chat-empty = No messages yet
web-chat-say = Message
web-send = Send
web-you-name = You
web-rail = Log and chat
web-chat-unread = Chat · { $count }
web-term-minutes = { $minutes } min
web-term-seconds = { $seconds } s
web-term-move = { $time } per move
web-term-increment = { $time } + { $increment } s
web-term-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
web-watching = { $count ->
    [0] No spectators
    [one] { $count } spectator
   *[other] { $count } spectators
}
web-past = Move { $ply } of { $of }
web-back = Previous move
web-forward = Next move
web-now = Back to the game
web-ask-confirm = Happy with this turn?
web-waiting-for = Waiting for { $seats }.
web-decided-waiting = { $decided }. Waiting for { $seats }.
web-change = Change
web-undo = Undo
web-confirm = Confirm
web-hint-button = Hint
web-warning-yes = Do it anyway
web-warning-no = Go back
web-hint = A bot would play: { $move }
web-hint-line = Then probably: { $moves }
web-more = More
web-move-list = { $count ->
    [one] { $count } legal move
   *[other] { $count } legal moves
}
web-move-play = Play
web-full-screen = Full screen
web-take-back = Ask to undo
web-stand-in = Let a bot play for me
web-abort = Offer to abort
web-resign = Resign
web-resign-sure = Resign this game?
web-offer-takeback = { $you ->
    [yes] You asked to undo your move.
   *[no] { $seat } asks to undo a move.
}
web-offer-abort = { $you ->
    [yes] You offered to abort the game.
   *[no] { $seat } offers to abort the game.
}
web-curtain = { $name }, it’s your turn. Everyone else, look away!
web-curtain-open = I’m { $name }

## When it is over

web-scoring = Scoring
web-over = Game over
web-over-show = Show result
web-winners = { $you ->
    [yes] You win
    [among] You and { $others } win together
   *[no] { $count ->
        [one] { $seats } wins
       *[other] { $seats } win together
    }
}
web-ending-result = The game was played to the end.
web-ending-aborted = Everyone agreed to abort the game.
web-ending-resigned = { $you ->
    [yes] You resigned
    [among] You and { $others } resigned
   *[no] { $count ->
        [one] { $seats } resigned
       *[other] { $seats } have resigned
    }
}
web-place = Place
web-place-number = { $place }.
web-share = Share
web-team-names = { $you ->
    [among] You and { $others }
   *[no] { $seats }
}
web-team-against = against
web-clock-tip = Time left. It only runs during this player’s turn.
web-decided-points = { $most } points to { $next }.
web-decided-all-level = Everyone has { $most } points.
web-rematch = Rematch
web-record = Download
web-see-board = Show board
web-rule-why = Why?

## Learning and rules

web-nav = Pages
web-rules = Rules
web-rule-page = Read more in the rules
web-learn = Learn
web-learn-game = How to play
web-coach = Coach
web-coach-line = Tips when something first comes up in a game against bots.
