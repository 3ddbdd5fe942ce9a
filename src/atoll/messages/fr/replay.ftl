# Revoir des parties notées coup par coup, les juger, et jouer à partir de là.

record-origin = « origin » annonce { $taken } coups repris, mais la partie n’en compte que { $moves }.
branch-ply = Cette partie compte { $moves } coups : il n’y a pas de position après le coup { $ply }.
branch-over = La partie est déjà terminée ici. Choisissez une position plus tôt.
branch-seat = Cette partie a { $players } joueurs : il n’y a pas de place { $seat }.
branch-hidden = Aucune répartition des tuiles cachées ne convient à cette position. Choisissez-en une plus tôt.

replay-several = Ce fichier contient { $count } parties, une par ligne. Choisissez un fichier avec une seule partie.
replay-no-text = Ce fichier n’est pas du texte en UTF-8.
replay-move = Le coup { $number } est impossible : { $move }.
replay-no-moves = Cette partie n’a encore aucun coup.
replay-running = Cette partie est en cours. Vous pourrez la revoir quand elle sera terminée.
replay-not-over = Cette partie n’est pas terminée. Vous pourrez la revoir ensuite.
replay-full = Ce serveur ne peut plus stocker de parties. Réessayez plus tard.
replay-seat = Ce fichier ne montre que ce qu’a vu { $seat }.
analysis-full = Le serveur analyse déjà trop de parties. Réessayez dans quelques minutes.
analysis-person = Vous avez déjà { $most } analyses en cours. Attendez que l’une d’elles se termine.
analysis-address = { $most } analyses sont déjà en cours depuis votre réseau. Attendez que l’une d’elles se termine.

serve-max-record = taille maximale d’une partie importée, en octets
serve-max-records = nombre maximal de parties importées conservées
serve-max-analyses = nombre maximal d’analyses en cours ou en attente
serve-max-analyses-person = de même, par personne
serve-max-analyses-address = de même, par adresse
serve-rate-records = importations par seconde et par personne
serve-analysis-threads = fils d’exécution pour l’analyse
serve-analysis-simulations = simulations par position analysée
board-impossible = Aucune partie ne peut continuer à partir de cette position.
