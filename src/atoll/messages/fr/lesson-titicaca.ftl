# La leçon de Titicaca.

lesson-titicaca-bid = Miser pour un terrain
lesson-titicaca-bid-about = Vous êtes Rouge. Chaque lac a son tour, pour les terrains vides qui l’entourent. Chacun mise des armes en secret, en même temps. Vous en avez 20.
lesson-titicaca-bid-weapons = C’est le tour du lac 4, celui qui brille. Misez quelques armes : la plus haute mise choisit en premier.
lesson-titicaca-bid-weapons-not = Avec une mise de 0, vous passez ce tour. Misez au moins 1.
lesson-titicaca-bid-weapons-done = Les mises sont révélées, et ceux qui jouent paient. Bleu a misé 2, Violet rien.
lesson-titicaca-bid-village = À vous : posez un village sur un terrain vide au bord du lac 4.
lesson-titicaca-bid-village-not = Ce n’est pas un village. Choisissez un des terrains marqués.
lesson-titicaca-bid-village-done = Votre terrain forme maintenant une région, avec des frontières tout autour.

lesson-titicaca-join = S’ajouter à une région
lesson-titicaca-join-about = Après le village, vous pouvez ajouter le nouveau terrain à une région voisine qui n’a pas encore ce type de terrain. Une région peut contenir les villages de plusieurs joueurs.
lesson-titicaca-join-region = Votre nouvelle savane touche la région de forêt et de montagne de Bleu. Ajoutez-la à cette région.
lesson-titicaca-join-region-not = C’est permis, mais la grande région, à gauche, vaut davantage.
lesson-titicaca-join-region-done = La frontière a disparu. C’est une seule région, avec trois types de terrain et deux joueurs.

lesson-titicaca-merge = Associer deux régions
lesson-titicaca-merge-about = Ensuite vous pouvez associer deux autres régions qui partagent une frontière. L’une doit contenir un de vos villages, l’une doit être adjacente à la région de votre nouveau terrain, et chacune doit avoir un type de terrain qui manque à l’autre.
lesson-titicaca-merge-unite = Votre nouveau terrain est la savane à gauche. Associez votre montagne à la pampa de Bleu, à côté.
lesson-titicaca-merge-unite-not = Cela n’associe rien. Choisissez votre montagne, puis la pampa à côté.
lesson-titicaca-merge-unite-done = Associées. Au passage : les régions au bord d’un même lac sont adjacentes aussi.

lesson-titicaca-temple = Les temples
lesson-titicaca-temple-about = À la fin de votre tour, vous pouvez poser un de vos deux temples, +1 ou +2, face cachée sur un village à vous : dans la région du nouveau terrain ou dans une région adjacente. Les temples départagent les égalités.
lesson-titicaca-temple-across = Votre nouveau terrain est la savane. Posez le temple +2 sur votre montagne, de l’autre côté du lac.
lesson-titicaca-temple-across-not = C’est permis, mais essayez le temple +2, sur la montagne de l’autre côté du lac.
lesson-titicaca-temple-across-done = Personne d’autre ne connaît sa valeur. On ne la montre que s’il compte dans une égalité.

lesson-titicaca-worth = Ce que vaut une région
lesson-titicaca-worth-about = Pour chaque type de terrain d’une région, le joueur qui y a le plus de villages marque autant de points que la région a de terrains. Celui qui a le plus de villages en tout marque autant de points qu’il y a de lacs autour. Touchez une région pour voir qui mène.
lesson-titicaca-worth-most = C’est le dernier tour d’une petite partie. Bleu a le plus de villages dans la grande région. Votre nouvelle montagne peut tout changer.
lesson-titicaca-worth-most-not = Seule, la montagne vaut 1 pour son terrain et 2 pour ses lacs, et Bleu garde la grande région. Ajoutez-la à celle-ci.
lesson-titicaca-worth-most-done = Quatre terrains : 4 points pour la prairie et 4 pour la montagne. Deux villages chacun, mais les vôtres touchent plus de lacs : les 5 points des lacs sont à vous aussi. Les régions comptent à la fin, et celles qui bordent les lacs 5 et 10 comptent aussi après ces lacs.

lesson-titicaca-play = À vous de jouer
lesson-titicaca-play-about = C’est le début d’une vraie partie contre deux robots faciles. Si vous misez trop au début, vous manquerez d’armes ensuite. Il en vient de nouvelles après le lac 5, pour les villages et leurs chaînes.
lesson-titicaca-play-rounds = Jouez quelques tours.
lesson-titicaca-play-rounds-done = Bien joué.
