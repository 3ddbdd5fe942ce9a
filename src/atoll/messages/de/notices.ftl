# Benachrichtigungen per E-Mail und Web Push.

notices-mail-off = Dieser Server verschickt keine E-Mails.
notices-mail-address = Das sieht nicht nach einer Adresse aus, die E-Mails empfangen kann.
notices-mail-confirm-subject = Bestätige deine E-Mail-Adresse für Atoll
notices-mail-confirm-text =
    Hallo { $name },

    du möchtest von Atoll per E-Mail erfahren, wenn du am Zug bist. Öffne diese Seite und drück auf den Knopf, um die Adresse zu bestätigen:

    { $link }

    Der Link gilt einen Tag. Wenn du das nicht warst, lösch diese Nachricht einfach: Mehr wird nicht verschickt.
notices-mail-turn-subject = Du bist am Zug: { $game }
notices-mail-turn-text =
    Du bist am Zug in einer Partie { $game }:

    { $link }

    Keine Nachrichten mehr? Öffne diese Seite und drück auf den Knopf:

    { $stop }
notices-mail = Benachrichtigung per E-Mail
notices-mail-line = Du bekommst eine E-Mail, wenn eine Partie ohne Uhr oder mit Tagen pro Zug schon eine Weile auf dich wartet. Höchstens eine pro Zug.
notices-mail-label = E-Mail-Adresse
notices-mail-send = Bestätigung senden
notices-mail-sent = Sieh in dein Postfach: Öffne den Link und drück dort auf den Knopf, um { $address } zu bestätigen.
notices-mail-on = Wir schreiben an { $address }.
notices-mail-remove = Keine E-Mails mehr
notices-confirm-title = E-Mail-Adresse bestätigen
notices-confirm-line = Drück auf den Knopf, damit du eine E-Mail bekommst, wenn du am Zug bist.
notices-confirm = Bestätigen
notices-confirm-done = Bestätigt. Du bekommst eine E-Mail, wenn du am Zug bist.
notices-stop-title = Keine E-Mails mehr
notices-stop-line = Drück auf den Knopf, damit an diese Adresse nichts mehr geht. Sie wird gelöscht.
notices-stop = E-Mails abbestellen
notices-stop-done = Erledigt. Du bekommst keine E-Mails mehr.
notices-link-old = Dieser Link gilt nicht mehr. Auf deiner Kontoseite kannst du einen neuen anfordern.
notices-push = Benachrichtigungen auf diesem Gerät
notices-push-switch = Benachrichtige mich, wenn ich am Zug bin
notices-push-line = Auch wenn Atoll geschlossen ist: sobald eine Partie ohne Uhr oder mit Tagen pro Zug schon eine Weile auf dich wartet. Höchstens eine Nachricht pro Zug, und dafür keine E-Mail.
notices-push-blocked = Dieser Browser blockiert Benachrichtigungen von Atoll. Erlaube sie erst in den Einstellungen der Website.
notices-push-missing = Dieser Browser kann keine Benachrichtigungen empfangen, wenn Atoll geschlossen ist. Füge Atoll auf dem iPhone oder iPad erst zum Home-Bildschirm hinzu.
notices-push-failed = Der Browser konnte die Benachrichtigungen nicht abonnieren. Versuch es später noch einmal.
notices-push-off = Dieser Server verschickt keine Benachrichtigungen.
notices-push-browser = Dieser Server kann diesem Browser keine Benachrichtigungen schicken.
notices-push-title = Du bist am Zug
notices-push-text = Eine Partie wartet auf dich.

## Einstellungen des Servers

serve-smtp-host = SMTP-Server für Benachrichtigungen; leer: keine E-Mails
serve-smtp-port = Port des SMTP-Servers
serve-smtp-security = Verschlüsselung zum SMTP-Server: starttls, tls oder none
serve-smtp-user = Benutzer beim SMTP-Server, falls er einen verlangt
serve-smtp-password = Passwort beim SMTP-Server
serve-mail-from = Absenderadresse der Benachrichtigungen
serve-push-key = privater Schlüssel für Web Push, erzeugt von „atoll admin push-key“; leer: kein Web Push
serve-push-hosts = Hosts von Push-Diensten, an die der Server senden darf, durch Kommas getrennt
serve-push-private = Push-Hosts mit privaten Adressen zulassen (nur für einen eigenen Push-Dienst)
serve-notice-minutes = Minuten, die eine Partie wartet, bevor der Spieler am Zug eine E-Mail oder Benachrichtigung bekommt
serve-push-lacks = Für Web Push braucht es neben push_key eine url, die mit https:// beginnt.
serve-push-host = „{ $value }“ in push_hosts ist weder ein Host (push.example, push.example:8443) noch eine Domain (*.push.example).
serve-push-key-wrong = push_key ist kein Schlüssel von „atoll admin push-key“.
serve-mail-lacks = Für E-Mails braucht es neben smtp_host auch mail_from (eine einfache Adresse) und url.
