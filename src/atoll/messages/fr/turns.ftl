# Le navigateur dit que c'est à vous ; sons, mouvement, notifications.

turn-menu = { $count ->
    [one] À vous
   *[other] À vous ({ $count })
}
turn-with = avec { $names }
turn-alone = contre des robots
turn-title-here = ● À vous · Atoll
turn-title = ({ $count }) À vous · Atoll
turn-notice = À vous : { $game }
turn-sound = Sons
turn-volume = Volume
turn-motion = Mouvement
turn-motion-line = Les pièces arrivent avec un petit mouvement. Si le système demande moins d'animations, il n'y en a pas.
turn-notices = Notifications
turn-notices-line = Le système vous prévient quand c'est à vous et que vous regardez ailleurs. Votre navigateur demande d'abord.
turn-notices-denied = Ce navigateur ne doit montrer aucune notification d'ici. Vous pouvez changer cela dans ses réglages pour cette page.
