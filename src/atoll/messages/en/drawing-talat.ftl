# Talat in pictures of positions (SVG).

drawing-talat-put = { $seat } to place a tower
drawing-talat-put-zihin = { $seat } to place a tower of the Zihin
drawing-talat-move = { $seat } to move
drawing-talat-frozen = frozen
drawing-talat-zihin = Zihin
drawing-talat-tower = { $sides ->
    [3] triangular
    [4] square
   *[6] hexagonal
} tower of height { $height }
drawing-talat-captured = Captured: { drawing-talat-tower }
drawing-talat-hand = To place: { drawing-talat-tower }
drawing-talat-points = { $captures } for captures, { $lines } for enemy start lines
drawing-talat-boards = { $frozen ->
    [0] No board is frozen.
    [one] Board { $boards } is frozen.
   *[other] Boards { $boards } are frozen.
}
drawing-talat-seat = { $seat } (colour { $colour }): { drawing-points }, { $towers ->
    [one] { $towers } tower
   *[other] { $towers } towers
} on the boards, { $captured } captured.
