# Pourquoi un coup de Talat est bon : ce que fait le coup, sans dire qui le joue.

talat-idea-wins = Termine la partie par une victoire.
talat-idea-shares-win = Termine la partie par une victoire partagée avec { $seats }.
talat-idea-freezes = Fige ce plateau sans se laisser distancer.
talat-idea-freezes-soon = Encore un coup et ce plateau est figé, en tête au score.
talat-idea-capture-safe = Prend une tour pour { $points } points, et rien ne peut prendre en retour.
talat-idea-capture-attacker = Prend une tour qui allait elle-même prendre.
talat-idea-capture-first = Prend avec une tour qui serait perdue de toute façon.
talat-idea-capture-guarded = Prend une tour ; qui prend en retour est pris à son tour.
talat-idea-fork = Menace { $number } tours à la fois, depuis une case sûre.
talat-idea-threat = Menace une tour depuis une case sûre.
talat-idea-escape = Sauve une tour qui pouvait être prise.
talat-idea-guard = Protège une tour : qui la prend est pris à son tour.
talat-idea-line = Atteint sans risque la ligne de départ adverse : { $points } points.
talat-idea-past = Dépasse toutes les tours qui pourraient la prendre.
talat-idea-runs = { $number ->
    [one] Plus rien n’arrête cette tour : encore un pas jusqu’à la ligne de départ adverse.
   *[other] Plus rien n’arrête cette tour : encore { $number } pas jusqu’à la ligne de départ adverse.
}
talat-idea-holds = { $number ->
    [one] Cloue une tour : au moindre pas en avant, elle est perdue.
   *[other] Cloue { $number } tours : au moindre pas en avant, l’une d’elles est perdue.
}
talat-idea-hunts = { $number ->
    [one] S’approche assez pour menacer une tour au prochain tour, et rien ne peut la menacer avant.
   *[other] S’approche assez pour menacer l’une de { $number } tours au prochain tour, et rien ne peut la menacer avant.
}
talat-idea-offers = Menace une tour ; qui prend celle-ci est pris à son tour.
talat-idea-nothing-hangs = Ne laisse rien à prendre.
talat-idea-fewer-hang = { $number ->
    [one] Une tour de moins peut être prise.
   *[other] { $number } tours de moins peuvent être prises.
}
talat-idea-out-of-reach = Reste hors de portée des tours qui la battent.
talat-idea-david = La plus petite tour fait face à la plus grande, qu’elle peut prendre.
talat-idea-faces-prey = { $number ->
    [one] Fait face à une tour qu’elle bat, et à aucune qui la batte.
   *[other] Fait face à { $number } tours qu’elle bat, et à aucune qui la batte.
}
talat-idea-stops-hunter = Fait face à une tour qu’elle bat et qui bat sa voisine.
talat-idea-unbeaten = Rien en face ne la bat, et plus rien ne peut y être placé.
talat-idea-no-answer = Aucune tour restant en main à l’adversaire ne la bat.
talat-idea-matchup = { $others ->
    [0] Bat { $number } des tours de la ligne d’en face, et aucune ne la bat.
   *[other] Bat { $number } des tours de la ligne d’en face ; { $others } peuvent la battre.
}
talat-idea-few-answers = { $number ->
    [one] Une seule tour en main à l’adversaire la bat.
   *[other] Seules { $number } tours en main à l’adversaire la battent.
}
talat-idea-supported = Ce qui la prend ici est pris à son tour.
talat-idea-hems-in = Enlève { $number } coups sûrs à { $seat }.
talat-idea-spare-moves = Garde { $number } coups sûrs pour plus tard : qui n’en a plus doit céder quelque chose.
talat-idea-covers = Couvre sa voisine : elle bat tout ce qui reste et qui bat celle-ci.
talat-idea-sidesteps = { $number ->
    [one] Une tour de la ligne d’en face la bat, mais ne lui fait pas face.
   *[other] { $number } tours de la ligne d’en face la battent, mais aucune ne lui fait face.
}
talat-idea-edge = Beaucoup de tours la battent : elle se tient au bord, où deux cases seulement lui font face.
talat-idea-middle = Bat { $number } des tours en main à l’adversaire, et trois cases lui font face.
talat-idea-keeps-answers = Garde les tours qui battent davantage de ce que l’adversaire a encore en main.
talat-idea-starves = { $number ->
    [one] Une tour d’en face n’a devant elle rien qu’elle batte.
   *[other] { $number } tours d’en face n’ont devant elles rien qu’elles battent.
}
talat-idea-better-board = { $number ->
    [0] Rien ne la bat sur ce plateau ; sur l’autre, { $others ->
        [one] une tour le pourrait
       *[other] { $others } tours le pourraient
    }.
    [one] Une tour peut la battre sur ce plateau ; sur l’autre, { $others } le pourraient.
   *[other] { $number } tours peuvent la battre sur ce plateau ; sur l’autre, { $others } le pourraient.
}
talat-idea-blocks = Barre la route à une tour qui ne peut pas la capturer.
talat-idea-prospects = { $others ->
    [0] { $number ->
        [one] Va vers une tour qu’elle bat, et aucune n’y bat celle-ci.
       *[other] Va vers { $number } tours qu’elle bat, et aucune n’y bat celle-ci.
    }
   *[other] Va vers { $number } tours qu’elle bat ; { $others } peuvent y battre celle-ci.
}
