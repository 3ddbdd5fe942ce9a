# La leçon de Taluva.

lesson-taluva-tile = Poser des tuiles
lesson-taluva-tile-about = Vous êtes Rouge. Un tour a deux étapes : poser une tuile, puis construire. Chaque tuile a un volcan et deux paysages. L’île naît de rien.
lesson-taluva-tile-first = Posez la première tuile. Elle n’a qu’une place : le milieu.
lesson-taluva-tile-first-done = L’île est née. La lave montre la direction du volcan ; retenez-la pour plus tard.
lesson-taluva-tile-hut = Construisez maintenant : posez une hutte sur un des deux paysages.
lesson-taluva-tile-hut-not = Ce n’est pas une hutte.
lesson-taluva-tile-hut-done = Votre première cité. Bleu a posé une tuile et en a fondé une aussi.
lesson-taluva-tile-edge = Posez la tuile suivante sur la mer, de façon qu’elle touche la terre par au moins une arête. Tournez-la comme il vous plaît.
lesson-taluva-tile-edge-not = C’est une éruption. Cette fois, posez toute la tuile sur la mer.
lesson-taluva-tile-edge-done = Ainsi s’étend le territoire. Des trous peuvent se former et être comblés plus tard.

lesson-taluva-found = Fonder une cité
lesson-taluva-found-about = Après la pose, on construit exactement une chose. Une nouvelle cité commence par une hutte sur un hexagone de niveau 1 sans bâtiment à vous à côté.
lesson-taluva-found-hut = Fondez une deuxième cité.
lesson-taluva-found-hut-not = Cela ne fonde pas de cité. Posez une seule hutte au niveau 1, loin de l’autre.
lesson-taluva-found-hut-done = Les bâtiments d’un autre joueur à côté n’auraient pas gêné.

lesson-taluva-expand = Étendre une cité
lesson-taluva-expand-about = Choisissez une cité et un paysage : tout hexagone vide de ce paysage à côté d’elle reçoit des huttes, autant que son niveau. Tous ou aucun.
lesson-taluva-expand-huts = Étendez une cité de façon que cela coûte exactement trois huttes.
lesson-taluva-expand-huts-not = Cela ne pose pas exactement trois huttes. Cherchez un paysage avec un hexagone de niveau 1 et un de niveau 2 à côté de votre cité.
lesson-taluva-expand-huts-done = Une hutte au niveau 1, deux au niveau 2. Les hauteurs usent vite vos huttes, et c’est parfois ce que l’on veut.

lesson-taluva-erupt = L’éruption volcanique
lesson-taluva-erupt-about = Une tuile peut aussi se poser sur la terre : volcan sur volcan, dans une autre direction, sur des hexagones d’un même niveau et sans vide. Elle repose ainsi toujours sur plus d’une tuile.
lesson-taluva-erupt-volcano = Faites entrer un volcan en éruption : posez le volcan de la tuile sur un volcan de l’île.
lesson-taluva-erupt-volcano-not = C’est sur la mer. Posez le volcan de la tuile sur un volcan.
lesson-taluva-erupt-volcano-done = Les nouveaux hexagones sont d’un niveau plus haut. La hauteur, les tours en ont besoin et les huttes la paient.

lesson-taluva-cover = Ensevelir des huttes
lesson-taluva-cover-about = Une éruption peut recouvrir des huttes, les vôtres et celles des autres. Elles sont hors jeu. Mais de chaque cité il reste au moins un bâtiment, et l’on ne recouvre jamais ni tour ni temple.
lesson-taluva-cover-huts = Ensevelissez des huttes de Bleu.
lesson-taluva-cover-huts-not = Cela n’ensevelit aucune hutte de Bleu.
lesson-taluva-cover-huts-done = Ce qui reste de la cité est peut-être trop petit pour un temple, ou coupé en deux.

lesson-taluva-temple = Le temple
lesson-taluva-temple-about = Un temple se dresse à côté d’une cité à vous d’au moins trois hexagones qui n’a pas encore de temple. Son niveau n’importe pas.
lesson-taluva-temple-three = Construisez un temple.
lesson-taluva-temple-three-not = Ce n’est pas un temple. Regardez les paysages à côté de votre cité de trois hexagones.
lesson-taluva-temple-three-done = Les temples sont le bien le plus rare : quand il n’y a plus de tuiles, le plus de temples gagne.

lesson-taluva-tower = La tour
lesson-taluva-tower-about = Une tour demande un hexagone de niveau 3 ou plus, à côté d’une cité à vous qui n’a pas encore de tour.
lesson-taluva-tower-high = Construisez une tour.
lesson-taluva-tower-high-not = Ce n’est pas une tour. Cherchez le niveau 3 à côté d’une de vos cités.
lesson-taluva-tower-high-done = Les tours décident à égalité de temples ; et les deux tours sont vite au complet.

lesson-taluva-win = Victoire
lesson-taluva-win-about = Vous avez 20 huttes, 2 tours et 3 temples. Construisez toutes les pièces de deux sortes et vous gagnez aussitôt. Sinon, la partie finit avec la dernière tuile : le plus de temples gagne, puis de tours, puis de huttes.
lesson-taluva-win-early = Vos deux tours sont là, et deux temples. Gagnez la partie.
lesson-taluva-win-early-not = La partie continue sans victoire. Quelle sorte est presque complète ?
lesson-taluva-win-early-done = Deux sortes complètes : vous avez gagné, quoi qu’aient les autres.

lesson-taluva-out = Élimination
lesson-taluva-out-about = Si vous ne pouvez pas construire après avoir posé une tuile, vous êtes éliminé aussitôt. Vous avez posé votre dernière hutte : seuls temples et tours peuvent vous sauver.
lesson-taluva-out-stay = Posez la tuile de façon à pouvoir construire ensuite un temple ou une tour.
lesson-taluva-out-stay-not = Après cette tuile vous ne pourriez rien construire et seriez éliminé. Faites de la place à côté de votre plus grande cité.
lesson-taluva-out-stay-done = Sauvé. Comptez vos huttes à temps.

lesson-taluva-ships = Extension Bateau
lesson-taluva-ships-about = Avec cette extension chacun a deux bateaux. Ils mouillent dans les lagons : de l’eau toute entourée de terre.
lesson-taluva-ships-lagoon = Formez un lagon.
lesson-taluva-ships-lagoon-not = L’eau est encore ouverte sur la mer. Fermez l’anneau.
lesson-taluva-ships-lagoon-done = Un lagon. Il a de la place pour un bateau, à qui qu’il soit.
lesson-taluva-ships-ship = Votre cité le borde : lancez un bateau.
lesson-taluva-ships-ship-not = Ce n’est pas un bateau.
lesson-taluva-ships-ship-done = On ne peut plus y poser de tuile. Les bateaux sont une quatrième sorte : deux sortes complètes gagnent toujours.

lesson-taluva-doubles = Extension tuiles 2-Hex
lesson-taluva-doubles-about = Quelques tuiles de deux hexagones sont exposées. Une fois par partie, vous pouvez en prendre une au lieu de piocher, avant de voir ce que vous auriez pioché.
lesson-taluva-doubles-take = Prenez la tuile volcan et lac.
lesson-taluva-doubles-take-not = Cette fois, prenez la tuile 2-Hex avec le lac.
lesson-taluva-doubles-take-done = C’est maintenant votre tuile pour ce tour.
lesson-taluva-doubles-lay = Sa direction diffère de toutes les autres : elle peut même reposer tout entière sur une tuile. Faites-la entrer en éruption.
lesson-taluva-doubles-lay-not = C’est sur la mer. Posez son volcan sur un volcan.
lesson-taluva-doubles-lay-done = Petite, et juste ce qu’il faut là où nulle autre tuile ne va.

lesson-taluva-board = Extension plateau de jeu
lesson-taluva-board-about = Le plateau de jeu borne l’île : une tuile peut dépasser de sa zone par deux pointes au plus.
lesson-taluva-board-inside = Étendez le territoire à l’intérieur de la zone.
lesson-taluva-board-inside-not = C’est une éruption. Cette fois, posez la tuile sur la mer.
lesson-taluva-board-inside-done = Quand plus rien ne va, la partie finit comme s’il n’y avait plus de tuiles.

lesson-taluva-fifth = Extension 5e joueur
lesson-taluva-fifth-about = Cinq couleurs et 60 tuiles. Rien d’autre ne change, mais il se passe bien plus de choses entre deux de vos tours.
lesson-taluva-fifth-tile = Posez votre tuile où il vous plaît.
lesson-taluva-fifth-tile-done = À cinq, il y a toujours quelqu’un tout près.
lesson-taluva-fifth-build = Et construisez ce qu’il vous plaît.
lesson-taluva-fifth-build-done = Quatre autres jouent maintenant, avant que ce soit de nouveau à vous.

lesson-taluva-play = À vous de jouer
lesson-taluva-play-about = Une partie commencée, contre un adversaire clément. Trois tours sont à vous. Une cité de trois hexagones, puis un temple : voilà un bon plan.
lesson-taluva-play-turns = Continuez comme il vous plaît.
lesson-taluva-play-turns-done = Bien joué.
