# Ce qui se passe, montré étape par étape.

moment-speed = Coups des autres
moment-speed-instant = Afficher aussitôt
moment-speed-normal = Vitesse normale
moment-speed-slow = Lentement
moment-bar = Ce qui vient de se passer
moment-parts = Étapes
moment-back = Précédent
moment-next = Suivant
moment-pause = Pause
moment-play = Reprendre
moment-skip = Passer
moment-again = Revoir
moment-replay = Revoir
moment-table = Tableau
keys-moment = Pendant une séquence
