"""Every event, both halves, for every kind of State that it meets; every Opportunity: each played once (part 4)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.sachsen.game import GAME
from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.world import world
from tests.games.sachsen.by_hand import load, play, year
from tests.games.sachsen.test_rulers import event

UNITS = {
    "sachsen-general": "dresden", "sachsen-artillery-1": "dresden", "pfalz-general": "heidelberg-city",
    "pfalz-artillery-1": "heidelberg-city", "pfalz-musketeers-1": "heidelberg-city",
    **{f"sachsen-musketeers-{n}": "dresden" for n in range(1, 6)},
}  # fmt: skip
SITUATION: dict[str, Any] = {
    "units": UNITS, "money": {"sachsen": 2000000, "preussen": 2000000, "hannover": 2000000},
    "ties": {"sachsen": {"pfalz": {"step": 2, "notes": 3}}, "preussen": {"pfalz": {"step": 1, "notes": 1}}},
    "deck": ["agents"], "discards": [], "order": ["preussen", "hannover", "sachsen"],
}  # fmt: skip
"""Saxony has relations with the Palatinate and most notes of it, Prussia less, Hanover none; all have 2,000,000."""


def changes(before: dict[str, Any], after: dict[str, Any], path: str = "") -> dict[str, Any]:
    """What a position file says otherwise now, by the names of its fields."""
    found = {}
    for name in sorted(before.keys() | after.keys()):
        old, new = before.get(name), after.get(name)
        if isinstance(old, dict) or isinstance(new, dict):
            found |= changes(old or {}, new or {}, f"{path}{name}.")
        elif old != new:
            found[path + name] = new
    return found


def fields(position: SachsenPosition) -> dict[str, Any]:
    """A Position as a file tells it, without what says only how far the turn has come."""
    found = dict(next(iter(GAME.written(position))))
    return {
        name: value
        for name, value in found.items()
        if name not in ("phase", "left", "event", "deck", "seats")
    }


# --- events ---------------------------------------------------------------------------------------

FRIENDS = {"ties.sachsen.pfalz.notes": 4, "ties.preussen.pfalz.notes": 2}
"""A note of approval for all who have relations."""
HALF = {"money.sachsen": 1500000, "ties.sachsen.pfalz.notes": 4}
"""Saxony has given 500,000."""
LENT = {"units.sachsen-artillery-1": "away 4", "ties.sachsen.pfalz.notes": 4}
"""Saxony has given a brigade."""
GIVES = ("first: give",)
EVENTS: dict[tuple[str, str], tuple[tuple[int, ...], tuple[str, ...], dict[str, Any]]] = {
    ("harvest bad", "sachsen"): ((), (), {"money.sachsen": 1000000}),
    ("harvest bad", "pfalz"): ((), ("second: refuse", "third: refuse", *GIVES), HALF),
    ("harvest good", "sachsen"): ((), (), {"money.sachsen": 3000000}),
    ("harvest good", "pfalz"): ((), (), FRIENDS),
    ("camp bad", "sachsen"): (
        (), ("first: reorganise sachsen-musketeers-2",), {"units.sachsen-musketeers-2": "lost 2 paid"}
    ),
    ("camp bad", "pfalz"): ((), ("second: refuse", "third: refuse", *GIVES), HALF),
    ("camp good", "sachsen"): ((), (), {"pending": ["sachsen maintenance 50 left 1 until 0"]}),
    ("camp good", "pfalz"): ((), (), FRIENDS),
    ("treasury bad", "sachsen"): ((), (), {"money.sachsen": 500000}),
    ("treasury bad", "pfalz"): (
        (), ("second: give",), {"money.preussen": 1000000, "ties.preussen.pfalz.notes": 2}
    ),
    ("treasury good", "sachsen"): ((), (), {"money.sachsen": 3500000}),
    ("treasury good", "pfalz"): ((), (), {"money.sachsen": 2500000}),
    ("court bad", "sachsen"): ((4,), (), {"blocked.sachsen": 1}),
    ("court bad", "pfalz"): ((2,), (), {"blocked.pfalz": 3}),
    ("court good", "sachsen"): ((6,), (), {"heirs.sachsen": ["son"]}),
    ("court good", "pfalz"): ((1,), (), {"heirs.pfalz": ["daughter"]}),
    ("town bad", "sachsen"): ((), (), {"barren.meissen": "2"}),
    ("town bad", "pfalz"): ((), ("second: refuse", "third: refuse", *GIVES), HALF),
    ("town good", "sachsen"): ((), (), {"money.sachsen": 2500000, "money.preussen": 2100000}),
    ("town good", "bayern"): ((), (), {"money.sachsen": 2100000}),
    ("soldiers bad", "sachsen"): (
        (), ("first: disband sachsen-musketeers-5",), {"units.sachsen-musketeers-5": None}
    ),
    ("soldiers bad", "pfalz"): ((), (), {"units.pfalz-musketeers-1": "lost 2 paid"}),
    ("soldiers good", "sachsen"): ((), (), {"units.sachsen-musketeers-6": "dresden"}),
    ("soldiers good", "pfalz"): ((), (), FRIENDS),
    ("estates bad", "sachsen"): ((2,), (), {"barren.kurkreis": "3 unless 2"}),
    ("estates bad", "pfalz"): ((), ("first: give sachsen-artillery-1",), LENT),
    ("estates good", "sachsen"): ((), (), {"pending": ["sachsen money 3 left 3 until 0"]}),
    ("estates good", "pfalz"): ((), (), FRIENDS),
    ("gazette bad", "pfalz"): (
        (), (),
        {"ties.sachsen.pfalz.notes": 2, "ties.preussen.pfalz.notes": None, "ties.hannover.pfalz.notes": -1},
    ),
    ("gazette good", "pfalz"): ((), (), FRIENDS | {"ties.hannover.pfalz.notes": 1}),
    ("frontier bad", "pfalz"): ((), ("first: give sachsen-artillery-1",), LENT),
    ("frontier good", "pfalz"): ((), (), {"ties.sachsen.pfalz.notes": 5}),
    ("arsenal bad", "sachsen"): ((), (), {"units.sachsen-artillery-1": "lost 2 paid"}),
    ("arsenal bad", "pfalz"): ((), (), {"units.pfalz-artillery-1": "lost 2 paid"}),
    ("arsenal good", "sachsen"): ((), (), {"pending": ["sachsen recruit-price 150 left 2 until 2"]}),
    ("arsenal good", "pfalz"): ((), (), FRIENDS),
    ("conspiracy bad", "sachsen"): ((3,), (), {"blocked.sachsen": 2}),
    ("conspiracy bad", "pfalz"): ((5,), (), {}),
    ("conspiracy good", "sachsen"): ((), (), {"hands.sachsen": ["agents"]}),
    ("conspiracy good", "pfalz"): ((), (), FRIENDS),
}  # fmt: skip
"""An event and whom it meets: the dice, what players say, what is otherwise then."""


def test_every_half_of_every_event_is_there() -> None:
    """Of each card what it does to a player's State and to a neutral one; the Kingdoms' concerns everybody."""
    wanted = set()
    for card, one in world().cards.events.items():
        for half in ("bad", "good"):
            face = getattr(one, half)
            wanted |= {(f"{card} {half}", "player") for _ in face.represented[:1]}
            wanted |= {(f"{card} {half}", "neutral") for _ in face.unrepresented[:1]}
    assert {(card, "player" if side == "sachsen" else "neutral") for card, side in EVENTS} == wanted


@pytest.mark.parametrize(("card", "side"), EVENTS)
def test_what_an_event_brings(card: str, side: str) -> None:
    """events-5, part 4: no more and no less."""
    dice, said, wanted = EVENTS[card, side]
    before = fields(event(card, **SITUATION))
    position = event(card, *dice, side=side, **SITUATION)
    for line in said:
        seat, _, text = line.partition(": ")
        play(position, text, seat=seat)
    assert changes(before, fields(position)) == wanted


def test_the_card_of_the_kingdoms() -> None:
    """R-32, part 4: slips; the good side helps everybody's proposals to them until the end of the turn."""
    calm = SITUATION | {"hands": {}}
    assert year(**calm, phase="event", event="kingdoms bad").agenda[-1].name == "kingdom-sides"
    position = year(**calm, phase="event", event="kingdoms good", tension=True)
    assert not position.tension
    bonuses = [(one.player, one.number, one.until) for one in position.pending]
    assert bonuses == [(player, 1, position.turn) for player in (1, 2, 0)]


# --- Opportunities --------------------------------------------------------------------------------

PLAYS: dict[str, tuple[tuple[int, ...], str, dict[str, Any]]] = {
    "spy": ((), "play spy ruin preussen pfalz", {"ties.preussen.pfalz.notes": None, "ties.preussen.pfalz.step": None}),
    "counter-espionage": ((), "show-service", {"services": ["sachsen"], "discards": []}),
    "attempt": ((4, 3), "play attempt", {"blocked.niederrhein": 2}),
    "agents": ((), "play agents hannover", {}),
    "approval-one": ((), "play approval-one pfalz", {"ties.sachsen.pfalz.notes": 4}),
    "approval-two": (
        (1, 2), "play approval-two", {"ties.sachsen.nederland.notes": 1, "ties.sachsen.hessen-thueringen.notes": 1}
    ),
    "protest": ((), "play protest pfalz preussen", {"ties.preussen.pfalz.notes": None}),
    "ambassador": ((), "play ambassador", {"pending": ["sachsen answer-bonus 2 left 1 until 2"]}),
    "safe-conduct": ((), "play safe-conduct pfalz", {"leaves": ["sachsen pfalz until 2"]}),
    "summons": ((), "play summons", {"pending": ["sachsen congress 1 left 1 until 2"]}),
    "manufactory": ((), "play manufactory leipzig", {"manufactories": ["leipzig"]}),
    "extra-tax": ((), "play extra-tax", {"money.sachsen": 3000000}),
    "recruiters": ((), "play recruiters", {"pending": ["sachsen recruit-turns 1 left 2 until 2"]}),
    "depots": ((), "play depots", {"pending": ["sachsen maintenance 50 left 1 until 0"]}),
    "heir": ((4,), "play heir", {"heirs.sachsen": ["son"]}),
    "physician": ((), "play physician", {"blocked.sachsen": None}),
}  # fmt: skip
"""An Opportunity: the dice and lots, how it is played, what is otherwise then."""


def test_every_opportunity_is_there() -> None:
    """But those of battle, which are laid on the field."""
    cards = world().cards.opportunities
    assert set(PLAYS) == {name for name, card in cards.items() if card.category != "defence"}


@pytest.mark.parametrize("card", PLAYS)
def test_what_an_opportunity_brings(card: str) -> None:
    """auction-8, part 4: it is spent, and does no more and no less than it says."""
    dice, text, wanted = PLAYS[card]
    holder = {"sachsen": [card], "hannover": ["quick-step"]}
    more = {"blocked": {"sachsen": 2}} if card == "physician" else {}
    order = ["sachsen", "preussen", "hannover"]
    whole = SITUATION | {"hands": holder, "order": order, "deck": ["volley"]} | more
    position = year(**whole, phase="turns" if more else "player-turn")
    before = fields(position)
    load(position, *dice)
    play(position, text, seat="first")
    found = changes(before, fields(position))
    assert found.pop("hands.sachsen", None) is None
    assert {"discards": []} | found == {"discards": [card]} | wanted
