# Konten, Leute und Wertungen: was der Server dazu sagt.

account-already = Du hast schon ein Konto.
account-needed = Dafür braucht es ein Konto.
account-name-taken = Der Name „{ $name }“ gehört zu einem Konto. Melde dich an, wenn es deins ist; sonst wähle einen anderen.
account-wrong = Name und Passwort gehören nicht zusammen.
account-wrong-code = Name und Wiederherstellungscode gehören nicht zusammen.
account-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
account-password-simple = Dieses Passwort ist zu leicht zu erraten: nimm ein anderes.
account-settings = Das sind zu viele Einstellungen; höchstens { $most } Zeichen werden aufbewahrt.
account-bots = Ein Konto kann { $most } Bots haben; nimm erst einen weg.

people-apart = Du kannst dich hier nicht hinsetzen: einer von euch hat den anderen blockiert.
people-oneself = Das bist du selbst.
people-blocks = Höchstens { $most } Leute können stumm geschaltet oder blockiert sein.

rated-accounts-only = An einem gewerteten Tisch sitzen nur Leute mit Konto.
rated-one-seat = An einem gewerteten Tisch hat jeder einen Platz.
rated-no-bots = An einem gewerteten Tisch gibt es keine Bots.
rated-no-stand-in = An einem gewerteten Tisch spielt niemand anders für dich.
rated-no-undo = An einem gewerteten Tisch wird nichts zurückgenommen.
rated-no-hints = An einem gewerteten Tisch gibt es keine Tipps.
rated-drawn-seats = An einem gewerteten Tisch werden die Plätze zu Beginn des Spiels ausgelost.
rated-drawn = An einem gewerteten Tisch wird der Aufbau ausgelost.
rated-clock = Ein gewerteter Tisch braucht eine Uhr.
rated-options = Ein gewerteter Tisch wird mit üblichen Optionen gespielt; { $game } hat hier andere.

web-ending-time = { $you ->
    [yes] Deine Zeit ist abgelaufen
    [among] Die Zeit ist abgelaufen: für dich und { $others }
   *[no] { $count ->
        [one] Zeit abgelaufen: { $seats }
       *[other] Zeit abgelaufen: { $seats }
    }
}

serve-rate-login = Passwörter in der Sekunde, die eine Adresse versuchen darf, nach ein paar auf einmal
serve-expire-account-games-days = Tage, die ein beendetes Spiel bleibt, wenn ein Konto mitgespielt hat
serve-expire-sessions-days = Tage, nach denen ein unbenutztes Gerät sich neu anmelden muss

# `atoll admin`

command-help-admin = sich um Namen kümmern: Meldungen, Umbenennen
command-about-admin =
    Kümmert sich um die Namen der Leute. Server dürfen dabei laufen; ein Tisch, an dem
    jemand zuschaut, zeigt den neuen Namen, sobald dort etwas geschieht.
command-examples-admin =
    Beispiele:
      atoll admin reports            Namen, die gemeldet wurden
      atoll admin rename ID "Blume"  jemandem einen anderen Namen geben, auch in alten Spielen
      atoll admin dismiss ID         weglegen, was von jemandem gemeldet wurde
admin-meta-what = WAS
admin-meta-whom = WEN
admin-help-what = reports, rename oder dismiss
admin-help-whom = die Kennung, die in der Meldung steht; bei rename auch der neue Name
admin-what-missing = Sag, was zu tun ist: { $all }.
admin-what = „{ $what }“ gibt es nicht. Es gibt: { $all }.
admin-usage-reports = atoll admin reports nimmt nichts weiter.
admin-usage-rename = Sag, wen, und den neuen Namen: atoll admin rename ID "Blume"
admin-usage-dismiss = Sag, wen: atoll admin dismiss ID
admin-nobody = Niemand hat die Kennung { $who }.
admin-renamed = „{ $before }“ heißt jetzt „{ $now }“.
admin-dismissed = { $number ->
    [0] Es gab keine Meldungen.
    [one] Eine Meldung ist weggelegt.
   *[other] { $number } Meldungen sind weggelegt.
}
admin-no-reports = Niemand hat einen Namen gemeldet.
admin-report = { $at }  { $who }  „{ $name }“{ $changed ->
    [yes] , jetzt „{ $now }“
   *[no] { "" }
}{ $said ->
    [yes] : { $why }
   *[no] { "" }
}
