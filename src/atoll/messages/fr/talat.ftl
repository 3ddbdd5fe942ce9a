# Talat : ce qui se passe, pourquoi un coup est refusé, et ce qui ne va pas dans un texte.

talat-tower = tour { $sides ->
    [3] triangulaire
    [4] carrée
   *[6] hexagonale
} de hauteur { $height }
talat-prey = tour { $prey_sides ->
    [3] triangulaire
    [4] carrée
   *[6] hexagonale
} de hauteur { $prey_height }

talat-put = { $whose ->
    [zihin] { $seat } place la { talat-tower } du Zihin en { $square } sur le plateau { $board }.
   *[seat] { $seat } place la { talat-tower } en { $square } sur le plateau { $board }.
}
talat-ninth = La { talat-tower } du Zihin est retirée du jeu.
talat-all-stand = Toutes les tours sont en place. { $seat } commence.
talat-moved = { $whose ->
    [zihin] { $seat } déplace la { talat-tower } du Zihin de { $origin } en { $square } sur le plateau { $board }.
   *[seat] { $seat } déplace la { talat-tower } de { $origin } en { $square } sur le plateau { $board }.
}
talat-captured = { $whose ->
    [zihin] Sur le plateau { $board }, { $seat } prend en { $square }, avec la { talat-tower } du Zihin venue de { $origin }, { talat-loss } : { $points } points.
   *[seat] Sur le plateau { $board }, { $seat } prend en { $square }, avec la { talat-tower } venue de { $origin }, { talat-loss } : { $points } points.
}
talat-loss = { $prey_whose ->
    [zihin] la { talat-prey } du Zihin
   *[seat] la { talat-prey } de { $prey_seat }
}
talat-line = Elle se trouve sur la ligne de départ adverse : { $points } points pour { $seat }.
talat-frozen = Le plateau { $board } est figé : aucune prise n'y sera plus jamais possible.
talat-skipped = { $seat } ne peut ni déplacer ni prendre et passe son tour.
talat-over = { $reason ->
    [stuck] Plus personne ne peut jouer : la partie est terminée.
   *[frozen] Deux plateaux sont figés : la partie est terminée.
}

A-PUT-1 = { $why ->
    [stays] La tour en { $square } du plateau { $board } n'en bouge pas tant que toutes les tours ne sont pas en place (A-PUT-1).
    [all-stand] Toutes les tours sont en place ; on n'en place plus en { $square } du plateau { $board } (A-PUT-1).
    [hand] La { talat-tower } n'est plus en main : elle ne peut pas être placée en { $square } du plateau { $board } (A-PUT-1).
    [line] La case { $square } du plateau { $board } n'est pas sur l'une de vos deux lignes de départ (A-PUT-1).
   *[occupied] La case { $square } du plateau { $board } n'est pas vide : on place une tour sur une case libre (A-PUT-1).
}
A-MOV-1 = { $why ->
    [foreign] La tour en { $square } du plateau { $board } n'est pas à vous : on déplace une de ses propres tours, ou l'on prend avec elle (A-MOV-1).
   *[empty] Il n'y a pas de tour à jouer en { $square } du plateau { $board } (A-MOV-1).
}
A-MOV-2 = { $why ->
    [reach] De { $origin }, une tour ne va pas en { $square } sur le plateau { $board } : elle avance d'une case, en ligne droite ou en diagonale (A-MOV-2).
   *[occupied] La case { $square } du plateau { $board } n'est pas vide : une tour ne se déplace que sur une case vide (A-MOV-2).
}
A-LINE-1 = La tour en { $origin } du plateau { $board } est sur la ligne de départ adverse et ne peut pas continuer en { $square } (A-LINE-1).
A-CAP-1 = { $why ->
    [reach] De { $origin }, une tour ne prend pas en { $square } sur le plateau { $board } : elle prend sur une case voisine, devant ou à côté, jamais derrière (A-CAP-1).
    [own] La tour en { $square } du plateau { $board } est de la même couleur que celle en { $origin } : on ne prend que des tours adverses (A-CAP-1).
   *[empty] Il n'y a pas de tour à prendre en { $square } du plateau { $board } (A-CAP-1).
}
A-CAP-2 = { $why ->
    [equal] La { talat-tower } en { $origin } du plateau { $board } ne prend pas son égale en { $square } (A-CAP-2).
    [sides] La { talat-tower } en { $origin } du plateau { $board } ne prend pas la { talat-prey } en { $square } : à hauteur égale, c'est la tour qui a le plus de côtés qui prend (A-CAP-2).
    [two-levels] La { talat-tower } en { $origin } du plateau { $board } ne prend pas la { talat-prey } en { $square } : elle a deux niveaux de plus, et non un seul (A-CAP-2).
   *[lower] La { talat-tower } en { $origin } du plateau { $board } ne prend pas la { talat-prey } en { $square }, qui est plus haute (A-CAP-2).
}
A-FRZ-2 = Le plateau { $board } est figé : la tour en { $square } reste où elle est (A-FRZ-2).
A-TWO-1 = { $why ->
    [hand] La { talat-tower } du Zihin est déjà en place : elle ne peut pas être placée en { $square } du plateau { $board } (A-TWO-1).
   *[line] La case { $square } du plateau { $board } n'est pas sur l'une des deux lignes de départ du Zihin ; on place d'abord ses huit tours (A-TWO-1).
}
A-TWO-3 = Tu ne peux pas jouer la tour en { $square } du plateau { $board } : on joue ses propres tours, et celles du Zihin sur le plateau qu'il partage avec l'adversaire (A-TWO-3).
A-TWO-4 = La tour du Zihin en { $origin } du plateau { $board } ne prend pas celle du Zihin en { $square } (A-TWO-4).

talat-no-move = « { $text } » n'est pas un coup de Talat. Un coup s'écrit ainsi : put 36 AB a1, move AB a1 b2 ou capture AB a1 b2.
talat-no-tower = « { $text } » n'est pas une tour ; une tour s'écrit comme A36 (couleur A, B ou C ; hauteur 1, 2 ou 3 ; côtés 3, 4 ou 6).
talat-setup = Talat ne laisse rien au hasard : sa mise en place doit être vide, mais elle contient { $parts }.

talat-picture = « { $line } » est faux dans une image de Talat : { $want ->
    [header] elle commence par une ligne comme « 3 players, A to move » (ou « to put », ou « over »), puis viennent les plateaux.
    [boards] ici doivent se trouver les noms des plateaux AB, BC et CA, suivis de « frozen » pour ceux qui sont figés.
    [row] une rangée a son numéro (de 5 à 1), puis 15 cases : une tour comme A36 ou un point.
    [columns] ici doivent se trouver les lettres a à e sous chaque plateau.
   *[captured] une dernière ligne dit ce qu'un joueur a pris : « A captured B13 C36 ».
}
talat-picture-frozen = Les plateaux marqués comme figés ne sont pas ceux qui le sont : { $boards }.
talat-picture-over = Dans cette position la partie est terminée, mais l'image dit qu'elle continue.
talat-picture-not-over = L'image dit que la partie est terminée, mais elle continue dans cette position.
talat-picture-turn = Ce ne peut pas être le tour de { $seat }, qui n'a rien à jouer ici.
talat-picture-twice = La tour { $tower } s'y trouve deux fois.
talat-picture-five = La couleur { $colour } a plus de cinq tours sur le plateau { $board }, dont la ligne de départ a cinq cases.
talat-picture-colour = La tour { $tower } ne peut pas se trouver en { $square } du plateau { $board }, qui appartient à deux autres couleurs.
talat-picture-line = Pendant la mise en place, la tour { $tower } ne peut pas se trouver en { $square } du plateau { $board } : ce n'est pas sa ligne de départ.
talat-picture-hands = Pendant la mise en place, chacun place une tour à son tour et rien n'est pris : les nombres de tours ne correspondent pas à celui dont c'est le tour.
