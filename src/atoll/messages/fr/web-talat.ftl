# Talat dans le navigateur.

## Home

web-game-talat = Talat
web-game-talat-line = Trois plateaux, neuf tours chacun, et tout le monde se bat sur deux fronts. À 2 ou 3 joueurs.

## When it is over

web-reason-talat-frozen = Deux des trois plateaux sont figés.
web-reason-talat-stuck = Plus personne ne peut jouer.

## At the table

web-ask-talat-put = { $seat } place une tour.
web-ask-talat-put-you = Placez une de vos tours sur une ligne de départ.
web-ask-talat-zihin = { $seat } place une tour du Zihin.
web-ask-talat-zihin-you = Placez une tour du Zihin sur une de ses lignes de départ.
web-ask-talat-move = { $seat } déplace ou prend.
web-ask-talat-move-you = Avancez une tour, ou prenez.
web-talat-hand = Tours à placer
web-talat-tower = Tour de hauteur { $height } à { $sides } côtés
web-talat-put = { web-talat-tower } en { $square } de { $board }
web-talat-move = { web-talat-tower } de { $origin } en { $square } de { $board }
web-talat-capture = { web-talat-tower }, de { $origin }, prend en { $square } de { $board }
web-talat-endangered = Un adversaire pourrait la capturer maintenant.
web-talat-frozen = figé
web-talat-zihin = le Zihin
web-talat-pick = Tour de hauteur { $height } à { $sides } côtés en { $square } de { $board }
web-talat-move-here = Aller en { $square } de { $board }
web-talat-capture-here = Prendre en { $square } de { $board } : { $owner }, hauteur { $height }, { $sides } côtés
web-talat-points = { $captures } pour les prises, { $lines } pour les lignes adverses
web-talat-captures = Tours prises × 5
web-talat-lines = Sur les lignes adverses × 3
web-talat-card = Qui prend qui
web-talat-card-height = Un niveau de plus prend un niveau de moins, quelles que soient les formes.
web-talat-card-sides = À hauteur égale, plus de côtés prend moins de côtés.
web-talat-card-david = La plus petite, 1 à trois côtés, prend la plus grande, 3 à six côtés.

## Ce qu’un conseil révèle : un coup sans sa dernière partie

puzzling-talat-put = { $tower } sur une case de { $board }
puzzling-talat-move = { $tower }, en { $square } de { $board }, avance
puzzling-talat-capture = { $tower }, en { $square } de { $board }, prend
