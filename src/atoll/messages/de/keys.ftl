# Die Tastatur: was das Fragezeichen zeigt.

keys-title = Tasten
keys-everywhere = Überall
keys-tab = zum nächsten Element, oder zum vorigen
keys-press = drücken, was den Fokus hat, es wählen, es dorthin setzen
keys-close = schließen, was offen ist
keys-this = diese Liste
keys-board = Auf dem Spielbrett, wenn es den Fokus hat
keys-pan = das Spielbrett verschieben
keys-zoom = näher heran, oder weiter weg
keys-fit = ins Fenster einpassen
keys-game = In diesem Spiel
keys-taluva-left = das Plättchen nach links drehen
keys-taluva-right = das Plättchen nach rechts drehen
keys-taluva-drop = das Plättchen zurück auf die Hand nehmen
keys-table = Am Tisch
keys-undo = zurücknehmen, solange der Zug nicht bestätigt ist
keys-confirm = den Zug bestätigen
keys-hint = um einen Rat bitten
keys-back = im Spiel einen Zug zurück
keys-forward = einen Zug vor
keys-now = zurück zum Jetzt
keys-more = mehr, mit allen erlaubten Zügen als Liste
keys-lesson = In der Lektion
keys-show = zeig es mir
keys-again = den Schritt wiederholen
