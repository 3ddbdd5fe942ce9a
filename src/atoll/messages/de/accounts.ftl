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

web-ending-time = Jemandes Zeit ist abgelaufen.

serve-rate-login = Passwörter in der Sekunde, die eine Adresse versuchen darf, nach ein paar auf einmal
serve-expire-account-games-days = Tage, die ein beendetes Spiel bleibt, wenn ein Konto mitgespielt hat
serve-expire-sessions-days = Tage, nach denen ein unbenutztes Gerät sich neu anmelden muss
