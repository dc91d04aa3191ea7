"""Whose is what: units of several States of one ruler, brigades that are lent, those who are enemies of each other."""

from __future__ import annotations

import pytest

from engine.games.sachsen.politics.aftermath import refuge
from engine.games.sachsen.politics.contingents import attackers, defenders
from engine.games.sachsen.politics.entering import Mover, ground
from engine.games.sachsen.politics.lent import go_home
from engine.games.sachsen.politics.provinces import is_invaded, yields
from engine.games.sachsen.politics.succession import take_over
from engine.games.sachsen.politics.terms import occupant
from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.record import ALLIANCE, ENROLLING, PACT
from engine.games.sachsen.sides import NOBODY, NUMBER
from tests.games.sachsen.by_hand import listed, play, refused
from tests.games.sachsen.war_tables import (
    BAYERN,
    FRANCIA,
    HANNOVER,
    OESTERREICH,
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

SAXONY, PRUSSIA = NUMBER["sachsen"], NUMBER["preussen"]
BOTH = {"one": ["preussen"], "other": ["sachsen", "bayern"]}


# --- several States of one ruler (R-19) ------------------------------------------------------------


def union(**units: str) -> SachsenPosition:
    """The ruler of Saxony leads Bavaria as well; Prussia fights both, and stands in the Kurkreis."""
    where = {name.replace("_", "-"): square for name, square in units.items()}
    return turn_of(
        "preussen",
        wars=[BOTH],
        leaders={"bayern": "sachsen"},
        units={"preussen-musketeers-1": "empire-16-6"} | where,
    )


@pytest.mark.parametrize("guard", ["sachsen", "bayern"])
def test_units_of_a_ruler_guard_all_his_provinces(guard: str) -> None:
    """income-2, R-31, R-19: a Bavarian brigade is an own unit in Saxony."""
    position = union(**{f"{guard}-musketeers-1": "empire-16-7"})
    kurkreis = position.world.province["kurkreis"]
    assert not is_invaded(position, kurkreis)
    assert yields(position, kurkreis) == position.world.numbers.income_per_province
    assert occupant(position, kurkreis, (PRUSSIA,)) == NOBODY


def test_a_partner_guards_nothing() -> None:
    """R-84, D-77: of two who only fight together the one is no own unit of the other."""
    units = {"preussen-musketeers-1": "empire-16-6", "bayern-musketeers-1": "empire-16-7"}
    position = turn_of("preussen", wars=[BOTH], units=units)
    assert is_invaded(position, position.world.province["kurkreis"])


def test_the_beaten_find_refuge_in_all_provinces_of_their_ruler() -> None:
    """R-71, R-19: a Bavarian brigade that is beaten in Saxony goes back to Saxony."""
    position = union(bayern_musketeers_1="empire-16-7")
    unit, world = position.units["bayern-musketeers-1"], position.world
    to = refuge(position, unit, world.province["kurkreis"])
    assert to is not None
    assert position.owner_of(to) == SAXONY


def test_nobody_holds_a_general_of_his_own() -> None:
    """R-19, R-70: Saxony inherits Bavaria, which has captured the Saxon general."""
    position = turn_of(
        "sachsen", columns={"sachsen": "points 4 captured bayern", "preussen": "points 0 captured sachsen"}
    )
    take_over(position, SACHSEN, BAYERN)
    general = position.units["sachsen-general"]
    assert (general.status, general.due) == (ENROLLING, position.turn + 1)
    held = [position.columns[position.world.column_of[side, 1]] for side in (SAXONY, PRUSSIA)]
    assert [(one.prisoner_of, one.points) for one in held] == [(NOBODY, 4), (SAXONY, 0)]
    assert "freed" in keys(position)


# --- brigades that are lent (R-25) -----------------------------------------------------------------


def beside(home: str, **units: str) -> SachsenPosition:
    """Saxony, to whom Bavaria has lent a brigade, fights Prussia in the Kurkreis."""
    where = {"preussen-general": "empire-16-7", "preussen-musketeers-1": "empire-16-7", "sachsen-general": "dresden",
             "bayern-musketeers-1": "dresden", "sachsen-musketeers-1": "dresden"}  # fmt: skip
    given = {name.replace("_", "-"): square for name, square in units.items()}
    position = turn_of(home, wars=[WAR], units=where | given)
    bind(position, SACHSEN, BAYERN, ALLIANCE)
    position.put(position.units["bayern-musketeers-1"], led_by=SACHSEN, until=5)
    return position


@pytest.mark.parametrize("home", ["sachsen", "preussen"])
def test_a_prisoner_is_the_winners_whoever_fought_for_him(home: str) -> None:
    """commander-loss-3, R-70: the ransom is paid to Saxony, not to the bank for Bavaria."""
    position = beside(home)
    play(position, f"attack {'empire-16-7' if home == 'sachsen' else 'dresden'}")
    decide(position, attacker_wins=home == "sachsen", fate="captured")
    assert position.columns[position.world.column_of[PRUSSIA, 1]].prisoner_of == SAXONY
    while top(position) != "player-turn":
        play(position, "done")
    coins = position.treasury[SACHSEN]
    if home == "preussen":
        play(position, "ransom preussen")
        assert position.treasury[SACHSEN] == coins + 12


def test_nobody_changes_the_kind_of_what_another_leads() -> None:
    """army-5, R-25: Prussia, an ally as well, orders for the brigades that serve Bavaria."""
    units = {f"bayern-musketeers-{number}": "muenchen-city" for number in range(1, 7)}
    position = turn_of("preussen", units=units)
    for player in (SACHSEN, PREUSSEN):
        bind(position, player, BAYERN, ALLIANCE)
    position.put(position.units["bayern-musketeers-6"], led_by=SACHSEN, until=5)
    assert refused(position, "convert bayern-musketeers-6 dragoons") == "R-25"
    assert "convert bayern-musketeers-6 dragoons" not in listed(position, "convert")
    assert refused(position, "convert bayern-musketeers-5 dragoons") == ""


@pytest.mark.parametrize(("lent", "plays"), [(1, HANNOVER), (2, SACHSEN)])
def test_the_closest_partner_plays_the_battle_of_a_state_of_which_little_is_lent(
    lent: int, plays: int
) -> None:
    """R-41, R-25: Bavaria, which has lent Saxony brigades, is attacked at home; its dearest ally is Hanover."""
    names = [f"bayern-musketeers-{number}" for number in (1, 2, 3)]
    units = dict.fromkeys(names, "empire-13-12") | {"preussen-musketeers-1": "empire-13-11"}
    wars = [{"one": ["preussen"], "other": ["bayern"]}]
    position = turn_of("preussen", wars=wars, units=units)
    bind(position, SACHSEN, BAYERN, ALLIANCE)
    bind(position, HANNOVER, BAYERN, ALLIANCE, married=True)
    for name in names[:lent]:
        position.put(position.units[name], led_by=SACHSEN, until=5)
    play(position, "attack empire-13-12")
    assert position.battle is not None
    assert position.battle.armies[1].player == plays


@pytest.mark.parametrize(("at", "fights"), [("empire-16-7", set()), ("empire-15-5", {"bayern-musketeers-1"})])
def test_brigades_of_one_state_do_not_fight_each_other(at: str, fights: set[str]) -> None:
    """R-25, late-units: Bavaria has lent both a brigade; who defends is there first, who comes late stays away."""
    units = {"sachsen-musketeers-1": "dresden", "bayern-musketeers-1": "dresden", "bayern-musketeers-2": at,
             "preussen-musketeers-1": "empire-16-7"}  # fmt: skip
    position = turn_of("sachsen", wars=[WAR], units=units)
    for player, name in ((SACHSEN, "bayern-musketeers-1"), (PREUSSEN, "bayern-musketeers-2")):
        bind(position, player, BAYERN, ALLIANCE)
        position.put(position.units[name], led_by=player, until=9)
    play(position, "attack empire-16-7")
    battle = position.battle
    assert battle is not None
    sent = {unit.id for unit in battle.units if unit.army == 0}
    assert sent == {"sachsen-musketeers-1"} | fights
    assert ("bayern-musketeers-2" in {unit.id for unit in battle.units}) == (not fights)
    assert all(battle.columns[unit.column].army == unit.army for unit in battle.units)


# --- enemies of each other under one player ----------------------------------------------------------

TORN = [{"one": ["preussen", "bayern"], "other": ["hannover", "pfalz"]}]


def test_what_one_player_leads_does_not_fight_itself() -> None:
    """R-25: two States that are at war with each other have each lent Saxony a brigade."""
    units = {"bayern-musketeers-1": "dresden", "pfalz-musketeers-1": "empire-16-9"}
    position = turn_of("sachsen", wars=TORN, units=units)
    for name in units:
        position.put(position.units[name], led_by=SACHSEN, until=position.turn)
    assert listed(position, "attack") == []
    play(position, "move pfalz-musketeers-1 dresden")
    position.put(position.units["bayern-musketeers-1"], moved=0)
    go_home(position)
    squares = {unit.square for unit in position.units.values()}
    assert len(squares) == len(units), "their turns are over, and enemies never share a square"


def torn(**units: str) -> SachsenPosition:
    """For the French fight Saxony, their chief, Hanover and Prussia; these two are at war with each other besides."""
    wars = [
        {"one": ["francia", "sachsen", "hannover", "preussen"], "other": ["oesterreich"], "kingdom": True},
        {"one": ["hannover"], "other": ["preussen"]},
    ]
    given = {name.replace("_", "-"): square for name, square in units.items()}
    position = turn_of("sachsen", wars=wars, units={"oesterreich-1-musketeers-1": "empire-16-12"} | given)
    bind(position, SACHSEN, FRANCIA, PACT)
    return position


def test_of_partners_who_fight_each_other_one_goes_with_the_chief() -> None:
    """R-42, R-79: the one with more units beside the enemy; of as many the first in the order of States."""
    two = {"hannover_musketeers_1": "empire-16-11", "preussen_musketeers_1": "empire-17-12"}
    for more, wanted in (({}, NUMBER["hannover"]), ({"preussen_musketeers_2": "empire-17-12"}, PRUSSIA)):
        position = torn(sachsen_general="empire-15-12", **two, **more)
        found = attackers(position, SACHSEN, position.world.square["empire-16-12"])
        assert {unit.side for unit in found.now} == {SAXONY, wanted}, more
    play(position, "attack empire-16-12")
    assert position.battle is not None
    assert "hannover-musketeers-1" not in {unit.id for unit in position.battle.units}


def test_who_is_called_from_afar_is_no_enemy_of_who_is_there() -> None:
    """late-units-2, R-42."""
    position = torn(hannover_musketeers_1="empire-16-11", preussen_musketeers_1="empire-18-12")
    found = attackers(position, SACHSEN, position.world.square["empire-16-12"])
    assert ([unit.id for unit in found.now], found.late) == (["hannover-musketeers-1"], {})


def test_enemies_do_not_defend_a_square_side_by_side() -> None:
    """R-42: both are at war with who attacks, and with each other; the State that holds it comes first."""
    wars = [{"one": ["sachsen"], "other": ["oesterreich", "hannover"]}, {"one": ["sachsen"], "other": ["pfalz"]},
            {"one": ["hannover"], "other": ["pfalz"]}]  # fmt: skip
    units = {"oesterreich-1-musketeers-1": "empire-16-12", "hannover-musketeers-1": "empire-17-12",
             "pfalz-musketeers-1": "empire-16-13", "sachsen-musketeers-1": "empire-15-11"}  # fmt: skip
    for more in (0, 1):
        numbered = {f"pfalz-musketeers-{number}": "empire-16-13" for number in range(2, 2 + more)}
        position = turn_of("sachsen", wars=wars, units=units | numbered)
        found = defenders(position, Mover(SAXONY, SACHSEN), position.world.square["empire-16-12"])
        sides = {position.units[name].side for name in found}
        assert sides == {OESTERREICH, PFALZ if more else NUMBER["hannover"]}


def test_a_partner_is_no_enemy_of_a_brigade_that_its_enemy_has_lent_his_friend() -> None:
    """R-25: who is hostile is told by who leads, for whom it fights and whom its own State fights."""
    position = turn_of(
        "sachsen", wars=TORN, units={"bayern-musketeers-1": "dresden", "pfalz-musketeers-1": "metz"}
    )
    one, other = (position.units[name] for name in ("bayern-musketeers-1", "pfalz-musketeers-1"))
    assert ground(position, one).is_hostile(other)
    for unit in (one, other):
        position.put(unit, led_by=HANNOVER, until=9)
    one, other = (position.units[unit.id] for unit in (one, other))
    assert not ground(position, one).is_hostile(other)
    assert ground(position, one).is_enemy(other)
