# Taluva in the terminal.

cli-taluva-ask-choose = { $seat }: draw from the stack, or take a double-hex tile; type a number from the list
cli-taluva-ask-place = { $seat }: lay the { $tile } tile; type the hex of the volcano and the direction, for example { $example }
cli-taluva-ask-build = { $seat }: build; type a number from the list, or for example { $example }
cli-taluva-verb = { $verb ->
        [draw] Draw from the stack
        [take] Take a double-hex tile
        [temple] Temple
        [tower] Tower
        [ship] Ship into a lagoon
        [expand] Expand a settlement
       *[hut] Hut
    }
cli-taluva-kind = { $kind ->
        [temple] temples
        [tower] towers
        [ship] ships
       *[hut] huts
    }
cli-taluva-left = { $kind ->
        [temple] { $number ->
            [one] 1 temple
           *[other] { $number } temples
        }
        [tower] { $number ->
            [one] 1 tower
           *[other] { $number } towers
        }
        [ship] { $number ->
            [one] 1 ship
           *[other] { $number } ships
        }
       *[hut] { $number ->
            [one] 1 hut
           *[other] { $number } huts
        }
    }
cli-taluva-stack = Stack: { $stack } of { $size } tiles.
cli-taluva-open = Open double-hex tiles: { $doubles }.
cli-taluva-zone = Zone: { $zone ->
        [beginner] beginner
        [intermediate-round] intermediate, round
        [intermediate-long] intermediate, long
       *[expert] expert
    }.
cli-taluva-hand = In hand: { $tile }.
cli-taluva-out = out
cli-taluva-team = team { $number }
cli-taluva-finished = place { $place }
cli-taluva-expansion = { $settlement } over { taluva-terrain }: { taluva-huts }
cli-taluva-guide =
    A hex shows its level and terrain (V volcano, J jungle, C clearing, S sand, R rock, L lake), the
    direction of a volcano ({ $arrows }, counted from 0; = on a double-hex tile), and what stands there:
    { $hut } huts (as many as the level), { $tower } tower, { $temple } temple, { $ship } ship in a lagoon. Below it stands its name, bright where you can begin.
    3,-1 2        lay the tile: volcano on 3,-1, first field in direction 2, second in direction 3
    3,-1          show the directions that are possible there; then type a number
    hut 3,-1      build a hut; the same with tower and temple
    expand 3,-1 J expand the settlement with this smallest hex over jungle
    ship 3,-1     put a ship into the lagoon with this smallest hex
