# People in the browser: accounts, profiles, ratings, what the games tell.

## The way in

people-account = Account
people-links = More
people-why = You can play without an account. With one your name is yours, your games and settings are there on every device, and you can play rated games.
people-way = How you come in
people-way-login = Log in
people-way-login-line = On this device too: your name and your password.
people-way-new = Make an account
people-way-new-line = A name that nobody else has, and a password. Nothing else is asked for, no mail address either.
people-way-recover = Use the recovery code
people-way-recover-line = You have forgotten the password: the recovery code lets you set a new one. All devices have to log in again.
people-guest-kept = The games of { $name } come along.
people-name = Name
people-name-line = As others read it at the tables, 24 characters at most.
people-password = Password
people-password-line = At least 8 characters. A few words in a row are good.
people-password-old = Password until now
people-password-new = New password
people-password-change = Change the password
people-password-changed = It is changed. Other devices have to log in again.
people-code = Recovery code
people-code-line = Write it down or print it: it is shown only now. Without it nobody can help if you forget the password.
people-code-renew = Show a new code
people-code-renew-line = If you have lost the recovery code, take a new one. The one before is void then.
people-print = Print
people-kept = I have kept it
people-devices = Devices
people-devices-number = { $count ->
    [one] You are logged in on one device: this one.
   *[other] You are logged in on { $count } devices.
}
people-log-out = Log out
people-log-out-everywhere = Log out everywhere
people-delete = Delete the account
people-delete-line = Everything that is kept of you goes: name, settings, ratings, bots. Games that go on are given up; in old games nobody can tell who it was. That cannot be undone.
people-delete-type = Type your name, { $name }, to be sure
people-delete-sure = Delete it for good
people-cancel = Cancel

## Bots

people-bots = My bots
people-bots-line = Programs that play for you under a name of their own. Everywhere they are marked as bots. How to write one is told in the documentation.
people-bot-name = Name of the bot
people-bot-new = New bot
people-bot-revoke = Take away
people-bot-unused = not used yet
people-bot-used = last here on { $day }
people-token = Token of the bot
people-token-line = The program shows it to be let in. It is shown only now.
people-mark-bot = Bot

## Whom one does not want to meet

people-apart-list = Muted and blocked people
people-blocks-none = Nobody. At a table, a person's name leads to it.
people-blocks-line = Muted people are not heard. Blocked people do not come to your tables either.
people-is-mute = muted
people-is-block = blocked
people-profile = Profile
people-mute = Mute
people-unmute = Hear again
people-block = Block
people-unblock = Take back
people-report = Report the name
people-report-why = What is wrong with the name? (You may leave it empty.)
people-reported = Thank you. Whoever runs this server will look at it.

## Profiles

people-my-games = My games and results
people-since = Here since { $day }.
people-guest-only = A guest: only you see this page.
people-bot-of = A bot of { $name }
people-profile-mine = All your games are counted here; others see only the public and the rated ones.
people-profile-public = Public and rated games are counted here.
people-no-games = No game has come to its end yet.
people-rating-name = Rating
people-rated-game = Rated game
people-rating-over-time = Rating at { $game }, with the range in which it lies in 95 of 100 cases
people-rating-few = { $count ->
    [one] provisional, after { $count } game
   *[other] provisional, after { $count } games
}
people-rating-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
people-rating-change = Your rating is now { $mean } ({ $change }).
people-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
people-kind = Kind of game
people-kind-rated = { $kind }, rated
people-results-of = Results at { $game }
people-first = First
people-not-first = Not first
people-firsts = { $firsts } of { $games } ({ $percent } %)
people-opponents = Results against others
people-opponent = Opponent
people-before = Before them
people-shared = Same place
people-behind = Behind them
people-ahead = before them in { $before } of { $games }
people-guests = Guests
people-gone = Somebody who is gone
people-games = Games
people-more-games = Older games
people-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
people-place = Place { $place } of { $players }
people-stopped = Stopped

## Ratings and rated tables

rating-settled = Rating { $mean }
rating-provisional = Rating { $mean }, provisional: there were too few games yet
rated-word = Rated
people-rated = Rated
people-rated-line = The game counts for the ratings of all who play.
people-rated-account = For this you need an account.
people-rated-seats = Accounts only, one seat each; no bots.
people-rated-drawn = Seats and set-up are drawn; only the standard options.
people-rated-final = A move that is made is made: nothing is confirmed or taken back.
people-rated-help = No hints, and no bot plays for anybody.
people-rated-leave = Whoever gives up or runs out of time comes behind all who stay.
people-rated-clock = There is a clock.

## What the games tell

people-statistics = Statistics
people-statistics-line = { $count ->
    [0] No game has been played to its end here yet.
    [one] One game has been played to its end here.
   *[other] { $count } games have been played to their ends here.
}
people-kind-line = { $count ->
    [one] { $count } game
   *[other] { $count } games
}, { $minutes ->
    [one] about a minute
   *[other] { $minutes } minutes
} on average.
people-lengths = How long the games are
people-lengths-moves = Moves
people-lengths-games = Games
people-endings = How they end
people-ending = Ending
people-seats = How often each seat is first
people-seat = Seat
people-first-share = First
people-seat-line = first in { $percent }, mean place { $place }
people-strongest = The strongest
people-strongest-none = Nobody has played enough rated games yet.
