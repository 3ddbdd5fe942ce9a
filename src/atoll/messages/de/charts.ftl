# Die Wörter der Diagramme im Browser.

chart-as-table = Die Zahlen als Tabelle
chart-line = { $name }: von { $first } bis { $last }, mindestens { $least }, höchstens { $most }.
chart-bar = { $name }: { $value }.
chart-columns = { $count ->
    [one] Eine Säule
   *[other] { $count } Säulen
}; die höchste ist { $name } mit { $value }.
