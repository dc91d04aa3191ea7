"""What is refused in a battle, each by the clause that says why."""

from __future__ import annotations

import pytest

from engine.games.sachsen.battle.actions import ChooseEdge
from engine.games.sachsen.battle.battle import LOST, Fight, Laid
from engine.games.sachsen.battle.engagements import Deciding
from engine.games.sachsen.battle.phases import Rally
from engine.games.sachsen.battle.setting import Deploying, FieldSide, Redoubts
from engine.games.sachsen.battle.shooting import Window
from tests.games.sachsen.sketches import refusal, sketch, spelt, spot, table

FAR = {"P-general": "h1", "S-general": "h8"}
LINES = {
    "P-musketeers-1": "d3", "P-dragoons-1": "f2", "P-artillery-1": "a1", "P-artillery-2": "h2",
    "P-musketeers-2": ("b2", {"routed": True, "moved": 4}), "P-musketeers-3": ("c1", {"status": LOST, "square": -1}),
    "S-musketeers-1": "d5", "S-dragoons-1": "a4", "S-artillery-1": "f8", **FAR,
}  # fmt: skip
"""Two armies in a half phase of the Prussians; one of theirs flees, one is off the field."""
REFUSED = [
    ("march S-musketeers-1 d6", "battle-movement-1"),
    ("march P-musketeers-3 c2", "battle-movement-1"),
    ("march P-musketeers-2 b1", "R-62"),
    ("march P-dragoons-1 h1", "battle-movement-1"),
    ("march P-dragoons-1 f7", "battle-movement-1"),
    ("march P-artillery-1 a2", "battle-movement-5"),
    ("forced P-dragoons-1 f3", "battle-movement-2"),
    ("forced P-dragoons-1 d3", "battle-movement-2"),
    ("push P-artillery-2 h5", "battle-movement-5"),
    ("push P-dragoons-1 f3", "battle-movement-5"),
    ("limber P-musketeers-1", "R-53"),
    ("limber S-artillery-1", "R-53"),
    ("unlimber P-artillery-1 n", "R-53"),
    ("engage S-musketeers-1 P-musketeers-1", "influence-2"),
    ("engage P-musketeers-2 S-dragoons-1", "R-62"),
    ("engage P-musketeers-1 P-dragoons-1", "influence-2"),
    ("engage P-musketeers-1 S-artillery-1", "influence-2"),
    ("shoot P-musketeers-1 S-musketeers-1 0", "artillery-1"),
    ("shoot P-artillery-1 P-musketeers-1 0", "artillery-2"),
    ("shoot P-artillery-1 S-dragoons-1 2", "artillery-2"),
    ("shoot P-artillery-1 S-artillery-1 0", "artillery-3"),
    ("order volley P-musketeers-1", "orders-1"),
    ("order spy P-musketeers-1", "orders-4"),
    ("order cold-steel S-musketeers-1", "orders-1"),
    ("order cold-steel P-musketeers-2", "R-62"),
]
"""What nobody may do there, and the clause that says why."""


@pytest.mark.parametrize(("text", "clause"), REFUSED)
def test_what_may_not_be_done_in_a_half_phase(text: str, clause: str) -> None:
    """Each by its clause."""
    battle = sketch(LINES)
    battle.set_army(0, laid=(Laid("cold-steel", 0), Laid("spy", 0)))
    assert refusal(table(battle), f"P: {text}") == clause


@pytest.mark.parametrize(
    ("name", "clause"),
    [("P-musketeers-1", "recovery-1"), ("S-dragoons-1", "recovery-1"), ("P-musketeers-2", "")],
)
def test_who_needs_no_recovery_gets_none(name: str, clause: str) -> None:
    """recovery-1: disordered or routed units of the own side."""
    position = table(sketch(LINES))
    position.push(Rally(0))
    assert refusal(position, f"P: recover {name}") == clause


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("deploy S-musketeers-2 d8", "battle-setup-6"),
        ("deploy S-musketeers-1 d3", "battle-setup-2"),
        ("deploy S-musketeers-1 d8 n", "R-60"),
        ("deploy S-musketeers-1 h8", "battle-setup-2"),
        ("deploy S-musketeers-1 d8", ""),
    ],
)
def test_where_units_may_not_be_placed(text: str, clause: str) -> None:
    """battle-setup-2, battle-setup-6."""
    units = {"S-musketeers-1": "", "S-musketeers-2": "c8", "P-musketeers-1": "d1", **FAR}
    position = table(sketch(units, turn=0))
    position.push(Deploying(1, 3, 3))
    assert refusal(position, f"S: {text}") == clause


@pytest.mark.parametrize(("place", "clause"), [("a8", "R-33"), ("d4", "R-33"), ("b4", "R-33"), ("d7", "")])
def test_where_no_redoubt_is_laid(place: str, clause: str) -> None:
    """R-33: four open squares of the own quarter."""
    position = table(sketch({"S-musketeers-1": "", "P-musketeers-1": "", **FAR}, turn=0, capital=True))
    position.push(Redoubts(1))
    assert refusal(position, f"S: redoubt {place}") == clause


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("halt P-musketeers-1 d3 P-musketeers-1 0", "artillery-1"),
        ("halt S-artillery-1 d3 P-musketeers-2 0", "R-59"),
        ("halt S-artillery-1 d5 P-musketeers-1 0", "R-59"),
        ("halt S-artillery-1 d3 S-musketeers-1 0", "artillery-2"),
        ("halt S-artillery-1 d3 P-musketeers-1 0", ""),
    ],
)
def test_what_a_battery_may_not_halt(text: str, clause: str) -> None:
    """artillery-1, R-59."""
    battle = sketch({
        "P-musketeers-1": "d2", "S-artillery-1": "d8", "P-musketeers-2": "e3", "S-musketeers-1": "a7", **FAR,
    })  # fmt: skip
    position = table(battle)
    position.push(Window(1, 0, (spot("d3"), spot("d4"))))
    assert refusal(position, f"S: {text}") == clause


def test_guns_on_their_train_and_other_arms_are_not_pushed() -> None:
    """battle-movement-5: that is said, not that a square is far."""
    battle = sketch(
        {"P-artillery-1": ("a1", {"train": True}), "P-dragoons-1": "f2", "S-musketeers-1": "d8", **FAR}
    )
    position = table(battle)
    for text in ("push P-artillery-1 a2", "push P-dragoons-1 f3"):
        why = position.refuse(position.read(spelt(text)), "attacker")
        assert why is not None
        assert why.message.key == "sachsen-refuse-no-push"


def test_only_a_side_of_the_field_is_chosen() -> None:
    """battle-setup-2: whatever is pressed."""
    position = table(sketch({"P-musketeers-1": "", "S-musketeers-1": "", **FAR}, turn=0))
    position.push(FieldSide())
    found = [position.refuse(ChooseEdge(edge), "defender") for edge in ("n", "place:field-small-1-1")]
    assert [why and why.clause for why in found] == [None, "sachsen battle-setup-2"]


@pytest.mark.parametrize(
    ("mover", "at", "clause"),
    [
        ("musketeers", "d5", ""),
        ("musketeers", "d4", "engagement-infantry-fire-2"),
        ("dragoons", "d5", "engagement-infantry-fire-2"),
    ],
)
def test_infantry_closes_from_two_squares(mover: str, at: str, clause: str) -> None:
    """engagement-infantry-fire-2: by one; horses charge from two (cavalry-vs-infantry-1)."""
    position = table(sketch({f"P-{mover}-1": "d3", "S-musketeers-1": at, **FAR}))
    position.battle.fight = Fight(0, 1, 2, stage="mover")  # type: ignore[union-attr]
    position.push(Deciding())
    assert refusal(position, "P: close e4") == clause
