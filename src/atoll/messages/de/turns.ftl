# Der Browser sagt, dass man am Zug ist; Klang, Bewegung, Mitteilungen.

turn-menu = { $count ->
    [one] Du bist dran
   *[other] Du bist dran ({ $count })
}
turn-menu-elsewhere = { $count ->
    [one] Auch an einem anderen Tisch dran
   *[other] Auch an { $count } anderen Tischen dran
}
turn-with = mit { $names }
turn-alone = gegen Bots
turn-title-here = ● Du bist dran · Atoll
turn-title = ({ $count }) Du bist dran · Atoll
turn-notice = Du bist dran: { $game }
turn-sound = Klänge
turn-volume = Lautstärke
turn-motion = Bewegung
turn-motion-line = Spielsteine gleiten an ihren Platz. Aus, wenn dein System weniger Bewegung wünscht.
turn-notices = Benachrichtigungen
turn-notices-line = Du bekommst eine Benachrichtigung, wenn du dran bist und gerade woanders hinsiehst. Dein Browser fragt vorher um Erlaubnis.
turn-notices-denied = Benachrichtigungen von dieser Seite sind blockiert. Du kannst sie in den Einstellungen deines Browsers erlauben.
