# The browser tells that it is one's turn; sound, motion, notices.

turn-menu = { $count ->
    [one] Your turn
   *[other] Your turn ({ $count })
}
turn-menu-elsewhere = { $count ->
    [one] Your turn at 1 other table
   *[other] Your turn at { $count } other tables
}
turn-with = with { $names }
turn-alone = against bots
turn-title-here = ● Your turn · Atoll
turn-title = ({ $count }) Your turn · Atoll
turn-notice = Your turn: { $game }
turn-sound = Sounds
turn-volume = Volume
turn-motion = Motion
turn-motion-line = Pieces slide into place. Off if your system asks for reduced motion.
turn-notices = Notifications
turn-notices-line = Get a notification when it’s your turn and you’re looking elsewhere. Your browser will ask for permission.
turn-notices-denied = Notifications from this site are blocked. You can allow them in your browser’s settings.
