# Why a move of Titicaca is good: what the move does, told without saying who makes it.

titicaca-idea-surely-first = Nobody can beat { $bid }, and less might not be first.
titicaca-idea-first-matters = Being first matters here: the best field is worth about { $number } points more than the next.
titicaca-idea-scarce = { $number ->
    [one] There is only one field: nobody can outbid this for it.
   *[other] There are only { $number } fields: this bid is sure to get one.
}
titicaca-idea-keeps-weapons = { $number ->
    [one] Keeps a weapon, which scores a point after this round.
   *[other] Keeps { $number } weapons, which score a point each after this round.
}
titicaca-idea-one-is-enough = There are { $number } fields, enough for everybody: one weapon gets a village.
titicaca-idea-saves = The fields are worth about the same, so being first is not worth much.
titicaca-idea-worth-it = The best field is worth about { $number } points, which justifies a high bid.
titicaca-idea-even-share = About an even share of the weapons for the { $number } lakes up to the next scoring.
titicaca-idea-over-share = A little more than { $seat } can spend on each lake up to the next scoring.
titicaca-idea-passes = No field here is worth much: keeps the weapons for other lakes.
titicaca-idea-village = { $number ->
    [one] Worth a point in the regions as they stand.
   *[other] Worth { $number } points in the regions as they stand.
}
titicaca-idea-chain = Makes the longest chain { $number } villages long.
titicaca-idea-village-costs = { $number ->
    [one] Can cost { $seat } a point.
   *[other] Can cost { $seat } { $number } points.
}
titicaca-idea-blocks-chain = Keeps { $seat } from a chain of { $number } villages.
titicaca-idea-scored-soon = Touches lake { $lake }, so it is scored after that round.
titicaca-idea-lakes = Touches { $number } lakes: they score for the region and decide ties.
titicaca-idea-room = { $number ->
    [one] The chain can grow here: a free field next to it comes up later.
   *[other] The chain can grow here: { $number } free fields next to it come up later.
}
titicaca-idea-region = { $number ->
    [one] Gains a point in the regions as they stand.
   *[other] Gains { $number } points in the regions as they stand.
}
titicaca-idea-region-costs = { $number ->
    [one] Costs { $seat } a point.
   *[other] Costs { $seat } { $number } points.
}
titicaca-idea-stays-apart = { $step ->
    [join] Joining would help a rival more, by { $number } points.
   *[merge] Merging would help a rival more, by { $number } points.
}
titicaca-idea-tie = { $number ->
    [one] The temple decides a tie, for one point.
   *[other] The temple decides a tie, for { $number } points.
}
titicaca-idea-guards-tie = { $number ->
    [one] With the temple a tie can’t be lost, for one point.
   *[other] With the temple a tie can’t be lost, for { $number } points.
}
titicaca-idea-close = { $number ->
    [one] The temple would decide a tie here, for one point.
   *[other] The temple would decide a tie here, for { $number } points.
}
titicaca-idea-keeps-temple = There is no tie for a temple to decide yet, so it stays in hand.
titicaca-idea-about-worth = Bids a little less than the best field is worth, about { $number } points.
titicaca-idea-outbids-poor = More than { $seats } can bid.
titicaca-idea-cheap-try = There are fewer fields than players, and bids that get none are taken back: a low bid risks little.
titicaca-idea-beats-one = Two weapons go before everyone who bids just one.
titicaca-idea-no-gain = { $step ->
    [join] Joining would gain nothing as things stand.
   *[merge] Merging would gain nothing as things stand.
}
titicaca-idea-leads-region = { $points ->
    [one] Nobody has more villages in the region this makes, which is worth a point.
   *[other] Nobody has more villages in the region this makes, which is worth { $points } points in all.
}
titicaca-idea-greater-temple = The greater temple wins a tie even against a small one.
titicaca-idea-smaller-temple = The smaller temple will do here, and the greater one stays in hand.
titicaca-idea-temple-waits = { $number ->
    [one] Rivals can still come into this region, over a free field: the temple is ready for a tie.
   *[other] Rivals can still come into this region, over { $number } free fields: the temple is ready for a tie.
}
