# Ce que disent une table et le serveur : refus qui ne viennent d’aucune règle, et ce qui se passe outre les coups.

table-not-your-seat = Ce siège ({ $seat }) n’est pas le vôtre.
table-no-seat = Il n’y a pas de siège { $seat } ; les sièges vont de 0 à { $most }.
table-seat-taken = Ce siège ({ $seat }) est occupé.
table-style = Couleurs et formes sont numérotées à partir de 0 ; il y en a { $most } de chaque.
table-colour-taken = Quelqu’un d’autre a choisi cette couleur.
table-shape-taken = Quelqu’un d’autre a choisi cette forme.
absence-clock = Cette table a une pendule : elle règle le cas des absents.
absence-not-awaited = La table n’attend pas { $seat }.
absence-here = { $seat } est là.
absence-not-yet = Vous pourrez relancer { $seat } au bout de { $minutes } minutes.
absence-nudge-first = Envoyez d’abord un rappel.
absence-nudged = Vous pourrez décider dans { $seconds } secondes.
table-not-open = La partie a déjà commencé.
table-not-playing = Aucune partie n’est en cours à cette table.
table-not-over = La partie n’est pas encore terminée.
table-host-only = Seul l’hôte peut faire cela.
table-seated-only = Seuls les joueurs de cette table peuvent faire cela.
table-closed = Cette table n’admet pas de spectateurs.
table-seats-open = Il manque encore quelqu’un : { $seats }.
table-seats-number = { $seats } sièges sont décrits, mais la partie en a { $players }.
table-order = L’ordre doit nommer une fois chacun des { $seats } sièges.
table-nonce = Un nonce a au plus { $most } caractères simples.
table-level = Robot inconnu : « { $level } ». Robots : { $levels }.
table-stale = Ce coup visait une autre position : { $ply } coups étaient attendus, { $now } ont été joués.
table-round = Ce coup était destiné au tour { $round }, mais nous en sommes au tour { $now }.
table-draft-full = Votre tour est complet. Confirmez-le ou annulez.
table-log-full = Trop de choses ont changé à cette table. Vous pouvez seulement finir la partie.
table-no-draft = Vous n’avez aucun coup à annuler ni à confirmer.
table-undo-many = { $moves ->
    [one] On ne peut reprendre qu’un coup.
   *[other] On peut reprendre de 1 à { $moves } coups.
}
table-offer-open = Une autre proposition attend déjà des réponses.
table-no-offer = Aucune proposition n’est en attente.
table-nothing-back = Il n’y a rien à reprendre.
table-stood-in = Un robot joue à ce siège ({ $seat }) ; reprenez-le d’abord.
table-resigned = { $seat } a abandonné.
table-chat-empty = Écrivez d’abord un message.
table-chat-long = Ce message est trop long : { $most } caractères au plus.
table-muted = On vous a coupé la parole à cette table.
table-nobody = Cette personne n’est pas à cette table.

server-name = Choisissez un nom de 1 à { $most } caractères visibles.
server-tables-full = Ce serveur est plein. Réessayez plus tard.
server-tables-person = Vous avez déjà { $most } tables ; terminez-en d’abord.
server-tables-address = Un même réseau ne peut créer que { $most } tables par jour. Réessayez plus tard.
server-not-found = Introuvable.
server-forbidden = Vous n’y avez pas accès.
server-who = Choisissez d’abord un nom.
server-method = Cette adresse n’accepte pas ce type de requête.
server-malformed = Requête invalide : { $where } : { $problem }
server-malformed-short = Requête invalide.
server-character = Le texte contient un caractère invalide, peut-être la moitié d’un émoji. Supprimez-le et réessayez.
server-too-many = Trop de requêtes. Patientez un instant.
server-frames = Trop de messages à la fois. Ralentissez, puis reconnectez-vous.
server-large = C’est trop volumineux.
server-origin = Cette requête vient d’un autre site : elle est refusée.
server-host = Ce serveur ne répond pas à ce nom. Indiquez `url` dans ses réglages.
server-broken = Une erreur s’est produite. Elle est consignée dans le journal.

fair-commitment = Le secret ne correspond pas à l’engagement : quelqu’un l’a changé.
fair-setup = La mise en place ne découle pas du secret et des valeurs des joueurs.
fair-missing = Cette partie ne dit pas comment sa mise en place a été tirée (il lui manque « fair »).
fair-value = La valeur d’un joueur ne correspond pas à son engagement, ou elle manque.
fair-seats = Les places ne découlent pas du secret et des valeurs des joueurs.
fair-void = Il manque un tirage annulé à cette partie.
fair-no-receipt = Ce n’est pas le reçu d’un tirage.
fair-receipt-version = Aucun joueur n’a participé à ce tirage : un reçu ne peut pas le prouver.
fair-receipt-table = Le reçu est celui d’une autre table.
fair-receipt-server = Le serveur s’était engagé sur autre chose que ce que dit la partie.
fair-receipt-part = Le titulaire du reçu n’a pas participé à ce tirage.
fair-receipt-seats = Au tirage { $number }, les places ne sont pas celles du reçu.
fair-receipt-draw = Au tirage { $number }, les engagements ne sont pas ceux du reçu.

draw-none = Rien n’est tiré à cette table.
draw-seats = Le tirage commence dès que toutes les places sont prises.
draw-roster = Les places ont changé. Engagez-vous de nouveau.
draw-digits = Un engagement ou une valeur a 64 chiffres hexadécimaux.
draw-not-yet = Les valeurs sont révélées au début de la partie, pas avant.
draw-no-part = Vous ne participez pas à ce tirage.
draw-mismatch = Ce n’est pas la valeur sur laquelle vous vous étiez engagé.
draw-running = Le tirage est en cours. Un instant.
draw-void-many = { $most } tirages ont échoué à cette table. Créez-en une autre.

serve-setting-unknown = Réglage inconnu : { $name } ; « atoll serve --help » les liste tous.
serve-setting-near = Réglage inconnu : { $name }. Vouliez-vous dire { $near } ?
serve-setting-value = { $name } vaut « { $value } » ; il faut { $want ->
    [int] un nombre entier
    [float] un nombre
    [bool] true ou false
   *[text] un texte
}.
serve-setting-least = { $name } vaut { $value } ; il faut au moins { $least }.
serve-setting-most = { $name } vaut { $value } ; il faut au plus { $most }.
serve-setting-choice = { $name } vaut « { $value } » ; au choix : { $choices }.
serve-setting-url = « { $value } » n’est pas une adresse comme https://atoll.example.
serve-setting-key = signing_key doit avoir au moins { $least } caractères, ou être vide.
serve-file = Impossible de lire les réglages dans { $file } : { $problem }
serve-key-file = Impossible d’enregistrer la clé de signature dans { $file } : { $problem }
serve-listen = Impossible d’écouter sur { $host }, port { $port } : { $problem }. Si le port est pris, choisissez-en un autre avec --port.
serve-running = Un autre serveur utilise déjà { $data }. Arrêtez-le ou choisissez un autre dossier avec --data.

# `atoll serve`

command-help-serve = servir les jeux aux navigateurs
command-about-serve =
    Sert les jeux aux navigateurs et aux programmes. Tout a une valeur par défaut et peut
    se régler : --max-tables 50 ici, ATOLL_MAX_TABLES=50 dans l’environnement, ou
    max_tables = 50 dans un fichier TOML (--config). Le premier défini l’emporte.
command-examples-serve =
    Exemples :
      atoll serve                     sur cette machine seulement
      atoll serve --lan               pour les téléphones et ordinateurs du même réseau
      atoll serve --config atoll.toml
cli-serve-lan = écouter sur le réseau local, et afficher l’adresse et un code QR
cli-serve-open = ouvrir les jeux dans le navigateur
cli-serve-config = fichier de réglages
cli-serve-missing = Le serveur n’est pas installé ({ $module } manque). Installez-le avec : pip install 'atoll[server]'
cli-serve-default = { $about } (par défaut : { $default })
cli-help-verify = recalculer aussi le tirage à partir du secret que le serveur a révélé
cli-help-receipt = avec --verify : le reçu enregistré par un navigateur, qui prouve le tirage
cli-replay-receipt = --receipt demande --verify.
cli-replay-consistent = Cohérent, mais pas prouvé : le tirage découle du secret auquel le serveur s’était engagé. Seul un reçu montre que tout était fixé d’avance.
cli-replay-proven = Prouvé : personne n’a choisi ce tirage. Il découle de valeurs toutes fixées avant que quiconque puisse connaître les autres.

serve-host = adresse où écouter
serve-port = port où écouter ; 0 en choisit un libre
serve-url = adresse publique, par exemple https://atoll.example, si ce n’est pas host et port
serve-origins = autres origines dont les pages peuvent se connecter, séparées par des virgules
serve-proxy = se fier à X-Forwarded-For ; seulement derrière un proxy
serve-signing-key = clé qui signe les cookies, 32 caractères ou plus ; si elle est vide, une clé est créée dans le dossier de données
serve-max-tables = nombre maximal de tables dans la base
serve-max-tables-person = nombre maximal de tables en cours par hôte
serve-max-tables-address = nombre maximal de tables créées par adresse et par jour
serve-max-tournaments = nombre maximal de tournois non terminés
serve-max-tournaments-person = nombre maximal de tournois non terminés par organisateur
serve-max-tournaments-address = nombre maximal de tournois ouverts par adresse et par jour
serve-max-guests-address = nombre maximal de nouveaux invités par adresse et par jour
serve-max-tcp = nombre maximal de connexions réseau par processus
serve-max-tcp-address = nombre maximal de connexions réseau par adresse et par processus
serve-request-seconds = nombre maximal de secondes avant qu’une requête soit arrivée
serve-max-connections = nombre maximal de connexions
serve-max-connections-address = nombre maximal de connexions par adresse
serve-max-connections-person = nombre maximal de connexions par personne
serve-max-body = taille maximale d’une requête, en octets
serve-max-message = taille maximale d’un message WebSocket, en octets
serve-max-waiting = nombre maximal de messages de retard d’un client lent
serve-rate-address = requêtes par seconde et par adresse
serve-rate-person = commandes par seconde et par personne
serve-rate-frames = trames par seconde et par WebSocket ; au-delà, le client est ralenti, puis déconnecté
serve-rate-bytes = octets par seconde et par WebSocket, de même
serve-rate-guests = nouveaux invités par seconde et par adresse
serve-rate-chat = messages de chat par seconde et par personne
serve-burst = nombre de secondes d’un débit qui peuvent arriver d’un coup
serve-bots = vos propres robots qui peuvent prendre une place, sous la forme module:nom, séparés par des espaces
serve-bot-threads = nombre de robots qui réfléchissent à la fois
serve-bot-seconds = secondes après lesquelles un robot doit répondre
serve-bot-memory = mégaoctets pour les arbres de recherche que les robots gardent entre deux coups
serve-bot-idle = secondes après lesquelles un arbre inutilisé est supprimé
serve-grace = secondes pendant lesquelles une connexion perdue retarde la fin du temps
serve-expire-open-hours = heures après lesquelles une table ouverte inutilisée est supprimée
serve-expire-tournaments-days = jours après lesquels un tournoi inutilisé qui n’a pas commencé est supprimé
serve-expire-playing-days = jours après lesquels une partie inactive est supprimée
serve-expire-over-days = jours pendant lesquels une partie terminée est conservée
serve-expire-guests-days = jours après lesquels un invité sans siège est supprimé
serve-log = format du journal : text ou json
serve-log-level = niveau du journal : debug, info, warning ou error
serve-data = dossier de la base de données et de la clé de signature
server-lesson-moves = Ces coups ne correspondent pas à ce chapitre. Recommencez le chapitre.
server-no-help = Atoll ne peut pas vous aider avec cette position pour le moment. Réessayez plus tard.
