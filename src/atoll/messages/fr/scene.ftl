# Les plateaux en trois dimensions.

scene-boards = Plateau
scene-flat = À plat
scene-solid = 3D
scene-detail = Détail en 3D
scene-detail-auto = Automatique
scene-detail-low = Faible : pour les anciens appareils, économise la batterie
scene-detail-high = Élevé : ombres, arbres, contours lisses
scene-follow = Suivre les coups des autres
scene-follow-line = La caméra 3D se rapproche de chaque coup, puis revient.
scene-coordinates = Afficher les coordonnées
scene-coordinates-line = Nomme chaque hexagone et chaque case. Touche K.
scene-switch = Plateau en 3D
scene-switch-short = 3D
scene-no-webgl = Ce navigateur ne prend pas en charge WebGL : le plateau reste à plat. Activez l’accélération matérielle ou essayez un autre navigateur.
scene-broken = Le plateau 3D a échoué : le revoici à plat. Rechargez la page pour réessayer.
scene-turn-left = Tourner à gauche
scene-turn-right = Tourner à droite
scene-from-above = Vue de dessus
scene-from-front = Vue de face
scene-zoom-in = Zoomer
scene-zoom-out = Dézoomer
scene-fit = Tout montrer
scene-help = Glissez pour déplacer. Molette ou pincement pour zoomer. Bouton droit ou deux doigts pour tourner. Touches : flèches, plus et moins, Maj avec les flèches pour tourner et incliner, T pour la vue de dessus, 0 pour tout voir.
scene-photo = Enregistrer l’image
scene-compass = Boussole : où est le nord
scene-north = N
