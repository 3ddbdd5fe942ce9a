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
