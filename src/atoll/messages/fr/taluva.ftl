# Taluva : ce qui arrive, pourquoi un coup est refusé, et ce qui ne va pas dans un texte.

taluva-terrain = { $terrain ->
    [V] volcan
    [J] forêt
    [C] prairie
    [S] désert
    [R] montagne
   *[L] lac
}
taluva-first = { $first ->
    [V] volcan
    [J] forêt
    [C] prairie
    [S] désert
    [R] montagne
   *[L] lac
}
taluva-second = { $second ->
    [V] volcan
    [J] forêt
    [C] prairie
    [S] désert
    [R] montagne
   *[L] lac
}
taluva-fields = { taluva-first } et { taluva-second }
taluva-huts = { $number ->
    [one] une hutte
   *[other] { $number } huttes
}

taluva-double-dealt = La tuile 2-Hex { taluva-first }–{ taluva-second } est posée face visible.
taluva-drawn = { $seat } pioche une tuile : { taluva-fields }.
taluva-taken = { $seat } prend la tuile 2-Hex { taluva-first }–{ taluva-second }.
taluva-first-tile = { $seat } pose la première tuile : { taluva-fields }.
taluva-landscape = { $seat } étend le territoire en { $hex }, direction { $direction } : { taluva-fields }.
taluva-eruption = { $seat } provoque une éruption volcanique en { $hex }, direction { $direction } ; le nouveau terrain ({ taluva-fields }) est au niveau { $level }.
taluva-covered = { $by_seat } recouvre { taluva-huts } de { $seat } en { $hexes }.
taluva-covered-own = { $seat } recouvre { taluva-huts } de sa propre couleur en { $hexes }.
taluva-split = La cité de { $seat } en { $settlement } est scindée en { $number } : { $parts }.
taluva-lagoon-new = Un nouveau lagon : { $number ->
    [one] un hexagone
   *[other] { $number } hexagones
} d'eau, à partir de { $lagoon }.
taluva-lagoon-filled = Le lagon { $lagoon } est comblé.
taluva-lagoon-split = Le lagon { $lagoon } est scindé en { $number } : { $parts }.
taluva-hut = { $seat } fonde une cité avec une hutte en { $hex }.
taluva-tower = { $seat } construit une tour en { $hex }.
taluva-temple = { $seat } construit un temple en { $hex }.
taluva-expansion = { $seat } étend la cité { $settlement } sur le terrain « { taluva-terrain } » avec { taluva-huts }, en { $hexes }.
taluva-ship = { $seat } pose un bateau dans le lagon { $lagoon }.
taluva-joined = Les cités { $settlements } de { $seat } n'en forment plus qu'une, de { $size } hexagones.
taluva-kind-complete = { $seat } a placé { $kind ->
    [temple] son dernier temple
    [tower] sa dernière tour
    [ship] son dernier bateau
   *[hut] sa dernière hutte
}.
taluva-finished = { $seat } a placé toutes les pièces de deux types et obtient la place { $place }.
taluva-eliminated = { $seat } ne peut pas construire et quitte la partie.
taluva-eliminated-place = { $seat } obtient la place { $place }.
taluva-over-early = { $number ->
    [one] { $seats } a placé toutes les pièces de deux types et gagne immédiatement.
   *[other] { $seats } ont complété deux types chez l'un et un chez l'autre : victoire immédiate.
}
taluva-over-tiles = Il ne reste plus de tuile à prendre : la partie est terminée. { taluva-winners }
taluva-over-no-room = Plus aucune tuile ne peut être posée : la partie est terminée. { taluva-winners }
taluva-over-one-left = Il ne reste qu'un joueur en jeu : la partie est terminée. { taluva-winners }
taluva-over-last-standing = Tous les autres sont éliminés : la partie est terminée. { taluva-winners }
taluva-winners = { $number ->
    [one] Victoire de { $seats }.
   *[other] { $seats } se partagent la victoire.
}

T-TURN-1 = { $phase ->
    [choose] Prenez d'abord une tuile : piochez, ou choisissez une tuile 2-Hex (T-TURN-1).
    [place] Posez d'abord la tuile que vous avez en main (T-TURN-1).
   *[build] La tuile est posée ; il faut maintenant construire (T-TURN-1).
}
T-TURN-3 = La première tuile de la partie se pose en 0,0, direction 0 : sur une table sans bord, tous les emplacements se valent (T-TURN-3).
T-EXP-1 = La tuile reposerait en partie sur du terrain ({ $land ->
    [one] un hexagone
   *[other] { $land } hexagones
}) et en partie sur la table ; pour étendre le territoire, tous ses hexagones doivent être posés sur la table (T-EXP-1).
T-EXP-2 = Au moins un côté de la tuile doit toucher l'île (T-EXP-2).
T-ERU-1 = Lors d'une éruption, le volcan de la tuile doit recouvrir un volcan (T-ERU-1).
T-ERU-2 = Le volcan recouvert a la même direction ; tournez la tuile (T-ERU-2).
T-ERU-3 = Il y aurait un trou sous la tuile : elle recouvrirait les niveaux { $levels }, or il n'en faut qu'un (T-ERU-3).
T-ERU-4 = En { $hex } se dresse { $kind ->
    [temple] un temple
   *[tower] une tour
} de { $seat } : on ne recouvre ni tours ni temples (T-ERU-4).
T-ERU-5 = Il ne resterait rien de la cité de { $seat } en { $settlement } : au moins un bâtiment doit rester (T-ERU-5).
T-BLD-0 = Cette partie se joue sans bateaux : construisez une hutte, une tour ou un temple, ou étendez une cité (T-BLD-0).
T-BLD-1 = { $case ->
    [sea] Il n'y a pas de terrain en { $hex } (T-BLD-1).
    [volcano] { $hex } est un volcan : on n'y construit jamais (T-BLD-1).
    [occupied] { $hex } est occupé : construisez sur un hexagone vide (T-BLD-1).
   *[pool] Il ne reste { $kind ->
        [temple] aucun temple
        [tower] aucune tour
        [ship] aucun bateau
       *[hut] aucune hutte
    } dans la réserve (T-BLD-1).
}
T-HUT-1 = { $case ->
    [level] Une hutte se construit au niveau 1 ; cet hexagone est au niveau { $level } (T-HUT-1).
   *[beside] Un de vos bâtiments se trouve juste à côté : une hutte fonde une nouvelle cité (T-HUT-1).
}
T-TOW-1 = { $case ->
    [level] Une tour demande le niveau 3 ou plus ; cet hexagone est au niveau { $level } (T-TOW-1).
    [alone] Une tour se construit à côté d'une de vos cités, et il n'y en a pas (T-TOW-1).
   *[second] Chacune de vos cités voisines a déjà une tour (T-TOW-1).
}
T-TEM-1 = { $case ->
    [alone] Un temple se construit à côté d'une de vos cités, et il n'y en a pas (T-TEM-1).
    [small] Un temple demande à côté une cité d'au moins trois hexagones ; la plus grande en a { $size } (T-TEM-1).
   *[second] Chacune de vos cités voisines assez grandes a déjà un temple (T-TEM-1).
}
T-EXT-1 = { $case ->
    [settlement] Aucune de vos cités ne se trouve en { $hex } (T-EXT-1).
    [name] La cité en { $hex } porte le nom de son plus petit hexagone : { $settlement } (T-EXT-1).
    [none] Aucun hexagone vide du type « { taluva-terrain } » ne touche cette cité (T-EXT-1).
   *[pool] L'extension demande { $huts } huttes et la réserve en contient { $pool } : c'est tout ou rien (T-EXT-1).
}
T-EXT-2 = Les mêmes huttes sur les mêmes hexagones : cela se dit expand { $settlement } { $terrain } (T-EXT-2).
T-SHIP-1 = { $case ->
    [name] Le lagon en { $hex } porte le nom de son plus petit hexagone : { $lagoon } (T-SHIP-1).
   *[open] { $hex } n'est pas dans un lagon, c'est-à-dire dans une eau entièrement entourée de terrain (T-SHIP-1).
}
T-SHIP-2 = Aucune de vos cités ne touche le lagon { $lagoon } (T-SHIP-2).
T-SHIP-3 = Un bateau de { $seat } se trouve déjà dans ce lagon (T-SHIP-3).
T-SHIP-4 = Un bateau de { $seat } se trouve dans le lagon { $lagoon } : on n'y pose aucune tuile (T-SHIP-4).
T-DBL-1 = La tuile 2-Hex { $tile } n'est pas disponible (T-DBL-1).
T-DBL-2 = La tuile 2-Hex { $tile } ne peut être posée nulle part pour l'instant (T-DBL-2).
T-DBL-3 = Vous avez déjà pris { $takes ->
    [one] une tuile 2-Hex
   *[other] { $takes } tuiles 2-Hex
} : une par partie, et une seconde seulement s'il n'y a plus de tuile à trois hexagones à jouer (T-DBL-3).
T-DBL-5 = { $case ->
    [order] Nommez le plus petit de ses deux hexagones : tile { $hex } { $direction } (T-DBL-5).
    [jungles] La tuile forêt–forêt n'a pas de volcan : elle ne se pose qu'au niveau 1 (T-DBL-5).
   *[volcanoes] L'un des deux volcans doit recouvrir un volcan d'une autre direction (T-DBL-5).
}
T-DBL-6 = La pioche est épuisée : il faut prendre une tuile 2-Hex (T-DBL-6).
T-ZONE-1 = La tuile dépasserait de la zone de jeu de { $corners } pointes ; deux sont permises (T-ZONE-1).
T-ZONE-2 = Plus aucune tuile à trois hexagones ne peut être posée : il faut prendre une tuile 2-Hex (T-ZONE-2).

taluva-option-fifth = À cinq joueurs il faut l'extension 5e joueur : n'indiquez pas fifth, ou mettez fifth=true.
taluva-option-teams-ranking = Les équipes et le classement s'excluent : choisissez l'un des deux.
taluva-option-teams-players = On joue en équipes à 4 exactement, les partenaires face à face, pas à { $players } : n'indiquez pas teams, ou jouez à 4.

taluva-setup-part = Une mise en place de Taluva contient deck et doubles, mais pas « { $part } ».
taluva-setup-list = Dans la mise en place, { $part } doit être une liste de tuiles, comme ["JC", "SR"].
taluva-setup-many = Dans la mise en place, { $part } contient { $number } tuiles ; avec ces joueurs et ces options il y en a au plus { $most }.
taluva-setup-tile = Dans la mise en place, { $part } contient { $number } fois « { $tile } » ; il en existe { $most }.
taluva-too-far = Aucune partie de Taluva n'a ainsi de terre ou de bâtiment en { $place } : l'île est trop large, trop haute, ou porte plus de bâtiments qu'il n'y en a.

taluva-no-move = « { $move } » n'est pas un coup de Taluva. Les coups s'écrivent ainsi : draw, take VL, tile 3,-1 2, hut 3,-1, tower 3,-1, temple 3,-1, expand 3,-1 J, ship 3,-1.
taluva-picture-line = « { $line } » n'est pas une rangée d'île : elle commence par son premier hexagone et une barre, comme « 0,-1 | 1V0 1J ».
taluva-picture-word = « { $word } » n'est pas un hexagone d'île ; ils s'écrivent 1V0, 2J, 1CA^ (huttes de A), 3RB| (une tour), 1SC# (un temple), 1v3 et 1j (d'une tuile 2-Hex), ~A (un bateau dans un lagon), ~, ou un point.
taluva-picture-twice = L'hexagone { $hex } est dessiné deux fois.
taluva-picture-lagoon = { $hex } est dessiné comme un lagon, mais il communique avec la mer.
taluva-picture-ship = Le bateau en { $hex } doit être dessiné sur le plus petit hexagone de son lagon.
taluva-picture-name = Le dessin d'une position n'a pas de ligne « { $name } ». Il y a : { $names }.
taluva-picture-value = La ligne « { $name } » ne peut pas être « { $value } ».
