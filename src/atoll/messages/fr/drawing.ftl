# Images de positions (SVG) : ce qui figure sous un plateau, et ce que l’image dit en mots.

drawing-seat = Siège { $number }
drawing-title = { $game } : { $status }
drawing-winners = { $count ->
    [one] { $seats } gagne
   *[other] { $seats } se partagent la victoire
}
drawing-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
drawing-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
