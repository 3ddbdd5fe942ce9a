"""``atoll puzzles``: what it says, and that it goes on where it stood."""

from atoll.cli import main

SEARCH = ["puzzles", "titicaca", "--players", "2", "--seed", "5", "--jobs", "1"]


def test_it_says_what_there_is(capsys):
    assert main(["puzzles", "--lang", "en"]) == 0
    output = capsys.readouterr().out
    assert "Puzzles by difficulty" in output
    assert "titicaca" in output


def test_it_goes_on_where_it_stood(tmp_path, capsys):
    path = tmp_path / "found.jsonl"
    assert main([*SEARCH, "--games", "1", "--file", str(path)]) == 0
    one = path.read_text()
    assert one.count("\n") == 1
    path.write_text(one + '{"searched": "cut o')
    assert main([*SEARCH, "--games", "2", "--file", str(path)]) == 0
    two = path.read_text()
    assert two.startswith(one)
    assert two.count("\n") == 2
    assert main([*SEARCH, "--games", "2", "--file", str(path)]) == 0
    assert path.read_text() == two
    capsys.readouterr()


def test_what_is_wrong_is_said(tmp_path, capsys):
    path = tmp_path / "other.jsonl"
    path.write_text("chess\nand more\n")
    assert main([*SEARCH, "--file", str(path)]) == 2
    assert main(["puzzles", "--file", str(path)]) == 2
    assert main(["puzzles", "ludo"]) == 2
    assert capsys.readouterr().err.count("atoll: ") == 3
