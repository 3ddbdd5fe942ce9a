# Le navigateur dit que c’est à vous ; sons, mouvement, notifications.

turn-menu = { $count ->
    [one] À vous
   *[other] À vous ({ $count })
}
turn-menu-elsewhere = { $count ->
    [one] À vous à 1 autre table
   *[other] À vous à { $count } autres tables
}
turn-with = avec { $names }
turn-alone = contre des robots
turn-title-here = ● À vous · Atoll
turn-title = ({ $count }) À vous · Atoll
turn-notice = À vous : { $game }
turn-sound = Sons
turn-volume = Volume
turn-motion = Mouvement
turn-motion-line = Les pièces glissent à leur place. Désactivé si votre système demande moins d’animations.
turn-notices = Notifications
turn-notices-line = Recevez une notification quand c’est à vous et que vous regardez ailleurs. Votre navigateur demandera la permission.
turn-notices-denied = Les notifications de ce site sont bloquées. Vous pouvez les autoriser dans les réglages du navigateur.
