# Revoir des parties notées coup par coup, les juger, et jouer à partir de là.

record-origin = La partie notée dit dans « origin » que { $taken } coups sont repris, mais elle n'en a que { $moves }.
branch-ply = Il n'y a pas de moment après { $ply } coups dans cette partie : elle en a { $moves }.
branch-over = Ici la partie est terminée : personne ne peut continuer.
branch-seat = Il n'y a pas de siège { $seat } dans cette partie à { $players }.
branch-hidden = Ce qui était caché à ce moment ne peut pas être tiré de manière cohérente. Choisissez un moment plus tôt.

replay-several = Le fichier contient { $count } parties, une par ligne. Choisissez-en un qui n'en contient qu'une.
replay-no-text = Le fichier n'est pas un texte en UTF-8.
replay-move = Le coup { $number } de la partie ne peut pas être joué : { $move }
replay-no-moves = La partie n'a aucun coup : il n'y a rien à revoir.
replay-running = Cette partie se joue ici en ce moment. Vous pourrez la revoir quand elle sera terminée.
replay-not-over = La partie n'est pas encore terminée. Vous pourrez la revoir à la fin.
replay-full = Ce serveur ne garde plus de parties. Réessayez plus tard.
replay-seat = De cette partie, vous pouvez voir ce qu'a vu { $seat }, et ce que tout le monde a vu.
analysis-full = Trop de parties sont déjà en cours d'analyse. Réessayez dans quelques minutes.
analysis-person = Vous avez déjà { $most } parties en cours d'analyse. Attendez que l'une d'elles soit terminée.

serve-max-record = octets au plus d'une partie notée que quelqu'un apporte
serve-max-records = combien de parties notées sont gardées pour être revues
serve-max-analyses = combien de parties peuvent être analysées ou attendre de l'être
serve-max-analyses-person = de même pour chaque personne
serve-rate-records = parties notées qu'une personne peut apporter par seconde
serve-analysis-threads = fils d'exécution qui analysent les parties
serve-analysis-simulations = combien de simulations jugent chaque position
