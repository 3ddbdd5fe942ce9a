"""Files of results: kept, cut, gone on with."""

import pytest

from atoll.ai import BotError
from atoll.ai.ledger import Ledger
from atoll.ai.match import Match, PlayedGame


@pytest.fixture(scope="module")
def match():
    return Match("talat", ("random", "random"), 3)


@pytest.fixture(scope="module")
def played(match):
    return [match.play(number) for number in range(3)]


def add(ledger, games):
    with ledger:
        for one in games:
            ledger.add(one.to_json(), one.record)


def test_it_goes_on_after_a_cut(match, played, tmp_path):
    ledger = Ledger(tmp_path / "m.jsonl", match.to_json())
    assert ledger.read() == []
    add(ledger, played[:2])
    with ledger.records.open("a") as file:
        file.write(played[2].record.dumps() + "\n")  # its result did not make it
    with ledger.path.open("a") as file:
        file.write('{"number": 2, "se')
    assert [PlayedGame.from_json(line) for line in ledger.read()] == played[:2]
    add(ledger, played[2:])
    assert [PlayedGame.from_json(line) for line in ledger.read()] == played
    assert ledger.records.read_text().splitlines() == [one.record.dumps() for one in played]


def test_results_are_small_and_do_without_records(match, played, tmp_path):
    ledger = Ledger(tmp_path / "m.jsonl", match.to_json())
    add(ledger, played[:2])
    assert max(map(len, ledger.path.read_text().splitlines()[1:])) < 80
    ledger.records.unlink()
    add(ledger, played[2:])
    assert len(ledger.read()) == 3
    assert len(ledger.records.read_text().splitlines()) == 1


def test_other_files_are_left_alone(match, played, tmp_path):
    path = tmp_path / "m.jsonl"
    add(Ledger(path, match.to_json()), played[:1])
    other = Match("talat", ("random", "greedy"), 3)
    with pytest.raises(BotError, match="another match"), Ledger(path, other.to_json()):
        pass
    path.write_text("no JSON\n")
    with pytest.raises(BotError, match="Not a line of a match"):
        Ledger(path, match.to_json()).read()
