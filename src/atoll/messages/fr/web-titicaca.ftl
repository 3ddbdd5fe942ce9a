# Titicaca dans le navigateur.

## Home

web-game-titicaca = Titicaca
web-game-titicaca-line = Misez en secret pour quinze lacs, puis tracez les frontières. De 2 à 5 joueurs

## A new table

web-given-country = Pays
web-given-country-line = Normalement, les douze tuiles sont mélangées. Un pays nommé est toujours le même. Vous pouvez aussi copier celui de votre table.
web-given-country-drawn = Tuiles mélangées
web-given-country-crescent = Le croissant
web-given-country-isthmus = L’isthme
web-given-country-ring = L’anneau
web-given-country-twins = Deux îles
web-given-country-own = Le mien
web-given-country-text = Pays : une carte, ou le JSON d’une partie

## When it is over

web-reason-titicaca-full = Le pays est plein.
web-reason-titicaca-weapons = Plus personne n’a d’armes.
web-reason-titicaca-no-bids = Personne n’a misé dans un tour supplémentaire.

## At the table

web-ask-titicaca-bid = Lac { $lake } : en attente des mises de { $seats }.
web-ask-titicaca-bid-you = Lac { $lake } : faites votre mise secrète.
web-ask-titicaca-extra = Tour supplémentaire : en attente des mises de { $seats }.
web-ask-titicaca-extra-you = Tour supplémentaire : misez pour n’importe quel terrain vide.
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
web-titicaca-steps = Étapes du tour
web-titicaca-step-village = Village
web-titicaca-step-join = Ajouter
web-titicaca-step-merge = Associer
web-titicaca-step-temple = Temple
web-titicaca-village = Village ({ $terrain })
web-titicaca-join = Ajouter à une région
web-titicaca-join-not = Le laisser seul
web-titicaca-merge = Associer deux régions
web-titicaca-merge-not = Ne pas associer
web-titicaca-temple = Temple +{ $value }
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
web-titicaca-tip-points = Points jusqu’ici. Les régions comptent après les lacs 5 et 10, et à la fin.
web-titicaca-tip-weapons = Armes à miser. Celles qui restent rapportent un point chacune.
web-titicaca-tip-chain = Plus longue chaîne de villages reliés : { $chain }. Elle donne 3 armes par village, et 3 points chacun à la fin.
web-titicaca-tip-temples = Les temples départagent : +1 ou +2. Seul leur propriétaire connaît la valeur d’un temple caché.
web-titicaca-tip-arrow = L’emporte en cas de mises égales.
web-titicaca-tip-temple = Temple de { $seat } : { $value ->
    [0] face cachée
   *[other] +{ $value } pour départager
}
web-titicaca-before = Avant
web-titicaca-score-weapons = Armes en stock
web-titicaca-score-villages = Villages
web-titicaca-score-chains = Plus longue chaîne × 3
web-titicaca-score-region = { titicaca-region } : { $fields ->
    [one] { $fields } terrain
   *[other] { $fields } terrains
}, { $lakes ->
    [one] { $lakes } lac
   *[other] { $lakes } lacs
}
web-titicaca-score-legend = Entre parenthèses : les villages comptés, puis le total qui départage.

## Les mises se retournent

web-titicaca-name = { $you ->
    [yes] Vous
   *[no] { $seat }
}
web-titicaca-continue = Continuer
web-titicaca-bids-in = Toutes les mises sont faites
web-titicaca-bids-up = Les mises sont révélées
web-titicaca-bids-extra = Tour supplémentaire
web-titicaca-bids-count = { $bids ->
    [0] Aucune mise
    [one] Une mise
   *[other] { $bids } mises
} pour { $fields ->
    [one] un terrain.
   *[other] { $fields } terrains.
}
web-titicaca-bids-tie-arrow = { $first_you ->
    [yes] Vous êtes à égalité avec { $others } ({ $bid }) : vous avez la flèche et jouez en premier.
   *[no] Égalité à { $bid } entre { $seats } : { $first_seat } a la flèche et joue en premier.
}
web-titicaca-bids-tie-nearer = { $first_you ->
    [yes] Vous êtes à égalité avec { $others } ({ $bid }) : vous venez en premier après la flèche.
   *[no] Égalité à { $bid } entre { $seats } : { $first_seat } vient en premier après la flèche.
}
web-titicaca-bids-first = { $you ->
    [yes] Vous choisissez un terrain
   *[no] { $seat } choisit un terrain
}
web-titicaca-bids-then = { $you ->
    [yes] puis vous
   *[no] puis { $seat }
}
web-titicaca-bids-back = { $you ->
    [yes] Vous reprenez vos { $bid }
   *[no] { $seat } reprend { $bid }
}
web-titicaca-bids-choose = Choisir un terrain
web-titicaca-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
web-titicaca-no-field = sans terrain
web-titicaca-no-bid = sans mise
web-titicaca-bid-why-highest = Mise la plus haute
web-titicaca-bid-why-arrow = La flèche départage
web-titicaca-bid-why-nearer = Premier après la flèche
web-titicaca-bid-why-tied = À égalité avec { $you ->
    [yes] vous
    [among] vous et { $others }
   *[no] { $seats }
}
web-titicaca-bid-why-fields = { $fields ->
    [one] Un seul terrain
   *[other] { $fields } terrains seulement
}
web-titicaca-bid-why-nothing = Passe ce tour
web-titicaca-pays = paie { $bid }, garde { $keeps }
web-titicaca-takes-back = reprend { $bid }, garde { $keeps }
web-titicaca-keeps = garde { $keeps }
web-titicaca-you-play = { $place ->
    [1] Vous jouez en premier
   *[other] Vous jouez en { $place }e
}
web-titicaca-you-back = Plus de terrain pour vous : vous reprenez votre mise
web-titicaca-you-out = Vous passez ce tour
web-titicaca-plays-first = { $seat } joue en premier
web-titicaca-glowing = { $fields ->
    [one] Posez un village sur le terrain éclairé
   *[other] Posez un village sur l’un des { $fields } terrains éclairés
}

## Ce que vaut une mise

web-titicaca-stake = { $fields ->
    [one] Un terrain libre
   *[other] { $fields } terrains libres
} pour { $players } joueurs.
web-titicaca-stake-ties = En cas d’égalité, dans cet ordre : { $seats }.
web-titicaca-stake-score = { $lake ->
    [0] Chaque arme restante rapporte un point au décompte final.
   *[other] Chaque arme restante rapporte un point après le lac { $lake }.
}
web-titicaca-stake-none = Vous passez ce tour et gardez { $keeps }.
web-titicaca-stake-keep = Si vous obtenez un terrain, il vous reste { $keeps }.

## Le décompte montré

web-titicaca-bid-now = Miser
web-titicaca-to-totals = Aller aux totaux
web-titicaca-show-after = Décompte après le lac { $lake }
web-titicaca-show-final = Décompte final
web-titicaca-show-of = { $heading } · région { $number } sur { $of }
web-titicaca-show-region = { $count ->
    [0] Région sans lac
    [one] Région du lac { $lakes }
   *[other] Région des lacs { $lakes }
}
web-titicaca-show-region-with = { $region } avec { $terrains }
web-titicaca-show-worth = { $fields ->
    [one] 1 terrain : il vaut 1 point
   *[other] { $fields } terrains : chaque type de terrain vaut { $fields } points
}
web-titicaca-show-weapons = Armes en stock
web-titicaca-show-weapons-line = Un point par arme
web-titicaca-show-villages = Villages
web-titicaca-show-villages-line = Un point par village
web-titicaca-show-chains = Plus longue chaîne
web-titicaca-show-chains-line = Trois points par village de la chaîne
web-titicaca-show-temples = Retour des temples
web-titicaca-show-temples-line = Les temples des régions décomptées reviennent à leurs propriétaires
web-titicaca-show-new-weapons = Nouvelles armes
web-titicaca-show-new-weapons-line = Des armes pour miser, pas des points
web-titicaca-show-totals = Totaux
web-titicaca-show-totals-line = Chaque total et ses parties
web-titicaca-show-final-line = Comment la partie s’est finie
web-titicaca-show-most = Majorité de villages
web-titicaca-show-winners = { $you ->
    [yes] Vous
   *[other] { $seats }
}
web-titicaca-show-holdings = { $villages } + 3 × { $chain } en chaîne
web-titicaca-show-so-far = Total provisoire
web-titicaca-show-working = Détail
web-titicaca-show-then = Les temples des régions décomptées reviennent à leurs propriétaires, puis chacun reçoit de nouvelles armes.
web-titicaca-why-only = { $most ->
    [one] seul village
   *[other] seuls villages
}
web-titicaca-why-most = { $most } contre { $second }
web-titicaca-why-tie = égalité à { $most }, { $sum } contre { $next }
web-titicaca-why-shared = égalité à { $sum }, { $each } chacun
web-titicaca-tie-break = Départage : lacs voisins de ces villages, plus temples
web-titicaca-tie-sum = { $lakes ->
    [one] { $lakes } lac
   *[other] { $lakes } lacs
}{ $temples ->
    [0] { "" }
   *[other] { " " }+ { $temples }
}
web-titicaca-from-before = { $points } avant
web-titicaca-from-weapons = { $points } armes
web-titicaca-from-villages = { $points } villages
web-titicaca-from-chains = { $points } chaîne
web-titicaca-from-region = { $points } régions

## Ce qu’un conseil révèle : un coup sans sa dernière partie

puzzling-titicaca-bid = Miser
puzzling-titicaca-village = Village
puzzling-titicaca-join = Ajouter à une région, ou laisser seul
puzzling-titicaca-merge = Associer des régions, ou les laisser séparées
puzzling-titicaca-merge-this = Associer deux régions
puzzling-titicaca-temple = Temple, ou le garder
puzzling-titicaca-temple-this = Temple
