"""Notes, the ladder at a court, marriages, requests, help (SX-18 to SX-22, SX-25, SX-26, SX-59, SX-66)."""

from __future__ import annotations

import pytest

from engine.games.sachsen.politics import breaking, lent, notes
from engine.games.sachsen.politics.passage import demanded
from engine.games.sachsen.politics.wars import leave_war
from engine.games.sachsen.record import ALLIANCE, NO_COUNTER, PACT, Heir, Pending, Rung
from engine.games.sachsen.sides import NUMBER
from tests.games.sachsen.court_tables import (
    BAYERN,
    FRANCIA,
    PFALZ,
    SACHSEN,
    message,
    pfalz,
    play,
    table,
    tied,
    told,
    why,
)

# --- notes ----------------------------------------------------------------------------------


def test_a_protest_cancels_an_approval_at_once() -> None:
    """SX-66: balance 2, then a protest: 1 (notes-1, R-78)."""
    position = tied(step=2, notes=2)
    notes.add_note(position, SACHSEN, PFALZ, -1, "notes-3")
    assert pfalz(position).loose == 1
    assert notes.balance(position, SACHSEN, PFALZ) == 1


def test_a_counter_weighs_as_its_notes_and_not_on_loose_notes() -> None:
    """R-22, R-83."""
    position = tied(step=4, counter="alliance", notes=1, war=2)
    assert notes.balance(position, SACHSEN, PFALZ) == 1 + 4 - 2
    assert notes.loose(position, SACHSEN, PFALZ) == 1


def test_approvals_wear_the_counters_down_first() -> None:
    """R-22: -1 each, "broken" before "war"."""
    position = tied(notes=-1, broken=1, war=2)
    notes.add_note(position, SACHSEN, PFALZ, 2, "notes-2")
    assert (pfalz(position).broken, pfalz(position).declared, pfalz(position).loose) == (0, 1, -1)
    notes.add_note(position, SACHSEN, PFALZ, 2, "notes-2")
    assert (pfalz(position).declared, pfalz(position).loose) == (0, 0)


def test_a_state_with_a_player_or_without_a_ruler_sends_no_notes() -> None:
    """R-78, R-20."""
    position = table(chaos=["pfalz"])
    for side in (PFALZ, NUMBER["bayern"]):
        notes.add_note(position, SACHSEN, side, 1, "notes-2")
        assert notes.balance(position, SACHSEN, side) == 0


def test_the_most_notes_win_a_vote_and_a_tie_is_a_tie() -> None:
    """congress-4: the counter counts; nothing above 0, nobody."""
    ties = {"sachsen": {"pfalz": {"notes": 3}}, "bayern": {"pfalz": {"counter": "alliance", "step": 4}}}
    position = table(ties=ties)
    assert notes.strongest(position, PFALZ, position.present()) == (BAYERN,)
    notes.add_note(position, SACHSEN, PFALZ, 1, "notes-2")
    assert notes.strongest(position, PFALZ, position.present()) == (SACHSEN, BAYERN)
    assert notes.strongest(position, FRANCIA, position.present()) == ()


def test_the_strongest_tie_is_a_marriage_then_counters_then_notes() -> None:
    """war-3."""
    ties = {
        "sachsen": {"pfalz": {"counter": "alliance", "step": 4, "married": True}},
        "bayern": {"pfalz": {"counter": "alliance", "step": 4, "notes": 5}},
        "hannover": {"pfalz": {"counter": "pact", "step": 3, "notes": 9}},
    }
    position = table(ties=ties)
    ranked = sorted(position.present(), key=lambda p: notes.tie_rank(position, p, PFALZ), reverse=True)
    assert ranked == [SACHSEN, BAYERN, 2]


# --- the ladder -----------------------------------------------------------------------------


def test_mutual_defence_is_exchanged_for_its_counter() -> None:
    """SX-18: balance 2, die 3: 5, accepted; the third note goes for the counter with the others."""
    position = tied(3, step=2, notes=2)
    play(position, "propose pfalz")
    tie = pfalz(position)
    assert (tie.step, tie.counter, tie.loose) == (3, PACT, 0)
    assert told(position)[-1] == "approval"


def test_with_fewer_notes_all_go_and_the_counter_is_given_anyway() -> None:
    """R-22."""
    position = tied(6, step=2, notes=-1)
    play(position, "propose pfalz")
    assert (pfalz(position).counter, pfalz(position).loose) == (PACT, 0)


def test_from_pact_to_alliance_the_pact_and_the_new_note_go() -> None:
    """R-83; the die counts the pact as three notes."""
    position = tied(2, step=3, counter="pact", notes=1)
    play(position, "propose pfalz")
    assert (pfalz(position).counter, pfalz(position).step, pfalz(position).loose) == (ALLIANCE, 4, 1)


def test_a_refusal_for_good_brings_a_protest() -> None:
    """SX-19: balance 0, die 1; later an approval: 0."""
    position = tied(1, step=1)
    play(position, "propose pfalz")
    assert pfalz(position).rungs[1] == Rung(never=True)
    assert notes.balance(position, SACHSEN, PFALZ) == -1
    position.turn += 1
    assert why(position, "propose pfalz") == "agreements-3"
    notes.add_note(position, SACHSEN, PFALZ, 1, "notes-2")
    assert notes.balance(position, SACHSEN, PFALZ) == 0


@pytest.mark.parametrize(("die", "step"), [(2, 1), (3, 2), (6, 2)])
def test_after_a_4_the_next_die_has_1_more_and_4_is_a_yes(die: int, step: int) -> None:
    """SX-20: dice 3, 4, 5, 6 succeed in turn 6."""
    position = tied(4, die, step=1)
    play(position, "propose pfalz")
    assert why(position, "propose pfalz") == "R-24"
    position.turn = 6
    play(position, "propose pfalz")
    assert pfalz(position).step == step


def test_after_a_2_six_turns_pass_and_a_2_ends_it() -> None:
    """SX-20: asked again in turn 11; a total of 1 or 2 is then a refusal with a protest."""
    position = tied(2, 2, step=1)
    play(position, "propose pfalz")
    position.turn = 10
    assert why(position, "propose pfalz") == "agreements-3"
    position.turn = 11
    play(position, "propose pfalz")
    assert pfalz(position).rungs[1].never
    assert pfalz(position).loose == -1


def test_a_good_answer_helps_the_next_die_only() -> None:
    """R-24: the +1 of a 6 serves the next die of that State, whatever is asked."""
    position = tied(6, 4, step=1)
    play(position, "propose pfalz")
    assert pfalz(position).bonus == 1
    position.turn += 1
    play(position, "propose pfalz")
    assert message(position, "die-proposal").args["sum"] == 4 + 1 + 1
    assert (pfalz(position).step, pfalz(position).bonus) == (3, 1)


def test_cards_help_a_die_and_are_spent_by_it() -> None:
    """The ambassador: 2 on the next die; reconciliation: 1 on each proposal to a Kingdom."""
    position = tied(3, 3, court="francia")
    position.pending = (
        Pending(SACHSEN, "answer-bonus", 2, 1, 5),
        Pending(SACHSEN, "kingdom-answers", 1, 99, 5),
    )
    play(position, "propose francia")
    assert message(position, "die-proposal").args["sum"] == 6
    assert [one.kind for one in position.pending] == ["kingdom-answers"]
    play(position, "propose pfalz")
    assert message(position, "die-proposal").args["sum"] == 3


def test_a_wait_blocks_its_step_alone() -> None:
    """R-24: relations stand waiting for the pact; when the ladder begins anew the wait of the pact stays."""
    position = tied(3, 5, step=2, counter="none", notes=1)
    position.change_tie(SACHSEN, PFALZ, loose=0)
    play(position, "propose pfalz")
    breaking.give_back(position, SACHSEN, PFALZ, "guarantees-2")
    assert pfalz(position).step == 0
    position.turn += 1
    play(position, "propose pfalz")
    assert pfalz(position).step == 1
    assert pfalz(position).rungs[2].wait == 8


def test_a_wounded_ruler_answers_nothing_and_no_die_falls() -> None:
    """SX-59."""
    position = table(5, turn=4, blocked={"pfalz": 2}, ties={"sachsen": {"pfalz": {"step": 1}}})
    assert why(position, "propose pfalz") == "R-77"
    position.blocked[PFALZ] = 0
    play(position, "propose pfalz")
    assert pfalz(position).step == 2


def test_who_is_no_neutral_state_is_not_asked() -> None:
    """agreements-2, R-20; an enemy gives no answer, and an alliance is the last step."""
    position = table(chaos=["niederrhein"], wars=[{"one": ["sachsen"], "other": ["hessen-thueringen"]}])
    position.change_tie(SACHSEN, PFALZ, step=4, counter=ALLIANCE)
    asked = {
        name: why(position, f"propose {name}")
        for name in ("bayern", "niederrhein", "hessen-thueringen", "pfalz")
    }
    assert asked == {
        "bayern": "agreements-2", "niederrhein": "agreements-2", "hessen-thueringen": "war-1", "pfalz": "agreements-2",
    }  # fmt: skip


def test_the_table_is_said_before_the_die() -> None:
    """Each face with its answer, and the least that is a yes (sachsen-table 3)."""
    position = tied(step=2, notes=1)
    decision = position.decision()
    assert decision is not None
    action = position.read("propose pfalz")
    faces = [fact.message.args["answer"] for fact in decision.preview(action)]
    assert faces == ["wait-6", "wait-3", "wait-1", "yes", "yes-plus", "yes-plus"]
    assert decision.label(action).args["least"] == 4
    court = position.view("first").sides["pfalz"].courts["first"]
    assert (court.step, court.least, court.turn, list(court.faces)) == ("mutual-defence", 4, 5, faces)


def test_own_arms_and_brigades_are_dragged_to_a_court() -> None:
    """sachsen-table 3: a proposal, and help."""
    position = table()
    step, unit = position.top(), "sachsen-musketeers-1"
    drags = (
        ("side:sachsen", "side:pfalz"),
        (f"piece:{unit}", "side:pfalz"),
        (f"piece:{unit}", "place:dresden"),
    )
    meant = [[a.text() for a in step.interpret_drag(position, "first", *drag, ())] for drag in drags]
    assert meant == [["propose pfalz"], [f"aid pfalz brigade {unit}"], [f"move {unit} dresden"]]


# --- the ally's word ------------------------------------------------------------------------


def test_an_ally_who_says_no_ends_it_without_a_note() -> None:
    """SX-25, agreements-8."""
    ties = {
        "sachsen": {"pfalz": {"step": 3, "counter": "pact"}},
        "bayern": {"pfalz": {"step": 4, "counter": "alliance"}},
    }
    position = table(ties=ties)
    play(position, "propose pfalz")
    assert position.top().name == "ally-asked"
    assert position.top().seats(position) == ("second",)
    play(position, "no")
    assert (pfalz(position).step, pfalz(position).loose, pfalz(position).rungs[3]) == (3, 0, Rung())
    assert why(position, "propose pfalz") == "R-24"


def test_with_the_ally_s_yes_and_a_good_die_all_three_are_allied() -> None:
    """SX-25."""
    ties = {
        "sachsen": {"pfalz": {"step": 3, "counter": "pact"}},
        "bayern": {"pfalz": {"step": 4, "counter": "alliance"}},
    }
    position = table(5, ties=ties)
    play(position, "propose pfalz", "yes")
    assert pfalz(position).counter == ALLIANCE
    assert [(one.one, one.other, one.kind) for one in position.pacts] == [(SACHSEN, BAYERN, "alliance")]


def test_a_common_ally_allies_no_enemies() -> None:
    """agreements-8, war-2."""
    ties = {
        "sachsen": {"pfalz": {"step": 3, "counter": "pact"}},
        "bayern": {"pfalz": {"step": 4, "counter": "alliance"}},
    }
    position = table(5, ties=ties, wars=[{"one": ["sachsen"], "other": ["bayern"]}])
    play(position, "propose pfalz", "yes")
    assert pfalz(position).counter == ALLIANCE
    assert not position.pacts


def test_nobody_is_asked_about_a_pact_nor_one_who_is_wounded() -> None:
    """SX-25, R-26."""
    ally = {"pfalz": {"step": 4, "counter": "alliance"}}
    position = table(5, ties={"sachsen": {"pfalz": {"step": 2}}, "bayern": ally})
    play(position, "propose pfalz")
    assert pfalz(position).counter == PACT
    ties = {"sachsen": {"pfalz": {"step": 3, "counter": "pact"}}, "bayern": ally}
    position = table(5, ties=ties, blocked={"bayern": 1})
    play(position, "propose pfalz")
    assert pfalz(position).counter == ALLIANCE
    assert position.pacts == ()


# --- marriages ------------------------------------------------------------------------------


def test_a_marriage_counts_loose_notes_only_and_brings_none() -> None:
    """R-24: the two are married for good."""
    heirs = {"sachsen": ["son"], "pfalz": ["daughter"]}
    tie = {"step": 4, "counter": "alliance", "notes": 1}
    position = table(4, ties={"sachsen": {"pfalz": tie}}, heirs=heirs)
    play(position, "marry pfalz son")
    assert notes.is_wed(position, SACHSEN, PFALZ)
    assert pfalz(position).loose == 1
    assert position.heirs[PFALZ] == (Heir("daughter", NUMBER["sachsen"]),)
    assert position.heirs[NUMBER["sachsen"]] == (Heir("son", PFALZ),)


def test_a_marriage_needs_an_alliance_and_two_who_may_marry() -> None:
    """agreements-6."""
    heirs = {"sachsen": ["son", "daughter pfalz"], "pfalz": ["daughter sachsen"], "niederrhein": ["son"]}
    ally = {"step": 4, "counter": "alliance"}
    position = table(ties={"sachsen": {"pfalz": ally, "niederrhein": ally}}, heirs=heirs)
    for text in (
        "marry hessen-thueringen son",
        "marry pfalz son",
        "marry niederrhein son",
        "marry niederrhein daughter",
    ):
        assert why(position, text) == "agreements-6", text


def test_the_heirs_stay_married_when_the_alliance_ends() -> None:
    """R-24: no marriage is in force without the alliance, and it is one again with it."""
    position = tied(step=4, counter="alliance", married=True)
    play(position, "break pfalz")
    assert not notes.is_wed(position, SACHSEN, PFALZ)
    position.change_tie(SACHSEN, PFALZ, step=4, counter=ALLIANCE)
    assert notes.is_wed(position, SACHSEN, PFALZ)


# --- requests -------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "money"), [(1, 0), (2, 0), (3, 2), (4, 5), (5, 10), (6, 10)])
def test_an_ally_gives_a_share_of_what_is_asked(die: int, money: int) -> None:
    """SX-21: a quarter rounded down, half, all; the alliance does not count (R-22)."""
    position = tied(die, step=4, counter="alliance")
    before = position.treasury[SACHSEN]
    play(position, "ask pfalz money 1000000")
    assert position.treasury[SACHSEN] - before == money
    assert pfalz(position).money_wait == (8 if die == 1 else 6)
    assert why(position, "ask pfalz money 100000") == "agreements-7"


def test_a_6_grants_the_next_request_too() -> None:
    """agreements-7: without a die."""
    position = tied(6, 1, step=4, counter="alliance")
    play(position, "ask pfalz money 100000")
    position.turn += 1
    before = position.treasury[SACHSEN]
    play(position, "ask pfalz money 1000000")
    assert position.treasury[SACHSEN] == before + 10
    assert "die-request" not in told(position)
    assert not pfalz(position).money_sure


def test_requests_have_their_limits() -> None:
    """SX-21: 1,000,000 of an electorate, 3,000,000 of a Kingdom, nothing of a partner; whole coins."""
    ally = {"step": 4, "counter": "alliance"}
    position = table(
        ties={"sachsen": {"pfalz": ally, "francia": ally, "niederrhein": {"step": 3, "counter": "pact"}}}
    )
    assert why(position, "ask pfalz money 1500000") == "agreements-5"
    assert why(position, "ask pfalz money 150000") == "agreements-5"
    assert why(position, "ask francia money 3000000") == ""
    assert why(position, "ask niederrhein money 100000") == "agreements-5"
    assert why(position, "ask pfalz arms 5") == "R-25"


def test_brigades_may_be_asked_for_only_where_there_are_any_to_lend() -> None:
    """R-25: what the panel of the courts says is what may be done."""
    for units, may in (({}, True), ({"units": {"sachsen-general": "dresden"}}, False)):
        position = table(ties={"sachsen": {"pfalz": {"step": 4, "counter": "alliance"}}}, **units)
        court = position.view("first").sides["pfalz"].courts["first"]
        assert (bool(court.arms), bool(court.money)) == (may, True)
        assert (why(position, "ask pfalz arms 1") == "") == may


def test_an_ally_lends_brigades_that_are_no_guards_for_four_turns() -> None:
    """R-25, R-84: a quarter and half are rounded down; guards of provinces never."""
    position = tied(4, step=4, counter="alliance")
    assert lent.most(position, PFALZ) == 4
    play(position, "ask pfalz arms 3")
    lends = [unit for unit in position.units_of(PFALZ) if unit.led_by == SACHSEN]
    assert len(lends) == 1
    assert not {unit.id for unit in lends} & lent.guards(position, PFALZ)
    assert lends[0].until == 8
    for turn in (5, 6, 7, 8):
        position.turn = turn
        assert position.commander(position.units[lends[0].id]) == SACHSEN
        lent.go_home(position)
    assert position.commander(position.units[lends[0].id]) != SACHSEN


def test_who_is_lent_goes_home_when_the_alliance_ends() -> None:
    """R-25."""
    position = tied(5, step=4, counter="alliance")
    play(position, "ask pfalz arms 2")
    assert sum(unit.led_by == SACHSEN for unit in position.units_of(PFALZ)) == 2
    play(position, "break pfalz")
    assert all(unit.led_by != SACHSEN for unit in position.units_of(PFALZ))


def test_who_is_lent_goes_home_when_the_last_war_of_his_leader_is_over() -> None:
    """R-25: four turns, or until the war ends; the State that has lent him fights nobody."""
    wars = [{"one": ["sachsen"], "other": [name]} for name in ("bayern", "preussen")]
    ally = {"sachsen": {"pfalz": {"step": 4, "counter": "alliance"}}}
    position = table(6, wars=wars, ties=ally)
    play(position, "ask pfalz arms 2")
    for war, left in zip(tuple(position.wars), (2, 0), strict=True):
        assert sum(unit.led_by == SACHSEN for unit in position.units_of(PFALZ)) == 2
        leave_war(position, war.number, *war.other)
        assert sum(unit.led_by == SACHSEN for unit in position.units_of(PFALZ)) == left


# --- help -----------------------------------------------------------------------------------


def test_money_removes_a_protest_and_then_brings_approvals() -> None:
    """notes-4: 500,000 at least."""
    position = tied(notes=-1)
    before = position.treasury[SACHSEN]
    assert why(position, "aid pfalz money 400000") == "notes-4"
    play(position, "aid pfalz money 500000", "aid pfalz money 700000")
    assert pfalz(position).loose == 1
    assert position.treasury[SACHSEN] == before - 12


def test_a_sum_longer_than_all_money_is_refused_and_can_be_said() -> None:
    """notes-4: thousands of figures are words like any others; Python reads no such number."""
    text = f"aid pfalz money {'9' * 5_000}"
    position = tied()
    assert why(position, text) == "notes-4"
    assert position.read(text).gesture().label.args["n"] == "9" * 5_000


def test_a_brigade_helps_a_state_at_war_for_two_turns() -> None:
    """R-23: back at the own capital."""
    wars = [{"one": ["bayern"], "other": ["pfalz"]}]
    position = table(wars=wars)
    unit = "sachsen-musketeers-1"
    assert why(position, f"aid niederrhein brigade {unit}") == "R-23"
    play(position, f"aid pfalz brigade {unit}")
    away = position.units[unit]
    assert (away.is_on, away.due, pfalz(position).loose) == (False, 7, 1)
    assert why(position, f"aid pfalz brigade {unit}") == "R-23"


# --- the end of agreements ------------------------------------------------------------------


def test_war_declared_ends_every_agreement_and_brings_four_protests() -> None:
    """SX-26: balance +2 is -2 then; approvals cancel at once (notes-3, notes-1)."""
    position = tied(step=2, notes=2)
    breaking.war_declared(position, SACHSEN, PFALZ)
    tie = pfalz(position)
    assert (tie.step, tie.loose, tie.declared) == (0, 0, 2)
    assert notes.balance(position, SACHSEN, PFALZ) == -2
    breaking.peace_made(position, SACHSEN, PFALZ)
    assert notes.balance(position, SACHSEN, PFALZ) == 0


def test_a_broken_agreement_brings_three_protests() -> None:
    """notes-3."""
    position = tied(step=3, counter="pact", notes=1)
    play(position, "break pfalz")
    tie = pfalz(position)
    assert (tie.counter, tie.step, tie.loose, tie.broken) == (NO_COUNTER, 0, 0, 2)
    assert why(position, "break pfalz") == "notes-3"


def test_a_treaty_that_the_state_breaks_brings_no_notes_of_its_own() -> None:
    """R-83."""
    position = tied(step=4, counter="alliance", notes=1)
    breaking.treaty_broken(position, SACHSEN, PFALZ, "guarantees-2")
    assert (pfalz(position).counter, pfalz(position).loose, pfalz(position).broken) == (NO_COUNTER, 1, 0)


def test_what_is_given_back_leaves_the_protests() -> None:
    """guarantees-2, espionage-1; a married alliance cannot be ruined."""
    position = tied(step=3, counter="pact", notes=1)
    assert breaking.is_ruinable(position, SACHSEN, PFALZ)
    breaking.give_back(position, SACHSEN, PFALZ, "espionage-1")
    assert (pfalz(position).counter, pfalz(position).loose, pfalz(position).step) == (NO_COUNTER, 0, 0)
    assert not breaking.is_ruinable(position, SACHSEN, PFALZ)
    position.change_tie(SACHSEN, PFALZ, step=4, counter=ALLIANCE, married=True)
    assert not breaking.is_ruinable(position, SACHSEN, PFALZ)


def test_a_congress_leaves_the_relations() -> None:
    """R-34, motion 6."""
    position = tied(step=4, counter="alliance")
    breaking.dissolve(position, SACHSEN, PFALZ, "R-34")
    assert (pfalz(position).counter, pfalz(position).step) == (NO_COUNTER, 2)


# --- passage --------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "loose", "price"), [(2, 0, 4), (4, 2, 0), (1, -3, 5)])
def test_the_price_of_a_passage_counts_loose_notes(die: int, loose: int, price: int) -> None:
    """SX-22; below 1 is 1."""
    position = tied(die, notes=loose, step=3, counter="pact")
    assert demanded(position, SACHSEN, PFALZ) == price
