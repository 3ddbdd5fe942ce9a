"""The catalogues: the same sentences in each language, none missing, none unused, all of them speak."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from atoll.core import Record, RecordError
from atoll.messages import LANGUAGES, Catalogue, catalogue, language, say
from atoll.messages.catalogue import MAX_LENGTH, plain_texts, sources

SOURCE = Path(str(files("atoll")))
SILENT = {"titicaca-passed"}
"""Events that are not worth a word: those who show events leave them out."""

MODULE = import_module("atoll.messages.catalogue")


@cache
def entries(lang: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for topic, text in sources(lang).items():
        for entry in FluentParser(with_spans=False).parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{lang}/{topic}.ftl: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{lang}: {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def variables(node: object) -> set[str]:
    """The values that a sentence asks for."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        return set().union(*(variables(value) for value in vars(node).values()))
    if isinstance(node, list):
        return set().union(*(variables(value) for value in node))
    return set()


def references(node: object) -> set[str]:
    """The other sentences that a sentence contains."""
    if isinstance(node, ast.MessageReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        return set().union(*(references(value) for value in vars(node).values()))
    if isinstance(node, list):
        return set().union(*(references(value) for value in node))
    return set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_topics_and_keys_are_those_of_english(lang: str) -> None:
    assert sources(lang).keys() == sources("en").keys()
    assert entries(lang).keys() == entries("en").keys()


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_sentences_ask_for_the_same_values_in_each_language(lang: str) -> None:
    english = entries("en")
    for key, entry in entries(lang).items():
        assert variables(entry) == variables(english[key]), f"{lang}: {key}"


def spoken() -> str:
    """All source text in which a key could be named: Python, and the web client where it is there."""
    paths = [path for path in SOURCE.rglob("*.py") if "messages" not in path.parts]
    web = SOURCE.parents[1] / "web" / "src"
    paths += [path for path in web.rglob("*.ts*") if path.is_file()] if web.is_dir() else []
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def test_every_key_is_used() -> None:
    text = spoken() + (SOURCE / "messages" / "catalogue.py").read_text(encoding="utf-8")
    named = set(re.findall(r"""["'`]([A-Za-z][A-Za-z0-9_-]*)["'`]""", text))
    # A key may be put together from a literal beginning and a value: f"talat-reason-{reason}".
    beginnings = tuple(re.findall(r"""(?:f["']|`)([A-Za-z][A-Za-z0-9-]*-)\$?\{""", text))
    beginnings += tuple(re.findall(r"""["']([A-Za-z][A-Za-z0-9-]*-)["'] \+""", text))
    # Or from a key and an ending: `${question.key}-you`.
    endings = set(re.findall(r"""\$\{[^}`]*\}(-[a-z-]+)`""", text))
    named |= {name + ending for name in named for ending in endings}
    english = entries("en")
    inside = set().union(*(references(entry) for entry in english.values()))
    unused = {
        key for key in english if key not in named and key not in inside and not key.startswith(beginnings)
    }
    assert not unused


def test_every_key_that_is_used_exists() -> None:
    text = spoken()
    said = set(
        re.findall(
            r"""(?:\bsay|\btranslate|Error|Refused|\bRefusal|\bEvent|\bFact)\(\s*["']([A-Za-z][A-Za-z0-9_-]*[A-Za-z0-9])["']""",
            text,
        )
    )
    assert said
    assert said <= entries("en").keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_speaks(lang: str) -> None:
    for key, entry in entries(lang).items():
        values = dict.fromkeys(variables(entry) | variables_inside(entry, lang), 2)
        text = catalogue(lang).say(key, values)
        assert text.strip() or selects(entry) or key in SILENT, key
        assert "{$" not in text, f"{lang}: {key}: {text}"


def selects(node: object) -> bool:
    """Whether a sentence chooses between forms, one of which may be empty."""
    if isinstance(node, ast.SelectExpression):
        return True
    if isinstance(node, ast.BaseNode):
        return any(selects(value) for value in vars(node).values())
    return isinstance(node, list) and any(selects(value) for value in node)


def variables_inside(entry: ast.Message, lang: str) -> set[str]:
    known = entries(lang)
    found: set[str] = set()
    todo = references(entry)
    while todo:
        key = todo.pop()
        found |= variables(known[key])
        todo |= references(known[key])
    return found


def test_names_take_the_place_of_seats() -> None:
    assert say("not-your-turn", {"seat": 1}) == "It isn’t the turn of seat 1."
    assert say("not-your-turn", {"seat": 1}, "de", ["Ada", "Bo"]) == "Bo ist nicht am Zug."


def test_a_player_is_spoken_to() -> None:
    names = ["Ada", "Bo", "Cleo"]
    won = {
        (lang, you): say("web-winners", {"seats": [1], "count": 1}, lang, names, you)
        for lang in LANGUAGES
        for you in (None, 0, 1)
    }
    assert won["en", 1] == "You win"
    assert won["fr", 1] == "Vous gagnez"
    assert won["de", 1] == "Du gewinnst"
    assert won["en", 0] == won["en", None] == "Bo wins"


def test_a_player_is_one_of_a_list() -> None:
    names = ["Ada", "Bo", "Cleo"]
    together = {"seats": [0, 2], "count": 2}
    assert say("web-winners", together, "en", names, 2) == "You and Ada win together"
    assert say("web-winners", together, "en", names, 1) == "Ada and Cleo win together"
    assert say("titicaca-order", {"seats": [2, 0, 1]}, "en", names, 0) == "Order: Cleo, you, and Bo."


def test_each_seat_of_a_sentence_knows_whether_it_is_the_readers() -> None:
    values = {"why": "occupied", "owner_seat": 1, "seat": 0, "field": "1,0"}
    assert say("C-VIL-1", values, "en", ["Ada", "Bo"], 1) == "Your village is already here."
    assert say("C-VIL-1", values, "en", ["Ada", "Bo"], 0) == "Bo’s village is already here."


def test_lists_are_joined_as_the_language_does() -> None:
    said = catalogue("de").say("option-unknown", {"name": "x", "names": ["a", "b", "c"]})
    assert said.endswith("a, b und c.")


def test_only_the_topics_that_are_needed_are_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []
    resource = FluentResource
    monkeypatch.setattr("fluent.runtime.FluentResource", lambda text: parsed.append(text) or resource(text))
    fresh = Catalogue("en")
    assert "taluva-drawn" in fresh
    assert parsed == []
    fresh.say("seat-name", {"number": "1"})
    fresh.say("game-over")
    assert parsed == [sources("en")["core"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plain_texts_are_those_that_fluent_formats(lang: str) -> None:
    seen = 0
    for text in sources(lang).values():
        bundle = FluentBundle([lang], use_isolating=False)
        bundle.add_resource(FluentResource(text))
        for key, plain in plain_texts(text).items():
            pattern = bundle.get_message(key).value
            assert pattern is not None
            assert plain == bundle.format_pattern(pattern, {})[0], key
            seen += 1
    assert seen > 500


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("key = words\n", "words"),
        ("key =   words  \n", "words"),
        ("key = one\n    two\n      three\n", "one\ntwo\n  three"),
        ("key =\n    one\n\n    two\n\nother = x\n", "one\n\ntwo"),
        ("key =\n\n    one\n# a comment\n", "one"),
        ("key = a { $value }\n", None),
        ("key = words\n    .attribute = more\n", None),
        ("key = { $n ->\n    [one] a\n   *[other] b\n }\n", None),
    ],
)
def test_a_plain_text_is_one_without_values(source: str, text: str | None) -> None:
    assert plain_texts(source).get("key") == text


def test_texts_that_are_added_later_take_the_place_of_plain_ones() -> None:
    fresh = Catalogue("en")
    fresh.add("extra", "extra-key = before\n")
    assert fresh.say("extra-key") == "before"
    fresh.add("extra", "extra-key = after\n")
    assert fresh.say("extra-key") == "after"


def test_the_keys_that_are_known_before_parsing_are_those_of_the_files() -> None:
    for lang in LANGUAGES:
        assert Catalogue(lang)._topics.keys() == entries(lang).keys()


def test_a_sentence_is_read_with_those_of_other_topics_that_it_contains(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    texts = {
        "one": "outer = It is { inner }\n    and { $more }.\n",
        "two": "inner = here\n",
        "three": "none = x\n",
    }
    monkeypatch.setattr(MODULE, "sources", lambda _: dict(texts))
    assert Catalogue("en").say("outer", {"more": "there"}) == "It is here\nand there."


def test_an_unknown_key_or_language_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-key"):
        say("no-such-key")
    with pytest.raises(ValueError, match="no catalogue for 'eo'"):
        Catalogue("eo")


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(ValueError, match="not-your-turn"):
        say("not-your-turn")


@pytest.mark.parametrize(
    ("requested", "env", "chosen"),
    [
        (None, {}, "en"),
        ("fr", {"LANG": "de_DE.UTF-8"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "de"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LC_MESSAGES": "fr_CA", "LANG": "de_DE.UTF-8"}, "fr"),
    ],
)
def test_the_language_is_the_wish_or_the_locales(
    requested: str | None, env: dict[str, str], chosen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    assert language(requested) == chosen


def test_an_endless_value_is_cut_and_does_not_break_the_sentence() -> None:
    sentence = say("record-format", {"found": "x" * 1_000_000, "format": "f"})
    assert len(sentence) < MAX_LENGTH + 200
    assert "x …" in sentence


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_record_without_a_format_is_not_said_to_have_none(lang: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.from_json({})
    sentence = catalogue(lang).say(caught.value.fact.key, caught.value.fact.values)
    assert "atoll-record/1" in sentence
    assert "None" not in sentence


def test_numbers_without_measure_are_quoted() -> None:
    for number in (10**30, -(10**30), 10**5000, float("inf"), float("nan")):
        assert "talat" in say("players-number", {"game": "talat", "players": number, "least": 2, "most": 3})
