"""What the window needs of a battle: whole answers, chances on buttons, drags, dice that lie, hands of two persons."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.view_types import SachsenView
from engine.kernel.decision import Decision
from tests.games.sachsen.sketches import place
from tests.games.sachsen.war_tables import turn_of

GAME = engine.game("sachsen")
LINES = {
    "preussen-general": place("d1"), "preussen-musketeers-1": place("d4"),
    "preussen-artillery-1": f"{place('g2')} faces s",
    "sachsen-general": place("d8"), "sachsen-musketeers-1": place("d6"), "sachsen-dragoons-1": place("g7"),
}  # fmt: skip


def battle(**fields: Any) -> SachsenPosition:
    """A battle on a plain, Prussia in the north."""
    said = {"game": "sachsen", "scenario": "battle", "seats": 2, "sections": ["plain-3"], "units": LINES}
    found = GAME.set_up(said | {"moment": "half-phase", "acts": "attacker", "turn": 1} | fields)
    assert isinstance(found, SachsenPosition)
    return found


def asked(position: SachsenPosition) -> Decision:
    """What is asked now."""
    found = position.decision()
    assert found is not None
    return found


def play(position: SachsenPosition, *texts: str) -> None:
    """One answer after another, whoever is asked."""
    for text in texts:
        position.play(position.read(text), asked(position).seat)


def seen(position: SachsenPosition, seat: str | None = None) -> SachsenView:
    """A View."""
    return SachsenView.of(position.view(seat))


@pytest.mark.parametrize("how", ["array", "array all"])
def test_the_officers_place_units_on_request(how: str) -> None:
    """R-41: those of this time, or all; the other army is asked in between."""
    units = dict.fromkeys(LINES, "waiting")
    position = battle(moment="deploying", turn=0, units=units, deploying={"number": 2, "left": 2})
    assert asked(position).shown is not None
    play(position, how)
    on = [unit.id for unit in position.battle.units if unit.is_on] if position.battle else []
    assert len(on) == 2
    assert asked(position).seat == "defender"
    told = position.play(position.read("array all"), "defender")
    assert told[0].message.key == "sachsen-log-array-all"  # that they go on by themselves is heard by all
    still = asked(position)
    assert still.step != "deploying" if how == "array all" else still.seat == "attacker"


def test_a_shot_tells_its_chances() -> None:
    """artillery-4, artillery-5: the distance, the faces that hit, the damage in the mean."""
    position = battle()
    shots = [action for action in asked(position).actions if action.verb == "shoot"]
    told = [asked(position).label(action).args for action in shots]
    assert [(one["n"], one["rows"], one["hits"]) for one in told] == [(0, 5, 1), (1, 5, 3)]
    assert float(str(told[0]["mean"])) > float(str(told[1]["mean"])) > 0


def test_dice_lie_for_all_to_see() -> None:
    """The sums of a salvo, and what they came to, are there until other dice fall."""
    position = battle()
    play(position, "engage preussen-musketeers-1 sachsen-musketeers-1", "fire", "fire")
    while asked(position).step in ("exchange", "test"):
        play(position, "let")
    last = seen(position).battle.last  # type: ignore[union-attr]
    assert last is not None
    assert (last.blow, last.far, len(last.sums)) == ("long", 2, 4)
    for one in last.sums:
        assert one.total == one.die + sum(part.points for part in one.parts if part.counts)
    assert all(last.results)


def test_the_mover_is_dragged_on() -> None:
    """From two squares to a square beside its enemy; horses charge by it."""
    position = battle()
    play(position, "engage preussen-musketeers-1 sachsen-musketeers-1", "hold", "hold")
    drags = asked(position).drags
    assert {gesture.source for _, gesture in drags} == {"piece:preussen-musketeers-1"}
    assert {actions[0].verb for actions, _ in drags} == {"close"}
    assert f"place:{place('d5')}" in {gesture.target for _, gesture in drags}


def test_a_march_tells_what_halts_it() -> None:
    """influence-2: a square near enough, behind the edge of an enemy's area."""
    position = battle(
        units=LINES | {"preussen-musketeers-1": place("d3"), "sachsen-musketeers-1": place("d6")}
    )
    refusal = position.refuse(position.read(f"march preussen-musketeers-1 {place('d5')}"), "attacker")
    assert refusal is not None
    assert refusal.clause == "sachsen influence-2"
    assert "piece:sachsen-musketeers-1" in refusal.lit


def test_two_persons_meet_with_veiled_hands() -> None:
    """The cards that were laid are the hand; all but salvos is answered openly."""
    armies = {"attacker": {"laid": ["cold-steel"]}, "defender": {"laid": ["spy"]}}
    position = battle(armies=armies)
    contest = position.view(None).contest
    assert contest is not None
    assert (contest.due, contest.veiled, contest.open) == (0, True, True)
    hands = {hand.seat: (hand.count, hand.cards) for hand in position.view("attacker").hands}
    assert hands == {"attacker": (1, ("cold-steel",)), "defender": (1, None)}
    play(position, "engage preussen-musketeers-1 sachsen-musketeers-1")
    contest = position.view(None).contest
    assert contest is not None
    assert not contest.open
    assert [side.pieces for side in contest.sides] == [("preussen-musketeers-1",), ("sachsen-musketeers-1",)]


def test_lights_about_a_unit() -> None:
    """influence-1, influence-3, chain-of-command-1, artillery-3."""
    position = battle()

    def kinds(unit: str) -> dict[str, int]:
        found = [shape.kind for shape in position.overlay("about", f"piece:{unit}", None)]
        return {kind: found.count(kind) for kind in dict.fromkeys(found)}

    assert kinds("preussen-general") == {"rim": 2}
    assert kinds("preussen-artillery-1")["shade"] == 3 * 5
    near = position.overlay("about", "piece:preussen-musketeers-1", None)
    assert [shape.path[0] for shape in near if shape.kind == "link"] == []
    rim = next(shape for shape in near if shape.kind == "rim")
    assert len(rim.path) == 25


def test_a_stack_is_dragged_with_its_general() -> None:
    """political-movement-1: one drag, all that stand with him and can go."""
    units = {"sachsen-general": "dresden", "sachsen-musketeers-1": "dresden", "sachsen-dragoons-1": "dresden"}
    position = turn_of("sachsen", units=units)
    drags = [
        actions for actions, gesture in asked(position).drags if gesture.source == "piece:sachsen-general"
    ]
    assert drags
    text = drags[0][0].text()
    assert text.startswith("move sachsen-general,")
    play(position, text)
    assert len({unit.square for unit in position.units.values() if unit.id in units}) == 1
