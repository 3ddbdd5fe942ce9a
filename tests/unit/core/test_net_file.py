"""Files of learnt weights are read as they were written, or refused with the reason."""

from __future__ import annotations

import json
from array import array
from dataclasses import replace

import pytest

from atoll.core import SetupError, game
from atoll.core.net_file import MAGIC, NetFile, read_net


@pytest.fixture(name="file")
def _file() -> NetFile:
    hand = game("titicaca").evaluator()
    value, policy = (
        array("f", [number / 8 for number in range(count)]).tobytes()
        for count in (hand.value_patterns, hand.move_patterns)
    )
    return NetFile("titicaca", hand.patterns, value, policy, {"horizon": 4}, {"generation": 3})


def changed(data: bytes, **header: object) -> bytes:
    line, _, rest = data[len(MAGIC) :].partition(b"\n")
    return MAGIC + json.dumps({**json.loads(line), **header}).encode() + b"\n" + rest


def test_weights_come_back(file: NetFile) -> None:
    again = NetFile.loads(file.dumps())
    assert again == file
    assert again.dumps() == file.dumps()
    assert file.net(game("titicaca")).horizon == 4


def test_every_truncation_is_noticed(file: NetFile) -> None:
    data = file.dumps()
    for length in range(0, len(data), 7):
        with pytest.raises(SetupError):
            NetFile.loads(data[:length])
    with pytest.raises(SetupError, match="damaged"):
        NetFile.loads(data + b"more")


def test_every_damaged_byte_of_the_weights_is_noticed(file: NetFile) -> None:
    data = file.dumps()
    start = data.index(b"\n", len(MAGIC)) + 1
    for at in range(start, len(data), 5):
        with pytest.raises(SetupError, match="damaged"):
            NetFile.loads(data[:at] + bytes([data[at] ^ 0x55]) + data[at + 1 :])


@pytest.mark.parametrize(
    ("header", "words"),
    [
        ({"format": 99}, "format 99"),
        ({"game": 3}, "damaged"),
        ({"value": -1}, "damaged"),
        ({"crc32": 1}, "damaged"),
        ({"search": {"horizon": "far"}}, "horizon = far"),
        ({"search": {"speed": 3}}, "speed = 3"),
        ({"search": {"playouts": "clever"}}, "playouts = clever"),
    ],
)
def test_a_header_that_cannot_be_is_refused(file: NetFile, header: dict[str, object], words: str) -> None:
    with pytest.raises(SetupError, match=words):
        NetFile.loads(changed(file.dumps(), **header))


@pytest.mark.parametrize("data", [b"", b"temple 3\n", MAGIC, MAGIC + b"[]\n", MAGIC + b"{\n"])
def test_something_else_is_refused(data: bytes) -> None:
    with pytest.raises(SetupError):
        NetFile.loads(data)


def test_numbers_that_are_none_are_refused(file: NetFile) -> None:
    bad = array("f", file.value)
    bad[3] = float("nan")
    with pytest.raises(SetupError, match="damaged"):
        NetFile.loads(replace(file, value=bad.tobytes()).dumps())


def test_weights_are_for_one_game_and_its_patterns(file: NetFile) -> None:
    with pytest.raises(SetupError, match="for titicaca, not for talat"):
        file.net(game("talat"))
    with pytest.raises(SetupError, match="version 99"):
        replace(file, patterns=99).net(game("titicaca"))
    with pytest.raises(SetupError, match="Train again"):
        replace(file, value=file.value[4:]).net(game("titicaca"))


def test_a_file_that_changes_is_read_again(file: NetFile, tmp_path) -> None:
    path = tmp_path / "some.net"
    path.write_bytes(file.dumps())
    assert read_net(path) is read_net(path)
    path.write_bytes(replace(file, about={"generation": 12}).dumps())
    assert read_net(path).about == {"generation": 12}
    with pytest.raises(OSError, match="none"):
        read_net(tmp_path / "none.net")
