# Taluva dans le navigateur.

## Home

web-game-taluva = Taluva
web-game-taluva-line = Des volcans bâtissent une île, tuile sur tuile. Fondez des cités, élevez des temples et gare à la lave. De 2 à 5 joueurs.

## A new table

web-option-taluva-all-tiles = Toutes les tuiles
web-option-taluva-all-tiles-line = Toutes les tuiles de la boîte servent, quel que soit le nombre de joueurs.
web-option-taluva-ranking = Classement
web-option-taluva-ranking-line = Qui gagne quitte la partie, et les autres jouent pour les places suivantes.
web-option-taluva-teams = Équipes
web-option-taluva-teams-line = À quatre : les sièges 1 et 3 contre 2 et 4.
web-option-taluva-ships = Bateaux
web-option-taluva-ships-line = Deux bateaux chacun, pour les lagons au bord de vos cités.
web-option-taluva-doubles = Tuiles 2-Hex
web-option-taluva-doubles-line = De petites tuiles sont visibles ; une fois par partie on peut en prendre une au lieu de piocher.
web-option-taluva-fifth = Tuiles du cinquième joueur
web-option-taluva-fifth-line = Douze tuiles de plus dans la boîte. À cinq, elles y sont toujours.
web-option-taluva-zone = Plateau de jeu
web-option-taluva-zone-line = L'île doit rester dans une zone ; plus elle est petite, plus c'est dur.
web-option-taluva-zone-none = Pleine mer
web-option-taluva-zone-beginner = Débutant
web-option-taluva-zone-intermediate-round = Joueur, ronde
web-option-taluva-zone-intermediate-long = Joueur, longue
web-option-taluva-zone-expert = Expert

## When it is over

web-reason-taluva-early = Toutes les pièces de deux sortes sont posées.
web-reason-taluva-tiles = La pioche est vide.
web-reason-taluva-last-standing = Tous les autres sont éliminés.
web-reason-taluva-no-room = Aucune tuile ne tient plus sur le plateau de jeu.

## At the table

web-ask-taluva-choose = { $seat } pioche une tuile ou prend une tuile 2-Hex.
web-ask-taluva-first = { $seat } pose la première tuile.
web-ask-taluva-place = { $seat } pose une tuile.
web-ask-taluva-build = { $seat } construit.
web-ask-taluva-choose-you = Piochez une tuile ou prenez une des tuiles 2-Hex visibles.
web-ask-taluva-first-you = { $zone ->
    [yes] Posez la première tuile où vous voulez sur le plateau de jeu.
   *[no] Posez la première tuile : elle va au milieu.
}
web-ask-taluva-place-you = Posez votre tuile : sur la côte, ou par-dessus un volcan.
web-ask-taluva-build-you = Construisez : choisissez un hexagone qui brille.
web-taluva-decides = { $ships ->
    [yes] Qui a le plus de temples gagne ; à égalité, les tours départagent, puis les bateaux, puis les huttes.
   *[no] Qui a le plus de temples gagne ; à égalité, les tours départagent, puis les huttes.
}{ $teams ->
    [yes] {" "}Les pièces des partenaires s'additionnent.
   *[no] {""}
}
web-taluva-draw = Piocher
web-taluva-take = Prendre { $tile }
web-taluva-tile = Tuile en { $hex }, direction { $direction }
web-taluva-lay = Poser ici
web-taluva-why-not = Pourquoi pas ici ?
web-taluva-how-mouse = Survolez le plateau et cliquez pour poser ; R ou Maj avec la molette tourne la tuile.
web-taluva-how-touch = Touchez l'endroit voulu ; touchez encore pour la tourner.
web-taluva-turn-left = Tourner à gauche
web-taluva-turn-right = Tourner à droite
web-taluva-where = Où va la tuile
web-taluva-where-count = { $count ->
    [one] Un endroit
   *[other] { $count } endroits
}
web-taluva-builds = Ce qu'on peut construire
web-taluva-all-builds = Toutes les constructions
web-taluva-build-here = Construire sur { $hex }
web-taluva-hut = Hutte sur { $hex }
web-taluva-tower = Tour sur { $hex }
web-taluva-temple = Temple sur { $hex }
web-taluva-ship = Bateau dans le lagon en { $hex }
web-taluva-terrain = { $terrain ->
    [J] la forêt
    [C] la prairie
    [S] le désert
    [R] la montagne
   *[L] le lac
}
web-taluva-expand = Étendre { $hex } sur { web-taluva-terrain } : { $huts ->
    [one] { $huts } hutte
   *[other] { $huts } huttes
}
web-taluva-here-hut = 1 hutte
web-taluva-here-tower = 1 tour
web-taluva-here-temple = 1 temple
web-taluva-here-ship = 1 bateau
web-taluva-here-expand = Étendre sur { web-taluva-terrain } : { $huts ->
    [one] { $huts } hutte
   *[other] { $huts } huttes
}
web-taluva-pool-hut = { $count ->
    [one] encore { $count } hutte
   *[other] encore { $count } huttes
}
web-taluva-pool-tower = { $count ->
    [one] encore { $count } tour
   *[other] encore { $count } tours
}
web-taluva-pool-temple = { $count ->
    [one] encore { $count } temple
   *[other] encore { $count } temples
}
web-taluva-pool-ship = { $count ->
    [one] encore { $count } bateau
   *[other] encore { $count } bateaux
}
web-taluva-kind-hut = Huttes
web-taluva-kind-tower = Tours
web-taluva-kind-temple = Temples
web-taluva-kind-ship = Bateaux
web-taluva-out = éliminé
web-taluva-stack = { $count ->
    [one] { $count } tuile dans la pioche
   *[other] { $count } tuiles dans la pioche
}
web-taluva-doubles = Tuiles 2-Hex visibles

## Touches

keys-taluva-left = tourner la tuile à gauche
keys-taluva-right = tourner la tuile à droite
keys-taluva-drop = reprendre la tuile en main

## Ce qu’un conseil révèle : un coup sans sa dernière partie

puzzling-taluva-take = Prendre une tuile 2-Hex
puzzling-taluva-tile = Tuile en { $hex }
puzzling-taluva-expand = Étendre { $hex }
puzzling-taluva-hut = Hutte
puzzling-taluva-tower = Tour
puzzling-taluva-temple = Temple
puzzling-taluva-ship = Bateau
