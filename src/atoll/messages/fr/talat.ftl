# Talat : ce qui se passe, pourquoi un coup est refusé, et ce qui ne va pas dans un texte.

talat-tower = { $sides ->
    [3] triangle
    [4] carré
   *[6] hexagone
} de hauteur { $height }
talat-prey = { $prey_sides ->
    [3] triangle
    [4] carré
   *[6] hexagone
} de hauteur { $prey_height }

talat-put = { $whose ->
    [zihin] { $you ->
        [yes] Vous placez le { talat-tower } du Zihin en { $square } sur { $board }.
       *[no] { $seat } place le { talat-tower } du Zihin en { $square } sur { $board }.
    }
   *[seat] { $you ->
        [yes] Vous placez votre { talat-tower } en { $square } sur { $board }.
       *[no] { $seat } place un { talat-tower } en { $square } sur { $board }.
    }
}
talat-ninth = Le { talat-tower } du Zihin ne joue pas.
talat-all-stand = Toutes les tours sont placées. { $you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
}
talat-moved = { $whose ->
    [zihin] { $you ->
        [yes] Vous déplacez le { talat-tower } du Zihin de { $origin } en { $square } sur { $board }.
       *[no] { $seat } déplace le { talat-tower } du Zihin de { $origin } en { $square } sur { $board }.
    }
   *[seat] { $you ->
        [yes] Vous déplacez votre { talat-tower } de { $origin } en { $square } sur { $board }.
       *[no] { $seat } déplace un { talat-tower } de { $origin } en { $square } sur { $board }.
    }
}
talat-captured = { $whose ->
    [zihin] { $you ->
        [yes] Vous prenez { talat-loss } en { $square } sur { $board } avec le { talat-tower } du Zihin : { $points } points.
       *[no] { $seat } prend { talat-loss } en { $square } sur { $board } avec le { talat-tower } du Zihin : { $points } points.
    }
   *[seat] { $you ->
        [yes] Votre { talat-tower } prend { talat-loss } en { $square } sur { $board } : { $points } points.
       *[no] { $seat } prend { talat-loss } en { $square } sur { $board } avec un { talat-tower } : { $points } points.
    }
}
talat-loss = { $prey_whose ->
    [zihin] le { talat-prey } du Zihin
   *[seat] { $prey_you ->
        [yes] votre { talat-prey }
       *[no] le { talat-prey } de { $prey_seat }
    }
}
talat-line = { $you ->
    [yes] La tour atteint la ligne de départ adverse : { $points } points pour vous.
   *[no] La tour atteint la ligne de départ adverse : { $points } points pour { $seat }.
}
talat-frozen = Plus aucune prise n’est possible sur { $board } : ce plateau est figé.
talat-skipped = { $you ->
    [yes] Vous ne pouvez ni déplacer ni prendre : vous passez votre tour.
   *[no] { $seat } ne peut ni déplacer ni prendre et passe son tour.
}
talat-over = { $reason ->
    [stuck] Plus personne ne peut jouer : partie terminée.
   *[frozen] Deux plateaux sont figés : partie terminée.
}

A-PUT-1 = { $why ->
    [stays] Les tours ne bougent pas tant que toutes ne sont pas placées.
    [all-stand] Toutes les tours sont déjà placées.
    [hand] Vous n’avez pas ce { talat-tower } en main.
    [line] { $square } sur { $board } n’est pas sur une de vos lignes de départ.
   *[occupied] { $square } sur { $board } est occupée. Choisissez une case vide.
}
A-MOV-1 = { $why ->
    [foreign] La tour en { $square } sur { $board } n’est pas à vous.
   *[empty] Il n’y a pas de tour en { $square } sur { $board }.
}
A-MOV-2 = { $why ->
    [reach] Une tour avance d’une case, tout droit ou en diagonale. { $square } est hors de portée de { $origin } sur { $board }.
   *[occupied] { $square } sur { $board } est occupée. Une tour ne va que sur une case vide.
}
A-LINE-1 = La tour en { $origin } sur { $board } a atteint la ligne de départ adverse et ne peut pas aller en { $square }.
A-CAP-1 = { $why ->
    [reach] Une tour prend à côté d’elle, devant ou sur les côtés, jamais derrière. { $square } est hors de portée de { $origin } sur { $board }.
    [own] { $origin } et { $square } sur { $board } ont la même couleur. On ne prend que les tours adverses.
   *[empty] Il n’y a pas de tour à prendre en { $square } sur { $board }.
}
A-CAP-2 = { $why ->
    [equal] Deux tours égales ne se prennent pas ({ $origin } et { $square } sur { $board }).
    [sides] Un { talat-tower } ne prend pas un { talat-prey } : à hauteur égale, plus de côtés battent moins de côtés ({ $origin } et { $square } sur { $board }).
    [two-levels] Un { talat-tower } ne prend pas un { talat-prey } : il a deux niveaux de plus, pas un seul ({ $origin } et { $square } sur { $board }).
   *[lower] Un { talat-tower } ne prend pas un { talat-prey }, qui est plus haut ({ $origin } et { $square } sur { $board }).
}
A-FRZ-2 = La tour en { $square } sur { $board } ne peut pas bouger : ce plateau est figé.
A-TWO-1 = { $why ->
    [hand] Le { talat-tower } du Zihin est déjà sur un plateau.
   *[line] { $square } sur { $board } n’est pas sur une ligne de départ du Zihin. Ses huit tours se placent d’abord.
}
A-TWO-3 = Vous ne pouvez pas jouer la tour en { $square } sur { $board }. Vous jouez vos tours, et celles du Zihin sur le plateau qu’il partage avec votre adversaire.
A-TWO-4 = Les tours du Zihin ne se prennent pas entre elles ({ $origin } et { $square } sur { $board }).

talat-no-move = « { $text } » n’est pas un coup de Talat. Exemples : put 36 AB a1, move AB a1 b2, capture AB a1 b2.
talat-no-tower = « { $text } » n’est pas une tour ; une tour s’écrit comme A36 (couleur A, B ou C ; hauteur 1, 2 ou 3 ; côtés 3, 4 ou 6).
talat-setup = Talat ne laisse rien au hasard : sa mise en place doit être vide, mais elle contient { $parts }.

talat-picture = « { $line } » est faux dans une position de Talat : { $want ->
    [header] elle commence par une ligne comme « 3 players, A to move » (ou « to put », ou « over »), puis viennent les plateaux.
    [boards] ici doivent se trouver les noms des plateaux AB, BC et CA, suivis de « frozen » pour ceux qui sont figés.
    [row] une rangée a son numéro (de 5 à 1), puis 15 cases : une tour comme A36 ou un point.
    [columns] ici doivent se trouver les lettres a à e sous chaque plateau.
   *[captured] une dernière ligne dit ce qu’un joueur a pris : « A captured B13 C36 ».
}
talat-picture-frozen = Les plateaux marqués comme figés ne sont pas ceux qui le sont : { $boards }.
talat-picture-over = Dans cette position, la partie est déjà terminée : il n’y a plus rien à jouer.
talat-picture-not-over = Cette position est marquée comme terminée, mais la partie continue.
talat-picture-turn = Ce ne peut pas être le tour de { $seat }, qui n’a rien à jouer ici.
talat-picture-twice = La tour { $tower } s’y trouve deux fois.
talat-picture-five = La couleur { $colour } a plus de cinq tours sur le plateau { $board }, dont la ligne de départ a cinq cases.
talat-picture-colour = La tour { $tower } ne peut pas se trouver en { $square } du plateau { $board }, qui appartient à deux autres couleurs.
talat-picture-line = Pendant la mise en place, la tour { $tower } ne peut pas se trouver en { $square } du plateau { $board } : ce n’est pas sa ligne de départ.
talat-picture-hands = Pendant la mise en place, chacun place une tour à son tour et rien n’est pris : les nombres de tours ne correspondent pas à celui dont c’est le tour.
talat-option-towers = « { $towers } » ne sont pas les tours d’une petite partie : nommez-en au moins deux, dans cet ordre et reliées par +, parmi { $names }
talat-option-board = « { $board } » n’est pas un plateau : omettez-le, ou indiquez { $small } pour une petite partie
talat-option-room = Sur des plateaux de { $board }, chaque couleur a la place pour { $most } tours : nommez-en deux à { $most }
