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
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-text-size = Text size
web-not-found = Nothing is here
web-not-found-text = Perhaps the link is cut off, or the table is gone.
web-home = To the home page
web-loading = One moment …
web-offline = The server cannot be reached. Check the connection and try again.
web-failed = That did not work. Try it again in a moment.
web-yes = Yes
web-no = No

## Home

web-welcome = Three island games at one table: with friends, on one screen, or against bots.
web-play-now = Play now
web-starting = Starting …
web-new-table = New table
web-my-games = My games
web-open-tables = Open tables
web-no-tables = No public table is open. Make one and tick “public”.
web-table-your-turn = Your turn
web-table-free = { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
}
web-table-full = Waiting for the start
web-table-playing = Watch
web-table-over = Over
web-legal = Taluva, Titicaca and Talat are the games of their designers and publishers. Atoll is an independent implementation with text and graphics of its own.

## A new table

web-new-table-title = New table: { $game }
web-players = Players
web-seat-number = Seat { $number }
web-seat-me = Me
web-seat-me-too = A person at this device
web-seat-open = Open: whoever comes by the link
web-seat-bot = Bot: { $name }
web-options = Variants and modules
web-table-terms = The table
web-public = Public
web-public-line = Listed on the home page; otherwise only the link leads here.
web-confirm-turns = Confirm each turn
web-confirm-turns-line = You can take back everything until you confirm.
web-clock = Clock
web-clock-none = No clock
web-clock-move = Seconds for each move
web-clock-bank = A bank of time with an increment
web-clock-seconds = Seconds
web-clock-increment = Increment
web-clock-days = Days for each move
web-clock-days-number = Days
web-time-days = { $days } d { $hours } h
web-time-hours = { $hours } h { $minutes }
web-make-table = Make the table
web-start-game = Start the game

## Before the game

web-open-title = { $game }: who plays?
web-seats = Seats
web-seat-empty = free
web-sit = Sit here
web-leave = Stand up
web-remove = Remove
web-add-bot = Add a bot
web-fill = Fill with bots
web-wait-host = The host starts the game when all seats are taken.
web-invite = Invite
web-invite-line = Whoever opens this link can sit down; a phone reads the code.
web-link = Link to this table
web-copy = Copy
web-copied = Copied
web-qr = QR code of the link

## At the table

web-board = The board of { $game }
web-table-not-found = This table does not exist any more
web-table-not-allowed = Nobody may watch at this table
web-connection-lost = The connection is lost. Nothing is gone; it comes back by itself.
web-name-number = { $name } { $number }
web-player = Player
web-you = you
web-away = away
web-partner = your partner
web-team = Team { $number }
web-team-of = Team { $number }: { $seats }
web-sealed = has decided
web-stand-in-wish = a bot plays
web-stand-in-time = out of time, a bot plays
web-stand-in-resigned = has given up
web-return = Take my seat back
web-points = { $count ->
    [one] point
   *[other] points
}
web-total = Total
web-history = History
web-chat = Talk
web-chat-empty = Nobody has said anything yet.
web-chat-alone = Only bots are here, and they do not talk.
web-chat-say = Say something
web-send = Send
web-watching = { $count ->
    [0] Nobody looks on.
    [one] One person looks on.
   *[other] { $count } people look on.
}
web-past = Looking back: move { $ply } of { $of }
web-back = One move back
web-forward = One move forward
web-now = Back to now
web-ask-confirm = Is that your turn? Confirm it, or take something back.
web-waiting-for = Waiting for { $seats }.
web-change = Change
web-undo = Undo
web-confirm = Confirm
web-hint-button = Hint
web-hint = A bot would play: { $move }
web-more = More
web-move-list = { $count ->
    [one] One legal move
   *[other] { $count } legal moves
}
web-move-play = Play it
web-full-screen = Full screen
web-take-back = Ask to take back
web-stand-in = Let a bot play for me
web-abort = Offer to stop
web-resign = Give up
web-resign-sure = Give up this game?
web-offer-takeback = { $seat } would like to take back.
web-offer-abort = { $seat } would like to stop the game.
web-curtain = It is the turn of { $name }. Nobody else looks!
web-curtain-open = I am { $name }

## When it is over

web-scoring = Scoring
web-over = The game is over
web-over-show = Show the result
web-winners = { $count ->
    [one] { $seats } wins
   *[other] { $seats } win together
}
web-ending-result = It was played to its end.
web-ending-aborted = All agreed to stop.
web-ending-resigned = Somebody has given up.
web-rematch = Play again
web-rematch-go = To the next game
web-record = Download the record
web-see-board = See the board

## Learning and rules

web-nav = Pages
web-rules = Rules
web-rule-page = Read it in the rules, with examples
web-learn = Learn
web-learn-game = Learn it
