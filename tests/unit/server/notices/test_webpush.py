"""Encryption and signature of Web Push messages."""

from __future__ import annotations

import base64
import json

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from atoll.server.notices import webpush
from atoll.server.notices.webpush import ServerKey, decode, encode, encrypt
from atoll.server.settings import SettingsError
from push_service import Browser, raw


def test_the_example_of_rfc_8291(monkeypatch: pytest.MonkeyPatch) -> None:
    """Section 5 of RFC 8291, and appendix A for the keys."""
    own = int.from_bytes(raw("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    monkeypatch.setattr(
        webpush.ec, "generate_private_key", lambda _: ec.derive_private_key(own, ec.SECP256R1())
    )
    monkeypatch.setattr(webpush.os, "urandom", lambda _: raw("DGv6ra1nlYgDCS1FRnbzlw"))
    made = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    assert encode(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6"
        "PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_only_the_browser_can_read_a_message() -> None:
    browser, other = Browser(), Browser()
    keys = browser.subscription("")["keys"]
    made = encrypt(b'{"table": "t"}', keys["p256dh"], keys["auth"])
    assert browser.read(made) == {"table": "t"}
    assert encrypt(b'{"table": "t"}', keys["p256dh"], keys["auth"]) != made, "every message has its own keys"
    with pytest.raises(InvalidTag):
        other.read(made)


def test_the_signature_names_the_push_service_and_the_server() -> None:
    key = ServerKey(ServerKey.create())
    scheme, token, public = key.authorization("https://push.example", "https://atoll.example", 1000).split(
        " "
    )
    assert (scheme, public) == ("vapid", f"k={key.public}")
    head, claims, _ = token.removeprefix("t=").rstrip(",").split(".")
    assert json.loads(raw(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(raw(claims)) == {
        "aud": "https://push.example",
        "exp": 1000 + 12 * 3600,
        "sub": "https://atoll.example",
    }
    verify(token.removeprefix("t=").rstrip(","), key.public)


def test_signatures_are_read_as_in_the_example_of_rfc_8292() -> None:
    """Section 2.4 of RFC 8292: what accepts our signatures accepts its example, and nothing else."""
    token = (
        "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsIn"
        "N1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysaz"
        "NjjvW2L9OkSSHzvoD1oA"
    )
    public = "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"
    verify(token, public)
    with pytest.raises(InvalidSignature):
        verify(token, ServerKey(ServerKey.create()).public)


def verify(token: str, public: str) -> None:
    """Check a signed token as a push service does. Raise InvalidSignature."""
    signed, _, signature = token.rpartition(".")
    both = raw(signature)
    der = encode_dss_signature(int.from_bytes(both[:32], "big"), int.from_bytes(both[32:], "big"))
    verifier = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(public))
    verifier.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))


@pytest.mark.parametrize("wrong", ["x", "", "A" * 43, "ä" * 43, base64.b64encode(b"\xff" * 32).decode()])
def test_other_keys_are_refused(wrong: str) -> None:
    with pytest.raises(SettingsError):
        ServerKey(wrong)


def test_keys_of_browsers_are_points_of_the_curve() -> None:
    good = Browser().subscription("")["keys"]
    for p256dh, auth in (
        ("A" * 87, good["auth"]),
        (good["p256dh"][:-2], good["auth"]),
        (good["p256dh"], "AAAA"),
        (good["p256dh"], "!" * 22),
    ):
        with pytest.raises(ValueError, match=r"point|bytes|base64"):
            encrypt(b"", p256dh, auth)
    assert decode("AQI", 2) == b"\x01\x02"
