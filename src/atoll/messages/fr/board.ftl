# Boards in words: what the keyboard walks, what screen readers say, what the keys for questions answer.

board-walk = Parcourir le plateau
board-walk-keys = Les flèches parcourent, Entrée agit. A dit ce qu’il y a autour, D ce que vous pouvez faire ici. W passe par les cités, les régions ou les plateaux. Appuyez sur ? pour toutes les touches.
board-say-choices = Ici, vous pouvez : { $choices }
board-say-nothing = Rien à faire ici.
board-say-around = { $direction ->
    [0] Est
    [1] Nord-est
    [2] Nord-ouest
    [3] Ouest
    [4] Sud-ouest
   *[5] Sud-est
} : { $cell }
board-say-no-wholes = Il n’y a encore rien ici.
board-say-no-history = Il ne s’est encore rien passé.
board-say-score = { $you ->
    [yes] Vous
   *[no] { $seat }
} : { $score }
board-say-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
} : { $moves }
board-say-many-moves = { $count } coups.{ $walk ->
    [yes] {" "}Sur le plateau, Page suivante va d’un endroit à l’autre.
   *[no] {""}
}
board-say-no-moves = Vous n’avez rien à décider pour l’instant.

## Taluva

board-taluva = Île
board-taluva-sea = Mer
board-taluva-land = { $terrain ->
    [V] Volcan
    [J] Forêt
    [C] Prairie
    [S] Désert
    [R] Montagne
   *[L] Lac
}, niveau { $level }
board-taluva-hut = { $you ->
    [yes] { $number ->
        [one] votre hutte
       *[other] vos { $number } huttes
    }
   *[no] { $number ->
        [one] hutte de { $seat }
       *[other] { $number } huttes de { $seat }
    }
}
board-taluva-temple = { $you ->
    [yes] votre temple
   *[no] temple de { $seat }
}
board-taluva-tower = { $you ->
    [yes] votre tour
   *[no] tour de { $seat }
}
board-taluva-ship = { $you ->
    [yes] votre bateau
   *[no] bateau de { $seat }
}
board-taluva-fits = Votre tuile tient ici
board-taluva-hand = Votre tuile : { $terrains }
board-taluva-tile-part = { taluva-terrain } { $direction ->
    [0] à l’est
    [1] au nord-est
    [2] au nord-ouest
    [3] à l’ouest
    [4] au sud-ouest
    [5] au sud-est
   *[other] ici
}
board-taluva-lies = Tient, au niveau { $level } : { $parts }
board-taluva-lies-not = Ne tient pas dans ce sens : { $parts }
board-taluva-buries = Recouvre { $pieces }
board-taluva-same-tile = même tuile
board-taluva-in-settlement = dans une cité de { $hexes } hexagones
board-taluva-settlement = { $you ->
    [yes] Votre cité
   *[no] Cité de { $seat }
} : { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}, { $huts ->
    [one] { $huts } hutte
   *[other] { $huts } huttes
}, { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
}, { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
}
board-taluva-lagoon = Lagon : { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}
board-taluva-score = { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
}, { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
}, { $sea ->
    [yes] { $ships ->
        [one] { $ships } bateau,
       *[other] { $ships } bateaux,
    }{" "}
   *[no] {""}
}{ $huts ->
    [one] { $huts } hutte
   *[other] { $huts } huttes
} sur l’île, { $left ->
    [one] { $left } hutte
   *[other] { $left } huttes
} en réserve

## Titicaca

board-titicaca = Pays
board-titicaca-outside = hors du pays
board-titicaca-lake-now = Lac { $lake }, en jeu
board-titicaca-terrain = { $terrain ->
    [F] Forêt
    [M] Montagne
    [S] Savane
    [P] Pampa
   *[G] Prairie
}
board-titicaca-empty = libre
board-titicaca-village = { $you ->
    [yes] votre village
   *[no] village de { $seat }
}
board-titicaca-temple = { $you ->
    [yes] votre temple
   *[no] temple de { $seat }
} +{ $value }
board-titicaca-temple-hidden = { $you ->
    [yes] votre temple
   *[no] temple de { $seat }
}, face cachée
board-titicaca-in-region = dans une région de { $fields ->
    [one] { $fields } terrain
   *[other] { $fields } terrains
} au bord de { $lakes ->
    [one] { $lakes } lac
   *[other] { $lakes } lacs
}
board-titicaca-row = { $what }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $standing }
board-titicaca-standing = { $you ->
    [yes] vous
   *[no] { $seat }
} { $count }
board-titicaca-nobody = personne
board-titicaca-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $weapons ->
    [one] { $weapons } arme
   *[other] { $weapons } armes
}, { $villages ->
    [one] { $villages } village
   *[other] { $villages } villages
}, { $temples ->
    [one] { $temples } temple en main
   *[other] { $temples } temples en main
}

## Talat

board-talat-board = { $yours ->
    [yes] Votre plateau avec { $other_seat }
   *[no] Plateau de { $seat } et { $other_seat }
}
board-talat-board-zihin = { $yours ->
    [yes] Votre plateau avec le Zihin
   *[no] Plateau de { $seat } et du Zihin
}
board-talat-shape = { $sides ->
    [3] triangle
    [4] carré
   *[6] hexagone
}
board-talat-empty = { $square }, libre
board-talat-tower = { $square }, { $you ->
    [yes] votre { board-talat-shape }
   *[no] { board-talat-shape } de { $seat }
}, hauteur { $height }
board-talat-tower-zihin = { $square }, { board-talat-shape } du Zihin, hauteur { $height }
board-talat-danger = Menacé par : { $attackers }
board-talat-attacker = { board-talat-shape } de hauteur { $height } en { $square }
board-talat-in-danger = Menacée par : { $attackers }
board-talat-enemy = { $you ->
    [yes] votre { board-talat-shape }
   *[no] { board-talat-shape } de { $seat }
} (hauteur { $height })
board-talat-enemy-zihin = { board-talat-shape } du Zihin (hauteur { $height })
board-talat-pick = Choisir cette tour
board-talat-put = La poser ici
board-talat-move = Aller ici
board-talat-capture = Prendre
board-talat-around = { $direction ->
    [0] Devant
    [1] Devant à droite
    [2] À droite
    [3] Derrière à droite
    [4] Derrière
    [5] Derrière à gauche
    [6] À gauche
   *[7] Devant à gauche
} : { $cell }
board-talat-whole = { $board } : { $count ->
    [0] aucune tour
    [one] { $count } tour. { $towers }
   *[other] { $count } tours. { $towers }
}
board-talat-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $captured ->
    [one] { $captured } tour prise
   *[other] { $captured } tours prises
}
