"""Promises (4.6-a) and coins that change hands by agreement (R-30)."""

from __future__ import annotations

import engine
from engine.games.revolution.position import RevolutionPosition
from engine.games.revolution.sides import BURGHERS, CATHOLICS, NUMBER
from engine.kernel.position import Position


def at_taxes(*, payments: bool = True, seats: int = 5) -> RevolutionPosition:
    """The Catholics choose a rate of taxes; they have 7 coins."""
    file = {
        "game": "revolution", "seats": seats, "turn": 2, "bare": True, "phase": "taxes", "treasury": {"catholics": 7},
        "counters": {"koeln-city": {"catholics": 2}, "leiden": {"burghers": 2}},
        "cities": {"koeln-city": "catholics", "leiden": "burghers"}, "options": {"payments": payments},
    }  # fmt: skip
    position = engine.game("revolution").set_up(file)
    assert isinstance(position, RevolutionPosition)
    assert position.decision() is not None
    assert position.top().name == "taxes"
    return position


def why(position: Position, text: str, seat: str) -> str:
    """The key of the Refusal of an Action, "" if it is legal."""
    refusal = position.refuse(position.read(text), seat)
    return "" if refusal is None else refusal.message.key.removeprefix("revolution-refuse-")


def test_coins_change_hands_when_both_say_yes() -> None:
    position = at_taxes()
    supply = position.supply[CATHOLICS], position.supply[BURGHERS]
    position.play(position.read("pay burghers 3"), "catholics")
    assert position.treasury[CATHOLICS] == 7, "an offer moves nothing"
    assert [a.text() for a in position.offers("burghers")] == ["take catholics"]
    position.play(position.read("take catholics"), "burghers")
    assert (position.treasury[CATHOLICS], position.treasury[BURGHERS]) == (4, 3)
    assert (position.supply[CATHOLICS], position.supply[BURGHERS]) == (supply[0] + 3, supply[1] - 3)
    assert why(position, "take catholics", "burghers") == "nothing-offered"


def test_only_with_the_option_in_one_s_own_phase_and_within_one_s_means() -> None:
    assert why(at_taxes(payments=False), "pay burghers 1", "catholics") == "no-payments"
    position = at_taxes()
    assert why(position, "pay catholics 1", "burghers") == "pay-phase"
    assert why(position, "pay catholics 1", "catholics") == "pay-other"
    assert why(position, "pay burghers 8", "catholics") == "pay-coins"
    assert why(position, "take catholics", "burghers") == "nothing-offered"
    assert all(a.verb != "pay" for a in position.offers("reformers"))


def test_an_offer_ends_with_the_phase_of_who_made_it() -> None:
    position = at_taxes()
    position.play(position.read("pay burghers 3"), "catholics")
    position.play(position.read("tax 1"), "catholics")
    assert why(position, "take catholics", "burghers") == "offer-over"
    assert not list(position.offers("burghers"))


def test_the_receiver_s_supply_is_what_becomes_coins() -> None:
    position = at_taxes()
    position.supply[BURGHERS] = 1
    position.play(position.read("pay burghers 2"), "catholics")
    assert why(position, "take catholics", "burghers") == "pay-supply"


def test_one_player_pays_between_the_own_factions_at_once() -> None:
    position = at_taxes(seats=2)
    position.play(position.read("pay habsburgs 2"), "catholic")
    assert position.treasury[NUMBER["habsburgs"]] == 2
    assert position.offer is None


def test_a_promise_stands_in_the_ledger_and_in_a_position_file() -> None:
    position = at_taxes()
    position.play(position.read("promise 3 no army to Holland"), "reformers")
    promised = position.view(None).promises
    assert promised is not None
    assert [(one.author, one.until, one.words) for one in promised] == [
        ("reformers", 3, "no army to Holland")
    ]
    written = next(iter(engine.game("revolution").written(position)))
    assert written["promises"] == ["reformers 3 no army to Holland"]
    refusal = position.refuse(position.read("promise 6 too late"), "reformers")
    assert refusal is not None
    assert refusal.message.key == "refuse-promise-until"
