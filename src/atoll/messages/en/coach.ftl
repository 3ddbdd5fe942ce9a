# A first game with a coach, and the three moments afterwards.

coach-question = Is this your first game of { $game }? A coach can explain things as they come up.
coach-yes = Yes, please
coach-no = No, thanks
coach-unfold = Read the tip
coach-understood = Got it
coach-stop = No more tips

coach-taluva-tile = Each turn you lay a tile, then build. On the sea it goes anywhere along the island’s edge. Try to make room next to your settlements.
coach-taluva-hut = Now build. A single hut on level 1 starts a settlement, away from your other buildings.
coach-taluva-expand = You can expand a settlement: pick a terrain next to it, and every free hex of it gets huts, as many as its level. Settlements of three can have a temple.
coach-taluva-eruption = You can make a volcano erupt: lay your tile’s volcano on one of these. The land rises a level, and huts under the tile are buried, other players’ too.
coach-taluva-buried = Your huts were buried. They are gone, but one building of each settlement always stays, and nothing can bury a temple or a tower.
coach-taluva-temple = You can build a temple! When the tiles run out, most temples win, and nothing can bury a temple.
coach-taluva-tower = You can build a tower. It needs level 3, which is rare, and you only have two. Build both, and all your temples or huts, and you win at once.
coach-taluva-end = The last tiles. When they are gone, most temples win, then most towers, then most huts. Or build all pieces of two kinds.

coach-titicaca-bid = Everyone bids in secret for the fields around this lake. The highest bid chooses first, and bids are paid. New weapons come after lake 5, so make them last.
coach-titicaca-village = Choose a field for your village. It becomes a region of its own, unless you join it to a neighbour.
coach-titicaca-join = You may add your field to a neighbouring region that lacks its terrain. Larger regions score more, for whoever has the most villages on each terrain.
coach-titicaca-merge = You may merge two regions near your new one. That pays if you lead in the larger region.
coach-titicaca-temple = You may place a temple face down on one of your villages. It breaks ties, so put it where you are level with somebody.
coach-titicaca-scoring = That was a scoring. Each terrain of a region gives its leader as many points as the region has fields; most villages in all of it give one point per lake around it.

coach-talat-put = Everyone places nine towers on two start lines. Your towers capture those exactly one level lower, so think about whom each of them will meet.
coach-talat-move = Now towers move one square forward, straight or diagonally. They never go back, so look who could capture you there.
coach-talat-capture = You can capture! That’s 5 points. A tower takes one that is exactly a level lower, or as high with fewer sides. The smallest also takes the biggest.
coach-talat-captured = A tower of yours was captured. Before you move, look which towers beat yours: one level higher, or as high with more sides.
coach-talat-line = A tower reached the other side. If it still stands there at the end of the game, it is worth 3 points.
coach-talat-frozen = This board is frozen: no capture is possible on it any more, so nothing moves there. When two boards are frozen, the game is over.

coach-moments = Three moments
coach-good = Well played
coach-good-line = The best move: the next best is worth { $lead } less.
coach-good-none = No decision of yours stood out as the only good one.
coach-missed = Missed
coach-missed-line = There was something better. It cost you { $cost } in chances.
coach-missed-none = Nothing. No move of yours was clearly wrong.
coach-lucky = Lucky
coach-lucky-line = Your chances rose from { $before } to { $after }, and not by your own doing.
coach-lucky-none = Not this time. You earned what you got.
