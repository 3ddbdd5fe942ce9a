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
taluva-huts = { $number ->
    [one] { $number } hutte
   *[other] { $number } huttes
}
taluva-tile = tuile { taluva-first }–{ taluva-second }
taluva-onto = { $terrain ->
    [V] le volcan
    [J] la forêt
    [C] la prairie
    [S] le désert
    [R] la montagne
   *[L] le lac
}

taluva-double-dealt = Tuile 2-Hex visible : { taluva-first }–{ taluva-second }.
taluva-drawn = { $you ->
    [yes] Vous piochez une { taluva-tile }.
   *[no] { $seat } pioche une { taluva-tile }.
}
taluva-taken = { $you ->
    [yes] Vous prenez la tuile 2-Hex { taluva-first }–{ taluva-second }.
   *[no] { $seat } prend la tuile 2-Hex { taluva-first }–{ taluva-second }.
}
taluva-first-tile = { $you ->
    [yes] Vous posez la première tuile : { taluva-first }–{ taluva-second }.
   *[no] { $seat } pose la première tuile : { taluva-first }–{ taluva-second }.
}
taluva-landscape = { $you ->
    [yes] Vous posez une { taluva-tile } sur la côte.
   *[no] { $seat } pose une { taluva-tile } sur la côte.
}
taluva-eruption = { $you ->
    [yes] Vous provoquez une éruption : une { taluva-tile } au niveau { $level }.
   *[no] { $seat } provoque une éruption : une { taluva-tile } au niveau { $level }.
}
taluva-covered = { $you ->
    [yes] Elle ensevelit { $number ->
        [one] une de vos huttes
       *[other] { $number } de vos huttes
    }.
   *[no] Elle ensevelit { $number ->
        [one] une hutte de { $seat }
       *[other] { $number } huttes de { $seat }
    }.
}
taluva-covered-own = { $you ->
    [yes] Elle ensevelit { $number ->
        [one] une de vos propres huttes
       *[other] { $number } de vos propres huttes
    }.
   *[no] Elle ensevelit { $number ->
        [one] une hutte de { $seat }
       *[other] { $number } huttes de { $seat }
    }.
}
taluva-split = { $you ->
    [yes] Votre cité est scindée en { $number }.
   *[no] La cité de { $seat } est scindée en { $number }.
}
taluva-lagoon-new = Elle forme un lagon de { $number ->
    [one] { $number } hexagone
   *[other] { $number } hexagones
}.
taluva-lagoon-filled = Elle comble un lagon.
taluva-lagoon-split = Elle scinde un lagon en { $number }.
taluva-hut = { $you ->
    [yes] Vous fondez une cité.
   *[no] { $seat } fonde une cité.
}
taluva-tower = { $you ->
    [yes] Vous construisez une tour.
   *[no] { $seat } construit une tour.
}
taluva-temple = { $you ->
    [yes] Vous construisez un temple.
   *[no] { $seat } construit un temple.
}
taluva-expansion = { $you ->
    [yes] Vous vous étendez sur { taluva-onto } ({ taluva-huts }).
   *[no] { $seat } s’étend sur { taluva-onto } ({ taluva-huts }).
}
taluva-ship = { $you ->
    [yes] Vous mettez un bateau à l’eau.
   *[no] { $seat } met un bateau à l’eau.
}
taluva-joined = { $you ->
    [yes] Vos cités n’en forment plus qu’une, de { $size } hexagones.
   *[no] Les cités de { $seat } n’en forment plus qu’une, de { $size } hexagones.
}
taluva-kind-complete = { $you ->
    [yes] C’était { $kind ->
        [temple] votre dernier temple
        [tower] votre dernière tour
        [ship] votre dernier bateau
       *[hut] votre dernière hutte
    }.
   *[no] C’était { $kind ->
        [temple] le dernier temple de { $seat }
        [tower] la dernière tour de { $seat }
        [ship] le dernier bateau de { $seat }
       *[hut] la dernière hutte de { $seat }
    }.
}
taluva-finished = { $you ->
    [yes] Vous complétez deux sortes de pièces et terminez à la { $place ->
        [1] 1re
       *[other] { $place }e
    } place.
   *[no] { $seat } complète deux sortes de pièces et termine à la { $place ->
        [1] 1re
       *[other] { $place }e
    } place.
}
taluva-eliminated = { $you ->
    [yes] Vous ne pouvez rien construire : vous êtes éliminé.
   *[no] { $seat } ne peut rien construire et est éliminé.
}
taluva-eliminated-place = { $you ->
    [yes] Vous terminez à la { $place ->
        [1] 1re
       *[other] { $place }e
    } place.
   *[no] { $seat } termine à la { $place ->
        [1] 1re
       *[other] { $place }e
    } place.
}
taluva-over-early = { $you ->
    [yes] Vous complétez deux sortes de pièces et gagnez !
    [among] Avec { $others }, vous complétez deux sortes et une troisième : vous gagnez !
   *[no] { $number ->
        [one] { $seats } complète deux sortes de pièces et gagne.
       *[other] { $seats } complètent deux sortes et une troisième, et gagnent.
    }
}
taluva-over-tiles = Il n’y a plus de tuiles. { taluva-winners }
taluva-over-no-room = Plus aucune tuile ne tient. { taluva-winners }
taluva-over-one-left = Il ne reste qu’un joueur. { taluva-winners }
taluva-over-last-standing = Tous les autres sont éliminés. { taluva-winners }
taluva-winners = { $you ->
    [yes] Vous gagnez !
    [among] Vous gagnez avec { $others } !
   *[no] { $number ->
        [one] { $seats } gagne.
       *[other] { $seats } gagnent ensemble.
    }
}

T-TURN-1 = { $phase ->
    [choose] Prenez d’abord une tuile : piochez, ou prenez une tuile 2-Hex.
    [place] Posez d’abord votre tuile.
   *[build] Votre tuile est posée. Maintenant, construisez.
}
T-TURN-3 = La première tuile se pose au milieu, sans la tourner.
T-EXP-1 = La tuile serait en partie sur l’île ({ $land ->
    [one] { $land } hexagone
   *[other] { $land } hexagones
}) et en partie sur la mer. Posez-la entièrement sur la mer, ou entièrement sur l’île.
T-EXP-2 = La tuile doit toucher l’île par au moins un côté.
T-ERU-1 = Pour une éruption, le volcan de la tuile doit recouvrir un volcan.
T-ERU-2 = Le volcan du dessous a la même direction. Tournez la tuile.
T-ERU-3 = Il y aurait un trou sous la tuile : elle reposerait sur les niveaux { $levels }. Elle doit reposer sur un seul niveau.
T-ERU-4 = { $you ->
    [yes] { $kind ->
        [temple] Votre temple
       *[tower] Votre tour
    } bloque la place. On ne recouvre ni tours ni temples.
   *[no] { $kind ->
        [temple] Le temple
       *[tower] La tour
    } de { $seat } bloque la place. On ne recouvre ni tours ni temples.
}
T-ERU-5 = { $you ->
    [yes] Toute votre cité serait ensevelie. Un bâtiment doit rester.
   *[no] Toute la cité de { $seat } serait ensevelie. Un bâtiment doit rester.
}
T-BLD-0 = Cette partie se joue sans bateaux. Construisez une hutte, une tour ou un temple, ou étendez une cité.
T-BLD-1 = { $case ->
    [sea] Il n’y a pas de terre ici.
    [volcano] On ne construit pas sur un volcan.
    [occupied] Cet hexagone est occupé. Choisissez-en un vide.
   *[pool] Vous n’avez plus { $kind ->
        [temple] de temples
        [tower] de tours
        [ship] de bateaux
       *[hut] de huttes
    }.
}
T-HUT-1 = { $case ->
    [level] On ne fonde une cité qu’au niveau 1. Cet hexagone est au niveau { $level }.
   *[beside] Un de vos bâtiments est juste à côté. Une hutte fonde une nouvelle cité : étendez plutôt la vôtre.
}
T-TOW-1 = { $case ->
    [level] Une tour demande le niveau 3 ou plus. Cet hexagone est au niveau { $level }.
    [alone] Une tour se construit à côté d’une de vos cités.
   *[second] Chacune de vos cités voisines a déjà une tour.
}
T-TEM-1 = { $case ->
    [alone] Un temple se construit à côté d’une de vos cités.
    [small] Un temple demande une cité voisine d’au moins 3 hexagones. La plus grande ici en a { $size }.
   *[second] Chacune de vos cités voisines assez grandes a déjà un temple.
}
T-EXT-1 = { $case ->
    [settlement] Vous n’avez pas de cité en { $hex }.
    [name] Écrivez la cité en { $hex } par son plus petit hexagone : { $settlement }.
    [none] Aucun hexagone vide « { taluva-terrain } » ne touche cette cité.
   *[pool] Cette extension demande { $huts } huttes et il vous en reste { $pool }. C’est tout ou rien.
}
T-EXT-2 = Cela pose les mêmes huttes que expand { $settlement } { $terrain }. Écrivez plutôt cela.
T-SHIP-1 = { $case ->
    [name] Écrivez le lagon en { $hex } par son plus petit hexagone : { $lagoon }.
   *[open] Ce n’est pas un lagon. Un lagon est une eau entièrement entourée de terre.
}
T-SHIP-2 = Aucune de vos cités ne borde ce lagon.
T-SHIP-3 = { $you ->
    [yes] Votre bateau est déjà dans ce lagon.
   *[no] Le bateau de { $seat } est déjà dans ce lagon.
}
T-SHIP-4 = { $you ->
    [yes] Votre bateau est dans ce lagon : on ne peut pas y poser de tuile.
   *[no] Le bateau de { $seat } est dans ce lagon : on ne peut pas y poser de tuile.
}
T-DBL-1 = La tuile 2-Hex { $tile } n’est pas disponible.
T-DBL-2 = La tuile 2-Hex { $tile } ne va nulle part pour l’instant.
T-DBL-3 = Vous avez déjà pris { $takes ->
    [one] une tuile 2-Hex
   *[other] { $takes } tuiles 2-Hex
}. C’est une par partie, et une autre seulement s’il n’y a pas d’autre tuile.
T-DBL-5 = { $case ->
    [order] Écrivez cette pose par le plus petit de ses deux hexagones : tile { $hex } { $direction }.
    [jungles] La tuile forêt–forêt n’a pas de volcan : elle ne va qu’au niveau 1.
   *[volcanoes] Un de ses volcans doit recouvrir un volcan d’une autre direction.
}
T-DBL-6 = La pioche est vide. Prenez une tuile 2-Hex.
T-ZONE-1 = { $corners } pointes dépasseraient de la zone de jeu. Deux sont permises.
T-ZONE-2 = Plus aucune tuile ordinaire ne tient. Prenez une tuile 2-Hex.

taluva-warn-out = Vous ne pourriez pas construire : vous seriez éliminé.
taluva-option-fifth = À cinq, on joue toujours avec les tuiles du cinquième joueur.
taluva-option-teams-ranking = Équipes et classement ne vont pas ensemble. Choisissez l’un des deux.
taluva-option-teams-players = Les équipes se jouent à 4 exactement, pas à { $players }.
taluva-option-stack = « { $stack } » n’est pas une pile : reliez par + des tuiles de la boîte, chacune au plus autant de fois qu’elle y figure, par exemple JC+JC+SR, ou par > si leur ordre est connu.

taluva-setup-part = Une mise en place de Taluva a « deck » et « doubles », mais pas « { $part } ».
taluva-setup-list = Dans la mise en place, { $part } doit être une liste de tuiles comme ["JC", "SR"].
taluva-setup-many = Dans la mise en place, { $part } a { $number } tuiles. Avec ces joueurs et ces options, le maximum est de { $most }.
taluva-setup-tile = Dans la mise en place, { $part } a { $number } fois « { $tile } ». Le jeu en compte { $most }.
taluva-setup-order = La pile { $stack } est visible : la mise en place ne peut pas avoir un autre ordre.
taluva-too-far = Aucune partie de Taluva ne mène à cette position : trop large, trop haute ou trop de bâtiments ({ $place }).

taluva-no-move = « { $move } » n’est pas un coup de Taluva. Exemples : draw, take VL, tile 3,-1 2, hut 3,-1, tower 3,-1, temple 3,-1, expand 3,-1 J, ship 3,-1.
taluva-picture-line = « { $line } » n’est pas une rangée d’île : elle commence par son premier hexagone et une barre, comme « 0,-1 | 1V0 1J ».
taluva-picture-word = « { $word } » n’est pas un hexagone d’île ; ils s’écrivent 1V0, 2J, 1CA^ (huttes de A), 3RB| (une tour), 1SC# (un temple), 1v3 et 1j (d’une tuile 2-Hex), ~A (un bateau dans un lagon), ~, ou un point.
taluva-picture-twice = L’hexagone { $hex } est dessiné deux fois.
taluva-picture-lagoon = { $hex } est dessiné comme un lagon, mais il communique avec la mer.
taluva-picture-ship = Le bateau en { $hex } doit être dessiné sur le plus petit hexagone de son lagon.
taluva-picture-name = Une position n’a pas de ligne « { $name } ». Il y a : { $names }.
taluva-picture-value = La ligne « { $name } » ne peut pas être « { $value } ».
