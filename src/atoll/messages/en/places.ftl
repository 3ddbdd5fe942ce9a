# Places on a board, in words: they stand behind a piece, a move or a colon, without an article.

place-numbered = { $place }, { $number } of { $count }
