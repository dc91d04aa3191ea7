"""Attacks on the political map, and what a battle leaves (SX-30, SX-31; late-units, R-12, R-42, R-70, R-71, R-85)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.sachsen.battle.battle import LOST
from engine.games.sachsen.politics.contingents import Arrivals, attackers, contingent, defenders
from engine.games.sachsen.politics.entering import Mover
from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.record import ALLIANCE, ENROLLING, OFF, REORGANISING, Leave, Unit
from engine.games.sachsen.sides import NUMBER
from tests.games.sachsen.by_hand import listed, play, refused
from tests.games.sachsen.war_tables import (
    BAYERN,
    PFALZ,
    PREUSSEN,
    SACHSEN,
    WAR,
    bind,
    decide,
    keys,
    top,
    turn_of,
)

KURKREIS = {
    "sachsen-musketeers-1": "empire-16-7", "sachsen-musketeers-2": "dresden", "sachsen-musketeers-3": "empire-15-9",
    "sachsen-musketeers-4": "empire-16-10", "preussen-musketeers-1": "empire-16-6",
    "preussen-musketeers-2": "empire-16-5",
    "preussen-general": "empire-16-6",
}  # fmt: skip
"""SX-30: the only Saxon brigade of the Kurkreis on [15, 6] is met from [15, 5]."""


def kurkreis(**fields: Any) -> SachsenPosition:
    """Prussia's turn beside a defender of the Kurkreis."""
    return turn_of("preussen", **{"units": KURKREIS, "wars": [WAR]} | fields)


def turns(position: SachsenPosition) -> dict[str, int]:
    """Who defends [15, 6], and when each comes."""
    return defenders(position, Mover(NUMBER["preussen"], PREUSSEN), position.world.square["empire-16-7"])


def test_units_come_by_their_distance() -> None:
    """SX-30: one square off at once, two in battle turn 3, three in 6 (late-units-1)."""
    assert turns(kurkreis()) == {
        "sachsen-musketeers-1": 1,
        "sachsen-musketeers-2": 1,
        "sachsen-musketeers-3": 3,
        "sachsen-musketeers-4": 6,
    }


def test_attackers_farther_off_come_if_they_are_called() -> None:
    """SX-30: the Prussians on [15, 4] may be called for turn 3 (late-units-2)."""
    position = kurkreis()
    assert listed(position, "attack") == ["attack empire-16-7", "attack empire-16-7 preussen-musketeers-2"]
    assert refused(position, "attack empire-16-7 preussen-general") == "late-units-2"
    assert attackers(position, PREUSSEN, position.world.square["empire-16-7"]).late == {
        "preussen-musketeers-2": 3
    }
    play(position, "attack empire-16-7 preussen-musketeers-2")
    assert position.battle is not None
    entries = {unit.id: unit.entry for unit in position.battle.units if unit.army == 0}
    assert entries == {"preussen-general": 1, "preussen-musketeers-1": 1, "preussen-musketeers-2": 3}


def test_the_overlay_tells_who_would_come_to_who_stands_there() -> None:
    """late-units-1: on a square that an enemy holds his own units come, on an empty one those of its owner."""
    position = kurkreis(
        units=KURKREIS | {"sachsen-musketeers-1": "dresden", "preussen-general": "empire-16-7"}
    )
    links = position.overlay("protection", "place:empire-16-7", None)
    assert {(one.path[0], one.number, one.side) for one in links} == {
        ("place:empire-16-6", 1, "side:preussen"),
        ("place:empire-16-5", 3, "side:preussen"),
    }
    told = [
        one for one in position.describe("place:empire-16-7", None) if one.clause == "sachsen late-units-1"
    ]
    assert [(one.message.args["turn"], one.message.args["pieces"]) for one in told] == [
        (1, ["piece:preussen-musketeers-1"]),
        (3, ["piece:preussen-musketeers-2"]),
    ]
    empty = position.overlay("protection", "place:empire-15-8", None)
    assert {one.side for one in empty} == {"side:sachsen"}


def test_those_of_the_state_with_most_units_on_a_square_would_come() -> None:
    """R-42: as in the attack itself, not those of whoever came there first."""
    allied = {"bayern-musketeers-1": "empire-16-7", "bayern-musketeers-2": "empire-15-9"}
    position = kurkreis(units=allied | KURKREIS | {"sachsen-musketeers-2": "empire-16-7"})
    links = position.overlay("protection", "place:empire-16-7", None)
    assert {(one.number, one.side) for one in links} == {(3, "side:sachsen"), (6, "side:sachsen")}


def test_the_field_and_who_comes_late_are_told() -> None:
    """R-43, late-units-1: who attacks is told once; how large the field is and why, the turns in which units come."""
    position = kurkreis()
    events = play(position, "attack empire-16-7 preussen-musketeers-2")
    begun, drawn = events[:2]
    assert [one.message.key for one in (begun, drawn)] == ["sachsen-log-battle", "sachsen-log-field"]
    assert begun.clause == "sachsen political-movement-2"
    assert begun.message.args == {
        "side": "side:preussen", "other": "side:sachsen", "place": "place:empire-16-7", "country": "country:kurkreis",
    }  # fmt: skip
    assert begun.lit[:2] == ("place:empire-16-7", "piece:preussen-general")
    (field,) = (event for event in events if event.message.key == "sachsen-log-field")
    assert (field.clause, field.reveals) == ("sachsen R-43", True)
    assert position.battle is not None
    ((name, turned),) = position.battle.ground.sections
    assert field.data == {"section-1": f"{name} {turned}"}
    wanted = {"sections": 1, "most": 11, "attack": 3, "defence": 4}
    assert {name: field.message.args[name] for name in wanted} == wanted
    late = [event for event in events if event.message.key == "sachsen-log-late"]
    assert [(event.message.args["pieces"], event.message.args["turn"]) for event in late] == [
        (["piece:preussen-musketeers-2"], 3),
        (["piece:sachsen-musketeers-3"], 3),
        (["piece:sachsen-musketeers-4"], 6),
    ]
    assert {event.clause for event in late} == {"sachsen late-units-1"}


def test_all_in_the_province_come_at_once() -> None:
    """late-units-1, D-54."""
    position = turn_of(
        "preussen",
        wars=[WAR],
        units={"sachsen-musketeers-1": "empire-16-7", "sachsen-dragoons-1": "empire-15-6"},
    )
    assert turns(position)["sachsen-dragoons-1"] == 1


def test_the_way_of_late_units_is_closed_by_enemies_and_by_states_without_leave() -> None:
    """R-85."""
    units = {"sachsen-musketeers-1": "empire-19-8", "preussen-musketeers-1": "empire-16-5"}
    position = turn_of("preussen", wars=[WAR], units=units)
    unit, anchor = position.units["sachsen-musketeers-1"], position.world.square["dresden"]
    near = Arrivals(position, anchor).of(unit)
    assert near == 6
    for number, name in enumerate(("empire-18-7", "empire-18-8", "empire-18-9"), start=2):
        position.put(Unit(NUMBER["preussen"], "musketeers", number, 1, position.world.square[name]))
    assert Arrivals(position, anchor).of(unit) == 0


def test_an_attack_needs_an_enemy_beside_and_is_made_once() -> None:
    """political-movement-3, R-42."""
    position = kurkreis(units=KURKREIS | {"preussen-musketeers-1": "empire-16-6 attacked"})
    assert refused(position, "attack dresden") == "political-movement-2"
    assert refused(position, "attack empire-14-9") == "political-movement-2"
    why = position.refuse(position.read("move preussen-general empire-16-7"))
    assert why is not None
    assert (why.clause, why.lit) == ("sachsen R-82", ("piece:sachsen-musketeers-1",)), "the defender is lit"
    play(position, "attack empire-16-7")
    assert position.battle is not None
    assert [unit.id for unit in position.battle.units if unit.army == 0] == ["preussen-general"]


def test_an_attack_needs_a_war() -> None:
    """war-1: at peace the answer is that, with who stands there, and nothing about where the own units are."""
    position = kurkreis(wars=[])
    why = position.refuse(position.read("attack empire-16-7"))
    assert why is not None
    assert (why.clause, why.message.key) == ("sachsen war-1", "sachsen-refuse-declare-first")
    assert why.lit == ("side:sachsen", "piece:sachsen-musketeers-1")


def test_a_war_is_wanted_with_who_is_no_partner_and_has_a_ruler() -> None:
    """war-1: an ally beside others is named last, units that one leads never; a State in chaos needs no war (R-20)."""
    units = {
        "bayern-musketeers-1": "dresden",
        "bayern-musketeers-2": "dresden",
        "pfalz-musketeers-1": "dresden",
    }
    position = kurkreis(wars=[], units=units)
    bind(position, PREUSSEN, BAYERN, ALLIANCE)
    action = position.read("attack dresden")

    def lit() -> tuple[str, ...]:
        why = position.refuse(action)
        assert why is not None
        return (why.clause.removeprefix("sachsen "), *why.lit)

    assert lit() == ("war-1", "side:pfalz", "piece:pfalz-musketeers-1")
    position.chaos[PFALZ] = True
    assert lit()[0] == "political-movement-2", "enemies stand there, but not beside the player's units"
    position.remove(position.units["pfalz-musketeers-1"])
    assert lit() == ("war-1", "side:bayern", "piece:bayern-musketeers-1", "piece:bayern-musketeers-2")
    for name in ("bayern-musketeers-1", "bayern-musketeers-2"):
        position.put(position.units[name], led_by=PREUSSEN)
    assert lit()[0] == "political-movement-2"


def test_the_chief_is_the_own_general_who_is_there() -> None:
    """battle-setup-5, R-42."""
    units = KURKREIS | {"bayern-general": "empire-16-7"}
    position = kurkreis(units=units)
    entries = {"sachsen-musketeers-1": 1, "bayern-general": 1}
    assert contingent(position, SACHSEN, entries, NUMBER["sachsen"]).chief == (BAYERN, 1)
    del entries["bayern-general"]
    assert contingent(position, SACHSEN, entries, NUMBER["sachsen"]).chief == (NUMBER["sachsen"], 1)


def test_a_neutral_army_is_led_by_the_strongest_tie() -> None:
    """R-41."""
    units = {
        "preussen-musketeers-1": "empire-15-6",
        "bayern-musketeers-1": "empire-14-6",
        "preussen-general": "empire-15-6",
    }
    position = turn_of("preussen", wars=[{"one": ["preussen"], "other": ["bayern"]}], units=units)
    bind(position, SACHSEN, BAYERN, ALLIANCE)
    play(position, "attack empire-14-6")
    assert position.battle is not None
    assert [army.player for army in position.battle.armies] == [PREUSSEN, SACHSEN]


def test_partners_at_war_with_the_attacker_defend_with_him() -> None:
    """R-42: units of other owners count only if at war with the other side."""
    wars = [{"one": ["preussen"], "other": ["sachsen", "bayern"]}]
    units = KURKREIS | {"bayern-musketeers-1": "empire-16-7", "hannover-musketeers-1": "dresden"}
    found = turns(kurkreis(wars=wars, units=units))
    assert found["bayern-musketeers-1"] == 1
    assert "hannover-musketeers-1" not in found


# --- invaders that are met -----------------------------------------------------------------------

EMPTY = {
    "sachsen-musketeers-1": "dresden",
    "sachsen-general": "dresden",
    "preussen-musketeers-1": "empire-16-5",
}
"""SX-31: the Kurkreis is empty, Saxons stand in Dresden."""


def test_an_empty_province_is_invaded_without_battle_unless_the_saxons_come() -> None:
    """SX-31 (R-42)."""
    position = turn_of("preussen", wars=[WAR], units=EMPTY)
    play(position, "move preussen-musketeers-1 empire-15-7")
    assert (top(position), position.agenda[-1].seats(position)) == ("meeting", ("first",))
    play(position, "pass")
    assert top(position) == "player-turn"
    assert position.battle is None


def test_the_saxons_come_to_meet_them() -> None:
    """SX-31: then there is a battle, in the province that was invaded, and the invaders attack (R-42)."""
    position = turn_of("preussen", wars=[WAR], units=EMPTY)
    play(position, "move preussen-musketeers-1 empire-15-7", "meet")
    battle = position.battle
    assert battle is not None
    assert [army.player for army in battle.armies] == [PREUSSEN, SACHSEN]
    assert battle.terrain == position.world.provinces[position.world.province["kurkreis"]].terrain


@pytest.mark.parametrize("won", [True, False])
def test_who_has_come_to_meet_them_goes_back_to_where_he_stood(won: bool) -> None:
    """R-71, R-42: it was fought in the Kurkreis; nobody has attacked Dresden, nor is it entered."""
    position = turn_of("preussen", wars=[WAR], units=EMPTY)
    where = {name: unit.square for name, unit in position.units.items()}
    play(position, "move preussen-musketeers-1 empire-15-7", "meet")
    decide(position, attacker_wins=not won)
    assert top(position) == "player-turn"
    back = {name: unit.square for name, unit in position.units.items() if name.startswith("sachsen")}
    assert back == {name: square for name, square in where.items() if name.startswith("sachsen")}
    invader = position.units["preussen-musketeers-1"].square
    assert (invader == where["preussen-musketeers-1"]) == won


def test_invaders_out_of_reach_are_not_met() -> None:
    position = turn_of("preussen", wars=[WAR], units=EMPTY)
    play(position, "move preussen-musketeers-1 empire-16-6")
    assert top(position) == "player-turn"


# --- what a battle leaves ------------------------------------------------------------------------


def fought(
    *, attacker_wins: bool, routed: tuple[str, ...] = (), fate: str = "", **fields: Any
) -> SachsenPosition:
    """The battle of SX-30, over."""
    position = kurkreis(**fields)
    play(position, "attack empire-16-7")
    decide(position, attacker_wins=attacker_wins, routed=routed, fate=fate)
    return position


def test_a_winner_scores_the_battle_and_may_take_the_square() -> None:
    """end-2, R-71."""
    position = fought(attacker_wins=True)
    assert position.battles == [0, 1, 0]
    assert position.wars[0].won == (0, 1, 0)
    assert top(position) == "advance"
    assert refused(position, "move preussen-musketeers-1 empire-15-6") == "R-71"
    play(position, "move preussen-musketeers-1 empire-16-7", "done")
    assert position.units["preussen-musketeers-1"].square == position.world.square["empire-16-7"]
    assert refused(position, "move preussen-musketeers-1 empire-16-6") == "political-movement-3"


def test_a_defender_who_has_lost_goes_to_the_nearest_own_province() -> None:
    """R-71: not within the province of the battle."""
    position = fought(attacker_wins=True)
    unit = position.units["sachsen-musketeers-1"]
    province = position.world.squares[unit.square].province
    assert position.world.provinces[province].id != "kurkreis"
    assert position.owner[province] == NUMBER["sachsen"]
    assert position.units["sachsen-musketeers-2"].square == position.world.square["dresden"]


def test_a_unit_that_finds_no_refuge_is_to_be_reorganised() -> None:
    """R-71."""
    units = {
        "sachsen-musketeers-1": "empire-17-1",
        "preussen-musketeers-1": "empire-17-2",
        "preussen-general": "empire-17-2",
    }
    position = turn_of("preussen", wars=[WAR], units=units)
    play(position, "attack empire-17-1")
    decide(position, attacker_wins=True)
    lost = position.units["sachsen-musketeers-1"]
    assert (lost.status, lost.square) == (REORGANISING, OFF)


def test_an_attacker_who_has_lost_goes_back_to_where_he_came_from() -> None:
    """R-71."""
    units = KURKREIS | {"preussen-musketeers-1": "empire-16-5", "preussen-general": "empire-17-5"}
    position = kurkreis(units=units)
    play(position, "move preussen-musketeers-1 empire-16-6", "attack empire-16-7")
    decide(position, attacker_wins=False)
    assert position.units["preussen-musketeers-1"].square == position.world.square["empire-16-5"]


def test_routed_brigades_are_to_be_reorganised() -> None:
    """R-12: out in the turn of the battle and the next, back two turns later, when it is paid."""
    position = fought(attacker_wins=True, routed=("sachsen-musketeers-1",))
    lost = position.units["sachsen-musketeers-1"]
    assert (lost.status, lost.square, lost.due, lost.paid) == (REORGANISING, OFF, 4, False)


def test_a_brigade_of_a_neutral_state_comes_back_for_nothing() -> None:
    """R-40."""
    units = KURKREIS | {"bayern-musketeers-1": "empire-16-7"}
    wars = [{"one": ["preussen"], "other": ["sachsen", "bayern"]}]
    position = fought(attacker_wins=True, routed=("bayern-musketeers-1",), units=units, wars=wars)
    assert position.units["bayern-musketeers-1"].paid


@pytest.mark.parametrize("fate", ["killed", "captured", "wounded"])
def test_a_general_is_lost(fate: str) -> None:
    """R-70."""
    units = KURKREIS | {"sachsen-general": "dresden"}
    columns = {"sachsen": "points 3 reserve 2"}
    position = fought(attacker_wins=True, fate=fate, units=units, columns=columns)
    column = position.columns[position.world.column_of[NUMBER["sachsen"], 1]]
    general = position.units.get("sachsen-general")
    assert column.alive == (fate != "killed")
    assert column.prisoner_of == (NUMBER["preussen"] if fate == "captured" else -1)
    if fate == "wounded":
        assert general is not None
        assert (general.status, general.due) == (ENROLLING, 3)
    else:
        assert general is None
    assert (column.points == 0) == (fate == "killed")


def test_who_has_won_may_have_lost_a_general() -> None:
    """R-70: he is the first unit of the winner's army, and no longer there when the other columns learn."""
    units = KURKREIS | {"bayern-general": "empire-16-7", "bayern-musketeers-1": "empire-16-7",
                        "sachsen-general": "dresden"}  # fmt: skip
    position = kurkreis(units=units, wars=[{"one": ["preussen"], "other": ["sachsen", "bayern"]}])
    play(position, "attack empire-16-7")
    battle = position.battle
    assert battle is not None
    lost, chief = battle.columns_of(1)
    battle.set_army(1, chief=chief)
    general = battle.columns[lost].general
    battle.set_column(lost, fate="killed")
    battle.change(general, status=LOST)
    decide(position, attacker_wins=False)
    assert battle.units[general].id not in position.units


def test_seven_points_make_a_marshal() -> None:
    """experience-4."""
    position = kurkreis(columns={"preussen": "points 5"})
    play(position, "attack empire-16-7")
    decide(position, attacker_wins=True, point=2)
    assert position.columns[position.world.column_of[NUMBER["preussen"], 1]].marshal
    assert "marshal" in keys(position)


def test_a_battle_against_a_command_unit_alone_brings_no_point() -> None:
    """R-44."""
    units = {"sachsen-general": "empire-16-7", "preussen-musketeers-1": "empire-16-6"}
    position = turn_of("preussen", wars=[WAR], units=units)
    play(position, "attack empire-16-7")
    decide(position, attacker_wins=True)
    assert position.battles == [0, 0, 0]


def test_an_army_that_has_fought_cannot_change_its_kinds() -> None:
    """army-2."""
    position = fought(attacker_wins=True, money={"preussen": 5000000})
    play(position, "done")
    assert refused(position, "convert preussen-musketeers-1 dragoons") == "army-2"


def test_leave_to_withdraw_is_leave_to_pass() -> None:
    """R-31, R-85: the way of a unit that has leave is open."""
    units = {"sachsen-musketeers-1": "empire-14-5"}
    position = turn_of("sachsen", units=units)
    assert "move sachsen-musketeers-1 empire-14-6" in listed(position, "move")
    position.leaves = (Leave(SACHSEN, NUMBER["preussen"], 9),)
    assert "move sachsen-musketeers-1 empire-15-5" in listed(position, "move")
