# The browser tells that it is one's turn; sound, motion, notices.

turn-menu = { $count ->
    [one] Your turn
   *[other] Your turn ({ $count })
}
turn-with = with { $names }
turn-alone = against bots
turn-title-here = ● Your turn · Atoll
turn-title = ({ $count }) Your turn · Atoll
turn-notice = Your turn: { $game }
turn-sound = Sounds
turn-volume = Volume
turn-motion = Motion
turn-motion-line = Pieces arrive with a small movement. Where the system asks for less motion, there is none.
turn-notices = Notices
turn-notices-line = The system tells you when it is your turn while you look elsewhere. Your browser asks first.
turn-notices-denied = This browser was told to show no notices from here. You can change that in its settings for this page.
