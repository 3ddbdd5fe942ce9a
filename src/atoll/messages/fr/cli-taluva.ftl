# Taluva dans le terminal.

cli-taluva-ask-choose = { $seat } : piochez, ou prenez une tuile 2-Hex ; tapez un numéro de la liste
cli-taluva-ask-place = { $seat } : posez la tuile { $tile } ; tapez l’hexagone du volcan et la direction, par exemple { $example }
cli-taluva-ask-build = { $seat } : construisez ; tapez un numéro de la liste, ou par exemple { $example }
cli-taluva-verb = { $verb ->
        [draw] Piocher
        [take] Prendre une tuile 2-Hex
        [temple] Temple
        [tower] Tour
        [ship] Bateau dans un lagon
        [expand] Étendre une cité
       *[hut] Hutte
    }
cli-taluva-kind = { $kind ->
        [temple] temples
        [tower] tours
        [ship] bateaux
       *[hut] huttes
    }
cli-taluva-left = { $kind ->
        [temple] { $number ->
            [one] { $number } temple
           *[other] { $number } temples
        }
        [tower] { $number ->
            [one] { $number } tour
           *[other] { $number } tours
        }
        [ship] { $number ->
            [one] { $number } bateau
           *[other] { $number } bateaux
        }
       *[hut] { $number ->
            [one] { $number } hutte
           *[other] { $number } huttes
        }
    }
cli-taluva-stack = Pioche : { $stack } tuiles sur { $size }.
cli-taluva-open = Tuiles 2-Hex visibles : { $doubles }.
cli-taluva-zone = Zone de jeu : { $zone ->
        [beginner] débutant
        [intermediate-round] joueur, ronde
        [intermediate-long] joueur, longue
       *[expert] expert
    }.
cli-taluva-hand = En main : { $tile }.
cli-taluva-out = éliminé
cli-taluva-team = équipe { $number }
cli-taluva-finished = place { $place }
cli-taluva-expansion = { $settlement } sur « { taluva-terrain } » : { taluva-huts }
cli-taluva-guide =
    Un hexagone montre son niveau et son terrain (V volcan, J forêt, C prairie, S désert, R montagne, L lac), la
    direction d’un volcan ({ $arrows }, comptées à partir de 0 ; = sur une tuile 2-Hex), et ce qui s’y trouve :
    { $hut } huttes (autant que le niveau), { $tower } tour, { $temple } temple, { $ship } bateau dans un lagon. Au-dessous son nom, clair là où vous pouvez commencer.
    3,-1 2        poser la tuile : volcan en 3,-1, premier paysage dans la direction 2, second dans la direction 3
    3,-1          montrer les directions possibles ; tapez ensuite un numéro
    hut 3,-1      construire une hutte ; de même tower (tour) et temple
    expand 3,-1 J étendre sur la forêt la cité dont c’est le plus petit hexagone
    ship 3,-1     poser un bateau dans le lagon dont c’est le plus petit hexagone
