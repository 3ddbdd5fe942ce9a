# Titicaca : ce qui se passe, pourquoi un coup est refusé (par numéro de règle), ce qui ne va pas dans un pays.

titicaca-terrain = { $terrain ->
    [F] forêt
    [M] montagne
    [S] savane
    [P] pampa
   *[G] prairie
}

## Ce qui se passe

titicaca-slot = Une tuile du pays est posée : { $tile }.
titicaca-arrow = { $seat } prend la flèche.
titicaca-round = Le tour du lac { $lake } commence. Tous misent en secret.
titicaca-extra-round = Le tour supplémentaire { $number } commence : tous les terrains vides sont ouverts. Tous misent en secret.
titicaca-skipped = Le lac { $lake } est sauté : aucun terrain vide ne le borde.
titicaca-bid = { $seen ->
    [yes] { $seat } mise { $bid }.
   *[no] { $seat } a misé.
}
titicaca-bid-shown = { $seat } mise { $bid }.
titicaca-no-bids = Personne ne participe à ce tour.
titicaca-order = Ordre de jeu : { $seats }.
titicaca-bid-back = { $seat } ne trouve plus de terrain et reprend { $bid }.
titicaca-turn = { $seat } paie { $paid } et garde { $stock }.
titicaca-village = { $seat } pose un village en { $field } ({ titicaca-terrain }).
titicaca-joined = { $seat } ajoute { $field } à la région { $region }.
titicaca-merged = { $seat } associe les régions { $region } et { $other }.
titicaca-temple = { $seen ->
    [yes] { $seat } pose le temple +{ $value } en { $field }.
   *[no] { $seat } pose un temple en { $field }, face cachée.
}
titicaca-passed = { $step ->
    [join] { $seat } n'ajoute son terrain à aucune région.
    [merge] { $seat } n'associe pas de régions.
   *[temple] { $seat } ne pose pas de temple.
}
titicaca-scoring = { $lake ->
    [0] Décompte final.
   *[other] Décompte après le lac { $lake }.
}
titicaca-temple-shown = { $seat } révèle le temple en { $field } : +{ $value }.
titicaca-category = Région { $region }, { $category ->
    [all] villages au total
    [F] forêt
    [M] montagne
    [S] savane
    [P] pampa
   *[G] prairie
} : { $how ->
    [shared] toujours à égalité à { $sum }, { $seats } marquent { $points } chacun.
    [tie] égalité, avec { $sum } { $seats } l'emporte et marque { $points }.
   *[most] { $seats } a le plus de villages et marque { $points }.
}
titicaca-points-weapons = { $points ->
    [one] { $seat } marque { $points } point pour les armes en stock.
   *[other] { $seat } marque { $points } points pour les armes en stock.
}
titicaca-points-villages = { $seat } marque { $points } points : { $villages } pour les villages, 3 × { $chain } pour la plus longue chaîne.
titicaca-points = { $points ->
    [one] { $seat } marque { $points } point dans ce décompte et en a { $score }.
   *[other] { $seat } marque { $points } points dans ce décompte et en a { $score }.
}
titicaca-temple-back = { $seat } reprend le temple en { $field }.
titicaca-new-weapons = { $seat } reçoit { $weapons } nouvelles armes : { $villages } pour les villages, 3 × { $chain } pour la plus longue chaîne. Le stock est de { $stock }.
titicaca-end = { $reason ->
    [full] Aucun terrain n'est vide : la partie est terminée.
    [weapons] Personne n'a plus d'armes : la partie est terminée.
   *[no-bids] Personne n'a misé dans un tour supplémentaire : la partie est terminée.
}
titicaca-won = { $count ->
    [one] { $seats } gagne avec { $score } points.
   *[other] { $seats } se partagent la victoire avec { $score } points chacun.
}

## Refus

C-SET-3 = { $seat } a { $stock } points d'armes et ne peut pas miser { $bid }.
C-BID-1 = { $why ->
    [no-weapons] { $seat } n'a pas d'armes et ne peut miser que 0.
   *[step] Tous les joueurs misent d'abord, par exemple « bid 3 ».
}
C-BID-2 = Les mises sont révélées quand toutes sont là : celle de { $seat }, la dernière, ne peut pas rester cachée.
C-VIL-1 = { $why ->
    [no-field] { $field } n'est pas un terrain du pays.
    [occupied] En { $field } se trouve un village de { $owner_seat }.
    [lake] { $field } n'est pas au bord du lac { $lake }.
   *[step] On commence par poser un village, par exemple « village 1,0 ».
}
C-JOIN-1 = { $why ->
    [no-region] Aucune région ne s'appelle { $region } ; une région porte le nom de son plus petit hexagone.
    [itself] { $region } est le nouveau terrain lui-même.
    [apart] La région { $region } n'a pas de terrain adjacent au nouveau terrain { $field }.
    [terrain] La région { $region } contient déjà le type de terrain du nouveau terrain ({ titicaca-terrain }).
   *[step] On peut maintenant ajouter le nouveau terrain à une région (« join 0,1 ») ou non (« join - »).
}
C-MRG-1 = { $why ->
    [no-region] Aucune région ne s'appelle { $region } ; une région porte le nom de son plus petit hexagone.
    [new-field] La région { $region } contient le nouveau terrain ; on ne peut associer que deux autres régions.
    [no-border] Les régions { $region } et { $other } n'ont pas de frontière commune.
    [no-village] Ni la région { $region } ni la région { $other } ne contient un village de { $seat }.
    [not-adjacent] Ni la région { $region } ni la région { $other } n'est adjacente à la région du nouveau terrain.
    [terrain] Les régions { $region } et { $other } doivent contenir chacune un type de terrain absent de l'autre.
   *[step] On peut maintenant associer deux autres régions (« merge -2,0 0,1 ») ou non (« merge - »).
}
C-TMP-1 = { $why ->
    [not-in-hand] Le temple +{ $value } n'est pas en main.
    [no-village] En { $field } il n'y a pas de village à soi.
    [temple] Il y a déjà un temple en { $field }.
    [not-adjacent] La région de { $field } n'est ni celle du nouveau terrain ni adjacente à elle.
   *[step] On peut maintenant poser un temple (« temple 1,0 2 ») ou non (« temple - »).
}

## Saisie fausse

titicaca-no-move = « { $move } » n'est pas un coup de Titicaca. Les coups sont : bid 5 · village 1,0 · join 0,1 · join - · merge -2,0 0,1 · merge - · temple 1,0 2 · temple -
titicaca-merge-order = « { $move } » doit nommer deux régions, le plus petit nom d'abord (on compare le premier nombre, puis le second).
titicaca-tie-unseen = Le temple en { $field } a compté dans une égalité et a été révélé : sa valeur doit figurer dans la partie notée.
titicaca-setup-part = Une mise en place de Titicaca n'a pas de « { $part } » ; elle a « country » et « arrow ».
titicaca-setup-arrow = La flèche ne peut pas être chez « { $arrow } » ; il faut un siège de 0 à { $most }.
titicaca-setup-order = La mise en place a une flèche mais pas de pays ; le pays est tiré d'abord.
titicaca-country-object = Le pays doit être un objet qui dit pour chaque hexagone ce qui s'y trouve, comme {"{"}"0,0": "F", "1,0": "12"{"}"}.
titicaca-country-hex = « { $hex } » dans le pays n'est pas un hexagone ; un hexagone s'écrit comme 3,-1.
titicaca-country-shown = L'hexagone { $hex } ne peut pas montrer « { $shown } » ; il peut montrer F, M, S, P, G ou un lac de 1 à 15.
titicaca-country-lake = Le lac { $lake } est là deux fois, en { $hex } et en { $other } ; chaque lac peut y être une fois.
titicaca-country-alone = Le terrain { $hex } ne touche aucun autre hexagone du pays.
titicaca-country-large = Le pays a { $hexes } hexagones ; il peut en avoir { $most } au plus.
titicaca-country-empty = Le pays n'a aucun terrain où poser un village.
titicaca-country-name = Il n'y a pas de pays « { $name } ». Ceux qui ont un nom : { $names }. Le vôtre peut être donné par une carte ou hexagone par hexagone.
titicaca-map-empty = Il n'y a pas de carte dans ce texte.
titicaca-map-column = Ligne { $line }, colonne { $column } : « { $shown } » n'est pas à un endroit où peut être un hexagone. Les hexagones sont à { $pitch } colonnes les uns des autres, une ligne sur deux décalée de la moitié.
titicaca-map-word = « { $word } » n'est pas attendu ici ; il peut y avoir : { $words }.
titicaca-map-numbers = La ligne « { $word } » n'a pas le bon nombre de nombres, ou quelque chose qui n'en est pas un.
titicaca-picture-seat = Il n'y a pas de siège { $seat_number } dans la partie de cette image.
titicaca-picture-list = « stocks » et « scores » demandent { $players } nombres, un par siège.

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
    { $stick } sont des bâtonnets de frontière ; il n'y en a pas dans une région ; { $dot } séparent seulement les hexagones.
    Un village est le signe de son propriétaire, +? un temple face cachée ; la flèche est derrière un nom.
    5           miser 5 (seule une mise d'au moins 1 participe)
    1,-2        poser un village là
    0,1         rejoindre la région de 0,1 : n'importe lequel de ses terrains convient
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
