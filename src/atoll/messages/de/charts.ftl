# Die Wörter der Diagramme im Browser.

chart-as-table = Als Tabelle zeigen
chart-line = { $name }: von { $first } bis { $last }, Minimum { $least }, Maximum { $most }.
chart-bar = { $name }: { $value }.
chart-columns = { $count ->
    [one] Eine Säule
   *[other] { $count } Säulen
}; die höchste ist { $name } mit { $value }.
