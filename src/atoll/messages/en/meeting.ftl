# Finding an opponent, and knowing people.

seek-address = { $most } people at your address are already looking for an opponent. Try again later.
seek-full = Too many people are looking for an opponent right now. Try again in a moment.
seek-gone = Somebody else was faster, or they no longer want to play.
seek-people-only = Bots can’t look for opponents.
friend-apart = You can’t ask this person.
friend-many = You can have { $friends } friends and { $asked } open requests. Remove one first.
challenge-many = You already have { $most } open challenges. Withdraw one first.

meet-find = Find an opponent
meet-game = Game
meet-pace = Pace
meet-pace-fast = Fast: 5 min + 5 s
meet-pace-steady = Steady: 15 min + 10 s
meet-pace-days = 3 days per move
meet-pace-none = No clock
meet-kind = Type
meet-casual = Unrated
meet-rated = Rated
meet-reach = Opponent’s rating
meet-reach-any = Any
meet-wait = Offer a bot
meet-wait-after = { $seconds ->
    [15] after 15 seconds
    [30] after 30 seconds
    [60] after a minute
   *[180] after 3 minutes
}
meet-wait-never = never
meet-guests = Guests play unrated games.
meet-guests-account = Log in to play rated ones
meet-waiting = Waiting for an opponent
meet-nobody = Nobody is waiting right now.
meet-you = You
meet-play = Play
meet-play-with = Play with { $name }
meet-looking = Looking for an opponent: { $game }
meet-alone = No opponent yet: { $game }
meet-keep-waiting = Keep waiting
meet-stop = Cancel

meet-friends = Friends
meet-friends-account = Create an account or log in to have friends here, see who is online and challenge people.
meet-no-friends = No friends yet. Ask somebody by name, or from their profile.
meet-ask-name = Account name
meet-requests = Friend requests
meet-online = online
meet-offline = offline
meet-asked = request sent
meet-asks = wants to be your friend
meet-hide = Hide that I’m online
meet-befriend = Add friend
meet-accept-friend = Accept friend request
meet-asked-now = Friend request sent
meet-friends-now = You’re friends now
meet-unfriend = Remove friend
meet-withdraw-request = Withdraw request
meet-accept = Accept
meet-decline = Decline
meet-withdraw = Withdraw
meet-recent = Recent opponents
meet-with-me = You and { $name }
meet-never-met = You haven’t finished a game together yet.
meet-score = { $shared ->
    [0] { $before } won, { $behind } lost
   *[other] { $before } won, { $behind } lost, { $shared } drawn
}
meet-challenge = Challenge
meet-challenge-name = Challenge { $name }
meet-challenge-sent = Challenge sent to { $name }.
meet-challenge-from = { $name } challenges you.
meet-challenge-to = You challenge { $name }.
meet-challenge-accepted = Your challenge was accepted.
meet-challenges = Challenges
meet-challenges-mine = Your challenges
meet-go-to-table = Go to the table

serve-max-seeks = people who look for an opponent at once
serve-max-seeks-address = people at one address who look for an opponent at once, per process
serve-rate-seeks = searches for an opponent per second and person; ten times that per address
