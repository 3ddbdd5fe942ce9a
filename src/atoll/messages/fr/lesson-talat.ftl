# La leçon de Talat.

lesson-talat-put = Placer les tours
lesson-talat-put-about = Vous êtes Rouge. Neuf tours chacun : hauteurs 1, 2 et 3, à trois, quatre ou six côtés. Vos deux lignes de départ sont les rouges, une sur chacun de vos deux plateaux.
lesson-talat-put-line = Choisissez une tour en bas et placez-la sur une case libre d’une de vos lignes de départ.
lesson-talat-put-line-done = Elle y reste jusqu’à ce que toutes les tours soient placées. Les autres placent les leurs à tour de rôle.
lesson-talat-put-small = Placez maintenant la plus petite de toutes : hauteur 1, trois côtés. Pensez à un endroit d’où elle pourrait rencontrer un géant.
lesson-talat-put-small-not = C’est une autre tour. La plus petite a une hauteur de 1 et trois côtés.
lesson-talat-put-small-done = Bien. Dans une partie on continue jusqu’à ce que les 27 tours soient placées ; de vos dix cases, une reste libre.

lesson-talat-move = Déplacer
lesson-talat-move-about = Quand toutes les tours sont placées, chacun à son tour déplace une tour ou prend avec elle, sur un plateau. Les tours ne vont qu’en avant, vers la ligne de départ de l’autre couleur.
lesson-talat-move-forward = Avancez votre tour hexagonale de hauteur 2 d’une case, tout droit ou en diagonale.
lesson-talat-move-forward-not = Ce serait un déplacement, mais d’une autre tour. Prenez celle de hauteur 2 à six côtés.
lesson-talat-move-forward-done = D’une case vers l’avant, sur une case vide : jamais de côté, jamais en arrière, jamais par-dessus une autre tour.
lesson-talat-move-line = Votre tour de hauteur 3 y est presque. Amenez-la sur la ligne de départ de Bleu.
lesson-talat-move-line-not = C’est permis, mais aucune de vos tours n’arrive ainsi sur la ligne de départ de Bleu.
lesson-talat-move-line-done = 3 points à la fin de la partie. De là elle ne peut plus avancer, seulement prendre de côté.

lesson-talat-capture = Prendre
lesson-talat-capture-about = Au lieu de se déplacer, une tour peut prendre une voisine : tout droit, en diagonale vers l’avant, ou à côté d’elle. Chaque tour prise vaut 5 points. Qui prend qui ? C’est tout le secret.
lesson-talat-capture-height = Une tour prend celle qui est exactement d’un niveau plus basse. Prenez la tour hexagonale de hauteur 1 de Bleu.
lesson-talat-capture-height-not = Cela ne prend pas la tour hexagonale de hauteur 1. Laquelle de vos tours est exactement d’un niveau plus haute ?
lesson-talat-capture-height-done = 2 prend 1, quels que soient les côtés. 3 ne le ferait pas : deux niveaux, c’est trop.
lesson-talat-capture-sides = À hauteur égale, plus de côtés en prennent moins. Prenez la tour carrée de hauteur 1 de Bleu.
lesson-talat-capture-sides-not = La tour carrée de hauteur 1 reste debout. Laquelle de vos tours a la même hauteur, et plus de côtés ?
lesson-talat-capture-sides-done = Six côtés en prennent quatre. Deux tours égales ne se prennent jamais.

lesson-talat-david = David et Goliath
lesson-talat-david-about = Il y a une exception. La plus petite de toutes, 1 à trois côtés, prend la plus grande, 3 à six.
lesson-talat-david-goliath = Le géant de Bleu est à portée de votre plus petite tour. Prenez-le.
lesson-talat-david-goliath-not = Pas avec celle-là. Seule la plus petite tour prend le géant, en diagonale vers l’avant.
lesson-talat-david-goliath-done = David a terrassé Goliath. Prenez donc garde à votre propre géant.

lesson-talat-freeze = Plateaux figés et fin de partie
lesson-talat-freeze-about = Un plateau se fige dès qu’aucune prise n’y est plus jamais possible. Plus rien n’y bouge. Quand deux plateaux sont figés, la partie est finie.
lesson-talat-freeze-board = Sur votre plateau de gauche, votre tour et celle de Bleu pourraient encore se rencontrer. Déplacez la vôtre de façon qu’elles ne le puissent plus.
lesson-talat-freeze-board-not = Après cela elles pourraient encore se rencontrer. Écartez-vous de la tour de Bleu.
lesson-talat-freeze-board-done = Le plateau est figé. Vous menez avec deux tours prises : une fin rapide vous convient.
lesson-talat-freeze-end = Figez maintenant de même votre plateau de droite, et la partie est finie.
lesson-talat-freeze-end-not = Une prise y serait encore possible après cela. Écartez-vous de la tour de Violet.
lesson-talat-freeze-end-done = Deux plateaux sont figés : la partie est finie. 5 points pour chaque tour prise, 3 pour chaque tour sur une ligne de départ adverse. Le plus de points gagne ; à égalité, la prise la plus précieuse.

lesson-talat-zihin = À deux, avec le Zihin
lesson-talat-zihin-about = À deux, la troisième couleur est le Zihin, un esprit. Vous déplacez ses tours sur le plateau qu’il partage avec votre adversaire, et votre adversaire sur celui qu’il partage avec vous.
lesson-talat-zihin-spirit = Sur le plateau entre Bleu et le Zihin, avancez la plus petite tour du Zihin.
lesson-talat-zihin-spirit-not = Ce n’est pas la plus petite tour du Zihin sur le plateau qu’il partage avec Bleu.
lesson-talat-zihin-spirit-done = Les tours du Zihin sur la ligne de départ de Bleu vous valent 3 points.
lesson-talat-zihin-capture = Faites maintenant prendre le Zihin pour vous : sa tour carrée de hauteur 2 est à côté d’une tour de Bleu.
lesson-talat-zihin-capture-not = Cela ne prend rien avec la tour du Zihin.
lesson-talat-zihin-capture-done = La tour prise est à vous : qui déplace la tour qui prend la garde. C’est tout ce qu’il faut savoir.

lesson-talat-play = À vous de jouer
lesson-talat-play-about = Une partie en son milieu, contre deux adversaires cléments. Cherchez d’abord les prises, puis vos tours en danger, puis le chemin des lignes d’en face.
lesson-talat-play-turns = Continuez comme il vous plaît.
lesson-talat-play-turns-done = Bien joué.
