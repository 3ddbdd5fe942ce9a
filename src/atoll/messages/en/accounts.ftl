# Accounts, people and ratings: what the server says about them.

account-already = You already have an account.
account-needed = You need an account for this.
account-name-taken = “{ $name }” belongs to an account. If it’s yours, log in. Otherwise choose another name.
account-wrong = Wrong name or password.
account-wrong-code = Wrong name or recovery code.
account-password-length = Use a password of { $least } to { $most } characters.
account-password-simple = This password is too easy to guess. Choose another.
account-settings = Too many settings: at most { $most } characters can be saved.
account-bots = You can have { $most } bots. Delete one first.

people-apart = You can’t join this table: one of its players has blocked you, or you have blocked them.
people-oneself = You can’t do that to yourself.
people-blocks = You can mute or block at most { $most } people.

rated-accounts-only = Rated games need an account.
rated-one-seat = You can take only one seat in a rated game.
rated-no-bots = Bots can’t play rated games.
rated-no-stand-in = A bot can’t take over in a rated game or a tournament.
rated-no-undo = You can’t undo moves in a rated game or a tournament.
rated-no-hints = There are no hints in rated games and tournaments.
rated-drawn-seats = In a rated game, seats are drawn at the start.
rated-drawn = In a rated game, the setup is random.
rated-clock = A rated game needs a clock.
rated-options = Rated games use standard options. Change the options of { $game }, or play unrated.

web-ending-time = { $you ->
    [yes] You ran out of time
    [among] You and { $others } ran out of time
   *[no] { $count ->
        [one] { $seats } ran out of time
       *[other] { $seats } have run out of time
    }
}

serve-rate-login = password attempts per second per address, after a few at once
serve-expire-account-games-days = days for which finished games of accounts are kept
serve-expire-sessions-days = days after which an unused device must log in again

# `atoll admin`

command-help-admin = moderate names, make the key for Web Push
command-about-admin =
    Handle reports of offensive names, and rename people. The server can keep running;
    a table that is open in a browser shows a new name with the next event.
    “push-key” prints a new key for Web Push, as a line for the server’s environment.
command-examples-admin =
    Examples:
      atoll admin reports             list reported names
      atoll admin rename ID "Flower"  rename somebody, in old games too
      atoll admin dismiss ID          dismiss the reports about somebody
      atoll admin push-key            make a key for Web Push
admin-meta-what = ACTION
admin-meta-whom = ID
admin-help-what = reports, rename, dismiss or push-key
admin-help-whom = the id from the report; for rename also the new name
admin-what-missing = Name an action: { $all }.
admin-what = Unknown action “{ $what }”. Actions: { $all }.
admin-usage-reports = “atoll admin reports” takes no arguments.
admin-usage-push-key = “atoll admin push-key” takes no arguments.
admin-usage-rename = Give an id and the new name: atoll admin rename ID "Flower"
admin-usage-dismiss = Give an id: atoll admin dismiss ID
admin-nobody = Nobody has the id { $who }.
admin-renamed = “{ $before }” is now “{ $now }”.
admin-dismissed = { $number ->
    [0] There were no reports.
    [one] One report dismissed.
   *[other] { $number } reports dismissed.
}
admin-no-reports = No reports.
admin-report = { $at }  { $who }  “{ $name }”{ $changed ->
    [yes] , now “{ $now }”
   *[no] { "" }
}{ $said ->
    [yes] : { $why }
   *[no] { "" }
}
