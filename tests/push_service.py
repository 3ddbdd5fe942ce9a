"""A push service on this machine, with a certificate of its own, and the browser that reads its messages."""

from __future__ import annotations

import asyncio
import base64
import datetime as dt
import ipaddress
import json
import ssl
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID


def plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def raw(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def certificate(folder: Path) -> Path:
    """Write a certificate for localhost that signs itself, with its key; return its file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = dt.datetime.now(dt.UTC)
    names = [x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "push.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(made.public_bytes(Encoding.PEM) + secret)
    return file


@dataclass
class Got:
    """A request that the service got."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """Keeps what it gets; ``answers`` are statuses by path, 201 elsewhere."""

    certificate: Path
    answers: dict[str, str] = field(default_factory=dict)
    got: list[Got] = field(default_factory=list)
    port: int = 0

    @asynccontextmanager
    async def open(self) -> AsyncIterator[PushService]:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate)
        listening = await asyncio.start_server(self._serve, "127.0.0.1", 0, ssl=context)
        self.port = listening.sockets[0].getsockname()[1]
        async with listening:
            yield self

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {
            name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:] if line)
        }
        body = await reader.readexactly(int(headers["content-length"]))
        path = lines[0].split(" ")[1]
        self.got.append(Got(path, headers, body))
        writer.write(f"HTTP/1.1 {self.answers.get(path, '201 Created')}\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    def endpoint(self, path: str = "/one") -> str:
        return f"https://localhost:{self.port}{path}"


class Browser:
    """The end of a subscription that reads messages (RFC 8291, section 3.4, from the receiver's side)."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"
        self._public = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str, language: str = "en") -> dict[str, Any]:
        keys = {"p256dh": plain(self._public), "auth": plain(self._auth)}
        return {"endpoint": endpoint, "keys": keys, "language": language}

    def read(self, body: bytes) -> Any:
        salt, (_, length) = body[:16], struct.unpack("!IB", body[16:21])
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        secret = self._private.exchange(ec.ECDH(), theirs)

        def derive(key: bytes, salt: bytes, info: bytes, size: int) -> bytes:
            return HKDF(hashes.SHA256(), size, salt, info).derive(key)

        key = derive(secret, self._auth, b"WebPush: info\0" + self._public + sender, 32)
        cipher = AESGCM(derive(key, salt, b"Content-Encoding: aes128gcm\0", 16))
        text = cipher.decrypt(derive(key, salt, b"Content-Encoding: nonce\0", 12), sealed, None)
        assert text.endswith(b"\x02")
        return json.loads(text[:-1])
