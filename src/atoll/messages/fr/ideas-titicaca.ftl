# Pourquoi un coup de Titicaca est bon : ce que fait le coup, sans dire qui le joue.

titicaca-idea-surely-first = Personne ne peut dépasser { $bid }, et moins ne suffirait peut-être pas pour être premier.
titicaca-idea-first-matters = Être premier compte ici : le meilleur terrain vaut environ { $number } points de plus que le suivant.
titicaca-idea-scarce = { $number ->
    [one] Il n’y a qu’un terrain : personne ne peut surenchérir.
   *[other] Il n’y a que { $number } terrains : cette mise en obtient un à coup sûr.
}
titicaca-idea-keeps-weapons = { $number ->
    [one] Garde une arme, qui vaut un point après ce tour.
   *[other] Garde { $number } armes, qui valent un point chacune après ce tour.
}
titicaca-idea-one-is-enough = Il y a { $number } terrains, assez pour tout le monde : une arme suffit pour un village.
titicaca-idea-saves = Les terrains se valent à peu près : être premier n’apporte pas grand-chose.
titicaca-idea-worth-it = Le meilleur terrain vaut environ { $number } points, ce qui justifie une mise élevée.
titicaca-idea-even-share = Environ une part égale des armes pour les { $number } lacs jusqu’au prochain décompte.
titicaca-idea-over-share = Un peu plus que ce que { $seat } peut dépenser par lac jusqu’au prochain décompte.
titicaca-idea-passes = Aucun terrain ici ne vaut grand-chose : garde les armes pour d’autres lacs.
titicaca-idea-village = { $number ->
    [one] Vaut un point dans les régions telles qu’elles sont.
   *[other] Vaut { $number } points dans les régions telles qu’elles sont.
}
titicaca-idea-chain = Porte la plus longue chaîne à { $number } villages.
titicaca-idea-village-costs = { $number ->
    [one] Peut coûter un point à { $seat }.
   *[other] Peut coûter { $number } points à { $seat }.
}
titicaca-idea-blocks-chain = Empêche { $seat } d’avoir une chaîne de { $number } villages.
titicaca-idea-scored-soon = Touche le lac { $lake } : compte au décompte qui suit son tour.
titicaca-idea-lakes = Touche { $number } lacs : ils comptent pour la région et départagent les égalités.
titicaca-idea-room = { $number ->
    [one] La chaîne peut grandir ici : un terrain libre voisin viendra en jeu plus tard.
   *[other] La chaîne peut grandir ici : { $number } terrains libres voisins viendront en jeu plus tard.
}
titicaca-idea-region = { $number ->
    [one] Gagne un point dans les régions telles qu’elles sont.
   *[other] Gagne { $number } points dans les régions telles qu’elles sont.
}
titicaca-idea-region-costs = { $number ->
    [one] Coûte un point à { $seat }.
   *[other] Coûte { $number } points à { $seat }.
}
titicaca-idea-stays-apart = { $step ->
    [join] Rattacher le terrain aiderait davantage un rival, de { $number } points.
   *[merge] Associer deux régions aiderait davantage un rival, de { $number } points.
}
titicaca-idea-tie = { $number ->
    [one] Le temple décide d’une égalité, pour un point.
   *[other] Le temple décide d’une égalité, pour { $number } points.
}
titicaca-idea-guards-tie = { $number ->
    [one] Grâce au temple, une égalité ne peut plus être perdue, pour un point.
   *[other] Grâce au temple, une égalité ne peut plus être perdue, pour { $number } points.
}
titicaca-idea-close = { $number ->
    [one] Le temple trancherait ici une égalité, pour un point.
   *[other] Le temple trancherait ici une égalité, pour { $number } points.
}
titicaca-idea-keeps-temple = Il n’y a pas encore d’égalité à trancher : le temple reste en main.
titicaca-idea-about-worth = Mise un peu moins que ce que vaut le meilleur terrain, environ { $number } points.
titicaca-idea-outbids-poor = Au-delà des moyens de { $seats }.
titicaca-idea-cheap-try = Il y a moins de terrains que de joueurs, et qui n’en obtient pas reprend sa mise : une petite mise risque peu.
titicaca-idea-beats-one = Deux armes passent avant tous ceux qui n’en misent qu’une.
titicaca-idea-no-gain = { $step ->
    [join] Rattacher le terrain ne rapporterait rien pour l’instant.
   *[merge] Associer deux régions ne rapporterait rien pour l’instant.
}
titicaca-idea-leads-region = { $points ->
    [one] Personne n’a plus de villages dans la région ainsi formée, qui vaut un point.
   *[other] Personne n’a plus de villages dans la région ainsi formée, qui vaut { $points } points en tout.
}
titicaca-idea-greater-temple = Le grand temple gagne une égalité même contre un petit.
titicaca-idea-smaller-temple = Le petit temple suffit ici, et le grand reste en main.
titicaca-idea-temple-waits = { $number ->
    [one] Des rivaux peuvent encore entrer dans cette région par un terrain libre : le temple est prêt pour une égalité.
   *[other] Des rivaux peuvent encore entrer dans cette région par { $number } terrains libres : le temple est prêt pour une égalité.
}
