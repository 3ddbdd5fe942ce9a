# La leçon de Titicaca.

lesson-titicaca-bid = Miser, et un village
lesson-titicaca-bid-about = Vous êtes Rouge. Il y a un tour pour chaque lac, sur les terrains vides qui l’entourent. Tous misent des armes en secret et en même temps ; vous en avez 20.
lesson-titicaca-bid-weapons = C’est le tour du lac 4, le lac brillant. Misez quelques armes : qui mise le plus choisit en premier.
lesson-titicaca-bid-weapons-not = Avec une mise de 0 vous ne participez pas au tour. Misez au moins 1.
lesson-titicaca-bid-weapons-done = On montre les mises, et qui joue paie. Bleu a misé 2, Violet rien.
lesson-titicaca-bid-village = À vous : posez un village sur un terrain vide au bord du lac 4.
lesson-titicaca-bid-village-not = Ce n’est pas un village. Choisissez un des terrains marqués.
lesson-titicaca-bid-village-done = Le terrain est maintenant une région à lui seul, avec des frontières autour.

lesson-titicaca-join = S’ajouter à une région
lesson-titicaca-join-about = Après le village, vous pouvez ajouter le nouveau terrain à une région voisine, si elle ne contient pas déjà ce type de terrain. Les villages d’une région peuvent être à plusieurs joueurs.
lesson-titicaca-join-region = Votre nouvelle savane touche la région de forêt et de montagne de Bleu. Ajoutez-la à celle-ci.
lesson-titicaca-join-region-not = Ce serait permis, mais la plus grande région, à gauche, vaut davantage.
lesson-titicaca-join-region-done = La frontière est tombée. C’est une seule région, avec trois types de terrain et deux joueurs.

lesson-titicaca-merge = Associer deux régions
lesson-titicaca-merge-about = Ensuite vous pouvez associer deux autres régions qui partagent une frontière. L’une doit contenir un de vos villages, l’une doit être adjacente à la région de votre nouveau terrain, et chacune doit avoir un type de terrain qui manque à l’autre.
lesson-titicaca-merge-unite = Votre nouveau terrain est la savane à gauche. Associez votre montagne à la pampa de Bleu, à côté.
lesson-titicaca-merge-unite-not = Cela n’associe rien. Choisissez votre montagne, puis la pampa à côté.
lesson-titicaca-merge-unite-done = Associées. Sont adjacentes aussi, du reste, les régions qui touchent le même lac.

lesson-titicaca-temple = Les temples
lesson-titicaca-temple-about = À la fin d’un tour de jeu, vous pouvez poser un de vos deux temples, +1 ou +2, face cachée sur un village à vous : dans la région du nouveau terrain ou dans une région adjacente. Les temples départagent les égalités.
lesson-titicaca-temple-across = Votre nouveau terrain est la savane. Posez le temple +2 sur votre montagne, de l’autre côté du lac.
lesson-titicaca-temple-across-not = C’est permis, mais il s’agit du temple +2, sur la montagne de l’autre côté du lac.
lesson-titicaca-temple-across-done = Personne d’autre ne connaît sa valeur. S’il compte dans une égalité, on le montre.

lesson-titicaca-worth = Ce que vaut une région
lesson-titicaca-worth-about = Pour chaque type de terrain d’une région, qui y a le plus de villages marque autant de points que la région a de terrains. Qui a le plus de villages en tout marque autant de points qu’il y a de lacs autour. Touchez une région pour voir où elle en est.
lesson-titicaca-worth-most = Le dernier tour d’une petite partie. Bleu a le plus de villages dans la grande région. Votre nouvelle montagne peut y changer quelque chose.
lesson-titicaca-worth-most-not = Seule, la montagne vaut 1 pour son terrain et 2 pour ses lacs, et Bleu garde la grande région. Ajoutez-la.
lesson-titicaca-worth-most-done = Quatre terrains : 4 points pour la prairie et 4 pour la montagne. Et deux villages chacun, mais les vôtres touchent plus de lacs : les 5 points des lacs sont à vous aussi. On compte les régions à la fin, et après les lacs 5 et 10 celles qui les bordent.

lesson-titicaca-play = À vous de jouer
lesson-titicaca-play-about = Le début d’une vraie partie, contre deux adversaires cléments. Qui mise trop au début n’a plus d’armes ensuite ; il en vient de nouvelles après le lac 5, pour les villages et leurs chaînes.
lesson-titicaca-play-rounds = Continuez comme il vous plaît.
lesson-titicaca-play-rounds-done = Bien joué.
