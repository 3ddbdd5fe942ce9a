# What a table and the server say: refusals that are no rule's, and what happens at a table besides moves.

table-not-your-seat = { $seat } is not yours.
table-no-seat = There is no seat { $seat }; the seats are 0 to { $most }.
table-seat-taken = { $seat } is taken.
table-not-open = The game has begun; this is only possible before.
table-not-playing = No game is going on at this table.
table-not-over = This is only possible when the game is over.
table-host-only = Only the table's host can do that.
table-seated-only = Only those who hold a seat can do that.
table-closed = This table has no spectators.
table-seats-open = Everybody must be seated first; { $seats } is still free.
table-seats-number = { $seats } seats were described, but the game is for { $players }.
table-order = The order must name each of the { $seats } seats once.
table-nonce = A nonce has at most { $most } plain characters.
table-level = There is no bot “{ $level }”. There are: { $levels }.
table-stale = The move was made for another moment: { $ply } moves were expected, { $now } have been made.
table-round = The move was made for round { $round }, but this is round { $now }.
table-draft-full = Your turn is complete. Confirm it, or undo.
table-no-draft = There is no move to take back or to confirm.
table-undo-many = { $moves ->
    [one] Only one move can be taken back.
   *[other] From 1 to { $moves } moves can be taken back.
}
table-offer-open = Something else has been offered and waits for answers.
table-no-offer = Nothing has been offered.
table-nothing-back = There is nothing to take back.
table-stood-in = A bot plays { $seat }; take the seat back first.
table-resigned = { $seat } has resigned.
table-chat-empty = There is nothing to say in this.
table-chat-long = That is too long; at most { $most } characters can be said at once.
table-muted = You have been muted at this table.
table-nobody = There is no such person at this table.

server-name = A name has 1 to { $most } characters that can be read.
server-tables-full = There are as many tables as this server can hold.
server-tables-person = You have { $most } tables already; finish some first.
server-not-found = There is nothing here.
server-forbidden = This is not for you to see.
server-who = Choose a name first.
server-method = This address does not understand that kind of request.
server-malformed = The request is not understood: { $where }: { $problem }
server-malformed-short = The request is not understood.
server-character = There is an invalid character in that, perhaps half of an emoji. Remove it and try again.
server-too-many = That is too much at once; wait a little.
server-frames = Too many messages at once. Slow down, then reconnect.
server-large = That is too large.
server-origin = This came from another site and is not accepted.
server-host = This server is not known by that name; its settings can add it (url).
server-broken = Something went wrong here. It has been logged.

fair-commitment = The secret is not the one that was committed to: somebody changed it.
fair-setup = The set-up is not the one that the secret and the nonces lead to.
fair-missing = This record does not say how its set-up was drawn (it has no part “fair”).

serve-setting-unknown = There is no setting { $name }; atoll serve --help lists all.
serve-setting-near = There is no setting { $name }. Did you mean { $near }?
serve-setting-value = { $name } is “{ $value }”; it must be { $want ->
    [int] a whole number
    [float] a number
    [bool] true or false
   *[text] a text
}.
serve-setting-least = { $name } is { $value }; it must be at least { $least }.
serve-setting-most = { $name } is { $value }; it must be at most { $most }.
serve-setting-choice = { $name } is “{ $value }”; it must be one of: { $choices }.
serve-setting-url = “{ $value }” is no address like https://atoll.example.
serve-setting-key = signing_key must have at least { $least } characters, or be empty.
serve-file = Cannot read the settings in { $file }: { $problem }
serve-key-file = Cannot keep the signing key in { $file }: { $problem }
serve-listen = Cannot listen on { $host }, port { $port }: { $problem }. If it is in use, --port takes another.

# `atoll serve`

command-help-serve = let people play over the network
command-about-serve =
    Serve the games to browsers and programs. Nothing has to be set; everything can be:
    --max-tables 50 here, ATOLL_MAX_TABLES=50 in the environment and max_tables = 50 in
    a TOML file (--config) say the same, and the first of them that is there counts.
command-examples-serve =
    Examples:
      atoll serve                     on this machine only
      atoll serve --lan               for phones and computers in the same network
      atoll serve --config atoll.toml
cli-serve-lan = listen in the local network, and show the address and a QR code
cli-serve-open = open the games in the browser
cli-serve-config = file with settings
cli-serve-missing = The server needs more than is installed here ({ $module } is missing). Install it with: pip install 'atoll[server]'
cli-serve-default = { $about } (else { $default })
cli-help-verify = also compute the set-up again from the secret that the server showed
cli-replay-verified = The set-up is the one that the server had committed itself to.

serve-host = address to listen on
serve-port = port to listen on; 0 takes any that is free
serve-url = address that people use from outside, for example https://atoll.example, if it is not host and port
serve-origins = further origins whose pages may connect, separated by commas
serve-proxy = trust the X-Forwarded-For of a proxy in front; only behind one
serve-signing-key = key that signs cookies, 32 characters or more; if empty, one is made and kept in the data folder
serve-max-tables = most tables in the database
serve-max-tables-person = most tables of one host that are not over
serve-max-connections = most sockets at once
serve-max-connections-address = most sockets at once from one address
serve-max-connections-person = most sockets at once of one person
serve-max-body = most bytes in a request
serve-max-message = most bytes in a message of a socket
serve-max-waiting = most messages that a slow client may be behind
serve-rate-address = requests a second from one address
serve-rate-person = commands a second from one person
serve-rate-frames = frames a second on one WebSocket; whoever sends more is read more slowly, then sent away
serve-rate-bytes = bytes a second on one WebSocket, likewise
serve-rate-guests = new guests a second from one address
serve-rate-chat = sayings a second from one person
serve-burst = how many seconds of a rate may come at once
serve-bot-threads = bots that think at once
serve-bot-seconds = seconds after which a bot has to answer
serve-bot-memory = megabytes in which bots keep their search trees between moves
serve-bot-idle = seconds after which a tree that nobody needed is dropped
serve-grace = seconds for which a lost connection puts off the end of one’s time
serve-expire-open-hours = hours after which an open table that nobody touches goes
serve-expire-playing-days = days after which a game that nobody touches goes
serve-expire-over-days = days for which a game that is over is kept
serve-expire-guests-days = days after which a guest who holds no seat is forgotten
serve-log = form of the log: text or json
serve-log-level = what is logged: debug, info, warning or error
serve-data = folder for the database and the signing key
server-lesson-moves = These moves do not lead through this chapter. Begin the chapter anew.
