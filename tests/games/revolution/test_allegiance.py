"""Influencing allegiance (6.16): coins, markers, what coloured spaces do."""

from __future__ import annotations

from engine.games.revolution.allegiance import CoinsCount, LayingCoins, laid_on
from engine.games.revolution.sides import SIDES
from tests.games.revolution.by_hand import (
    LETTERS,
    Truth,
    bare,
    begin,
    coins,
    legal,
    pay,
    play,
    put,
    refused,
    standing,
)

C, H, N, B, R = range(5)


def walked(truth: Truth, city: str, space: int, **laid: int) -> int:
    """Where a marker ends; coins by letter."""
    number = truth.world.city[city]
    truth.allegiance[number] = space
    begin(truth, CoinsCount(tuple((number, LETTERS[side], n) for side, n in laid.items())))
    return truth.allegiance[number]


def test_worked_example() -> None:
    """RV-56 (6.16-b, R-20): C to 1, H nothing, B to 2, N to 3; its second coin does nothing."""
    truth = bare()
    before = truth.supply[:]
    assert walked(truth, "koeln-city", 2, C=1, H=1, N=2, B=1) == 3
    assert truth.supply[N] == before[N] + 2, "all coins return"
    ways = [event.data["way"] for event in truth.news if event.kind == "allegiance"]
    assert ways == ["2-1", "1-2", "2-3"]


def test_limits_of_a_marker() -> None:
    """RV-57: three spaces, the ends, the centre."""
    assert walked(bare(), "gent", 5, C=4) == 2
    assert walked(bare(), "gent", 4, N=2) == 4
    assert walked(bare(), "gent", 2, H=3, R=3) == 3
    assert walked(bare(), "gent", 6, B=3, N=3) == 5
    assert walked(bare("NC"), "gent", 5, N=1, C=1) == 4, "N comes last, whatever the order"


def test_adjustments() -> None:
    """RV-58 (6.16-c, 6.16-d, R-21)."""
    truth = bare()
    for city, space in (("gent", 3), ("leiden", 6), ("bruxelles", 1), ("amsterdam", 4), ("koeln-city", 4)):
        truth.allegiance[truth.world.city[city]] = space
    put(truth, "gent", catholics=1, reformers=1)
    put(truth, "leiden", catholics=1, reformers=2)
    put(truth, "bruxelles", reformers=1, burghers=1, nobility=1)
    begin(truth, CoinsCount())
    assert standing(truth, "gent") == {"catholics": 1, "reformers": 1}
    assert standing(truth, "leiden") == {"reformers": 2}
    assert standing(truth, "bruxelles") == {"catholics": 1, "nobility": 1, "burghers": 1}


def test_substitutes() -> None:
    """R-22: by who plays and has a supply; the Nobility is removed only where neither R nor B plays."""
    truth = bare()
    truth.allegiance[truth.world.city["gent"]] = 7
    truth.supply[R] = truth.supply[B] = 0
    put(truth, "gent", habsburgs=1, nobility=1)
    begin(truth, CoinsCount())
    assert standing(truth, "gent") == {"nobility": 2}
    truth = bare()
    truth.allegiance[truth.world.city["gent"]] = 7
    truth.supply[R] = truth.supply[B] = truth.supply[N] = 0
    begin(truth, CoinsCount())
    assert standing(truth, "gent") == {"neutral": 1}
    for order, left in (("CHN", {"catholics": 1}), ("CHNBR", {"catholics": 1, "nobility": 1})):
        truth = bare(order)
        truth.allegiance[truth.world.city["gent"]] = 1
        put(truth, "gent", nobility=1)
        begin(truth, CoinsCount())
        assert standing(truth, "gent") == left
    truth = bare()
    truth.allegiance[truth.world.city["gent"]] = 1
    truth.supply[C] = 0
    begin(truth, CoinsCount())
    assert standing(truth, "gent") == {"habsburgs": 1}


def test_laying() -> None:
    """RV-70 (6.16-a): coins of the treasury on any city; the supply is no money; all lay before anything happens."""
    truth = bare("RCH")
    pay(truth, reformers=3, catholics=2)
    begin(truth, LayingCoins(truth.order))
    assert len(legal(truth)) == 12 * 3 + 1
    assert refused(truth, "coin koeln-city 4") == "6.16-a only-treasury"
    assert refused(truth, "coin koeln-city 0") == "6.16-a only-treasury"
    assert refused(truth, "coin leuven 1") == "6.16-a not-city"
    play(truth, "coin koeln-city 2")
    assert dict(laid_on(truth, truth.world.city["koeln-city"])) == {R: 2}
    assert coins(truth, "reformers")[0] == 1
    play(truth, "done")
    assert SIDES[truth.top().asks(truth)] == "catholics"  # type: ignore[attr-defined]
    assert truth.allegiance[truth.world.city["koeln-city"]] == 2
    before = truth.supply[R]
    play(truth, "coin koeln-city 1", "done")
    assert truth.allegiance[truth.world.city["koeln-city"]] == 3
    assert coins(truth, "reformers") == (1, before + 2), "all coins laid return to the supply"
    assert not truth.agenda
