"""Units between two fires: lent by an enemy of the chief, led by who has left a war, sent by who is in no coalition."""

from __future__ import annotations

from engine.games.sachsen.politics.armies import border_guards
from engine.games.sachsen.politics.attack import anchors
from engine.games.sachsen.politics.chaos import holder
from engine.games.sachsen.politics.coalition import chief_of
from engine.games.sachsen.politics.contingents import attackers
from engine.games.sachsen.politics.entering import ground
from engine.games.sachsen.politics.kingdom_war import appoint
from engine.games.sachsen.politics.lent import lend
from engine.games.sachsen.politics.meeting import near
from engine.games.sachsen.politics.motions import make_peace
from engine.games.sachsen.politics.moving import movers
from engine.games.sachsen.politics.succession import died, into_chaos, take_over
from engine.games.sachsen.politics.wars import leave_war
from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.record import PACT, Pact, Unit
from engine.games.sachsen.sides import NOBODY, NUMBER
from tests.games.sachsen.by_hand import listed, play, refused
from tests.games.sachsen.war_tables import (
    BAYERN,
    FRANCIA,
    HANNOVER,
    OESTERREICH,
    PREUSSEN,
    SACHSEN,
    bind,
    top,
    turn_of,
)

SAXONY, PRUSSIA = NUMBER["sachsen"], NUMBER["preussen"]
COALITION = {"one": ["francia", "sachsen", "hannover"], "other": ["oesterreich"], "kingdom": True}
TWO_WARS = [COALITION, {"one": ["sachsen"], "other": ["bayern"]}]
LENT = "bayern-musketeers-1"


def between(home: str, **units: str) -> SachsenPosition:
    """Bavaria fights Saxony, the chief; it has lent Hanover, his partner, a brigade that stands beside an Austrian."""
    where = {LENT: "empire-15-12", "oesterreich-1-musketeers-1": "empire-16-12"}
    given = {name.replace("_", "-"): square for name, square in units.items()}
    position = turn_of(home, wars=TWO_WARS, units=where | given)
    bind(position, SACHSEN, FRANCIA, PACT)
    position.put(position.units[LENT], led_by=HANNOVER, until=5)
    assert chief_of(position, FRANCIA) == SACHSEN
    return position


def test_who_is_an_enemy_of_both_sides_fights_on_neither() -> None:
    """R-42, R-79, R-25: it neither attacks with the chief, whom its State fights, nor defends whom it fights."""
    position = between("sachsen", sachsen_general="empire-17-12", sachsen_musketeers_1="empire-17-12")
    play(position, "attack empire-16-12")
    assert position.battle is not None
    assert sorted((unit.id, unit.army) for unit in position.battle.units) == [
        ("oesterreich-1-musketeers-1", 1),
        ("sachsen-general", 0),
        ("sachsen-musketeers-1", 0),
    ]


def test_no_chief_attacks_with_enemies_of_his_alone() -> None:
    """R-42: what may be attacked, and who attacks it, is one question."""
    position = between("sachsen")
    assert anchors(position, SACHSEN) == []
    assert attackers(position, SACHSEN, position.world.square["empire-16-12"]) == ((), {})
    assert refused(position, "attack empire-16-12") == "political-movement-2"


def test_an_enemy_of_the_chief_moves_and_attacks_in_the_turn_of_who_leads_it() -> None:
    """R-79: whoever is at war with the chief moves alone, a brigade that is lent as well."""
    position = between("sachsen", hannover_musketeers_1="empire-15-12")
    play(position, "begin-with third")
    assert (top(position), {unit.id for unit in movers(position, HANNOVER)}) == (
        "partner-moves",
        {"hannover-musketeers-1"},
    )
    assert refused(position, f"move {LENT} empire-14-12") == "R-79"
    position = between("hannover", hannover_musketeers_1="empire-15-12")
    assert {unit.id for unit in movers(position, HANNOVER)} == {LENT}
    assert refused(position, f"move {LENT} empire-14-12") == ""
    play(position, "attack empire-16-12")
    assert position.battle is not None
    assert {unit.id for unit in position.battle.units if unit.army == 0} == {LENT, "hannover-musketeers-1"}


def test_what_is_told_before_an_attack_is_what_comes() -> None:
    """R-42: the flag of the chief counts, not that of the unit which happens to be named first."""
    position = between(
        "sachsen",
        sachsen_general="empire-17-12",
        hannover_musketeers_1="empire-17-12",
        bayern_dragoons_1="empire-16-11",
    )
    decision, action = position.decision(), position.read("attack empire-16-12")
    assert decision is not None
    found = attackers(position, SACHSEN, position.world.square["empire-16-12"])
    assert position.commander(found.now[0]) == HANNOVER
    told = [fact for fact in decision.preview(action) if "defenders" in fact.message.key]
    play(position, "attack empire-16-12")
    assert position.battle is not None
    theirs = {f"piece:{unit.id}" for unit in position.battle.units if unit.army == 1}
    assert {ref for fact in told for ref in fact.lit} == theirs
    assert "piece:bayern-dragoons-1" in theirs


# --- columns of Kingdoms -----------------------------------------------------------------------------

ARMY = {"francia-1-general": "metz", "francia-1-musketeers-1": "metz", "francia-1-musketeers-2": "metz"}
OFFENDED = {"one": ["francia"], "other": ["hannover"]}


def sent(wars: list[dict[str, object]]) -> SachsenPosition:
    """Prussia, who is in no coalition, leads a French army by war-3."""
    position = turn_of("preussen", wars=wars, units=ARMY)
    for name in ("francia-1-general", "francia-1-musketeers-1"):
        position.put(position.units[name], led_by=PREUSSEN)
    return position


def led(position: SachsenPosition) -> dict[str, int]:
    """Who leads the French."""
    return {name: unit.led_by for name, unit in position.units.items() if unit.led_by != NOBODY}


def test_without_a_chief_an_army_fights_on_under_who_leads_it() -> None:
    """R-30, kingdom-war-4: it fights until peace; where nobody is for the Kingdom no chief takes its columns."""
    alone = {"one": ["francia"], "other": ["oesterreich"], "kingdom": True}
    position = sent([OFFENDED, alone])
    appoint(position)
    assert led(position) == dict.fromkeys(("francia-1-general", "francia-1-musketeers-1"), PREUSSEN)


def test_a_wounded_chief_without_partners_leads_nothing() -> None:
    """R-79, attempt-5: the program moves the columns until he is well."""
    wars = [{"one": ["francia", "preussen"], "other": ["oesterreich"], "kingdom": True}]
    position = sent(wars)
    position.blocked[PRUSSIA] = 2
    appoint(position)
    assert not led(position)


def test_the_peace_of_the_kingdoms_ends_no_other_war_of_an_army() -> None:
    """R-30: who leads it by war-3 and was in no coalition leads it until peace with the offender."""
    position = sent([OFFENDED, {"one": ["francia", "sachsen"], "other": ["oesterreich"], "kingdom": True}])
    position.put(position.units["francia-1-musketeers-2"], led_by=SACHSEN)
    make_peace(position, FRANCIA, OESTERREICH)
    assert led(position) == dict.fromkeys(("francia-1-general", "francia-1-musketeers-1"), PREUSSEN)
    leave_war(position, 1, FRANCIA)
    assert not led(position)


def test_who_leaves_the_war_of_the_kingdoms_moves_no_columns() -> None:
    """R-34 (1), kingdom-war-4: a congress makes peace between the chief and the other Kingdom, in his own turn."""
    position = turn_of("sachsen", wars=[COALITION], units=ARMY)
    bind(position, SACHSEN, FRANCIA, PACT)
    appoint(position)
    assert led(position)["francia-1-general"] == SACHSEN
    make_peace(position, SAXONY, OESTERREICH)
    assert position.wars
    assert not led(position)
    assert not listed(position, "move")


def test_what_is_lent_by_a_kingdom_stays_until_its_last_war() -> None:
    """R-25: the war of the Kingdoms is over; Saxony and France still fight others."""
    wars = [COALITION, {"one": ["francia", "sachsen"], "other": ["preussen"]}]
    position = turn_of("sachsen", wars=wars, units=ARMY)
    position.put(position.units["francia-1-musketeers-1"], led_by=SACHSEN, until=5)
    make_peace(position, FRANCIA, OESTERREICH)
    assert led(position) == {"francia-1-musketeers-1": SACHSEN}


def test_one_guards_each_border_and_no_stranger_does() -> None:
    """kingdom-war-5, R-30: one brigade in each province beside an enemy, of those that serve nobody; one at least."""
    units = {
        "francia-1-artillery-1": "metz",
        "francia-1-musketeers-2": "metz",
        "francia-2-dragoons-1": "strasbourg",
    }
    position = turn_of("sachsen", units=units | {"bayern-artillery-1": "metz"})
    assert border_guards(position, FRANCIA) == {"francia-1-artillery-1"}
    assert not border_guards(position, BAYERN)
    position.put(position.units["francia-1-artillery-1"], led_by=SACHSEN)
    assert border_guards(position, FRANCIA) == {"francia-1-musketeers-2"}


def test_nobody_meets_an_invader_for_his_own_enemy() -> None:
    """R-42, R-25: Bavaria fights beside Prussia, but Saxony, who leads its brigade, fights Prussia."""
    wars = [{"one": ["bayern", "preussen"], "other": ["hannover"]}]
    for more, comes in (([], True), ([{"one": ["sachsen"], "other": ["preussen"]}], False)):
        position = turn_of("hannover", wars=[*wars, *more], units={LENT: "dresden"})
        world = position.world
        at, beside = next(
            (square, other)
            for square in range(len(world.squares))
            if position.owner_of(square) == PRUSSIA
            for other in world.steps[square]
            if world.squares[other].province != world.squares[square].province
        )
        lead = position.put(Unit(NUMBER["hannover"], "general", 0, 1, at))
        position.put(position.units[LENT], square=beside, led_by=SACHSEN, until=5)
        assert [unit.id for unit in near(position, lead)] == [LENT] * comes


# --- on one square when war comes --------------------------------------------------------------------


def parted(position: SachsenPosition, here: str, *names: str) -> bool:
    """Whether of those who stood together just these have gone one step, and to nobody they fight."""
    world, start = position.world, position.world.square[here]
    left = {unit.id for unit in position.units.values() if unit.is_on and unit.square != start}
    for name in names:
        unit = position.units[name]
        foes = [one for one in position.standing(unit.square) if ground(position, unit).is_hostile(one)]
        if not world.touching(start, unit.square) or foes:
            return False
    return left == set(names)


TOGETHER = dict.fromkeys(("sachsen-general", "hannover-general", "hannover-dragoons-1"), "empire-14-12")


def test_who_goes_over_to_the_other_kingdom_parts_from_his_partners() -> None:
    """kingdom-war-6, political-movement-4, R-82: on foreign ground who goes over gives way, and can be attacked."""
    position = turn_of("hannover", wars=[COALITION], units=TOGETHER)
    play(position, "oesterreich")
    assert position.at_war(SAXONY, NUMBER["hannover"])
    assert parted(position, "empire-14-12", "hannover-general", "hannover-dragoons-1")
    assert listed(position, "attack") == ["attack empire-14-12"]


def test_a_guest_gives_way_to_his_host() -> None:
    """war-1, political-movement-4: whoever declares the war, the host stays on his land."""
    for home, other in (("sachsen", "hannover"), ("hannover", "sachsen")):
        position = turn_of(home, units=dict.fromkeys(TOGETHER, "dresden"))
        play(position, f"declare {other}")
        assert parted(position, "dresden", "hannover-general", "hannover-dragoons-1")


def test_guests_of_a_state_that_falls_into_chaos_give_way() -> None:
    """attempt-3, R-20: its units stay where they are and defend."""
    position = turn_of(
        "sachsen", units={"bayern-general": "muenchen-city", "sachsen-general": "muenchen-city"}
    )
    into_chaos(position, BAYERN)
    assert parted(position, "muenchen-city", "sachsen-general")


def test_who_is_lent_does_not_stay_with_enemies_of_who_leads_him() -> None:
    """agreements-7, R-25: Bavaria lends Saxony what stands beside a guest from Prussia, whom Saxony fights."""
    units = {f"bayern-musketeers-{n}": "muenchen-city" for n in (1, 2, 3, 4)}
    war = {"one": ["sachsen"], "other": ["preussen"]}
    position = turn_of("sachsen", wars=[war], units=units | {"preussen-general": "muenchen-city"})
    lend(position, SACHSEN, BAYERN, 1)
    assert parted(position, "muenchen-city", "preussen-general")


def test_who_is_surrounded_stays() -> None:
    """R-82: there is no square to go to."""
    position = turn_of("hannover", wars=[COALITION], units=TOGETHER)
    for number, square in enumerate(position.world.steps[position.world.square["empire-14-12"]]):
        position.put(Unit(SAXONY, "musketeers", number + 1, 1, square))
    play(position, "oesterreich")
    assert position.units["hannover-general"].square == position.world.square["empire-14-12"]


# --- three rules at once -------------------------------------------------------------------------------


def test_a_partner_attacks_a_state_in_chaos_with_his_chief() -> None:
    """R-79, R-20, R-42: whoever has no ruler is everybody's enemy, and helps nobody else who has none."""
    units = {
        "pfalz-musketeers-1": "empire-14-12",
        "bayern-musketeers-1": "empire-14-11",
        "hannover-general": "empire-15-12",
        "sachsen-general": "empire-13-12",
    }
    position = turn_of("sachsen", wars=[COALITION], units=units, chaos=["pfalz", "bayern"])
    bind(position, SACHSEN, FRANCIA, PACT)
    play(position, "attack empire-14-12")
    assert position.battle is not None
    assert {unit.id for unit in position.battle.units if unit.army == 0} == {
        "hannover-general",
        "sachsen-general",
    }
    assert {unit.id for unit in position.battle.units if unit.army == 1} == {"pfalz-musketeers-1"}


def test_a_lent_brigade_holds_a_province_in_chaos_for_who_leads_it() -> None:
    """R-20, R-25."""
    position = turn_of("sachsen", units={LENT: "heidelberg-city"}, chaos=["pfalz"])
    position.put(position.units[LENT], led_by=SACHSEN, until=5)
    assert holder(position, position.world.squares[position.units[LENT].square].province) == SACHSEN


def test_of_what_partners_have_agreed_a_marriage_outlasts_a_change_of_sides() -> None:
    """kingdom-war-6, agreements-1: heirs are married for good."""
    position = turn_of("hannover", wars=[COALITION])
    position.pacts = (Pact(HANNOVER, SACHSEN, "passage", 9), Pact(HANNOVER, SACHSEN, "marriage", 0))
    play(position, "oesterreich")
    assert [pact.kind for pact in position.pacts] == ["marriage"]


def test_a_guest_parts_from_a_state_that_his_enemy_inherits() -> None:
    """R-19, R-82: Bavaria goes to war with its new ruler."""
    units = dict.fromkeys(("bayern-general", "preussen-general"), "muenchen-city")
    position = turn_of("sachsen", wars=[{"one": ["sachsen"], "other": ["preussen"]}], units=units)
    take_over(position, SACHSEN, BAYERN)
    assert parted(position, "muenchen-city", "preussen-general")


def test_the_next_partner_leads_the_columns_of_a_dead_chief() -> None:
    """attempt-4, R-79, kingdom-war-4: until a turn begins nobody does."""
    position = turn_of("hannover", wars=[COALITION], units=ARMY)
    bind(position, SACHSEN, FRANCIA, PACT)
    appoint(position)
    died(position, SAXONY)
    assert not led(position)
    appoint(position)
    assert led(position)["francia-1-general"] == HANNOVER
