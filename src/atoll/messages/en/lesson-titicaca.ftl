# Titicaca's lesson.

lesson-titicaca-bid = Bidding, and a village
lesson-titicaca-bid-about = You are red. There is a round for each lake, over the empty fields around it. All bid weapons in secret, all at once; you have 20.
lesson-titicaca-bid-weapons = It is the round of lake 4, the bright one. Bid some weapons: whoever bids more chooses first.
lesson-titicaca-bid-weapons-not = With a bid of 0 you take no part in the round. Bid at least 1.
lesson-titicaca-bid-weapons-done = The bids are shown, and who plays pays. Blue bid 2, purple nothing.
lesson-titicaca-bid-village = Your turn: put a village on an empty field next to lake 4.
lesson-titicaca-bid-village-not = That is no village. Choose one of the marked fields.
lesson-titicaca-bid-village-done = The field is now a region of its own, with borders around it.

lesson-titicaca-join = Joining a region
lesson-titicaca-join-about = After the village you may add the new field to a neighbouring region, if that region holds no field of the same terrain. The villages in a region may belong to different players.
lesson-titicaca-join-region = Your new savanna lies beside blue's region of forest and mountain. Add it there.
lesson-titicaca-join-region-not = That would be allowed, but the larger region on the left is worth more.
lesson-titicaca-join-region-done = The border is gone. One region now, with three terrains and two players in it.

lesson-titicaca-merge = Uniting two regions
lesson-titicaca-merge-about = Then you may unite two other regions that share a border. One of them must hold a village of yours, one must be adjacent to the region of your new field, and each must hold a terrain that the other lacks.
lesson-titicaca-merge-unite = Your new field is the savanna on the left. Unite your mountain with blue's pampa beside it.
lesson-titicaca-merge-unite-not = That unites nothing. Choose your mountain, then the pampa beside it.
lesson-titicaca-merge-unite-done = United. Adjacent, by the way, are also regions that touch the same lake.

lesson-titicaca-temple = Temples
lesson-titicaca-temple-about = At the end of a turn you may put one of your two temples, +1 or +2, face down on an own village: in the region of the new field or in an adjacent one. Temples break ties.
lesson-titicaca-temple-across = Your new field is the savanna. Put the +2 temple on your mountain across the lake.
lesson-titicaca-temple-across-not = Allowed, but the task is the +2 temple, on the mountain across the lake.
lesson-titicaca-temple-across-done = Nobody else knows its value. If it counts in a tie, it is shown.

lesson-titicaca-worth = What a region is worth
lesson-titicaca-worth-about = For each terrain in a region, whoever has most villages on it scores as many points as the region has fields. Whoever has most villages in all scores as many points as there are lakes around it. Touch a region to see how it stands.
lesson-titicaca-worth-most = The last turn of a small game. Blue has most villages in the large region. Your new mountain can change that.
lesson-titicaca-worth-most-not = Alone the mountain is worth 1 for its field and 2 for its lakes, and blue keeps the large region. Join it.
lesson-titicaca-worth-most-done = Four fields: 4 points for the prairie and 4 for the mountain. And two villages each, but yours touch more lakes: the 5 points for the lakes are yours as well. Regions are scored at the end, and after the lakes 5 and 10 those around them.

lesson-titicaca-play = Now play
lesson-titicaca-play-about = The beginning of a real game, against two gentle bots. Who overbids early has no weapons later; new ones come after lake 5, for villages and for chains of them.
lesson-titicaca-play-rounds = Play on as you like.
lesson-titicaca-play-rounds-done = Well played.
