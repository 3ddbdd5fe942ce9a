"""Self-play is kept as it was played, can be interrupted, and can be learned from."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.dataset as arrow_dataset
import pyarrow.parquet as pq
import pytest

from atoll.ai.match import Match
from atoll.cli import main
from atoll.core import Record
from atoll.research.dataset import GAMES, POSITIONS, Dataset, SelfPlay
from atoll.research.decoding import empty_observation
from atoll.research.extra import ResearchError

ROOT = Path(__file__).parents[3]


def played(
    folder: Path, game: str = "talat", games: int = 3, bots: tuple[str, ...] = ("random", "greedy"), **options
):
    work = SelfPlay(Match(game, bots, games, 1, options), folder)
    work.begin()
    for part in work.missing_parts():
        work.write(part, work.play(part))
    return Dataset(folder)


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [
        ("talat", ("random", "greedy"), {}),
        ("titicaca", ("random", "mcts:simulations=5", "greedy"), {}),
        ("taluva", ("random", "random"), {"ships": True}),
    ],
)
def test_positions_are_those_of_the_records(
    tmp_path: Path, game: str, bots: tuple[str, ...], options: dict
) -> None:
    data = played(tmp_path, game, 2, bots, **options)
    rows = data.positions.to_pylist()
    seen = data.observations()
    assert len(seen) == len(rows)
    for one in data.games.to_pylist():
        record = Record.from_json(json.loads(one["record"]))
        assert sorted(one["bots"]) == sorted(bots)
        assert record.position().result.places == tuple(one["places"])
        assert sum(one["outcome"]) == pytest.approx(0)
        at = data.game.start(record.players, data.options, record.setup)
        mine = [(i, row) for i, row in enumerate(rows) if row["game"] == one["game"]]
        assert [row["ply"] for _, row in mine] == list(range(one["moves"]))
        while mine:
            asked = sorted(at.active_seats)
            now, mine = mine[: len(asked)], mine[len(asked) :]
            for (i, row), seat in zip(now, asked, strict=True):
                out = empty_observation(data.code)
                data.code.observe(at.engine, seat, out)
                assert row["seat"] == seat
                assert (out == seen[i]).all()
                assert row["legal"] == [data.code.index(at.engine, a) for a in at.engine.legal(seat)]
                assert row["action"] in row["legal"]
                assert len(row["policy"]) == len(row["legal"])
                assert sum(row["policy"]) == pytest.approx(1, abs=1e-3)
                assert len(row["values"]) == record.players
                assert all(-1 <= value <= 1 for value in row["values"])
                assert row["outcome"] == one["outcome"]
            for _, row in now:
                at.play(row["move"], row["seat"])
        assert at.to_move is None


def test_what_was_interrupted_goes_on(tmp_path: Path) -> None:
    def work(name: str, games: int) -> SelfPlay:
        made = SelfPlay(Match("talat", ("random", "random"), games, 1), tmp_path / name, part=2)
        made.begin()
        return made

    whole = work("whole", 3)
    for part in whole.missing_parts():
        whole.write(part, whole.play(part))
    assert [whole.games_in(part) for part in range(2)] == [2, 1]
    cut = work("cut", 2)
    cut.write(0, cut.play(0))
    (cut.folder / "positions-00001.unfinished").write_bytes(b"half a file")
    more = work("cut", 3)
    assert more.missing_parts() == [1]
    more.write(1, more.play(1))
    assert more.missing_parts() == []
    assert work("cut", 4).missing_parts() == [1]  # it has become longer
    assert Dataset(more.folder).games.equals(Dataset(whole.folder).games)
    assert Dataset(more.folder).positions.equals(Dataset(whole.folder).positions)


def test_each_folder_is_one_table(tmp_path: Path) -> None:
    data = played(tmp_path, "titicaca", 2, ("greedy", "mcts:simulations=5"))
    assert {path.name for path in tmp_path.iterdir()} == {"dataset.json", "games", "positions"}
    assert arrow_dataset.dataset(tmp_path / "games").to_table().equals(data.games)
    assert arrow_dataset.dataset(tmp_path / "positions").to_table().equals(data.positions)
    # On one scale: the zero-sum outcomes, and what the bots expected of them.
    for row in data.positions.to_pylist():
        assert sum(row["outcome"]) == pytest.approx(0, abs=1e-5)
        assert sum(row["values"]) == pytest.approx(0, abs=1e-4)


def test_a_dataset_of_the_first_format_can_be_read(tmp_path: Path) -> None:
    data = played(tmp_path)
    games, positions = data.games, data.positions
    old = [[(value + 1) / 2 for value in row] for row in positions["values"].to_pylist()]
    at = positions.schema.get_field_index("values")
    stored = positions.set_column(at, "values", pa.array(old, pa.list_(pa.float32())))
    for path in tmp_path.glob("*/*.parquet"):
        path.unlink()
    pq.write_table(games, tmp_path / "games-00000.parquet")
    pq.write_table(stored, tmp_path / "positions-00000.parquet")
    header = json.loads((tmp_path / "dataset.json").read_text())
    (tmp_path / "dataset.json").write_text(json.dumps({**header, "format": "atoll-dataset/1"}))
    again = Dataset(tmp_path)
    assert again.games.equals(games)
    assert again.positions.drop(["values"]).equals(positions.drop(["values"]))
    assert np.allclose(again.positions["values"].to_pylist(), positions["values"].to_pylist(), atol=1e-6)


def test_a_bot_that_values_nothing_leaves_the_values_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = "def first(position, seat):\n    return position.legal_moves_for(seat)[0]\n"
    (tmp_path / "my_silent_bot.py").write_text(program)
    monkeypatch.syspath_prepend(str(tmp_path))
    data = played(tmp_path / "data", games=1, bots=("my_silent_bot:first", "greedy"))
    for row in data.positions.to_pylist():
        silent = data.games.to_pylist()[0]["bots"][row["seat"]] != "greedy"
        assert (row["values"] is None) == silent
        assert sum(row["policy"]) == pytest.approx(1, abs=1e-3)


def test_another_dataset_is_not_touched(tmp_path: Path) -> None:
    played(tmp_path, games=1)
    with pytest.raises(ResearchError, match="another game, bots, seed"):
        SelfPlay(Match("talat", ("random", "random"), 1, 1), tmp_path).begin()
    with pytest.raises(ResearchError, match="No dataset"):
        Dataset(tmp_path / "nowhere")


def test_a_dataset_without_games_is_empty(tmp_path: Path) -> None:
    work = SelfPlay(Match("talat", ("random", "random"), 1, 1), tmp_path)
    work.begin()
    data = Dataset(tmp_path)
    assert data.games.num_rows == data.positions.num_rows == 0
    assert data.observations().shape == (0, data.code.size)
    assert data.outcomes().shape == (0, 2)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "data"
    command = [
        "selfplay",
        "random",
        "random",
        "--game",
        "talat",
        "--out",
        str(folder),
        "--jobs",
        "1",
        "--lang",
        "en",
    ]
    assert main([*command, "--games", "2"]) == 0
    assert "data" in capsys.readouterr().out
    assert Dataset(folder).games.num_rows == 2
    assert main([*command, "--games", "3", "--seed", "2"]) == 2
    assert "another game, bots, seed" in capsys.readouterr().err
    assert main(["selfplay", "random", "--game", "talat", "--lang", "en"]) == 2
    assert "at least two" in capsys.readouterr().err


def test_without_the_extra_the_command_says_what_to_install() -> None:
    program = (
        "import sys\nsys.modules['pyarrow'] = None\nfrom atoll.cli import main\n"
        "sys.exit(main(['selfplay', 'random', 'random', '--game', 'talat', '--lang', 'en']))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "atoll: pyarrow isn’t installed. Install it with: pip install 'atoll[research]'\n"


@pytest.mark.slow
def test_the_example_learns(tmp_path: Path) -> None:
    """With more games the error on unseen ones becomes smaller."""
    spec = importlib.util.spec_from_file_location("value_function", ROOT / "examples/value_function.py")
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    played(tmp_path, games=108, bots=("greedy", "greedy"))
    curve = example.learning_curve(str(tmp_path))
    errors = [error for _, error, _ in curve]
    assert [games for games, _, _ in curve] == [5, 10, 20, 40, 80]
    assert errors[-1] < errors[0]
    assert np.isfinite(errors).all()


def test_the_schema_is_documented() -> None:
    text = (ROOT / "docs" / "datasets.md").read_text(encoding="utf-8")
    for schema in (GAMES, POSITIONS):
        for field in schema:
            assert f"| `{field.name}` | `{field.type}` | {field.metadata[b'about'].decode()} |" in text
