# Rules, examples and lessons in the browser.

learn-rules = Rules
learn-rules-of = { $game } rules
learn-rules-lead = In our own words. Where the original rules are silent, a ruling says what applies here and why.
learn-search = Search
learn-only-rulings = only rules with a ruling
learn-contents = Contents
learn-count = { $count } rules, { $examples } examples
learn-found = { $count ->
    [0] No rule found
    [one] 1 rule found
   *[other] { $count } rules found
}
learn-none = No rule mentions “{ $words }”. Try a single word, or a rule’s id.
learn-ruling = Ruling
learn-allowed = Allowed
learn-forbidden = Not allowed
learn-breaks-too = It also breaks

learn-lesson-link = Prefer playing to reading? Take the lesson.
learn-title = Learn by playing
learn-lead = Each lesson takes about ten minutes: real positions, an easy bot, and a coach who tells you why. Your progress is saved in this browser.
learn-progress = { $done } of { $all } chapters done
learn-done-mark = done
learn-begin = Start
learn-go-on = Continue
learn-forget = Start over
learn-chapters = Chapters
learn-all = All lessons
learn-coach = Lesson
learn-step = Step { $number } of { $all }
learn-left = { $count ->
    [one] 1 move to go.
   *[other] { $count } moves to go.
}
learn-show = Show me
learn-back = Repeat step
learn-again = Restart chapter
learn-next = Next: { $title }
learn-chapter-done = Chapter complete!
learn-lesson-done = Lesson complete! You know everything you need for a game.
learn-over = The game ended before the chapter did. Restart the chapter.
learn-real = Play a real game against an easy bot
learn-told = What happened
learn-read = Rules:
rule-topic-A-MAT = Towers
rule-topic-A-PUT = Placing towers
rule-topic-A-MOV = Moving
rule-topic-A-CAP = Capturing
rule-topic-A-FRZ = Frozen boards
rule-topic-A-END = The end
rule-topic-A-SCO = Scoring
rule-topic-A-TWO = Two players
rule-topic-C-RND = Rounds
rule-topic-C-BID = Bidding
rule-topic-C-VIL = Villages
rule-topic-C-JOIN = Joining
rule-topic-C-MRG = Merging
rule-topic-C-TMP = Temples
rule-topic-C-ADJ = Adjacent regions
rule-topic-C-REG = Regions
rule-topic-C-TIE = Ties
rule-topic-C-SCO = Scoring
rule-topic-C-END = The end
rule-topic-T-MAT = Pieces and tiles
rule-topic-T-TURN = Turns
rule-topic-T-EXP = Laying tiles
rule-topic-T-ERU = Eruptions
rule-topic-T-SETL = Settlements
rule-topic-T-BLD = Building
rule-topic-T-HUT = Huts
rule-topic-T-EXT = Expanding
rule-topic-T-TOW = Towers
rule-topic-T-TEM = Temples
rule-topic-T-ELI = Elimination
rule-topic-T-END = Winning
rule-topic-T-SHIP = Ships
rule-topic-T-DBL = Double-hex tiles
rule-topic-T-ZONE = Game board
rule-topic-T-FIVE = Fifth player
learn-colour-0 = Red
learn-colour-1 = Blue
learn-colour-2 = Purple
learn-colour-3 = Green
learn-colour-4 = Black
