# Bilder von Stellungen (SVG): was unter einem Brett steht und was das Bild in Worten sagt.

drawing-seat = Sitz { $number }
drawing-title = { $game }: { $status }
drawing-winners = { $count ->
    [one] { $seats } gewinnt
   *[other] { $seats } gewinnen gemeinsam
}
drawing-place = { $place }.
drawing-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
