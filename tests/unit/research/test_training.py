"""A whole run of training, tiny: it judges players, resumes after any interruption, and repeats itself."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from atoll.ai import player
from atoll.ai.match import PlayedGame
from atoll.cli import main
from atoll.core import game
from atoll.core.net_file import packaged_net, read_net
from atoll.research import training
from atoll.research.extra import ResearchError
from atoll.research.training import Run, read_settings

TINY = """
generations = 2
[selfplay]
games = 8
simulations = 8
[learning]
model = "patterns"
epochs = 2
held_out = 4
[match]
games = 8
simulations = 8
partner_games = 2
"""


NETWORK = """
generations = 2
[selfplay]
games = 6
simulations = 4
[learning]
epochs = 1
held_out = 3
[match]
games = 2
enough = 0.0
simulations = 4
partner_games = 2
"""
"""Too few games for a verdict: every generation is accepted unless a sparring partner objects."""


def train(folder: Path, settings: Path, *more: str, name: str = "titicaca") -> int:
    given = ["--settings", str(settings), "--out", str(folder), "--jobs", "1", *more]
    return main(["train", name, *given])


def outcome(folder: Path) -> dict[str, object]:
    """Return all that a run has come to, without times."""
    found: dict[str, object] = {}
    for path in sorted(folder.glob("generations/*")):
        if path.suffix == ".net":
            found[path.name] = path.read_bytes()
        else:
            found[path.name] = {**json.loads(path.read_text()), "seconds": 0}
    return found


@pytest.fixture(scope="module", name="settings")
def _settings(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("settings") / "tiny.toml"
    path.write_text(TINY)
    return path


@pytest.fixture(scope="module", name="done")
def _done(tmp_path_factory: pytest.TempPathFactory, settings: Path) -> Path:
    folder = tmp_path_factory.mktemp("run") / "whole"
    assert train(folder, settings) == 0
    return folder


def test_a_run_makes_players(done: Path, capsys: pytest.CaptureFixture[str], settings: Path) -> None:
    run = Run.open(done, read_settings(TINY, {"game": "titicaca"}))
    generations = run.generations()
    assert [one.number for one in generations] == [1, 2]
    assert set(generations[0].partners) == {"chainer", "hoarder", "overbidder"}
    assert generations[0].positions > 100
    weights = read_net(run.weights_path(2))
    assert weights.about["generation"] == 2
    assert any(weights.value)
    assert any(weights.policy)
    assert not any(read_net(run.weights_path(0)).value)
    position = game("titicaca").new(2, seed=1)
    bot = player(f"net:{run.weights_path(2)},simulations=5", seed=1)
    assert bot.choose(position, 0) in position.legal_moves_for(0)
    before = outcome(done)
    assert train(done, settings) == 0
    assert outcome(done) == before
    shown = capsys.readouterr().out
    assert "Generation 2: " in shown
    assert "Elo against generation" in shown
    if run.last_accepted():
        accepted = (done / "accepted.net").read_bytes()
        assert accepted == run.weights_path(run.last_accepted()).read_bytes()


def test_a_run_that_is_stopped_anywhere_comes_to_the_same(
    done: Path, settings: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stop at every write of a step's file, before and after it, and once more in the midst of each match."""

    class Stop(BaseException):
        """As if the power failed."""

    folder = tmp_path / "stopped"
    write, judge = training._write, Run.judge
    seen: set[tuple[str, str]] = set()

    def failing(path: Path, data: bytes) -> None:
        if ("before", path.name) not in seen:
            seen.add(("before", path.name))
            path.parent.mkdir(parents=True, exist_ok=True)
            path.with_name(f"{path.name}.unfinished").write_bytes(data[: len(data) // 2])
            raise Stop
        write(path, data)
        if ("after", path.name) not in seen:
            seen.add(("after", path.name))
            raise Stop

    def judging(run: Run, number: int, *rest: object) -> object:
        ledger = folder / "matches" / f"{number:04}.jsonl"
        if ("match", ledger.name) not in seen:
            seen.add(("match", ledger.name))
            text = ledger.read_text()
            ledger.write_text(text[: len(text) // 2])
            (folder / "games" / f"{number:04}" / "games" / "00001.parquet").unlink()
            raise Stop
        return judge(run, number, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(training, "_write", failing)
    monkeypatch.setattr(Run, "judge", judging)
    stops = 0
    while True:
        try:
            assert train(folder, settings, "--generations", "1") == 0
            break
        except Stop:
            stops += 1
    assert stops >= 9  # settings.toml, 0000.net, 0001.net and 0001.json twice each, and the match
    assert outcome(folder) == {name: each for name, each in outcome(done).items() if "0002" not in name}


def test_a_partner_objects_only_to_what_is_surely_lost(done: Path, tmp_path: Path) -> None:
    """Ten games say little: a score that fell from 90 % to 60 % may be luck; a fall to 20 % is not."""
    folder = tmp_path / "run"
    shutil.copytree(done, folder)
    first, second = (folder / "generations" / f"{number:04}.json" for number in (1, 2))
    first.write_text(
        json.dumps({**json.loads(first.read_text()), "accepted": True, "partners": {"chainer": 0.9}})
    )
    settings = read_settings(TINY.replace("partner_games = 2", "partner_games = 10"), {"game": "titicaca"})
    run = Run(folder, settings)

    def games(won: int, count: int) -> list[PlayedGame]:
        places = [(1, 2) if number < won else (2, 1) for number in range(count)]
        return [PlayedGame(number, (0, 1), place) for number, place in enumerate(places)]

    for won, accepted in (10, True), (9, True), (6, True), (2, False):
        second.unlink()
        assert run.judge(2, games(8, 8), {"chainer": games(won, 10)}, 0.0).accepted is accepted


def test_talat_trains_its_network_and_repeats_itself_from_any_step(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = tmp_path / "settings.toml"
    settings.write_text(NETWORK)
    folder = tmp_path / "run"
    assert train(folder, settings, name="talat") == 0
    shown = capsys.readouterr().out
    assert "policy loss –" in shown  # noqa: RUF001 - a dash
    run = Run.open(folder, read_settings(NETWORK, {"game": "talat"}))
    first, second = run.generations()
    assert first.accepted
    assert first.policy is second.policy is None
    assert set(first.partners) == {"trader", "waiter"}
    assert 100 < first.positions < second.positions
    assert "net:0001.net,simulations=4" in (folder / "games" / "0002" / "dataset.json").read_text()
    nothing, network = (read_net(run.weights_path(number)).net(game("talat")) for number in (0, 2))
    engine = game("talat").new(players=2).engine
    while engine.text(engine.legal(engine.to_move())[0]).startswith("put"):
        engine.play(engine.to_move(), engine.legal(engine.to_move())[0])
    assert nothing.search(engine) == "tree"
    assert network.search(engine) == "alphabeta"
    assert nothing.values(engine) == (0.5, 0.5) != network.values(engine)
    before = outcome(folder)
    for name in ("generations/0002.json", "generations/0002.net", "games/0002/games/00000.parquet"):
        (folder / name).unlink()
    assert train(folder, settings, name="talat") == 0
    assert outcome(folder) == before


@pytest.mark.parametrize("players", [2, 3])
def test_titicaca_trains_its_network(tmp_path: Path, players: int) -> None:
    settings = tmp_path / "settings.toml"
    settings.write_text(NETWORK)
    folder = tmp_path / "run"
    assert train(folder, settings, "--generations", "1", "--players", str(players)) == 0
    given = {"game": "titicaca", "generations": 1, "players": players}
    run = Run.open(folder, read_settings(NETWORK, given))
    (first,) = run.generations()
    assert set(first.partners) == {"chainer", "hoarder", "overbidder"}
    file = read_net(run.weights_path(1))
    assert (file.policy, file.about["positions"]) == (b"", first.positions)
    engine = game("titicaca").new(players, seed=1).engine
    by_hand = game("titicaca").evaluator().values(engine)
    assert file.net(game("titicaca")).values(engine) != by_hand


def test_the_model_is_the_games_network_if_there_is_one() -> None:
    two = read_settings("", {"game": "talat"})
    assert (two.learning.model, two.selfplay.random_start, two.selfplay.games) == ("network", 26, 1000)
    own = read_settings("[selfplay]\ngames = 7\nrandom_start = 0\n", {"game": "talat"})
    assert (own.selfplay.games, own.selfplay.random_start, own.selfplay.simulations) == (7, 0, 60)
    assert read_settings(own.dumps()) == own
    bids = read_settings("", {"game": "titicaca"})
    assert (bids.learning.model, bids.learning.rate, bids.selfplay.random_moves) == ("network", 0.0015, 0.04)
    assert read_settings("", {"game": "titicaca", "players": 3}).learning.model == "network"
    for given in ({"game": "talat", "players": 3}, {"game": "taluva"}, {"game": "titicaca", "players": 4}):
        other = read_settings("", given)
        assert (other.learning.model, other.selfplay.random_start) == ("patterns", 0)
    patterns = read_settings('[learning]\nmodel = "patterns"\n', {"game": "talat"})
    assert (patterns.learning.model, patterns.selfplay.games) == ("patterns", 200)


def test_taluva_plays_out_unless_the_search_is_given() -> None:
    """Values of its patterns at once lose to playouts at random."""
    assert read_settings("", {"game": "taluva"}).search == {"horizon": -1}
    own = '[search]\nvalues = "hand"\nplayouts = "hand"\n'
    assert read_settings(own, {"game": "taluva"}).search == {"values": "hand", "playouts": "hand"}
    assert read_settings('[learning]\nmodel = "patterns"\n', {"game": "titicaca"}).search == {}


def test_another_seed_makes_another_player(done: Path, settings: Path, tmp_path: Path) -> None:
    folder = tmp_path / "other"
    assert train(folder, settings, "--generations", "1", "--seed", "2") == 0
    assert outcome(folder)["0001.net"] != outcome(done)["0001.net"]


def test_a_folder_keeps_its_settings(done: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ResearchError, match="different settings"):
        Run.open(done, read_settings(TINY, {"game": "titicaca", "seed": 5}))
    more = Run.open(done, read_settings(TINY, {"game": "titicaca", "generations": 3}))
    assert more.settings.generations == 3
    Run.open(done, read_settings(TINY, {"game": "titicaca"}))
    assert main(["train", "titicaca", "--out", str(done), "--seed", "9"]) == 2
    assert "different settings (seed)" in capsys.readouterr().err
    one = Run.open(done, read_settings(TINY, {"game": "titicaca", "generations": 1}))
    assert len(one.generations()) == 2, "fewer generations do not undo those that are done"


def test_a_folder_that_cannot_be_used_says_why(
    done: Path, settings: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert train(settings, settings) == 2
    assert settings.name in capsys.readouterr().err
    folder = tmp_path / "run"
    shutil.copytree(done, folder)
    (folder / "generations" / "0002.json").write_text('{"number": 2')
    assert train(folder, settings) == 2
    assert "0002.json is damaged" in capsys.readouterr().err
    (folder / "generations" / "0002.json").unlink()
    assert train(folder, settings) == 0
    assert outcome(folder) == outcome(done)
    mistyped = tmp_path / "mistyped"
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(f'start = "net:none.net"\n{NETWORK}')
    assert train(mistyped, wrong) == 2
    assert train(mistyped, settings, "--generations", "1") == 0, "nothing had begun"


def test_a_generation_without_positions_is_refused(tmp_path: Path) -> None:
    run = Run.open(tmp_path, read_settings(TINY, {"game": "titicaca"}))
    run.begin()
    with pytest.raises(ResearchError, match="no positions"):
        next(run.learn(1, ()))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("game = ", "Invalid value"),
        ("", "name the game"),
        ('game = "talat"\nspeed = 3', "speed"),
        ('game = "talat"\n[match]\nspeed = 3', "match.speed"),
        ('game = "talat"\nseed = 0', "seed"),
        ('game = "talat"\nstart = "mcts"', "start"),
        ('game = "talat"\nplayers = 3\nstart = "net"', "another kind"),
        ('game = "talat"\n[selfplay]\nrandom_moves = 1.0', "selfplay.random_moves"),
        ('game = "talat"\n[selfplay]\ntemperature = inf', "selfplay.temperature"),
        ('game = "talat"\n[learning]\nrate = 0', "learning.rate"),
        ('game = "talat"\n[learning]\noutcome = 1.5', "learning.outcome"),
        ('game = "talat"\n[learning]\nheld_out = 1', "learning.held_out"),
        ('game = "talat"\n[match]\nenough = 53.0', "match.enough"),
        ('game = "talat"\n[match]\npartner_loss = 5', "match.partner_loss"),
        ('game = "talat"\n[match]\nlow = 50\nhigh = 10', "match.high"),
        ('game = "talat"\nseed = true', "seed"),
        ('game = "talat"\nselfplay = 3', "selfplay"),
        ('game = "talat"\n[selfplay]\nteacher = "level-3"', "selfplay.teacher"),
        ('game = "talat"\n[learning]\nrate = -1', "learning.rate"),
        ('game = "talat"\n[search]\nplayouts = "clever"', "playouts = clever"),
        ('game = "talat"\n[search]\nhorizon = 4', "the game chooses the search"),
        ('game = "talat"\n[learning]\nmodel = "deep"', "learning.model"),
        ('game = "talat"\nplayers = 3\n[learning]\nmodel = "network"', "no network for 3 players"),
        ('game = "taluva"\n[learning]\nmodel = "network"', "no network for 2 players"),
    ],
)
def test_settings_that_cannot_be_are_refused(text: str, words: str) -> None:
    with pytest.raises(ResearchError, match=words):
        read_settings(text)


def test_a_teacher_plays_until_something_is_learnt(done: Path, tmp_path: Path) -> None:
    taught = TINY.replace("[selfplay]", '[selfplay]\nteacher = "mcts"')
    new = Run.open(tmp_path, read_settings(taught, {"game": "titicaca"}))
    new.begin()
    assert set(new.selfplay(1).match.bots) == {"mcts:simulations=8,temperature=1.0"}
    for suffix in (".json", ".net"):
        shutil.copy(done / "generations" / f"0001{suffix}", tmp_path / "generations")
    verdict = tmp_path / "generations" / "0001.json"
    verdict.write_text(json.dumps({**json.loads(verdict.read_text()), "accepted": True}))
    assert set(new.selfplay(2).match.bots) == {f"net:{new.weights_path(1)},simulations=8,temperature=1.0"}


def test_a_run_goes_on_from_the_weights_that_it_is_given(done: Path, tmp_path: Path) -> None:
    own = f"net:{done / 'generations' / '0001.net'}"
    for name, start in (("titicaca", "net"), ("titicaca", own), ("taluva", "net")):
        model = "network" if (name, start) == ("titicaca", "net") else "patterns"
        text = NETWORK.replace("[learning]", f'[learning]\nmodel = "{model}"')
        run = Run.open(tmp_path / f"{name}-{model}", read_settings(text, {"game": name, "start": start}))
        run.begin()
        given = packaged_net(game(name)) if start == "net" else read_net(Path(start[4:]))
        assert read_net(run.weights_path(0)) == given
        assert run.settings.search == given.search, "the generations that follow search as the first did"
        assert set(run.selfplay(1).match.bots) == {f"net:{run.weights_path(0)},simulations=4,temperature=1.0"}


@pytest.mark.parametrize(
    ("start", "words"),
    [("net:none.net", "none.net"), ("net:{own}", "another kind"), ("net:{broken}", "isn’t a file of learnt")],
)
def test_weights_that_a_run_cannot_go_on_from_are_refused(
    start: str, words: str, done: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The own ones are of patterns, and the run learns a network."""
    broken = tmp_path / "broken.net"
    broken.write_text("nothing")
    settings = tmp_path / "settings.toml"
    start = start.format(own=done / "generations" / "0001.net", broken=broken)
    settings.write_text(f'start = "{start}"\n{NETWORK}')
    assert train(tmp_path / "run", settings) == 2
    assert words in capsys.readouterr().err


def test_settings_are_written_as_they_are_read() -> None:
    given = read_settings(TINY + '[search]\nhorizon = 4\nplayouts = "policy"\n', {"game": "taluva"})
    assert read_settings(given.dumps()) == given


def test_the_command_names_what_is_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train"]) == 2
    assert main(["train", "talat", "--settings", str(tmp_path / "none.toml")]) == 2
    assert "none.toml" in capsys.readouterr().err
