# Titicaca dans le navigateur.

## Home

web-game-titicaca = Titicaca
web-game-titicaca-line = Misez en secret pour les rives de quinze lacs, puis tracez les frontières à votre goût. De 2 à 5 joueurs.

## A new table

web-given-country = Pays
web-given-country-line = D'ordinaire les douze tuiles sont mélangées. Un pays nommé est toujours le même ; le vôtre peut être copié de la table devant vous.
web-given-country-drawn = Tuiles mélangées
web-given-country-crescent = Le croissant
web-given-country-isthmus = L'isthme
web-given-country-ring = L'anneau
web-given-country-twins = Deux îles
web-given-country-own = Un pays à moi
web-given-country-text = Le pays : une carte ou le JSON d'une partie

## When it is over

web-reason-titicaca-full = Le pays est plein.
web-reason-titicaca-weapons = Plus personne n'a d'armes.
web-reason-titicaca-no-bids = Plus personne n'a voulu miser.

## At the table

web-ask-titicaca-bid = Lac { $lake } : { $seats } doit encore miser.
web-ask-titicaca-bid-you = Lac { $lake } : misez en secret pour ses rives.
web-ask-titicaca-extra = Tour supplémentaire : { $seats } doit encore miser.
web-ask-titicaca-extra-you = Tour supplémentaire : misez pour n'importe quel terrain vide.
web-ask-titicaca-village = { $seat } pose un village.
web-ask-titicaca-village-you = Posez un village sur un terrain qui brille.
web-ask-titicaca-join = { $seat } peut ajouter le nouveau terrain à une région.
web-ask-titicaca-join-you = Ajoutez le nouveau terrain à une région voisine, ou laissez-le seul.
web-ask-titicaca-merge = { $seat } peut associer deux régions.
web-ask-titicaca-merge-you = Associez deux autres régions, ou laissez-les.
web-ask-titicaca-temple = { $seat } peut poser un temple.
web-ask-titicaca-temple-you = Posez un temple caché sous un de vos villages, ou gardez-le.
web-ask-titicaca-over = La partie est terminée.
web-ask-titicaca-over-you = La partie est terminée.
web-ask-titicaca-drawing = On dispose le pays.
web-ask-titicaca-drawing-you = On dispose le pays.
web-titicaca-terrain-F = forêt
web-titicaca-terrain-M = montagne
web-titicaca-terrain-S = savane
web-titicaca-terrain-P = pampa
web-titicaca-terrain-G = prairie
web-titicaca-all = tous les villages
web-titicaca-card-points = Points
web-titicaca-card-villages = Villages
web-titicaca-lake = Lac { $lake }
web-titicaca-choose = Choisir { $field }
web-titicaca-steps = Les étapes d'un tour
web-titicaca-step-village = Village
web-titicaca-step-join = Ajouter
web-titicaca-step-merge = Associer
web-titicaca-step-temple = Temple
web-titicaca-village = Village sur { $field } ({ $terrain })
web-titicaca-join = Ajouter à la région { $region }
web-titicaca-join-not = Rester seul
web-titicaca-merge = Associer { $one } et { $other }
web-titicaca-merge-not = Ne rien associer
web-titicaca-temple = Temple +{ $value } sur { $field }
web-titicaca-temple-not = Garder les temples
web-titicaca-bid = Votre mise secrète (0 à { $most })
web-titicaca-seal = Miser { $bid }
web-titicaca-bid-made = Vous avez misé { $bid }
web-titicaca-bid-in = { $seat } a misé
web-titicaca-keep = Garder { $bid }
web-titicaca-region = Région de { $fields ->
    [one] { $fields } terrain
   *[other] { $fields } terrains
} au bord de { $lakes ->
    [one] { $lakes } lac
   *[other] { $lakes } lacs
}
web-titicaca-weapons = { $count ->
    [one] arme
   *[other] armes
}
web-titicaca-villages = { $count ->
    [one] { $count } village
   *[other] { $count } villages
} (chaîne { $chain })
web-titicaca-temples = { $count ->
    [one] { $count } temple en main
   *[other] { $count } temples en main
}
web-titicaca-bids = mise { $bid }
web-titicaca-arrow = flèche
web-titicaca-before = Avant
web-titicaca-score-weapons = Armes en stock
web-titicaca-score-villages = Villages
web-titicaca-score-chains = Plus longue chaîne × 3
web-titicaca-score-region = Région { $region } : { $fields ->
    [one] { $fields } terrain
   *[other] { $fields } terrains
}, { $lakes ->
    [one] { $lakes } lac
   *[other] { $lakes } lacs
}
web-titicaca-score-legend = Entre parenthèses : les villages qui comptent et, après le point, la somme qui départage.

## Ce qu’un conseil révèle : un coup sans sa dernière partie

puzzling-titicaca-bid = Miser
puzzling-titicaca-village = Village
puzzling-titicaca-join = Ajouter à une région, ou rester seul
puzzling-titicaca-merge = Associer des régions, ou n’en rien faire
puzzling-titicaca-merge-this = Associer { $field } à une autre région
puzzling-titicaca-temple = Temple, ou le garder
puzzling-titicaca-temple-this = Temple sur { $field }
