# The words of the browser's charts.

chart-as-table = The figures as a table
chart-line = { $name }: from { $first } to { $last }, at least { $least }, at most { $most }.
chart-bar = { $name }: { $value }.
chart-columns = { $count ->
    [one] One column
   *[other] { $count } columns
}; the highest is { $name } with { $value }.
