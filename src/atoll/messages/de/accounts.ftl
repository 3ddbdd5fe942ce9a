# Konten, Leute und Wertungen: was der Server dazu sagt.

account-already = Du hast schon ein Konto.
account-needed = Dafür brauchst du ein Konto.
account-name-taken = „{ $name }“ gehört zu einem Konto. Ist es deins, melde dich an. Sonst wähle einen anderen Namen.
account-wrong = Name oder Passwort ist falsch.
account-wrong-code = Name oder Wiederherstellungscode ist falsch.
account-password-length = Wähle ein Passwort mit { $least } bis { $most } Zeichen.
account-password-simple = Dieses Passwort ist zu leicht zu erraten. Wähle ein anderes.
account-settings = Zu viele Einstellungen: Höchstens { $most } Zeichen lassen sich speichern.
account-bots = Du kannst { $most } Bots haben. Lösche erst einen.

people-apart = An diesen Tisch kannst du nicht: Du hast jemanden dort blockiert oder wurdest blockiert.
people-oneself = Das geht nicht mit dir selbst.
people-blocks = Du kannst höchstens { $most } Personen stummschalten oder blockieren.

rated-accounts-only = Für gewertete Partien brauchst du ein Konto.
rated-one-seat = In einer gewerteten Partie kannst du nur einen Platz haben.
rated-no-bots = Bots spielen keine gewerteten Partien.
rated-no-stand-in = In gewerteten Partien und Turnieren kann kein Bot übernehmen.
rated-no-undo = In gewerteten Partien und Turnieren kannst du nichts zurücknehmen.
rated-no-hints = In gewerteten Partien und Turnieren gibt es keine Tipps.
rated-drawn-seats = In einer gewerteten Partie werden die Plätze zu Beginn ausgelost.
rated-drawn = In einer gewerteten Partie ist der Aufbau zufällig.
rated-clock = Eine gewertete Partie braucht eine Uhr.
rated-options = Gewertete Partien haben Standardoptionen. Ändere die Optionen von { $game } oder spiel ohne Wertung.

web-ending-time = { $you ->
    [yes] Deine Zeit ist abgelaufen
    [among] Die Zeit ist abgelaufen: für dich und { $others }
   *[no] { $count ->
        [one] Zeit abgelaufen: { $seats }
       *[other] Zeit abgelaufen: { $seats }
    }
}

serve-rate-login = Anmeldeversuche pro Sekunde und Adresse, nach ein paar auf einmal
serve-expire-account-games-days = Tage, die beendete Partien von Konten aufbewahrt werden
serve-expire-sessions-days = Tage, nach denen sich ein unbenutztes Gerät neu anmelden muss

# `atoll admin`

command-help-admin = Namen moderieren, Schlüssel für Web Push erzeugen
command-about-admin =
    Bearbeitet gemeldete Namen und benennt Personen um. Der Server kann weiterlaufen;
    ein geöffneter Tisch zeigt den neuen Namen beim nächsten Ereignis.
    „push-key“ gibt einen neuen Schlüssel für Web Push aus, als Zeile für die Umgebung des Servers.
command-examples-admin =
    Beispiele:
      atoll admin reports            gemeldete Namen anzeigen
      atoll admin rename ID "Blume"  jemanden umbenennen, auch in alten Partien
      atoll admin dismiss ID         Meldungen zu jemandem verwerfen
      atoll admin push-key           einen Schlüssel für Web Push erzeugen
admin-meta-what = AKTION
admin-meta-whom = ID
admin-help-what = reports, rename, dismiss oder push-key
admin-help-whom = die Kennung aus der Meldung; bei rename auch der neue Name
admin-what-missing = Nenne eine Aktion: { $all }.
admin-what = Unbekannte Aktion „{ $what }“. Aktionen: { $all }.
admin-usage-reports = „atoll admin reports“ hat keine Argumente.
admin-usage-push-key = „atoll admin push-key“ hat keine Argumente.
admin-usage-rename = Nenne eine Kennung und den neuen Namen: atoll admin rename ID "Blume"
admin-usage-dismiss = Nenne eine Kennung: atoll admin dismiss ID
admin-nobody = Niemand hat die Kennung { $who }.
admin-renamed = „{ $before }“ heißt jetzt „{ $now }“.
admin-dismissed = { $number ->
    [0] Es gab keine Meldungen.
    [one] Eine Meldung verworfen.
   *[other] { $number } Meldungen verworfen.
}
admin-no-reports = Keine Meldungen.
admin-report = { $at }  { $who }  „{ $name }“{ $changed ->
    [yes] , jetzt „{ $now }“
   *[no] { "" }
}{ $said ->
    [yes] : { $why }
   *[no] { "" }
}
