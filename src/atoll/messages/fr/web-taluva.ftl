# Taluva dans le navigateur.

## Home

web-game-taluva = Taluva
web-game-taluva-line = Faites émerger une île, bâtissez des temples, gare à la lave. De 2 à 5 joueurs

## A new table

web-option-taluva-all-tiles = Toutes les tuiles
web-option-taluva-all-tiles-line = On joue avec toutes les tuiles de la boîte, quel que soit le nombre de joueurs.
web-option-taluva-ranking = Classement
web-option-taluva-ranking-line = Après le premier vainqueur, les autres continuent pour les places suivantes.
web-option-taluva-teams = Équipes
web-option-taluva-teams-line = Deux contre deux : places 1 et 3 contre 2 et 4.
web-option-taluva-ships = Bateaux
web-option-taluva-ships-line = Mettez un bateau à l’eau dans un lagon au lieu de construire. Deux bateaux chacun.
web-option-taluva-doubles = Tuiles 2-Hex
web-option-taluva-doubles-line = Une fois par partie, prenez une tuile 2-Hex visible au lieu de piocher.
web-option-taluva-fifth = Tuiles du cinquième joueur
web-option-taluva-fifth-line = Douze tuiles de plus. Toujours utilisées à cinq.
web-option-taluva-zone = Plateau de jeu
web-option-taluva-zone-line = L’île doit rester dans une zone. Plus elle est petite, plus c’est difficile.
web-option-taluva-zone-none = Pleine mer
web-option-taluva-zone-beginner = Débutant
web-option-taluva-zone-intermediate-round = Joueur, ronde
web-option-taluva-zone-intermediate-long = Joueur, longue
web-option-taluva-zone-expert = Expert

## When it is over

web-reason-taluva-early = Toutes les pièces de deux sortes sont construites.
web-reason-taluva-tiles = Il n’y a plus de tuiles.
web-reason-taluva-last-standing = Tous les autres sont éliminés.
web-reason-taluva-no-room = Plus aucune tuile ne tient sur le plateau de jeu.

## At the table

web-ask-taluva-choose = { $seat } choisit une tuile.
web-ask-taluva-first = { $seat } pose la première tuile.
web-ask-taluva-place = { $seat } pose une tuile.
web-ask-taluva-build = { $seat } construit.
web-ask-taluva-choose-you = À vous : piochez une tuile, ou prenez une tuile 2-Hex visible.
web-ask-taluva-first-you = { $zone ->
    [yes] À vous : posez la première tuile où vous voulez sur le plateau de jeu.
   *[no] À vous : posez la première tuile au milieu.
}
web-ask-taluva-place-you = À vous : posez votre tuile sur la côte ou sur un volcan.
web-ask-taluva-build-you = À vous : construisez sur un hexagone marqué.
web-taluva-decided = { $levels ->
    [0] { web-taluva-deciders } : { $most } contre { $next }.
   *[other] Égalité pour { $level }. { web-taluva-deciders } : { $most } contre { $next }.
}{ $teams ->
    [yes] {" "}Les partenaires additionnent leurs pièces.
   *[no] {""}
}
web-taluva-deciders = { $kind ->
    [temple] Les temples font la différence
    [tower] Les tours font la différence
    [ship] Les bateaux font la différence
   *[hut] Les huttes font la différence
}
web-taluva-decided-level = Égalité parfaite.
web-taluva-plural-temple = les temples
web-taluva-plural-tower = les tours
web-taluva-plural-ship = les bateaux
web-taluva-plural-hut = les huttes
web-taluva-draw = Piocher
web-taluva-take = Prendre la tuile { taluva-first }–{ taluva-second }
web-taluva-tile = Tuile
web-taluva-lay = Poser la tuile
web-taluva-why-not = Pourquoi pas ici ?
web-taluva-how-mouse = Cliquez pour la poser, R ou Maj + molette pour la tourner.
web-taluva-how-touch = Touchez pour la placer, encore pour la tourner.
web-taluva-turn-left = Tourner à gauche
web-taluva-turn-right = Tourner à droite
web-taluva-where = Où poser la tuile
web-taluva-where-number = Endroit { $number }
web-taluva-where-count = { $count ->
    [one] { $count } endroit
   *[other] { $count } endroits
}
web-taluva-builds = Ce que vous pouvez construire
web-taluva-build-here = Construire ici : { $place }
web-taluva-hex = { $terrain ->
    [J] Forêt
    [C] Prairie
    [S] Désert
    [R] Montagne
   *[L] Lac
}, niveau { $level }
web-taluva-hex-lagoon = Lagon
web-taluva-hut = Hutte
web-taluva-tower = Tour
web-taluva-temple = Temple
web-taluva-ship = Bateau
web-taluva-terrain = { $terrain ->
    [J] la forêt
    [C] la prairie
    [S] le désert
    [R] la montagne
   *[L] le lac
}
web-taluva-expand = Étendre sur { web-taluva-terrain } ({ $huts ->
    [one] { $huts } hutte
   *[other] { $huts } huttes
})
web-taluva-here-hut = Hutte
web-taluva-here-tower = Tour
web-taluva-here-temple = Temple
web-taluva-here-ship = Bateau
web-taluva-here-expand = Étendre sur { web-taluva-terrain } ({ $huts ->
    [one] { $huts } hutte
   *[other] { $huts } huttes
})
web-taluva-piece-expand = Étendre
web-taluva-piece-hut = Hutte
web-taluva-piece-tower = Tour
web-taluva-piece-temple = Temple
web-taluva-piece-ship = Bateau
web-taluva-cost-huts = { $count ->
    [one] { $count } hutte sur { $left }
   *[other] { $count } huttes sur { $left }
}
web-taluva-cost-piece = { $count } sur { $left }
web-taluva-cannot-T-BLD-1 = { $case ->
    [pool] plus en réserve
    [occupied] occupé
   *[other] pas ici
}
web-taluva-cannot-T-HUT-1 = { $case ->
    [level] au niveau 1 seulement
   *[beside] pas à côté de vos bâtiments
}
web-taluva-cannot-T-TOW-1 = { $case ->
    [level] à partir du niveau 3
    [alone] seulement à côté d’une cité à vous
   *[second] votre cité a déjà une tour
}
web-taluva-cannot-T-TEM-1 = { $case ->
    [alone] seulement à côté d’une cité à vous
    [small] il faut une cité de 3
   *[second] votre cité a déjà un temple
}
web-taluva-built-hut = { $left ->
    [0] Toutes les huttes sont construites
   *[other] Huttes : il en reste { $left } sur { $all }
}
web-taluva-built-tower = { $left ->
    [0] Tours : les { $all } sont construites
   *[other] Tours : { $put } sur { $all }
}
web-taluva-built-temple = { $left ->
    [0] Temples : les { $all } sont construits
   *[other] Temples : { $put } sur { $all }
}
web-taluva-built-ship = { $left ->
    [0] Bateaux : les { $all } sont à l’eau
   *[other] Bateaux : { $put } sur { $all }
}
web-taluva-number-hut = { $count ->
    [one] { $count } hutte
   *[other] { $count } huttes
}
web-taluva-number-tower = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
web-taluva-number-temple = { $count ->
    [one] { $count } temple
   *[other] { $count } temples
}
web-taluva-number-ship = { $count ->
    [one] { $count } bateau
   *[other] { $count } bateaux
}
web-taluva-early = Victoire anticipée : encore { $pieces }
web-taluva-first-kind = Première sorte complète : encore { $pieces }
web-taluva-complete = { $kinds } : au complet
web-taluva-placed = Place { $place }
web-taluva-teams-rule = La partie s’arrête et l’équipe gagne si un partenaire complète deux sortes et l’autre une. À la fin, les pièces des partenaires s’additionnent.
web-taluva-tip-level = Niveau { $level }
web-taluva-tip-zone = Bord de la zone de jeu : deux pointes d’une tuile au plus peuvent dépasser.
web-taluva-tip-stack = Tuiles à piocher. La partie s’arrête quand il n’y en a plus.
web-taluva-kind-hut = Huttes
web-taluva-kind-tower = Tours
web-taluva-kind-temple = Temples
web-taluva-kind-ship = Bateaux
web-taluva-out = éliminé
web-taluva-stack = { $count ->
    [one] { $count } tuile restante
   *[other] { $count } tuiles restantes
}
web-taluva-doubles = Tuiles 2-Hex visibles
web-taluva-double = { taluva-first }–{ taluva-second }

## Temps forts

web-taluva-moment-buries = { $you ->
    [yes] Votre éruption ensevelit { $huts }.
   *[no] L’éruption de { $seat } ensevelit { $huts }.
}
web-taluva-moment-huts = { $you ->
    [yes] { $number ->
        [one] une de vos huttes
       *[other] { $number } de vos huttes
    }
   *[no] { $number ->
        [one] une hutte de { $seat }
       *[other] { $number } huttes de { $seat }
    }
}
web-taluva-moment-lagoon = { $count ->
    [one] { $you ->
        [yes] Vous fermez un lagon de { $number ->
            [one] { $number } hexagone
           *[other] { $number } hexagones
        }.
       *[no] { $seat } ferme un lagon de { $number ->
            [one] { $number } hexagone
           *[other] { $number } hexagones
        }.
    }
   *[other] { $you ->
        [yes] Vous fermez { $count } lagons.
       *[no] { $seat } ferme { $count } lagons.
    }
}

## Touches

keys-taluva-left = tourner la tuile à gauche
keys-taluva-right = tourner la tuile à droite
keys-taluva-drop = reposer la tuile

## Ce qu’un conseil révèle : un coup sans sa dernière partie

puzzling-taluva-take = Prendre une tuile 2-Hex
puzzling-taluva-tile = Tuile
puzzling-taluva-expand = Étendre une cité
puzzling-taluva-hut = Hutte
puzzling-taluva-tower = Tour
puzzling-taluva-temple = Temple
puzzling-taluva-ship = Bateau
