"""Bots by name, what they answer, and that they answer the same again."""

import threading
import time
from importlib.resources import files
from random import Random

import pytest

from atoll.ai import BOTS, LEVELS, BotError, levels, player
from atoll.ai.levels import TEMPERS
from atoll.ai.match import play_game
from atoll.ai.mcts import evaluator_for
from atoll.core import game, game_names
from atoll.core.net_file import PACKAGED, NetFile
from atoll.core.position import RulesPosition
from atoll.core.weights import packaged_tempers
from atoll.messages import LANGUAGES, catalogue

GAMES = game_names()
QUICK = ["random", "greedy", "flat:simulations=30", "mcts:simulations=30", "level-1"]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", QUICK)
def test_every_bot_plays_every_game_to_its_end(name, bot):
    position = game(name).new(players=2, seed=3)
    first = player("random", seed=2) if name != "talat" else player(bot, seed=2)
    record = play_game(position, [first, player(bot, seed=1)])
    assert record.result.over


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", QUICK)
def test_same_seed_same_advice(name, bot):
    position = game(name).new(players=2, seed=5)
    seat = position.to_move
    assert player(bot, seed=7).think(position, seat) == player(bot, seed=7).think(position, seat)


@pytest.mark.parametrize("name", GAMES)
def test_advice_lists_every_legal_move_once(name):
    position = game(name).new(players=2, seed=5)
    seat = position.to_move
    for bot in QUICK:
        advice = player(bot, seed=1).think(position, seat)
        assert sorted(c.move for c in advice.candidates) == list(position.legal_moves_for(seat))
        assert sum(c.share for c in advice.candidates) == pytest.approx(1)
        assert next(c.share for c in advice.candidates if c.move == advice.move) > 0
        assert len(advice.values) == 2


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_leaves_the_position_as_it_was(name):
    position = game(name).new(players=2, seed=5)
    before = position.copy()
    for bot in QUICK:
        player(bot, seed=1).think(position, position.to_move)
    assert position == before


def test_literal_positions_are_welcome():
    position = RulesPosition(game("talat"), game("talat").new(players=3, seed=1).reference)
    assert position.is_legal(player("mcts", simulations=20, seed=1).choose(position, 0))


@pytest.mark.parametrize("bot", ["flat:seconds=600", "mcts:seconds=600", "mcts:seconds=600,threads=2"])
def test_a_search_that_is_stopped_has_a_move(bot):
    position = game("talat").new(players=3, seed=1)
    thinker = player(bot, seed=1)
    answers = []
    thread = threading.Thread(target=lambda: answers.append(thinker.think(position, 0)))
    thread.start()
    while thread.is_alive():
        thinker.stop()
        time.sleep(0.001)
    assert position.is_legal(answers[0].move, 0)


@pytest.mark.parametrize("bot", ["flat", "mcts"])
def test_no_time_at_all_still_gives_a_move(bot):
    position = game("talat").new(players=3, seed=1)
    advice = player(bot, seconds=0, seed=1).think(position, 0)
    assert position.is_legal(advice.move, 0)
    assert advice.simulations <= 1


def test_threads_share_the_simulations():
    position = game("talat").new(players=2, seed=1)
    advice = player("mcts", simulations=100, threads=2, seed=1).think(position, 0)
    assert advice.simulations == 100
    assert sum(candidate.visits for candidate in advice.candidates) == 100


def test_a_full_tree_goes_on_counting():
    position = game("talat").new(players=2, seed=1)
    advice = player("mcts", simulations=30000, memory=1, knowledge=False, seed=1).think(position, 0)
    assert advice.simulations == 30000


def test_a_seat_that_is_not_asked_is_refused():
    position = game("talat").new(players=2, seed=1)
    for bot in QUICK:
        with pytest.raises(BotError, match="seat 1"):
            player(bot).think(position, 1)


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("deep-blue", "Bots: random, greedy"),
        ("level-9", "Bots: random, greedy"),
        ("random:simulations=3", "has no settings"),
        ("flat:threads=3", "Settings: simulations, seconds, cpu"),
        ("mcts:fast", "isn’t a setting"),
        ("mcts:threads=two", "a whole number"),
        ("mcts:threads=0", "at least 1 thread"),
        ("mcts:seconds=soon", "a number"),
        ("mcts:knowledge=perhaps", "yes or no"),
        ("mcts:simulations=0", "at least 1 simulation"),
        ("flat:seconds=-1", "can’t be negative"),
    ],
)
def test_wrong_wishes_are_explained(bot, says):
    with pytest.raises(BotError, match=says):
        player(bot)


@pytest.mark.parametrize("name", GAMES)
def test_levels_rise(name):
    found = levels(name)
    assert [level.number for level in found] == list(range(1, LEVELS + 1))
    effort = [(level.knowledge, level.simulations, -level.temperature) for level in found]
    assert effort == sorted(effort)
    assert len(set(effort)) == LEVELS
    assert all(f"level-{level.number}" in BOTS for level in found)


@pytest.mark.parametrize("name", ["taluva", "titicaca", "talat"])
def test_tempers_change_weights_that_exist(name):
    plain = game(name).evaluator().weights()
    tempers = packaged_tempers(f"atoll.games.{name}")
    assert tempers.keys() == set(TEMPERS)
    for temper, factors in tempers.items():
        weights = evaluator_for(game(name).new(2), None, temper).weights()
        assert {key: weights[key] / plain[key] for key in factors} == pytest.approx(factors)
        assert all(weights[key] == plain[key] for key in plain.keys() - factors.keys())


def test_tempers_stand_beside_their_level():
    at = BOTS.index("level-4")
    assert BOTS[at : at + 6] == ("level-4", *(f"level-4-{temper}" for temper in TEMPERS), "level-5")
    bot = player("level-5-brawler", seed=1)
    position = game("talat").new(2, seed=1)
    assert (bot.level, bot.temper) == (5, "brawler")
    assert position.is_legal(bot.choose(position, 0), 0)
    with pytest.raises(BotError):
        player("level-8-brawler")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_levels_have_names_and_characters(lang):
    said = catalogue(lang)
    names = {said.say(level.name_key) for level in levels("talat")}
    assert len(names) == LEVELS
    assert all(said.say(level.character_key) for level in levels("talat"))


def test_a_bot_can_be_given_other_weights(tmp_path):
    position = game("talat").new(players=2, seed=1)
    path = tmp_path / "weights.txt"
    path.write_text("luck 1\n")
    with pytest.raises(BotError, match="luck"):
        player(f"mcts:weights={path}").think(position, 0)
    with pytest.raises(BotError, match="nowhere"):
        player("mcts:weights=nowhere").think(position, 0)
    usual = game("talat").evaluator().weights()
    path.write_text("".join(f"{name} {value}\n" for name, value in usual.items()))
    mine = player(f"mcts:simulations=50,weights={path}", seed=1).think(position, 0)
    assert mine == player("mcts:simulations=50", seed=1).think(position, 0)


def test_computed_seconds_end_a_search():
    position = game("talat").new(players=2, seed=1)
    for bot in ("mcts:seconds=0.01,cpu=yes", "flat:seconds=0.01,cpu=yes"):
        assert player(bot, seed=1).think(position, 0).simulations > 1


def test_settings_keep_their_old_names_for_ever():
    old = "mcts:simulations=60,bias=0.4,spread=0.2,urgency=0.1,wide=5,ripe=1"
    new = (
        "mcts:simulations=60,prior_weight=0.4,prior_temperature=0.2,fpu_reduction=0.1,initial_width=5,"
        "expand_after=1"
    )
    assert player(old).settings == player(new).settings
    assert player("mcts", wide=5).settings.initial_width == 5
    assert player("mcts:terms=file").settings.weights == "file"
    position = game("talat").new(players=2, seed=1)
    advice = player(old, seed=1).think(position, 0)
    assert advice == player(new, seed=1).think(position, 0)
    assert advice != player("mcts:simulations=60", seed=1).think(position, 0)
    assert player("mcts:wide=5", initial_width=6).settings.initial_width == 6
    with pytest.raises(BotError, match="breadth"):
        player("mcts:breadth=5")


def net_file(path, name, **search):
    hand = game(name).evaluator()
    sizes = (hand.value_patterns, hand.move_patterns)
    file = NetFile(name, hand.patterns, *(bytes(4 * size) for size in sizes), search)
    path.write_bytes(file.dumps())
    return path


@pytest.mark.parametrize("name", GAMES)
def test_a_net_of_ones_own_plays(name, tmp_path):
    path = net_file(tmp_path / "own.net", name)
    position = game(name).new(players=2, seed=5)
    seat = position.to_move
    bot = player(f"net:{path},simulations=20", seed=1)
    assert bot.settings.net == str(path)
    advice = bot.think(position, seat)
    assert advice.move in position.legal_moves_for(seat)
    assert advice == player(f"net:{path}", seed=1, simulations=20).think(position, seat)


def test_two_player_talat_calculates_with_a_net(tmp_path):
    position = game("talat").new(players=2, seed=1)
    rng = Random(1)
    while position.engine.legal(position.to_move)[0] < 270:
        position.play(rng.choice(position.legal_moves_for(position.to_move)), position.to_move)
    calculating = net_file(tmp_path / "calculating.net", "talat")
    growing = net_file(tmp_path / "growing.net", "talat", search="tree")
    found = {}
    for path in (calculating, growing):
        bot = player(f"net:{path},simulations=10", seed=1)
        bot.think(position, position.to_move)
        found[path] = bot._calculated
    assert found == {calculating: True, growing: False}


def test_a_net_that_cannot_be_used_is_refused(tmp_path):
    position = game("talat").new(players=2, seed=5)
    other = net_file(tmp_path / "other.net", "taluva")
    broken = tmp_path / "broken.net"
    broken.write_bytes(other.read_bytes()[:-3])
    for file, words in (
        (other, "taluva, not for talat"),
        (broken, "damaged"),
        (tmp_path / "none.net", "none"),
    ):
        with pytest.raises(BotError, match=words):
            player(f"net:{file}").think(position, 0)
    with pytest.raises(BotError, match="no setting"):
        player(f"net:{other},speed=3")


@pytest.mark.parametrize("name", GAMES)
def test_every_game_comes_with_a_net(name):
    position = game(name).new(players=2, seed=5)
    bot = player("net:simulations=20", seed=1)
    assert bot.choose(position, position.to_move) in position.legal_moves_for(position.to_move)


def test_all_nets_together_are_small():
    sizes = [files(f"atoll.games.{name}").joinpath(PACKAGED).stat().st_size for name in GAMES]
    assert sum(sizes) <= 2_000_000


def test_levels_search_with_what_was_learnt_where_it_is_stronger():
    def learnt(bot, name, players=2, **options):
        return player(bot).settings_for(game(name).new(players, 1, **options)).net is not None

    assert learnt("level-7", "taluva")
    assert learnt("level-7", "taluva", players=3)
    assert learnt("level-8", "taluva")
    assert learnt("level-8", "taluva", players=3)
    assert not learnt("level-6", "taluva")
    assert not learnt("level-7", "taluva", ships=True)
    assert not learnt("level-7", "taluva", players=4)
    assert not learnt("level-7", "talat")
    assert not learnt("level-7", "titicaca")
