# La leçon de Taluva.

lesson-taluva-tile = Poser des tuiles
lesson-taluva-tile-about = Vous êtes Rouge. Un tour a deux étapes : poser une tuile, puis construire. Chaque tuile a un volcan et deux paysages.
lesson-taluva-tile-first = Posez la première tuile. Elle va au milieu.
lesson-taluva-tile-first-done = L’île est née. La lave montre vers où pointe le volcan ; cela servira plus tard.
lesson-taluva-tile-hut = Construisez maintenant : placez une hutte sur un des deux paysages.
lesson-taluva-tile-hut-not = Ce n’est pas une hutte.
lesson-taluva-tile-hut-done = Votre première cité. Bleu a posé une tuile et en a fondé une aussi.
lesson-taluva-tile-edge = Posez la tuile suivante sur la mer, en touchant la terre par au moins une arête. Tournez-la comme vous voulez.
lesson-taluva-tile-edge-not = C’est une éruption. Cette fois, posez toute la tuile sur la mer.
lesson-taluva-tile-edge-done = C’est ainsi que l’île grandit. Les trous sont permis et pourront être comblés plus tard.

lesson-taluva-found = Fonder une cité
lesson-taluva-found-about = Après avoir posé une tuile, vous construisez une seule chose. Une nouvelle cité commence par une hutte au niveau 1, qui ne touche aucun de vos bâtiments.
lesson-taluva-found-hut = Fondez une deuxième cité.
lesson-taluva-found-hut-not = Cela ne fonde pas de cité. Placez une seule hutte au niveau 1, loin de l’autre.
lesson-taluva-found-hut-done = Les bâtiments des autres joueurs ne gênent pas.

lesson-taluva-expand = Étendre une cité
lesson-taluva-expand-about = Choisissez une cité et un paysage : chaque hexagone vide de ce paysage voisin de la cité reçoit autant de huttes que son niveau. Tous, ou aucun.
lesson-taluva-expand-huts = Étendez une cité avec exactement trois huttes.
lesson-taluva-expand-huts-not = Cela n’utilise pas exactement trois huttes. Cherchez un paysage avec un hexagone de niveau 1 et un de niveau 2 à côté de votre cité.
lesson-taluva-expand-huts-done = Une hutte au niveau 1, deux au niveau 2. En hauteur, les huttes partent vite, et c’est parfois ce que l’on veut.

lesson-taluva-erupt = L’éruption volcanique
lesson-taluva-erupt-about = Une tuile peut aussi se poser sur la terre : volcan sur volcan, dans une autre direction, sur des hexagones de même niveau et sans trou.
lesson-taluva-erupt-volcano = Provoquez une éruption : posez le volcan de la tuile sur un autre volcan.
lesson-taluva-erupt-volcano-not = C’est sur la mer. Posez le volcan de la tuile sur un volcan.
lesson-taluva-erupt-volcano-done = Les nouveaux hexagones sont un niveau plus haut. Les tours ont besoin de hauteur, et elle coûte des huttes.

lesson-taluva-cover = Ensevelir des huttes
lesson-taluva-cover-about = Une éruption peut ensevelir des huttes, les vôtres comme celles des autres. Elles sont hors jeu. Mais il doit rester au moins un bâtiment de chaque cité, et on n’ensevelit ni tour ni temple.
lesson-taluva-cover-huts = Ensevelissez des huttes de Bleu.
lesson-taluva-cover-huts-not = Cela n’ensevelit aucune hutte de Bleu.
lesson-taluva-cover-huts-done = Ce qui reste de la cité est peut-être trop petit pour un temple, ou coupé en deux.

lesson-taluva-temple = Le temple
lesson-taluva-temple-about = Un temple se construit à côté d’une de vos cités d’au moins trois hexagones qui n’a pas encore de temple. Le niveau n’a pas d’importance.
lesson-taluva-temple-three = Construisez un temple.
lesson-taluva-temple-three-not = Ce n’est pas un temple. Regardez à côté de votre cité de trois hexagones.
lesson-taluva-temple-three-done = Les temples comptent le plus : quand les tuiles sont épuisées, celui qui en a le plus gagne.

lesson-taluva-tower = La tour
lesson-taluva-tower-about = Une tour demande le niveau 3 ou plus, à côté d’une de vos cités qui n’a pas encore de tour.
lesson-taluva-tower-high = Construisez une tour.
lesson-taluva-tower-high-not = Ce n’est pas une tour. Cherchez le niveau 3 à côté d’une de vos cités.
lesson-taluva-tower-high-done = Les tours départagent les égalités, et il n’y en a que deux à construire.

lesson-taluva-win = Victoire
lesson-taluva-win-about = Vous avez 20 huttes, 2 tours et 3 temples. Construisez toutes les pièces de deux sortes et vous gagnez aussitôt. Sinon, la partie finit avec la dernière tuile : celui qui a le plus de temples gagne ; à égalité, les tours décident, puis les huttes.
lesson-taluva-win-early = Vos deux tours et deux temples sont construits. Gagnez la partie.
lesson-taluva-win-early-not = Cela ne gagne pas encore. Quelle sorte est presque complète ?
lesson-taluva-win-early-done = Deux sortes complètes : vous gagnez, quoi qu’aient les autres.

lesson-taluva-out = Élimination
lesson-taluva-out-about = Si vous ne pouvez pas construire après avoir posé une tuile, vous êtes éliminé aussitôt. Vous n’avez plus de huttes : seuls un temple ou une tour peuvent vous sauver.
lesson-taluva-out-stay = Posez la tuile de façon à pouvoir construire un temple ou une tour.
lesson-taluva-out-stay-not = Après cette tuile, vous ne pourriez rien construire et seriez éliminé. Faites de la place à côté de votre plus grande cité.
lesson-taluva-out-stay-done = Sauvé. Surveillez vos huttes.

lesson-taluva-ships = Extension Bateau
lesson-taluva-ships-about = Avec cette extension, chacun a deux bateaux. Ils vont dans les lagons : de l’eau entièrement entourée de terre.
lesson-taluva-ships-lagoon = Fermez un lagon.
lesson-taluva-ships-lagoon-not = L’eau est encore ouverte sur la mer. Fermez l’anneau.
lesson-taluva-ships-lagoon-done = Un lagon ! Il y a de la place pour un bateau, le premier mis à l’eau.
lesson-taluva-ships-ship = Votre cité le borde : mettez un bateau à l’eau.
lesson-taluva-ships-ship-not = Ce n’est pas un bateau.
lesson-taluva-ships-ship-done = On ne peut plus y poser de tuile. Les bateaux sont une quatrième sorte : deux sortes complètes, quelles qu’elles soient, gagnent.

lesson-taluva-doubles = Extension tuiles 2-Hex
lesson-taluva-doubles-about = Des tuiles de deux hexagones sont exposées. Une fois par partie, vous pouvez en prendre une au lieu de piocher, sans savoir ce que vous auriez pioché.
lesson-taluva-doubles-take = Prenez la tuile volcan–lac.
lesson-taluva-doubles-take-not = Cette fois, prenez la tuile 2-Hex avec le lac.
lesson-taluva-doubles-take-done = C’est votre tuile pour ce tour.
lesson-taluva-doubles-lay = Elle pointe comme aucune autre : elle peut même tenir sur une seule tuile. Provoquez une éruption avec elle.
lesson-taluva-doubles-lay-not = C’est sur la mer. Posez son volcan sur un volcan.
lesson-taluva-doubles-lay-done = Petite, et parfaite là où rien d’autre ne va.

lesson-taluva-board = Extension plateau de jeu
lesson-taluva-board-about = Le plateau de jeu limite l’île : deux pointes d’une tuile au plus peuvent dépasser de la zone.
lesson-taluva-board-inside = Posez la tuile sur la mer, à l’intérieur de la zone.
lesson-taluva-board-inside-not = C’est une éruption. Cette fois, posez la tuile sur la mer.
lesson-taluva-board-inside-done = Quand plus aucune tuile ne va, la partie se termine comme si la pioche était vide.

lesson-taluva-fifth = Extension 5e joueur
lesson-taluva-fifth-about = Cinq couleurs et 60 tuiles. Rien d’autre ne change, mais il se passe beaucoup de choses entre deux de vos tours.
lesson-taluva-fifth-tile = Posez votre tuile où vous voulez.
lesson-taluva-fifth-tile-done = À cinq, il y a toujours quelqu’un tout près.
lesson-taluva-fifth-build = Construisez ce que vous voulez.
lesson-taluva-fifth-build-done = Les quatre autres jouent maintenant avant que ce soit de nouveau à vous.

lesson-taluva-play = À vous de jouer
lesson-taluva-play-about = Une partie en cours contre un robot facile. Vous avez trois tours. Une cité de trois hexagones, puis un temple : voilà un bon plan.
lesson-taluva-play-turns = Jouez comme vous voulez.
lesson-taluva-play-turns-done = Bien joué.
