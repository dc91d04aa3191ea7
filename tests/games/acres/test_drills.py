"""The answers of drills of A FEW ACRES OF SNOW that can be worked out by hand; tests/practice holds the rest."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.acres.game import GAME
from engine.games.acres.position import AcresPosition
from engine.kernel.drill import Answer, Question
from engine.kernel.message import Message


def asked(position: AcresPosition, kind: str, seat: str, *about: str) -> Answer:
    """The answer to the question of a kind that begins with these references."""
    one = GAME.drill(kind)
    question = next(q for q in one.questions(position, seat) if q.about[: len(about)] == about)
    return one.answer(position, question)


def situation(**file: Any) -> AcresPosition:
    """A situation in a turn with two actions."""
    return GAME.set_up({"turn": 5} | file)


def test_a_hand_settles_where_origin_and_transport_fit() -> None:
    position = situation(hands={"british": ["new-york", "st-marys", "boston", "norfolk", "pemaquid"]})
    answer = asked(position, "settle", "british")
    assert "place:halifax" in answer.right
    assert answer.why["place:port-royal"].clause == "acres settle-1"
    for place in answer.right:
        assert any(action.text().startswith(f"settle {place[6:]} ") for action in _actions(position))


def _actions(position: AcresPosition) -> list[Any]:
    decision = position.decision("british")
    assert decision is not None
    return list(decision.actions)


@pytest.mark.parametrize(
    ("place", "card", "ahead"),
    [("louisbourg", "siege-artillery", "1"), ("quebec", "militia", "-2"), ("gaspe", "new-york", "0")],
)
def test_a_siege_begins_where_the_parts_add_up(place: str, card: str, ahead: str) -> None:
    """The defender's 1, the modifier of the site, no second symbol of New York (besiege.5, besiege.7)."""
    about = (f"place:{place}", f"card:{card}")
    question = Question("marker", "british", about, Message("", {}))
    assert GAME.drill("marker").answer(situation(), question).right == {ahead}


def test_militia_of_the_british_blocks_nothing() -> None:
    position = situation(
        sites={"fort-halifax": "french village"},
        hands={"british": ["boston", "pemaquid", "rangers", "militia"]},
    )
    answer = asked(position, "block", "british", "place:pemaquid")
    assert answer.right == {"card:pemaquid", "card:rangers"}
    assert answer.why["card:militia"].clause == "acres R-block-cards"


def test_raids_cross_trails_but_no_sea() -> None:
    """From Fort Halifax one card hits Pemaquid, two hit nothing beyond the sea (raid.4)."""
    position = situation(sites={"fort-halifax": "french village"})
    near = asked(position, "raid", "french", "side:french", "count:1")
    assert "place:pemaquid" in near.right
    assert "place:pemaquid" not in asked(position, "raid", "french", "side:french", "count:2").right


@pytest.mark.parametrize(
    ("side", "marker", "end"),
    [("british", 2, "falls"), ("british", 1, "goes-on"), ("british", -2, "goes-on"), ("french", -1, "holds"),
     ("french", 0, "goes-on"), ("french", 3, "goes-on")],
)  # fmt: skip
def test_a_siege_ends_in_the_turn_of_who_is_ahead(side: str, marker: int, end: str) -> None:
    """siege-win.1, R-zero."""
    position = situation(
        hands={"british": ["halifax", "ships", "siege-artillery"]}, sites={"halifax": "british village"}
    )
    position.play(position.read("besiege louisbourg halifax ships siege-artillery"))
    about = ("siege:british", "place:louisbourg", f"side:{side}", f"marker:{marker}")
    assert asked(position, "siege-end", side, *about).right == {end}


def test_the_ship_of_the_merchant_brings_nothing() -> None:
    position = situation(hands={"british": ["ships", "boston", "philadelphia", "norfolk"]})
    assert asked(position, "income", "british").right == {"6"}
    alone = asked(situation(hands={"british": ["norfolk", "philadelphia"]}), "income", "british")
    assert alone.right == {"3"}
    assert alone.why["5"].clause == "acres R-money-symbol"
