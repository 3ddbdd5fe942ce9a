# Des joueurs qui apprennent : les fichiers de poids appris, et la commande qui les produit.

net-no-net = Ce n’est pas un fichier de poids appris.
net-broken = Le fichier est abîmé ou incomplet.
net-format = Le fichier est au format { $format } ; cette version d’Atoll lit le format { $known }.
net-other-game = Ces poids sont ceux de { $other }, pas de { $game }.
net-other-players = Ces poids sont pour un autre nombre de joueurs, pas pour { $players }.
net-other-patterns = Ces poids vont avec la version { $version } des motifs de { $game } ; la version actuelle est { $now }. Relancez l’entraînement.
net-search = Impossible de chercher avec { $name } = { $value }.
net-none = Il n’y a pas encore de poids appris pour { $game }.
bot-net = Les poids appris dans { $file } sont inutilisables : { $problem }

command-help-train = entraîner un joueur avec ses propres parties
command-about-train =
    Entraîne un joueur à partir des seules règles et de la recherche : il joue contre lui-même, apprend de ses parties,
    puis affronte son prédécesseur et les partenaires d’entraînement ; s’il est plus fort, il prend la relève. Tout est
    gardé dans un dossier : relancez la commande pour reprendre, avec un --generations plus grand pour continuer. La
    page « Train your own » de la documentation donne les détails.
command-examples-train =
    Exemples :
      atoll train talat
      atoll train taluva --settings taluva.toml --out my-taluva --generations 30
      atoll match net:train-talat/accepted.net,simulations=500 mcts:simulations=500 --game talat
train-help-settings = fichier TOML avec les réglages d’un nouvel entraînement (par défaut : ceux du programme, écrits dans le dossier)
train-help-out = dossier de l’entraînement (par défaut : train-JEU)
train-help-generations = nombre de générations à entraîner (par défaut : 10)
train-step = { $step ->
    [play] Génération { $number } : parties
    [learn] Génération { $number } : apprentissage
   *[match] Génération { $number } : match
  }
train-generation = { $accepted ->
    [yes] Génération { $number } : acceptée
   *[no] Génération { $number } : refusée
  }, { $elo } Elo contre la génération { $against } en { $games } parties ; erreur des valeurs { $value }, perte de la politique { $policy } ; { $partners } ; { $minutes } min, encore { $left } min environ
train-accepted = La génération { $number } est la plus forte jusqu’ici. Ses poids : { $file }
train-nothing = Aucune génération n’a été acceptée.
train-toml = Ces réglages sont inutilisables : { $problem }
train-setting = Le réglage « { $name } » n’existe pas. Il y a : { $names }
train-value = « { $value } » ne convient pas pour le réglage « { $name } ».
train-game-missing = Les réglages doivent nommer le jeu.
train-no-patterns = { $game } n’a pas de motifs à apprendre.
train-no-network = { $game } n’a pas de réseau pour { $players } joueurs. Retirez « model » ou choisissez « patterns ».
train-network-search = Avec un réseau, c’est le jeu qui choisit la recherche. Retirez « [search] », ou choisissez « patterns » comme « model ».
train-start = L’entraînement ne peut pas partir de { $start } : { $problem }
train-start-other = L’entraînement ne peut pas partir de { $start } : il apprend des poids d’une autre sorte. Retirez « start », ou changez « model » ou « players ».
train-other = { $folder } contient un entraînement avec d’autres réglages ({ $names }). Seul le nombre de générations peut changer ; choisissez un autre dossier.
train-damaged = { $file } est endommagé. Supprimez-le : l’étape qui l’a écrit sera refaite.
train-no-positions = Il n’y a aucune position dont la génération { $number } puisse apprendre. Dans un autre dossier, jouez plus de parties (« selfplay.games ») ou moins de coups au hasard.
