# Bretter in drei Dimensionen.

scene-boards = Spielbretter
scene-flat = Flach
scene-solid = In drei Dimensionen
scene-detail = Feinheit in drei Dimensionen
scene-detail-auto = So viel, wie dieses Gerät flüssig zeichnet
scene-detail-low = Wenig: für alte Geräte und lange Akkus
scene-detail-high = Alles: Schatten, Bäume, feine Kanten
scene-coordinates = Koordinaten zeigen
scene-coordinates-line = Die Felder tragen die Namen, die Züge und Sätze ihnen geben. Die Taste K tut dasselbe.
scene-switch = 3D: das Brett in drei Dimensionen
scene-switch-short = 3D
scene-no-webgl = Dieser Browser bietet kein WebGL, darum bleibt das Brett flach. Schalte die Hardwarebeschleunigung ein oder versuche einen anderen Browser.
scene-broken = Das Brett ließ sich hier nicht in drei Dimensionen zeichnen und ist wieder flach. Lade die Seite neu, um es noch einmal zu versuchen.
scene-turn-left = Ansicht nach links drehen
scene-turn-right = Ansicht nach rechts drehen
scene-from-above = Senkrecht von oben sehen
scene-from-front = Von vorn sehen
scene-fit = Alles zeigen
scene-help = Ziehen verschiebt, Rad oder zwei Finger zoomen, rechte Taste oder zwei Finger drehen. Tasten: Pfeile, Plus und Minus, Umschalt mit Pfeilen zum Drehen und Neigen, T für senkrecht von oben, 0 für alles.
