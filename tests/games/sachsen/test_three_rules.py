"""Positions in which three rules meet: peace and succession, chaos and war, coalitions of enemies, lost generals."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.sachsen.politics.arrivals import squares_for
from engine.games.sachsen.politics.attempts import strike
from engine.games.sachsen.politics.coalition import chief_of, kingdom_of, partners_of
from engine.games.sachsen.politics.entering import ground
from engine.games.sachsen.politics.kingdom_war import appoint, tension
from engine.games.sachsen.politics.motions import make_peace
from engine.games.sachsen.politics.neutrals import NeutralStates
from engine.games.sachsen.politics.succession import into_chaos, take_over
from engine.games.sachsen.politics.war_ends import look_at
from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.record import ALLIANCE, ENROLLING, NO_COUNTER, PACT, Heir, War
from engine.games.sachsen.sides import NUMBER
from tests.games.sachsen.by_hand import listed, load, play, refused
from tests.games.sachsen.war_tables import (
    BAYERN,
    FRANCIA,
    HANNOVER,
    OESTERREICH,
    PFALZ,
    PREUSSEN,
    SACHSEN,
    answers,
    bind,
    keys,
    top,
    turn_of,
)

SAXONY, PRUSSIA, HANOVER = (NUMBER[name] for name in ("sachsen", "preussen", "hannover"))


def inherits(**fields: object) -> SachsenPosition:
    """The ruler of Bavaria dies, whose daughter is married into the house of Saxony."""
    position = turn_of("sachsen", **fields)
    position.heirs[BAYERN] = (Heir("daughter", SAXONY),)
    position.heirs[SAXONY] = (Heir("son", BAYERN),)
    load(position, 1)
    strike(position, BAYERN)
    assert position.leader[BAYERN] == SACHSEN
    return position


def test_who_inherits_a_state_inherits_its_wars() -> None:
    """R-19, war-1: all States of one ruler go to war together, and may give up together (peace-1)."""
    position = inherits(wars=[{"one": ["preussen"], "other": ["bayern"]}])
    assert position.at_war(SAXONY, PRUSSIA)
    assert position.wars[0].other == (BAYERN, SAXONY)
    play(position, "beaten preussen")
    assert top(position) == "peace-claim"
    play(position, "demand sachsen 0", "accept")
    assert not position.wars


def test_an_inherited_state_joins_the_wars_of_its_ruler() -> None:
    """R-19, and what the two rulers had agreed across the war is over (war-2)."""
    position = turn_of("sachsen", wars=[{"one": ["sachsen"], "other": ["hannover"]}])
    bind(position, HANNOVER, BAYERN, PACT)
    take_over(position, SACHSEN, BAYERN)
    assert position.wars[0].one == (SAXONY, BAYERN)
    assert position.agreed(HANNOVER, BAYERN) == NO_COUNTER


def test_a_war_between_heir_and_inheritance_is_over() -> None:
    """R-19: nobody fights himself."""
    position = inherits(wars=[{"one": ["sachsen"], "other": ["bayern"]}])
    assert not position.wars
    assert position.wars_won == [0, 0, 0]


def test_an_end_by_rule_finds_the_inherited_state_too() -> None:
    """R-31: the player is at his end with all his States."""
    position = inherits(wars=[{"one": ["preussen"], "other": ["bayern"]}])
    position.owner = [PRUSSIA if owner in (SAXONY, BAYERN) else owner for owner in position.owner]
    look_at(position, position.wars[0])
    assert set(position.wars[0].beaten) == {BAYERN, SAXONY}


def test_a_wounded_ruler_blocks_what_he_inherits() -> None:
    """attempt-5, R-19: one ruler."""
    position = turn_of("sachsen", blocked={"sachsen": 2})
    take_over(position, SACHSEN, BAYERN)
    assert position.blocked[BAYERN] == 2


def test_a_state_in_chaos_wages_no_war() -> None:
    """R-20: it leaves its wars, its partners fight on; nobody has won."""
    wars = [{"one": ["preussen"], "other": ["bayern", "pfalz"]}, {"one": ["bayern"], "other": ["hannover"]}]
    position = turn_of("sachsen", wars=wars)
    into_chaos(position, BAYERN)
    assert [(war.one, war.other) for war in position.wars] == [((PRUSSIA,), (PFALZ,))]
    assert position.wars_won == [0, 0, 0]


def test_a_state_in_chaos_without_provinces_is_gone() -> None:
    """R-20, R-31."""
    position = turn_of("sachsen", units={"bayern-musketeers-1": "dresden"})
    position.owner = [SAXONY if owner == BAYERN else owner for owner in position.owner]
    into_chaos(position, BAYERN)
    assert position.gone[BAYERN]
    assert not position.chaos[BAYERN]
    assert not position.units_of(BAYERN)


def test_a_congress_gives_a_state_to_one_who_is_at_war() -> None:
    """R-34 (4), R-19."""
    position = turn_of("sachsen", wars=[{"one": ["sachsen"], "other": ["hannover"]}], chaos=["bayern"])
    play(position, "congress 4 bayern sachsen", "yes", "pass", "pass", "yes", "yes", "yes")
    assert position.leader[BAYERN] == SACHSEN
    assert position.at_war(BAYERN, HANOVER)


@pytest.mark.parametrize("answer", ["francia", "oesterreich"])
def test_nobody_supports_a_kingdom_that_he_fights(answer: str) -> None:
    """R-32, kingdom-war-1."""
    position = turn_of("sachsen", wars=[{"one": ["sachsen"], "other": [answer]}])
    tension(position)
    position.settle()
    assert refused(position, answer, "first") == "R-32"
    assert not listed(position, answer)
    assert answer not in position.agenda[-1].answers(position, SACHSEN)


COALITION = {"one": ["francia", "sachsen", "hannover"], "other": ["oesterreich"], "kingdom": True}


def test_partners_who_fight_each_other_elsewhere_do_not_move_together() -> None:
    """R-79, R-42: nobody leads an attack on his own units."""
    units = {
        "sachsen-general": "dresden",
        "hannover-general": "hannover-city",
        "hannover-musketeers-1": "empire-15-8",
    }
    wars = [COALITION, {"one": ["sachsen"], "other": ["hannover"]}]
    position = turn_of("sachsen", wars=wars, units=units)
    bind(position, SACHSEN, FRANCIA, PACT)
    assert chief_of(position, FRANCIA) == SACHSEN
    assert partners_of(position, SACHSEN) == ()
    assert not listed(position, "begin-with")
    play(position, "done")
    assert top(position) != "partner-moves"


def test_who_declares_war_on_his_kingdom_is_in_no_coalition() -> None:
    """kingdom-war-4, war-1: he leads its columns no more."""
    units = {"francia-1-general": "metz", "francia-1-musketeers-1": "metz", "francia-1-musketeers-2": "metz"}
    position = turn_of("sachsen", wars=[COALITION], units=units)
    bind(position, SACHSEN, FRANCIA, PACT)
    appoint(position)
    assert position.units["francia-1-general"].led_by == SACHSEN
    play(position, "declare francia")
    assert kingdom_of(position, SACHSEN) == -1
    assert position.units["francia-1-general"].led_by != SACHSEN


def test_a_kingdom_that_joins_a_war_against_its_chief_takes_its_columns_back() -> None:
    """kingdom-war-4, war-2, R-25, R-79: he had no agreement that could end."""
    units = {"francia-1-general": "metz", "francia-1-musketeers-1": "metz", "francia-1-musketeers-2": "metz"}
    position = turn_of("preussen", wars=[COALITION], units=units)
    bind(position, PREUSSEN, FRANCIA, ALLIANCE)
    appoint(position)
    assert position.units["francia-1-general"].led_by == SACHSEN
    play(position, "declare sachsen")
    assert position.at_war(SAXONY, FRANCIA)
    assert position.units["francia-1-general"].led_by == -1


def beheaded(name: str, state: int) -> SachsenPosition:
    """A neutral State has lost its general; step 6 comes."""
    position = turn_of("sachsen", units={f"{name}-musketeers-1": "muenchen-city"})
    position.set_column(
        state, 1, replace(position.columns[position.world.column_of[state, 1]], alive=False, reserve=2)
    )
    position.push(NeutralStates(()))
    position.settle()
    return position


def test_a_neutral_state_appoints_a_new_general() -> None:
    """R-40, R-70, army-3: three turns, no experience, for nothing; the points of its brigades stay."""
    position = beheaded("bayern", BAYERN)
    unit = position.units["bayern-general"]
    assert (unit.status, unit.due) == (ENROLLING, position.turn + 3)
    assert position.columns[position.world.column_of[BAYERN, 1]].reserve == 2
    assert position.columns[position.world.column_of[BAYERN, 1]].alive
    assert "new-general" in keys(position)
    position.push(NeutralStates(()))
    position.settle()
    assert len(position.units_of(BAYERN)) == 2


KINGDOMS = {
    "francia-1-musketeers-1": "metz", "francia-2-musketeers-1": "strasbourg", "oesterreich-1-general": "wien",
}  # fmt: skip


def test_generals_under_way_do_not_save_a_kingdom() -> None:
    """R-32: both are lost; a wounded one is not."""
    position = turn_of("sachsen", units=KINGDOMS)
    position.push(NeutralStates(()))
    position.settle()
    assert "francia-2-general" in position.units
    war = War(1, (FRANCIA,), (OESTERREICH, SAXONY), position.turn, (0, 0, 0), kingdom=True)
    position.put(position.units["francia-1-general"], due=position.turn + 1)
    position.wars = (war,)
    look_at(position, war)
    assert position.wars
    assert "kingdom-lost" not in keys(position)
    position.put(position.units["francia-1-general"], due=position.turn + 3)
    look_at(position, war)
    assert "kingdom-lost" in keys(position)


def test_leave_to_pass_is_no_cause_for_a_congress() -> None:
    """R-34, R-82: who stands in a State by its leave holds nothing; in a State in chaos he does."""
    position = turn_of("sachsen", units={"sachsen-musketeers-1": "muenchen-city"})
    assert refused(position, "congress 5 bayern") == "R-34"
    position.chaos[BAYERN] = True
    assert refused(position, "congress 5 pfalz") == ""


def test_a_player_who_dies_at_war_leaves_his_state_in_it() -> None:
    """R-21, peace: under a son the neutral State fights on, its price is the program's (R-31)."""
    position = turn_of("sachsen", wars=[{"one": ["preussen"], "other": ["hannover"]}])
    position.heirs[HANOVER] = (Heir("son"),)
    load(position, 1)
    strike(position, HANOVER)
    assert position.is_neutral(HANOVER)
    assert position.at_war(PRUSSIA, HANOVER)
    position.owner = [PRUSSIA if owner == HANOVER else owner for owner in position.owner]
    look_at(position, position.wars[0])
    position.settle()
    assert position.wars_won[PREUSSEN] == 1
    assert position.homes[HANNOVER] == -1


def test_units_of_a_state_in_chaos_do_not_pass_through_invaders() -> None:
    """R-20, R-85: whoever stands on its land is an enemy, without a war."""
    position = turn_of(
        "sachsen", units={"bayern-musketeers-1": "muenchen-city", "sachsen-musketeers-1": "empire-14-12"}
    )
    position.chaos[BAYERN] = True
    ours, theirs = position.units["sachsen-musketeers-1"], position.units["bayern-musketeers-1"]
    assert ground(position, theirs).is_hostile(ours)
    assert ground(position, ours).is_hostile(theirs)


def test_a_side_whose_last_fighter_is_gone_has_lost() -> None:
    """peace-1, R-21: one has given up, the other dies; his State is neutral under a son."""
    wars = [{"one": ["preussen"], "other": ["sachsen", "hannover"]}]
    position = turn_of("sachsen", wars=wars)
    play(position, "beaten preussen")
    assert position.wars
    position.heirs[HANOVER] = (Heir("son"),)
    load(position, 1)
    strike(position, HANOVER)
    look_at(position, position.wars[0])
    position.settle()
    assert top(position) == "peace-claim"


def test_what_a_kingdom_has_lent_stays_with_who_has_it() -> None:
    """R-25, kingdom-war-4: the chief leads the rest, guards stay."""
    units = {f"francia-1-musketeers-{n}": "metz" for n in (1, 2, 3)} | {"francia-1-general": "metz"}
    position = turn_of("sachsen", units=units)
    bind(position, PREUSSEN, FRANCIA, ALLIANCE)
    bind(position, SACHSEN, FRANCIA, ALLIANCE, married=True)
    position.put(position.units["francia-1-musketeers-3"], led_by=PREUSSEN, until=5)
    tension(position)
    position.settle()
    answers(position, sachsen="francia", preussen="francia", hannover="neither")
    led = {name: unit.led_by for name, unit in position.units.items() if name.startswith("francia")}
    assert led["francia-1-musketeers-3"] == PREUSSEN
    assert sorted(led.values()) == [-1, SACHSEN, SACHSEN, PREUSSEN]


def test_a_wounded_partner_does_not_move() -> None:
    """attempt-5, R-79."""
    position = turn_of("sachsen", wars=[COALITION], blocked={"hannover": 1})
    bind(position, SACHSEN, FRANCIA, PACT)
    assert partners_of(position, SACHSEN) == ()


def test_peace_of_the_kingdoms_is_peace_for_all() -> None:
    """R-34 (1), R-32."""
    position = turn_of("sachsen", wars=[COALITION | {"other": ["oesterreich", "preussen"]}])
    make_peace(position, FRANCIA, OESTERREICH)
    assert not position.wars


def test_peace_with_a_kingdom_takes_the_player_out_of_its_war() -> None:
    """R-34 (1): the Kingdoms fight on."""
    position = turn_of("sachsen", wars=[COALITION | {"other": ["oesterreich", "preussen"]}])
    make_peace(position, PRUSSIA, FRANCIA)
    assert [(war.one, war.other) for war in position.wars] == [((FRANCIA, SAXONY, HANOVER), (OESTERREICH,))]


def test_units_of_a_state_in_chaos_do_not_come_among_invaders() -> None:
    """R-11, R-20."""
    position = turn_of(
        "sachsen", units={"bayern-musketeers-1": "lost 1 paid", "sachsen-musketeers-1": "muenchen-city"}
    )
    position.chaos[BAYERN] = True
    capital = position.world.square["muenchen-city"]
    assert capital not in squares_for(position, position.units["bayern-musketeers-1"])
