# Taluva: was geschieht, warum ein Zug abgelehnt wird und was an einem Text falsch ist.

taluva-terrain = { $terrain ->
    [V] Vulkan
    [J] Dschungel
    [C] Lichtung
    [S] Sand
    [R] Fels
   *[L] See
}
taluva-first = { $first ->
    [V] Vulkan
    [J] Dschungel
    [C] Lichtung
    [S] Sand
    [R] Fels
   *[L] See
}
taluva-second = { $second ->
    [V] Vulkan
    [J] Dschungel
    [C] Lichtung
    [S] Sand
    [R] Fels
   *[L] See
}
taluva-fields = { taluva-first } und { taluva-second }
taluva-huts = { $number ->
    [one] eine Hütte
   *[other] { $number } Hütten
}

taluva-double-dealt = Das 2er-Plättchen { taluva-first }-{ taluva-second } liegt offen aus.
taluva-drawn = { $seat } zieht ein Plättchen: { taluva-fields }.
taluva-taken = { $seat } nimmt das 2er-Plättchen { taluva-first }-{ taluva-second }.
taluva-first-tile = { $seat } legt das erste Plättchen: { taluva-fields }.
taluva-landscape = { $seat } erweitert die Landschaft bei { $hex }, Richtung { $direction }: { taluva-fields }.
taluva-eruption = { $seat } lässt den Vulkan auf { $hex } ausbrechen, Richtung { $direction }; das neue Land ({ taluva-fields }) liegt auf Ebene { $level }.
taluva-covered = { $by_seat } überdeckt { taluva-huts } von { $seat } auf { $hexes }.
taluva-covered-own = { $seat } überdeckt { taluva-huts } der eigenen Farbe auf { $hexes }.
taluva-split = Die Siedlung von { $seat } auf { $settlement } zerfällt in { $number }: { $parts }.
taluva-lagoon-new = Eine neue Lagune: { $number ->
    [one] ein Feld
   *[other] { $number } Felder
} Wasser, von { $lagoon } an.
taluva-lagoon-filled = Die Lagune { $lagoon } ist aufgefüllt.
taluva-lagoon-split = Die Lagune { $lagoon } zerfällt in { $number }: { $parts }.
taluva-hut = { $seat } gründet mit einer Hütte auf { $hex } eine Siedlung.
taluva-tower = { $seat } baut einen Turm auf { $hex }.
taluva-temple = { $seat } baut einen Tempel auf { $hex }.
taluva-expansion = { $seat } erweitert die Siedlung { $settlement } über { taluva-terrain } um { taluva-huts }, auf { $hexes }.
taluva-ship = { $seat } setzt ein Schiff in die Lagune { $lagoon }.
taluva-joined = Die Siedlungen { $settlements } von { $seat } wachsen zu einer mit { $size } Feldern zusammen.
taluva-kind-complete = { $seat } hat { $kind ->
    [temple] den letzten Tempel
    [tower] den letzten Turm
    [ship] das letzte Schiff
   *[hut] die letzte Hütte
} verbaut.
taluva-finished = { $seat } hat zwei Spielsteinsorten komplett verbaut und belegt Platz { $place }.
taluva-eliminated = { $seat } kann nicht bauen und scheidet aus.
taluva-eliminated-place = { $seat } belegt Platz { $place }.
taluva-over-early = { $number ->
    [one] { $seats } hat zwei Spielsteinsorten komplett verbaut und gewinnt sofort.
   *[other] { $seats } haben beim einen zwei Sorten und beim anderen eine komplett verbaut und gewinnen sofort.
}
taluva-over-tiles = Es gibt kein Plättchen mehr zu nehmen: Das Spiel ist zu Ende. { taluva-winners }
taluva-over-no-room = Kein Plättchen kann mehr gelegt werden: Das Spiel ist zu Ende. { taluva-winners }
taluva-over-one-left = Nur noch einer ist im Spiel: Das Spiel ist zu Ende. { taluva-winners }
taluva-over-last-standing = Alle anderen sind ausgeschieden: Das Spiel ist zu Ende. { taluva-winners }
taluva-winners = { $number ->
    [one] { $seats } gewinnt.
   *[other] { $seats } teilen sich den Sieg.
}

T-TURN-1 = { $phase ->
    [choose] Zuerst wird ein Plättchen genommen: vom Stapel gezogen oder ein 2er-Plättchen (T-TURN-1).
    [place] Zuerst wird das Plättchen auf der Hand gelegt (T-TURN-1).
   *[build] Das Plättchen liegt; jetzt muss gebaut werden (T-TURN-1).
}
T-TURN-3 = Das erste Plättchen des Spiels liegt auf 0,0 in Richtung 0: Auf einem Tisch ohne Rand sind alle Plätze gleich (T-TURN-3).
T-EXP-1 = Das Plättchen läge teils auf Land ({ $land ->
    [one] ein Feld
   *[other] { $land } Felder
}) und teils auf dem Tisch; um die Landschaft zu erweitern, müssen alle seine Felder auf dem Tisch liegen (T-EXP-1).
T-EXP-2 = Mindestens eine Kante des Plättchens muss die Insel berühren (T-EXP-2).
T-ERU-1 = Bei einem Vulkanausbruch muss der Vulkan des Plättchens auf einem Vulkan liegen (T-ERU-1).
T-ERU-2 = Der Vulkan darunter zeigt in die gleiche Richtung; drehe das Plättchen (T-ERU-2).
T-ERU-3 = Unter dem Plättchen entstünde ein Freiraum: Es läge auf den Ebenen { $levels }, und es darf nur eine sein (T-ERU-3).
T-ERU-4 = Auf { $hex } steht { $kind ->
    [temple] ein Tempel
   *[tower] ein Turm
} von { $seat }: Türme und Tempel werden nie überdeckt (T-ERU-4).
T-ERU-5 = Von der Siedlung von { $seat } auf { $settlement } bliebe nichts übrig: Mindestens ein Spielstein muss stehen bleiben (T-ERU-5).
T-BLD-0 = In diesem Spiel gibt es keine Schiffe: Baue eine Hütte, einen Turm oder einen Tempel, oder erweitere eine Siedlung (T-BLD-0).
T-BLD-1 = { $case ->
    [sea] Auf { $hex } ist kein Land (T-BLD-1).
    [volcano] { $hex } ist ein Vulkan: Dort wird nie gebaut (T-BLD-1).
    [occupied] { $hex } ist besetzt: Gebaut wird auf leeren Feldern (T-BLD-1).
   *[pool] Im Vorrat ist { $kind ->
        [temple] kein Tempel
        [tower] kein Turm
        [ship] kein Schiff
       *[hut] keine Hütte
    } mehr (T-BLD-1).
}
T-HUT-1 = { $case ->
    [level] Eine Hütte wird auf Ebene 1 gebaut, und dieses Feld liegt auf Ebene { $level } (T-HUT-1).
   *[beside] Daneben steht ein eigener Spielstein: Eine Hütte gründet eine neue Siedlung (T-HUT-1).
}
T-TOW-1 = { $case ->
    [level] Ein Turm braucht Ebene 3 oder höher, und dieses Feld liegt auf Ebene { $level } (T-TOW-1).
    [alone] Ein Turm wird neben einer eigenen Siedlung gebaut, und dort ist keine (T-TOW-1).
   *[second] Jede eigene Siedlung daneben hat schon einen Turm (T-TOW-1).
}
T-TEM-1 = { $case ->
    [alone] Ein Tempel wird neben einer eigenen Siedlung gebaut, und dort ist keine (T-TEM-1).
    [small] Ein Tempel braucht neben sich eine Siedlung von mindestens drei Feldern; die größte dort hat { $size } (T-TEM-1).
   *[second] Jede eigene Siedlung daneben, die groß genug ist, hat schon einen Tempel (T-TEM-1).
}
T-EXT-1 = { $case ->
    [settlement] Auf { $hex } steht keine eigene Siedlung (T-EXT-1).
    [name] Die Siedlung auf { $hex } heißt nach ihrem kleinsten Feld: { $settlement } (T-EXT-1).
    [none] Neben dieser Siedlung ist kein leeres Feld der Landschaft { taluva-terrain } (T-EXT-1).
   *[pool] Die Erweiterung braucht { $huts } Hütten, und im Vorrat sind { $pool }: alles oder nichts (T-EXT-1).
}
T-EXT-2 = Dieselben Hütten auf denselben Feldern: Das heißt expand { $settlement } { $terrain } (T-EXT-2).
T-SHIP-1 = { $case ->
    [name] Die Lagune bei { $hex } heißt nach ihrem kleinsten Feld: { $lagoon } (T-SHIP-1).
   *[open] { $hex } liegt in keiner Lagune: Das ist Wasser, das ganz von Land umgeben ist (T-SHIP-1).
}
T-SHIP-2 = An die Lagune { $lagoon } grenzt keine eigene Siedlung (T-SHIP-2).
T-SHIP-3 = In dieser Lagune ist schon ein Schiff von { $seat } (T-SHIP-3).
T-SHIP-4 = In der Lagune { $lagoon } ist ein Schiff von { $seat }: Kein Plättchen wird hineingelegt (T-SHIP-4).
T-DBL-1 = Das 2er-Plättchen { $tile } liegt nicht offen aus (T-DBL-1).
T-DBL-2 = Das 2er-Plättchen { $tile } kann jetzt nirgends gelegt werden (T-DBL-2).
T-DBL-3 = Du hast schon { $takes ->
    [one] ein 2er-Plättchen
   *[other] { $takes } 2er-Plättchen
} genommen: eines im Spiel, ein zweites nur, wenn kein 3er-Plättchen mehr zu haben ist (T-DBL-3).
T-DBL-5 = { $case ->
    [order] Nenne das kleinere seiner beiden Felder: tile { $hex } { $direction } (T-DBL-5).
    [jungles] Dschungel-Dschungel hat keinen Vulkan: Es kann nur auf Ebene 1 gelegt werden (T-DBL-5).
   *[volcanoes] Einer der beiden Vulkane muss auf einem Vulkan mit anderer Richtung liegen (T-DBL-5).
}
T-DBL-6 = Der Stapel ist leer: Ein 2er-Plättchen muss genommen werden (T-DBL-6).
T-ZONE-1 = Das Plättchen würde mit { $corners } Ecken aus der Spielfläche herausragen; zwei sind erlaubt (T-ZONE-1).
T-ZONE-2 = Kein 3er-Plättchen kann mehr gelegt werden: Ein 2er-Plättchen muss genommen werden (T-ZONE-2).

taluva-option-fifth = Zu fünft braucht es das Modul 5. Spieler: Lass fifth weg oder setze fifth=true.
taluva-option-teams-ranking = Teams und Platzierung schließen einander aus: Wähle eines davon.
taluva-option-teams-players = Teams gibt es nur zu viert, die Partner einander gegenüber, nicht zu { $players }: Lass teams weg oder spielt zu viert.

taluva-setup-part = Ein Aufbau von Taluva hat deck und doubles, aber nicht „{ $part }“.
taluva-setup-list = Im Aufbau muss { $part } eine Liste von Plättchen sein, etwa ["JC", "SR"].
taluva-setup-many = Im Aufbau hat { $part } { $number } Plättchen; mit diesen Spielern und Optionen sind es höchstens { $most }.
taluva-setup-tile = Im Aufbau hat { $part } { $number }-mal „{ $tile }“; es gibt { $most } davon.
taluva-too-far = Keine Partie von Taluva hat so Land oder ein Gebäude auf { $place }: Die Insel ist zu breit, zu hoch oder trägt mehr Gebäude, als es gibt.

taluva-no-move = „{ $move }“ ist kein Zug von Taluva. Züge schreibt man so: draw, take VL, tile 3,-1 2, hut 3,-1, tower 3,-1, temple 3,-1, expand 3,-1 J, ship 3,-1.
taluva-picture-line = „{ $line }“ ist keine Reihe einer Insel: Sie beginnt mit ihrem ersten Feld und einem Strich, etwa „0,-1 | 1V0 1J“.
taluva-picture-word = „{ $word }“ ist kein Feld einer Insel; Felder schreibt man 1V0, 2J, 1CA^ (Hütten von A), 3RB| (ein Turm), 1SC# (ein Tempel), 1v3 und 1j (von einem 2er-Plättchen), ~A (ein Schiff in einer Lagune), ~ oder einen Punkt.
taluva-picture-twice = Das Feld { $hex } ist zweimal gezeichnet.
taluva-picture-lagoon = { $hex } ist als Lagune gezeichnet, aber von dort ist das Meer zu erreichen.
taluva-picture-ship = Das Schiff auf { $hex } muss auf dem kleinsten Feld seiner Lagune gezeichnet sein.
taluva-picture-name = Das Bild einer Stellung hat keine Zeile „{ $name }“. Es gibt: { $names }.
taluva-picture-value = Die Zeile „{ $name }“ kann nicht „{ $value }“ sein.
