# Ce que tous les jeux partagent : erreurs, refus qui ne viennent d’aucune règle, petits mots.

seat-name = siège { $number }
seat-you = vous

illegal-move = « { $move } » n’est pas un coup permis ici.
game-over = La partie est terminée.
not-your-turn = Ce n’est pas à { $seat } de jouer.
no-outcome = « { $outcome } » n’est pas un tirage possible ici.
move-not-hidden = « { $move } » cache quelque chose, mais ce jeu n’a pas de coups cachés.

warn-lost-end = La partie se terminerait, et { $seats } { $number ->
    [one] gagnerait
   *[other] gagneraient
}.

game-unknown = Jeu inconnu : « { $name } ». Jeux : { $names }.
players-number = { $game } se joue de { $least } à { $most } joueurs, pas à { $players }.
option-unknown = Option inconnue : « { $name } ». Options : { $names }.
option-none = Option inconnue : « { $name } ». Ce jeu n’a pas d’options.
option-value = L’option { $name } ne peut pas valoir « { $value } ». Au choix : { $values }.
option-laboratory = L’option { $name } sert uniquement à la recherche ; une table ne peut pas l’utiliser. Laissez-la de côté.
setup-given = On ne peut pas choisir « { $part } » à { $game }. Ne l’indiquez pas.

record-midgame = Cette position ne sait pas comment sa partie a commencé : on ne peut pas la noter.
record-no-object = Ce n’est pas une partie notée : il faut un objet JSON.
record-no-json = Ce n’est pas une partie notée : JSON invalide, ligne { $line }, colonne { $column }.
record-no-record = Ce n’est pas une partie notée : elle est trop imbriquée, ou ses nombres sont trop longs.
record-format = { $found ->
    [None] Ce n’est pas une partie notée : il lui manque le format « { $format } ».
   *[other] Ce n’est pas une partie notée : son format doit être « { $format } », pas « { $found } ».
}
record-part = Dans la partie notée, « { $part } » manque ou est faux : il faut { $want ->
        [viewer] un numéro de siège ou "spectator"
        [moves] une liste de coups
        [result] un objet avec over, reason, places et scores
        [game] le nom d’un jeu
        [number] un nombre entier
        [options] un objet (vide si tout est par défaut)
        [setup] un objet (vide s’il n’y a pas de hasard)
        [digits] 64 chiffres hexadécimaux
        [nonces] une liste de textes, un par siège
       *[object] un objet
    }.
record-move = Le coup { $number } de la partie ({ $move }) est impossible : { $problem }
record-setup-short = On ne connaît qu’une partie de la mise en place, et ce coup en demande davantage.
record-result = La partie annonce le résultat { $stated }, mais ses coups mènent à { $found }.
record-redacted = Des secrets ont été retirés de cette partie. Il en faut une complète ici.
perft-chance = Le comptage s’arrête ici : le hasard décide de la suite, et la mise en place n’est connue qu’en partie.
no-hex = « { $text } » n’est pas un hexagone. Écrivez les hexagones comme 3,-1.
no-pictures = { $game } n’a pas d’images en texte : impossible de lire « { $picture } ».
no-drawings = { $game } n’a pas de dessins.
