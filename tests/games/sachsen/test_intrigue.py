"""Calls of the table, Spies and the service, Opportunities (SX-10 to SX-12, SX-64; espionage, R-15 to R-17)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.games.sachsen.game import GAME
from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.record import NO_COUNTER, Leave, Pending
from engine.games.sachsen.sides import EVERYBODY, NUMBER
from engine.kernel.positions import fields_of
from engine.kernel.rng import Rng
from tests.games.sachsen.by_hand import ARMY, listed, load, play, refused, year

SACHSEN, PREUSSEN, HANNOVER = range(3)
FIRST, SECOND, THIRD = "first", "second", "third"
BAYERN, PFALZ, FRANCIA = NUMBER["bayern"], NUMBER["pfalz"], NUMBER["francia"]


def spying(*dice: int, phase: str = "player-turn", **fields: Any) -> SachsenPosition:
    """Prussia's own turn with a Spy in hand; Saxony holds two cards."""
    held = {"preussen": ["spy"], "sachsen": ["depots", "extra-tax"]}
    order = ["preussen", "sachsen", "hannover"]
    position = year(**{"phase": phase, "order": order, "hands": held} | fields)
    load(position, *dice)
    return position


def hand(position: SachsenPosition, player: int) -> list[str]:
    """The cards of a player by name."""
    return list(position.world.names_of(position.hands[player]))


def keys(events: list[Any], seat: str | None = None) -> list[str]:
    """What is told to a seat, by the ends of the keys."""
    heard = (event.for_seat(seat) for event in events)
    return [event.message.key.removeprefix("sachsen-log-") for event in heard if event is not None]


# --- the call of the table --------------------------------------------------------------------


def test_who_holds_any_card_is_asked_before_each_turn() -> None:
    """R-16: the number of cards is public, so that being asked betrays nothing."""
    position = spying(phase="turns")
    told = position.round()
    assert told is not None
    assert (told.kind, told.seats) == ("call", (SECOND, FIRST))
    assert listed(position, "play") == ["play spy rob sachsen"]
    first = position.decision(FIRST)
    assert first is not None
    assert [action.text() for action in first.actions] == ["pass"]
    assert refused(position, "claim", SECOND) == "events-3"


def test_a_hand_face_down_tells_no_reason() -> None:
    """R-16: what speaks against a card or a court is told by the hand; what rests on no card is told all the same."""
    found = []
    for cards in (["spy"], ["depots"]):
        position = spying(hands={"preussen": cards, "sachsen": ["extra-tax"]})
        decision = position.decision(SECOND)
        assert decision is not None
        covered = decision.face_down()
        found.append([covered.why_idle(ref) for ref in ("card:spy", "card:depots", "side:sachsen")])
    assert found[0] == found[1]
    assert {reason.message.key for reason in found[0]} == {"laying-covered"}


def test_nobody_is_asked_where_nobody_holds_a_card() -> None:
    position = spying(phase="turns", hands={})
    assert position.top().name == "player-turn"


def test_a_wounded_ruler_is_not_asked() -> None:
    """R-26."""
    position = spying(phase="turns", blocked={"sachsen": 1})
    told = position.round()
    assert told is not None
    assert told.seats == (SECOND,)


def test_a_call_is_closed_until_all_have_answered() -> None:
    """R-16: then it is carried out, in the order of play."""
    position = spying(1, phase="turns")
    assert play(position, "play spy rob sachsen", seat=SECOND) == []
    assert position.view(FIRST).record["calls"][PREUSSEN] == "?"
    assert position.view(SECOND).record["calls"][PREUSSEN] == "play spy rob sachsen"
    assert GAME.deal(position.view(FIRST), Rng(3)).calls[PREUSSEN] == "pass"
    told = play(position, "pass", seat=FIRST)
    assert keys(told) == ["spy-rob"]
    assert position.top().name == "reply"


def test_what_has_become_impossible_lapses() -> None:
    """A Spy that has been stolen in the same window is not played (R-16)."""
    held = {"preussen": ["spy"], "sachsen": ["spy"]}
    position = spying(1, phase="turns", hands=held)
    play(position, "play spy rob sachsen", seat=SECOND)
    play(position, "play spy rob preussen", seat=FIRST)
    assert position.top().name == "reply"
    play(position, "let", seat=FIRST)
    assert (hand(position, PREUSSEN), hand(position, SACHSEN)) == (["spy"], [])
    assert position.top().name == "player-turn"


def test_a_service_is_set_up_in_a_call() -> None:
    """R-17: it stays, and counts as no card of the hand."""
    position = spying(phase="turns", hands={"sachsen": ["counter-espionage"], "preussen": ["volley"]})
    play(position, "show-service", seat=FIRST)
    assert not position.services[SACHSEN]
    told = play(position, "pass", seat=SECOND)
    assert keys(told) == ["service-up"]
    assert position.services[SACHSEN]
    assert hand(position, SACHSEN) == []


def test_a_service_that_a_spy_has_brought_up_is_not_set_up_once_more() -> None:
    """espionage-3, R-16, R-17: what was called lapses, the second one stays in the hand."""
    held = {"preussen": ["spy"], "sachsen": ["counter-espionage", "counter-espionage"]}
    position = spying(1, 1, phase="turns", hands=held)
    play(position, "play spy rob sachsen", seat=SECOND)
    play(position, "show-service", seat=FIRST)
    play(position, "show-service", seat=FIRST)
    assert position.services[SACHSEN]
    assert Counter(hand(position, SACHSEN)) == Counter(["counter-espionage", "spy"])


# --- Spies --------------------------------------------------------------------------------------


def test_a_card_is_taken_unseen_by_the_others() -> None:
    """R-15: at random; the two learn which."""
    position = spying(2)
    play(position, "play spy rob sachsen")
    told = play(position, "let", seat=FIRST)
    assert Counter(hand(position, PREUSSEN) + hand(position, SACHSEN)) == Counter(["depots", "extra-tax"])
    assert hand(position, PREUSSEN) == ["depots"]
    assert keys(told, FIRST) == keys(told, SECOND) == ["robs-own"]
    assert keys(told, THIRD) == keys(told) == ["robs"]
    assert position.discards == [position.world.card["spy"]]


@pytest.mark.parametrize(
    ("spy", "service", "ours", "theirs"), [(5, 3, ["spy"], 2), (5, 4, [], 3), (6, 3, ["extra-tax"], 1)]
)
def test_a_service_that_is_up_challenges_by_itself(
    spy: int, service: int, ours: list[str], theirs: int
) -> None:
    """SX-10: equal, the Spy goes back; the service higher, it is captured; the Spy higher, a card is taken."""
    position = spying(spy, service, 1, services=["sachsen"])
    play(position, "play spy rob sachsen")
    assert hand(position, PREUSSEN) == ours
    assert len(position.hands[SACHSEN]) == theirs
    assert position.top().name == "player-turn"


def test_a_spy_that_came_back_rests_for_the_turn() -> None:
    """R-16, so that a turn ends; the next window may see it again."""
    position = spying(5, 3, services=["sachsen"])
    measure = position.top().measure(position)
    play(position, "play spy rob sachsen")
    assert position.top().measure(position) < measure
    assert refused(position, "play spy rob sachsen") == "R-16"
    assert position.pending_of(PREUSSEN, "spy-rests") == Pending(PREUSSEN, "spy-rests", 1, until=2)


def test_a_service_is_shown_in_reply_and_challenges() -> None:
    """SX-64."""
    held = {"preussen": ["spy"], "sachsen": ["counter-espionage", "depots"], "hannover": ["volley"]}
    position = spying(1, 1, hands=held, services=["hannover"])
    play(position, "play spy rob sachsen")
    decision = position.decision()
    assert decision is not None
    assert (decision.step, decision.seats) == ("reply", (FIRST,))
    told = play(position, "show-service")
    assert keys(told) == ["service-up", "die-spy", "die-service", "spy-caught"]
    assert Counter(hand(position, SACHSEN)) == Counter(["spy", "depots"])


def test_who_holds_other_cards_is_asked_as_well_and_who_holds_none_is_not() -> None:
    """R-17, SX-64."""
    position = spying(1, hands={"preussen": ["spy"], "sachsen": ["volley"]})
    play(position, "play spy rob sachsen")
    assert listed(position, "show-service") == []
    assert refused(position, "show-service") == "auction-8"
    position = spying(
        hands={"preussen": ["spy"]}, ties={"sachsen": {"bayern": {"step": 3, "counter": "pact"}}}
    )
    assert refused(position, "play spy rob sachsen") == "R-15"
    play(position, "play spy ruin sachsen bayern")
    assert position.top().name == "player-turn"
    assert position.agreed(SACHSEN, BAYERN) == NO_COUNTER


def test_what_can_be_ruined() -> None:
    """SX-11, D-42: notes or an agreement, of another, without a marriage."""
    ties = {
        "sachsen": {"bayern": {"step": 3, "counter": "pact", "notes": 1}},
        "hannover": {"pfalz": {"step": 4, "counter": "alliance", "married": True}},
        "preussen": {"pfalz": {"step": 1, "notes": 1}},
    }
    position = spying(ties=ties)
    assert [text for text in listed(position, "play") if "ruin" in text] == ["play spy ruin sachsen bayern"]
    for text in ("ruin hannover pfalz", "ruin sachsen pfalz", "ruin preussen pfalz", "ruin sachsen hannover"):
        assert refused(position, f"play spy {text}") == "espionage-1", text
    for text in ("play spy", "play spy rob", "play spy ruin sachsen", "play spy rob bayern"):
        assert refused(position, text) == "espionage-1", text
    assert refused(position, "play volley") == "auction-8"


def test_once_a_spy_is_caught_without_dice() -> None:
    """R-17, SX-16."""
    position = spying(services=["sachsen"], captures=["sachsen"])
    told = play(position, "play spy rob sachsen")
    assert keys(told) == ["spy-rob", "spy-caught"]
    assert "spy" in hand(position, SACHSEN)
    assert not position.capture_right[SACHSEN]


# --- Opportunities ------------------------------------------------------------------------------


def holding(*cards: str, dice: tuple[int, ...] = (), **fields: Any) -> SachsenPosition:
    """Saxony's own turn with some cards."""
    said = {"phase": "player-turn", "hands": {"sachsen": list(cards)}} | fields
    position = year(**said)
    if dice:
        load(position, *dice)
    return position


def test_notes_come_from_a_named_court() -> None:
    position = holding("approval-one", "protest")
    assert refused(position, "play approval-one preussen") == "notes-1"
    assert refused(position, "play approval-one") == "auction-8"
    told = play(position, "play approval-one pfalz", "play protest pfalz preussen")
    assert keys(told) == ["plays", "approval", "plays", "protest"]
    assert (position.tie(SACHSEN, PFALZ).loose, position.tie(PREUSSEN, PFALZ).loose) == (1, -1)
    assert len(position.discards) == 2


def test_two_notes_come_from_courts_that_are_drawn() -> None:
    position = holding("approval-two", dice=(1, 1))
    play(position, "play approval-two")
    sent = [side for side in EVERYBODY if position.tie(SACHSEN, side).loose]
    assert sent == [NUMBER["nederland"], NUMBER["niederrhein"]]


def test_help_for_the_dice_waits_for_the_turn() -> None:
    position = holding("ambassador", "recruiters", "depots", "summons", units=ARMY)
    play(position, "play ambassador", "play recruiters", "play depots", "play summons")
    assert position.pending == (
        Pending(SACHSEN, "answer-bonus", 2, until=2),
        Pending(SACHSEN, "recruit-turns", 1, 2, until=2),
        Pending(SACHSEN, "maintenance", 50),
        Pending(SACHSEN, "congress", 1, until=2),
    )
    play(position, "enrol dragoons")
    assert position.units["sachsen-dragoons-1"].due == 3


def test_money_and_a_manufactory() -> None:
    position = holding("extra-tax", "manufactory", "manufactory", money={"sachsen": 500_000})
    play(position, "play extra-tax", "play manufactory kurkreis")
    assert position.treasury[SACHSEN] == 15
    assert position.view(None).provinces["kurkreis"].yields == 6
    assert refused(position, "play manufactory kurkreis") == "R-08"
    assert refused(position, "play manufactory mittelmark") == "R-08"
    assert len(listed(position, "play")) == 5


def test_agents_show_a_hand_to_one_alone() -> None:
    position = holding("agents", hands={"sachsen": ["agents"], "preussen": ["volley", "spy"]})
    assert refused(position, "play agents hannover") == "R-15"
    told = play(position, "play agents preussen")
    assert keys(told, FIRST) == ["plays", "agents-own"]
    assert keys(told, SECOND) == keys(told) == ["plays", "agents"]


def test_a_safe_conduct_opens_a_neutral_state() -> None:
    wars = [{"one": ["sachsen"], "other": ["bayern"], "since": 1}]
    position = holding("safe-conduct", wars=wars)
    assert refused(position, "play safe-conduct bayern") == "R-29"
    play(position, "play safe-conduct pfalz")
    assert position.leaves == (Leave(SACHSEN, PFALZ, 2),)


def test_an_heir_is_born_where_there_is_room() -> None:
    position = holding("heir", dice=(4,), heirs={"sachsen": ["daughter"]})
    play(position, "play heir")
    assert [child.kind for child in position.heirs[NUMBER["sachsen"]]] == ["daughter", "son"]
    position = holding("heir", heirs={"sachsen": ["daughter", "son"]})
    assert refused(position, "play heir") == "auction-8"


def test_notes_need_a_state_that_writes_them() -> None:
    """notes-1: where no State is neutral a card that draws some would be spent for nothing; no other card is."""
    cards = ["approval-two", "ambassador"]
    position = year(phase="player-turn", order=["sachsen", "preussen", "hannover"], hands={"sachsen": cards})
    assert not refused(position, "play approval-two")
    for side in position.neutrals():
        position.chaos[side] = True
    assert refused(position, "play approval-two") == "notes-1"
    assert not refused(position, "play ambassador")


def test_cards_of_battle_and_the_service_are_not_played() -> None:
    position = holding("volley", "counter-espionage", "physician")
    assert refused(position, "play volley") == "battle-setup-5"
    assert refused(position, "play counter-espionage") == "espionage-3"
    assert refused(position, "play physician") == "R-26"
    play(position, "show-service")
    assert position.services[SACHSEN]
    assert refused(position, "show-service") == "espionage-3"


def test_a_card_is_laid_on_what_it_names() -> None:
    position = holding("approval-one", "counter-espionage", "manufactory")
    decision = position.decision()
    assert decision is not None
    laid = decision.interpret_cards
    assert [action.text() for action in laid(("card:approval-one",), "side:pfalz")] == [
        "play approval-one pfalz"
    ]
    assert [action.text() for action in laid(("card:manufactory",), "country:kurkreis")] == [
        "play manufactory kurkreis"
    ]
    assert [action.text() for action in laid(("card:counter-espionage",), "")] == ["show-service"]
    assert len(laid(("card:approval-one",), "")) == len(position.neutrals())


def test_the_physician_gives_a_wounded_ruler_his_turn() -> None:
    """R-26: who holds any card is asked; who holds none misses the turn."""
    fields: dict[str, Any] = {"phase": "turns", "blocked": {"sachsen": 2}, "units": ARMY}
    position = holding("physician", "spy", **fields)
    decision = position.decision()
    assert decision is not None
    assert (decision.step, decision.seats) == ("sickbed", (FIRST,))
    assert refused(position, "play spy rob preussen") == "attempt-5"
    play(position, "play physician", "pass")
    assert position.top().name == "player-turn"
    position = holding("spy", **fields)
    play(position, "pass")
    assert position.blocked[NUMBER["sachsen"]] == 1
    assert position.top().seats(position) == (SECOND,)
    position = holding(**fields)
    assert position.top().seats(position) == (SECOND,)


@pytest.mark.parametrize(
    "fields",
    [
        {"phase": "after-auction"},
        {"phase": "event", "event": "harvest bad"},
        {"phase": "turns", "left": ["sachsen", "hannover"]},
        {"phase": "turns", "blocked": {"sachsen": 2}},
    ],
)
def test_a_position_file_holds_a_call(fields: dict[str, Any]) -> None:
    position = year(hands={"sachsen": ["spy", "depots"], "preussen": ["volley"]}, **fields)
    assert position.top().seats(position)
    assert fields_of(GAME, position, {"game": "sachsen", "seats": 3}) is not None
