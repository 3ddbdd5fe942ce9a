# People in the browser: accounts, profiles, ratings, what the games tell.

## The way in

people-account = Account
people-links = Players and statistics
people-why = You can play without an account. With one, your name is reserved, your games and settings follow you to every device, and you can play rated games.
people-way = Log in or sign up
people-way-login = Log in
people-way-login-line = Enter your name and password.
people-way-new = Create account
people-way-new-line = Choose a free name and a password. We don’t ask for anything else, not even an email address.
people-way-recover = Use recovery code
people-way-recover-line = Forgot your password? Set a new one with your recovery code. All your devices will be logged out.
people-guest-kept = Games played as { $name } move to your account.
people-name = Name
people-name-line = This is what others see. 24 characters at most.
people-password = Password
people-password-line = At least 8 characters. A few random words work well.
people-password-old = Current password
people-password-new = New password
people-password-change = Change password
people-password-changed = Password changed. Your other devices have been logged out.
people-code = Recovery code
people-code-line = Write it down or print it. You won’t see it again, and without it nobody can restore your account if you forget your password.
people-code-renew = Get a new code
people-code-renew-line = Lost your recovery code? Get a new one. The old one stops working.
people-print = Print
people-kept = I’ve saved it
people-devices = Devices
people-devices-number = { $count ->
    [one] You’re logged in on this device only.
   *[other] You’re logged in on { $count } devices.
}
people-log-out = Log out
people-log-out-everywhere = Log out everywhere
people-delete = Delete account
people-delete-line = This deletes your name, settings, ratings, bots, friends and email address. You resign games in progress; old games no longer show who played. It can’t be undone.
people-delete-type = Type your name, { $name }, to confirm
people-delete-sure = Delete for good
people-cancel = Cancel

## Bots

people-bots = My bots
people-bots-line = Programs that play for you under their own name. They are always marked as bots. The documentation shows how to write one.
people-bot-name = Bot name
people-bot-new = New bot
people-bot-revoke = Delete
people-bot-unused = not used yet
people-bot-used = last seen { $day }
people-token = Bot token
people-token-line = Your program logs in with it. You won’t see it again.
people-mark-bot = Bot

## Whom one does not want to meet

people-apart-list = Muted and blocked players
people-blocks-none = Nobody. To mute or block someone, click their name at a table.
people-blocks-line = You don’t see messages from muted players. Blocked players can’t join your tables either.
people-is-mute = muted
people-is-block = blocked
people-profile = Profile
people-mute = Mute
people-unmute = Unmute
people-block = Block
people-unblock = Unblock
people-report = Report name
people-report-why = What’s wrong with this name? (optional)
people-reported = Thanks. The people who run this server will take a look.

## Profiles

people-my-games = My games and results
people-since = Member since { $day }.
people-guest-only = Guest profile. Only you can see this page.
people-bot-of = { $name }’s bot
people-profile-mine = You see all your games. Others see only public and rated ones.
people-profile-public = Public and rated games.
people-no-games = No finished games yet.
people-rating-name = Rating
people-rated-game = Rated game
people-rating-over-time = { $game } rating over time, with 95% range
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
people-kind = Type of game
people-kind-rated = { $kind }, rated
people-results-of = { $game } results
people-first = First place
people-not-first = Not first
people-firsts = { $firsts } of { $games } ({ $percent } %)
people-opponents = Results by opponent
people-opponent = Opponent
people-before = Finished ahead
people-shared = Tied
people-behind = Finished behind
people-ahead = ahead in { $before } of { $games }
people-guests = Guests
people-gone = Deleted player
people-games = Games
people-more-games = Older games
people-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
people-place = Place { $place } of { $players }
people-stopped = Aborted

## Ratings and rated tables

rating-settled = Rating { $mean }
rating-provisional = Rating { $mean }, provisional: too few games so far
rated-word = Rated
people-rated = Rated
people-rated-line = This game changes the players’ ratings.
people-rated-account = You need an account for this.
people-rated-seats = Accounts only, one seat each, no bots.
people-rated-drawn = Seats and setup are random; standard options only.
people-rated-final = Moves are final: no confirming, no undo.
people-rated-help = No hints, and no bot takes over.
people-rated-leave = If you resign or run out of time, you finish behind everyone who stays.
people-rated-clock = Played with a clock.

## What the games tell

people-statistics = Statistics
people-statistics-line = { $count ->
    [0] No games have been finished here yet.
    [one] { $count } game finished here.
   *[other] { $count } games finished here.
}
people-kind-line = { $count ->
    [one] { $count } game
   *[other] { $count } games
}, { $minutes ->
    [one] about a minute
   *[other] { $minutes } minutes
} on average.
people-lengths = Game length
people-lengths-moves = Moves
people-lengths-games = Games
people-endings = How games end
people-ending = Ending
people-ending-result = Played to the end
people-ending-aborted = Aborted
people-ending-resigned = Resignation
people-ending-time = Out of time
people-seats = First places by seat
people-seat = Seat
people-first-share = First
people-seat-line = first in { $percent }, mean place { $place }
people-strongest = Top players
people-strongest-none = Nobody has played enough rated games yet.
