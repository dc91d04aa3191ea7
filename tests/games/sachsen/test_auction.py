"""The auction: SX-07 to SX-09, ties, blocked rulers, the secret of the bids."""

from __future__ import annotations

import pytest

from engine.games.sachsen.politics.auction import pay
from engine.games.sachsen.position import SachsenPosition
from engine.kernel.event import Event
from engine.kernel.rng import Rng
from tests.games.sachsen.by_hand import HOMES, load, play, refused, year

MONEY = dict.fromkeys(HOMES, 2_000_000)
SEATS = ("first", "second", "third")


def bid(position: SachsenPosition, *coins: int) -> list[Event]:
    """Bids of the seats in their order, in coins; what happens on them."""
    bids = zip(SEATS, coins, strict=False)
    return [event for seat, each in bids for event in play(position, f"bid {each * 100_000}", seat=seat)]


def hands(position: SachsenPosition) -> list[int]:
    """The numbers of cards in the hands."""
    return [len(hand) for hand in position.hands]


def test_the_highest_bid_takes_both_cards_and_all_pay() -> None:
    position = year(phase="auction", money=MONEY)
    bid(position, 7, 3, 0)
    assert hands(position) == [2, 0, 0]
    assert position.treasury == [13, 17, 20]
    assert position.order == (0, 1, 2)


def test_losers_keep_their_bids_with_the_option() -> None:
    position = year(phase="auction", money=MONEY, options={"losers-keep-bids": True})
    bid(position, 7, 3, 0)
    assert position.treasury == [13, 20, 20]
    told = [(one.clause, one.message.args) for one in position.news if one.message.key.endswith("bids-kept")]
    assert told == [("sachsen R-14", {"sides": ["side:sachsen"]})]


def test_without_any_bid_nobody_is_said_to_pay() -> None:
    """R-14, R-26: where all rulers are wounded; a list of nobody would be told."""
    position = year(phase="auction", money=MONEY, options={"losers-keep-bids": True})
    position.news = []
    pay(position, {}, set())
    assert (position.treasury, position.news) == ([20, 20, 20], [])


def test_equal_bids_share_the_lot_by_state_cards() -> None:
    position = year(phase="auction", money=MONEY)
    load(position, 3, 1)
    events = bid(position, 5, 5, 5)
    assert position.top().seats(position) == ("third",)
    public, own = (position.view(seat).lot for seat in ("first", "third"))
    assert public == ("", "")
    assert "" not in own
    (look,) = (one for one in events if one.kind == "looks")
    assert (look.audience, look.clause) == (("third",), "sachsen R-13")
    assert sorted(look.lit) == sorted(f"card:{name}" for name in own)
    assert look.veiled is not None
    assert look.veiled.args == {"side": "side:hannover"}
    play(position, f"take {own[1]}")
    assert hands(position) == [1, 0, 1]
    assert position.world.names_of(position.hands[2]) == (own[1],)
    assert position.treasury == [15, 15, 15]
    assert position.order == (2, 0, 1)


def test_bids_of_nothing_are_a_draw() -> None:
    position = year(phase="auction", money=MONEY)
    load(position, 2, 2)
    bid(position, 0, 0, 0)
    play(position, f"take {position.view('second').lot[0]}")
    assert hands(position) == [0, 1, 1]
    assert position.order == (1, 2, 0)


def test_an_empty_deck_is_made_of_the_discards() -> None:
    discards = ["spy", "spy", "spy", "heir", "depots"]
    position = year(phase="auction", deck=[], discards=discards)
    assert (len(position.lot), len(position.deck), position.discards) == (2, 3, [])


def test_without_cards_bids_decide_the_order_and_are_paid_all_the_same() -> None:
    for options in ({}, {"losers-keep-bids": True}):
        position = year(phase="auction", deck=[], discards=[], money=MONEY, options=options)
        bid(position, 1, 3, 0)
        assert hands(position) == [0, 0, 0]
        assert position.treasury == [19, 17, 20]
        assert position.order == (1, 0, 2)


def test_a_lot_of_one_card_goes_to_the_first_drawn() -> None:
    position = year(phase="auction", deck=["spy"], discards=[], money=MONEY)
    load(position, 2)
    bid(position, 4, 4, 0)
    assert hands(position) == [0, 1, 0]


def test_a_wounded_ruler_bids_not_and_comes_last() -> None:
    position = year(phase="auction", money=MONEY, blocked={"sachsen": 2})
    assert position.top().seats(position) == ("second", "third")
    play(position, "bid 0", seat="second")
    play(position, "bid 100000", seat="third")
    assert position.order == (2, 1, 0)


@pytest.mark.parametrize(
    ("text", "clause"), [("bid 2100000", "auction-2"), ("bid 50", "R-06"), ("bid -100000", "auction-2")]
)
def test_a_bid_is_a_sum_of_whole_coins_up_to_the_treasury(text: str, clause: str) -> None:
    assert refused(year(phase="auction", money=MONEY), text) == clause


def test_nobody_learns_a_bid_before_all_have_bid() -> None:
    one = year(phase="auction", money=MONEY)
    other = one.copy()
    bid(one, 7)
    bid(other, 0)
    for seat in ("second", "third", None):
        assert one.view(seat) == other.view(seat)
    assert one.view("first") != other.view("first")
    told = [event.for_seat("second") for event in one.news]
    assert told == [event.for_seat("second") for event in other.news]


def test_a_dealt_truth_looks_the_same() -> None:
    from engine.games.sachsen.game import GAME

    position = year(phase="auction", money=MONEY, hands={"sachsen": ["spy"], "preussen": ["heir", "spy"]})
    bid(position, 7)
    for seat in (*SEATS, None):
        view = position.view(seat)
        dealt = GAME.deal(view, Rng(5))
        assert dealt.view(seat) == view
        assert sorted((*dealt.deck, *dealt.lot, *sum(dealt.hands, ()))) == position.world.whole_deck()


def test_lots_may_lie_open() -> None:
    position = year(phase="auction", options={"open-lots": True}, deck=["spy", "heir"])
    assert position.view(None).lot == ("spy", "heir")
    shown = position.round()
    assert shown is not None
    decision = position.decision()
    assert decision is not None
    assert decision.numbers is not None
    assert decision.numbers.note is not None
    assert shown.prompt.args == decision.numbers.note.args == {"cards": ["card:spy", "card:heir"]}


def test_an_open_lot_is_shared_in_the_open() -> None:
    """R-76, R-13: all may read it, so it is asked like any other question, and who takes which card is told."""
    options = {"open-lots": True}
    position = year(phase="auction", options=options, deck=["spy", "heir"], money=MONEY)
    load(position, 1, 1)
    bid(position, 5, 5, 0)
    decision = position.decision()
    assert decision is not None
    assert (decision.step, decision.round, decision.seat) == ("sharing", "", "first")
    assert position.round() is None
    assert position.view("third").lot == ("spy", "heir")
    taken = [one for one in play(position, "take spy") if one.kind == "takes"]
    told = [(one.side, one.message.args["cards"], one.clause, one.audience) for one in taken]
    assert told == [
        ("side:sachsen", ["card:spy"], "sachsen R-13", ()),
        ("side:preussen", ["card:heir"], "sachsen R-13", ()),
    ]
