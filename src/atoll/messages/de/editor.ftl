# Eine Stellung von Hand aufbauen, für das Analysebrett.

editor-title = { $game }: Stellung aufbauen
editor-checking = Wird geprüft …
editor-done = Analysieren
editor-undo = Rückgängig
editor-redo = Wiederholen
editor-clear = Brett leeren
editor-tools = Werkzeuge
editor-board = Auf dem Brett
editor-remove = Turm entfernen
editor-owner = Wem gehört es
editor-phase = Als Nächstes kommt
editor-turn = Am Zug

editor-talat-board = { $first } – { $second }
editor-talat-hint = Wähle einen Turm neben den Brettern, dann ein Feld. Wähle einen Turm auf einem Brett, um ihn zu versetzen oder zu entfernen.
editor-talat-picked = { $tower }. Wähle ein Feld, oder wer ihn geschlagen hat.
editor-talat-towers = Türme neben dem Brett: { $owner }
editor-talat-none = Keine
editor-talat-captured = Geschlagene Türme
editor-talat-capture = Geschlagen von { $name }
editor-talat-return = { $tower }, geschlagen von { $name }. Zurücklegen
editor-talat-put = Türme setzen
editor-talat-move = Ziehen

editor-taluva-tile = Plättchen
editor-taluva-hut = Hütten
editor-taluva-tower = Turm
editor-taluva-temple = Tempel
editor-taluva-ship = Schiff
editor-taluva-erase = Entfernen
editor-taluva-tile-hint = Wähle, wo der Vulkan liegen soll. Ein Plättchen liegt auf dem Tisch oder auf drei Feldern gleicher Höhe.
editor-taluva-hut-hint = Wähle ein Feld. Es bekommt so viele Hütten, wie seine Ebene hoch ist.
editor-taluva-tower-hint = Wähle ein Feld für den Turm.
editor-taluva-temple-hint = Wähle ein Feld für den Tempel.
editor-taluva-ship-hint = Wähle eine Lagune für das Schiff.
editor-taluva-erase-hint = Wähle ein Gebäude, ein Schiff oder ein Plättchen, das weg soll.
editor-taluva-uneven = Die Felder unter einem Plättchen müssen alle gleich hoch liegen.
editor-taluva-covered = Darauf liegt ein anderes Plättchen. Entferne erst dieses.
editor-taluva-no-land = Gebäude stehen auf Land, das kein Vulkan ist.
editor-taluva-no-lagoon = Schiffe fahren nur in Wasser, das von Land umschlossen ist.
editor-taluva-fields = Landschaften des Plättchens
editor-taluva-hand = Plättchen in der Hand
editor-taluva-field = Landschaft { $number }
editor-taluva-terrain = { $terrain ->
    [J] Dschungel
    [C] Lichtung
    [S] Sand
    [R] Fels
   *[L] See
}
editor-taluva-direction = Richtung
editor-taluva-place = Ein Plättchen
editor-taluva-build = Ein Gebäude
editor-taluva-stack-title = Stapel
editor-taluva-stack = Plättchen übrig

editor-titicaca-village = Dorf
editor-titicaca-join = Regionen
editor-titicaca-temple-1 = Tempel +1
editor-titicaca-temple-2 = Tempel +2
editor-titicaca-swap = Tauschen
editor-titicaca-erase = Entfernen
editor-titicaca-village-hint = Wähle ein Feld für das Dorf. Wähle es noch einmal, um das Dorf wegzunehmen.
editor-titicaca-join-hint = Wähle benachbarte Dörfer nacheinander, um sie zu einer Region zu verbinden. Wähle dasselbe zweimal, um es abzutrennen.
editor-titicaca-temple-1-hint = Wähle ein Dorf für den Tempel +1 dessen, dem es gehört.
editor-titicaca-temple-2-hint = Wähle ein Dorf für den Tempel +2 dessen, dem es gehört.
editor-titicaca-swap-hint = Wähle zwei Felder des Landes, um sie zu tauschen.
editor-titicaca-erase-hint = Wähle ein Dorf, das weg soll.
editor-titicaca-region = { $fields ->
    [one] allein in seiner Region
   *[other] in einer Region mit { $fields } Feldern
}
editor-titicaca-round-title = Gespielter See
editor-titicaca-round = See
editor-titicaca-stocks = Waffen
editor-titicaca-scores = Punkte
editor-titicaca-bidding = Alle bieten
editor-titicaca-settler = { $name } siedelt zuerst
editor-titicaca-bids = Gebote
editor-titicaca-arrow = Gewinnt Gleichstände um die Reihenfolge
