# Talat dans le terminal.

cli-talat-zihin = Zihin
cli-talat-frozen = figé
cli-talat-hand = à placer
cli-talat-captured = prises
cli-talat-points = { $points ->
        [0] 0 point
        [one] { $points } point ({ $captures } + { $lines })
       *[other] { $points } points ({ $captures } + { $lines })
    }
cli-talat-ask-put = { $seat } : placez une de vos tours sur une de vos lignes de départ, par exemple { $example } (hauteur { $height }, { $sides } côtés, en { $square } sur le plateau { $board })
cli-talat-ask-zihin = { $seat } : placez une tour du Zihin sur une de ses lignes de départ, par exemple { $example } (hauteur { $height }, { $sides } côtés, en { $square } sur le plateau { $board })
cli-talat-ask-move = { $seat } : avancez une tour ou prenez, par exemple { $example } (sur le plateau { $board }, de { $origin } à { $square })
cli-talat-guide =
    36 est une tour de hauteur 3 à 6 côtés ; sa forme est dessous, une fois par niveau : { $three } 3, { $four } 4, { $six } 6 côtés.
    Points entre parenthèses : tours prises (5 chacune) + tours sur des lignes de départ adverses (3 chacune).
    36 AB c1      placer cette tour sur la case c1 du plateau AB
    AB c1 d2      aller ou prendre de c1 à d2 sur le plateau AB ; « c1 d2 » suffit si un seul plateau convient
    Une tour avance d’une case, tout droit ou en diagonale ; elle prend sur ces cases et sur les côtés.
    Un niveau de plus prend un niveau de moins ; à hauteur égale, plus de côtés prennent moins de côtés ; et 13 prend 36.
