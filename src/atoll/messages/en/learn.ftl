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
