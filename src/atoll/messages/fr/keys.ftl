# Le clavier : ce que montre le point d’interrogation.

keys-title = Touches
keys-everywhere = Partout
keys-tab = à l’élément suivant, ou au précédent
keys-press = activer ce qui a le focus, le choisir, le poser là
keys-close = fermer ce qui est ouvert
keys-this = cette liste
keys-board = Sur le plateau, quand il a le focus
keys-pan = déplacer la vue
keys-zoom = de plus près, ou de plus loin
keys-fit = ajuster à la fenêtre
keys-game = Dans ce jeu
keys-taluva-left = tourner la tuile à gauche
keys-taluva-right = tourner la tuile à droite
keys-taluva-drop = reprendre la tuile en main
keys-table = À la table
keys-undo = reprendre, tant que le tour n’est pas confirmé
keys-confirm = confirmer le tour
keys-hint = demander un conseil
keys-back = un coup en arrière dans la partie
keys-forward = un coup en avant
keys-now = retour au présent
keys-more = plus, avec la liste de tous les coups permis
keys-lesson = Dans la leçon
keys-show = montrez-moi
keys-again = refaire l’étape
