# Titicaca dans le navigateur.

## Home

web-game-titicaca = Titicaca
web-game-titicaca-line = Misez en secret pour quinze lacs, puis tracez les frontières. De 2 à 5 joueurs

## A new table

web-given-country = Pays
web-given-country-line = Normalement, les douze tuiles sont mélangées. Un pays nommé est toujours le même. Vous pouvez aussi copier celui de votre table.
web-given-country-drawn = Tuiles mélangées
web-given-country-crescent = Le croissant
web-given-country-isthmus = L'isthme
web-given-country-ring = L'anneau
web-given-country-twins = Deux îles
web-given-country-own = Le mien
web-given-country-text = Pays : une carte, ou le JSON d'une partie

## When it is over

web-reason-titicaca-full = Le pays est plein.
web-reason-titicaca-weapons = Plus personne n'a d'armes.
web-reason-titicaca-no-bids = Personne n'a misé dans un tour supplémentaire.

## At the table

web-ask-titicaca-bid = Lac { $lake } : en attente des mises de { $seats }.
web-ask-titicaca-bid-you = Lac { $lake } : faites votre mise secrète.
web-ask-titicaca-extra = Tour supplémentaire : en attente des mises de { $seats }.
web-ask-titicaca-extra-you = Tour supplémentaire : misez pour n'importe quel terrain vide.
web-ask-titicaca-village = { $seat } pose un village.
web-ask-titicaca-village-you = À vous : posez un village sur un terrain marqué.
web-ask-titicaca-join = { $seat } peut ajouter le nouveau terrain à une région.
web-ask-titicaca-join-you = Ajoutez votre nouveau terrain à une région voisine, ou laissez-le seul.
web-ask-titicaca-merge = { $seat } peut associer deux régions.
web-ask-titicaca-merge-you = Associez deux autres régions, ou laissez-les séparées.
web-ask-titicaca-temple = { $seat } peut poser un temple.
web-ask-titicaca-temple-you = Posez un temple face cachée sur un de vos villages, ou gardez-le.
web-ask-titicaca-over = Partie terminée
web-ask-titicaca-over-you = Partie terminée
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
web-titicaca-steps = Étapes du tour
web-titicaca-step-village = Village
web-titicaca-step-join = Ajouter
web-titicaca-step-merge = Associer
web-titicaca-step-temple = Temple
web-titicaca-village = Village sur { $field } ({ $terrain })
web-titicaca-join = Ajouter à la région { $region }
web-titicaca-join-not = Le laisser seul
web-titicaca-merge = Associer { $one } et { $other }
web-titicaca-merge-not = Ne pas associer
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
web-titicaca-score-legend = Entre parenthèses : les villages comptés, puis le total qui départage.

## Ce qu’un conseil révèle : un coup sans sa dernière partie

puzzling-titicaca-bid = Miser
puzzling-titicaca-village = Village
puzzling-titicaca-join = Ajouter à une région, ou laisser seul
puzzling-titicaca-merge = Associer des régions, ou les laisser séparées
puzzling-titicaca-merge-this = Associer { $field } à une autre région
puzzling-titicaca-temple = Temple, ou le garder
puzzling-titicaca-temple-this = Temple sur { $field }
