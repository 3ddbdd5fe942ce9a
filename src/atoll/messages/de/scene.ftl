# Bretter in drei Dimensionen.

scene-boards = Spielfeld
scene-flat = Flach
scene-solid = 3D
scene-detail = 3D-Details
scene-detail-auto = Automatisch
scene-detail-low = Wenig: für ältere Geräte, spart Akku
scene-detail-high = Viel: Schatten, Bäume, glatte Kanten
scene-follow = Den Zügen der anderen folgen
scene-follow-line = Die 3D-Kamera schwenkt zu jedem Zug und wieder zurück.
scene-coordinates = Koordinaten zeigen
scene-coordinates-line = Beschriftet jedes Feld. Geht auch mit der Taste K.
scene-switch = 3D-Spielfeld
scene-switch-short = 3D
scene-no-webgl = Dieser Browser unterstützt kein WebGL, darum bleibt das Spielfeld flach. Schalte die Hardwarebeschleunigung ein oder probier einen anderen Browser.
scene-broken = Die 3D-Ansicht ist ausgefallen, das Spielfeld ist wieder flach. Lade die Seite neu, um es noch einmal zu versuchen.
scene-turn-left = Nach links drehen
scene-turn-right = Nach rechts drehen
scene-from-above = Ansicht von oben
scene-from-front = Ansicht von vorn
scene-zoom-in = Vergrößern
scene-zoom-out = Verkleinern
scene-fit = Alles zeigen
scene-help = Ziehen verschiebt. Mausrad oder zwei Finger zoomen. Rechte Maustaste oder zwei Finger drehen. Tasten: Pfeile, Plus und Minus, Umschalt mit Pfeilen zum Drehen und Neigen, T für die Ansicht von oben, 0 für alles.
scene-photo = Bild speichern
scene-compass = Kompass: wo Norden ist
scene-north = N
