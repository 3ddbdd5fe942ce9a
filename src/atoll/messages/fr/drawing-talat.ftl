# Talat dans les images de positions (SVG).

drawing-talat-put = { $seat } doit placer une tour
drawing-talat-put-zihin = { $seat } doit placer une tour du Zihin
drawing-talat-move = Au tour de { $seat }
drawing-talat-frozen = figé
drawing-talat-zihin = Zihin
drawing-talat-tower = tour { $sides ->
    [3] triangulaire
    [4] carrée
   *[6] hexagonale
} de hauteur { $height }
drawing-talat-captured = Prise : { drawing-talat-tower }
drawing-talat-hand = À placer : { drawing-talat-tower }
drawing-talat-points = { $captures } pour les prises, { $lines } pour les lignes de départ adverses
drawing-talat-boards = { $frozen ->
    [0] Aucun plateau n’est figé.
    [one] Le plateau { $boards } est figé.
   *[other] Les plateaux { $boards } sont figés.
}
drawing-talat-seat = { $seat } (couleur { $colour }) : { drawing-points }, { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
} sur les plateaux, { $captured ->
    [one] { $captured } prise
   *[other] { $captured } prises
}.
