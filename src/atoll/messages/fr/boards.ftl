# Le plateau d’analyse : installer une position, essayer des coups pour tous, demander les chances.

boards-title = Plateau d’analyse
boards-of = { $game } : analyse
boards-about = Installez une position, jouez pour tous les camps et demandez le meilleur coup. Rien n’est enregistré : tout tient dans le lien.
boards-game = Jeu
boards-new = Nouvelle partie
boards-start = Ouvrir le plateau
boards-paste = Position ou partie sous forme de texte
boards-paste-about = Collez le texte d’une partie, ou une position copiée depuis un plateau d’analyse. Vous pouvez d’abord le modifier.
boards-set-up = Installer
boards-another = Autre position
boards-hidden = Les tuiles à venir et tout ce qui est caché ont été tirés au hasard.
boards-over = La partie est terminée.
boards-ask = Chances et meilleurs coups
boards-asking = Réflexion…
boards-chances = Chances
boards-best = Meilleurs coups
boards-share = Copier le lien
boards-copy = Copier la position (texte)
boards-copied = Position copiée
boards-all-moves = Tous les coups possibles
boards-moves = Coups
boards-variation = Variante
boards-beginning = Début
boards-promote = En faire la ligne principale
boards-remove = Supprimer à partir d’ici
