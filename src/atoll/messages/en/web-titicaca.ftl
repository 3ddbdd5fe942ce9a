# Titicaca in the browser.

## Home

web-game-titicaca = Titicaca
web-game-titicaca-line = Bid in secret for fifteen lakes, then draw the borders. 2 to 5 players

## A new table

web-given-country = Country
web-given-country-line = Usually the twelve tiles are shuffled. A named country is always the same. You can also copy the one on your table at home.
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
web-titicaca-steps = Steps of a turn
web-titicaca-step-village = Village
web-titicaca-step-join = Join
web-titicaca-step-merge = Merge
web-titicaca-step-temple = Temple
web-titicaca-village = Village ({ $terrain })
web-titicaca-join = Join a region
web-titicaca-join-not = Leave it alone
web-titicaca-merge = Merge two regions
web-titicaca-merge-not = Don’t merge
web-titicaca-temple = Temple +{ $value }
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
web-titicaca-tip-points = Points so far. Regions score after lakes 5 and 10, and at the end.
web-titicaca-tip-weapons = Weapons to bid with. Unspent ones score a point each.
web-titicaca-tip-chain = Longest chain of connected villages: { $chain }. It brings 3 weapons per village, and 3 points each at the end.
web-titicaca-tip-temples = Temples break ties: +1 or +2. Only their owner sees the value of a face-down temple.
web-titicaca-tip-arrow = Wins ties between bids.
web-titicaca-tip-temple = Temple of { $seat }: { $value ->
    [0] face down
   *[other] +{ $value } in ties
}
web-titicaca-before = Before
web-titicaca-score-weapons = Weapons in stock
web-titicaca-score-villages = Villages
web-titicaca-score-chains = Longest chain × 3
web-titicaca-score-region = { titicaca-region }: { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}, { $lakes ->
    [one] { $lakes } lake
   *[other] { $lakes } lakes
}
web-titicaca-score-legend = In brackets: villages counted, then the total that breaks a tie.

## Bids turn over

web-titicaca-name = { $you ->
    [yes] You
   *[no] { $seat }
}
web-titicaca-continue = Continue
web-titicaca-bids-in = All bids are in
web-titicaca-bids-up = The bids are up
web-titicaca-bids-extra = Extra round
web-titicaca-bids-count = { $bids ->
    [0] No bids
    [one] One bid
   *[other] { $bids } bids
} for { $fields ->
    [one] one field.
   *[other] { $fields } fields.
}
web-titicaca-bids-tie-arrow = { $first_you ->
    [yes] You and { $others } tie at { $bid }: you hold the arrow, so you go first.
   *[no] { $seats } tie at { $bid }: { $first_seat } holds the arrow and goes first.
}
web-titicaca-bids-tie-nearer = { $first_you ->
    [yes] You and { $others } tie at { $bid }: you come first after the arrow.
   *[no] { $seats } tie at { $bid }: { $first_seat } comes first after the arrow.
}
web-titicaca-bids-first = { $you ->
    [yes] You choose a field
   *[no] { $seat } chooses a field
}
web-titicaca-bids-then = { $you ->
    [yes] then you
   *[no] then { $seat }
}
web-titicaca-bids-back = { $you ->
    [yes] You take your { $bid } back
   *[no] { $seat } takes { $bid } back
}
web-titicaca-bids-choose = Choose a field
web-titicaca-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-titicaca-no-field = no field
web-titicaca-no-bid = no bid
web-titicaca-bid-why-highest = Highest bid
web-titicaca-bid-why-arrow = Arrow wins the tie
web-titicaca-bid-why-nearer = First after the arrow
web-titicaca-bid-why-tied = Tied with { $you ->
    [yes] you
    [among] you and { $others }
   *[no] { $seats }
}
web-titicaca-bid-why-fields = { $fields ->
    [one] Only one field
   *[other] Only { $fields } fields
}
web-titicaca-bid-why-nothing = Sits this lake out
web-titicaca-pays = pays { $bid }, keeps { $keeps }
web-titicaca-takes-back = takes { $bid } back, keeps { $keeps }
web-titicaca-keeps = keeps { $keeps }
web-titicaca-you-play = { $place ->
    [1] You play first
    [2] You play second
    [3] You play third
   *[other] You play { $place }th
}
web-titicaca-you-back = No field is left for you: you take your bid back
web-titicaca-you-out = You sit this lake out
web-titicaca-plays-first = { $seat } plays first
web-titicaca-glowing = { $fields ->
    [one] Place a village on the glowing field
   *[other] Place a village on one of the { $fields } glowing fields
}

## What a bid means

web-titicaca-stake = { $fields ->
    [one] One open field
   *[other] { $fields } open fields
} for { $players } players.
web-titicaca-stake-ties = Ties go to { $seats }, in this order.
web-titicaca-stake-score = { $lake ->
    [0] Unspent weapons score a point each in the final scoring.
   *[other] Unspent weapons score a point each after lake { $lake }.
}
web-titicaca-stake-none = You sit this lake out and keep { $keeps }.
web-titicaca-stake-keep = If you get a field, you keep { $keeps }.

## The scoring show

web-titicaca-bid-now = Bid now
web-titicaca-to-totals = Skip to totals
web-titicaca-show-after = Scoring after lake { $lake }
web-titicaca-show-final = Final scoring
web-titicaca-show-of = { $heading } · region { $number } of { $of }
web-titicaca-show-region = { $count ->
    [0] Region without a lake
    [one] Region at lake { $lakes }
   *[other] Region at lakes { $lakes }
}
web-titicaca-show-region-with = { $region } with { $terrains }
web-titicaca-show-worth = { $fields ->
    [one] 1 field: its terrain is worth 1 point
   *[other] { $fields } fields: each terrain is worth { $fields } points
}
web-titicaca-show-weapons = Weapons in stock
web-titicaca-show-weapons-line = One point for each weapon
web-titicaca-show-villages = Villages
web-titicaca-show-villages-line = One point for each village
web-titicaca-show-chains = Longest chain
web-titicaca-show-chains-line = Three points for each village in it
web-titicaca-show-temples = Temples go back
web-titicaca-show-temples-line = Temples in scored regions return to their owners
web-titicaca-show-new-weapons = New weapons
web-titicaca-show-new-weapons-line = Weapons to bid with, not points
web-titicaca-show-totals = Totals
web-titicaca-show-totals-line = Every total with its parts
web-titicaca-show-final-line = How the game ended
web-titicaca-show-most = Most villages
web-titicaca-show-winners = { $you ->
    [yes] You
   *[other] { $seats }
}
web-titicaca-show-holdings = { $villages } + 3 × { $chain } in a chain
web-titicaca-show-so-far = Total so far
web-titicaca-show-working = Working
web-titicaca-show-then = Temples in scored regions go back to their owners. Then everyone gets new weapons.
web-titicaca-why-only = { $most ->
    [one] only village
   *[other] only villages
}
web-titicaca-why-most = { $most } to { $second }
web-titicaca-why-tie = tied at { $most }, { $sum } to { $next }
web-titicaca-why-shared = tied at { $sum }, { $each } each
web-titicaca-tie-break = Tie-break: lakes next to those villages, plus temples
web-titicaca-tie-sum = { $lakes ->
    [one] { $lakes } lake
   *[other] { $lakes } lakes
}{ $temples ->
    [0] { "" }
   *[other] { " " }+ { $temples }
}
web-titicaca-from-before = { $points } before
web-titicaca-from-weapons = { $points } weapons
web-titicaca-from-villages = { $points } villages
web-titicaca-from-chains = { $points } chain
web-titicaca-from-region = { $points } regions

## What a hint gives away: a move without its last part

puzzling-titicaca-bid = Bid
puzzling-titicaca-village = Village
puzzling-titicaca-join = Join a region, or leave it alone
puzzling-titicaca-merge = Merge regions, or leave them apart
puzzling-titicaca-merge-this = Merge two regions
puzzling-titicaca-temple = Temple, or keep it
puzzling-titicaca-temple-this = Temple
