# Mitspieler finden und kennen.

seek-address = Unter deiner Adresse suchen schon { $most } Leute einen Gegner. Versuch es später noch einmal.
seek-full = Gerade suchen zu viele Leute einen Gegner. Versuch es gleich noch einmal.
seek-gone = Jemand war schneller, oder dieses Angebot gilt nicht mehr.
seek-people-only = Bots können keine Gegner suchen.
friend-apart = Diese Person kannst du nicht fragen.
friend-many = Du kannst { $friends } Freunde und { $asked } offene Anfragen haben. Entferne erst eine.
challenge-many = Du hast schon { $most } offene Herausforderungen. Zieh erst eine zurück.

meet-find = Gegner finden
meet-game = Spiel
meet-pace = Tempo
meet-pace-fast = Schnell: 5 min + 5 s
meet-pace-steady = In Ruhe: 15 min + 10 s
meet-pace-days = 3 Tage pro Zug
meet-pace-none = Ohne Uhr
meet-kind = Art
meet-casual = Ungewertet
meet-rated = Gewertet
meet-reach = Wertung des Gegners
meet-reach-any = Egal
meet-wait = Bot anbieten
meet-wait-after = { $seconds ->
    [15] nach 15 Sekunden
    [30] nach 30 Sekunden
    [60] nach einer Minute
   *[180] nach 3 Minuten
}
meet-wait-never = nie
meet-guests = Gäste spielen ungewertete Partien.
meet-guests-account = Für gewertete anmelden
meet-waiting = Warten auf einen Gegner
meet-nobody = Gerade wartet niemand.
meet-you = Du
meet-play = Spielen
meet-play-with = Mit { $name } spielen
meet-looking = Gegner gesucht: { $game }
meet-alone = Noch kein Gegner: { $game }
meet-keep-waiting = Weiter warten
meet-stop = Abbrechen

meet-friends = Freunde
meet-friends-account = Erstelle ein Konto oder melde dich an, um hier Freunde zu haben, zu sehen, wer online ist, und Leute herauszufordern.
meet-no-friends = Noch keine Freunde. Frag jemanden über den Namen oder auf dem Profil.
meet-ask-name = Name des Kontos
meet-requests = Freundschaftsanfragen
meet-online = online
meet-offline = offline
meet-asked = Anfrage gesendet
meet-asks = möchte mit dir befreundet sein
meet-hide = Verbergen, dass ich online bin
meet-befriend = Als Freund hinzufügen
meet-accept-friend = Freundschaftsanfrage annehmen
meet-asked-now = Freundschaftsanfrage gesendet
meet-friends-now = Ihr seid jetzt befreundet
meet-unfriend = Freundschaft beenden
meet-withdraw-request = Anfrage zurückziehen
meet-accept = Annehmen
meet-decline = Ablehnen
meet-withdraw = Zurückziehen
meet-recent = Letzte Gegner
meet-with-me = Du und { $name }
meet-never-met = Ihr habt noch keine Partie zusammen beendet.
meet-score = { $shared ->
    [0] { $before } gewonnen, { $behind } verloren
   *[other] { $before } gewonnen, { $behind } verloren, { $shared } unentschieden
}
meet-challenge = Herausfordern
meet-challenge-name = { $name } herausfordern
meet-challenge-sent = Herausforderung an { $name } gesendet.
meet-challenge-from = { $name } fordert dich heraus.
meet-challenge-to = Du forderst { $name } heraus.
meet-challenge-accepted = Deine Herausforderung wurde angenommen.
meet-challenges = Herausforderungen
meet-challenges-mine = Deine Herausforderungen
meet-go-to-table = Zum Tisch

serve-max-seeks = Leute, die gleichzeitig einen Gegner suchen
serve-max-seeks-address = Leute unter einer Adresse, die gleichzeitig einen Gegner suchen, je Prozess
serve-rate-seeks = Gegnersuchen pro Sekunde und Person; pro Adresse das Zehnfache
