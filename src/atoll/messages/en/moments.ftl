# What happens is shown, step by step.

moment-speed = Other players’ moves
moment-speed-instant = Show instantly
moment-speed-normal = Normal speed
moment-speed-slow = Slow
moment-bar = What just happened
moment-parts = Parts
moment-back = Previous
moment-next = Next
moment-pause = Pause
moment-play = Play
moment-skip = Skip
moment-again = Replay
moment-replay = Show again
moment-table = Table
keys-moment = While something is shown
