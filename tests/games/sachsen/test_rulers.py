"""Events, attempts, succession, chaos, who leaves and returns (SX-12 to SX-16, SX-59; R-18 to R-21)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.sachsen.effects import BATTLE, OPS
from engine.games.sachsen.politics import attempts, chaos, succession
from engine.games.sachsen.politics.addressing import NONE, meet
from engine.games.sachsen.politics.carrying_out import DOINGS
from engine.games.sachsen.politics.events import EventOfTurn
from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.record import ALLIANCE, NO_COUNTER, REORGANISING, Claim, Extra, Heir, Pending, Unit
from engine.games.sachsen.sides import ELECTORATES, NOBODY, NUMBER
from engine.kernel.errors import Refused
from tests.games.sachsen.by_hand import ARMY, listed, load, play, refused, year
from tests.games.sachsen.test_intrigue import FIRST, SECOND, THIRD, keys

SACHSEN, PREUSSEN, HANNOVER = range(3)
SAXONY, PRUSSIA, BAYERN, PFALZ, FRANCIA = (
    NUMBER[name] for name in ("sachsen", "preussen", "bayern", "pfalz", "francia")
)
PACT = {"step": 3, "counter": "pact"}
ALLIED = {"step": 4, "counter": "alliance"}


def event(card: str, *dice: int, side: str = "", **fields: Any) -> SachsenPosition:
    """An event (card and half) that is about to meet a State, which it does if one is named."""
    position = year(**{"phase": "event", "event": card, "hands": {"hannover": ["spy"]}} | fields)
    load(position, *dice)
    if side:
        position.agenda = [
            step for step in position.agenda if step.name not in ("event-meets", "claim-event")
        ]
        meet(position, NUMBER[side])
        position.settle()
    return position


# --- the event of the turn ------------------------------------------------------------------------


def test_a_card_is_turned_and_a_die_says_which_half() -> None:
    """events-1, R-09; what it brings is told before anybody is asked whether to claim it."""
    for face, good in ((3, False), (4, True)):
        position = year(phase="income", events=["harvest", "camp"])
        position.agenda = [EventOfTurn()]
        load(position, face, 1)
        position.settle()
        told = [one for one in position.news if one.message.key.startswith("sachsen-card-harvest")]
        half = "good" if good else "bad"
        assert [(one.message.key, one.clause) for one in told] == [
            (f"sachsen-card-harvest-{half}", "sachsen events-5")
        ]
        assert (position.event, position.good, len(position.event_deck)) == (0, good, 1)
        assert position.event_side == NUMBER["nederland"]


def test_when_all_events_are_used_a_new_cycle_begins() -> None:
    """turn-1."""
    position = year(phase="income", events=[])
    position.agenda = [EventOfTurn()]
    position.settle()
    assert len(position.event_deck) == len(position.world.events) - 1


def test_the_first_claimer_takes_it_and_no_service_hinders_him() -> None:
    """SX-12: events-3, events-4, espionage-5."""
    held = {"hannover": ["spy"], "preussen": ["spy"], "sachsen": ["volley"]}
    position = event(
        "treasury bad", hands=held, services=["sachsen"], order=["preussen", "hannover", "sachsen"]
    )
    play(position, "claim", seat=THIRD)
    play(position, "pass", seat=FIRST)
    told = play(position, "claim", seat=SECOND)
    assert keys(told) == ["claims"]
    assert [len(hand) for hand in position.hands] == [1, 0, 1]
    decision = position.decision()
    assert decision is not None
    assert (decision.step, decision.seats, len(decision.actions)) == ("address", (SECOND,), 12)
    play(position, "event sachsen")
    assert position.treasury == [35, 50, 50]
    assert position.event_side == SAXONY


def test_an_attempt_is_sent_to_electorates_and_the_tension_is_not_claimed() -> None:
    """R-18, events-4."""
    position = event("conspiracy bad")
    play(position, "claim")
    assert refused(position, "event francia") == "R-18"
    assert "event lot neutrals" in listed(position, "event")
    load(position, 1, 5)
    play(position, "event lot players")
    assert position.event_side == SAXONY
    position = event("kingdoms good")
    assert position.top().name == "call"
    assert refused(position, "claim") == "events-4"
    typed = position.decision()
    assert typed is not None
    with pytest.raises(Refused, match="events-4"):
        typed.read("claim")
    position = year(phase="player-turn", order=["sachsen", "preussen", "hannover"])
    assert refused(position, "claim") == "events-3"


def test_an_event_that_is_said_to_change_nothing_changes_nothing() -> None:
    """events-5: true as long as no half of an event does anything that it does not tell.

    Each half meets a player's State and a neutral one, both without armies, children and relations.
    """
    before = year(hands={})
    idle = set()
    for number, name in enumerate(before.world.event_ids):
        for good in (False, True):
            for side in (SAXONY, PFALZ):
                if before.world.events[number].scope == NONE:
                    continue
                after = before.copy()
                after.event, after.good, after.event_side, after.news = number, good, side, []
                as_it_was = after.plain()
                meet(after, side)
                if keys(after.news)[-1:] == ["event-idle"]:
                    idle.add((name, good, side))
                    assert after.plain() == as_it_was, (name, good)
                    assert len(after.agenda) == len(before.agenda)
    assert ("harvest", True, PFALZ) in idle
    assert ("harvest", True, SAXONY) not in idle


def test_who_has_no_ruler_meets_no_event() -> None:
    """R-20."""
    position = event("harvest good", chaos=["bayern"])
    play(position, "claim")
    assert refused(position, "event bayern") == "R-20"
    position = event("frontier good", chaos=["bayern"], hands={})
    assert not position.chaos[position.event_side]


# --- effects --------------------------------------------------------------------------------------


def test_every_operation_is_carried_out_in_one_place() -> None:
    spies = {"rob", "ruin", "claim", "service"}
    assert set(DOINGS) == set(OPS) - BATTLE - spies


@pytest.mark.parametrize(
    ("card", "treasury"),
    [
        ("harvest bad", 40),
        ("harvest good", 60),
        ("treasury bad", 35),
        ("treasury good", 65),
        ("town good", 55),
    ],
)
def test_money_of_a_player(card: str, treasury: int) -> None:
    assert event(card, side="sachsen").treasury[SACHSEN] == treasury


def test_money_is_never_below_nothing_and_may_come_later() -> None:
    poor = event("treasury bad", side="sachsen", money={"sachsen": 200_000})
    assert (poor.treasury[SACHSEN], poor.debt[SACHSEN]) == (0, 0)
    later = event("estates good", side="sachsen")
    assert later.pending == (Pending(SACHSEN, "money", 3, 3),)
    assert event("camp good", side="sachsen").pending == (Pending(SACHSEN, "maintenance", 50),)
    assert event("arsenal good", side="sachsen").pending == (
        Pending(SACHSEN, "recruit-price", 150, 2, until=2),
    )


def test_the_fair_pays_the_neighbours_once() -> None:
    position = event("town good", side="sachsen")
    near = {position.leader[side] for side in position.neighbours_of(SAXONY)}
    assert [position.treasury[p] for p in (PREUSSEN, HANNOVER)] == [
        50 + (p in near) for p in (PREUSSEN, HANNOVER)
    ]
    assert PREUSSEN in near


def test_provinces_that_miss_their_income() -> None:
    position = event("town bad", side="sachsen")
    capital = position.world.squares[position.world.realms[SAXONY].capital].province
    assert position.extra[capital] == Extra(missing=2)
    position = event("estates bad", 2, side="sachsen")
    assert position.extra[position.provinces_of(SAXONY)[1]] == Extra(missing=3, unless=2)


def test_a_brigade_is_named_where_there_is_a_choice() -> None:
    """Part 4: retrain without a fee, disband; musketeers above four (army-1)."""
    units = ARMY | {"sachsen-dragoons-1": "dresden", "sachsen-artillery-1": "dresden"}
    position = event("camp bad", side="sachsen", units=units)
    decision = position.decision()
    assert decision is not None
    assert (decision.step, decision.seats) == ("name-brigade", (FIRST,))
    assert refused(position, "reorganise sachsen-general") == "events-5"
    assert refused(position, "disband sachsen-dragoons-1") == "events-5"
    play(position, "reorganise sachsen-dragoons-1")
    unit = position.units["sachsen-dragoons-1"]
    assert (unit.status, unit.due, unit.paid, unit.is_on) == (REORGANISING, 4, True, False)
    position = event("soldiers bad", side="sachsen", units=units)
    assert refused(position, "disband sachsen-musketeers-1") == "events-5"
    play(position, "disband sachsen-artillery-1")
    assert "sachsen-artillery-1" not in position.units
    position = event("arsenal bad", side="sachsen", units=units)
    assert position.units["sachsen-artillery-1"].status == REORGANISING
    assert event("camp bad", side="sachsen").decision() is not None


def test_volunteers_and_losses_of_a_neutral_state() -> None:
    position = event("soldiers good", side="sachsen", units=ARMY)
    assert position.units["sachsen-musketeers-5"].square == position.world.realms[SAXONY].capital
    neutral = {"pfalz-musketeers-1": "heidelberg-city", "pfalz-artillery-1": "heidelberg-city"}
    position = event("arsenal bad", side="pfalz", units=neutral)
    assert position.units["pfalz-artillery-1"].paid
    assert position.units["pfalz-musketeers-1"].is_on
    assert not event("soldiers bad", side="pfalz", units=neutral).units["pfalz-musketeers-1"].is_on


def test_notes_of_the_neutral_state_that_is_met() -> None:
    ties = {"sachsen": {"pfalz": {"step": 1, "notes": 2}}, "preussen": {"pfalz": PACT}}
    loose = [
        event(card, side="pfalz", ties=ties).ties for card in ("harvest good", "gazette bad", "gazette good")
    ]
    assert [[row[p * 10 + PFALZ].loose for p in range(3)] for row in loose] == [
        [3, 1, 0],
        [1, 0, -1],
        [3, 1, 1],
    ]
    best = event("frontier good", side="pfalz", ties=ties)
    assert [best.tie(p, PFALZ).loose for p in range(3)] == [2, 2, 0]
    gift = event("treasury good", side="pfalz", ties=ties)
    assert gift.treasury == [50, 55, 50]
    assert event("treasury good", side="pfalz").treasury == [50, 50, 50]


def test_reconciliation_and_tension() -> None:
    position = event("kingdoms good", tension=True, hands={})
    assert not position.tension
    assert [one.kind for one in position.pending] == ["kingdom-answers"] * 3
    assert event("kingdoms bad", hands={}).agenda[-1].name == "kingdom-sides"


def test_a_card_is_drawn_unseen() -> None:
    position = event("conspiracy good", side="sachsen", deck=["spy", "volley"])
    assert position.world.names_of(position.hands[SACHSEN]) == ("spy",)
    assert position.deck == [position.world.card["volley"]]


# --- a court asks ---------------------------------------------------------------------------------


def test_the_first_who_gives_ends_the_asking() -> None:
    """Part 4: a note of approval."""
    position = event("harvest bad", side="pfalz", money={"sachsen": 400_000})
    decision = position.decision()
    assert decision is not None
    assert (decision.step, decision.seats) == ("court-asks", (SECOND,))
    play(position, "refuse")
    play(position, "give", seat=THIRD)
    assert (position.treasury[HANNOVER], position.tie(HANNOVER, PFALZ).loose) == (45, 1)
    assert position.tie(PREUSSEN, PFALZ).loose == 0
    assert not any(step.name == "court-asks" for step in position.agenda)


@pytest.mark.parametrize(("tie", "loose"), [(PACT, -1), (ALLIED, -3)])
def test_a_partner_who_refuses_pays_for_it(tie: dict[str, Any], loose: int) -> None:
    """notes-3, guarantees-4: pact and approvals given back, or the treaty broken and two protests."""
    position = event("harvest bad", side="pfalz", ties={"sachsen": {"pfalz": tie}})
    play(position, "refuse")
    assert (position.agreed(SACHSEN, PFALZ), position.tie(SACHSEN, PFALZ).loose) == (NO_COUNTER, loose)


def test_a_brigade_is_given_by_name() -> None:
    """R-23."""
    position = event("frontier bad", side="pfalz", units=ARMY)
    assert position.top().seats(position) == (FIRST,)
    assert len(listed(position, "give")) == 4
    assert refused(position, "give sachsen-general") == "R-23"
    assert refused(position, "give") == "R-23"
    play(position, "give sachsen-musketeers-2")
    assert position.units["sachsen-musketeers-2"].due == 4
    assert position.tie(SACHSEN, PFALZ).loose == 1


# --- attempts -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "turns"), [(2, 3), (3, 2), (4, 1), (5, 0), (6, 0)])
def test_wounds(face: int, turns: int) -> None:
    """attempt-2, SX-13."""
    position = year()
    load(position, face)
    attempts.strike(position, PRUSSIA)
    assert position.blocked[PRUSSIA] == turns
    assert not any(position.capture_right)


def test_one_ruler_leads_all_his_states() -> None:
    """D-36: an attempt on either wounds him in both."""
    position = year(leaders={"pfalz": "sachsen"})
    load(position, 3)
    attempts.strike(position, PFALZ)
    assert (position.blocked[SAXONY], position.blocked[PFALZ], position.is_blocked(SACHSEN)) == (2, 2, True)
    attempts.miss(position, SACHSEN)
    assert (position.blocked[SAXONY], position.blocked[PFALZ]) == (1, 1)


def test_who_is_struck_in_his_own_turn_has_no_more_of_it() -> None:
    """attempt-5, R-26: counted from the next one."""
    position = year(phase="player-turn", hands={"sachsen": ["attempt"]})
    load(position, 1 + NUMBER["sachsen"], 4)
    play(position, "play attempt")
    assert position.blocked[SAXONY] == 1
    assert position.top().seats(position) == (SECOND,)


def test_a_neutral_court_heals_at_the_end_of_turns() -> None:
    """R-77, SX-59."""
    position = year(turn=4, phase="player-turn", blocked={"pfalz": 2})
    seen = []
    while position.turn < 7:
        seen.append((position.turn, bool(refused(position, "propose pfalz"))))
        turn = position.turn
        while position.turn == turn or position.top().name != "player-turn":
            decision = position.decision()
            assert decision is not None
            position.play(
                next(iter(decision.actions)) if decision.step != "player-turn" else position.read("done")
            )
    assert seen == [(4, True), (5, True), (6, False)]


# --- succession -----------------------------------------------------------------------------------


def test_a_son_succeeds_and_agreements_stand() -> None:
    """attempt-3, SX-14, D-05: he is no heir any more, his sisters stay, the marriage counts on."""
    heirs = {"sachsen": ["daughter pfalz"], "pfalz": ["son sachsen", "daughter"]}
    position = year(heirs=heirs, ties={"sachsen": {"pfalz": ALLIED | {"married": True}}})
    succession.died(position, PFALZ)
    assert position.heirs[PFALZ] == (Heir("daughter"),)
    assert position.agreed(SACHSEN, PFALZ) == ALLIANCE
    assert position.tie(SACHSEN, PFALZ).married
    succession.died(position, PFALZ)
    assert position.chaos[PFALZ]


def test_a_married_daughter_brings_the_state() -> None:
    """attempt-3, R-19: its agreements end; from the next turn it pays and is paid for."""
    heirs = {"sachsen": ["son pfalz"], "pfalz": ["daughter sachsen"]}
    ties = {"sachsen": {"pfalz": ALLIED | {"married": True}}, "preussen": {"pfalz": PACT}}
    wars = [
        {"one": ["sachsen"], "other": ["pfalz", "bayern"], "since": 1},
        {"one": ["preussen"], "other": ["pfalz"], "since": 1},
    ]
    position = year(heirs=heirs, ties=ties, wars=wars)
    succession.died(position, PFALZ)
    assert position.led(SACHSEN) == (SAXONY, PFALZ)
    assert position.agreed(PREUSSEN, PFALZ) == NO_COUNTER
    assert len(position.owned_by(SACHSEN)) == 12
    assert not position.at_war(SAXONY, PFALZ)
    assert position.at_war(PRUSSIA, PFALZ)


def test_of_two_husbands_a_state_card_decides() -> None:
    """R-19; a house without a player inherits nothing (D-62)."""
    heirs = {"pfalz": ["daughter sachsen", "daughter preussen"], "bayern": ["daughter nederland"]}
    position = year(heirs=heirs)
    load(position, 2)
    succession.died(position, PFALZ)
    assert position.leader[PFALZ] == PREUSSEN
    succession.died(position, BAYERN)
    assert (position.leader[BAYERN], position.chaos[BAYERN]) == (NOBODY, True)


def test_a_player_leaves_with_all_that_he_has() -> None:
    """attempt-4, R-21."""
    position = year(
        phase="player-turn", heirs={"sachsen": ["son"]}, hands={"sachsen": ["attempt", "spy", "volley"]},
        services=["sachsen"], ties={"sachsen": {"pfalz": ALLIED}}, pacts=["sachsen alliance preussen"],
        battles={"sachsen": 2}, leaders={"bayern": "sachsen"},
    )  # fmt: skip
    load(position, 1 + NUMBER["sachsen"], 1)
    told = play(position, "play attempt")
    assert "leaves" in keys(told)
    assert (position.homes[SACHSEN], position.treasury[SACHSEN], position.battles[SACHSEN]) == (NOBODY, 0, 0)
    assert position.hands[SACHSEN] == ()
    assert sorted(position.world.names_of(position.discards)) == [
        "attempt",
        "counter-espionage",
        "spy",
        "volley",
    ]
    assert position.pacts == ()
    assert position.agreed(SACHSEN, PFALZ) == NO_COUNTER
    assert (position.is_neutral(SAXONY), position.chaos[BAYERN]) == (True, True)
    assert position.top().seats(position) == (SECOND,)


def test_with_the_option_a_son_saves_the_player() -> None:
    """R-21."""
    position = year(options={"heirs-save-players": True}, heirs={"sachsen": ["son"]})
    succession.died(position, SAXONY)
    assert (position.homes[SACHSEN], position.heirs[SAXONY]) == (SAXONY, ())
    succession.died(position, SAXONY)
    assert position.waits(SACHSEN)


def test_a_player_returns_with_an_electorate_without_an_alliance() -> None:
    """SX-15: attempt-4, D-37."""
    position = year(
        seats=5, deal=["nederland", "niederrhein", "preussen", "sachsen", "nobody"], chaos=["hannover"],
        ties={"nederland": {"pfalz": ALLIED}, "niederrhein": {"bayern": PACT}},
    )  # fmt: skip
    assert succession.vacant(position) == (NUMBER["hessen-thueringen"], BAYERN)
    load(position, 2)
    succession.come_back(position)
    assert position.homes[4] == BAYERN
    assert position.agreed(1, BAYERN) == NO_COUNTER
    assert [side for side in ELECTORATES if position.leader[side] == 4] == [BAYERN]


# --- chaos ----------------------------------------------------------------------------------------


def test_what_is_held_alone_for_a_turn_is_won() -> None:
    """R-20."""
    position = year(chaos=["pfalz"], units={"sachsen-musketeers-1": "heidelberg-city"})
    province = position.world.squares[position.world.square["heidelberg-city"]].province
    chaos.hold(position, PREUSSEN)
    assert position.claims[province] is None
    chaos.hold(position, SACHSEN)
    assert position.claims[province] == Claim(SACHSEN, 2)
    chaos.claim(position, PREUSSEN)
    chaos.claim(position, SACHSEN)
    assert position.owner[province] == SAXONY
    assert not position.gone[PFALZ]


def test_a_claim_is_lost_when_another_comes_and_units_of_the_state_forbid_it() -> None:
    """R-20."""
    position = year(chaos=["pfalz"], units={"sachsen-musketeers-1": "heidelberg-city"})
    province = position.world.squares[position.world.square["heidelberg-city"]].province
    chaos.hold(position, SACHSEN)
    guest = position.put(Unit(PRUSSIA, "musketeers", 1, square=position.world.square["heidelberg-city"]))
    chaos.hold(position, PREUSSEN)
    assert position.claims[province] is None
    position.remove(guest)
    position.put(Unit(PFALZ, "musketeers", 1, square=guest.square))
    chaos.hold(position, SACHSEN)
    assert position.claims[province] is None


def test_a_state_without_provinces_is_gone() -> None:
    """R-20."""
    position = year(
        chaos=["pfalz"], units={"sachsen-musketeers-1": "heidelberg-city", "pfalz-general": "dresden"}
    )
    province = position.world.squares[position.world.square["heidelberg-city"]].province
    for other in position.provinces_of(PFALZ):
        if other != province:
            position.owner[other] = PRUSSIA
    chaos.hold(position, SACHSEN)
    chaos.claim(position, SACHSEN)
    assert (position.gone[PFALZ], position.chaos[PFALZ]) == (True, False)
    assert position.units_of(PFALZ) == []
