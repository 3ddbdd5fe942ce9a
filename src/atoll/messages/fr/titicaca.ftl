# Titicaca : ce qui se passe, pourquoi un coup est refusé (par numéro de règle), ce qui ne va pas dans un pays.

titicaca-terrain = { $terrain ->
    [F] forêt
    [M] montagne
    [S] savane
    [P] pampa
   *[G] prairie
}

## Ce qui se passe

titicaca-slot = Tuile du pays : { $tile }.
titicaca-arrow = { $you ->
    [yes] Vous prenez la flèche.
   *[no] { $seat } prend la flèche.
}
titicaca-round = Lac { $lake } : tout le monde mise en secret.
titicaca-extra-round = Tour supplémentaire { $number } : tous les terrains vides sont ouverts, tout le monde mise en secret.
titicaca-round-head = Lac { $lake }
titicaca-extra-round-head = Tour supplémentaire { $number }
titicaca-scoring-head = { $lake ->
    [0] Décompte final
   *[other] Décompte après le lac { $lake }
}
titicaca-end-head = Fin
titicaca-skipped = Le lac { $lake } est sauté : aucun terrain vide ne le borde.
titicaca-bid = { $seen ->
    [yes] { $you ->
        [yes] Vous misez { $bid }.
       *[no] { $seat } mise { $bid }.
    }
   *[no] { $seat } a misé.
}
titicaca-bid-shown = { $you ->
    [yes] Vous misez { $bid }.
   *[no] { $seat } mise { $bid }.
}
titicaca-no-bids = Personne n’a misé pour ce lac.
titicaca-order = Ordre : { $seats }.
titicaca-bid-back = { $you ->
    [yes] Il ne reste plus de terrain pour vous. Vous reprenez vos { $bid }.
   *[no] Il ne reste plus de terrain pour { $seat }, qui reprend { $bid }.
}
titicaca-turn = { $you ->
    [yes] Vous payez { $paid } et gardez { $stock }.
   *[no] { $seat } paie { $paid } et garde { $stock }.
}
titicaca-village = { $you ->
    [yes] Vous posez un village ({ titicaca-terrain }).
   *[no] { $seat } pose un village ({ titicaca-terrain }).
}
titicaca-joined = { $you ->
    [yes] Vous ajoutez le terrain à une région.
   *[no] { $seat } ajoute le terrain à une région.
}
titicaca-merged = { $you ->
    [yes] Vous associez deux régions.
   *[no] { $seat } associe deux régions.
}
titicaca-temple = { $seen ->
    [yes] { $you ->
        [yes] Vous posez votre temple +{ $value }.
       *[no] { $seat } pose le temple +{ $value }.
    }
   *[no] { $seat } pose un temple face cachée.
}
titicaca-passed = { "" }
titicaca-scoring = { $lake ->
    [0] Décompte final.
   *[other] Décompte après le lac { $lake }.
}
titicaca-temple-shown = { $you ->
    [yes] Vous révélez un temple : +{ $value }.
   *[no] { $seat } révèle un temple : +{ $value }.
}
titicaca-region = { $count ->
    [0] Région sans lac
    [one] Région du lac { $numbers }
   *[other] Région des lacs { $numbers }
}
titicaca-category-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
titicaca-category-for = { $you ->
    [yes] vous
    [among] vous et { $others }
   *[no] { $seats }
}
titicaca-category = { titicaca-region }, { $category ->
    [all] le plus de villages
    [F] forêt
    [M] montagne
    [S] savane
    [P] pampa
   *[G] prairie
} : { $how ->
    [shared] { titicaca-category-points } chacun pour { titicaca-category-for }, à égalité même après départage ({ $sum }).
    [tie] { titicaca-category-points } pour { titicaca-category-for }, avec { $sum } au départage.
   *[most] { titicaca-category-points } pour { titicaca-category-for }.
}
titicaca-points-weapons = { $you ->
    [yes] Vous marquez { $points } pour vos armes.
   *[no] { $seat } marque { $points } pour ses armes.
}
titicaca-points-villages = { $you ->
    [yes] Vous marquez { $points } : { $villages } pour les villages, 3 × { $chain } pour votre plus longue chaîne.
   *[no] { $seat } marque { $points } : { $villages } pour les villages, 3 × { $chain } pour la plus longue chaîne.
}
titicaca-points = { $you ->
    [yes] Vous marquez { $points } et en avez { $score }.
   *[no] { $seat } marque { $points } et en a { $score }.
}
titicaca-temple-back = { $you ->
    [yes] Vous reprenez un temple.
   *[no] { $seat } reprend un temple.
}
titicaca-new-weapons = { $you ->
    [yes] Vous recevez { $weapons } nouvelles armes : { $villages } pour les villages, 3 × { $chain } pour votre plus longue chaîne. Vous en avez { $stock }.
   *[no] { $seat } reçoit { $weapons } nouvelles armes : { $villages } pour les villages, 3 × { $chain } pour la plus longue chaîne. Stock : { $stock }.
}
titicaca-end = { $reason ->
    [full] Le pays est plein : partie terminée.
    [weapons] Plus personne n’a d’armes : partie terminée.
   *[no-bids] Personne n’a misé dans le tour supplémentaire : partie terminée.
}
titicaca-won = { $you ->
    [yes] Vous gagnez avec { $score } points !
    [among] Vous gagnez avec { $others }, { $score } points chacun !
   *[no] { $count ->
        [one] { $seats } gagne avec { $score } points.
       *[other] { $seats } gagnent ensemble avec { $score } points chacun.
    }
}

## Refus

C-SET-3 = { $you ->
    [yes] Vous avez { $stock } armes et ne pouvez pas miser { $bid }.
   *[no] { $seat } a { $stock } armes et ne peut pas miser { $bid }.
}
C-BID-1 = { $why ->
    [no-weapons] { $you ->
        [yes] Vous n’avez plus d’armes et ne pouvez miser que 0.
       *[no] { $seat } n’a plus d’armes et ne peut miser que 0.
    }
   *[step] Tout le monde mise d’abord, par exemple « bid 3 ».
}
C-BID-2 = Les mises sont révélées quand tout le monde a misé : la dernière, celle de { $seat }, ne peut pas rester cachée.
C-VIL-1 = { $why ->
    [no-field] On ne peut pas poser de village ici.
    [occupied] { $owner_you ->
        [yes] Votre village est déjà ici.
       *[no] Le village de { $owner_seat } est déjà ici.
    }
    [lake] Ce terrain ne borde pas le lac { $lake }.
   *[step] Posez d’abord un village, par exemple « village 1,0 ».
}
C-JOIN-1 = { $why ->
    [no-region] Il n’y a pas de région { $region }. Une région porte le nom de son plus petit hexagone.
    [itself] C’est le nouveau terrain lui-même.
    [apart] Cette région ne touche pas votre nouveau terrain.
    [terrain] Cette région contient déjà ce type de terrain : { titicaca-terrain }.
   *[step] Ajoutez le nouveau terrain à une région (« join 0,1 »), ou laissez-le seul (« join - »).
}
C-MRG-1 = { $why ->
    [no-region] Il n’y a pas de région { $region }. Une région porte le nom de son plus petit hexagone.
    [new-field] Votre nouveau terrain est dans l’une de ces régions. Associez-en deux autres.
    [no-border] Ces régions n’ont pas de frontière commune.
    [no-village] { $you ->
        [yes] Vous n’avez de village dans aucune des deux régions.
       *[no] { $seat } n’a de village dans aucune des deux régions.
    }
    [not-adjacent] Aucune des deux régions n’est adjacente à celle de votre nouveau terrain.
    [terrain] Chacune des deux régions doit avoir un terrain qui manque à l’autre.
   *[step] Associez deux autres régions (« merge -2,0 0,1 »), ou non (« merge - »).
}
C-TMP-1 = { $why ->
    [not-in-hand] Vous n’avez pas le temple +{ $value } en main.
    [no-village] Vous n’avez pas de village ici.
    [temple] Il y a déjà un temple ici.
    [not-adjacent] Cette région n’est ni celle de votre nouveau terrain, ni adjacente à elle.
   *[step] Posez un temple (« temple 1,0 2 »), ou gardez-le (« temple - »).
}

## Saisie fausse

titicaca-no-move = « { $move } » n’est pas un coup de Titicaca. Exemples : bid 5 · village 1,0 · join 0,1 · join - · merge -2,0 0,1 · merge - · temple 1,0 2 · temple -
titicaca-merge-order = « { $move } » doit nommer deux régions, le plus petit nom d’abord (on compare le premier nombre, puis le second).
titicaca-tie-unseen = Le temple en { $field } a compté dans une égalité et a été révélé : sa valeur doit figurer dans la partie notée.
titicaca-setup-part = Une mise en place de Titicaca n’a pas de « { $part } » ; elle a « country » et « arrow ».
titicaca-option-weapons = « { $weapons } » n’est pas un nombre de points d’armes pour une petite partie ; choisissez de 1 à { $most }.
titicaca-option-temples = « { $temples } » n’est pas possible : indiquez both, avec weapons, pour une petite partie avec des temples.
titicaca-setup-arrow = La flèche ne peut pas être chez « { $arrow } » ; il faut un siège de 0 à { $most }.
titicaca-setup-order = La mise en place a une flèche mais pas de pays ; le pays est tiré d’abord.
titicaca-country-object = Le pays doit être un objet qui dit pour chaque hexagone ce qui s’y trouve, comme {"{"}"0,0": "F", "1,0": "12"{"}"}.
titicaca-country-hex = « { $hex } » dans le pays n’est pas un hexagone ; un hexagone s’écrit comme 3,-1.
titicaca-country-shown = L’hexagone { $hex } ne peut pas montrer « { $shown } » ; il peut montrer F, M, S, P, G ou un lac de 1 à 15.
titicaca-country-lake = Le lac { $lake } est là deux fois, en { $hex } et en { $other } ; chaque lac peut y être une fois.
titicaca-country-alone = Le terrain { $hex } ne touche aucun autre hexagone du pays.
titicaca-country-large = Le pays a { $hexes } hexagones ; il peut en avoir { $most } au plus.
titicaca-country-empty = Le pays n’a aucun terrain où poser un village.
titicaca-country-name = Il n’y a pas de pays « { $name } ». Ceux qui ont un nom : { $names }. Le vôtre peut être donné par une carte ou hexagone par hexagone.
titicaca-map-empty = Il n’y a pas de carte dans ce texte.
titicaca-map-column = Ligne { $line }, colonne { $column } : « { $shown } » n’est pas à un endroit où peut être un hexagone. Les hexagones sont à { $pitch } colonnes les uns des autres, une ligne sur deux décalée de la moitié.
titicaca-map-word = « { $word } » n’est pas attendu ici ; il peut y avoir : { $words }.
titicaca-map-numbers = La ligne « { $word } » n’a pas le bon nombre de nombres, ou quelque chose qui n’en est pas un.
titicaca-picture-seat = Il n’y a pas de siège { $seat_number } dans la partie de cette image.
titicaca-picture-list = « stocks » et « scores » demandent { $players } nombres, un par siège.
titicaca-picture-fit = La ligne « { $word } » ne correspond pas au reste de cette position.

## Dans le terminal

cli-titicaca-round = { $fields ->
    [one] Tour du lac { $lake } : { $fields } terrain vide
   *[other] Tour du lac { $lake } : { $fields } terrains vides
}
cli-titicaca-extra = { $fields ->
    [one] Tour supplémentaire { $number } : { $fields } terrain vide
   *[other] Tour supplémentaire { $number } : { $fields } terrains vides
}
cli-titicaca-ask = { $step ->
    [bidding] { $seat } : misez de 0 à { $stock }, par exemple { $example }
    [village] { $seat } : posez un village, par exemple { $example }
    [join] { $seat } : ajoutez le nouveau terrain à une région, par exemple { $example }, ou - pour le laisser seul
    [merge] { $seat } : associez deux autres régions, par exemple { $example }, ou - pour aucune
   *[temple] { $seat } : posez un temple, par exemple { $example }, ou - pour aucun
}
cli-titicaca-guide =
    { $stick } sont des bâtonnets de frontière ; il n’y en a pas dans une région ; { $dot } séparent seulement les hexagones.
    Un village est le signe de son propriétaire, +? un temple face cachée ; la flèche est derrière un nom.
    5           miser 5 (seule une mise d’au moins 1 participe)
    1,-2        poser un village là
    0,1         rejoindre la région de 0,1 : n’importe lequel de ses terrains convient
    -2,0 0,1    associer les régions de ces deux terrains
    1,0 2       poser le temple +2 en 1,0
    -           ne rien ajouter, associer ou poser
cli-titicaca-lake = lac
cli-titicaca-column = { $column ->
    [player] joueur
    [points] points
    [stock] armes
    [bid] mise
    [temples] temples
    [villages] villages
   *[chain] chaîne
}
cli-titicaca-region = { $region } : { $fields ->
    [one] { $fields } terrain
   *[other] { $fields } terrains
}, { $lakes ->
    [one] { $lakes } lac
   *[other] { $lakes } lacs
}
cli-titicaca-category = { $category ->
    [all] tous les villages
    [F] forêt
    [M] montagne
    [S] savane
    [P] pampa
   *[G] prairie
}
cli-titicaca-weapons = armes en stock
cli-titicaca-villages = villages
cli-titicaca-chain = plus longue chaîne × 3
cli-titicaca-total = au total
