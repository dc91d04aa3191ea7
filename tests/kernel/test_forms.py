"""Forms of fields: what is read through them, and what is refused with its field and a mend."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.fields import FieldError, Fields
from engine.kernel.forms import (
    Filled,
    FreeText,
    ListOf,
    OneOf,
    Part,
    Phrase,
    TableOf,
    Whole,
    YesNo,
    bare,
    meaning,
    record,
)

SIDE = OneOf(meaning("side", ("north", "south")), barred={"west": ("the west plays no part", "Leave it out")})
ARMY = Phrase(
    (
        Part("side", SIDE),
        Part("number", Whole(1, 3), optional=True),
        Part("at", OneOf(bare(("mill", "ford"))), lead="at", optional=True),
        Part("used", None, lead="used", optional=True),
    ),
    "a side, with its number, at and a place, or used",
    "north 2 at mill",
)
PROMISE = Phrase((Part("until", Whole(1, 9)), Part("words", FreeText())), "a turn and words", "3 peace")
FORM = record(
    {
        "turn": Whole(1, 9),
        "mud": YesNo(),
        "place": OneOf(meaning("place", ("mill", "ford")) | {"off": ""}, spots=True, also={False: "off"}),
        "armies": ListOf(ARMY),
        "promises": ListOf(PROMISE),
        "cards": ListOf(Whole(1, 12), instead="rest"),
        "money": TableOf(SIDE, {"north": Whole(0, 5), "south": Whole(0, 9)}),
    },
    {"winter": ("there is no winter here", "Leave it out")},
)


def filled(**data: Any) -> Filled:
    return Filled(FORM, Fields(data), ("game",))


def test_values_are_taken_as_they_are_meant() -> None:
    read = filled(
        game="any", turn=3, mud=False, place=False, armies=["north used at ford 2"], promises=["4 no  march"],
        money={"south": 9},
    )  # fmt: skip
    assert read.whole("turn", 1) == 3
    assert read.yes("mud", default=True) is False
    assert read.word("place") == "off"
    assert read.items("armies") == [
        (("armies", 0), {"side": "north", "used": True, "at": "ford", "number": 2})
    ]
    assert read.items("promises")[0][1] == {"until": 4, "words": "no march"}
    assert list(read.table("money").each()) == [("south", ("money", "south"), 9)]
    assert read.value("cards") is None
    assert filled(cards="rest").value("cards") == "rest"
    assert filled(money=None).value("money") == {}


@pytest.mark.parametrize(
    ("data", "field", "problem"),
    [
        ({"turn": 10}, ("turn",), "a number from 1 to 9 is wanted"),
        ({"turn": True}, ("turn",), "a number from 1 to 9 is wanted"),
        ({"place": "inn"}, ("place",), "'inn' is not known"),
        ({"armies": ["west"]}, ("armies", 0), "the west plays no part"),
        ({"armies": ["north 4"]}, ("armies", 0), "'north 4' does not read as a side"),
        ({"armies": ["north at"]}, ("armies", 0), "'north at' does not read as a side"),
        ({"armies": ["north used used"]}, ("armies", 0), "'north used used' does not read as a side"),
        ({"armies": "north"}, ("armies",), "'north' is no list"),
        ({"promises": ["4"]}, ("promises", 0), "'4' does not read as a turn and words"),
        ({"money": {"north": 6}}, ("money", "north"), "a number from 0 to 5 is wanted"),
        ({"money": {"east": 6}}, ("money", "east"), "'east' is not known here"),
        ({"winter": 1}, ("winter",), "there is no winter here"),
        ({"summer": 1}, ("summer",), "'summer' is not known here"),
    ],
)
def test_what_is_not_meant_is_refused(data: dict[str, Any], field: tuple[Any, ...], problem: str) -> None:
    with pytest.raises(FieldError) as caught:
        FORM.read((), data)
    assert caught.value.field == field
    assert caught.value.problem.startswith(problem)
    assert caught.value.mend


def test_older_versions_were_not_so_strict() -> None:
    """What was barred since, and limits, stand as they stood."""
    read = Filled(FORM, Fields({"turn": 99, "armies": ["west"], "winter": 1}, former=True))
    assert read.whole("turn", 1) == 99
    assert read.items("armies")[0][1] == {"side": "west"}


def test_phrases_are_written_in_the_order_of_their_parts() -> None:
    said = ARMY.read(("armies", 0), "south used at mill")
    assert ARMY.written(said) == "south at mill used"
    assert ARMY.written(said | {"used": False, "at": None, "number": 3}) == "south 3"
    for phrase in (ARMY, PROMISE):
        assert phrase.written(phrase.read(("x",), phrase.first())) == phrase.first()
