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
taluva-huts = { $number ->
    [one] { $number } Hütte
   *[other] { $number } Hütten
}
taluva-tile = Plättchen { taluva-first }–{ taluva-second }
taluva-onto = { $terrain ->
    [V] Vulkan
    [J] Dschungel
    [C] Lichtung
    [S] Sand
    [R] Fels
   *[L] See
}

taluva-double-dealt = Offenes 2er-Plättchen: { taluva-first }–{ taluva-second }.
taluva-drawn = { $you ->
    [yes] Du ziehst ein { taluva-tile }.
   *[no] { $seat } zieht ein { taluva-tile }.
}
taluva-taken = { $you ->
    [yes] Du nimmst das 2er-Plättchen { taluva-first }–{ taluva-second }.
   *[no] { $seat } nimmt das 2er-Plättchen { taluva-first }–{ taluva-second }.
}
taluva-first-tile = { $you ->
    [yes] Du legst das erste Plättchen: { taluva-first }–{ taluva-second }.
   *[no] { $seat } legt das erste Plättchen: { taluva-first }–{ taluva-second }.
}
taluva-landscape = { $you ->
    [yes] Du legst ein { taluva-tile } an die Küste.
   *[no] { $seat } legt ein { taluva-tile } an die Küste.
}
taluva-eruption = { $you ->
    [yes] Du lässt einen Vulkan ausbrechen: ein { taluva-tile } auf Ebene { $level }.
   *[no] { $seat } lässt einen Vulkan ausbrechen: ein { taluva-tile } auf Ebene { $level }.
}
taluva-covered = { $you ->
    [yes] Es begräbt { $number ->
        [one] eine deiner Hütten
       *[other] { $number } deiner Hütten
    }.
   *[no] Es begräbt { $number ->
        [one] eine Hütte von { $seat }
       *[other] { $number } Hütten von { $seat }
    }.
}
taluva-covered-own = { $you ->
    [yes] Es begräbt { $number ->
        [one] eine deiner eigenen Hütten
       *[other] { $number } deiner eigenen Hütten
    }.
   *[no] Es begräbt { $number ->
        [one] eine Hütte von { $seat }
       *[other] { $number } Hütten von { $seat }
    }.
}
taluva-split = { $you ->
    [yes] Deine Siedlung zerfällt in { $number }.
   *[no] Die Siedlung von { $seat } zerfällt in { $number }.
}
taluva-lagoon-new = Es schließt eine Lagune mit { $number ->
    [one] { $number } Feld
   *[other] { $number } Feldern
} ein.
taluva-lagoon-filled = Es füllt eine Lagune auf.
taluva-lagoon-split = Es teilt eine Lagune in { $number }.
taluva-hut = { $you ->
    [yes] Du gründest eine Siedlung.
   *[no] { $seat } gründet eine Siedlung.
}
taluva-tower = { $you ->
    [yes] Du baust einen Turm.
   *[no] { $seat } baut einen Turm.
}
taluva-temple = { $you ->
    [yes] Du baust einen Tempel.
   *[no] { $seat } baut einen Tempel.
}
taluva-expansion = { $you ->
    [yes] Du erweiterst auf { taluva-onto } ({ taluva-huts }).
   *[no] { $seat } erweitert auf { taluva-onto } ({ taluva-huts }).
}
taluva-ship = { $you ->
    [yes] Du setzt ein Schiff.
   *[no] { $seat } setzt ein Schiff.
}
taluva-joined = { $you ->
    [yes] Deine Siedlungen wachsen zu einer mit { $size } Feldern zusammen.
   *[no] Die Siedlungen von { $seat } wachsen zu einer mit { $size } Feldern zusammen.
}
taluva-kind-complete = { $you ->
    [yes] Das war { $kind ->
        [temple] dein letzter Tempel
        [tower] dein letzter Turm
        [ship] dein letztes Schiff
       *[hut] deine letzte Hütte
    }.
   *[no] Das war { $kind ->
        [temple] der letzte Tempel
        [tower] der letzte Turm
        [ship] das letzte Schiff
       *[hut] die letzte Hütte
    } von { $seat }.
}
taluva-finished = { $you ->
    [yes] Du hast zwei Arten von Bauwerken vollständig und belegst Platz { $place }.
   *[no] { $seat } hat zwei Arten von Bauwerken vollständig und belegt Platz { $place }.
}
taluva-eliminated = { $you ->
    [yes] Du kannst nichts bauen und scheidest aus.
   *[no] { $seat } kann nichts bauen und scheidet aus.
}
taluva-eliminated-place = { $you ->
    [yes] Du belegst Platz { $place }.
   *[no] { $seat } belegt Platz { $place }.
}
taluva-over-early = { $you ->
    [yes] Du hast zwei Arten von Bauwerken vollständig und gewinnst!
    [among] Du und { $others } habt zwei Arten und eine dritte vollständig und gewinnt!
   *[no] { $number ->
        [one] { $seats } hat zwei Arten von Bauwerken vollständig und gewinnt.
       *[other] { $seats } haben zwei Arten und eine dritte vollständig und gewinnen.
    }
}
taluva-over-tiles = Die Plättchen sind aufgebraucht. { taluva-winners }
taluva-over-no-room = Kein Plättchen passt mehr. { taluva-winners }
taluva-over-one-left = Nur noch ein Spieler ist dabei. { taluva-winners }
taluva-over-last-standing = Alle anderen sind ausgeschieden. { taluva-winners }
taluva-winners = { $you ->
    [yes] Du gewinnst!
    [among] Du gewinnst zusammen mit { $others }!
   *[no] { $number ->
        [one] { $seats } gewinnt.
       *[other] { $seats } gewinnen gemeinsam.
    }
}

T-TURN-1 = { $phase ->
    [choose] Nimm zuerst ein Plättchen: Zieh eines oder nimm ein 2er-Plättchen.
    [place] Leg zuerst dein Plättchen.
   *[build] Dein Plättchen liegt. Jetzt bau etwas.
}
T-TURN-3 = Das erste Plättchen kommt ungedreht in die Mitte.
T-EXP-1 = Das Plättchen läge teils auf Land ({ $land ->
    [one] { $land } Feld
   *[other] { $land } Felder
}) und teils im Meer. Leg es ganz ins Meer oder ganz auf Land.
T-EXP-2 = Das Plättchen muss die Insel mit mindestens einer Kante berühren.
T-ERU-1 = Für einen Ausbruch muss der Vulkan des Plättchens auf einem Vulkan liegen.
T-ERU-2 = Der Vulkan darunter zeigt in dieselbe Richtung. Dreh das Plättchen.
T-ERU-3 = Unter dem Plättchen wäre eine Lücke: Es läge auf den Ebenen { $levels }. Es muss ganz auf einer Ebene liegen.
T-ERU-4 = { $you ->
    [yes] { $kind ->
        [temple] Dein Tempel
       *[tower] Dein Turm
    } ist im Weg. Türme und Tempel werden nie begraben.
   *[no] { $kind ->
        [temple] Der Tempel
       *[tower] Der Turm
    } von { $seat } ist im Weg. Türme und Tempel werden nie begraben.
}
T-ERU-5 = { $you ->
    [yes] Deine ganze Siedlung würde begraben. Ein Bauwerk muss stehen bleiben.
   *[no] Die ganze Siedlung von { $seat } würde begraben. Ein Bauwerk muss stehen bleiben.
}
T-BLD-0 = In diesem Spiel gibt es keine Schiffe. Bau eine Hütte, einen Turm oder einen Tempel, oder erweitere eine Siedlung.
T-BLD-1 = { $case ->
    [sea] Hier ist kein Land.
    [volcano] Auf Vulkanen wird nicht gebaut.
    [occupied] Dieses Feld ist besetzt. Bau auf einem freien.
   *[pool] Du hast keine { $kind ->
        [temple] Tempel
        [tower] Türme
        [ship] Schiffe
       *[hut] Hütten
    } mehr.
}
T-HUT-1 = { $case ->
    [level] Eine Siedlung gründest du nur auf Ebene 1. Dieses Feld liegt auf Ebene { $level }.
   *[beside] Daneben steht schon ein Bauwerk von dir. Eine Hütte gründet eine neue Siedlung: Erweitere stattdessen.
}
T-TOW-1 = { $case ->
    [level] Ein Turm braucht Ebene 3 oder höher. Dieses Feld liegt auf Ebene { $level }.
    [alone] Ein Turm muss neben einer deiner Siedlungen stehen.
   *[second] Jede deiner Siedlungen neben diesem Feld hat schon einen Turm.
}
T-TEM-1 = { $case ->
    [alone] Ein Tempel muss neben einer deiner Siedlungen stehen.
    [small] Ein Tempel braucht eine Siedlung mit mindestens 3 Feldern neben sich. Die größte hier hat { $size }.
   *[second] Jede deiner Siedlungen daneben, die groß genug ist, hat schon einen Tempel.
}
T-EXT-1 = { $case ->
    [settlement] Auf { $hex } hast du keine Siedlung.
    [name] Schreib die Siedlung auf { $hex } als { $settlement }, ihr kleinstes Feld.
    [none] Neben dieser Siedlung ist kein freies Feld { taluva-terrain }.
   *[pool] Diese Erweiterung braucht { $huts } Hütten, und du hast noch { $pool }. Alles oder nichts.
}
T-EXT-2 = Das sind dieselben Hütten auf denselben Feldern wie bei expand { $settlement } { $terrain }. Schreib es so.
T-SHIP-1 = { $case ->
    [name] Schreib die Lagune bei { $hex } als { $lagoon }, ihr kleinstes Feld.
   *[open] Das ist keine Lagune. Eine Lagune ist ganz von Land umgeben.
}
T-SHIP-2 = Keine deiner Siedlungen grenzt an diese Lagune.
T-SHIP-3 = { $you ->
    [yes] In dieser Lagune liegt schon dein Schiff.
   *[no] In dieser Lagune liegt schon das Schiff von { $seat }.
}
T-SHIP-4 = { $you ->
    [yes] In dieser Lagune liegt dein Schiff, hier kann kein Plättchen hin.
   *[no] In dieser Lagune liegt das Schiff von { $seat }, hier kann kein Plättchen hin.
}
T-DBL-1 = Das 2er-Plättchen { $tile } ist nicht da.
T-DBL-2 = Das 2er-Plättchen { $tile } passt gerade nirgends hin.
T-DBL-3 = Du hast schon { $takes ->
    [one] ein 2er-Plättchen
   *[other] { $takes } 2er-Plättchen
} genommen. Es gibt eines pro Partie, ein weiteres nur, wenn es sonst kein Plättchen gibt.
T-DBL-5 = { $case ->
    [order] Schreib das mit dem kleineren der beiden Felder: tile { $hex } { $direction }.
    [jungles] Dschungel–Dschungel hat keinen Vulkan und kann nur auf Ebene 1 liegen.
   *[volcanoes] Einer der Vulkane muss auf einem Vulkan mit anderer Richtung liegen.
}
T-DBL-6 = Der Stapel ist leer. Nimm ein 2er-Plättchen.
T-ZONE-1 = { $corners } Ecken würden aus der Spielfläche ragen. Zwei sind erlaubt.
T-ZONE-2 = Kein gewöhnliches Plättchen passt mehr. Nimm ein 2er-Plättchen.

taluva-warn-out = Du könntest nichts bauen und würdest ausscheiden.
taluva-option-fifth = Zu fünft gehören die Plättchen für fünf immer dazu.
taluva-option-teams-ranking = Teams und Platzierung gehen nicht zusammen. Wähle eines davon.
taluva-option-teams-players = Teams gehen nur genau zu viert, nicht zu { $players }.
taluva-option-stack = „{ $stack }“ ist kein Stapel: verbinde Plättchen der Schachtel mit +, jedes höchstens so oft, wie es darin vorkommt, zum Beispiel JC+JC+SR, oder mit >, wenn ihre Reihenfolge offen ist.

taluva-setup-part = Ein Aufbau von Taluva hat „deck“ und „doubles“, aber kein „{ $part }“.
taluva-setup-list = Im Aufbau muss { $part } eine Liste von Plättchen sein, etwa ["JC", "SR"].
taluva-setup-many = Im Aufbau hat { $part } { $number } Plättchen. Mit diesen Spielern und Optionen sind höchstens { $most } möglich.
taluva-setup-tile = Im Aufbau hat { $part } { $number }-mal „{ $tile }“. Im Spiel gibt es { $most }.
taluva-setup-order = Der Stapel { $stack } liegt offen: der Aufbau kann keine andere Reihenfolge haben.
taluva-too-far = Zu dieser Stellung führt keine Partie Taluva: zu breit, zu hoch oder zu viele Bauwerke ({ $place }).

taluva-no-move = „{ $move }“ ist kein Zug in Taluva. Beispiele: draw, take VL, tile 3,-1 2, hut 3,-1, tower 3,-1, temple 3,-1, expand 3,-1 J, ship 3,-1.
taluva-picture-line = „{ $line }“ ist keine Reihe einer Insel: Sie beginnt mit ihrem ersten Feld und einem Strich, etwa „0,-1 | 1V0 1J“.
taluva-picture-word = „{ $word }“ ist kein Feld einer Insel; Felder schreibt man 1V0, 2J, 1CA^ (Hütten von A), 3RB| (ein Turm), 1SC# (ein Tempel), 1v3 und 1j (von einem 2er-Plättchen), ~A (ein Schiff in einer Lagune), ~ oder einen Punkt.
taluva-picture-twice = Das Feld { $hex } ist zweimal gezeichnet.
taluva-picture-lagoon = { $hex } ist als Lagune gezeichnet, aber von dort ist das Meer zu erreichen.
taluva-picture-ship = Das Schiff auf { $hex } muss auf dem kleinsten Feld seiner Lagune gezeichnet sein.
taluva-picture-name = Eine Stellung hat keine Zeile „{ $name }“. Es gibt: { $names }.
taluva-picture-value = Die Zeile „{ $name }“ kann nicht „{ $value }“ sein.
