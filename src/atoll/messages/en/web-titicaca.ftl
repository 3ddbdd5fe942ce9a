# Titicaca in the browser.

## Home

web-game-titicaca = Titicaca
web-game-titicaca-line = Bid in secret for fifteen lakes, then draw the borders. 2 to 5 players

## A new table

web-given-country = Country
web-given-country-line = Normally the twelve tiles are shuffled. A named country is always the same. You can also copy one from your table at home.
web-given-country-drawn = Shuffled tiles
web-given-country-crescent = The crescent
web-given-country-isthmus = The isthmus
web-given-country-ring = The ring
web-given-country-twins = Two islands
web-given-country-own = My own
web-given-country-text = Country: a map, or the JSON of a game

## When it is over

web-reason-titicaca-full = The country is full.
web-reason-titicaca-weapons = Nobody has any weapons left.
web-reason-titicaca-no-bids = Nobody bid in an extra round.

## At the table

web-ask-titicaca-bid = Lake { $lake }: waiting for bids from { $seats }.
web-ask-titicaca-bid-you = Lake { $lake }: make your secret bid.
web-ask-titicaca-extra = Extra round: waiting for bids from { $seats }.
web-ask-titicaca-extra-you = Extra round: bid for any empty field.
web-ask-titicaca-village = { $seat } is placing a village.
web-ask-titicaca-village-you = Your turn: place a village on a marked field.
web-ask-titicaca-join = { $seat } may join the new field to a region.
web-ask-titicaca-join-you = Join your new field to a region next to it, or leave it alone.
web-ask-titicaca-merge = { $seat } may merge two regions.
web-ask-titicaca-merge-you = Merge two other regions, or leave them apart.
web-ask-titicaca-temple = { $seat } may place a temple.
web-ask-titicaca-temple-you = Place a temple face down on one of your villages, or keep it.
web-ask-titicaca-over = Game over
web-ask-titicaca-over-you = Game over
web-ask-titicaca-drawing = The country is being laid out.
web-ask-titicaca-drawing-you = The country is being laid out.
web-titicaca-terrain-F = forest
web-titicaca-terrain-M = mountain
web-titicaca-terrain-S = savanna
web-titicaca-terrain-P = pampa
web-titicaca-terrain-G = prairie
web-titicaca-all = all villages
web-titicaca-card-points = Points
web-titicaca-card-villages = Villages
web-titicaca-lake = Lake { $lake }
web-titicaca-choose = Choose { $field }
web-titicaca-steps = Steps of a turn
web-titicaca-step-village = Village
web-titicaca-step-join = Join
web-titicaca-step-merge = Merge
web-titicaca-step-temple = Temple
web-titicaca-village = Village on { $field } ({ $terrain })
web-titicaca-join = Join region { $region }
web-titicaca-join-not = Leave it alone
web-titicaca-merge = Merge { $one } and { $other }
web-titicaca-merge-not = Don’t merge
web-titicaca-temple = Temple +{ $value } on { $field }
web-titicaca-temple-not = Keep temples
web-titicaca-bid = Your secret bid (0 to { $most })
web-titicaca-seal = Bid { $bid }
web-titicaca-bid-made = You bid { $bid }
web-titicaca-bid-in = { $seat } has bid
web-titicaca-keep = Keep { $bid }
web-titicaca-region = Region of { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
} by { $lakes ->
    [one] { $lakes } lake
   *[other] { $lakes } lakes
}
web-titicaca-weapons = { $count ->
    [one] weapon
   *[other] weapons
}
web-titicaca-villages = { $count ->
    [one] { $count } village
   *[other] { $count } villages
} (chain { $chain })
web-titicaca-temples = { $count ->
    [one] { $count } temple in hand
   *[other] { $count } temples in hand
}
web-titicaca-bids = bids { $bid }
web-titicaca-arrow = arrow
web-titicaca-before = Before
web-titicaca-score-weapons = Weapons in stock
web-titicaca-score-villages = Villages
web-titicaca-score-chains = Longest chain × 3
web-titicaca-score-region = Region { $region }: { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}, { $lakes ->
    [one] { $lakes } lake
   *[other] { $lakes } lakes
}
web-titicaca-score-legend = In brackets: villages counted, then the total that breaks a tie.

## What a hint gives away: a move without its last part

puzzling-titicaca-bid = Bid
puzzling-titicaca-village = Village
puzzling-titicaca-join = Join a region, or leave it alone
puzzling-titicaca-merge = Merge regions, or leave them apart
puzzling-titicaca-merge-this = Merge { $field } with another region
puzzling-titicaca-temple = Temple, or keep it
puzzling-titicaca-temple-this = Temple on { $field }
