"""Settings: three sources, plain messages."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from atoll.cli import main
from atoll.messages import LANGUAGES, catalogue
from atoll.server.accounts.cookies import signing_key
from atoll.server.errors import LimitReached
from atoll.server.ops.limits import ConnectionSlots, RateLimit, RateLimits, limited_address
from atoll.server.run import addresses, lock_data, qr_code
from atoll.server.settings import SECRET, Settings, SettingsError, read_settings


def test_the_command_line_wins_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "atoll.toml"
    file.write_text('port = 1\nmax_tables = 2\nhost = "0.0.0.0"\nproxy = true\n')
    found = read_settings({"port": "3"}, {"ATOLL_PORT": "2", "ATOLL_MAX_TABLES": "7", "HOME": "/"}, file)
    assert (found.port, found.max_tables, found.host, found.proxy) == (3, 7, "0.0.0.0", True)


@pytest.mark.parametrize(
    ("given", "environment", "file", "sentence"),
    [
        ({"port": "x"}, {}, "", "--port is “x”; it must be a whole number."),
        ({"burst": "nan"}, {}, "", "--burst is “nan”; it must be a number."),
        ({}, {"ATOLL_PROXY": "maybe"}, "", "ATOLL_PROXY is “maybe”; it must be true or false."),
        ({}, {}, "port = 70000", "port is 70,000; it must be at most 65,535."),
        ({}, {}, "burst = 0", "burst is 0; it must be at least 1."),
        ({}, {}, "prot = 1", "Unknown setting prot. Did you mean port?"),
        ({}, {}, "zebra = 1", "Unknown setting zebra; “atoll serve --help” lists all."),
        ({}, {}, "port = [1]", "port is “[1]”; it must be a whole number."),
        ({}, {}, "port = ", "Can’t read the settings in"),
        ({"log": "xml"}, {}, "", "log is “xml”; it must be one of: text, json."),
        ({"url": "atoll.example"}, {}, "", "“atoll.example” isn’t an address like https://atoll.example."),
        ({"signing_key": "short"}, {}, "", "signing_key must have at least 32 characters, or be empty."),
    ],
)
def test_what_is_wrong_is_told_plainly(
    tmp_path: Path, given: dict[str, str | bool], environment: dict[str, str], file: str, sentence: str
) -> None:
    path = tmp_path / "atoll.toml"
    path.write_text(file)
    with pytest.raises(SettingsError) as error:
        read_settings(given, environment, path)
    assert str(error.value).startswith(sentence)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="No such file"):
        read_settings({}, {}, tmp_path / "none")


def test_every_setting_is_explained_in_every_language() -> None:
    for lang in LANGUAGES:
        for each in fields(Settings):
            assert "serve-" + each.name.replace("_", "-") in catalogue(lang)


def test_help_tells_all_and_mistakes_are_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    for each in fields(Settings):
        assert ("--" + each.name.replace("_", "-") in shown) == (each.name not in SECRET)
    assert main(["serve", "--port", "many", "--lang", "en"]) == 2
    assert capsys.readouterr().err == "atoll: --port is “many”; it must be a whole number.\n"


def test_the_signing_key_is_made_once_and_kept_from_others(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data")
    key = signing_key(settings)
    assert len(key) == 64
    assert signing_key(settings) == key
    assert (tmp_path / "data" / "signing-key").stat().st_mode & 0o777 == 0o600
    assert signing_key(Settings(data=tmp_path, signing_key="x" * 32)) == "x" * 32
    with pytest.raises(SettingsError, match="Can’t store the signing key"):
        signing_key(Settings(data=tmp_path / "data" / "signing-key" / "no"))


def test_an_address_for_phones() -> None:
    url, code = addresses(Settings(host="0.0.0.0"), "0.0.0.0", 8000)
    assert url.startswith("http://")
    assert code == qr_code(url)
    assert len({len(line) for line in code.splitlines()}) == 1
    assert addresses(Settings(), "127.0.0.1", 8000) == ["http://127.0.0.1:8000"]
    assert addresses(Settings(url="https://a.example"), "::1", 8000) == ["https://a.example"]


def test_what_costs_more_than_there_ever_is_needs_a_full_bucket() -> None:
    now = 0.0
    rate = RateLimit(1, 3, now=lambda: now)
    assert rate.allows("a", 10)
    now = 7.0
    assert not rate.allows("a"), "the rest is owed"
    now = 8.0
    assert rate.allows("a")
    assert not rate.allows("a", 10)


def test_a_rate_fills_up_again() -> None:
    now = 0.0
    rate = RateLimit(2, 1, keys=2, now=lambda: now)
    assert [rate.allows("a") for _ in range(3)] == [True, True, False]
    assert rate.allows("b")
    now = 0.5
    assert [rate.allows("a") for _ in range(2)] == [True, False]
    now = 100
    assert [rate.allows("a") for _ in range(3)] == [True, True, False]


def test_rates_of_several_processes_count_together() -> None:
    here, there, alone = RateLimits(shared=True), RateLimits(shared=True), RateLimits(shared=False)
    one, other, third = (rates.make("chat", 0.001, 4000) for rates in (here, there, alone))
    assert [one.allows("anna") for _ in range(3)] == [True] * 3
    assert here.allowed() == {"chat": {"anna": 3}}
    assert here.allowed() == {}, "it is told once"
    there.take({"chat": {"anna": 3}, "a rate of another version": {"anna": 1}})
    assert [other.allows(who) for who in ("anna", "anna", "ben")] == [True, False, True]
    assert there.allowed() == {"chat": {"anna": 1, "ben": 1}}, "what was allowed elsewhere is not told again"
    there.take({"chat": {"ben": 9}})
    assert not other.allows("ben"), "more than there was"
    assert third.allows("anna")
    assert alone.allowed() == {}, "nobody listens"


def test_places_are_given_back() -> None:
    places = ConnectionSlots(2)
    with places.hold(("a", 1)):
        with pytest.raises(LimitReached), places.hold(("a", 1)):
            pass
        with places.hold(("b", 1)), pytest.raises(LimitReached), places.hold(("c", 1)):
            pass
    assert len(places) == 0
    with places.hold(("a", 1)):
        assert len(places) == 1


def test_one_household_is_one_address() -> None:
    assert limited_address("192.0.2.7") == "192.0.2.7"
    assert limited_address("::ffff:192.0.2.7") == "192.0.2.7"
    assert limited_address("2001:db8:1:2:3::4") == limited_address("2001:db8:1:2:ffff::9")
    assert limited_address("2001:db8:1:2::4") != limited_address("2001:db8:1:3::4")
    assert limited_address("fe80::1%eth0") == "fe80::/64"
    assert limited_address("unknown") == "unknown"


def test_a_second_server_is_kept_off_the_data(tmp_path: Path) -> None:
    first = lock_data(Settings(data=tmp_path))
    with pytest.raises(SettingsError) as refused:
        lock_data(Settings(data=tmp_path))
    assert refused.value.fact.key == "serve-running"
    first.close()
    lock_data(Settings(data=tmp_path)).close()
