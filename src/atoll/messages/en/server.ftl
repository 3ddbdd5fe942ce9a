# What a table and the server say: refusals that are no rule's, and what happens at a table besides moves.

table-not-your-seat = { $seat } isn’t your seat.
table-no-seat = There is no seat { $seat }; the seats are 0 to { $most }.
table-seat-taken = { $seat } is taken.
table-style = Colours and shapes are numbered from 0; there are { $most } of each.
table-colour-taken = Somebody else has chosen this colour.
table-shape-taken = Somebody else has chosen this shape.
absence-clock = This table has a clock, which decides what happens to those who are away.
absence-not-awaited = The table isn’t waiting for { $seat }.
absence-here = { $seat } is here.
absence-not-yet = You can nudge { $seat } after { $minutes } minutes.
absence-nudge-first = Nudge first.
absence-nudged = You can decide in { $seconds } seconds.
table-not-open = The game has already started.
table-not-playing = No game is running at this table.
table-not-over = The game isn’t over yet.
table-host-only = Only the host can do that.
table-seated-only = Only players at this table can do that.
table-closed = This table has no spectators.
table-seats-open = Not everyone is seated yet. Free: { $seats }.
table-seats-number = You described { $seats } seats, but the game has { $players }.
table-order = The order must name each of the { $seats } seats exactly once.
table-nonce = A nonce has at most { $most } plain characters.
table-level = Unknown bot “{ $level }”. Bots: { $levels }.
table-stale = This move was meant for another position: { $ply } moves were expected, { $now } have been made.
table-round = This move was meant for round { $round }, but it is round { $now }.
table-draft-full = Your turn is complete. Confirm it or undo.
table-log-full = Too much has changed at this table. You can only finish the game now.
table-no-draft = You have no move to undo or confirm.
table-undo-many = { $moves ->
    [one] You can take back only one move.
   *[other] You can take back 1 to { $moves } moves.
}
table-offer-open = Another offer is still waiting for answers.
table-no-offer = There is no open offer.
table-nothing-back = There is nothing to take back.
table-stood-in = A bot plays for { $seat }. Take the seat back first.
table-resigned = { $seat } has resigned.
table-chat-empty = Write a message first.
table-chat-long = That message is too long: { $most } characters at most.
table-muted = You are muted at this table.
table-nobody = There is no such player at this table.

server-name = Choose a name of 1 to { $most } visible characters.
server-tables-full = This server is full. Try again later.
server-tables-person = You already have { $most } tables. Finish some first.
server-tables-address = Only { $most } tables a day can be created from one network. Try again later.
server-not-found = Not found.
server-forbidden = You don’t have access to this.
server-who = Choose a name first.
server-method = This address doesn’t support that kind of request.
server-malformed = Invalid request: { $where }: { $problem }
server-malformed-short = Invalid request.
server-character = This text contains an invalid character, perhaps half of an emoji. Remove it and try again.
server-too-many = Too many requests. Wait a moment.
server-frames = Too many messages at once. Slow down, then reconnect.
server-large = This is too large.
server-origin = This request came from another site, so it was refused.
server-host = This server doesn’t go by that name. Set `url` in its settings.
server-broken = Something went wrong. It has been logged.

fair-commitment = The secret doesn’t match the commitment: somebody changed it.
fair-setup = The setup doesn’t follow from the secret and the players’ values.
fair-missing = This record doesn’t say how its setup was drawn (it has no “fair” part).
fair-value = A player’s value doesn’t match their commitment, or is missing.
fair-seats = The seats don’t follow from the secret and the players’ values.
fair-void = The record leaves out a void draw.
fair-no-receipt = This is not a receipt of a draw.
fair-receipt-version = No player took part in this draw, so a receipt can’t prove it.
fair-receipt-table = The receipt is for another table.
fair-receipt-server = The server committed to something other than what the record says.
fair-receipt-part = The receipt’s owner didn’t take part in this draw.
fair-receipt-seats = In draw { $number }, the seats differ from those in the receipt.
fair-receipt-draw = In draw { $number }, the commitments differ from those in the receipt.

draw-none = Nothing is drawn at this table.
draw-seats = The draw starts when all seats are taken.
draw-roster = The seats have changed. Commit again.
draw-digits = A commitment or value has 64 hexadecimal digits.
draw-not-yet = Values are revealed when the game starts, not before.
draw-no-part = You aren’t taking part in this draw.
draw-mismatch = This isn’t the value you committed to.
draw-running = The draw is in progress. Wait a moment.
draw-void-many = { $most } draws failed at this table. Create a new one.

serve-setting-unknown = Unknown setting { $name }; “atoll serve --help” lists all.
serve-setting-near = Unknown setting { $name }. Did you mean { $near }?
serve-setting-value = { $name } is “{ $value }”; it must be { $want ->
    [int] a whole number
    [float] a number
    [bool] true or false
   *[text] a text
}.
serve-setting-least = { $name } is { $value }; it must be at least { $least }.
serve-setting-most = { $name } is { $value }; it must be at most { $most }.
serve-setting-choice = { $name } is “{ $value }”; it must be one of: { $choices }.
serve-setting-url = “{ $value }” isn’t an address like https://atoll.example.
serve-setting-key = signing_key must have at least { $least } characters, or be empty.
serve-file = Can’t read the settings in { $file }: { $problem }
serve-key-file = Can’t store the signing key in { $file }: { $problem }
serve-listen = Can’t listen on { $host }, port { $port }: { $problem }. If the port is in use, choose another with --port.
serve-running = Another server is using { $data }. Stop it, or choose another folder with --data.

# `atoll serve`

command-help-serve = serve the games to browsers
command-about-serve =
    Serve the games to browsers and programs. Everything has a default and can be set:
    --max-tables 50 on the command line, ATOLL_MAX_TABLES=50 in the environment, or
    max_tables = 50 in a TOML file (--config). The first of these that is set wins.
command-examples-serve =
    Examples:
      atoll serve                     on this machine only
      atoll serve --lan               for phones and computers in the same network
      atoll serve --config atoll.toml
cli-serve-lan = listen on the local network, and show the address and a QR code
cli-serve-open = open the games in the browser
cli-serve-config = settings file
cli-serve-missing = The server isn’t installed ({ $module } is missing). Install it with: pip install 'atoll[server]'
cli-serve-default = { $about } (default: { $default })
cli-help-verify = also recompute the draw from the secret that the server revealed
cli-help-receipt = with --verify: the receipt saved by a browser, which proves the draw
cli-replay-receipt = --receipt needs --verify.
cli-replay-consistent = Consistent, not proven: the draw follows from the secret that the server committed to. Only a receipt can show that everything was fixed in advance.
cli-replay-proven = Proven: nobody chose this draw. It follows from values that were all fixed before anyone could know the others.

serve-host = address to listen on
serve-port = port to listen on; 0 picks a free one
serve-url = public address, for example https://atoll.example, if it isn’t host and port
serve-origins = other origins whose pages may connect, separated by commas
serve-proxy = trust X-Forwarded-For; only behind a proxy
serve-signing-key = key that signs cookies, 32 characters or more; if empty, one is created in the data folder
serve-max-tables = maximum number of tables in the database
serve-max-tables-person = maximum number of unfinished tables per host
serve-max-tables-address = maximum number of tables that one address creates per day
serve-max-tournaments = maximum number of tournaments that are not over
serve-max-tournaments-person = maximum number of unfinished tournaments per organiser
serve-max-tournaments-address = maximum number of tournaments that one address opens per day
serve-max-guests-address = maximum number of new guests from one address per day
serve-max-tcp = maximum number of network connections per process
serve-max-tcp-address = maximum number of network connections per address and process
serve-request-seconds = maximum number of seconds until a request has arrived
serve-max-connections = maximum number of sockets
serve-max-connections-address = maximum number of sockets per address
serve-max-connections-person = maximum number of sockets per person
serve-max-body = maximum size of a request in bytes
serve-max-message = maximum size of a socket message in bytes
serve-max-waiting = maximum number of messages that a slow client may lag behind
serve-rate-address = requests per second per address
serve-rate-person = commands per second per person
serve-rate-frames = frames per second per WebSocket; a client that sends more is slowed down, then disconnected
serve-rate-bytes = bytes per second per WebSocket, likewise
serve-rate-guests = new guests per second per address
serve-rate-chat = chat messages per second per person
serve-burst = seconds’ worth of a rate that may come at once
serve-bots = your own bots that can take a seat, as module:name, separated by spaces
serve-bot-threads = number of bots that think at once
serve-bot-seconds = seconds after which a bot must answer
serve-bot-memory = megabytes for the search trees that bots keep between moves
serve-bot-idle = seconds after which an unused search tree is dropped
serve-grace = seconds that a lost connection delays running out of time
serve-expire-open-hours = hours after which an unused open table is deleted
serve-expire-tournaments-days = days after which an unused tournament that has not started is deleted
serve-expire-playing-days = days after which an unused running game is deleted
serve-expire-over-days = days for which finished games are kept
serve-expire-guests-days = days after which a guest without a seat is deleted
serve-log = log format: text or json
serve-log-level = log level: debug, info, warning or error
serve-data = folder for the database and the signing key
server-lesson-moves = These moves don’t fit this chapter. Restart the chapter.
server-no-help = Atoll can’t help with this position right now. Try again later.
