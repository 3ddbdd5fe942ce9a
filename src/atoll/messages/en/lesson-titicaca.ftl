# Titicaca's lesson.

lesson-titicaca-bid = Bidding for a field
lesson-titicaca-bid-about = You are Red. Each lake has its round, for the empty fields around it. Everyone bids weapons in secret, at the same time. You have 20.
lesson-titicaca-bid-weapons = This is the round of lake 4, the bright one. Bid some weapons: the highest bid chooses first.
lesson-titicaca-bid-weapons-not = With a bid of 0 you sit this round out. Bid at least 1.
lesson-titicaca-bid-weapons-done = The bids are revealed, and everyone who plays pays. Blue bid 2, Purple nothing.
lesson-titicaca-bid-village = Your turn: place a village on an empty field next to lake 4.
lesson-titicaca-bid-village-not = That isn’t a village. Choose one of the marked fields.
lesson-titicaca-bid-village-done = Your field is now a region of its own, with borders all around.

lesson-titicaca-join = Joining a region
lesson-titicaca-join-about = After your village you may add the new field to a neighbouring region that doesn’t have this terrain yet. A region can hold villages of several players.
lesson-titicaca-join-region = Your new savanna is next to Blue’s region of forest and mountain. Add it there.
lesson-titicaca-join-region-not = That’s allowed, but the larger region on the left is worth more.
lesson-titicaca-join-region-done = The border is gone. It’s one region now, with three terrains and two players in it.

lesson-titicaca-merge = Merging two regions
lesson-titicaca-merge-about = Next you may merge two other regions that share a border. One of them must hold a village of yours, one must be adjacent to the region of your new field, and each must have a terrain that the other lacks.
lesson-titicaca-merge-unite = Your new field is the savanna on the left. Merge your mountain with Blue’s pampa next to it.
lesson-titicaca-merge-unite-not = That doesn’t merge anything. Choose your mountain, then the pampa next to it.
lesson-titicaca-merge-unite-done = Merged. By the way, regions on the same lake count as adjacent too.

lesson-titicaca-temple = Temples
lesson-titicaca-temple-about = At the end of your turn you may place one of your two temples, +1 or +2, face down on a village of yours: in the region of the new field or in an adjacent one. Temples break ties.
lesson-titicaca-temple-across = Your new field is the savanna. Place the +2 temple on your mountain across the lake.
lesson-titicaca-temple-across-not = That’s allowed, but try the +2 temple, on the mountain across the lake.
lesson-titicaca-temple-across-done = Nobody else knows its value. It is shown if it counts in a tie.

lesson-titicaca-worth = What a region is worth
lesson-titicaca-worth-about = For each terrain in a region, the player with the most villages on it scores as many points as the region has fields. The player with the most villages in all scores as many points as there are lakes around it. Touch a region to see who leads.
lesson-titicaca-worth-most = This is the last turn of a small game. Blue has the most villages in the large region. Your new mountain can change that.
lesson-titicaca-worth-most-not = On its own, the mountain is worth 1 for its field and 2 for its lakes, and Blue keeps the large region. Add it there.
lesson-titicaca-worth-most-done = Four fields: 4 points for the prairie and 4 for the mountain. You have two villages each, but yours touch more lakes, so the 5 points for the lakes are yours too. Regions score at the end, and those around lakes 5 and 10 also score after these lakes.

lesson-titicaca-play = Now play
lesson-titicaca-play-about = This is the start of a real game against two easy bots. Bid too much early and you have no weapons later. New ones come after lake 5, for villages and chains.
lesson-titicaca-play-rounds = Play a few rounds.
lesson-titicaca-play-rounds-done = Well played.
