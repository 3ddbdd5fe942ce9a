# Les règles, les exemples et les leçons dans le navigateur.

learn-rules = Règles
learn-rules-of = Les règles de { $game }
learn-rules-lead = Dans nos propres mots. Là où le texte du jeu se tait, une décision dit ce qui vaut ici, et pourquoi.
learn-search = Rechercher
learn-only-rulings = seulement les règles avec une décision
learn-contents = Sommaire
learn-count = { $count } règles, { $examples } exemples
learn-found = { $count ->
    [0] Aucune règle trouvée
    [one] 1 règle trouvée
   *[other] { $count } règles trouvées
}
learn-none = Aucune règle ne parle de « { $words } ». Essayez un seul mot, ou le numéro d’une règle.
learn-ruling = Décision
learn-allowed = Permis
learn-forbidden = Interdit
learn-breaks-too = Ce coup enfreint aussi

learn-lesson-link = Plutôt jouer que lire ? Suivez la leçon.
learn-title = Apprendre en jouant
learn-lead = Chaque leçon dure une dizaine de minutes : de vraies positions, un adversaire clément, et quelqu’un qui dit pourquoi non. Ce que vous avez fait est gardé dans ce navigateur.
learn-progress = { $done } chapitres sur { $all }
learn-done-mark = fait
learn-begin = Commencer
learn-go-on = Continuer
learn-forget = Tout recommencer
learn-chapters = Chapitres
learn-all = Toutes les leçons
learn-coach = La leçon
learn-step = Étape { $number } sur { $all }
learn-left = { $count ->
    [one] Encore 1 décision.
   *[other] Encore { $count } décisions.
}
learn-show = Montrez-moi
learn-back = Refaire cette étape
learn-again = Recommencer le chapitre
learn-next = Suite : { $title }
learn-chapter-done = C’était ce chapitre.
learn-lesson-done = C’était toute la leçon. Vous savez tout ce qu’il faut pour une partie.
learn-over = La partie finit avant le chapitre. Recommencez le chapitre.
learn-real = Jouer une vraie partie contre un adversaire clément
learn-told = Ce qui s’est passé
learn-read = À lire :
learn-colour-0 = Rouge
learn-colour-1 = Bleu
learn-colour-2 = Violet
learn-colour-3 = Vert
learn-colour-4 = Noir
