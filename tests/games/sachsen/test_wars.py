"""War is declared, and those who are bound by it answer (SX-23, SX-24, SX-26; war, guarantees, R-25 to R-30)."""

from __future__ import annotations

import pytest

from engine.games.sachsen.politics import guarantees, helps, notes, wars
from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.record import ALLIANCE, NO_COUNTER, PACT, Pact, Truce, Unit
from engine.games.sachsen.sides import NUMBER
from tests.games.sachsen.by_hand import listed, play, refused
from tests.games.sachsen.war_tables import (
    BAYERN,
    FRANCIA,
    HANNOVER,
    PFALZ,
    PREUSSEN,
    SACHSEN,
    answers,
    bind,
    top,
    turn_of,
)


def test_war_on_a_neutral_state_costs_four_protests_and_every_agreement() -> None:
    """SX-26: a balance of +2 becomes -2 (war-1, notes-3)."""
    position = turn_of("sachsen")
    bind(position, SACHSEN, PFALZ, PACT)
    position.change_tie(SACHSEN, PFALZ, counter=NO_COUNTER, loose=2)
    play(position, "declare pfalz")
    assert notes.balance(position, SACHSEN, PFALZ) == -2
    assert position.at_war(NUMBER["sachsen"], PFALZ)


def test_war_is_not_declared_on_the_own_state_in_chaos_or_twice() -> None:
    position = turn_of("sachsen", chaos=["bayern"], wars=[{"one": ["sachsen"], "other": ["preussen"]}])
    assert refused(position, "declare sachsen") == "war-1"
    assert refused(position, "declare bayern") == "R-20"
    assert refused(position, "declare preussen") == "war-1"


def test_all_players_outside_the_war_answer_and_the_wounded_do_not() -> None:
    """guarantees-1."""
    position = turn_of("sachsen", blocked={"hannover": 2})
    play(position, "declare pfalz")
    assert top(position) == "guarantees"
    assert position.agenda[-1].takes_part(position) == (position.seat(PREUSSEN),)


@pytest.mark.parametrize(
    ("counter", "stand", "balance", "left", "at_war"),
    [
        (NO_COUNTER, "neutral", 0, NO_COUNTER, False),
        (NO_COUNTER, "help", 1, NO_COUNTER, False),
        (NO_COUNTER, "oppose", -1, NO_COUNTER, False),
        (PACT, "neutral", 0, NO_COUNTER, False),
        (PACT, "help", 4, PACT, False),
        (PACT, "oppose", -3, NO_COUNTER, True),
        (ALLIANCE, "neutral", -2, NO_COUNTER, False),
        (ALLIANCE, "help", 4, ALLIANCE, False),
        (ALLIANCE, "oppose", -4, NO_COUNTER, True),
    ],
)
def test_a_state_reacts_by_the_table(counter: int, stand: str, balance: int, left: int, at_war: bool) -> None:
    """SX-23, SX-24 (guarantees-2)."""
    position = turn_of("preussen")
    bind(position, SACHSEN, BAYERN, counter)
    play(position, "declare bayern")
    answers(position, sachsen=stand, hannover="neutral")
    assert notes.balance(position, SACHSEN, BAYERN) == balance
    assert position.agreed(SACHSEN, BAYERN) == left
    assert position.at_war(NUMBER["sachsen"], BAYERN) == at_war
    assert (BAYERN in position.wars[0].sent) == (counter == ALLIANCE and stand == "oppose")


def test_a_pact_that_is_given_back_takes_its_approvals_along() -> None:
    """guarantees-2, D-43."""
    position = turn_of("preussen")
    bind(position, SACHSEN, BAYERN, PACT, loose=2)
    play(position, "declare bayern")
    answers(position, sachsen="neutral", hannover="neutral")
    assert notes.balance(position, SACHSEN, BAYERN) == 0


def test_slips_are_unknown_until_all_have_answered() -> None:
    """guarantees-1."""
    position = turn_of("preussen")
    play(position, "declare bayern")
    answers(position, sachsen="oppose")
    views = [position.view(seat).record["slips"] for seat in (None, "third", "first")]
    assert [slips[SACHSEN] for slips in views] == ["?", "?", "oppose"]
    assert top(position) == "guarantees"


def test_partners_of_the_attacked_join_him_and_only_allies_of_the_attacker() -> None:
    """war-2."""
    position = turn_of("preussen")
    bind(position, SACHSEN, BAYERN, PACT)
    bind(position, PREUSSEN, PFALZ, PACT)
    play(position, "declare sachsen")
    assert position.at_war(BAYERN, NUMBER["preussen"])
    assert not position.enemies(PFALZ)
    position = turn_of("preussen")
    bind(position, PREUSSEN, PFALZ, ALLIANCE)
    play(position, "declare sachsen")
    assert position.at_war(PFALZ, NUMBER["sachsen"])
    assert top(position) == "guarantees"


def test_players_who_fight_each_other_have_no_agreement() -> None:
    """agreements-1, war-2."""
    position = turn_of("preussen")
    position.pacts = (Pact(SACHSEN, PREUSSEN, "alliance"),)
    play(position, "declare sachsen")
    assert not position.pacts


def test_who_breaks_the_truce_of_a_congress_has_protests_everywhere() -> None:
    """R-34."""
    position = turn_of("preussen")
    position.truces = (Truce(PFALZ, 9),)
    play(position, "declare pfalz")
    assert notes.balance(position, PREUSSEN, BAYERN) == -4
    assert notes.balance(position, PREUSSEN, PFALZ) == -8


def test_a_truce_holds_for_all_states_of_a_ruler() -> None:
    """R-34, R-19: war on Saxony is war on Bavaria, which its ruler leads as well."""
    position = turn_of("preussen", leaders={"bayern": "sachsen"})
    position.truces = (Truce(BAYERN, 9),)
    play(position, "declare sachsen")
    assert position.at_war(NUMBER["preussen"], BAYERN)
    assert {position.tie(PREUSSEN, side).loose for side in position.neutrals()} == {-4}


# --- help that was promised ----------------------------------------------------------------------


def promised(**units: str) -> SachsenPosition:
    """Saxony has promised Bavaria help against Prussia."""
    position = turn_of("preussen", units=units)
    bind(position, SACHSEN, BAYERN, ALLIANCE)
    play(position, "declare bayern")
    answers(position, sachsen="help", hannover="neutral")
    return position


def test_help_is_due_within_two_own_turns() -> None:
    """R-28: the turn of Saxony is still to come, so the next one is the second."""
    position = promised()
    assert [(one.player, one.side, one.until) for one in position.helps] == [(SACHSEN, BAYERN, 3)]
    guarantees.look(position)
    assert position.helps
    assert position.agreed(SACHSEN, BAYERN) == ALLIANCE


def test_help_that_does_not_come_counts_as_neutral() -> None:
    """guarantees-3."""
    position = promised()
    position.turn = 3
    guarantees.look(position)
    assert not position.helps
    assert position.agreed(SACHSEN, BAYERN) == NO_COUNTER
    assert notes.balance(position, SACHSEN, BAYERN) == -2


def test_a_brigade_beside_an_enemy_province_is_help() -> None:
    """R-28."""
    position = promised(**{"sachsen-musketeers-1": "empire-16-6"})
    position.turn = 3
    guarantees.look(position)
    assert not position.helps
    assert position.agreed(SACHSEN, BAYERN) == ALLIANCE


def test_money_enough_is_help() -> None:
    """R-28."""
    position = promised()
    helps.note_money(position, SACHSEN, BAYERN, 4)
    assert position.helps
    helps.note_money(position, SACHSEN, BAYERN, 5)
    assert not position.helps


def test_who_has_promised_help_joins_that_war_when_he_declares_it() -> None:
    """guarantees-1, war-1."""
    position = promised()
    play(position, "done", "declare preussen")
    assert len(position.wars) == 1
    assert BAYERN in position.wars[0].beside(NUMBER["sachsen"])


# --- the army of a Kingdom -----------------------------------------------------------------------


def test_an_ally_leads_the_army_that_a_kingdom_sends() -> None:
    """war-3, R-30."""
    units = {
        "francia-1-general": "metz", "francia-1-musketeers-1": "metz", "francia-1-musketeers-2": "metz",
        "francia-2-dragoons-1": "metz",
    }  # fmt: skip
    position = turn_of("preussen", units=units)
    bind(position, SACHSEN, FRANCIA, ALLIANCE)
    bind(position, HANNOVER, FRANCIA, PACT)
    play(position, "declare sachsen")
    answers(position, hannover="neutral")
    assert top(position) == "force"
    assert refused(position, "done") == "war-3"
    assert refused(position, "lead francia-2-dragoons-1") == "war-3"
    assert "lead francia-1-general" in listed(position, "lead")
    told = play(position, "lead francia-1-general")
    assert [event.message.key for event in told] == [
        "sachsen-log-army-joined"
    ]  # what all see, all have heard
    left = [text.split()[1] for text in listed(position, "lead")]
    play(position, f"lead {left[0]}", "done")
    assert position.units["francia-1-general"].led_by == SACHSEN
    assert [one.owed for one in position.helps] == [True]


def test_an_ally_of_a_kingdom_who_sends_no_brigade_loses_his_agreement() -> None:
    """war-3, R-30."""
    position = turn_of("preussen", units={"sachsen-general": "dresden"})
    bind(position, SACHSEN, FRANCIA, ALLIANCE)
    play(position, "declare sachsen")
    answers(position, hannover="neutral")
    position.turn = position.helps[0].until
    guarantees.look(position)
    assert position.agreed(SACHSEN, FRANCIA) == NO_COUNTER


def test_led_units_fight_for_who_leads_them() -> None:
    """R-25, R-42: a lent brigade enters the land of its leader's enemy."""
    position = turn_of("sachsen", wars=[{"one": ["sachsen"], "other": ["preussen"]}])
    position.put(
        Unit(BAYERN, "dragoons", 1, 1, position.world.square["empire-15-6"], led_by=SACHSEN, until=5)
    )
    assert "move bayern-dragoons-1 empire-15-5" in listed(position, "move")
    play(position, "move bayern-dragoons-1 empire-15-5")
    assert position.view(None).provinces["mittelmark"].invaded


def test_a_peace_ends_the_counter_and_lets_armies_withdraw() -> None:
    """R-22, R-31."""
    position = turn_of("sachsen")
    play(position, "declare pfalz")
    answers(position, preussen="neutral", hannover="neutral")
    wars.leave_war(position, position.wars[0].number, PFALZ)
    assert not position.wars
    assert notes.balance(position, SACHSEN, PFALZ) == 0
    assert [(one.side, one.until) for one in position.leaves] == [(PFALZ, 4)]
    assert refused(position, "declare pfalz") == "R-31"


def test_a_wounded_ruler_reacts_when_he_is_well() -> None:
    """R-77: nothing before the end of the turn, then what the table says, the war that goes on with it."""
    position = turn_of("sachsen", blocked={"pfalz": 1})
    bind(position, PREUSSEN, PFALZ, ALLIANCE)
    bind(position, HANNOVER, PFALZ, PACT)
    play(position, "declare pfalz")
    answers(position, preussen="oppose", hannover="help")
    assert (position.agreed(PREUSSEN, PFALZ), position.tie(HANNOVER, PFALZ).loose) == (ALLIANCE, 0)
    assert not position.at_war(NUMBER["preussen"], PFALZ)
    play(position, "done", "done", "done")
    assert not position.blocked[PFALZ]
    assert (position.agreed(PREUSSEN, PFALZ), position.tie(PREUSSEN, PFALZ).loose) == (NO_COUNTER, -4)
    assert position.tie(HANNOVER, PFALZ).loose == 1
    assert position.at_war(NUMBER["preussen"], PFALZ)
    assert position.wars[0].sent == (PFALZ,)
    assert not position.pending


def test_a_reaction_that_comes_after_the_war_means_no_other() -> None:
    """R-77: the war is over, its number is free for another; the notes come all the same."""
    position = turn_of("sachsen", blocked={"pfalz": 1})
    bind(position, PREUSSEN, PFALZ, ALLIANCE)
    play(position, "declare pfalz")
    answers(position, preussen="oppose", hannover="neutral")
    wars.leave_war(position, position.wars[0].number, PFALZ)
    wars.begin(position, (NUMBER["hannover"],), (PFALZ,))
    position.blocked[PFALZ] = 0
    guarantees.react_later(position)
    assert position.tie(PREUSSEN, PFALZ).loose == -4
    assert not position.enemies(NUMBER["preussen"])
