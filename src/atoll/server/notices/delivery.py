"""Posts to push services: over HTTPS, to the operator's hosts only, never to this network, never redirected.

The address of an endpoint comes from a visitor. So the host has to be one of the operator's, the name is
resolved here, its addresses are checked, and the connection goes to the address that was checked: a name
cannot lead elsewhere in between. Only the first line of the answer is read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

TIMEOUT_SECONDS: Final = 10.0
MAX_ENDPOINT: Final = 1024
HTTPS_PORT: Final = 443

_STATUS: Final = re.compile(rb"HTTP/1\.[01] ([1-5]\d\d)\b")
_VISIBLE: Final = re.compile(r"[!-~]+")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class NotPermitted(Exception):  # noqa: N818 - an answer more than an error
    """An endpoint that must not be reached."""


@dataclass(frozen=True)
class Target:
    """Where an endpoint is."""

    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """Scheme, host and port, as browsers write them."""
        return f"https://{self.authority}"

    @property
    def authority(self) -> str:
        """Host and port."""
        return self.host if self.port == HTTPS_PORT else f"{self.host}:{self.port}"


class Delivery:
    """Posts to the push services that the operator permits."""

    def __init__(self, hosts: list[str], *, private: bool) -> None:
        self._hosts, self._private = hosts, private

    def target(self, endpoint: str) -> Target:
        """Take an endpoint apart. Raise NotPermitted if it is not at one of the operator's hosts."""
        if len(endpoint) > MAX_ENDPOINT or not _VISIBLE.fullmatch(endpoint):
            raise NotPermitted
        try:
            parts = urlsplit(endpoint)
            host, port = (parts.hostname or "").lower(), parts.port or HTTPS_PORT
        except ValueError as error:
            raise NotPermitted from error
        if parts.scheme != "https" or parts.fragment or "@" in parts.netloc:
            raise NotPermitted
        target = Target(host, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else ""))
        if not any(_matches(pattern, target) for pattern in self._hosts):
            raise NotPermitted
        return target

    async def post(self, target: Target, headers: Mapping[str, str], body: bytes) -> int:
        """Return the status of a push service's answer. Raise NotPermitted, OSError or TimeoutError."""
        async with asyncio.timeout(TIMEOUT_SECONDS):
            address = await self._resolve(target)
            reader, writer = await asyncio.open_connection(
                address, target.port, ssl=ssl.create_default_context(), server_hostname=target.host
            )
            try:
                lines = {"Host": target.authority, "Content-Length": str(len(body)), "Connection": "close"}
                head = "".join(f"{name}: {value}\r\n" for name, value in {**lines, **headers}.items())
                writer.write(f"POST {target.path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body)
                await writer.drain()
                answer = _STATUS.match(await reader.readline())
            except ValueError as error:  # a first line without an end
                raise OSError("no HTTP") from error
            finally:
                writer.transport.abort()
        if answer is None:
            raise OSError("no HTTP")
        return int(answer[1])

    async def _resolve(self, target: Target) -> str:
        """Return an address of a host. Raise NotPermitted if one of its addresses is not public."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
        addresses = [str(each[4][0]) for each in found]
        if not self._private and not all(is_public(ipaddress.ip_address(each)) for each in addresses):
            raise NotPermitted
        return addresses[0]


def is_public(address: Address) -> bool:
    """Whether an address is one of the internet's, also if it stands for an IPv4 address."""
    if isinstance(address, ipaddress.IPv6Address):
        translated = address in _NAT64 and ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        teredo = address.teredo[1] if address.teredo else None
        inner = address.ipv4_mapped or address.sixtofour or teredo or translated
        if inner:
            return is_public(inner)
    return address.is_global and not address.is_multicast


_NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")


def _matches(pattern: str, target: Target) -> bool:
    """Whether a target is meant by ``host``, ``host:port`` or ``*.domain``."""
    host, _, port = pattern.partition(":")
    if target.port != int(port or HTTPS_PORT):
        return False
    return target.host.endswith(host[1:]) if host.startswith("*.") else target.host == host
