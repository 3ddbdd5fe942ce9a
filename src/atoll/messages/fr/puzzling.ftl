# Problèmes dans le navigateur.

puzzling-title = Problèmes
puzzling-about = Des positions de parties entre robots où un coup est bien meilleur que tous les autres. Trouvez-le.
puzzling-solved = Résolus
puzzling-solved-of = { $solved } sur { $all }
puzzling-streak = Série sans aide
puzzling-streak-best = { $streak } (record : { $best })
puzzling-days = Jours de suite
puzzling-today = Problèmes du jour, { $day }
puzzling-open = pas encore résolu
puzzling-was-clean = résolu
puzzling-was-solved = résolu avec de l’aide
puzzling-was-shown = solution vue
puzzling-players = { $players } joueurs
puzzling-difficulty = Difficulté { $level } sur 5
puzzling-difficulty-1 = facile
puzzling-difficulty-2 = regardez bien
puzzling-difficulty-3 = délicat
puzzling-difficulty-4 = difficile
puzzling-difficulty-5 = très difficile
puzzling-puzzle = { $game } : problème
puzzling-you = Vous
puzzling-task = À vous de jouer. Un coup est bien meilleur que tous les autres. Trouvez-le sur le plateau.
puzzling-hint = Cherchez : { $move }
puzzling-wrong = Ce n’est pas celui-là.
puzzling-wrong-text = Il y a un bien meilleur coup.
puzzling-right = C’est ça !
puzzling-shown = Solution
puzzling-worth = Vos chances sont maintenant de { $value }, au moins { $lead } de mieux qu’après tout autre coup.
puzzling-again = Réessayer
puzzling-next = Problème suivant
puzzling-show = Montrer la solution
puzzling-list = Tous les problèmes
puzzling-all-done = Vous les avez tous résolus.
puzzling-moves = Tous les coups permis

puzzling-rating = Votre cote
puzzling-rating-of = Cote du problème : { $rating }
puzzling-theme = Thème
puzzling-theme-all = Tous les thèmes
puzzling-about-theme = Thème : { $themes }
puzzling-rush = Course aux problèmes
puzzling-rush-of = Course aux problèmes : { $game }
puzzling-rush-about = Trois minutes, trois erreurs. De plus en plus difficile.
puzzling-rush-start = Commencer
puzzling-rush-score = { $score ->
    [one] { $score } problème résolu
   *[other] { $score } problèmes résolus
}
puzzling-rush-best = Record : { $best }
puzzling-rush-left = Temps restant
puzzling-rush-mistakes = Erreurs : { $mistakes } sur 3
puzzling-rush-missed = Solutions des problèmes manqués
puzzling-rush-one = { $count ->
    [0] { $difficulty }, nº { $number }
   *[other] { $themes } ({ $difficulty }, nº { $number })
}
puzzling-rush-again = Rejouer
puzzling-rush-right = C’est ça !
puzzling-rush-wrong = Pas celui-là
puzzling-theme-taluva-temples = Temples
puzzling-theme-taluva-towers = Tours et hauteur
puzzling-theme-taluva-growth = S’étendre
puzzling-theme-taluva-rivals = Gêner les autres
puzzling-theme-taluva-ending = Gagner
puzzling-theme-titicaca-bids = Mises
puzzling-theme-titicaca-villages = Villages
puzzling-theme-titicaca-chains = Chaînes
puzzling-theme-titicaca-regions = Régions
puzzling-theme-titicaca-temples = Temples et égalités
puzzling-theme-talat-captures = Prises
puzzling-theme-talat-safety = Sécurité
puzzling-theme-talat-racing = Atteindre l’autre ligne
puzzling-theme-talat-ending = Finir la partie
