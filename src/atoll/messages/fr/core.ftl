# Ce que tous les jeux partagent : erreurs, refus qui ne viennent d'aucune règle, petits mots.

seat-name = siège { $number }
seat-you = vous

illegal-move = « { $move } » n'est pas permis ici.
game-over = La partie est terminée.
not-your-turn = Ce n'est pas le tour de { $seat }.
no-outcome = « { $outcome } » ne peut pas sortir ici.
move-not-hidden = « { $move } » cache quelque chose, ce qu'aucun coup de ce jeu ne fait.

warn-lost-end = La partie se terminerait, et { $seats } { $number ->
    [one] gagnerait
   *[other] gagneraient
}.

game-unknown = Il n'y a pas de jeu « { $name } ». Il y a : { $names }.
players-number = { $game } se joue de { $least } à { $most } joueurs, pas à { $players }.
option-unknown = Il n'y a pas d'option « { $name } ». Il y a : { $names }.
option-none = Il n'y a pas d'option « { $name } » : ce jeu n'en a aucune.
option-value = L'option { $name } ne peut pas valoir « { $value } ». Elle peut valoir : { $values }.
option-laboratory = L’option { $name } sert uniquement à la recherche ; une table ne peut pas l’utiliser. Laissez-la de côté.
setup-given = { $game } n'a pas de « { $part } » que l'on puisse apporter ; laissez-le de côté.

record-midgame = Cette position ne sait pas comment sa partie a commencé : elle n’a donc pas d’enregistrement.
record-no-object = Ceci n'est pas une partie notée : ce n'est pas un objet JSON.
record-no-json = Ceci n'est pas une partie notée : à partir de la ligne { $line }, colonne { $column }, ce n'est pas du JSON.
record-no-record = Ceci n'est pas une partie notée : l'imbrication est trop profonde, ou des nombres sont trop longs.
record-format = Ceci n'est pas une partie notée au format { $format } : son format dit « { $found } ».
record-part = Dans la partie notée, « { $part } » manque ou est faux : il faut { $want ->
        [viewer] un numéro de siège ou "spectator"
        [moves] une liste de coups
        [result] un objet avec over, reason, places et scores
        [game] le nom d'un jeu
        [number] un nombre entier
        [options] un objet (vide si tout est par défaut)
        [setup] un objet (vide s'il n'y a pas de hasard)
        [digits] 64 chiffres hexadécimaux
        [nonces] une liste de textes, un par siège
       *[object] un objet
    }.
record-move = Le coup { $number } de la partie ({ $move }) ne peut pas être joué : { $problem }
record-setup-short = La mise en place n'est connue qu'en partie, et ce coup en demande davantage.
record-result = La partie annonce le résultat { $stated }, mais ses coups mènent à { $found }.
record-redacted = Des secrets ont été retirés de cette partie notée ; il en faut une complète ici.
perft-chance = Le comptage s'arrête ici : la mise en place n'est connue qu'en partie, et le hasard déciderait de la suite.
no-hex = « { $text } » n'est pas un hexagone ; un hexagone s'écrit comme 3,-1.
no-pictures = { $game } n’a pas d’images de positions : on ne peut rien lire dans « { $picture } ».
no-drawings = { $game } n’a pas de dessins de positions.
