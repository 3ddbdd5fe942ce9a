# Ce que disent une table et le serveur : refus qui ne viennent d'aucune règle, et ce qui se passe outre les coups.

table-not-your-seat = Ce siège ({ $seat }) n'est pas le vôtre.
table-no-seat = Il n'y a pas de siège { $seat } ; les sièges vont de 0 à { $most }.
table-seat-taken = Ce siège ({ $seat }) est occupé.
table-not-open = La partie a commencé ; ce n'est possible qu'avant.
table-not-playing = Aucune partie n'est en cours à cette table.
table-not-over = Ce n'est possible que lorsque la partie est terminée.
table-host-only = Seul l'hôte de la table peut faire cela.
table-seated-only = Seuls ceux qui ont un siège peuvent faire cela.
table-closed = Cette table n'admet pas de spectateurs.
table-seats-open = Tout le monde doit d'abord être assis ; il reste à pourvoir : { $seats }.
table-seats-number = { $seats } sièges sont décrits, mais la partie en a { $players }.
table-order = L'ordre doit nommer une fois chacun des { $seats } sièges.
table-nonce = Un nonce a au plus { $most } caractères simples.
table-level = Il n'y a pas de robot « { $level } ». Il y a : { $levels }.
table-stale = Ce coup était destiné à un autre moment : { $ply } coups étaient attendus, { $now } ont été joués.
table-round = Ce coup était destiné au tour { $round }, mais nous en sommes au tour { $now }.
table-draft-full = Votre tour est complet. Confirmez-le ou annulez.
table-no-draft = Il n'y a pas de coup à reprendre ni à confirmer.
table-undo-many = { $moves ->
    [one] On ne peut reprendre qu'un coup.
   *[other] On peut reprendre de 1 à { $moves } coups.
}
table-offer-open = Une autre proposition attend déjà des réponses.
table-no-offer = Rien n'a été proposé.
table-nothing-back = Il n'y a rien à reprendre.
table-stood-in = Un robot joue à ce siège ({ $seat }) ; reprenez-le d'abord.
table-resigned = { $seat } a abandonné.
table-chat-empty = Il n'y a rien à dire là-dedans.
table-chat-long = C'est trop long ; on peut dire { $most } caractères au plus à la fois.
table-muted = On vous a retiré la parole à cette table.
table-nobody = Il n'y a personne de ce nom à cette table.

server-name = Un nom a de 1 à { $most } caractères lisibles.
server-tables-full = Ce serveur ne peut pas accueillir davantage de tables.
server-tables-person = Vous avez déjà { $most } tables ; terminez-en d'abord.
server-not-found = Il n'y a rien ici.
server-forbidden = Vous ne pouvez pas voir cela.
server-who = Choisissez d'abord un nom.
server-method = Cette adresse ne comprend pas ce genre de demande.
server-malformed = La demande n'est pas comprise : { $where } : { $problem }
server-malformed-short = La demande n'est pas comprise.
server-character = Le texte contient un caractère invalide, peut-être la moitié d'un émoji. Supprimez-le et réessayez.
server-too-many = C'est trop à la fois ; attendez un peu.
server-frames = Trop de messages à la fois. Ralentissez, puis reconnectez-vous.
server-large = C'est trop grand.
server-origin = Cela vient d'un autre site et n'est pas accepté.
server-host = Ce serveur n'est pas connu sous ce nom ; ses réglages peuvent l'ajouter (url).
server-broken = Quelque chose a mal tourné ici. C'est noté dans le journal.

fair-commitment = Le secret n'est pas celui qui avait été engagé : quelqu'un l'a changé.
fair-setup = La mise en place n'est pas celle à laquelle mènent le secret et les nonces.
fair-missing = Cette partie ne dit pas comment sa mise en place a été tirée (il lui manque « fair »).

serve-setting-unknown = Il n'y a pas de réglage { $name } ; atoll serve --help les montre tous.
serve-setting-near = Il n'y a pas de réglage { $name }. Vouliez-vous dire { $near } ?
serve-setting-value = { $name } vaut « { $value } » ; il faut { $want ->
    [int] un nombre entier
    [float] un nombre
    [bool] true ou false
   *[text] un texte
}.
serve-setting-least = { $name } vaut { $value } ; il faut au moins { $least }.
serve-setting-most = { $name } vaut { $value } ; il faut au plus { $most }.
serve-setting-choice = { $name } vaut « { $value } » ; il faut l'un de : { $choices }.
serve-setting-url = « { $value } » n'est pas une adresse comme https://atoll.example.
serve-setting-key = signing_key doit avoir au moins { $least } caractères, ou être vide.
serve-file = Impossible de lire les réglages dans { $file } : { $problem }
serve-key-file = Impossible de garder la clé de signature dans { $file } : { $problem }
serve-listen = Impossible d'écouter sur { $host }, port { $port } : { $problem }. S'il est pris, --port en prend un autre.

# `atoll serve`

command-help-serve = faire jouer par le réseau
command-about-serve =
    Sert les jeux aux navigateurs et aux programmes. Rien n'est à régler, tout peut l'être :
    --max-tables 50 ici, ATOLL_MAX_TABLES=50 dans l'environnement et max_tables = 50 dans
    un fichier TOML (--config) disent la même chose ; le premier qui est là compte.
command-examples-serve =
    Exemples :
      atoll serve                     sur cette machine seulement
      atoll serve --lan               pour les téléphones et ordinateurs du même réseau
      atoll serve --config atoll.toml
cli-serve-lan = écouter dans le réseau local, et montrer l'adresse et un code QR
cli-serve-open = ouvrir les jeux dans le navigateur
cli-serve-config = fichier de réglages
cli-serve-missing = Il manque quelque chose au serveur ({ $module }). Installez-le avec : pip install 'atoll[server]'
cli-serve-default = { $about } (sinon { $default })
cli-help-verify = recalculer aussi la mise en place à partir du secret que le serveur a montré
cli-replay-verified = La mise en place est bien celle à laquelle le serveur s'était engagé.

serve-host = adresse où écouter
serve-port = port où écouter ; 0 en prend un qui soit libre
serve-url = adresse que l’on utilise de l’extérieur, par exemple https://atoll.example, si ce n’est pas host et port
serve-origins = autres origines dont les pages peuvent se connecter, séparées par des virgules
serve-proxy = se fier au X-Forwarded-For d’un mandataire placé devant ; seulement derrière l’un d’eux
serve-signing-key = clé qui signe les cookies, 32 caractères ou plus ; si elle est vide, une clé est faite et gardée dans le dossier
serve-max-tables = nombre maximal de tables dans la base
serve-max-tables-person = nombre maximal de tables d’un hôte qui ne sont pas terminées
serve-max-connections = nombre maximal de connexions à la fois
serve-max-connections-address = nombre maximal de connexions à la fois d’une adresse
serve-max-connections-person = nombre maximal de connexions à la fois d’une personne
serve-max-body = nombre maximal d’octets d’une demande
serve-max-message = nombre maximal d’octets d’un message de connexion
serve-max-waiting = nombre maximal de messages de retard d’un client lent
serve-rate-address = demandes par seconde d’une adresse
serve-rate-person = ordres par seconde d’une personne
serve-rate-frames = trames par seconde sur un WebSocket ; au-delà, la lecture ralentit, puis la connexion est fermée
serve-rate-bytes = octets par seconde sur un WebSocket, de même
serve-rate-guests = nouveaux invités par seconde d’une adresse
serve-rate-chat = messages de conversation par seconde d’une personne
serve-burst = combien de secondes d’un débit peuvent venir d’un coup
serve-bot-threads = robots qui réfléchissent à la fois
serve-bot-seconds = secondes après lesquelles un robot doit répondre
serve-bot-memory = mégaoctets pour les arbres de recherche que les robots gardent entre deux coups
serve-bot-idle = secondes après lesquelles un arbre inutilisé est oublié
serve-grace = secondes pendant lesquelles une connexion perdue retarde la fin du temps
serve-expire-open-hours = heures après lesquelles une table ouverte sans activité disparaît
serve-expire-playing-days = jours après lesquels une partie sans activité disparaît
serve-expire-over-days = jours pendant lesquels une partie terminée est gardée
serve-expire-guests-days = jours après lesquels un invité sans siège est oublié
serve-log = forme du journal : text ou json
serve-log-level = ce qui est noté : debug, info, warning ou error
serve-data = dossier de la base de données et de la clé de signature
server-lesson-moves = Ces coups ne mènent pas à travers ce chapitre. Recommencez le chapitre.
