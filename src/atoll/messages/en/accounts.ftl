# Accounts, people and ratings: what the server says about them.

account-already = You have an account already.
account-needed = This needs an account.
account-name-taken = The name “{ $name }” belongs to an account. Log in if it is yours; else choose another.
account-wrong = Name and password do not belong together.
account-wrong-code = Name and recovery code do not belong together.
account-password-length = A password has { $least } to { $most } characters.
account-password-simple = This password is too easy to guess: take another one.
account-settings = These are too many settings; at most { $most } characters can be kept.
account-bots = An account can have { $most } bots; take one away first.

people-apart = You cannot sit down here: one of you has blocked the other.
people-oneself = That is you.
people-blocks = At most { $most } people can be muted or blocked.

rated-accounts-only = At a rated table there are only people with accounts.
rated-one-seat = At a rated table everybody has one seat.
rated-no-bots = At a rated table there are no bots.
rated-no-stand-in = At a rated table nobody else plays for you.
rated-no-undo = At a rated table nothing is taken back.
rated-no-hints = At a rated table there are no hints.
rated-drawn-seats = At a rated table the seats are drawn when the game begins.
rated-drawn = At a rated table the set-up is drawn.
rated-clock = A rated table needs a clock.
rated-options = A rated table is played with standard options; { $game } has others here.

web-ending-time = { $you ->
    [yes] You ran out of time
    [among] You and { $others } ran out of time
   *[no] { $count ->
        [one] { $seats } ran out of time
       *[other] { $seats } have run out of time
    }
}

serve-rate-login = passwords a second that one address may try, after a few at once
serve-expire-account-games-days = days for which a game that is over is kept if an account played it
serve-expire-sessions-days = days after which a device that was not used has to log in again

# `atoll admin`

command-help-admin = look after names: reports, renaming
command-about-admin =
    Look after the names that people have. Servers may run meanwhile; a table that is
    being looked at shows a new name when the next thing happens there.
command-examples-admin =
    Examples:
      atoll admin reports             names that people find unfit
      atoll admin rename ID "Flower"  give somebody another name, in old games too
      atoll admin dismiss ID          put away what was reported of somebody
admin-meta-what = WHAT
admin-meta-whom = WHOM
admin-help-what = reports, rename or dismiss
admin-help-whom = the id that stands in the report; for rename also the new name
admin-what-missing = Say what to do: { $all }.
admin-what = There is no “{ $what }”. There are: { $all }.
admin-usage-reports = atoll admin reports takes nothing more.
admin-usage-rename = Say whom, and the new name: atoll admin rename ID "Flower"
admin-usage-dismiss = Say whom: atoll admin dismiss ID
admin-nobody = There is nobody with the id { $who }.
admin-renamed = “{ $before }” is “{ $now }” now.
admin-dismissed = { $number ->
    [0] There were no reports.
    [one] One report is put away.
   *[other] { $number } reports are put away.
}
admin-no-reports = Nobody has reported a name.
admin-report = { $at }  { $who }  “{ $name }”{ $changed ->
    [yes] , now “{ $now }”
   *[no] { "" }
}{ $said ->
    [yes] : { $why }
   *[no] { "" }
}
