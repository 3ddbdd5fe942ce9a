"""The writer of SVG: numbers, escaping, ids of a document's own."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll.core.svg import Definitions, Markup, around, document, element, group, moved, number


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (0, "0"),
        (-0.0, "0"),
        (-0.0004, "0"),
        (1, "1"),
        (100, "100"),
        (0.5, "0.5"),
        (2 / 3, "0.667"),
        (-1.25, "-1.25"),
    ],
)
def test_numbers_are_short(value: float, written: str) -> None:
    assert number(value) == written


@pytest.mark.parametrize("value", [float("nan"), float("inf"), -float("inf")])
def test_what_is_no_number_is_refused(value: float) -> None:
    with pytest.raises(ValueError, match="cannot be drawn"):
        element("circle", r=value)


@given(st.text())
def test_every_text_can_be_written_and_read_again(content: str) -> None:
    read = ET.fromstring(element("text", content, title=content))
    for found in (read.text or "", read.attrib["title"]):
        # What XML cannot hold is replaced; readers of XML give other line ends and spaces in attributes.
        assert len(found) == len(content.replace("\r\n", "\n"))
        for there, here in zip(found, content.replace("\r\n", "\n"), strict=True):
            assert there in {here, "\ufffd"} or (here in "\t\r\n" and there in " \n")


def test_plain_text_is_escaped_and_markup_is_not() -> None:
    assert element("g", "<b>", Markup("<b/>"), label='"&') == '<g label="&quot;&amp;">&lt;b&gt;<b/></g>'


def test_attributes_are_spelt_as_svg_spells_them() -> None:
    assert element("path", class_="a b", stroke_width=0.5, viewBox="0", fill=None) == (
        '<path class="a b" stroke-width="0.5" viewBox="0"/>'
    )


def test_a_group_without_children_is_nothing() -> None:
    assert group([Markup(), Markup()], class_="empty") == ""


def test_moved_says_only_what_it_must() -> None:
    assert moved(1, 2) == "translate(1 2)"
    assert moved(0, 1 / 3, 2) == "translate(0 0.333) scale(2)"


def test_the_box_around_boxes() -> None:
    assert around([(0, 0, 1, 1), (-2, 3, 1, 1)], 0.5) == (-2.5, -0.5, 4, 5)


def _drawing(colour: str) -> str:
    shared = Definitions({"dot": element("circle", r=1, fill=colour), "unused": element("g")})
    drawn = [shared.use("dot"), element("rect", fill=shared.fill("dot", "red"))]
    return document(shared.write(*drawn), *drawn)


def test_ids_belong_to_one_document() -> None:
    one, other = (ET.fromstring(_drawing(colour)) for colour in ("red", "blue"))
    ids = [{each.get("id") for each in root.iter()} - {None} for root in (one, other)]
    assert [len(each) for each in ids] == [1, 1]
    assert not ids[0] & ids[1]
    assert {each.get("href") for each in one.iter()} - {None} == {f"#{name}" for name in ids[0]}
    assert f'fill="url(#{next(iter(ids[0]))}) red"' in _drawing("red")


def test_only_what_was_used_is_defined() -> None:
    assert "unused" not in _drawing("red")


def test_the_same_drawing_gives_the_same_bytes() -> None:
    assert _drawing("red") == _drawing("red")
