# Composer une position à la main pour le plateau d’analyse.

editor-title = { $game } : composer une position
editor-checking = Vérification…
editor-done = Analyser
editor-undo = Annuler
editor-redo = Rétablir
editor-clear = Vider le plateau
editor-tools = Outils
editor-board = Sur le plateau
editor-remove = Retirer la tour
editor-owner = À qui
editor-phase = Vient ensuite
editor-turn = Au tour de

editor-talat-board = { $first } – { $second }
editor-talat-hint = Choisissez une tour à côté des plateaux, puis une case. Choisissez une tour posée pour la déplacer ou la retirer.
editor-talat-picked = { $tower }. Choisissez une case, ou qui l’a capturée.
editor-talat-towers = Tours hors du plateau : { $owner }
editor-talat-none = Aucune
editor-talat-captured = Tours capturées
editor-talat-capture = Capturée par { $name }
editor-talat-return = { $tower }, capturée par { $name }. La remettre
editor-talat-put = Le placement des tours
editor-talat-move = Un déplacement

editor-taluva-tile = Tuile
editor-taluva-hut = Huttes
editor-taluva-tower = Tour
editor-taluva-temple = Temple
editor-taluva-ship = Bateau
editor-taluva-erase = Effacer
editor-taluva-tile-hint = Choisissez où va le volcan. Une tuile se pose sur la table, ou sur trois hexagones de même niveau.
editor-taluva-hut-hint = Choisissez un hexagone. Il reçoit autant de huttes que son niveau.
editor-taluva-tower-hint = Choisissez un hexagone pour la tour.
editor-taluva-temple-hint = Choisissez un hexagone pour le temple.
editor-taluva-ship-hint = Choisissez un lagon pour le bateau.
editor-taluva-erase-hint = Choisissez un bâtiment, un bateau ou une tuile à retirer.
editor-taluva-uneven = Les hexagones sous une tuile doivent être de même niveau.
editor-taluva-covered = Une autre tuile repose sur celle-ci. Retirez-la d’abord.
editor-taluva-no-land = Un bâtiment se pose sur un terrain qui n’est pas un volcan.
editor-taluva-no-lagoon = Un bateau va dans une eau entourée de terre.
editor-taluva-fields = Les terrains de la tuile
editor-taluva-hand = Tuile en main
editor-taluva-field = Terrain { $number }
editor-taluva-terrain = { $terrain ->
    [J] jungle
    [C] clairière
    [S] sable
    [R] roche
   *[L] lac
}
editor-taluva-direction = Orientation
editor-taluva-place = Une tuile
editor-taluva-build = Un bâtiment
editor-taluva-stack-title = Pioche
editor-taluva-stack = Tuiles restantes

editor-titicaca-village = Village
editor-titicaca-join = Régions
editor-titicaca-temple-1 = Temple +1
editor-titicaca-temple-2 = Temple +2
editor-titicaca-swap = Échanger
editor-titicaca-erase = Effacer
editor-titicaca-village-hint = Choisissez un terrain pour le village. Choisissez-le encore pour retirer le village.
editor-titicaca-join-hint = Choisissez des villages voisins l’un après l’autre pour les réunir en une région. Choisissez deux fois le même pour l’en détacher.
editor-titicaca-temple-1-hint = Choisissez un village pour le temple +1 de son propriétaire.
editor-titicaca-temple-2-hint = Choisissez un village pour le temple +2 de son propriétaire.
editor-titicaca-swap-hint = Choisissez deux hexagones du pays pour les échanger.
editor-titicaca-erase-hint = Choisissez un village à retirer.
editor-titicaca-region = { $fields ->
    [one] seul dans sa région
   *[other] dans une région de { $fields } terrains
}
editor-titicaca-round-title = Lac en jeu
editor-titicaca-round = Lac
editor-titicaca-stocks = Armes
editor-titicaca-scores = Points
editor-titicaca-bidding = Tout le monde mise
editor-titicaca-settler = { $name } s’installe en premier
editor-titicaca-bids = Mises
editor-titicaca-arrow = Gagne les égalités pour l’ordre du tour
