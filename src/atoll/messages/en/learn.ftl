# Rules, examples and lessons in the browser.

learn-rules = Rules
learn-rules-of = The rules of { $game }
learn-rules-lead = In our own words. Where the game's own text is silent, a ruling says what holds here, and why.
learn-search = Search
learn-only-rulings = only rules with a ruling
learn-contents = Contents
learn-count = { $count } rules, { $examples } examples
learn-found = { $count ->
    [0] No rule found
    [one] 1 rule found
   *[other] { $count } rules found
}
learn-none = No rule speaks of “{ $words }”. Try a single word, or a rule's id.
learn-ruling = Ruling
learn-allowed = Allowed
learn-forbidden = Not allowed
learn-breaks-too = It also breaks

learn-lesson-link = Rather play than read? Take the lesson.
learn-title = Learn by playing
learn-lead = Each lesson takes some ten minutes: real positions, a gentle bot, and somebody who says why not. What you have done is kept in this browser.
learn-progress = { $done } of { $all } chapters done
learn-done-mark = done
learn-begin = Begin
learn-go-on = Go on
learn-forget = Begin anew
learn-chapters = Chapters
learn-all = All lessons
learn-coach = The lesson
learn-step = Step { $number } of { $all }
learn-left = { $count ->
    [one] 1 decision left.
   *[other] { $count } decisions left.
}
learn-show = Show me
learn-back = Take that step again
learn-again = Chapter anew
learn-next = Next: { $title }
learn-chapter-done = That was the chapter.
learn-lesson-done = That was the whole lesson. You know all that you need for a game.
learn-over = The game is over before the chapter is. Take the chapter anew.
learn-real = Play a real game, against a gentle bot
learn-told = What happened
learn-read = To read:
learn-colour-0 = Red
learn-colour-1 = Blue
learn-colour-2 = Purple
learn-colour-3 = Green
learn-colour-4 = Black
