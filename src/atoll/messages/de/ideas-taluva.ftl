# Warum ein Zug in Taluva gut ist: was der Zug bewirkt, ohne zu sagen, wer ihn macht.

taluva-idea-wins = Beendet die Partie mit einem Sieg.
taluva-idea-shares-win = Beendet die Partie mit einem geteilten Sieg, zusammen mit { $seats }.
taluva-idea-temple = { $left ->
    [0] Der letzte Tempel. Wenn die Plättchen ausgehen, gewinnt, wer die meisten Tempel hat.
   *[other] Ein Tempel: Wenn die Plättchen ausgehen, gewinnt, wer die meisten hat.
}
taluva-idea-tower = { $left ->
    [0] Der letzte Turm. Bei gleich vielen Tempeln entscheiden die Türme.
   *[other] Ein Turm: Bei gleich vielen Tempeln entscheiden die Türme.
}
taluva-idea-ship = Ein Schiff: Kein Plättchen kann es begraben.
taluva-idea-completes = { $kind ->
    [temple] Das war der letzte Tempel. Wer auch von einer zweiten Art alles gebaut hat, gewinnt sofort.
    [tower] Das war der letzte Turm. Wer auch von einer zweiten Art alles gebaut hat, gewinnt sofort.
   *[hut] Das war die letzte Hütte. Wer auch von einer zweiten Art alles gebaut hat, gewinnt sofort.
}
taluva-idea-two-kinds = { $number ->
    [one] Noch ein Bauwerk, dann sind zwei Arten vollständig: Das gewinnt sofort.
   *[other] Noch { $number } Bauwerke, dann sind zwei Arten vollständig: Das gewinnt sofort.
}
taluva-idea-keeps-building = Lässt etwas zu bauen übrig. Wer nicht bauen kann, scheidet aus.
taluva-idea-many-huts = Baut { $number } Hütten auf einmal.
taluva-idea-joins = { $number ->
    [2] Verbindet zwei Siedlungen zu einer mit { $size } Feldern.
   *[other] Verbindet { $number } Siedlungen zu einer mit { $size } Feldern.
}
taluva-idea-temple-safe = Im nächsten Zug ein Tempel, den niemand verhindern kann.
taluva-idea-temple-next = Im nächsten Zug ein Tempel, wenn kein Gegner dazwischenkommt.
taluva-idea-tower-next = Im nächsten Zug ein Turm, wenn kein Gegner dazwischenkommt.
taluva-idea-saves-temple = Sichert einen Tempel, den ein Plättchen hätte verhindern können.
taluva-idea-temple-now = Schafft Platz für einen Tempel in diesem Zug.
taluva-idea-tower-now = Schafft Platz für einen Turm in diesem Zug.
taluva-idea-two-temples = Zwei Siedlungen sind bereit für einen Tempel: Ein Plättchen kann nicht beide aufhalten.
taluva-idea-opens-expansion = Schafft Platz für { $number } Hütten auf einmal.
taluva-idea-three-now = Ermöglicht jetzt eine Dreiersiedlung und im nächsten Zug einen Tempel, wenn kein Gegner dazwischenkommt.
taluva-idea-pair = Eine Zweiersiedlung: Noch ein Feld, und sie kann einen Tempel bekommen.
taluva-idea-next-expansion = Bereitet { $number } Hütten auf einmal vor.
taluva-idea-near-height = Erreicht höheres Gelände: mehr Hütten je Feld, und ab Ebene 3 Türme.
taluva-idea-raises = Erhöht das Gelände neben einer Siedlung: mehr Hütten je Feld, und ab Ebene 3 Türme.
taluva-idea-own-room = { $number ->
    [one] Gibt einer Siedlung ein Feld zum Wachsen, an das kein Gegner grenzt.
   *[other] Gibt einer Siedlung { $number } Felder zum Wachsen, an die kein Gegner grenzt.
}
taluva-idea-bridge = Schafft ein Feld, das zwei Siedlungen verbinden kann.
taluva-idea-seed = Von hier aus genügt eine Erweiterung für einen Tempel.
taluva-idea-good-ground = Schafft einen guten Platz für eine Hütte: Von dort genügt eine Erweiterung für einen Tempel.
taluva-idea-apart = Gründet eine Siedlung abseits der anderen, mit Platz zum Wachsen.
taluva-idea-stops-temple = Lässt { $seat } vorerst keinen Platz für einen Tempel.
taluva-idea-stops-tower = Lässt { $seat } vorerst keinen Platz für einen Turm.
taluva-idea-stops-three = Verhindert, dass { $seat } auf drei Felder erweitert, genug für einen Tempel.
taluva-idea-buries = { $number ->
    [one] Begräbt eine Hütte von { $seats }.
   *[other] Begräbt { $number } Hütten von { $seats }.
}
taluva-idea-splits = Teilt eine Siedlung von { $seat }.
taluva-idea-volcano-beside = Setzt einen Vulkan neben eine Siedlung von { $seat }, bereit zum Ausbruch.
taluva-idea-takes-room = { $number ->
    [one] Nimmt { $seat } Platz: eine Hütte weniger in der größten Erweiterung.
   *[other] Nimmt { $seat } Platz: { $number } Hütten weniger in der größten Erweiterung.
}
taluva-idea-hut-to-three = Schafft ein Feld, auf dem eine Hütte eine Siedlung auf drei Felder bringt, genug für einen Tempel.
taluva-idea-takes-fields = { $number ->
    [one] Lässt { $seat } ein freies Feld weniger zum Wachsen.
   *[other] Lässt { $seat } { $number } freie Felder weniger zum Wachsen.
}
taluva-idea-more-room = Mehr Platz zum Wachsen: { $number } freie Felder neben den Siedlungen.
taluva-idea-eruption-next = Bereitet einen Ausbruch vor, der das Gelände neben einer Siedlung erhöht.
taluva-idea-far-land = Neues Land zum Besiedeln, { $number } Felder vom nächsten Gegner entfernt.
taluva-idea-near-own = Eine Hütte mehr verbindet sie mit einer anderen Siedlung.
taluva-idea-roomy-spot = Schafft Platz für eine neue Siedlung, mit { $number } freien Feldern ringsum.
taluva-idea-open-sides = Gründet eine Siedlung, die nach { $number } Seiten offen ist.
taluva-idea-contested = Nimmt ein Feld, das an eine Siedlung von { $seats } grenzt.
taluva-idea-walls-in = Der Vulkan versperrt { $seats } eine Seite: Dort kann niemand bauen.
taluva-idea-foothold = Schafft ein Feld, auf dem eine Hütte { $seats } im Weg steht.
