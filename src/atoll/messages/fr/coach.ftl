# Une première partie avec un coach, puis les trois moments.

coach-question = C’est votre première partie de { $game } ? Un coach peut vous expliquer les choses au fur et à mesure.
coach-yes = Oui, volontiers
coach-no = Non merci
coach-unfold = Lire le conseil
coach-understood = Compris
coach-stop = Plus de conseils

coach-taluva-tile = À chaque tour, vous posez une tuile, puis vous construisez. Sur la mer, elle va n’importe où le long de l’île. Faites de la place à côté de vos cités.
coach-taluva-hut = À vous de construire. Une seule hutte au niveau 1 fonde une cité, à l’écart de vos autres bâtiments.
coach-taluva-expand = Vous pouvez étendre une cité : choisissez un paysage voisin, et chacun de ses hexagones libres reçoit autant de huttes que son niveau. Une cité de trois hexagones peut avoir un temple.
coach-taluva-eruption = Vous pouvez déclencher une éruption : posez le volcan de votre tuile sur l’un de ceux-ci. Le sol monte d’un niveau et les huttes sous la tuile sont ensevelies, celles des autres aussi.
coach-taluva-buried = Vos huttes ont été ensevelies. Elles sont perdues, mais il reste toujours un bâtiment par cité, et rien n’ensevelit un temple ni une tour.
coach-taluva-temple = Vous pouvez construire un temple ! Quand les tuiles sont épuisées, c’est le nombre de temples qui décide, et rien ne peut ensevelir un temple.
coach-taluva-tower = Vous pouvez construire une tour. Il lui faut le niveau 3, qui est rare, et vous n’en avez que deux. Les deux tours et tous vos temples ou toutes vos huttes : c’est gagné aussitôt.
coach-taluva-end = Les dernières tuiles. Quand il n’y en aura plus, on compte les temples, puis les tours, puis les huttes. Ou construisez toutes vos pièces de deux sortes.

coach-titicaca-bid = Chacun mise en secret pour les terrains au bord de ce lac. La plus forte mise choisit en premier, et les mises sont payées. De nouvelles armes n’arrivent qu’après le lac 5 : ménagez les vôtres.
coach-titicaca-village = Choisissez un terrain pour votre village. Il forme une région à lui seul, sauf si vous l’ajoutez à une voisine.
coach-titicaca-join = Vous pouvez ajouter votre terrain à une région voisine qui n’a pas encore ce type de terrain. Plus une région est grande, plus elle rapporte à qui y a le plus de villages, type par type.
coach-titicaca-merge = Vous pouvez associer deux régions près de la nouvelle. C’est payant si vous menez dans la plus grande.
coach-titicaca-temple = Vous pouvez poser un temple, face cachée, sur l’un de vos villages. Il tranche les égalités : mettez-le là où vous êtes à égalité.
coach-titicaca-scoring = C’était un décompte. Chaque type de terrain d’une région rapporte à qui y mène autant de points que la région a de terrains ; le plus de villages en tout rapporte un point par lac alentour.

coach-talat-put = Chacun place neuf tours sur deux lignes de départ. Vos tours prennent celles qui ont exactement un niveau de moins : pensez à qui chacune va rencontrer.
coach-talat-move = Les tours avancent maintenant d’une case, tout droit ou en diagonale. Elles ne reculent jamais : regardez qui pourrait vous prendre là-bas.
coach-talat-capture = Vous pouvez prendre une tour ! Cela vaut 5 points. Une tour en prend une qui a exactement un niveau de moins, ou la même hauteur et moins de côtés. La plus petite prend aussi la plus grande.
coach-talat-captured = Une de vos tours a été prise. Avant de bouger, regardez quelles tours battent la vôtre : un niveau de plus, ou la même hauteur et plus de côtés.
coach-talat-line = Une tour est arrivée de l’autre côté. Si elle y est encore à la fin de la partie, elle vaut 3 points.
coach-talat-frozen = Ce plateau est figé : plus aucune prise n’y est possible, donc rien n’y bouge. Quand deux plateaux sont figés, la partie est finie.

coach-moments = Trois moments
coach-good = Bien joué
coach-good-line = Le meilleur coup : le suivant vaut { $lead } de moins.
coach-good-none = Aucune de vos décisions n’était la seule bonne.
coach-missed = Manqué
coach-missed-line = Il y avait mieux. Cela vous a coûté { $cost } de chances.
coach-missed-none = Rien. Aucun de vos coups n’était nettement mauvais.
coach-lucky = De la chance
coach-lucky-line = Vos chances sont passées de { $before } à { $after }, sans que vous y soyez pour rien.
coach-lucky-none = Pas cette fois. Ce que vous avez obtenu, vous l’avez mérité.
