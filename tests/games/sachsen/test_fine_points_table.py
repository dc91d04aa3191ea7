"""Fine points of the table that no other test holds: lots, cards, events, congresses, agreements."""

from __future__ import annotations

import pytest

from engine.games.sachsen.game import GAME
from engine.games.sachsen.politics.addressing import why_unclaimed
from engine.games.sachsen.politics.auction import Auction
from engine.games.sachsen.politics.chaos import claim
from engine.games.sachsen.politics.closing import is_over
from engine.games.sachsen.politics.coalition import partners_of
from engine.games.sachsen.politics.hands import rob
from engine.games.sachsen.politics.kingdom_war import tension
from engine.games.sachsen.politics.lent import go_home
from engine.games.sachsen.politics.occasions import LATEST, closed, latest_turn
from engine.games.sachsen.politics.peace import give_up
from engine.games.sachsen.politics.terms import ended, indemnities
from engine.games.sachsen.politics.victory import points_of
from engine.games.sachsen.politics.windows import Carrying
from engine.games.sachsen.record import ALLIANCE, Claim, Unit
from engine.games.sachsen.sides import NOBODY, NUMBER
from tests.games.sachsen.by_hand import play, refused
from tests.games.sachsen.war_tables import HANNOVER, PREUSSEN, SACHSEN, bind, keys, top, turn_of

SAXONY, PRUSSIA = NUMBER["sachsen"], NUMBER["preussen"]
AGAINST = {"one": ["preussen"], "other": ["bayern"]}


@pytest.mark.parametrize(("length", "last"), [("score", LATEST), ("cycles", 12)])
def test_where_no_calendar_ends_the_game_any_turn_may_be_named(length: str, last: int) -> None:
    """agreements-1, setup-3."""
    position = turn_of("sachsen")
    position.options = type(position.options)(length=length, number=1)  # type: ignore[arg-type]
    assert latest_turn(position) == last


def test_a_claim_in_a_state_in_chaos_is_a_cause_for_a_congress() -> None:
    """R-34: for who holds it."""
    position = turn_of("sachsen", chaos=["bayern"])
    assert refused(position, "congress 5 pfalz") == "R-34"
    position.claims[position.world.province["muenchen"]] = Claim(PREUSSEN, position.turn)
    assert refused(position, "congress 5 pfalz") == "R-34"
    position.claims[position.world.province["muenchen"]] = Claim(SACHSEN, position.turn)
    assert refused(position, "congress 5 pfalz") == ""


def test_nothing_is_agreed_before_the_first_turn() -> None:
    """agreements-1, setup-5: while the first units are placed."""
    position = turn_of("sachsen")
    assert closed(position, SACHSEN, PREUSSEN) is None
    position.turn = 0
    assert closed(position, SACHSEN, PREUSSEN) is not None


def test_where_all_rulers_are_wounded_there_is_no_auction() -> None:
    """auction-6: nobody bids, and they play in the order of their State cards."""
    position = turn_of("sachsen")
    for side in (SAXONY, PRUSSIA, NUMBER["hannover"]):
        position.blocked[side] = 2
    position.push(Auction())
    deck, steps = list(position.deck), len(position.agenda)
    position.agenda[-1].run(position)
    assert sorted(position.order) == [0, 1, 2]
    assert (position.deck, position.lot) == (deck, ())
    assert len(position.agenda) == steps - 1
    assert keys(position)[-1] == "order"


@pytest.mark.parametrize("winner", ["sachsen", "bayern"])
def test_cards_of_the_beaten_go_to_the_discards_where_no_player_has_won(winner: str) -> None:
    """peace-3, R-31: else to the player, who alone learns which."""
    position = turn_of(
        "hannover", hands={"preussen": ["spy"]}, wars=[{"one": ["preussen"], "other": [winner]}]
    )
    discards, number = len(position.discards), position.wars[0].number
    give_up(position, number, (PRUSSIA,), "peace-1")
    while top(position) != "spoils":
        position.pop()
    position.settle()
    assert not position.hands[PREUSSEN]
    alone = winner == "bayern"
    assert (len(position.discards) - discards, len(position.hands[SACHSEN])) == ((1, 0) if alone else (0, 1))
    assert ("cards-lost" in keys(position)) == alone


def test_who_has_no_card_left_is_robbed_of_none() -> None:
    """R-15."""
    position = turn_of("sachsen", hands={"preussen": ["spy"]})
    rob(position, SACHSEN, PREUSSEN)
    rob(position, SACHSEN, PREUSSEN)
    assert [len(position.hands[player]) for player in (SACHSEN, PREUSSEN)] == [1, 0]


def test_each_first_unit_is_placed_once() -> None:
    """setup-5."""
    position = GAME.start(scenario="year", seats=3, seed=1)
    while position.top().name != "placing":
        position.play(next(iter(position.decision().actions)))  # type: ignore[union-attr]
    step = position.top()
    decision = position.decision()
    assert decision is not None
    whole = step.shown(step.ask(position, decision.seats[0])).text()
    assert refused(position, whole, decision.seats[0]) == ""
    twice = f"{whole} {' '.join(whole.split()[1:3])}"
    assert refused(position, twice, decision.seats[0]) == "setup-5"


def test_why_an_event_is_not_claimed() -> None:
    """events-3: not at this moment; events-4: the tension of the Kingdoms has no addressee at any."""
    position = turn_of("sachsen")
    events = position.world.events
    clauses = {}
    for event in (-1, *range(len(events))):
        position.event = event
        clauses[event] = why_unclaimed(position).clause.removeprefix("sachsen ")
    assert clauses.pop(-1) == "events-3"
    assert {events[event].scope == "none" for event, clause in clauses.items() if clause == "events-4"} == {
        True
    }
    assert "events-3" in clauses.values()


@pytest.mark.parametrize(("coins", "clause"), [(400, "R-34"), (500, ""), (2000, ""), (2100, "R-34")])
def test_a_congress_pays_half_a_million_to_two(coins: int, clause: str) -> None:
    """R-34."""
    position = turn_of("sachsen", wars=[AGAINST | {"other": ["sachsen"]}])
    assert refused(position, f"congress 3 sachsen preussen {coins}000") == clause


def test_nothing_is_agreed_while_a_battle_or_a_congress_goes_on() -> None:
    """congress-1, turn-5: everything else is suspended."""
    position = turn_of("sachsen", wars=[{"one": ["sachsen"], "other": ["preussen"]}])
    assert closed(position, PREUSSEN, HANNOVER) is None
    play(position, "congress 5 bayern", "yes")
    assert top(position) == "congress"
    why = closed(position, PREUSSEN, HANNOVER)
    assert why is not None
    assert why.clause == "sachsen congress-1"


@pytest.mark.parametrize("length", ["provinces", "score", "cycles"])
def test_the_end_that_was_chosen_comes_with_the_last_point_or_turn(length: str) -> None:
    """setup-3, R-44: a goal that is reached, not passed; the last turn of the last cycle."""
    position = turn_of("sachsen", turn=12)
    totals = [sum(points_of(position, player).values()) for player in position.everybody()]
    reached = {"provinces": len(position.owned_by(SACHSEN)), "score": max(totals), "cycles": 1}[length]
    for number, over in ((reached, True), (reached + 1, False)):
        position.options = type(position.options)(length=length, number=number)  # type: ignore[arg-type]
        assert is_over(position, totals) == over


@pytest.mark.parametrize("hour", [False, True])
def test_the_clock_ends_the_game_with_the_turn(hour: bool) -> None:
    """setup-3."""
    position = turn_of("sachsen")
    position.options = type(position.options)(length="clock", number=0)
    position.hour = hour
    assert is_over(position, [0, 0, 0]) == hour


def test_a_beaten_kingdom_pays_each_electorate_once() -> None:
    """peace-4: a million to each that a player leads on the winning side."""
    position = turn_of("sachsen", wars=[{"one": ["francia"], "other": ["sachsen", "hannover", "bayern"]}])
    position.leader[NUMBER["bayern"]] = SACHSEN
    before = list(position.treasury)
    indemnities(position, ended(position.wars[0], lost_one=True))
    gained = [now - then for now, then in zip(position.treasury, before, strict=True)]
    assert (gained[SACHSEN], gained[HANNOVER], gained[PREUSSEN]) == (20, 10, 0)


def test_what_is_not_there_does_not_go() -> None:
    """R-32: the good side of the card of the Kingdoms removes a tension that stands."""
    position = turn_of("sachsen")
    for tense in (False, True):
        position.tension, position.news = tense, []
        tension(position, bad=False)
        assert not position.tension
        assert keys(position) == ["tension-goes"] * tense


@pytest.mark.parametrize(("coins", "clause"), [(500, ""), (600, "agreements-1")])
def test_all_that_one_has_may_be_offered(coins: int, clause: str) -> None:
    """agreements-1: and no more."""
    position = turn_of("sachsen", money={"sachsen": 500_000})
    seat, other = position.seat(SACHSEN), position.seat(PREUSSEN)
    assert refused(position, f"offer {other} give money {coins}000", seat) == clause


@pytest.mark.parametrize(
    ("text", "clause"), [("play extra-tax", "R-16"), ("play spy rob sachsen", ""), ("play depots", "R-16")]
)
def test_in_a_call_nothing_is_played_but_a_spy(text: str, clause: str) -> None:
    """R-16, turn-4: other cards are for the own turn, whatever else is held."""
    hands = {"preussen": ["spy", "extra-tax", "depots"], "sachsen": ["spy"]}
    position = turn_of("sachsen", phase="turns", hands=hands)
    assert refused(position, text, position.seat(PREUSSEN)) == clause


def test_only_a_chief_has_partners_who_move_with_him() -> None:
    """R-79, kingdom-war-4."""
    wars = [
        {"one": ["francia", "sachsen", "hannover"], "other": ["oesterreich", "preussen"], "kingdom": True}
    ]
    position = turn_of("sachsen", wars=wars)
    position.change_tie(HANNOVER, NUMBER["francia"], loose=1)
    assert partners_of(position, HANNOVER) == (SACHSEN,)
    assert partners_of(position, SACHSEN) == ()
    assert partners_of(position, PREUSSEN) == ()


def test_a_province_held_at_the_end_of_a_turn_is_won_with_the_next() -> None:
    """R-20: from one of his turns to the start of his next one."""
    position = turn_of("sachsen", chaos=["bayern"])
    province = position.world.province["muenchen"]
    position.put(Unit(SAXONY, "musketeers", 1, 1, position.world.square["muenchen-city"]))
    play(position, "done")
    assert position.claims[province] == Claim(SACHSEN, position.turn)
    assert position.owner[province] == NUMBER["bayern"]
    claim(position, PREUSSEN)
    assert position.owner[province] == NUMBER["bayern"]
    claim(position, SACHSEN)
    assert position.owner[province] == SAXONY


def test_what_is_lent_to_two_goes_home_from_each() -> None:
    """R-25: after its last turn, told player by player."""
    position = turn_of("sachsen")
    for number, player, until in ((1, SACHSEN, 0), (2, HANNOVER, 0), (3, HANNOVER, 0), (4, HANNOVER, 1)):
        led = {"led_by": player, "until": position.turn + until}
        position.put(Unit(NUMBER["bayern"], "musketeers", number, 1, 0, **led))
    position.news = []
    go_home(position)
    assert [event.message.args["n"] for event in position.news] == [1, 2]
    assert [unit.led_by for unit in position.units.values()] == [NOBODY, NOBODY, NOBODY, HANNOVER]


@pytest.mark.parametrize(("married", "clause"), [(False, ""), (True, "agreements-6")])
def test_houses_are_joined_once(married: bool, clause: str) -> None:
    """agreements-6, R-24: not while a marriage stands, though there are children enough."""
    heirs = {"sachsen": ["son", "son"], "pfalz": ["daughter", "daughter"]}
    position = turn_of("sachsen", heirs=heirs)
    bind(position, SACHSEN, NUMBER["pfalz"], ALLIANCE, married=married)
    assert refused(position, "marry pfalz son") == clause


def test_of_two_spies_for_one_card_the_second_stays_in_hand() -> None:
    """R-16, R-15: calls are opened in order, and what has become impossible lapses."""
    position = turn_of("sachsen", hands={"sachsen": ["spy"], "hannover": ["spy"], "preussen": ["protest"]})
    position.calls = ["play spy rob preussen", "", "play spy rob preussen"]
    position.push(Carrying((SACHSEN, HANNOVER)))
    position.settle()
    if top(position) == "reply":
        play(position, "let", seat=position.seat(PREUSSEN))
    hands = [position.world.names_of(position.hands[player]) for player in (SACHSEN, PREUSSEN, HANNOVER)]
    assert hands == [("protest",), (), ("spy",)]
