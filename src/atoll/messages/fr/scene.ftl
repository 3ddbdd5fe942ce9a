# Les plateaux en trois dimensions.

scene-boards = Plateaux
scene-flat = À plat
scene-solid = En trois dimensions
scene-detail = Finesse en trois dimensions
scene-detail-auto = Autant que cet appareil dessine sans peine
scene-detail-low = Peu : pour les vieux appareils et les longues batteries
scene-detail-high = Tout : ombres, arbres, contours fins
scene-coordinates = Afficher les coordonnées
scene-coordinates-line = Les cases portent les noms que les coups et les phrases leur donnent. La touche K fait de même.
scene-switch = 3D : le plateau en trois dimensions
scene-switch-short = 3D
scene-no-webgl = Ce navigateur n’offre pas WebGL : le plateau reste à plat. Activez l’accélération matérielle ou essayez un autre navigateur.
scene-broken = Le plateau n’a pas pu être dessiné en trois dimensions : le revoici à plat. Rechargez la page pour réessayer.
scene-turn-left = Tourner la vue à gauche
scene-turn-right = Tourner la vue à droite
scene-from-above = Regarder d’en haut
scene-from-front = Regarder de face
scene-fit = Tout montrer
scene-help = Glissez pour déplacer, la molette ou deux doigts pour zoomer, le bouton droit ou deux doigts pour tourner. Touches : flèches, plus et moins, Maj avec les flèches pour tourner et incliner, T pour la vue d’en haut, 0 pour tout voir.
