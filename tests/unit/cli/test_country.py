"""``--country FILE``: a map, a JSON country, or a record with one."""

import json
from pathlib import Path

import pytest

from atoll.cli import main

MAP = "# our table\nat 1,0\nF   1   M\n  S   5   G\n"
COUNTRY = {"1,0": "F", "2,0": "1", "3,0": "M", "1,1": "S", "2,1": "5", "3,1": "G"}


def trace(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["trace", *arguments])
    caught = capsys.readouterr()
    return code, caught.out, caught.err


@pytest.mark.parametrize(
    "text",
    [
        MAP,
        json.dumps(COUNTRY),
        json.dumps({"country": COUNTRY}),
        json.dumps({"setup": {"country": COUNTRY, "arrow": 1}}),
    ],
)
def test_a_country_of_ones_own_is_played_on(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "country.txt"
    file.write_text(text)
    code, out, _ = trace(
        capsys, "titicaca", "--players", "3", "--seed", "1", "--games", "2", "--country", str(file)
    )
    assert code == 0
    headers = [line for line in map(json.loads, out.splitlines()) if "setup" in line]
    assert [header["setup"]["country"] for header in headers] == [COUNTRY, COUNTRY]
    assert all(header["setup"]["arrow"] in range(3) for header in headers)
    assert out.count('"result"') == 2


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("F   1\n F", "Line 2, column 2"),
        ("F   1   1", "Lake 1 appears twice, on 1,0 and 2,0"),
        ('{"0,0": "F"}', "Field 0,0 touches no other hex"),
        ('{"0,0": ', "looks like JSON but isn’t valid"),
        ("", "no map"),
    ],
)
def test_a_wrong_country_is_one_line(
    text: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "country.txt"
    file.write_text(text)
    code, out, err = trace(capsys, "titicaca", "--players", "2", "--seed", "1", "--country", str(file))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert says in err


def test_only_titicaca_has_a_country(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = trace(capsys, "talat", "--players", "3", "--seed", "1", "--country", str(tmp_path / "any"))
    assert code == 2
    assert "talat has no country" in err


def test_a_record_brings_its_own_country(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, _ = trace(capsys, "--record", str(tmp_path / "any"), "--country", str(tmp_path / "any"))
    assert code == 2


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = str(tmp_path / "missing")
    code, _, err = trace(capsys, "titicaca", "--players", "2", "--seed", "1", "--country", missing)
    assert code == 2
    assert "Can’t read" in err


def test_a_country_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = trace(capsys, "titicaca", "--players", "2", "--seed", "1", "--country", "twins")
    assert code == 0
    assert len(json.loads(out.splitlines()[0])["setup"]["country"]) == 48
