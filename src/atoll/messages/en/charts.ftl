# The words of the browser's charts.

chart-as-table = Show as table
chart-line = { $name }: from { $first } to { $last }, lowest { $least }, highest { $most }.
chart-bar = { $name }: { $value }.
chart-columns = { $count ->
    [one] One column
   *[other] { $count } columns
}; the highest is { $name } with { $value }.
