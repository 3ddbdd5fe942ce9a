# Talat dans le navigateur.

## Home

web-game-talat = Talat
web-game-talat-line = Trois plateaux, neuf tours chacun, deux fronts. À 2 ou 3 joueurs

## When it is over

web-reason-talat-frozen = Deux des trois plateaux sont figés.
web-reason-talat-stuck = Plus personne ne peut jouer.

## At the table

web-ask-talat-put = { $seat } place une tour.
web-ask-talat-put-you = À vous : placez une tour sur une de vos lignes de départ.
web-ask-talat-zihin = { $seat } place une tour pour le Zihin.
web-ask-talat-zihin-you = À vous : placez une tour pour le Zihin sur une de ses lignes de départ.
web-ask-talat-move = { $seat } choisit son coup.
web-ask-talat-move-you = À vous : avancez une tour, ou prenez.
web-ask-talat-move-you-how = Choisissez une de vos tours, puis une case marquée.
web-talat-hand = Tours à placer
web-talat-tower = { $sides ->
    [3] Triangle
    [4] Carré
   *[6] Hexagone
}, hauteur { $height }
web-talat-put = { web-talat-tower } : placer en { $square } sur { $board }
web-talat-move = { web-talat-tower } : de { $origin } en { $square } sur { $board }
web-talat-capture = { web-talat-tower } : de { $origin }, prend en { $square } sur { $board }
web-talat-endangered = En danger : elle pourrait être prise.
web-talat-frozen = figé
web-talat-zihin = le Zihin
web-talat-points = { $captures } pour les prises, { $lines } pour les lignes adverses
web-talat-lines-tip = Une tour sur la ligne de départ adverse rapporte 3 points à la fin.
web-talat-on-lines = { $count } sur la ligne adverse
web-talat-taken = Prise : { $tower }. 5 points
web-talat-beats = Bat
web-talat-beats-none = Ne bat rien
web-talat-beaten-by = Battue par
web-talat-beaten-by-none = Rien ne la bat
web-talat-zihin-name = Le Zihin
web-talat-zihin-hand = { $count } à placer
web-talat-zihin-towers = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
web-talat-zihin-rule = Des tours neutres : ce qu’elles prennent ou atteignent compte pour qui les joue.
web-talat-zihin-moves = { $seat } les joue contre { $other_seat }
web-talat-frozen-count = { $count ->
    [0] Aucun plateau n’est figé. La partie s’arrête quand deux le sont.
   *[other] Un plateau est figé. Au prochain, la partie s’arrête.
}
web-talat-tip-frozen = Figé : plus aucune prise n’est possible ici, et les tours ne bougent plus.
web-talat-captures = Tours prises × 5
web-talat-lines = Sur les lignes adverses × 3
web-talat-other-boards = Autres plateaux
web-talat-card = Qui bat qui
web-talat-card-height = Un niveau de plus bat un niveau de moins, quelle que soit la forme.
web-talat-card-sides = À hauteur égale, plus de côtés battent moins de côtés.
web-talat-card-david = Le plus petit triangle bat le plus grand hexagone.

## Moments

web-talat-moment-captured = { $whose ->
    [zihin] { $you ->
        [yes] Vous prenez { talat-loss } avec le { talat-tower } du Zihin : { $points } points.
       *[no] { $seat } prend { talat-loss } avec le { talat-tower } du Zihin : { $points } points.
    }
   *[seat] { $you ->
        [yes] Votre { talat-tower } prend { talat-loss } : { $points } points.
       *[no] { $seat } prend { talat-loss } avec un { talat-tower } : { $points } points.
    }
}
web-talat-moment-line = { $you ->
    [yes] Une tour atteint la ligne de départ adverse : { $points } points pour vous.
   *[no] Une tour atteint la ligne de départ adverse : { $points } points pour { $seat }.
}

## Ce qu’un conseil révèle : un coup sans sa dernière partie

puzzling-talat-put = { $tower } : placer sur { $board }
puzzling-talat-move = { $tower }, en { $square } sur { $board } : avancer
puzzling-talat-capture = { $tower }, en { $square } sur { $board } : prendre
