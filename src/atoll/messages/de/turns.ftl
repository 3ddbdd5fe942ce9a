# Der Browser sagt, dass man am Zug ist; Klang, Bewegung, Mitteilungen.

turn-menu = { $count ->
    [one] Du bist am Zug
   *[other] Du bist am Zug ({ $count })
}
turn-with = mit { $names }
turn-alone = gegen Bots
turn-title-here = ● Du bist am Zug · Atoll
turn-title = ({ $count }) Du bist am Zug · Atoll
turn-notice = Du bist am Zug: { $game }
turn-sound = Klänge
turn-volume = Lautstärke
turn-motion = Bewegung
turn-motion-line = Steine kommen mit einer kleinen Bewegung an. Wünscht das System weniger Bewegung, gibt es keine.
turn-notices = Mitteilungen
turn-notices-line = Das System sagt dir, dass du am Zug bist, wenn du gerade woanders hinsiehst. Dein Browser fragt vorher.
turn-notices-denied = Dieser Browser soll von hier keine Mitteilungen zeigen. Das lässt sich in seinen Einstellungen zu dieser Seite ändern.
