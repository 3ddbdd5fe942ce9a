# La leçon de Talat.

lesson-talat-put = Placer les tours
lesson-talat-put-about = Vous êtes Rouge. Chacun a neuf tours : hauteurs 1, 2 et 3, à trois, quatre ou six côtés. Vos deux lignes de départ sont rouges, une sur chacun de vos plateaux.
lesson-talat-put-line = Choisissez une tour en bas et placez-la sur une case libre d’une de vos lignes de départ.
lesson-talat-put-line-done = Elle y reste jusqu’à ce que toutes les tours soient placées. Aux autres de placer les leurs, à tour de rôle.
lesson-talat-put-small = Placez maintenant la plus petite : hauteur 1, trois côtés. Cherchez une case d’où elle pourrait croiser un géant.
lesson-talat-put-small-not = C’est une autre tour. La plus petite a une hauteur de 1 et trois côtés.
lesson-talat-put-small-done = Bien. Dans une partie, on continue jusqu’à ce que les 27 tours soient placées. Une de vos dix cases reste libre.

lesson-talat-move = Déplacer
lesson-talat-move-about = Une fois toutes les tours placées, on joue à tour de rôle : on déplace une tour, ou on prend avec elle. Les tours ne vont que vers l’avant, vers la ligne de départ de l’autre couleur.
lesson-talat-move-forward = Avancez votre tour hexagonale de hauteur 2 d’une case, tout droit ou en diagonale.
lesson-talat-move-forward-not = Ce coup est permis, mais avec une autre tour. Prenez celle de hauteur 2 à six côtés.
lesson-talat-move-forward-done = D’une case vers l’avant, sur une case vide : jamais de côté, jamais en arrière, jamais par-dessus une autre tour.
lesson-talat-move-line = Votre tour de hauteur 3 y est presque. Amenez-la sur la ligne de départ de Bleu.
lesson-talat-move-line-not = C’est permis, mais aucune tour n’arrive ainsi sur la ligne de départ de Bleu.
lesson-talat-move-line-done = 3 points à la fin de la partie. De là, elle ne peut plus que prendre sur les côtés.

lesson-talat-capture = Prendre
lesson-talat-capture-about = Au lieu de se déplacer, une tour peut prendre une voisine : tout droit, en diagonale vers l’avant, ou sur le côté. Chaque tour prise vaut 5 points. Mais qui prend qui ?
lesson-talat-capture-height = Une tour prend celles qui ont exactement un niveau de moins. Prenez la tour à six côtés de hauteur 1 de Bleu.
lesson-talat-capture-height-not = La tour à six côtés de hauteur 1 est toujours là. Laquelle de vos tours a exactement un niveau de plus ?
lesson-talat-capture-height-done = 2 prend 1, quels que soient les côtés. 3 ne le peut pas : deux niveaux, c’est trop.
lesson-talat-capture-sides = À hauteur égale, c’est la tour qui a le plus de côtés qui prend. Prenez la tour à quatre côtés de hauteur 1 de Bleu.
lesson-talat-capture-sides-not = La tour à quatre côtés de hauteur 1 reste debout. Laquelle de vos tours a la même hauteur et plus de côtés ?
lesson-talat-capture-sides-done = Six côtés battent quatre. Deux tours égales ne se prennent jamais.

lesson-talat-david = David et Goliath
lesson-talat-david-about = Il y a une exception : la plus petite tour, hauteur 1 à trois côtés, prend la plus grande, hauteur 3 à six côtés.
lesson-talat-david-goliath = Le géant de Bleu est à portée de votre plus petite tour. Prenez-le.
lesson-talat-david-goliath-not = Pas avec celle-là. Seule la plus petite tour prend le géant, en diagonale vers l’avant.
lesson-talat-david-goliath-done = David bat Goliath. Veillez sur votre propre géant.

lesson-talat-freeze = Plateaux figés et fin de partie
lesson-talat-freeze-about = Un plateau se fige dès qu’aucune prise n’y est plus jamais possible. Plus rien n’y bouge. Quand deux plateaux sont figés, la partie est finie.
lesson-talat-freeze-board = Sur votre plateau de gauche, votre tour et celle de Bleu peuvent encore se croiser. Déplacez la vôtre pour que ce soit impossible.
lesson-talat-freeze-board-not = Elles pourraient encore se croiser. Écartez-vous de la tour de Bleu.
lesson-talat-freeze-board-done = Le plateau est figé. Vous menez de deux prises : une fin rapide vous arrange.
lesson-talat-freeze-end = Figez maintenant votre plateau de droite pour finir la partie.
lesson-talat-freeze-end-not = Une prise y serait encore possible. Écartez-vous de la tour de Violet.
lesson-talat-freeze-end-done = Deux plateaux sont figés : la partie est finie. 5 points par tour prise, 3 par tour sur une ligne de départ adverse. Le plus grand total gagne ; à égalité, c’est la prise la plus précieuse qui départage.

lesson-talat-zihin = À deux, avec le Zihin
lesson-talat-zihin-about = À deux, la troisième couleur est le Zihin, un esprit. Vous déplacez ses tours sur le plateau qu’il partage avec votre adversaire, et votre adversaire sur celui qu’il partage avec vous.
lesson-talat-zihin-spirit = Sur le plateau entre Bleu et le Zihin, avancez la plus petite tour du Zihin.
lesson-talat-zihin-spirit-not = Ce n’est pas la plus petite tour du Zihin sur le plateau qu’il partage avec Bleu.
lesson-talat-zihin-spirit-done = Chaque tour du Zihin sur la ligne de départ de Bleu vous rapporte 3 points.
lesson-talat-zihin-capture = Prenez maintenant avec le Zihin : sa tour à quatre côtés de hauteur 2 est à côté d’une tour de Bleu.
lesson-talat-zihin-capture-not = La tour du Zihin ne prend rien ainsi.
lesson-talat-zihin-capture-done = La tour prise est à vous, puisque c’est vous qui avez joué. Vous connaissez maintenant toutes les règles.

lesson-talat-play = À vous de jouer
lesson-talat-play-about = Vous êtes au milieu d’une partie contre deux robots faciles. Cherchez d’abord les prises, puis vos tours en danger, puis un chemin vers les lignes d’en face.
lesson-talat-play-turns = Jouez quelques tours.
lesson-talat-play-turns-done = Bien joué.
