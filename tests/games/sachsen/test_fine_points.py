"""Fine points of courts, war and money that no other test holds: sentences of the rules that a slip would break."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.sachsen.battle.seam import mover
from engine.games.sachsen.politics import guarantees, helps
from engine.games.sachsen.politics.armies import ArmyCalled, Force, friends, strongest_tie
from engine.games.sachsen.politics.attack import assault
from engine.games.sachsen.politics.breaking import is_bound
from engine.games.sachsen.politics.contingents import contingent, leader_of
from engine.games.sachsen.politics.declaring import declare
from engine.games.sachsen.politics.kingdom_war import tension
from engine.games.sachsen.politics.motions import make_peace
from engine.games.sachsen.politics.peace import give_up
from engine.games.sachsen.politics.terms import ended, pay_winners
from engine.games.sachsen.politics.turns import own_turns_until
from engine.games.sachsen.politics.war_ends import WarEnds
from engine.games.sachsen.politics.wars import join
from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.record import ALLIANCE, ENROLLING, NO_COUNTER, OFF, PACT, Help, Pact, Unit
from engine.games.sachsen.sides import NOBODY, NUMBER
from tests.games.sachsen.by_hand import play, refused
from tests.games.sachsen.war_tables import (
    BAYERN,
    FRANCIA,
    HANNOVER,
    OESTERREICH,
    PFALZ,
    PREUSSEN,
    SACHSEN,
    bind,
    keys,
    turn_of,
)

SAXONY, PRUSSIA = NUMBER["sachsen"], NUMBER["preussen"]
AGAINST = {"one": ["preussen"], "other": ["bayern"]}


# --- help that was promised, and what is owed -----------------------------------------------------


def test_help_in_a_war_that_is_over_is_owed_no_more() -> None:
    """R-28: it is due in a war; nobody fails by it when that has ended."""
    position = turn_of("sachsen")
    bind(position, SACHSEN, BAYERN, ALLIANCE)
    position.helps = (Help(SACHSEN, BAYERN, 7, position.turn),)
    guarantees.look(position)
    assert not position.helps
    assert position.agreed(SACHSEN, BAYERN) == ALLIANCE


@pytest.mark.parametrize(("owed", "left"), [(True, 1), (False, 0)])
def test_money_does_not_stand_in_for_the_brigade_that_an_ally_owes(owed: bool, left: int) -> None:
    """R-28, R-30: money keeps a promise of help; what goes with the army of a Kingdom is a brigade."""
    position = turn_of("sachsen", wars=[{"one": ["preussen"], "other": ["francia"]}])
    position.helps = (Help(SACHSEN, FRANCIA, 1, position.turn, owed=owed),)
    helps.note_money(position, SACHSEN, FRANCIA, position.world.rulings.help_money)
    assert len(position.helps) == left


@pytest.mark.parametrize("owed", [False, True])
def test_who_owes_a_brigade_has_his_treaty_broken_and_who_promised_help_is_neutral(owed: bool) -> None:
    """R-30: no note; guarantees-3: as "neutral" by the table, which brings two protests to an ally."""
    position = turn_of("sachsen", wars=[{"one": ["preussen"], "other": ["francia"]}])
    bind(position, SACHSEN, FRANCIA, ALLIANCE)
    position.helps = (Help(SACHSEN, FRANCIA, 1, position.turn, owed=owed),)
    guarantees.look(position)
    assert position.agreed(SACHSEN, FRANCIA) != ALLIANCE
    assert position.tie(SACHSEN, FRANCIA).loose == (0 if owed else -2)


@pytest.mark.parametrize(
    ("agreed", "stand", "key"),
    [
        (NO_COUNTER, "neutral", "reaction-none"),
        (NO_COUNTER, "help", "reaction-approval"),
        (NO_COUNTER, "oppose", "reaction-protest"),
        (PACT, "neutral", "reaction-given-back"),
        (PACT, "help", "reaction-approval"),
        (PACT, "oppose", "reaction-war"),
        (ALLIANCE, "neutral", "reaction-broken"),
        (ALLIANCE, "help", "reaction-none"),
        (ALLIANCE, "oppose", "reaction-army"),
    ],
)
def test_what_a_state_will_do_is_told_beside_each_answer(agreed: int, stand: str, key: str) -> None:
    """guarantees-2: the gravest that the table has."""
    position = turn_of("preussen")
    bind(position, SACHSEN, BAYERN, agreed)
    play(position, "declare bayern")
    step, seat = position.agenda[-1], position.seat(SACHSEN)
    (found,) = step.preview(step.ask(position, seat), position.read(stand))
    assert found.message.key == f"sachsen-fact-{key}"


def test_who_has_fought_in_the_war_has_kept_his_promise() -> None:
    """R-28: a brigade that has joined a battle of that war; in another it has kept none."""
    units = {"sachsen-musketeers-1": "empire-16-7", "preussen-musketeers-1": "empire-16-6"}
    wars = [{"one": ["preussen"], "other": ["sachsen", "bayern"]}, {"one": ["preussen"], "other": ["pfalz"]}]
    position = turn_of("sachsen", units=units, wars=wars)
    first, second = (war.number for war in position.wars)
    position.helps = (Help(SACHSEN, BAYERN, first, 9), Help(SACHSEN, PFALZ, second, 9))
    play(position, "attack empire-16-6")
    assert [one.side for one in position.helps] == [PFALZ]


def test_two_own_turns_are_counted_from_the_one_that_goes_on() -> None:
    """R-28, turn-3: the present one among them, or one that is still to come in this round."""
    position = turn_of("preussen")
    ends = [own_turns_until(position, player, 2) - position.turn for player in (PREUSSEN, SACHSEN, HANNOVER)]
    assert ends == [1, 1, 1]
    play(position, "done")
    ends = [own_turns_until(position, player, 2) - position.turn for player in (PREUSSEN, SACHSEN, HANNOVER)]
    assert ends == [2, 1, 1]
    position.agenda = []
    assert own_turns_until(position, SACHSEN, 2) - position.turn == 2


# --- whose army, and whose side -------------------------------------------------------------------


def test_who_has_no_tie_to_a_kingdom_does_not_lead_its_army() -> None:
    """R-30: nobody tied, and it goes by the program; a single note is a tie (war-3)."""
    position = turn_of("sachsen")
    players = position.everybody()
    assert strongest_tie(position, FRANCIA, players) == NOBODY
    position.change_tie(HANNOVER, FRANCIA, loose=1)
    assert strongest_tie(position, FRANCIA, players) == HANNOVER


@pytest.mark.parametrize(
    ("ours", "theirs", "enemy"),
    [(ALLIANCE, ALLIANCE, None), (ALLIANCE, PACT, "sachsen"), (PACT, PACT, "preussen")],
)
def test_a_partner_of_both_joins_by_the_stronger_tie(ours: int, theirs: int, enemy: str | None) -> None:
    """war-2: a pact calls only for who is attacked; an ally of both cannot keep faith with either."""
    position = turn_of("preussen")
    bind(position, PREUSSEN, PFALZ, ours)
    bind(position, SACHSEN, PFALZ, theirs)
    declare(position, PREUSSEN, SAXONY)
    assert position.enemies(PFALZ) == ({NUMBER[enemy]} if enemy else set())


def test_help_goes_to_a_neutral_state_only() -> None:
    """notes-4."""
    assert refused(turn_of("sachsen"), "aid preussen money 500000") == "notes-4"


def test_an_army_of_a_kingdom_is_a_command_unit_and_a_brigade_of_its_column() -> None:
    """war-3, R-30: at least; a guard stays at home, and brigades follow their own general."""
    units = {
        "francia-1-general": "metz", "francia-2-general": "strasbourg", "francia-1-musketeers-1": "metz",
        "francia-1-musketeers-2": "metz", "francia-2-musketeers-1": "strasbourg",
    }  # fmt: skip
    position = turn_of("sachsen", units=units, wars=[{"one": ["preussen"], "other": ["francia"]}])
    position.push(Force(SACHSEN, FRANCIA, position.wars[0].number))
    assert refused(position, "done") == "war-3"
    assert refused(position, "lead francia-2-musketeers-1") == "war-3"
    play(position, "lead francia-2-general")
    assert refused(position, "done") == "war-3"
    assert refused(position, "lead francia-2-general") == "war-3"
    assert refused(position, "lead francia-1-musketeers-2") == "war-3"
    assert refused(position, "lead francia-1-musketeers-1") == "war-3", "it guards the border"
    play(position, "lead francia-2-musketeers-1", "done")
    assert {name for name, unit in position.units.items() if unit.led_by == SACHSEN} == {
        "francia-2-general", "francia-2-musketeers-1"
    }  # fmt: skip


def test_the_guard_of_the_border_does_not_go_with_its_general() -> None:
    """kingdom-war-5, R-30; nor does what serves another player already."""
    units = {"francia-1-general": "metz"} | {f"francia-1-musketeers-{n}": "metz" for n in (1, 2, 3)}
    position = turn_of("sachsen", units=units, wars=[{"one": ["preussen"], "other": ["francia"]}])
    position.put(position.units["francia-1-musketeers-3"], led_by=HANNOVER)
    position.push(Force(SACHSEN, FRANCIA, position.wars[0].number))
    play(position, "lead francia-1-general")
    assert refused(position, "lead francia-1-musketeers-1") == "war-3"
    assert refused(position, "lead francia-1-musketeers-2") == ""
    assert refused(position, "lead francia-1-musketeers-3") == "war-3"


def test_without_generals_brigades_go_alone() -> None:
    """war-3, R-30: where no command unit can be sent."""
    units = {"francia-1-musketeers-1": "metz", "francia-1-musketeers-2": "metz"}
    position = turn_of("sachsen", units=units, wars=[{"one": ["preussen"], "other": ["francia"]}])
    position.push(Force(SACHSEN, FRANCIA, position.wars[0].number))
    assert refused(position, "done") == "war-3"
    play(position, "lead francia-1-musketeers-2", "done")
    assert position.units["francia-1-musketeers-2"].led_by == SACHSEN


def test_a_battle_is_fought_in_the_province_that_was_invaded() -> None:
    """R-42, R-33: its terrain, and its capital for redoubts, wherever the anchor lies."""
    position = turn_of("preussen", wars=[{"one": ["preussen"], "other": ["nederland"]}])
    world = position.world
    assert world.provinces[0].capital
    other = next(s for s in range(len(world.squares)) if world.squares[s].province == 1)
    there = next(s for s in world.steps[other] if world.squares[s].province != 1)
    position.put(Unit(NUMBER["nederland"], "musketeers", 1, 1, other))
    lead = position.put(Unit(PRUSSIA, "musketeers", 1, 1, there))
    for province, capital in ((0, True), (-1, False)):
        copy = position.copy()
        assault(copy, PREUSSEN, other, (lead,), {}, province)
        assert copy.battle is not None
        assert copy.battle.capital == capital


def test_an_army_is_led_by_who_leads_its_own_units() -> None:
    """R-41: not by who leads those of another State that fight beside it."""
    position = turn_of("sachsen")
    units = [Unit(BAYERN, "musketeers", 1, led_by=HANNOVER), Unit(FRANCIA, "musketeers", 1)]
    assert leader_of(position, FRANCIA, units, NOBODY) == NOBODY
    assert leader_of(position, BAYERN, units, NOBODY) == HANNOVER
    assert leader_of(position, BAYERN, units, HANNOVER) == NOBODY
    bind(position, SACHSEN, FRANCIA, ALLIANCE)
    assert leader_of(position, FRANCIA, units, NOBODY) == SACHSEN
    position.chaos[FRANCIA] = True
    assert leader_of(position, FRANCIA, units, NOBODY) == NOBODY


def test_without_a_general_the_greater_column_is_the_chiefs() -> None:
    """R-42, initiative-5: of the State under whose flag they fight."""
    position = turn_of("sachsen")
    units = [
        Unit(FRANCIA, "musketeers", 1, 1),
        Unit(FRANCIA, "musketeers", 1, 2),
        Unit(FRANCIA, "dragoons", 1, 2),
    ]
    entries = {position.put(unit, square=0).id: 1 for unit in units}
    assert contingent(position, NOBODY, entries, FRANCIA).chief == (FRANCIA, 2)


def test_a_general_who_comes_late_is_not_the_chief() -> None:
    """R-42, battle-setup-5: he is who is there at once, a partner's where the own is not."""
    position = turn_of("sachsen")
    units = [Unit(BAYERN, "general"), Unit(BAYERN, "musketeers", 1), Unit(FRANCIA, "general", column=2)]
    own, brigade, other = (position.put(unit, square=0).id for unit in units)
    assert contingent(position, NOBODY, {own: 1, brigade: 1, other: 1}, BAYERN).chief == (BAYERN, 1)
    assert contingent(position, NOBODY, {own: 3, brigade: 1, other: 1}, BAYERN).chief == (FRANCIA, 2)


def test_a_column_is_moved_by_who_leads_most_of_it() -> None:
    """battle-setup-5, R-25: whose card is played for it; the program has none."""
    position = turn_of("sachsen")
    led = [NOBODY, NOBODY, HANNOVER, SACHSEN, HANNOVER]
    units = [Unit(BAYERN, "musketeers", n, 1, 0, led_by=player) for n, player in enumerate(led, 1)]
    names = [position.put(unit).id for unit in units]
    assert [mover(position, names[:n]) for n in (0, 2, 3, 5)] == [NOBODY, NOBODY, HANNOVER, HANNOVER]


def test_who_cannot_join_a_war_has_not_joined_it() -> None:
    """guarantees-2: no army is sent where no war has come of an answer."""
    position = turn_of("sachsen", wars=[AGAINST])
    number, before = position.wars[0].number, position.wars
    assert not join(position, number + 1, SAXONY, BAYERN, "guarantees-2")
    assert not join(position, number, PRUSSIA, BAYERN, "guarantees-2")
    assert not join(position, number, SAXONY, PFALZ, "guarantees-2")
    assert position.wars == before
    assert join(position, number, SAXONY, BAYERN, "guarantees-2")
    assert position.at_war(SAXONY, BAYERN)


def test_money_of_a_beaten_player_is_paid_to_neutral_winners_as_well() -> None:
    """R-31: where no player has won the bank takes it for the State."""
    position = turn_of("sachsen", wars=[AGAINST], money={"preussen": 1_000_000})
    pay_winners(position, PREUSSEN, ended(position.wars[0], lost_one=True), 6, "R-31")
    assert position.treasury[PREUSSEN] == 4
    assert position.treasury[SACHSEN] == position.treasury[HANNOVER]


def test_a_neutral_state_at_its_end_leaves_the_war_alone() -> None:
    """R-40: at the price of the program; its partners fight on."""
    position = turn_of("preussen", wars=[{"one": ["preussen"], "other": ["bayern", "sachsen"]}])
    world = position.world
    for number, province in enumerate(position.provinces_of(BAYERN), 1):
        position.put(Unit(PRUSSIA, "musketeers", number, 1, world.provinces[province].squares[0]))
    position.push(WarEnds())
    position.settle()
    assert not position.enemies(BAYERN)
    assert position.at_war(PRUSSIA, SAXONY)
    assert len(position.provinces_of(BAYERN)) == 4
    assert len(position.provinces_of(PRUSSIA)) == 8


def test_who_is_beaten_is_beaten_once() -> None:
    """peace-1; and not in a war that is over."""
    position = turn_of("preussen", wars=[{"one": ["preussen", "hannover"], "other": ["sachsen"]}])
    number = position.wars[0].number
    position.news = []
    for _ in range(2):
        give_up(position, number, (PRUSSIA,), "peace-1")
        give_up(position, number + 1, (PRUSSIA,), "peace-1")
    assert keys(position).count("beaten") == 1
    assert position.wars[0].beaten == (PRUSSIA,)


@pytest.mark.parametrize("bad", [True, False])
def test_in_the_war_of_the_kingdoms_their_card_does_nothing(bad: bool) -> None:
    """R-32."""
    wars = [{"one": ["francia", "sachsen"], "other": ["oesterreich", "preussen"], "kingdom": True}]
    position = turn_of("sachsen", wars=wars)
    position.tension, steps = True, list(position.agenda)
    tension(position, bad=bad)
    assert position.tension
    assert position.agenda == steps


@pytest.mark.parametrize(
    ("player", "other", "bound"), [("sachsen", "preussen", True), ("sachsen", "hannover", False)]
)
def test_only_who_has_agreed_is_bound(player: str, other: str, bound: bool) -> None:
    """R-34: a congress dissolves an agreement between these two; a marriage is for good (R-24)."""
    position = turn_of("sachsen")
    position.pacts = (Pact(SACHSEN, PREUSSEN, "alliance"), Pact(SACHSEN, HANNOVER, "marriage"))
    assert is_bound(position, NUMBER[player], NUMBER[other]) == bound


def test_a_new_general_has_his_price_and_no_experience() -> None:
    """army-3, R-70: 1,200,000, three turns; the reserve of the brigades stays."""
    position = turn_of("sachsen", turn=4, columns={"sachsen": "points 5 reserve 2"})
    before = position.treasury[SACHSEN]
    play(position, "enrol general")
    unit = position.command_of(SAXONY, 1)
    assert unit is not None
    assert (unit.status, unit.square, unit.due) == (ENROLLING, OFF, 7)
    assert position.treasury[SACHSEN] == before - 12
    column = position.column(unit)
    assert (column.points, column.reserve, column.marshal, column.alive) == (0, 2, False, True)
    assert refused(position, "enrol general") == "army-3"


def test_a_congress_takes_kingdoms_out_of_the_wars_of_others() -> None:
    """R-34: who has partners leaves the war; only peace in the war of the Kingdoms is peace for all."""
    wars = [{"one": ["preussen", "francia"], "other": ["sachsen", "oesterreich"]}]
    position = turn_of("sachsen", wars=wars)
    make_peace(position, FRANCIA, OESTERREICH)
    assert not position.enemies(FRANCIA)
    assert not position.enemies(OESTERREICH)
    assert position.at_war(SAXONY, PRUSSIA)


def test_nobody_who_fights_a_kingdom_leads_its_army() -> None:
    """war-3, R-30: however strong his tie has been."""
    position = turn_of("sachsen", wars=[{"one": ["preussen"], "other": ["francia"]}])
    assert friends(position, FRANCIA) == (SACHSEN, HANNOVER)


@pytest.mark.parametrize(
    ("won", "paid"), [((0, 0, 0), (4, 3)), ((0, 0, 1), (3, 4))], ids=["in the order of play", "by battles"]
)
def test_of_money_that_cannot_be_divided_the_first_winner_has_more(
    won: tuple[int, ...], paid: tuple[int, int]
) -> None:
    """R-31, R-06: in equal parts of whole coins; first is who has won most battles."""
    position = turn_of("sachsen", wars=[{"one": ["preussen"], "other": ["sachsen", "hannover"]}])
    war = replace(position.wars[0], won=won)
    before = list(position.treasury)
    pay_winners(position, PREUSSEN, ended(war, lost_one=True), 7, "R-31")
    gained = [now - then for now, then in zip(position.treasury, before, strict=True)]
    assert (gained[SACHSEN], gained[HANNOVER]) == paid
    assert gained[PREUSSEN] == -7


@pytest.mark.parametrize(
    ("side", "counter", "comes"),
    [(FRANCIA, ALLIANCE, True), (FRANCIA, PACT, False), (BAYERN, ALLIANCE, False)],
)
def test_only_a_kingdom_sends_an_army_and_only_to_its_ally(side: int, counter: int, comes: bool) -> None:
    """war-3: others join the war of who is attacked (war-2) and defend themselves."""
    position = turn_of("preussen")
    bind(position, SACHSEN, side, counter)
    position.put(Unit(side, "musketeers", 1, 1, position.world.realms[side].capital))
    declare(position, PREUSSEN, SAXONY)
    assert position.at_war(side, PRUSSIA)
    assert any(step.name == "army-called" for step in position.agenda) == comes
    assert not position.wars[0].sent


def test_an_army_of_a_kingdom_without_friends_goes_by_itself() -> None:
    """R-30, R-40; one with friends is led by the closest of them."""
    position = turn_of("sachsen", wars=[{"one": ["preussen"], "other": ["francia"]}])
    for number in (1, 2):
        position.put(Unit(FRANCIA, "musketeers", number, 1, position.world.realms[FRANCIA].capital))
    alone = position.copy()
    ArmyCalled(FRANCIA, 1).run(pushed(alone))
    assert alone.wars[0].sent == (FRANCIA,)
    position.change_tie(SACHSEN, FRANCIA, loose=1)
    ArmyCalled(FRANCIA, 1).run(pushed(position))
    assert position.agenda[-1] == Force(SACHSEN, FRANCIA, 1)
    assert not position.wars[0].sent


def pushed(position: SachsenPosition) -> SachsenPosition:
    """The same, where an army has been called."""
    position.push(ArmyCalled(FRANCIA, 1))
    return position
