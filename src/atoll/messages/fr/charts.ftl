# Les mots des graphiques du navigateur.

chart-as-table = Les chiffres en tableau
chart-line = { $name } : de { $first } à { $last }, au moins { $least }, au plus { $most }.
chart-bar = { $name } : { $value }.
chart-columns = { $count ->
    [one] { $count } colonne
   *[other] { $count } colonnes
} ; la plus haute est { $name } avec { $value }.
