# Titicaca: what happens, why a move is refused (by rule id), what is wrong with a country.

titicaca-terrain = { $terrain ->
    [F] forest
    [M] mountain
    [S] savanna
    [P] pampa
   *[G] prairie
}

## What happens

titicaca-slot = Country tile: { $tile }.
titicaca-arrow = { $you ->
    [yes] You take the arrow.
   *[no] { $seat } takes the arrow.
}
titicaca-round = Lake { $lake }: everyone bids in secret.
titicaca-extra-round = Extra round { $number }: every empty field is open, everyone bids in secret.
titicaca-round-head = Lake { $lake }
titicaca-extra-round-head = Extra round { $number }
titicaca-scoring-head = { $lake ->
    [0] Final scoring
   *[other] Scoring after lake { $lake }
}
titicaca-end-head = The end
titicaca-skipped = Lake { $lake } is skipped: no empty field borders it.
titicaca-bid = { $seen ->
    [yes] { $you ->
        [yes] You bid { $bid }.
       *[no] { $seat } bids { $bid }.
    }
   *[no] { $seat } has bid.
}
titicaca-bid-shown = { $you ->
    [yes] You bid { $bid }.
   *[no] { $seat } bids { $bid }.
}
titicaca-no-bids = Nobody bid for this lake.
titicaca-order = Order: { $seats }.
titicaca-bid-back = { $you ->
    [yes] No field is left for you. You take your { $bid } back.
   *[no] No field is left for { $seat }, who takes { $bid } back.
}
titicaca-turn = { $you ->
    [yes] You pay { $paid } and have { $stock } left.
   *[no] { $seat } pays { $paid } and has { $stock } left.
}
titicaca-village = { $you ->
    [yes] You place a village on { titicaca-terrain }.
   *[no] { $seat } places a village on { titicaca-terrain }.
}
titicaca-joined = { $you ->
    [yes] You join the field to a region.
   *[no] { $seat } joins the field to a region.
}
titicaca-merged = { $you ->
    [yes] You merge two regions.
   *[no] { $seat } merges two regions.
}
titicaca-temple = { $seen ->
    [yes] { $you ->
        [yes] You place your +{ $value } temple.
       *[no] { $seat } places the +{ $value } temple.
    }
   *[no] { $seat } places a temple face down.
}
titicaca-passed = { "" }
titicaca-scoring = { $lake ->
    [0] Final scoring.
   *[other] Scoring after lake { $lake }.
}
titicaca-temple-shown = { $you ->
    [yes] You reveal a temple: +{ $value }.
   *[no] { $seat } reveals a temple: +{ $value }.
}
titicaca-region = { $count ->
    [0] Region without a lake
    [one] Region of lake { $numbers }
   *[other] Region of lakes { $numbers }
}
titicaca-category-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
titicaca-category-for = { $you ->
    [yes] you
    [among] you and { $others }
   *[no] { $seats }
}
titicaca-category = { titicaca-region }, { $category ->
    [all] most villages
    [F] forest
    [M] mountain
    [S] savanna
    [P] pampa
   *[G] prairie
}: { $how ->
    [shared] { titicaca-category-points } each for { titicaca-category-for }, still level at { $sum } after the tie-break.
    [tie] { titicaca-category-points } for { titicaca-category-for }, with { $sum } in the tie-break.
   *[most] { titicaca-category-points } for { titicaca-category-for }.
}
titicaca-points-weapons = { $you ->
    [yes] You score { $points } for your weapons.
   *[no] { $seat } scores { $points } for weapons.
}
titicaca-points-villages = { $you ->
    [yes] You score { $points }: { $villages } for villages, 3 × { $chain } for your longest chain.
   *[no] { $seat } scores { $points }: { $villages } for villages, 3 × { $chain } for the longest chain.
}
titicaca-points = { $you ->
    [yes] You score { $points } and now have { $score }.
   *[no] { $seat } scores { $points } and now has { $score }.
}
titicaca-temple-back = { $you ->
    [yes] You take a temple back.
   *[no] { $seat } takes a temple back.
}
titicaca-new-weapons = { $you ->
    [yes] You get { $weapons } new weapons: { $villages } for villages, 3 × { $chain } for your longest chain. You have { $stock }.
   *[no] { $seat } gets { $weapons } new weapons: { $villages } for villages, 3 × { $chain } for the longest chain. Now { $stock }.
}
titicaca-end = { $reason ->
    [full] The country is full: game over.
    [weapons] Nobody has any weapons left: game over.
   *[no-bids] Nobody bid in the extra round: game over.
}
titicaca-won = { $you ->
    [yes] You win with { $score } points!
    [among] You and { $others } win together with { $score } points each!
   *[no] { $count ->
        [one] { $seats } wins with { $score } points.
       *[other] { $seats } win together with { $score } points each.
    }
}

## Refusals

C-SET-3 = { $you ->
    [yes] You have { $stock } weapons and can’t bid { $bid }.
   *[no] { $seat } has { $stock } weapons and can’t bid { $bid }.
}
C-BID-1 = { $why ->
    [no-weapons] { $you ->
        [yes] You have no weapons left and can only bid 0.
       *[no] { $seat } has no weapons left and can only bid 0.
    }
   *[step] First everyone bids, for example “bid 3”.
}
C-BID-2 = Bids are revealed once everyone has bid, so the last bid, by { $seat }, can’t stay hidden.
C-VIL-1 = { $why ->
    [no-field] You can’t build a village here.
    [occupied] { $owner_you ->
        [yes] Your village is already here.
       *[no] { $owner_seat }’s village is already here.
    }
    [lake] This field doesn’t border lake { $lake }.
   *[step] First place a village, for example “village 1,0”.
}
C-JOIN-1 = { $why ->
    [no-region] There is no region { $region }. Regions are named by their smallest hex.
    [itself] That is the new field itself.
    [apart] That region isn’t next to your new field.
    [terrain] That region already contains { titicaca-terrain }.
   *[step] Join the new field to a region (“join 0,1”), or leave it alone (“join -”).
}
C-MRG-1 = { $why ->
    [no-region] There is no region { $region }. Regions are named by their smallest hex.
    [new-field] Your new field is in one of these regions. Merge two others.
    [no-border] These regions don’t share a border.
    [no-village] { $you ->
        [yes] You have no village in either region.
       *[no] { $seat } has no village in either region.
    }
    [not-adjacent] Neither region is adjacent to the region of your new field.
    [terrain] Each of the two regions must have a terrain that the other lacks.
   *[step] Merge two other regions (“merge -2,0 0,1”), or don’t (“merge -”).
}
C-TMP-1 = { $why ->
    [not-in-hand] You don’t have the +{ $value } temple in hand.
    [no-village] You have no village here.
    [temple] There is already a temple here.
    [not-adjacent] This region is neither that of your new field nor adjacent to it.
   *[step] Place a temple (“temple 1,0 2”), or keep it (“temple -”).
}

## Wrong input

titicaca-no-move = “{ $move }” isn’t a Titicaca move. Examples: bid 5 · village 1,0 · join 0,1 · join - · merge -2,0 0,1 · merge - · temple 1,0 2 · temple -
titicaca-merge-order = “{ $move }” must name two regions, the smaller one first (compare the first numbers, then the second).
titicaca-tie-unseen = The temple on { $field } decided a tie and was revealed, so the record must include its value.
titicaca-setup-part = A Titicaca setup has “country” and “arrow”, but no “{ $part }”.
titicaca-option-weapons = “{ $weapons }” isn’t a number of weapon points for a small game; choose from 1 to { $most }.
titicaca-option-temples = “{ $temples }” isn’t possible: say both, together with weapons, for a small game with temples.
titicaca-setup-arrow = The arrow can’t go to “{ $arrow }”. It must be a seat from 0 to { $most }.
titicaca-setup-order = The setup has an arrow but no country.
titicaca-country-object = The country must be an object such as {"{"}"0,0": "F", "1,0": "12"{"}"}.
titicaca-country-hex = “{ $hex }” isn’t a hex. Write hexes like 3,-1.
titicaca-country-shown = Hex { $hex } can’t be “{ $shown }”. Use F, M, S, P, G or a lake from 1 to 15.
titicaca-country-lake = Lake { $lake } appears twice, on { $hex } and { $other }.
titicaca-country-alone = Field { $hex } touches no other hex of the country.
titicaca-country-large = The country has { $hexes } hexes. The maximum is { $most }.
titicaca-country-empty = The country has no field for a village.
titicaca-country-name = There is no country “{ $name }”. Named countries: { $names }. You can also give your own as a map or hex by hex.
titicaca-map-empty = This text contains no map.
titicaca-map-column = Line { $line }, column { $column }: no hex can be at “{ $shown }”. Hexes are { $pitch } columns apart; every other line is shifted by half of that.
titicaca-map-word = “{ $word }” isn’t expected here. Possible: { $words }.
titicaca-map-numbers = The line “{ $word }” doesn’t have the right numbers.
titicaca-picture-seat = There is no seat { $seat_number } in this game.
titicaca-picture-list = “stocks” and “scores” need { $players } numbers, one per seat.
titicaca-picture-fit = The line “{ $word }” doesn’t fit the rest of this position.

## In the terminal

cli-titicaca-round = { $fields ->
    [one] Lake { $lake }: 1 empty field
   *[other] Lake { $lake }: { $fields } empty fields
}
cli-titicaca-extra = { $fields ->
    [one] Extra round { $number }: 1 empty field
   *[other] Extra round { $number }: { $fields } empty fields
}
cli-titicaca-ask = { $step ->
    [bidding] { $seat }: bid from 0 to { $stock }, for example { $example }
    [village] { $seat }: place a village, for example { $example }
    [join] { $seat }: join the new field to a region, for example { $example }, or - to leave it alone
    [merge] { $seat }: merge two other regions, for example { $example }, or - for none
   *[temple] { $seat }: place a temple, for example { $example }, or - to keep it
}
cli-titicaca-guide =
    { $stick } is a border stick; inside a region there are none; { $dot } just separates hexes.
    A village shows its owner's sign, +? is a face-down temple; the arrow is next to a name.
    5           bid 5 (you take part only if you bid 1 or more)
    1,-2        place a village there
    0,1         join the region of 0,1; any of its fields will do
    -2,0 0,1    merge the regions of these two fields
    1,0 2       place the +2 temple on 1,0
    -           skip joining, merging or the temple
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
cli-titicaca-total = total
