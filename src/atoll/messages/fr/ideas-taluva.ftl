# Pourquoi un coup de Taluva est bon : ce que fait le coup, sans dire qui le joue.

taluva-idea-wins = Termine la partie par une victoire.
taluva-idea-shares-win = Termine la partie par une victoire partagée avec { $seats }.
taluva-idea-temple = { $left ->
    [0] Le dernier temple. Quand les tuiles sont épuisées, celui qui a le plus de temples gagne.
   *[other] Un temple : quand les tuiles sont épuisées, celui qui en a le plus gagne.
}
taluva-idea-tower = { $left ->
    [0] La dernière tour. Les tours départagent à égalité de temples.
   *[other] Une tour : les tours départagent à égalité de temples.
}
taluva-idea-ship = Un bateau : aucune tuile ne peut l’ensevelir.
taluva-idea-completes = { $kind ->
    [temple] C’était le dernier temple. Finir une deuxième sorte de pièces gagne aussitôt la partie.
    [tower] C’était la dernière tour. Finir une deuxième sorte de pièces gagne aussitôt la partie.
   *[hut] C’était la dernière hutte. Finir une deuxième sorte de pièces gagne aussitôt la partie.
}
taluva-idea-two-kinds = { $number ->
    [one] Plus qu’une pièce, et deux sortes sont complètes : la partie est aussitôt gagnée.
   *[other] Plus que { $number } pièces, et deux sortes sont complètes : la partie est aussitôt gagnée.
}
taluva-idea-keeps-building = Laisse de quoi construire. Qui ne peut pas construire est éliminé.
taluva-idea-many-huts = Construit { $number } huttes d’un coup.
taluva-idea-joins = { $number ->
    [2] Réunit deux cités en une seule de { $size } hexagones.
   *[other] Réunit { $number } cités en une seule de { $size } hexagones.
}
taluva-idea-temple-safe = Un temple au prochain tour, que personne ne peut empêcher.
taluva-idea-temple-next = Un temple au prochain tour, sauf si un rival s’interpose.
taluva-idea-tower-next = Une tour au prochain tour, sauf si un rival s’interpose.
taluva-idea-saves-temple = Assure un temple qu’une tuile aurait pu empêcher.
taluva-idea-temple-now = Fait de la place pour un temple dès ce tour.
taluva-idea-tower-now = Fait de la place pour une tour dès ce tour.
taluva-idea-two-temples = Deux cités sont prêtes pour un temple : une seule tuile ne peut pas empêcher les deux.
taluva-idea-opens-expansion = Fait de la place pour { $number } huttes d’un coup.
taluva-idea-three-now = Permet une cité de trois hexagones ce tour-ci, et un temple au prochain, sauf si un rival s’interpose.
taluva-idea-pair = Une cité de deux : encore un hexagone et elle peut avoir un temple.
taluva-idea-next-expansion = Prépare { $number } huttes d’un coup au prochain tour.
taluva-idea-near-height = Rejoint un terrain plus haut : plus de huttes par hexagone, et des tours dès le niveau 3.
taluva-idea-raises = Élève le terrain à côté d’une cité : plus de huttes par hexagone, et des tours dès le niveau 3.
taluva-idea-own-room = { $number ->
    [one] Donne à une cité un hexagone où grandir, loin des rivaux.
   *[other] Donne à une cité { $number } hexagones où grandir, loin des rivaux.
}
taluva-idea-bridge = Crée un hexagone qui peut réunir deux cités.
taluva-idea-seed = D’ici, une seule extension suffit pour un temple.
taluva-idea-good-ground = Crée une bonne place pour une hutte : de là, une seule extension suffit pour un temple.
taluva-idea-apart = Fonde une cité à l’écart des autres, avec de la place pour grandir.
taluva-idea-stops-temple = Ne laisse à { $seat } aucune place pour un temple pour l’instant.
taluva-idea-stops-tower = Ne laisse à { $seat } aucune place pour une tour pour l’instant.
taluva-idea-stops-three = Empêche { $seat } de s’étendre à trois hexagones, assez pour un temple.
taluva-idea-buries = { $number ->
    [one] Ensevelit une hutte de { $seats }.
   *[other] Ensevelit { $number } huttes de { $seats }.
}
taluva-idea-splits = Coupe en deux une cité de { $seat }.
taluva-idea-volcano-beside = Met un volcan à côté d’une cité de { $seat }, prêt à entrer en éruption.
taluva-idea-takes-room = { $number ->
    [one] Prend de la place à { $seat } : une hutte de moins dans la plus grande extension.
   *[other] Prend de la place à { $seat } : { $number } huttes de moins dans la plus grande extension.
}
taluva-idea-hut-to-three = Crée un hexagone où une hutte porte une cité à trois hexagones, assez pour un temple.
taluva-idea-takes-fields = { $number ->
    [one] Laisse à { $seat } un hexagone libre de moins où grandir.
   *[other] Laisse à { $seat } { $number } hexagones libres de moins où grandir.
}
taluva-idea-more-room = Plus de place pour grandir : { $number } hexagones libres à côté des cités.
taluva-idea-eruption-next = Prépare une éruption qui élève le terrain à côté d’une cité.
taluva-idea-far-land = Un nouveau terrain à occuper, à { $number } hexagones du rival le plus proche.
taluva-idea-near-own = Une hutte de plus la réunit à une autre cité.
taluva-idea-roomy-spot = Fait une place pour une nouvelle cité, avec { $number } hexagones libres autour.
taluva-idea-open-sides = Fonde une cité ouverte sur { $number } côtés.
taluva-idea-contested = Prend un hexagone qui borde une cité de { $seats }.
taluva-idea-walls-in = Le volcan ferme un côté à { $seats } : personne ne peut y construire.
taluva-idea-foothold = Fait un hexagone où une hutte gênera { $seats }.
