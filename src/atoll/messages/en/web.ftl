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
web-game-taluva = Taluva
web-game-titicaca = Titicaca
web-game-talat = Talat
web-game-taluva-line = Volcanoes build an island, tile upon tile. Found settlements, raise temples, and mind the lava. 2 to 5 players.
web-game-titicaca-line = Bid in secret for the shores of fifteen lakes, then draw the borders to your taste. 2 to 5 players.
web-game-talat-line = Three boards, nine towers each, and everybody fights on two fronts. 2 or 3 players.
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
web-option-taluva-all-tiles = All tiles
web-option-taluva-all-tiles-line = Every tile in the box is used, whatever the number of players.
web-option-taluva-ranking = Ranking
web-option-taluva-ranking-line = Whoever wins leaves the game, and the others play on for the next places.
web-option-taluva-teams = Teams
web-option-taluva-teams-line = Four players: seats 1 and 3 against 2 and 4.
web-option-taluva-ships = Ships
web-option-taluva-ships-line = Two ships each, for lagoons next to your settlements.
web-option-taluva-doubles = Double-hex tiles
web-option-taluva-doubles-line = Small tiles lie open; once a game you may take one instead of drawing.
web-option-taluva-fifth = Fifth player's tiles
web-option-taluva-fifth-line = Twelve more tiles in the box. Five players always have them.
web-option-taluva-zone = Game board
web-option-taluva-zone-line = The island must stay within a zone; the smaller, the harder.
web-option-taluva-zone-none = Open sea
web-option-taluva-zone-beginner = Beginner
web-option-taluva-zone-intermediate-round = Intermediate, round
web-option-taluva-zone-intermediate-long = Intermediate, long
web-option-taluva-zone-expert = Expert
web-given-country = Country
web-given-country-line = Usually the twelve tiles are shuffled. A named country is always the same; one of your own can be copied from the table before you.
web-given-country-drawn = Shuffled tiles
web-given-country-crescent = The crescent
web-given-country-isthmus = The isthmus
web-given-country-ring = The ring
web-given-country-twins = Two islands
web-given-country-own = One of my own
web-given-country-text = The country: a map or the JSON of a record
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
web-reason-taluva-early = All pieces of two kinds are on the board.
web-reason-taluva-tiles = The stack is empty.
web-reason-taluva-last-standing = All others are out.
web-reason-taluva-no-room = No tile fits on the game board any more.
web-reason-titicaca-full = The country is full.
web-reason-titicaca-weapons = Nobody has weapons left.
web-reason-titicaca-no-bids = Nobody wanted to bid any more.
web-reason-talat-frozen = Two of the three boards are frozen.
web-reason-talat-stuck = Nobody can move any more.
web-rematch = Play again
web-rematch-go = To the next game
web-record = Download the record
web-see-board = See the board

## Taluva

web-ask-taluva-choose = { $seat } draws a tile or takes a double-hex tile.
web-ask-taluva-first = { $seat } lays the first tile.
web-ask-taluva-place = { $seat } lays a tile.
web-ask-taluva-build = { $seat } builds.
web-ask-taluva-choose-you = Draw a tile, or take one of the open double-hex tiles.
web-ask-taluva-first-you = { $zone ->
    [yes] Lay the first tile anywhere on the game board.
   *[no] Lay the first tile: it goes in the middle.
}
web-ask-taluva-place-you = Lay your tile: at the coast, or over a volcano.
web-ask-taluva-build-you = Build: choose a glowing hex.
web-taluva-decides = { $ships ->
    [yes] The most temples win; ties go to towers, then ships, then huts.
   *[no] The most temples win; ties go to towers, then huts.
}{ $teams ->
    [yes] {" "}Partners add their pieces together.
   *[no] {""}
}
web-taluva-draw = Draw
web-taluva-take = Take { $tile }
web-taluva-tile = Tile on { $hex }, direction { $direction }
web-taluva-lay = Lay it here
web-taluva-why-not = Why not here?
web-taluva-how-mouse = Move over the board and click to lay; R or Shift with the wheel turns the tile.
web-taluva-how-touch = Tap where it shall lie; tap again to turn it.
web-taluva-turn-left = Turn left
web-taluva-turn-right = Turn right
web-taluva-where = Where the tile goes
web-taluva-where-count = { $count ->
    [one] One place
   *[other] { $count } places
}
web-taluva-builds = What can be built
web-taluva-all-builds = All builds
web-taluva-build-here = Build on { $hex }
web-taluva-hut = Hut on { $hex }
web-taluva-tower = Tower on { $hex }
web-taluva-temple = Temple on { $hex }
web-taluva-ship = Ship into the lagoon at { $hex }
web-taluva-terrain = { $terrain ->
    [J] jungle
    [C] clearing
    [S] sand
    [R] rock
   *[L] lake
}
web-taluva-expand = Expand { $hex } over { web-taluva-terrain }: { $huts ->
    [one] { $huts } hut
   *[other] { $huts } huts
}
web-taluva-here-hut = 1 hut
web-taluva-here-tower = 1 tower
web-taluva-here-temple = 1 temple
web-taluva-here-ship = 1 ship
web-taluva-here-expand = Expand over { web-taluva-terrain }: { $huts ->
    [one] { $huts } hut
   *[other] { $huts } huts
}
web-taluva-pool-hut = { $count ->
    [one] { $count } hut left
   *[other] { $count } huts left
}
web-taluva-pool-tower = { $count ->
    [one] { $count } tower left
   *[other] { $count } towers left
}
web-taluva-pool-temple = { $count ->
    [one] { $count } temple left
   *[other] { $count } temples left
}
web-taluva-pool-ship = { $count ->
    [one] { $count } ship left
   *[other] { $count } ships left
}
web-taluva-kind-hut = Huts
web-taluva-kind-tower = Towers
web-taluva-kind-temple = Temples
web-taluva-kind-ship = Ships
web-taluva-out = out
web-taluva-stack = { $count ->
    [one] { $count } tile in the stack
   *[other] { $count } tiles in the stack
}
web-taluva-doubles = Open double-hex tiles

## Titicaca

web-ask-titicaca-bid = Lake { $lake }: { $seats } still to bid.
web-ask-titicaca-bid-you = Lake { $lake }: bid in secret for its shores.
web-ask-titicaca-extra = Extra round: { $seats } still to bid.
web-ask-titicaca-extra-you = Extra round: bid for any empty field.
web-ask-titicaca-village = { $seat } puts a village.
web-ask-titicaca-village-you = Put a village on a glowing field.
web-ask-titicaca-join = { $seat } may join the new field to a region.
web-ask-titicaca-join-you = Join the new field to a region next to it, or leave it alone.
web-ask-titicaca-merge = { $seat } may merge two regions.
web-ask-titicaca-merge-you = Merge two other regions, or leave them.
web-ask-titicaca-temple = { $seat } may lay down a temple.
web-ask-titicaca-temple-you = Lay a temple face down under one of your villages, or keep it.
web-ask-titicaca-over = The game is over.
web-ask-titicaca-over-you = The game is over.
web-ask-titicaca-drawing = The country is being laid out.
web-ask-titicaca-drawing-you = The country is being laid out.
web-titicaca-terrain-F = forest
web-titicaca-terrain-M = mountain
web-titicaca-terrain-S = savanna
web-titicaca-terrain-P = pampa
web-titicaca-terrain-G = prairie
web-titicaca-all = all villages
web-titicaca-card-points = Points
web-titicaca-card-villages = Villages
web-titicaca-lake = Lake { $lake }
web-titicaca-choose = Choose { $field }
web-titicaca-steps = The steps of a turn
web-titicaca-step-village = Village
web-titicaca-step-join = Join
web-titicaca-step-merge = Merge
web-titicaca-step-temple = Temple
web-titicaca-village = Village on { $field } ({ $terrain })
web-titicaca-join = Join region { $region }
web-titicaca-join-not = Stay alone
web-titicaca-merge = Merge { $one } and { $other }
web-titicaca-merge-not = Merge nothing
web-titicaca-temple = Temple +{ $value } on { $field }
web-titicaca-temple-not = Keep the temples
web-titicaca-bid = Your secret bid (0 to { $most })
web-titicaca-seal = Bid { $bid }
web-titicaca-bid-made = You bid { $bid }
web-titicaca-bid-in = { $seat } has bid
web-titicaca-keep = Keep { $bid }
web-titicaca-region = Region of { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
} at { $lakes ->
    [one] { $lakes } lake
   *[other] { $lakes } lakes
}
web-titicaca-weapons = { $count ->
    [one] weapon
   *[other] weapons
}
web-titicaca-villages = { $count ->
    [one] { $count } village
   *[other] { $count } villages
} (chain { $chain })
web-titicaca-temples = { $count ->
    [one] { $count } temple in hand
   *[other] { $count } temples in hand
}
web-titicaca-bids = bids { $bid }
web-titicaca-arrow = arrow
web-titicaca-before = Before
web-titicaca-score-weapons = Weapons in stock
web-titicaca-score-villages = Villages
web-titicaca-score-chains = Longest chain × 3
web-titicaca-score-region = Region { $region }: { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}, { $lakes ->
    [one] { $lakes } lake
   *[other] { $lakes } lakes
}
web-titicaca-score-legend = In brackets: villages that count, and after the dot the sum that breaks a tie.

## Talat

web-ask-talat-put = { $seat } puts a tower.
web-ask-talat-put-you = Put one of your towers on a start line.
web-ask-talat-zihin = { $seat } puts a tower of the Zihin.
web-ask-talat-zihin-you = Put a tower of the Zihin on one of its start lines.
web-ask-talat-move = { $seat } moves or captures.
web-ask-talat-move-you = Move a tower forward, or capture.
web-talat-hand = Towers to put
web-talat-tower = Tower of height { $height } with { $sides } sides
web-talat-put = { web-talat-tower } onto { $square } of { $board }
web-talat-move = { web-talat-tower } from { $origin } to { $square } of { $board }
web-talat-capture = { web-talat-tower } from { $origin } captures on { $square } of { $board }
web-talat-endangered = An enemy could capture it now.
web-talat-frozen = frozen
web-talat-zihin = the Zihin
web-talat-pick = Tower of height { $height } with { $sides } sides on { $square } of { $board }
web-talat-move-here = Move to { $square } of { $board }
web-talat-capture-here = Capture on { $square } of { $board }: { $owner }, height { $height }, { $sides } sides
web-talat-points = { $captures } for captures, { $lines } for enemy start lines
web-talat-captures = Captured towers × 5
web-talat-lines = On enemy start lines × 3
web-talat-card = Who captures whom
web-talat-card-height = One level higher captures one level lower, whatever the shapes.
web-talat-card-sides = At equal height, more sides capture fewer.
web-talat-card-david = The smallest, 1 with three sides, captures the greatest, 3 with six.

web-nav = Pages
web-rules = Rules
web-rule-page = Read it in the rules, with examples
web-learn = Learn
web-learn-game = Learn it
