# Talat's lesson.

lesson-talat-put = Putting the towers
lesson-talat-put-about = You are red. Nine towers each: heights 1, 2 and 3, with three, four or six sides. Your two start lines are the red ones, one on each of your two boards.
lesson-talat-put-line = Choose a tower below and put it on a free square of one of your start lines.
lesson-talat-put-line-done = It stays there until all towers stand. The others put theirs in turn.
lesson-talat-put-small = Now put the smallest of all: height 1 with three sides. Think of a place from which it could meet a giant.
lesson-talat-put-small-not = That is another tower. The smallest one has height 1 and three sides.
lesson-talat-put-small-done = Good. In a game this goes on until all 27 towers stand; of your ten squares one stays free.

lesson-talat-move = Moving
lesson-talat-move-about = When all towers stand, everybody moves or captures with one tower in turn, on one board. Towers only go forward, towards the other colour's start line.
lesson-talat-move-forward = Move your hexagonal tower of height 2 one square forward, straight or diagonally.
lesson-talat-move-forward-not = That would be a move, but of another tower. Take the one of height 2 with six sides.
lesson-talat-move-forward-done = One square forward onto an empty square: never sideways, never back, never over another tower.
lesson-talat-move-line = Your tower of height 3 is almost there. Bring it onto blue's start line.
lesson-talat-move-line-not = A legal move, but no tower of yours arrives on blue's start line with it.
lesson-talat-move-line-done = 3 points at the end of the game. From there it cannot go on, only capture sideways.

lesson-talat-capture = Capturing
lesson-talat-capture-about = Instead of moving, a tower may capture a neighbour: straight ahead, diagonally ahead or beside it. Each captured tower is worth 5 points. Who captures whom? That is the whole secret.
lesson-talat-capture-height = A tower captures one that is exactly one level lower. Capture blue's hexagonal tower of height 1.
lesson-talat-capture-height-not = That does not capture the hexagonal tower of height 1. Which of your towers is exactly one level higher?
lesson-talat-capture-height-done = 2 captures 1, whatever the sides. 3 would not: two levels are too many.
lesson-talat-capture-sides = At equal height more sides capture fewer. Capture blue's square tower of height 1.
lesson-talat-capture-sides-not = That leaves the square tower of height 1 standing. Which of your towers has the same height, and more sides?
lesson-talat-capture-sides-done = Six sides capture four. Equals never capture each other.

lesson-talat-david = David and Goliath
lesson-talat-david-about = There is one exception. The smallest tower of all, 1 with three sides, captures the greatest, 3 with six.
lesson-talat-david-goliath = Blue's giant stands within reach of your smallest tower. Capture it.
lesson-talat-david-goliath-not = Not with that one. Only the smallest tower captures the giant, diagonally ahead.
lesson-talat-david-goliath-done = David has felled Goliath. So mind your own giant.

lesson-talat-freeze = Frozen boards and the end
lesson-talat-freeze-about = A board freezes as soon as no capture can ever happen on it again. Nothing moves there any more. When two boards are frozen, the game is over.
lesson-talat-freeze-board = On your left board your tower and blue's could still meet. Move yours so that they never can.
lesson-talat-freeze-board-not = After that they could still meet. Step aside, away from blue's tower.
lesson-talat-freeze-board-done = The board is frozen. You are ahead with two captured towers: an early end is good for you.
lesson-talat-freeze-end = Now freeze your right board in the same way, and the game is over.
lesson-talat-freeze-end-not = After that a capture would still be possible there. Step aside, away from purple's tower.
lesson-talat-freeze-end-done = Two boards are frozen: the game is over. 5 points for each captured tower, 3 for each tower on an enemy start line. Most points win; in a tie it is the most valuable single capture.

lesson-talat-zihin = Two players and the Zihin
lesson-talat-zihin-about = With two players the third colour is the Zihin, a spirit. You move its towers on the board that it shares with your opponent, and your opponent does so on the board that it shares with you.
lesson-talat-zihin-spirit = On the board between blue and the Zihin, move the Zihin's smallest tower forward.
lesson-talat-zihin-spirit-not = That is not the Zihin's smallest tower on the board that it shares with blue.
lesson-talat-zihin-spirit-done = The Zihin's towers on blue's start line are worth 3 points to you.
lesson-talat-zihin-capture = Now let the Zihin capture for you: its square tower of height 2 stands next to one of blue's.
lesson-talat-zihin-capture-not = That captures nothing with the Zihin's tower.
lesson-talat-zihin-capture-done = The captured tower is yours: whoever moves the captor keeps it. That is all there is to know.

lesson-talat-play = Now play
lesson-talat-play-about = A game in the middle, against two gentle bots. Look for captures first, then for towers of yours that are in danger, then for the way to the far lines.
lesson-talat-play-turns = Play on as you like.
lesson-talat-play-turns-done = Well played.
