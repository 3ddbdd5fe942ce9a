"""The terminal game: whole games, commands, saving, secrets."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from atoll.ai.reasons import ExpectedMove, Explanation
from atoll.cli import shell
from atoll.cli.records import read_record
from atoll.cli.screens import PlainScreen, Scene
from atoll.core import Record, game
from atoll.core.facts import Fact
from atoll.messages import catalogue

from ...conftest import Run

Writer = Callable[..., Path]


def random_lines(players: int, seed: int) -> list[str]:
    """Moves of a whole random game of Talat, as people would type them."""
    rng, position = Random(seed), game("talat").new(players)
    lines = []
    while isinstance(seat := position.to_move, int):
        move = rng.choice(list(position.legal_moves_for(seat)))
        # A move that surely loses is asked for again: Enter.
        lines += [move, *[""] * len(position.game.warnings(position, seat, [move]))]
        position.play(move, seat)
    return lines


@pytest.mark.parametrize(
    ("players", "lang"),
    [(3, "en"), pytest.param(2, "fr", marks=pytest.mark.slow), pytest.param(3, "de", marks=pytest.mark.slow)],
)
def test_people_play_a_whole_game_and_it_is_kept(run: Run, tmp_path: Path, players: int, lang: str) -> None:
    lines = random_lines(players, seed=1)
    names = ["Anna", "Ben", "Cleo"][:players]
    ran = run("play", "talat", *names, "--save", "g.json", "--lang", lang, stdin="\n".join([*lines, ""]))
    assert (ran.code, ran.err) == (0, "")
    record = read_record("g.json")
    assert list(record.moves) == [line for line in lines if line]
    assert record.position().result.over
    assert {"en": "The game is over", "fr": "La partie est terminée", "de": "Das Spiel ist zu Ende"}[
        lang
    ] in ran.out


def test_bots_alone_play_to_the_end_by_seed(run: Run) -> None:
    arguments = ("play", "talat", "@random", "@random", "@random", "--seed", "4")
    ran = run(*arguments)
    assert ran.code == 0
    assert "The game is over" in ran.out
    assert run(*arguments).out == ran.out
    assert run(*arguments[:-1], "5").out != ran.out


def test_events_are_told_with_names(run: Run) -> None:
    ran = run("play", "talat", "Anna", "@random", "@random", "--seed", "1", stdin="put 36 AB c1\n")
    assert re.search(r"^· You place .* c1 of AB", ran.out, re.M)
    assert len(re.findall(r"^· Random( 2)? places ", ran.out, re.M)) == 2


def test_one_person_plays_against_bots_by_the_usual_number(run: Run) -> None:
    ran = run("play", "talat")
    assert "C Hermit Crab 2" in ran.out
    assert "A Guest" in ran.out
    assert ran.code == 0


def test_a_move_may_be_typed_in_part_and_an_ambiguous_one_is_offered(run: Run) -> None:
    ran = run("play", "talat", "Anna", "Ben", "Cleo", "--save", "g.json", stdin="36 a1\nab A1 36\nb5 AB\n2\n")
    assert "2 moves match" not in ran.out
    assert read_record("g.json").moves[0] == "put 36 AB a1"
    assert "9 moves match" in ran.out
    assert read_record("g.json").moves[1] == "put 14 AB b5"


def test_a_refusal_says_why_and_by_which_rule(run: Run) -> None:
    ran = run("play", "talat", "Anna", "Ben", "Cleo", stdin="36 BC a1\nmove AB a1 a2\nhello\n")
    assert "“put 36 BC a1” isn’t a legal move here" in ran.out
    assert ran.out.count("(A-PUT-1)") >= 2
    assert "“hello” isn’t a Talat move" in ran.out


def test_moves_are_listed_and_picked_by_number(run: Run) -> None:
    ran = run("play", "talat", "Anna", "Ben", "--save", "g.json", stdin="7\nmoves\n999\n90\n")
    assert "There is no numbered list yet. Type “moves” to see one." in ran.out
    assert "The list goes from 1 to 90." in ran.out
    assert read_record("g.json").moves == ("put 36 CA e1",)
    ran = run("play", "talat", "Anna", "Ben", "@random", "--save", "h.json", stdin="moves 36\n10\n")
    assert read_record("h.json").moves[0] == "put 36 CA e5"
    ran = run("play", "talat", "Anna", stdin="moves zz\n")
    assert "No legal move contains “zz”" in ran.out


def test_back_returns_to_the_last_decision_of_a_person(run: Run) -> None:
    typed = "back\nput 36 AB c1\nput 34 AB d1\nback\nback\nput 13 AB e1\n"
    ran = run("play", "talat", "Anna", "--seed", "1", "--save", "g.json", stdin=typed)
    assert "You have no move to take back" in ran.out
    assert ran.out.count("Taken back.") == 2
    moves = read_record("g.json").moves
    assert moves[0] == "put 13 AB e1"
    assert len(moves) == 3


def test_a_game_that_is_over_can_be_taken_back(run: Run, talat_record: Writer) -> None:
    path = talat_record(3)
    ran = run("play", "--resume", str(path), "Anna", "Ben", "Cleo", stdin="back\nback\nmoves\n")
    assert ran.out.count("The game is over") == 1
    assert len(read_record(str(path)).moves) == 95


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_help_tells_the_commands_in_the_language_and_they_work(run: Run, lang: str) -> None:
    ran = run("play", "talat", "--lang", lang, stdin="?\n")
    words = {
        "en": ["moves", "back", "board"],
        "fr": ["coups", "retour", "table"],
        "de": ["züge", "zurück", "tisch"],
    }
    for word in words[lang]:
        assert word in ran.out
    ran = run("play", "talat", "--lang", lang, stdin="\n".join(words[lang]))
    assert ran.out.count("─ AB ─") == 2
    assert ("  1 AB a1" in ran.out) or (" 1 AB a1" in ran.out)


def test_resuming_goes_on_where_it_stopped(run: Run, talat_record: Writer) -> None:
    path = talat_record(3, length=40)
    move = json.loads(talat_record(3, name="whole.json").read_text())["moves"][40]
    ran = run("play", "--resume", str(path), "Anna", "Ben", "Cleo", stdin=f"{move}\n")
    assert ran.code == 0
    assert f"atoll play --resume {path} Anna Ben Cleo" in ran.out
    assert len(read_record(str(path)).moves) == 41


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--resume", "talat.json", "--players", "3"], "The record sets"),
        (["--resume", "missing.json"], "Can’t read"),
        (["--resume", "-"], "Resume a game from a file"),
        (["talat", "--save", "talat.json"], "already exists"),
        (["talat", "--save", "no/where.json"], "no folder no"),
        (["talat", "--save", "a\0b"], "Can’t write"),
        (["talat", "A", "B", "C", "D"], "talat takes 2 to 3 players, not 4"),
        (["talat", "A", "B", "C", "--players", "2"], "3 names for 2 seats"),
    ],
)
def test_tables_that_cannot_be_set(
    run: Run, talat_record: Writer, arguments: list[str], message: str
) -> None:
    talat_record(3)
    ran = run("play", *arguments)
    assert ran.code == 2
    assert message in ran.err
    assert ran.err.count("\n") == 1


def test_a_broken_record_is_not_resumed(run: Run, talat_record: Writer) -> None:
    ran = run("play", "--resume", str(talat_record(3, moves=["put 13 AB a1", "put 99 AB a1"])))
    assert ran.code == 2
    assert "Move 2 " in ran.err
    ran = run("play", "--resume", str(talat_record(3, view="spectator")))
    assert ran.code == 2
    assert "Secrets were removed" in ran.err


def test_saving_by_command_makes_the_file_follow_the_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "old.json").write_text("mine")
    typed = "save old.json\nsave no/where.json\nsave new.json\nput 36 AB c1\nquit\n"
    ran = run("play", "talat", "Anna", "Ben B", "@random", stdin=typed)
    assert "old.json already exists" in ran.out
    assert "Can’t write no/where.json" in ran.out
    assert (tmp_path / "old.json").read_text() == "mine"
    assert read_record("new.json").moves == ("put 36 AB c1",)
    assert "atoll play --resume new.json Anna 'Ben B' @random" in ran.out


def test_a_game_without_a_move_is_kept_too(run: Run, tmp_path: Path) -> None:
    ran = run("play", "talat", "Anna", "--save", "g.json", stdin="quit\n")
    assert "g.json" in ran.out
    assert json.loads((tmp_path / "g.json").read_text())["moves"] == []


def test_leaving_offers_to_save(run: Run, tmp_path: Path) -> None:
    ran = run("play", "talat", "Anna", stdin="put 36 AB c1\nquit\nkept.json\n")
    assert "Save the game?" in ran.out
    assert len(read_record("kept.json").moves) == 3
    ran = run("play", "talat", "Anna", stdin="put 36 AB c1\nquit\nno\n")
    assert "not saved" in ran.out
    ran = run("play", "talat", "Anna", stdin="put 36 AB c1\n")  # the input just ends
    assert (ran.code, ran.err) == (0, "")
    assert "not saved" in ran.out
    assert [path.name for path in tmp_path.iterdir()] == ["kept.json"]


def test_a_file_that_can_no_longer_be_written_does_not_end_the_game(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("atoll.core.Record.save", full)
    ran = run("play", "talat", "Anna", "--save", "g.json", stdin="put 36 AB c1\nput 34 AB d1\n")
    assert ran.out.count("No space left on device") == 1
    assert "You place your square" in ran.out


def test_a_hint_names_a_legal_move(run: Run) -> None:
    ran = run("play", "talat", "Anna", "@random", "--seed", "1", stdin="hint\n")
    hint = re.search(
        r"A strong bot would play: (put .*) \(.. on (?:your|the) board ", " ".join(ran.out.split())
    )
    assert hint is not None
    assert game("talat").new(2).is_legal(hint[1], 0)


def test_a_hint_says_little_of_what_may_follow(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    rounds = tuple(Fact("titicaca-round", {"lake": lake}) for lake in range(2, 16))
    line = (ExpectedMove(0, "temple -", (Fact("titicaca-passed"), *rounds)),)
    monkeypatch.setattr(shell, "explain", lambda *_: Explanation((), line))
    ran = run("play", "titicaca", "Anna", "@random", "--seed", "1", stdin="hint\n")
    said = " ".join(ran.out.split()).partition("Then probably: ")[2]
    assert re.findall(r"Lake (\d+): everyone bids", said) == ["2", "3", "4"]
    assert said.startswith("Lake 2")


def test_few_moves_are_listed_with_their_places_in_words(run: Run) -> None:
    ran = run("play", "taluva", "Ada", "@random", "--seed", "3", stdin="0,0 0\n\n")
    assert re.search(r"^ +1 1,-1 1J +jungle in the north of the island", ran.out, re.M)
    assert re.search(r"^tile 0,0 0 \(.+, facing .+\): press Enter", ran.out, re.M)


def test_a_move_that_loses_the_game_is_warned_of_and_asked_again(run: Run) -> None:
    rng, position = Random(6), game("talat").new(3)
    while not (warned := position.game.warnings(position, position.active_seats[0], position.legal_moves)):
        position.play(rng.choice(position.legal_moves))
    assert position.active_seats == (0,)
    Record.of(position).save(Path("g.json"))
    move, other = next(iter(warned)), next(each for each in position.legal_moves if each not in warned)
    ran = run("play", "--resume", "g.json", "Anna", "Ben", "Cleo", stdin=f"{move}\n{other}\n")
    assert re.search(r"^! .+", ran.out, re.M)
    assert "press Enter to play it, or type another move" in " ".join(ran.out.split())
    assert read_record("g.json").moves[len(position.moves) :] == (other,)


def test_levels_play_and_think_for_themselves(run: Run) -> None:
    ran = run("play", "talat", "Anna", "@2", "@random", "--seed", "1", stdin="put 36 AB c1\n")
    assert re.search("^· Gecko places ", ran.out, re.M)


def test_rules_are_shown_at_the_table(run: Run) -> None:
    ran = run("play", "talat", "Anna", stdin="rules\nrules X-1\n")
    assert "atoll rules talat" in ran.out
    assert "No rule “X-1”" in ran.out


# --- secrets and chance, with the contract's example game ---------------------------------------------

SENTENCES = """
pearls-bid = { $seat } has bid.
pearls-shown = The bids: { $bids }. { $seat } takes the pearl.
pearls-pocket = { $seat } slips it into a pocket.
pearls-turned = A pearl worth { $worth } is turned up.
"""


class SealedScreen(PlainScreen):
    def is_secret(self, scene: Scene) -> bool:
        return True

    def takes_numbers(self, scene: Scene) -> bool:
        return scene.legal[0].startswith("bid")


@pytest.fixture(scope="module")
def pearl_sentences() -> Iterator[None]:
    """Add to the English sentences, once: to take these away again is to read all the others anew."""
    catalogue("en").add("pearls", SENTENCES)
    yield
    catalogue.cache_clear()


@pytest.fixture
def pearl_table(pearls: None, pearl_sentences: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("atoll.cli.commands.play.play.screen_of", lambda _: SealedScreen())


@pytest.mark.usefixtures("pearl_table")
def test_several_people_with_secrets_get_a_curtain_and_their_own_view(run: Run) -> None:
    # Enter opens the curtain; Anna bids 2, Ben 1, so Anna takes the first pearl into her left pocket.
    ran = run(
        "play", "pearls", "Anna", "Ben", "--seed", "1", "--save", "g.json", stdin="\n2\n\n1\n\npocket L\n\n"
    )
    assert ran.out.count("Anna only: everyone else, look away.") == 3
    assert ran.out.count("Ben only: everyone else, look away.") == 1
    assert "The bids: 2 and 1. Anna takes the pearl." in ran.out
    assert read_record("g.json").moves == ("bid 2", "bid 1", "pocket L")


@pytest.mark.usefixtures("pearl_table")
def test_one_person_alone_needs_no_curtain(run: Run) -> None:
    ran = run("play", "pearls", "Anna", "@random", "--seed", "1", stdin="3\npocket R\n")
    assert "look away" not in ran.out
    assert "Anna slips it into a pocket." in ran.out


@pytest.mark.usefixtures("pearl_table")
def test_a_bid_can_be_taken_back_before_all_are_in(run: Run) -> None:
    typed = "\n2\n\nback\n\n0\n\n1\n"
    run("play", "pearls", "Anna", "Ben", "--seed", "1", "--save", "g.json", stdin=typed)
    assert read_record("g.json").moves == ("bid 0", "bid 1")


@pytest.mark.usefixtures("pearl_table")
def test_what_a_partial_set_up_leaves_open_is_drawn_and_recorded(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "part.json"
    path.write_text(Record("pearls", 2, setup={"row": [3]}).dumps())
    ran = run("play", "--resume", str(path), "@random", "@random", "--seed", "3")
    assert ran.code == 0
    assert ran.out.count("is turned up.") == 3
    record = read_record(str(path))
    assert len(record.setup["row"]) == 4  # type: ignore[arg-type]
    assert record.position().result.over
