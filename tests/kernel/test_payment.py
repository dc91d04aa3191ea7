"""Roles that cards fill: what pays, what is missing and what is too much, held against trying everything."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest

from engine.kernel.message import say
from engine.kernel.payment import Hand, Role, Way, filled, filling, unpaid
from engine.kernel.refusal import Refusal

HELD = {"boat": 1, "boat-settler": 2, "cart": 1, "settler": 1}
POINTS = {"S2": 2, "S5": 5, "H5": 5, "R": 8}


def no(key: str) -> Refusal:
    """A Refusal of nothing in particular."""
    return Refusal("", say(key))


def shows(symbol: str) -> Role[str]:
    """A card with a symbol."""
    return Role(lambda card: symbol in card.split("-"), lambda: no(symbol))


def points(need: int) -> Role[str]:
    """Cards of any kind."""
    return Role(POINTS.__getitem__, lambda: no("points"), need)


def test_what_is_missing_is_the_first_role_that_stays_empty() -> None:
    """A card plays in one role, and the order in which cards are laid says nothing."""
    way = (shows("boat"), shows("settler"))
    assert unpaid([way], ["settler", "boat"]) is None
    assert unpaid([way], ["boat-settler"]) == no("settler")
    assert unpaid([way], ["boat-settler", "boat"]) is None, (
        "the card that fits both roles plays the other one"
    )
    assert unpaid([way], ["cart"]) == no("boat")
    assert [filled(way, cards) for cards in ([], ["boat"], ["settler"], ["boat", "settler"])] == [0, 1, 0, 2]


def test_of_several_ways_the_one_that_came_farthest_is_told() -> None:
    """And none is missing where one is paid."""
    ways = [(shows("boat"), shows("settler")), (shows("cart"), shows("settler"))]
    assert unpaid(ways, ["cart"]) == no("settler")
    assert unpaid(ways, []) == no("boat")
    assert unpaid(ways, ["settler", "cart"]) is None
    assert unpaid([], ["cart"]) is None


def test_a_card_too_many_is_told_where_none_may_be() -> None:
    """Where change is given or not, is for the game to say."""
    way = (shows("boat"),)
    assert unpaid([way], ["cart", "boat"]) is None
    assert unpaid([way], ["cart", "boat"], no) == no("cart")
    assert unpaid([(points(7),)], ["S2", "S5", "R"], no) == no("S2")
    assert unpaid([(points(7),)], ["S2", "S5"], no) is None


@pytest.mark.parametrize("need", range(1, 22))
def test_points_are_paid_by_every_set_that_is_enough_and_no_larger_than_it_must_be(need: int) -> None:
    """Held against all sets of the hand; those that are enough are those that are not refused."""
    hand = Hand(tuple(POINTS), [1, 1, 1, 2])
    pays = {tuple(sorted(cards)) for cards in hand.payments([(points(need),)])}
    wanted = set[tuple[str, ...]]()
    for size in range(6):
        for cards in combinations(["S2", "S5", "H5", "R", "R"], size):
            worth = [POINTS[card] for card in cards]
            enough = sum(worth) >= need
            assert enough is (unpaid([(points(need),)], cards) is None)
            if enough and sum(worth) - min(worth) < need:
                wanted.add(tuple(sorted(cards)))
    assert pays == wanted


@pytest.mark.parametrize(
    "way",
    [
        (shows("boat"), shows("settler")),
        (shows("settler"), shows("settler"), shows("boat")),
        (shows("cart"), shows("sledge")),
        (),
    ],
)
def test_the_ways_to_pay_are_those_that_nothing_is_missing_in(way: Way[str]) -> None:
    """What is listed is paid; what is paid with no card too many is listed, once, from the cards that are held."""
    hand = Hand(tuple(HELD), tuple(HELD.values()))
    pays = [Counter(cards) for cards in hand.payments([way])]
    all_cards = list(Counter(HELD).elements())
    groups = {tuple(sorted(group)) for group in combinations(all_cards, len(way))}
    assert sorted(sorted(paid.elements()) for paid in pays) == sorted(
        list(group) for group in groups if unpaid([way], group, no) is None
    )
    assert all(paid <= Counter(HELD) for paid in pays)


def test_cards_in_the_order_of_their_roles() -> None:
    """`fillings` names each manner in which the same cards share the roles."""
    hand = Hand(("boat-settler", "boat"), (1, 1))
    assert [*hand.fillings((shows("boat"), shows("boat")))] == [*permutations(("boat-settler", "boat"))]


def test_most_cards_that_play_a_part() -> None:
    """The first roles go before others, and a card that fits two stands where it is needed."""
    way = (shows("cart"), shows("boat"), shows("settler"))
    assert filling(way, ["boat-settler", "boat"]) == ["boat", "boat-settler"]
    assert filling(way, ["settler", "cart", "settler"]) == ["cart", "settler"]
    assert filling((points(9),), ["S5", "S2", "H5"]) == ["S5", "S2", "H5"]
    assert filling((points(7),), ["S5", "S2", "H5"]) == ["S5", "S2"]


def test_groups_are_named_once() -> None:
    """However many copies of a card are held."""
    assert [*Hand(("a", "b"), (2, 1)).groups(1, 2)] == [("a",), ("b",), ("a", "a"), ("a", "b")]
    assert [*Hand(("a", "b", "c"), (1, 1, 1)).groups(2, 3)] == [
        ("a", "b"),
        ("a", "c"),
        ("b", "c"),
        ("a", "b", "c"),
    ]
