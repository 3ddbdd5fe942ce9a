# Notifications par courriel et par Web Push.

notices-mail-off = Ce serveur n’envoie pas de courriels.
notices-mail-address = Cette adresse ne semble pas pouvoir recevoir de courriels.
notices-mail-confirm-subject = Confirmez votre adresse pour Atoll
notices-mail-confirm-text =
    Bonjour { $name },

    vous avez demandé à Atoll de vous prévenir par courriel quand c’est à vous de jouer. Pour confirmer cette adresse, ouvrez cette page et appuyez sur le bouton :

    { $link }

    Le lien est valable un jour. Si ce n’était pas vous, ignorez ce message : rien d’autre ne sera envoyé.
notices-mail-turn-subject = À vous de jouer : { $game }
notices-mail-turn-text =
    C’est à vous de jouer dans une partie de { $game } :

    { $link }

    Vous n’en voulez plus ? Ouvrez cette page et appuyez sur le bouton :

    { $stop }
notices-mail = Notifications par courriel
notices-mail-line = Recevez un courriel quand une partie sans pendule, ou à plusieurs jours par coup, vous attend depuis un moment. Un seul par tour au plus.
notices-mail-label = Adresse électronique
notices-mail-send = Envoyer la confirmation
notices-mail-sent = Consultez votre messagerie : ouvrez le lien et appuyez sur le bouton pour confirmer { $address }.
notices-mail-on = Nous écrivons à { $address }.
notices-mail-remove = Ne plus recevoir de courriels
notices-confirm-title = Confirmer votre adresse
notices-confirm-line = Appuyez sur le bouton pour être prévenu quand c’est à vous de jouer.
notices-confirm = Confirmer
notices-confirm-done = Adresse confirmée. Vous recevrez un courriel quand ce sera à vous de jouer.
notices-stop-title = Ne plus recevoir de courriels
notices-stop-line = Appuyez sur le bouton pour ne plus rien recevoir à cette adresse. Elle sera supprimée.
notices-stop = Ne plus rien recevoir
notices-stop-done = C’est fait. Vous ne recevrez plus de courriels.
notices-link-old = Ce lien n’est plus valable. Vous pouvez en demander un autre sur la page de votre compte.
notices-push = Notifications sur cet appareil
notices-push-switch = Me prévenir quand c’est à moi de jouer
notices-push-line = Même quand Atoll est fermé : quand une partie sans pendule, ou à plusieurs jours par coup, vous attend depuis un moment. Un seul message par tour, sans courriel en plus.
notices-push-blocked = Ce navigateur bloque les notifications d’Atoll. Autorisez-les d’abord dans les réglages du site.
notices-push-missing = Ce navigateur ne peut pas recevoir de notifications quand Atoll est fermé. Sur iPhone ou iPad, ajoutez d’abord Atoll à l’écran d’accueil.
notices-push-failed = Le navigateur n’a pas pu s’abonner. Réessayez plus tard.
notices-push-off = Ce serveur n’envoie pas de notifications.
notices-push-browser = Ce serveur ne peut pas envoyer de notifications à ce navigateur.
notices-push-title = À vous de jouer
notices-push-text = Une partie vous attend.

## Réglages du serveur

serve-smtp-host = serveur SMTP des notifications par courriel ; vide : aucun courriel
serve-smtp-port = port du serveur SMTP
serve-smtp-security = chiffrement vers le serveur SMTP : starttls, tls ou none
serve-smtp-user = utilisateur du serveur SMTP, s’il en demande un
serve-smtp-password = mot de passe du serveur SMTP
serve-mail-from = adresse d’expédition des notifications
serve-push-key = clé privée des notifications Web Push, créée par « atoll admin push-key » ; vide : pas de Web Push
serve-push-hosts = hôtes des services push auxquels le serveur peut écrire, séparés par des virgules
serve-push-private = accepter des hôtes push à adresse privée (seulement pour votre propre service push)
serve-notice-minutes = minutes d’attente d’une partie avant le courriel ou la notification au joueur dont c’est le tour
serve-push-lacks = Pour Web Push, il faut une url qui commence par https:// en plus de push_key.
serve-push-host = « { $value } » dans push_hosts n’est ni un hôte (push.example, push.example:8443) ni un domaine (*.push.example).
serve-push-key-wrong = push_key n’est pas une clé créée par « atoll admin push-key ».
serve-mail-lacks = Pour envoyer des courriels, il faut mail_from (une simple adresse) et url en plus de smtp_host.
