# Titicaca: what happens, why a move is refused (by rule id), what is wrong with a country.

titicaca-terrain = { $terrain ->
    [F] forest
    [M] mountain
    [S] savanna
    [P] pampa
   *[G] prairie
}

## What happens

titicaca-slot = A tile of the country is laid: { $tile }.
titicaca-arrow = { $seat } takes the arrow.
titicaca-round = The round of lake { $lake } begins. All bid in secret.
titicaca-extra-round = Extra round { $number } begins: every empty field is open. All bid in secret.
titicaca-skipped = Lake { $lake } is skipped: there is no empty field next to it.
titicaca-bid = { $seen ->
    [yes] { $seat } bids { $bid }.
   *[no] { $seat } has bid.
}
titicaca-bid-shown = { $seat } bids { $bid }.
titicaca-no-bids = Nobody takes part in this round.
titicaca-order = Order of play: { $seats }.
titicaca-bid-back = { $seat } finds no field left and takes { $bid } back.
titicaca-turn = { $seat } pays { $paid } and has { $stock } left.
titicaca-village = { $seat } puts a village on { $field } ({ titicaca-terrain }).
titicaca-joined = { $seat } adds { $field } to region { $region }.
titicaca-merged = { $seat } unites the regions { $region } and { $other }.
titicaca-temple = { $seen ->
    [yes] { $seat } puts the +{ $value } temple on { $field }.
   *[no] { $seat } puts a temple on { $field }, face down.
}
titicaca-passed = { $step ->
    [join] { $seat } joins no region.
    [merge] { $seat } unites no regions.
   *[temple] { $seat } puts no temple.
}
titicaca-scoring = { $lake ->
    [0] Final scoring.
   *[other] Scoring after lake { $lake }.
}
titicaca-temple-shown = { $seat } shows the temple on { $field }: +{ $value }.
titicaca-category = Region { $region }, { $category ->
    [all] villages in all
    [F] forest
    [M] mountain
    [S] savanna
    [P] pampa
   *[G] prairie
}: { $how ->
    [shared] still tied at { $sum }, { $seats } score { $points } each.
    [tie] tied, with { $sum } { $seats } wins it and scores { $points }.
   *[most] { $seats } has most villages and scores { $points }.
}
titicaca-points-weapons = { $points ->
    [one] { $seat } scores { $points } point for weapons in stock.
   *[other] { $seat } scores { $points } points for weapons in stock.
}
titicaca-points-villages = { $seat } scores { $points } points: { $villages } for villages, 3 × { $chain } for the longest chain.
titicaca-points = { $points ->
    [one] { $seat } scores { $points } point in this scoring and has { $score }.
   *[other] { $seat } scores { $points } points in this scoring and has { $score }.
}
titicaca-temple-back = { $seat } takes the temple on { $field } back.
titicaca-new-weapons = { $seat } gets { $weapons } new weapons: { $villages } for villages, 3 × { $chain } for the longest chain. The stock is { $stock }.
titicaca-end = { $reason ->
    [full] No field is empty: the game ends.
    [weapons] Nobody has weapons left: the game ends.
   *[no-bids] Nobody bid in an extra round: the game ends.
}
titicaca-won = { $count ->
    [one] { $seats } wins with { $score } points.
   *[other] { $seats } share the victory with { $score } points each.
}

## Refusals

C-SET-3 = { $seat } has { $stock } weapon points and cannot bid { $bid }.
C-BID-1 = { $why ->
    [no-weapons] { $seat } has no weapons and can only bid 0.
   *[step] All players bid first, for example “bid 3”.
}
C-BID-2 = The bids are shown when all are in: the bid of { $seat }, the last one, cannot stay hidden.
C-VIL-1 = { $why ->
    [no-field] { $field } is no field of the country.
    [occupied] On { $field } stands a village of { $owner_seat }.
    [lake] { $field } does not lie next to lake { $lake }.
   *[step] A turn begins with a village, for example “village 1,0”.
}
C-JOIN-1 = { $why ->
    [no-region] No region is called { $region }; a region's name is its smallest hex.
    [itself] { $region } is the new field itself.
    [apart] Region { $region } has no field next to the new field { $field }.
    [terrain] Region { $region } already holds { titicaca-terrain }, the terrain of the new field.
   *[step] Now the new field can be added to a region (“join 0,1”) or not (“join -”).
}
C-MRG-1 = { $why ->
    [no-region] No region is called { $region }; a region's name is its smallest hex.
    [new-field] Region { $region } holds the new field; only two other regions can be united.
    [no-border] Regions { $region } and { $other } share no border.
    [no-village] Neither region { $region } nor region { $other } holds a village of { $seat }.
    [not-adjacent] Neither region { $region } nor region { $other } is adjacent to the region of the new field.
    [terrain] Regions { $region } and { $other } must each hold a terrain that the other lacks.
   *[step] Now two other regions can be united (“merge -2,0 0,1”) or not (“merge -”).
}
C-TMP-1 = { $why ->
    [not-in-hand] The +{ $value } temple is not in the hand.
    [no-village] On { $field } stands no village of your own.
    [temple] There is a temple on { $field } already.
    [not-adjacent] The region of { $field } is neither that of the new field nor adjacent to it.
   *[step] Now a temple can be put (“temple 1,0 2”) or not (“temple -”).
}

## Wrong input

titicaca-no-move = “{ $move }” is no move of Titicaca. Moves are: bid 5 · village 1,0 · join 0,1 · join - · merge -2,0 0,1 · merge - · temple 1,0 2 · temple -
titicaca-merge-order = “{ $move }” must name two regions, the smaller name first (compared by the first number, then the second).
titicaca-tie-unseen = The temple on { $field } counted in a tie and was shown, so its value must stand in the record.
titicaca-setup-part = A set-up of Titicaca has no part “{ $part }”; it has “country” and “arrow”.
titicaca-setup-arrow = The arrow cannot be with “{ $arrow }”; it must be with a seat from 0 to { $most }.
titicaca-setup-order = The set-up has an arrow but no country; the country is drawn first.
titicaca-country-object = The country must be an object from hexes to what is there, like {"{"}"0,0": "F", "1,0": "12"{"}"}.
titicaca-country-hex = “{ $hex }” in the country is no hex; a hex is written like 3,-1.
titicaca-country-shown = Hex { $hex } cannot show “{ $shown }”; it can show F, M, S, P, G or a lake from 1 to 15.
titicaca-country-lake = Lake { $lake } is there twice, on { $hex } and on { $other }; each lake can be there once.
titicaca-country-alone = Field { $hex } touches no other hex of the country.
titicaca-country-large = The country has { $hexes } hexes; it can have { $most } at most.
titicaca-country-empty = The country has no field that a village could stand on.
titicaca-country-name = There is no country “{ $name }”. By name there are: { $names }. One of your own can be given as a map or hex by hex.
titicaca-map-empty = There is no map in this text.
titicaca-map-column = Line { $line }, column { $column }: “{ $shown }” does not stand where a hex can be. Hexes stand { $pitch } columns apart, in every second line shifted by half of that.
titicaca-map-word = “{ $word }” is not expected here; there can be: { $words }.
titicaca-map-numbers = The line “{ $word }” has the wrong number of numbers, or something that is none.
titicaca-picture-seat = There is no seat { $seat_number } in this picture's game.
titicaca-picture-list = “stocks” and “scores” need { $players } numbers, one a seat.

## In the terminal

cli-titicaca-round = { $fields ->
    [one] Round of lake { $lake }: 1 empty field
   *[other] Round of lake { $lake }: { $fields } empty fields
}
cli-titicaca-extra = { $fields ->
    [one] Extra round { $number }: 1 empty field
   *[other] Extra round { $number }: { $fields } empty fields
}
cli-titicaca-ask = { $step ->
    [bidding] { $seat }: bid from 0 to { $stock }, for example { $example }
    [village] { $seat }: put a village, for example { $example }
    [join] { $seat }: add the new field to a region, for example { $example }, or - to leave it alone
    [merge] { $seat }: unite two other regions, for example { $example }, or - for none
   *[temple] { $seat }: put a temple, for example { $example }, or - for none
}
cli-titicaca-guide =
    { $stick } are border sticks; inside a region there are none; { $dot } only part hexes.
    A village is its owner's sign, +? a temple face down; the arrow stands behind a name.
    5           bid 5 (only a bid of 1 or more takes part)
    1,-2        put a village there
    0,1         join the region of 0,1: any of its fields will do
    -2,0 0,1    unite the regions of these two fields
    1,0 2       put the +2 temple on 1,0
    -           join, unite or put nothing
cli-titicaca-lake = lake
cli-titicaca-column = { $column ->
    [player] player
    [points] points
    [stock] weapons
    [bid] bid
    [temples] temples
    [villages] villages
   *[chain] chain
}
cli-titicaca-region = { $region }: { $fields ->
    [one] 1 field
   *[other] { $fields } fields
}, { $lakes ->
    [one] 1 lake
   *[other] { $lakes } lakes
}
cli-titicaca-category = { $category ->
    [all] all villages
    [F] forest
    [M] mountain
    [S] savanna
    [P] pampa
   *[G] prairie
}
cli-titicaca-weapons = weapons in stock
cli-titicaca-villages = villages
cli-titicaca-chain = longest chain × 3
cli-titicaca-total = in all
