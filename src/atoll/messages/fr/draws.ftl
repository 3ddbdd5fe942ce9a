# Les tirages vérifiables, dans le navigateur.

draws-running = Tirage en cours…
draws-void-reveal = { $count ->
    [one] Le tirage { $number } a échoué : l’appareil de la place { $places } n’a pas répondu à temps.
   *[other] Le tirage { $number } a échoué : les appareils des places { $places } n’ont pas répondu à temps.
}
draws-void-seats = Le tirage { $number } a échoué : quelqu’un est parti entre-temps.
draws-no-part-yet = { $count ->
    [one] { $seats } ne participe pas au tirage pour l’instant.
   *[other] { $seats } ne participent pas au tirage pour l’instant.
}

draws-proven = Tirage vérifié
draws-proven-means = Cet appareil a recalculé le tirage. Il découle de valeurs que tous les participants et le serveur avaient fixées avant que quiconque puisse les connaître toutes. Personne n’a donc pu le choisir, pas même le serveur.
draws-consistent = Tirage cohérent, mais pas prouvé
draws-consistent-means = Le tirage découle de ce que le serveur a publié. Seul un appareil qui y a participé peut prouver que tout était fixé d’avance.
draws-alone = Tirage non vérifiable
draws-alone-means = Aucun appareil de joueur n’a participé à ce tirage : le serveur a tiré seul.
draws-failed = Tirage non vérifié
draws-failed-means = Quelque chose ne va pas avec ce tirage. Enregistrez le reçu et la partie, et contactez les responsables de ce serveur.
draws-bots = Rien ne peut prouver que les robots ne regardent pas ce qui est caché.
draws-given = Ce qui était convenu d’avance n’a pas été tiré.
draws-no-part = N’ont pas participé : { $seats }.
draws-voided = { $count ->
    [one] Un tirage précédent a échoué.
   *[other] { $count } tirages précédents ont échoué.
}
draws-receipt = Enregistrer le reçu
