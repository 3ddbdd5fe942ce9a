"""Sends mail through the operator's SMTP server, in a thread."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from typing import Final

from atoll.server.ops.logs import log
from atoll.server.settings import Settings

TIMEOUT_SECONDS: Final = 20.0


def compose(
    settings: Settings, to: str, subject: str, text: str, unsubscribe: str | None = None
) -> EmailMessage:
    """Return a message. Headers cannot be broken out of: the policy refuses line breaks in them.

    ``unsubscribe`` is the address that a mail program posts to for its own *Unsubscribe* (RFC 8058).
    """
    message = EmailMessage(policy=SMTP)
    message["From"] = settings.mail_from
    message["To"] = to
    message["Subject"] = subject
    message["Auto-Submitted"] = "auto-generated"
    if unsubscribe is not None:
        message["List-Unsubscribe"] = f"<{unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(text)
    return message


class Mailer:
    """Sends messages one after another; what cannot be sent is logged, without the address, and dropped."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._one_at_a_time = asyncio.Lock()

    async def send(self, message: EmailMessage) -> bool:
        """Send a message; return False if the address is refused for good."""
        async with self._one_at_a_time:
            try:
                await asyncio.to_thread(self._send, message)
            except smtplib.SMTPRecipientsRefused as error:
                codes = [code for code, _ in error.recipients.values()]
                log(logging.WARNING, "mail refused", code=codes[0] if codes else 0)
                return not any(500 <= code < 600 for code in codes)
            except (OSError, smtplib.SMTPException) as error:
                log(logging.WARNING, "mail not sent", problem=type(error).__name__)
        return True

    def _send(self, message: EmailMessage) -> None:
        settings = self._settings
        context = ssl.create_default_context()
        host, port = settings.smtp_host, settings.smtp_port
        with (
            smtplib.SMTP_SSL(host, port, timeout=TIMEOUT_SECONDS, context=context)
            if settings.smtp_security == "tls"
            else smtplib.SMTP(host, port, timeout=TIMEOUT_SECONDS)
        ) as smtp:
            if settings.smtp_security == "starttls":
                smtp.starttls(context=context)
            if settings.smtp_user:
                smtp.login(settings.smtp_user, settings.smtp_password)
            smtp.send_message(message)
