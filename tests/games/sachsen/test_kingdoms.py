"""Tension and war between the Kingdoms, coalitions (SX-27, SX-63; kingdom-war, R-32, R-79)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.games.sachsen.politics import notes
from engine.games.sachsen.politics.coalition import chief_of
from engine.games.sachsen.politics.kingdom_war import appoint, tension
from engine.games.sachsen.politics.moving import movers
from engine.games.sachsen.politics.turn import Beginning
from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.record import ALLIANCE, NO_COUNTER, PACT
from engine.games.sachsen.sides import NUMBER
from tests.games.sachsen.by_hand import listed, play, refused
from tests.games.sachsen.war_tables import (
    FRANCIA,
    HANNOVER,
    OESTERREICH,
    PFALZ,
    PREUSSEN,
    SACHSEN,
    answers,
    bind,
    top,
    turn_of,
)


def tense(**fields: Any) -> SachsenPosition:
    """The card of the Kingdoms has come, its bad side."""
    position = turn_of("sachsen", **fields)
    tension(position)
    position.settle()
    return position


def test_with_nobody_on_a_side_the_tension_stays_and_comes_to_war_the_second_time() -> None:
    """SX-27."""
    position = tense()
    answers(position, sachsen="neither", preussen="neither", hannover="neither")
    assert position.tension
    assert not position.wars
    tension(position)
    position.settle()
    answers(position, sachsen="neither", preussen="neither", hannover="neither")
    assert position.at_war(FRANCIA, OESTERREICH)
    assert not position.tension


def test_the_good_side_removes_the_tension() -> None:
    """R-32."""
    position = turn_of("sachsen", tension=True)
    tension(position, bad=False)
    assert not position.tension


def test_a_side_is_help_to_one_and_support_of_the_others_enemy() -> None:
    """SX-27: A with Francia, B neither, C blocked."""
    position = turn_of("sachsen", blocked={"hannover": 2})
    bind(position, SACHSEN, OESTERREICH, PACT)
    bind(position, PREUSSEN, FRANCIA, ALLIANCE)
    bind(position, HANNOVER, FRANCIA, PACT)
    tension(position)
    position.settle()
    assert position.agenda[-1].takes_part(position) == ("first", "second")
    answers(position, sachsen="francia", preussen="neither")
    war = position.wars[0]
    assert (war.one, war.other, war.kingdom) == ((FRANCIA, NUMBER["sachsen"]), (OESTERREICH,), True)
    assert notes.balance(position, SACHSEN, FRANCIA) == 1
    assert notes.balance(position, SACHSEN, OESTERREICH) == -3
    assert position.agreed(PREUSSEN, FRANCIA) == NO_COUNTER
    assert notes.balance(position, PREUSSEN, FRANCIA) == -2
    assert notes.balance(position, PREUSSEN, OESTERREICH) == 0
    assert position.agreed(HANNOVER, FRANCIA) == PACT


UNITS = {
    "hannover-musketeers-1": "empire-9-10", "hannover-musketeers-2": "hannover-city", "francia-1-general": "metz",
    "francia-1-musketeers-1": "metz", "francia-1-musketeers-2": "metz",
}  # fmt: skip
WAR = [{"one": ["francia", "sachsen", "hannover"], "other": ["oesterreich"], "kingdom": True}]


def coalition(home: str) -> SachsenPosition:
    """SX-63: Saxony is chief for Francia, Hanover fights on that side and comes first; the turn of one of them."""
    order = ["hannover", "sachsen", "preussen"]
    position = turn_of(home, wars=WAR, units=UNITS, order=order, left=order[order.index(home) :])
    bind(position, SACHSEN, FRANCIA, ALLIANCE)
    return position


def test_abroad_a_partner_moves_only_in_the_turn_of_his_chief() -> None:
    """SX-63 (R-79)."""
    position = coalition("hannover")
    assert refused(position, "move hannover-musketeers-1 empire-9-11") == "R-79"
    goals = {position.owner_of(position.world.square[text.split()[2]]) for text in listed(position, "move")}
    assert goals == {NUMBER["hannover"]}


def test_the_chief_says_when_a_partner_moves() -> None:
    """SX-63 (R-79): in A's turn B moves it."""
    position = coalition("sachsen")
    play(position, "begin-with third")
    assert (top(position), position.agenda[-1].seats(position)) == ("partner-moves", ("third",))
    at_home = next(text for text in listed(position, "move") if "hannover-musketeers-2" in text)
    play(position, at_home, "done")
    assert top(position) == "player-turn"
    assert refused(position, "begin-with third") == "R-79"


def test_partners_who_were_not_called_move_before_the_chief_ends_his_turn() -> None:
    """R-79."""
    position = coalition("sachsen")
    play(position, "done")
    assert (top(position), position.agenda[-1].player) == ("partner-moves", HANNOVER)
    play(position, "done")
    assert (top(position), position.agenda[-1].player) == ("player-turn", SACHSEN)


def still(position: SachsenPosition) -> SachsenPosition:
    """No unit of Hanover can move any more."""
    for unit in position.units_of(NUMBER["hannover"]):
        position.put(unit, moved=position.world.numbers.political_move)
    return position


def test_a_partner_who_can_move_nothing_is_not_called() -> None:
    """R-79: there is nothing to ask him."""
    position = still(coalition("sachsen"))
    assert not listed(position, "begin-with")
    refusal = position.refuse(position.read("begin-with third"))
    assert refusal is not None
    assert (refusal.clause, refusal.message.key) == ("sachsen R-79", "sachsen-refuse-partner-still")
    play(position, "done")
    assert (top(position), position.agenda[-1].player) == ("player-turn", PREUSSEN)


def test_a_partner_whose_last_unit_has_gone_is_through_without_a_word() -> None:
    """R-79."""
    position = coalition("sachsen")
    unit = position.units["hannover-musketeers-2"]
    position = still(position)
    position.put(unit, moved=0)
    play(position, "begin-with third")
    far = [
        text
        for text in listed(position, "move")
        if len(position.copy().play(position.read(text))[0].path) == 4
    ]
    play(position, far[0])
    assert (top(position), position.agenda[-1].player) == ("player-turn", SACHSEN)


def test_no_unit_moves_twice_in_a_turn() -> None:
    """R-79: at home in B's own turn or in A's, once."""
    position = coalition("hannover")
    unit = "hannover-musketeers-2"
    play(
        position, next(text for text in listed(position, "move") if unit in text), "done", "begin-with third"
    )
    assert not [text for text in listed(position, "move") if unit in text]


def test_the_chief_leads_the_columns_of_the_kingdom_and_guards_stay() -> None:
    """kingdom-war-4, kingdom-war-5, R-30."""
    position = tense(units=UNITS)
    answers(position, sachsen="francia", preussen="neither", hannover="neither")
    led = {unit.id for unit in position.units_of(FRANCIA) if unit.led_by == SACHSEN}
    assert "francia-1-general" in led
    assert len(led) == 2


def test_a_player_changes_his_coalition() -> None:
    """kingdom-war-6."""
    position = coalition("sachsen")
    play(position, "oesterreich")
    assert position.at_war(NUMBER["sachsen"], FRANCIA)
    assert not position.at_war(NUMBER["sachsen"], OESTERREICH)
    assert position.agreed(SACHSEN, FRANCIA) == NO_COUNTER
    assert notes.balance(position, SACHSEN, FRANCIA) == -4
    assert refused(position, "francia") == "kingdom-war-6"


def test_nobody_goes_over_to_a_kingdom_that_he_fights_in_another_war() -> None:
    """R-32, kingdom-war-6: he would be in no coalition at all."""
    wars = [*WAR, {"one": ["oesterreich"], "other": ["sachsen"]}]
    position = turn_of("sachsen", wars=wars, units=UNITS)
    assert refused(position, "oesterreich") == "R-32"
    assert not listed(position, "oesterreich")


def test_who_goes_over_keeps_what_he_has_been_lent() -> None:
    """kingdom-war-6, R-25: he is not at peace."""
    position = turn_of("sachsen", wars=WAR, units=UNITS | {"pfalz-dragoons-1": "dresden"})
    bind(position, SACHSEN, PFALZ, ALLIANCE)
    position.put(position.units["pfalz-dragoons-1"], led_by=SACHSEN, until=position.turn + 3)
    play(position, "oesterreich")
    assert position.units["pfalz-dragoons-1"].led_by == SACHSEN


def test_a_new_chief_moves_no_unit_that_the_old_one_has_moved() -> None:
    """R-79: no unit moves twice in a turn."""
    position = coalition("hannover")
    position.units["francia-1-general"] = replace(
        position.units["francia-1-general"], led_by=HANNOVER, moved=1
    )
    appoint(position)
    column = [unit for unit in movers(position, SACHSEN) if unit.side == FRANCIA]
    assert position.units["francia-1-general"].led_by == SACHSEN
    assert column
    assert not any(unit.is_command for unit in column)


def test_when_the_chief_is_wounded_the_next_one_leads_the_columns_from_his_own_turn_on() -> None:
    """R-79: the next strongest tie takes the place, of the columns as of the partners."""
    position = coalition("hannover")
    appoint(position)
    assert position.units["francia-1-general"].led_by == SACHSEN
    position.blocked[NUMBER["sachsen"]] = 2
    position.push(Beginning(HANNOVER))
    position.settle()
    assert chief_of(position, FRANCIA) == HANNOVER
    assert position.units["francia-1-general"].led_by == HANNOVER
