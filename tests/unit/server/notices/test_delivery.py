"""Where push messages may go, and where not."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from pathlib import Path
from typing import Any

import pytest

from atoll.server.notices import delivery
from atoll.server.notices.delivery import Delivery, NotPermitted, is_public
from atoll.server.settings import PUSH_HOSTS, Settings
from push_service import PushService, certificate
from serving import in_loop

ELSEWHERE = Delivery(["push.example", "*.push.apple.com", "localhost:8443"], private=False)


@pytest.mark.parametrize(
    ("endpoint", "host", "path"),
    [
        ("https://push.example/a?b=c", "push.example", "/a?b=c"),
        ("https://PUSH.example:443/a", "push.example", "/a"),
        ("https://web.push.apple.com", "web.push.apple.com", "/"),
        ("https://localhost:8443/a", "localhost", "/a"),
    ],
)
def test_the_operators_hosts_are_permitted(endpoint: str, host: str, path: str) -> None:
    target = ELSEWHERE.target(endpoint)
    assert (target.host, target.path) == (host, path)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/a",
        "https://other.example/a",
        "https://push.example.evil.example/a",
        "https://evilpush.apple.com/a",
        "https://push.apple.com/a",
        "https://push.example:8443/a",
        "https://localhost/a",
        "https://push.example@evil.example/a",
        "https://me:secret@push.example/a",
        "https://push.example/a#b",
        "https://push.example/a\r\nHost: evil.example",
        "https://push.example/a b",
        "https://push.exämple/a",
        "https://push.example:x/a",
        "https://[::1/a",
        "https://127.0.0.1/a",
        "https://push.example/" + "a" * 1024,
        "",
    ],
)
def test_everything_else_is_not(endpoint: str) -> None:
    with pytest.raises(NotPermitted):
        ELSEWHERE.target(endpoint)


def test_the_browsers_own_services_are_permitted_by_default() -> None:
    usual = Delivery(Settings(push_hosts=PUSH_HOSTS).push_host_list, private=False)
    for host in (
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        "web.push.apple.com",
        "wns2-par02p.notify.windows.com",
    ):
        assert usual.target(f"https://{host}/x").host == host


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("142.250.1.1", True),
        ("2a00:1450::1", True),
        ("64:ff9b::8efa:101", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1", False),
        ("fc00::1", False),
        ("ff02::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
    ],
)
def test_private_addresses_are_known(address: str, public: bool) -> None:
    assert is_public(ipaddress.ip_address(address)) is public


@in_loop
async def test_a_name_that_leads_to_a_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    connected: list[Any] = []
    monkeypatch.setattr(asyncio, "open_connection", lambda *args, **_: connected.append(args))

    async def both(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, 1, 6, "", (each, 443)) for each in ("142.250.1.1", "127.0.0.1")]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", both, raising=False)
    with pytest.raises(NotPermitted):
        await ELSEWHERE.post(ELSEWHERE.target("https://push.example/a"), {}, b"")
    assert connected == []


@in_loop
async def test_the_checked_address_is_the_one_that_is_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def resolve(host: str, *_: Any, **__: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, 1, 6, "", ("142.250.1.1" if len(asked) == 1 else "127.0.0.1", 443))]

    async def connect(host: str, port: int, **options: Any) -> Any:
        raise ConnectionRefusedError(f"{host} {port} {options['server_hostname']}")

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolve, raising=False)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(ConnectionRefusedError, match=r"^142\.250\.1\.1 443 push\.example$"):
        await ELSEWHERE.post(ELSEWHERE.target("https://push.example/a"), {}, b"")
    assert asked == ["push.example"]


@in_loop
async def test_redirects_are_not_followed_and_nobody_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = certificate(tmp_path)
    async with PushService(file).open() as service, PushService(file).open() as other:
        mine = Delivery([f"localhost:{service.port}"], private=True)
        target = mine.target(service.endpoint())
        with pytest.raises(OSError, match="certificate"):
            await mine.post(target, {}, b"")  # nobody vouches for it
        monkeypatch.setenv("SSL_CERT_FILE", str(file))
        service.answers["/one"] = f"307 Elsewhere\r\nLocation: {other.endpoint()}"
        assert await mine.post(target, {"TTL": "5"}, b"body") == 307
        assert [(got.path, got.headers["ttl"], got.body) for got in service.got] == [("/one", "5", b"body")]
        assert other.got == []
        monkeypatch.setattr(delivery, "TIMEOUT_SECONDS", 0.0)
        with pytest.raises(TimeoutError):
            await mine.post(target, {}, b"")


@in_loop
async def test_an_answer_that_is_no_http_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    async with PushService(file).open() as service:
        monkeypatch.setattr(delivery, "_STATUS", delivery.re.compile(rb"SPDY"))
        mine = Delivery([f"localhost:{service.port}"], private=True)
        with pytest.raises(OSError, match="no HTTP"):
            await mine.post(mine.target(service.endpoint()), {}, b"")


@in_loop
async def test_an_answer_without_an_end_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    async with PushService(file).open() as service:
        service.answers["/one"] = "2" * 1_000_000
        mine = Delivery([f"localhost:{service.port}"], private=True)
        with pytest.raises(OSError, match="no HTTP"):
            await mine.post(mine.target(service.endpoint()), {}, b"")
