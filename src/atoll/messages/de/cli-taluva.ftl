# Taluva im Terminal.

cli-taluva-ask-choose = { $seat }: Ziehe vom Stapel oder nimm ein 2er-Plättchen; tippe eine Nummer der Liste
cli-taluva-ask-place = { $seat }: Lege das Plättchen { $tile }; tippe das Feld des Vulkans und die Richtung, zum Beispiel { $example }
cli-taluva-ask-build = { $seat }: Baue; tippe eine Nummer der Liste oder zum Beispiel { $example }
cli-taluva-verb = { $verb ->
        [draw] Vom Stapel ziehen
        [take] Ein 2er-Plättchen nehmen
        [temple] Tempel
        [tower] Turm
        [ship] Schiff in eine Lagune
        [expand] Siedlung erweitern
       *[hut] Hütte
    }
cli-taluva-kind = { $kind ->
        [temple] Tempel
        [tower] Türme
        [ship] Schiffe
       *[hut] Hütten
    }
cli-taluva-left = { $kind ->
        [temple] { $number } Tempel
        [tower] { $number ->
            [one] 1 Turm
           *[other] { $number } Türme
        }
        [ship] { $number ->
            [one] 1 Schiff
           *[other] { $number } Schiffe
        }
       *[hut] { $number ->
            [one] 1 Hütte
           *[other] { $number } Hütten
        }
    }
cli-taluva-stack = Stapel: { $stack } von { $size } Plättchen.
cli-taluva-open = Offene 2er-Plättchen: { $doubles }.
cli-taluva-zone = Spielfläche: { $zone ->
        [beginner] Anfänger
        [intermediate-round] Fortgeschritten, rund
        [intermediate-long] Fortgeschritten, lang
       *[expert] Experten
    }.
cli-taluva-hand = Auf der Hand: { $tile }.
cli-taluva-out = ausgeschieden
cli-taluva-team = Team { $number }
cli-taluva-finished = Platz { $place }
cli-taluva-expansion = { $settlement } über { taluva-terrain }: { taluva-huts }
cli-taluva-guide =
    Ein Feld zeigt seine Ebene und Landschaft (V Vulkan, J Dschungel, C Lichtung, S Sand, R Fels, L See), die
    Richtung eines Vulkans ({ $arrows }, von 0 an gezählt; = auf einem 2er-Plättchen) und was dort steht:
    { $hut } Hütten (so viele wie die Ebene), { $tower } Turm, { $temple } Tempel, { $ship } Schiff in einer Lagune. Darunter steht sein Name, hell, wo du beginnen kannst.
    3,-1 2        das Plättchen legen: Vulkan auf 3,-1, erste Landschaft in Richtung 2, zweite in Richtung 3
    3,-1          die Richtungen zeigen, die dort möglich sind; dann eine Nummer tippen
    hut 3,-1      eine Hütte bauen; ebenso tower (Turm) und temple (Tempel)
    expand 3,-1 J die Siedlung mit diesem kleinsten Feld über Dschungel erweitern
    ship 3,-1     ein Schiff in die Lagune mit diesem kleinsten Feld setzen
