# Talat dans les images de positions (SVG).

drawing-talat-put = { $seat } doit poser une tour
drawing-talat-put-zihin = { $seat } doit poser une tour du Zihin
drawing-talat-move = Au tour de { $seat }
drawing-talat-frozen = gelé
drawing-talat-zihin = Zihin
drawing-talat-tower = tour { $sides ->
    [3] triangulaire
    [4] carrée
   *[6] hexagonale
} de hauteur { $height }
drawing-talat-captured = Capturée : { drawing-talat-tower }
drawing-talat-hand = À poser : { drawing-talat-tower }
drawing-talat-points = { $captures } pour les captures, { $lines } pour les lignes de départ adverses
drawing-talat-boards = { $frozen ->
    [0] Aucun plateau n'est gelé.
    [one] Le plateau { $boards } est gelé.
   *[other] Les plateaux { $boards } sont gelés.
}
drawing-talat-seat = { $seat } (couleur { $colour }) : { drawing-points }, { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
} sur les plateaux, { $captured } en capture.
