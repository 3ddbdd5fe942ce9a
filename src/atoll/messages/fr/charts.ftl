# Les mots des graphiques du navigateur.

chart-as-table = Afficher en tableau
chart-line = { $name } : de { $first } à { $last }, minimum { $least }, maximum { $most }.
chart-bar = { $name } : { $value }.
chart-columns = { $count ->
    [one] { $count } colonne
   *[other] { $count } colonnes
} ; la plus haute est { $name } avec { $value }.
