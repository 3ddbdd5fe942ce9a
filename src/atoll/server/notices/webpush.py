"""Web Push messages: encrypted for one browser (RFC 8291) and signed with the server's key (RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import json
import os
import struct
import time
from typing import Final

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from atoll.server.notices.delivery import Delivery, NotPermitted
from atoll.server.settings import Settings, SettingsError
from atoll.store import PushSubscription

CURVE: Final = ec.SECP256R1()
RECORD_SIZE: Final = 4096
TOKEN_SECONDS: Final = 12 * 3600
"""For how long a signature counts; push services refuse more than a day."""

KEEP_SECONDS: Final = 86400
"""For how long a push service keeps a message for a browser that is not running."""


class ServerKey:
    """The server's key pair, by which push services know that its messages come from one sender (VAPID)."""

    def __init__(self, text: str) -> None:
        try:
            number = int.from_bytes(decode(text, 32), "big")
            self._private = ec.derive_private_key(number, CURVE)
        except ValueError as error:
            raise SettingsError("serve-push-key-wrong") from error
        self.public: Final = encode(point(self._private.public_key()))

    @staticmethod
    def create() -> str:
        """Return a new private key as text."""
        number = ec.generate_private_key(CURVE).private_numbers().private_value
        return encode(number.to_bytes(32, "big"))

    def authorization(self, origin: str, contact: str, now: float) -> str:
        """Return the header that proves to the push service at an origin who sends."""
        claims = {"aud": origin, "exp": int(now) + TOKEN_SECONDS, "sub": contact}
        signed = f"{_part({'typ': 'JWT', 'alg': 'ES256'})}.{_part(claims)}"
        r, s = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


class PushSender:
    """Sends messages to browsers."""

    def __init__(self, settings: Settings) -> None:
        self._key = ServerKey(settings.push_key)
        self._contact = settings.url
        self._delivery = Delivery(settings.push_host_list, private=settings.push_private)

    @property
    def public_key(self) -> str:
        """What browsers are told when they subscribe."""
        return self._key.public

    def can_reach(self, subscription: PushSubscription) -> bool:
        """Whether an endpoint is at one of the operator's hosts, and something can be encrypted for it."""
        try:
            self._delivery.target(subscription.endpoint)
            encrypt(b"", subscription.p256dh, subscription.auth)
        except (NotPermitted, ValueError):
            return False
        return True

    async def send(self, subscription: PushSubscription, text: bytes) -> int:
        """Send a message; return the answer's status. Raise NotPermitted, OSError or TimeoutError."""
        target = self._delivery.target(subscription.endpoint)
        headers = {
            "Authorization": self._key.authorization(target.origin, self._contact, time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP_SECONDS),
        }
        return await self._delivery.post(
            target, headers, encrypt(text, subscription.p256dh, subscription.auth)
        )


def encrypt(text: bytes, p256dh: str, auth: str) -> bytes:
    """Return a message that only the browser with these keys can read. Raise ValueError for other keys."""
    browser_point, secret = decode(p256dh, 65), decode(auth, 16)
    browser = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser_point)
    private = ec.generate_private_key(CURVE)
    own_point, salt = point(private.public_key()), os.urandom(16)
    shared = private.exchange(ec.ECDH(), browser)
    key = _derive(shared, secret, b"WebPush: info\0" + browser_point + own_point, 32)
    cipher = AESGCM(_derive(key, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derive(key, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + struct.pack("!IB", RECORD_SIZE, len(own_point)) + own_point
    return header + cipher.encrypt(nonce, text + b"\x02", None)  # 2: the last record, without padding


def encode(data: bytes) -> str:
    """Return bytes as base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str, length: int) -> bytes:
    """Return so many bytes from base64url. Raise ValueError."""
    try:
        data = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError("not base64url") from error
    if len(data) != length:
        raise ValueError(f"{len(data)} bytes instead of {length}")
    return data


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key as the 65 bytes that browsers exchange."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(key)


def _part(document: object) -> str:
    return encode(json.dumps(document, separators=(",", ":")).encode())
