# Notices by mail and by Web Push.

notices-mail-off = This server doesn’t send mail.
notices-mail-address = This doesn’t look like an email address that can receive mail.
notices-mail-confirm-subject = Confirm your email address for Atoll
notices-mail-confirm-text =
    Hello { $name },

    you asked Atoll to tell you by email when it’s your turn. To confirm this address, open this page and press the button:

    { $link }

    The link works for one day. If this wasn’t you, ignore this message: nothing else will be sent.
notices-mail-turn-subject = Your turn: { $game }
notices-mail-turn-text =
    It’s your turn in a game of { $game }:

    { $link }

    No more of these? Open this page and press the button:

    { $stop }
notices-mail = Email notifications
notices-mail-line = Get an email when a game without a clock, or with days per move, has waited for you for a while. One email per turn at most.
notices-mail-label = Email address
notices-mail-send = Send confirmation
notices-mail-sent = Check your mail: open the link and press the button there to confirm { $address }.
notices-mail-on = We write to { $address }.
notices-mail-remove = Stop emails
notices-confirm-title = Confirm your email address
notices-confirm-line = Press the button to get emails when it’s your turn.
notices-confirm = Confirm
notices-confirm-done = Confirmed. You’ll get an email when it’s your turn.
notices-stop-title = Stop emails
notices-stop-line = Press the button to stop all emails to this address. It will be deleted.
notices-stop = Stop emails
notices-stop-done = Done. You won’t get any more emails.
notices-link-old = This link no longer works. You can ask for a new one on your account page.
notices-push = Notifications on this device
notices-push-switch = Notify me when it’s my turn
notices-push-line = Also while Atoll is closed: when a game without a clock, or with days per move, has waited for you for a while. One message per turn at most, and no email on top.
notices-push-blocked = This browser blocks notifications from Atoll. Allow them in its site settings first.
notices-push-missing = This browser can’t receive notifications while Atoll is closed. On an iPhone or iPad, add Atoll to the Home Screen first.
notices-push-failed = The browser couldn’t subscribe. Try again later.
notices-push-off = This server doesn’t send notifications.
notices-push-browser = This server can’t send notifications to this browser.
notices-push-title = Your turn
notices-push-text = A game is waiting for you.

## Settings of the server

serve-smtp-host = SMTP server for email notifications; none: no email
serve-smtp-port = port of the SMTP server
serve-smtp-security = encryption to the SMTP server: starttls, tls or none
serve-smtp-user = user at the SMTP server, if it asks for one
serve-smtp-password = password at the SMTP server
serve-mail-from = address that email notifications come from
serve-push-key = private key for Web Push notifications, made by “atoll admin push-key”; none: no Web Push
serve-push-hosts = hosts of push services that the server may send to, separated by commas
serve-push-private = let push hosts have private addresses (only for a push service of your own)
serve-notice-minutes = minutes that a game waits before the player to move gets an email or a notification
serve-push-lacks = Web Push needs a url that begins with https:// as well as push_key.
serve-push-host = “{ $value }” in push_hosts is neither a host (push.example, push.example:8443) nor a domain (*.push.example).
serve-push-key-wrong = push_key is not a key from “atoll admin push-key”.
serve-mail-lacks = Email needs mail_from (a plain address) and url as well as smtp_host.
