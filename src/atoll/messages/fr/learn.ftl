# Les règles, les exemples et les leçons dans le navigateur.

learn-rules = Règles
learn-rules-of = Les règles de { $game }
learn-rules-lead = Expliquées avec nos mots. Là où la règle d’origine ne dit rien, une décision précise ce qui vaut ici, et pourquoi.
learn-search = Rechercher
learn-only-rulings = seulement les règles avec une décision
learn-contents = Sommaire
learn-count = { $count } règles, { $examples } exemples
learn-found = { $count ->
    [0] Aucune règle trouvée
    [one] 1 règle trouvée
   *[other] { $count } règles trouvées
}
learn-none = Aucune règle ne mentionne « { $words } ». Essayez un seul mot, ou le numéro d’une règle.
learn-ruling = Décision
learn-allowed = Permis
learn-forbidden = Interdit
learn-breaks-too = Ce coup enfreint aussi

learn-lesson-link = Vous préférez jouer ? Suivez la leçon.
learn-title = Apprendre en jouant
learn-lead = Chaque leçon dure une dizaine de minutes : de vraies positions, un robot facile et un coach qui explique pourquoi. Votre progression est enregistrée dans ce navigateur.
learn-progress = { $done } chapitres sur { $all }
learn-done-mark = fait
learn-begin = Commencer
learn-go-on = Continuer
learn-forget = Recommencer à zéro
learn-chapters = Chapitres
learn-all = Toutes les leçons
learn-coach = Leçon
learn-step = Étape { $number } sur { $all }
learn-left = { $count ->
    [one] Encore 1 coup.
   *[other] Encore { $count } coups.
}
learn-show = Montrez-moi
learn-back = Refaire cette étape
learn-again = Recommencer le chapitre
learn-next = Suite : { $title }
learn-chapter-done = Chapitre terminé !
learn-lesson-done = Leçon terminée ! Vous savez tout ce qu’il faut pour une partie.
learn-over = La partie s’est terminée avant le chapitre. Recommencez le chapitre.
learn-real = Jouer une vraie partie contre un robot facile
learn-told = Ce qui s’est passé
learn-read = Règles :
rule-topic-A-MAT = Les tours
rule-topic-A-PUT = Placer les tours
rule-topic-A-MOV = Déplacement
rule-topic-A-CAP = Prise
rule-topic-A-FRZ = Plateaux figés
rule-topic-A-END = Fin de partie
rule-topic-A-SCO = Décompte
rule-topic-A-TWO = À deux joueurs
rule-topic-C-RND = Tours de jeu
rule-topic-C-BID = Mises
rule-topic-C-VIL = Villages
rule-topic-C-JOIN = Ajouter à une région
rule-topic-C-MRG = Associer des régions
rule-topic-C-TMP = Temples
rule-topic-C-ADJ = Régions adjacentes
rule-topic-C-REG = Régions
rule-topic-C-TIE = Égalités
rule-topic-C-SCO = Décompte
rule-topic-C-END = Fin de partie
rule-topic-T-MAT = Pièces et tuiles
rule-topic-T-TURN = Le tour
rule-topic-T-EXP = Poser des tuiles
rule-topic-T-ERU = Éruptions
rule-topic-T-SETL = Cités
rule-topic-T-BLD = Construction
rule-topic-T-HUT = Huttes
rule-topic-T-EXT = Extension
rule-topic-T-TOW = Tours
rule-topic-T-TEM = Temples
rule-topic-T-ELI = Élimination
rule-topic-T-END = Victoire
rule-topic-T-SHIP = Bateaux
rule-topic-T-DBL = Tuiles 2-Hex
rule-topic-T-ZONE = Plateau de jeu
rule-topic-T-FIVE = Cinquième joueur
learn-colour-0 = Rouge
learn-colour-1 = Bleu
learn-colour-2 = Violet
learn-colour-3 = Vert
learn-colour-4 = Noir
