# Talat's lesson.

lesson-talat-put = Placing towers
lesson-talat-put-about = You are Red. Everyone has nine towers: heights 1, 2 and 3, with three, four or six sides. Your two start lines are the red ones, one on each of your boards.
lesson-talat-put-line = Pick a tower below and place it on a free square of one of your start lines.
lesson-talat-put-line-done = It stays there until every tower is placed. Now the others place theirs, one by one.
lesson-talat-put-small = Now place the smallest tower: height 1, three sides. Put it where it could meet a giant.
lesson-talat-put-small-not = That’s a different tower. The smallest one has height 1 and three sides.
lesson-talat-put-small-done = Good. In a game this goes on until all 27 towers are placed. One of your ten squares stays free.

lesson-talat-move = Moving
lesson-talat-move-about = Once all towers are placed, you take turns. Each turn, move or capture with one tower. Towers only go forward, towards the other colour’s start line.
lesson-talat-move-forward = Move your six-sided tower of height 2 one square forward, straight or diagonally.
lesson-talat-move-forward-not = That’s a legal move, but with a different tower. Take the one of height 2 with six sides.
lesson-talat-move-forward-done = One square forward, onto an empty square. Never sideways, never back, never over another tower.
lesson-talat-move-line = Your tower of height 3 is almost there. Move it onto Blue’s start line.
lesson-talat-move-line-not = That’s legal, but it doesn’t bring a tower onto Blue’s start line.
lesson-talat-move-line-done = That’s 3 points at the end of the game. From here the tower can only capture sideways.

lesson-talat-capture = Capturing
lesson-talat-capture-about = Instead of moving, a tower can capture a neighbour: straight ahead, diagonally ahead or to its side. Each captured tower is worth 5 points. So who captures whom?
lesson-talat-capture-height = A tower captures towers that are exactly one level lower. Capture Blue’s six-sided tower of height 1.
lesson-talat-capture-height-not = That doesn’t capture the six-sided tower of height 1. Which of your towers is exactly one level higher?
lesson-talat-capture-height-done = 2 captures 1, whatever the sides. 3 can’t: two levels are too many.
lesson-talat-capture-sides = At equal height, more sides beat fewer. Capture Blue’s four-sided tower of height 1.
lesson-talat-capture-sides-not = That leaves the four-sided tower of height 1 standing. Which of your towers has the same height and more sides?
lesson-talat-capture-sides-done = Six sides beat four. Equal towers never capture each other.

lesson-talat-david = David and Goliath
lesson-talat-david-about = There is one exception. The smallest tower, height 1 with three sides, captures the biggest, height 3 with six.
lesson-talat-david-goliath = Blue’s giant is within reach of your smallest tower. Capture it.
lesson-talat-david-goliath-not = Not with that one. Only the smallest tower can capture the giant, diagonally ahead.
lesson-talat-david-goliath-done = David beats Goliath. Now look after your own giant.

lesson-talat-freeze = Frozen boards and the end
lesson-talat-freeze-about = A board freezes as soon as no capture can ever happen on it again. Nothing moves there any more. When two boards are frozen, the game ends.
lesson-talat-freeze-board = On your left board, your tower and Blue’s could still meet. Move yours so that they never can.
lesson-talat-freeze-board-not = They could still meet after that. Step aside, away from Blue’s tower.
lesson-talat-freeze-board-done = The board is frozen. You lead by two captures, so an early end suits you.
lesson-talat-freeze-end = Now freeze your right board the same way to end the game.
lesson-talat-freeze-end-not = A capture would still be possible there. Step aside, away from Purple’s tower.
lesson-talat-freeze-end-done = Two boards are frozen: the game is over. You get 5 points for each captured tower and 3 for each tower on an enemy start line. Most points win. In a tie, the most valuable capture decides.

lesson-talat-zihin = Two players and the Zihin
lesson-talat-zihin-about = With two players, the third colour is the Zihin, a spirit. You move its towers on the board it shares with your opponent. Your opponent moves them on the board it shares with you.
lesson-talat-zihin-spirit = On the board between Blue and the Zihin, move the Zihin’s smallest tower forward.
lesson-talat-zihin-spirit-not = That isn’t the Zihin’s smallest tower on the board it shares with Blue.
lesson-talat-zihin-spirit-done = Each of the Zihin’s towers on Blue’s start line earns you 3 points.
lesson-talat-zihin-capture = Now capture with the Zihin: its four-sided tower of height 2 is next to one of Blue’s.
lesson-talat-zihin-capture-not = That doesn’t capture anything with the Zihin’s tower.
lesson-talat-zihin-capture-done = You keep the captured tower, because you moved the one that took it. Now you know all the rules.

lesson-talat-play = Now play
lesson-talat-play-about = You’re in the middle of a game against two easy bots. Look for captures first, then for your towers in danger, then for a way to the far lines.
lesson-talat-play-turns = Play a few turns.
lesson-talat-play-turns-done = Well played.
