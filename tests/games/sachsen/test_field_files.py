"""Position files of a battle alone: read, written, and refused where they cannot be."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.games.sachsen.battle.setup_form import BEFORE, IN_TURN
from engine.games.sachsen.battle.written import MOMENTS
from engine.games.sachsen.position import SachsenPosition
from engine.kernel.fields import FieldError
from engine.kernel.positions import fields_of
from engine.kernel.rng import Rng
from tests.games.sachsen.sketches import listed, place

GAME = engine.game("sachsen")
TERRAINS, TROOPS = ("mixed", "plain", "woods", "hills"), ("standard", "guards", "horse", "two-columns")
CHIEFS = ("generals", "marshals", "marshal-attacks")
LINES = {
    "preussen-general": place("d2"), "preussen-musketeers-1": place("e4"), "preussen-artillery-1": place("g2"),
    "sachsen-general": place("d7"), "sachsen-musketeers-1": place("e6"), "sachsen-dragoons-1": "waiting entry 3",
}  # fmt: skip
NAMES = {one.name for one in MOMENTS}


def battle(**fields: Any) -> SachsenPosition:
    """A battle as a position file says it."""
    sections = {"sections": ["plain-3"]}
    found = GAME.set_up({"game": "sachsen", "scenario": "battle", "seats": 2} | sections | fields)
    assert isinstance(found, SachsenPosition)
    return found


def keeps(position: SachsenPosition, opening: dict[str, Any]) -> bool:
    """Whether the fields of a moment lead back to it; answers that others do not see yet cannot be said."""
    step, one = position.agenda[-1], position.battle
    assert one is not None
    begun = any(pick.done for army in one.armies for pick in army.picking) and step.name == "lay-cards"
    spoken = any(army.called for army in one.armies)
    return begun or spoken or fields_of(GAME, position, opening) is not None


def round_trips(seeds: range, every: int) -> set[str]:
    """Random battles, looked at often before the first turn and then now and then; which moments were met."""
    met = set()
    for seed in seeds:
        options = {"terrain": TERRAINS[seed % 4], "troops": TROOPS[seed % 3], "chiefs": CHIEFS[seed // 2 % 3]}
        if seed % 7 == 3:
            options["troops"] = TROOPS[3]
        opening = {"game": "sachsen", "scenario": "battle", "seats": 2, "options": options, "seed": seed}
        position, rng = GAME.set_up(opening | {"capital": seed % 2 == 1}), Rng(seed)
        assert isinstance(position, SachsenPosition)
        count = 0
        while (decision := position.decision()) is not None:
            count += 1
            if decision.step in NAMES and (decision.step not in met or count % every == 0):
                assert keeps(position, opening), (seed, count, decision.step)
                met.add(decision.step)
            position.play(decision.actions.pick(rng), decision.seat)
    return met


def test_moments_of_random_battles_are_written_as_they_are_read() -> None:
    assert NAMES - {"arrive", "rally", "steal"} <= round_trips(range(2), 90)


@pytest.mark.long
def test_many_moments_of_random_battles_are_written_as_they_are_read() -> None:
    assert round_trips(range(100), 9) >= NAMES - {"arrive"}


@pytest.mark.parametrize("moment", [*BEFORE, *IN_TURN])
def test_every_moment_can_be_said(moment: str) -> None:
    """It begins there, or with the first question that follows from it."""
    units = LINES | ({"sachsen-dragoons-1": "waiting"} if moment in BEFORE else {})
    seen = battle(moment=moment, acts="defender", units=units, hands={"attacker": ["spy"], "defender": ["spy"]},
                  armies={"attacker": {"laid": ["spy"]}, "defender": {"laid": ["steal-initiative"]}},
                  deploying={"number": 3, "left": 2}, turn=0 if moment in BEFORE else 3)  # fmt: skip
    follow = {"initiative": "deployment", "battle-turn": "arrive", "phase": "half-phase", "rally": "half-phase",
              "deployment": "deployment", "field-side": "field-side"}  # fmt: skip
    asked = seen.agenda[-1]
    assert asked.name in (moment, follow.get(moment))
    assert keeps(seen, {"game": "sachsen", "scenario": "battle", "seats": 2})


def test_who_acts_and_with_how_many_actions() -> None:
    late = battle(
        units=LINES, moment="half-phase", acts="defender", half={"left": 1}, holder="attacker", turn=4
    )
    decision, view = late.decision(), late.view(None).battle
    assert decision is not None
    assert decision.seat == "defender"
    assert (view.turn, view.armies[1].left, view.armies[1].edge) == (4, 1, "s")
    late.play(late.read("done"), "defender")
    assert late.battle is not None
    assert late.battle.phase == 2


def test_who_has_more_actions_left_than_usual_has_so_many_in_a_phase() -> None:
    found = battle(units=LINES, moment="half-phase", acts="defender", half={"left": 5}).view(None).battle
    assert [(army.actions, army.left) for army in found.armies] == [(4, 0), (5, 5)]


def test_both_act_by_turns() -> None:
    """What the other has left is told as well; nothing is left of one that has finished."""
    turns = battle(units=LINES, moment="half-phase", alternate=True, half={"left": 2, "other": 3})
    turns.play(turns.read(f"march preussen-general {place('d1')}"), "attacker")
    turns.play(turns.read("done"), "attacker")
    step: Any = turns.agenda[-1]
    assert (step.army, step.left, step.other) == (1, 3, 1)


def test_columns_of_any_state() -> None:
    """A Kingdom's second column against a marshal; the first that is here commands."""
    found = battle(
        columns={"francia-2": "attacker points 3", "oesterreich-1": "defender points 20 marshal"},
        units={"francia-2-general": place("d2"), "oesterreich-1-general": place("d7")},
    )
    assert found.battle is not None
    assert [unit.kind for unit in found.battle.units] == ["general", "marshal"]
    assert found.view(None).seats == {"attacker": ("francia",), "defender": ("oesterreich",)}


def test_cards_that_nobody_holds_are_left_over() -> None:
    found = battle(units=LINES, hands={"attacker": ["spy"]}, spent=["initiative"], orders=[
        "preussen-musketeers-1 cold-steel since 2 shown"], armies={"defender": {"laid": ["spy"], "service": True}},
    )  # fmt: skip
    whole = sum(found.view(None).battle.cards.values())
    assert len(found.deck) == whole - 5
    assert "cold-steel" in [order.card for order in found.view("defender").battle.orders]


def test_horsemen_engaged_already() -> None:
    found = battle(
        units=LINES, moment="half-phase", engaged={"preussen-musketeers-1": ["sachsen-musketeers-1"]}
    )
    assert "preussen-musketeers-1 sachsen-musketeers-1" not in listed(found, "engage")
    assert "preussen-musketeers-1 sachsen-musketeers-1" in listed(
        battle(units=LINES, moment="half-phase"), "engage"
    )


OFF_FIELD = {"preussen-general": "fled", "preussen-musketeers-1": "lost", "preussen-artillery-1": "away"}
FAULTS: list[tuple[dict[str, Any], str, str]] = [
    ({"units": LINES | {"sachsen-dragoons-1": place("d2")}}, "units sachsen-dragoons-1", "'preussen-general' stands"),
    ({"units": LINES | {"sachsen-general": "field-large-3-3"}}, "units sachsen-general", "lies on another field"),
    ({"units": LINES | {"sachsen-general": "field-small-9-9"}}, "units sachsen-general", "not known"),
    ({"units": LINES | {"pfalz-general": place("b1")}}, "units pfalz-general", "no column"),
    ({"units": {"preussen-general": place("d2")}}, "units", "no unit of the defender"),
    ({"units": LINES | OFF_FIELD}, "units", "nobody of the attacker"),
    ({"units": LINES | {"sachsen-general": f"{place('e7')} faces n"}}, "units sachsen-general", "only guns"),
    ({"units": LINES | {"sachsen-dragoons-1": place("g6")}, "redoubts": [place("g6")]},
     "units sachsen-dragoons-1", "it may not stand in a redoubt"),
    ({"redoubts": [place("a4")]}, "redoubts 0", "no room for a redoubt"),
    ({"redoubts": [place("h8")]}, "redoubts 0", "no room for a redoubt"),
    ({"sections": ["plain-1", "plain-2", "plain-3"]}, "sections", "1 or 2 sections"),
    ({"moment": "rally", "turn": 0}, "moment", "a moment of a turn"),
    ({"moment": "steal", "turn": 1}, "moment", "a moment before the first turn"),
    ({"units": LINES, "orders": ["preussen-artillery-1 cold-steel"]}, "orders 0", "no order for artillery"),
    ({"units": LINES, "orders": ["sachsen-dragoons-2 cold-steel"]}, "orders 0", "not in this battle"),
    ({"units": LINES, "spared": {"preussen-general": ["bayern-general"]}}, "spared preussen-general", "not in this"),
    ({"hands": {"attacker": ["spy"] * 9}}, "hands", "too many of spy"),
    ({"columns": {"francia-1": "attacker", "francia-2": "defender"}, "units": LINES},
     "columns francia-2", "the other army"),
    ({"columns": {"sachsen": "attacker"}}, "columns sachsen", "the other army"),
    ({"columns": {"bayern": "defender"}}, "columns", "no unit of 'bayern'"),
    ({"units": LINES, "armies": {"attacker": {"edge": "n"}, "defender": {"edge": "e"}}}, "armies", "opposite sides"),
    ({"turn": 99}, "turn", "a number from 0 to"),
    ({"units": LINES, "engaged": {"preussen-general": ["preussen-general"]}},
     "engaged preussen-general", "'preussen-general' is no enemy"),
    ({"units": LINES, "spared": {"preussen-general": ["sachsen-general", "preussen-musketeers-1"]}},
     "spared preussen-general", "'preussen-musketeers-1' is no enemy"),
    ({"units": LINES, "columns": {"preussen": "attacker", "sachsen": "defender killed"}},
     "columns sachsen", "'sachsen-general' has not left the field"),
    ({"units": LINES, "armies": {"attacker": {"actions": 999}}}, "armies attacker actions", "a number from -999 to 12"),
    ({"units": LINES, "armies": {"attacker": {"bonus": 4}}}, "armies attacker bonus", "to 3 is wanted"),
    ({"units": LINES, "armies": {"defender": {"given": 4}}}, "armies defender given", "to 3 is wanted"),
    ({"units": LINES, "moment": "half-phase", "half": {"left": 13}}, "half left", "a number from 0 to 12"),
    ({"units": LINES, "moment": "half-phase", "half": {"left": 3}, "armies": {"attacker": {"actions": 2}}},
     "half left", "a number from 0 to 2"),
    ({"units": LINES | {"sachsen-general": f"{place('e7')} moved 4"}}, "units sachsen-general", "'moved' is 1 at most"),
    ({"units": LINES | {"sachsen-general": f"{place('e7')} moves 4"}}, "units sachsen-general", "'moves' is 3 at most"),
    ({"units": LINES | {"sachsen-general": f"{place('e7')} entry 2"}}, "units sachsen-general", "'entry' is 1 at most"),
    ({"units": LINES | {"sachsen-general": f"{place('e7')} shots 1"}}, "units sachsen-general", "only guns fire shots"),
    ({"gold": 3}, "gold", "not known here"),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "at", "says"), FAULTS)
def test_what_cannot_be_is_refused(fields: dict[str, Any], at: str, says: str) -> None:
    """With the field, what is wrong, and what can be done."""
    with pytest.raises(FieldError) as found:
        battle(**fields)
    assert " ".join(map(str, found.value.field)) == at
    assert says in found.value.problem
    assert found.value.mend
