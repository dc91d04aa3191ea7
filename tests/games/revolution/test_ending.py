"""The end of a turn: cards, bishoprics, universities, points, winner, order of play (5.7, 5.8, 6.17 to 6.20)."""

from __future__ import annotations

import pytest

from engine.games.revolution.control import Attribution, Bishoprics, Cards, Universities
from engine.games.revolution.nearest import nearest
from engine.games.revolution.scoring import Positions, Scoring, points_of, sheet
from engine.games.revolution.sides import NOBODY, SIDES
from engine.games.revolution.state import Army
from tests.games.revolution.by_hand import (
    LETTERS,
    Truth,
    bare,
    begin,
    hold,
    legal,
    play,
    put,
    refused,
    station,
)

C, H, N, B, R = range(5)


def holder(truth: Truth, card: str) -> str:
    """Who holds a card."""
    world = truth.world
    side = (
        truth.city_cards[world.city[card]]
        if card in world.city
        else truth.province_cards[world.province[card]]
    )
    return "" if side == NOBODY else SIDES[side]


@pytest.mark.parametrize(
    ("counters", "expected"),
    [
        ({"catholics": 2, "nobility": 1, "habsburgs": 1}, ""),
        ({"catholics": 3, "nobility": 1, "habsburgs": 1}, "catholics"),
        ({"neutral": 2, "catholics": 1}, ""),
    ],
)
def test_city_cards(truth: Truth, counters: dict[str, int], expected: str) -> None:
    """RV-12 (5.7-a)."""
    put(truth, "koeln-city", **counters)
    begin(truth, Cards())
    assert holder(truth, "koeln-city") == expected


def test_province_cards(truth: Truth) -> None:
    """RV-13 (R-03): counters in cities do not count; a card that nobody has the majority for is given back."""
    put(truth, "utrecht-city", catholics=4)
    put(truth, "amersfoort", habsburgs=1)
    put(truth, "utrecht", habsburgs=1, catholics=1)
    begin(truth, Cards())
    assert (holder(truth, "utrecht-city"), holder(truth, "utrecht")) == ("catholics", "habsburgs")
    put(truth, "utrecht", neutral=1)
    begin(truth, Cards())
    assert holder(truth, "utrecht") == ""
    assert truth.news[-1].data == {"n": 1}


def bishoprics(truth: Truth) -> dict[str, str]:
    """Status of each bishopric and its colour."""
    world = truth.world
    return {
        world.provinces[p].id: f"{world.statuses[status]} {'CHNBR'[side] if side >= 0 else '-'}"
        for p, (status, side) in zip(world.bishoprics, truth.bishoprics, strict=True)
    }


def test_first_bishoprics() -> None:
    """RV-14 (5.7-b, R-24)."""
    truth = bare(turn=0)
    for province, side in (
        ("flanders", "burghers"), ("utrecht", "reformers"), ("koeln", "catholics"), ("liege", "nobility"),
        ("trier", "habsburgs"),
    ):  # fmt: skip
        put(truth, province, **{side: 1})
    begin(truth, Attribution())
    assert bishoprics(truth) == {
        "artois": "catholic -", "flanders": "reformed B", "koeln": "strongly-catholic C", "liege": "catholic N",
        "trier": "catholic H", "utrecht": "strongly-reformed R",
    }  # fmt: skip
    assert points_of(truth, C)["goal"] == 40


def test_bishoprics_move_one_space(truth: Truth) -> None:
    """RV-59 (6.18, R-23, R-24)."""
    number = truth.world.bishoprics.index(truth.world.province["flanders"])
    truth.bishoprics[number] = (0, C)
    told = []
    for side in (R, R, R, B, N, H, H, C, C, B, NOBODY):
        truth.province_cards[truth.world.province["flanders"]] = side
        begin(truth, Bishoprics())
        told.append(bishoprics(truth)["flanders"])
    assert told == [
        "catholic R", "reformed R", "strongly-reformed R", "reformed B", "reformed N", "catholic H",
        "catholic H", "strongly-catholic C", "strongly-catholic C", "catholic B", "catholic -",
    ]  # fmt: skip


def school(truth: Truth, place: str) -> int:
    """What the university of a place is."""
    spots = [one.spot for one in truth.world.universities]
    return truth.universities[spots.index(truth.world.spot[place])]


def test_first_universities() -> None:
    """RV-15 (5.7-c, R-25)."""
    truth = bare(turn=0)
    put(truth, "leuven", burghers=1)
    put(truth, "franeker", burghers=1)
    put(truth, "harderwijk", reformers=1)
    put(truth, "leiden", reformers=1, neutral=1)
    begin(truth, Attribution())
    found = [school(truth, p) for p in ("leuven", "franeker", "harderwijk", "leiden", "koeln-city")]
    assert found == [2, 0, 2, 0, 1]
    assert points_of(truth, R)["goal"] == 20


def test_universities_later() -> None:
    """RV-60 (6.19-a, 6.19-b)."""
    truth, spot = bare(), bare().world.spot["leuven"]
    told = []
    for word in ("reformers", "burghers", "neutral", "reformers", ""):
        truth.at[spot] = [0] * 6
        if word:
            put(truth, "leuven", **{word: 1})
        begin(truth, Universities())
        told.append(school(truth, "leuven"))
    assert told == [2, 2, 1, 2, 1]
    told = []
    for side in (R, NOBODY, B, N, C):
        truth.city_cards[truth.world.city["leiden"]] = side
        begin(truth, Universities())
        told.append(school(truth, "leiden"))
    assert told == [2, 2, 2, 2, 0]


def test_points_by_source(truth: Truth) -> None:
    """4.3-a, R-26 to R-28: cards, goals, minor provinces after the last turn only."""
    hold(truth, "burghers", "gent", "holland", "zeeland", "venlo")
    put(truth, "deventer", burghers=1)
    put(truth, "dordrecht", neutral=1)
    assert points_of(truth, B) == {"cities": 10, "provinces": 15, "goal": 10, "minor": 0}
    truth.turn = 5
    assert points_of(truth, B)["minor"] == 1
    station(truth, "brabant", "habsburgs", "habsburgs")
    station(truth, "flanders", "habsburgs", "catholics")
    truth.armies.append(Army(H, truth.world.region["south"], abandoned=True))
    assert points_of(truth, H)["goal"] == 20


@pytest.mark.parametrize(("order", "points"), [("CHNBR", 50), ("CNR", 30)])
def test_goal_of_the_nobility(order: str, points: int) -> None:
    """RV-61 (R-27): a third or a fifth of those outside cities, rounded up."""
    truth = bare(order)
    put(truth, "holland", nobility=13)
    put(truth, "breda", nobility=1)
    put(truth, "gent", nobility=3)
    assert points_of(truth, N)["goal"] == points


def test_minor_provinces_decide() -> None:
    """RV-63 (4.5-a): equal before the fractions; without Mechelen three win together."""
    for mechelen, winners in ((True, ("catholics",)), (False, ("catholics", "burghers", "reformers"))):
        truth = bare(turn=5)
        truth.bishoprics = [(2, NOBODY) for _ in truth.bishoprics]
        hold(truth, "catholics", "gent", "venlo", *(("mechelen",) if mechelen else ()))
        hold(truth, "burghers", "brugge", "cambrai")
        hold(truth, "reformers", "leiden", "stavelot")
        begin(truth, Scoring(), Positions())
        assert truth.result is not None
        assert truth.result.winners == winners
        assert truth.result.way == ("points" if mechelen else "shared")
        assert truth.points[-1][C] == (12 if mechelen else 11)
        total = next(row for row in sheet(truth) if row.total)
        assert total.points("burghers") == 1.1


def test_two_players_sum() -> None:
    """RV-04 (3.1-a): 13.5 against 13."""
    truth = bare("CHBR", turn=5, two=True)
    hold(truth, "catholics", "gent", "zeeland")
    hold(truth, "burghers", "brugge")
    hold(truth, "reformers", "leiden")
    truth.bishoprics = [(2, NOBODY) for _ in truth.bishoprics]
    begin(truth, Scoring())
    assert truth.result is not None
    assert truth.result.winners == ("reformed",)


def test_order_of_play() -> None:
    """RV-17, RV-18 (5.8, 6.20-b): C, N, H, R, B lay; equal ones in the order of this turn."""
    truth = bare(turn=0)
    truth.points = [(80, 50, 60, 30, 50)]
    begin(truth, Positions())
    seen = []
    assert refused(truth, "before reformers") == "6.20-b not-laid"
    for text in ("last", "before nobility", "before catholics", "before habsburgs"):
        seen.append("CHNBR"[truth.top().asks(truth)])  # type: ignore[attr-defined]
        assert len(legal(truth)) == len(seen) + 1
        play(truth, text)
    assert "".join(seen) == "NHRB"
    assert truth.order == tuple(LETTERS[letter] for letter in "RCBHN")


def test_what_was_nearest_to_another_outcome() -> None:
    """Cards by the counters that were too many or too few (5.7-a), the goal of the Nobility by its points (R-27)."""
    truth = bare()
    put(truth, "utrecht", habsburgs=3, catholics=1)
    put(truth, "holland", burghers=4, reformers=3)
    put(truth, "koeln-city", catholics=2, burghers=1, neutral=1)
    put(truth, "zeeland", nobility=1)
    truth.turn = truth.world.rules.last_turn
    truth.points = [(0, 0, 0, 0, 0)]
    Scoring()._decide(truth)
    told = [
        (fact.message.key.removeprefix("revolution-nearest-"), fact.lit[0], fact.message.args["n"])
        for fact in nearest(truth)
    ]
    assert set(told) <= {
        ("card-held", "country:holland", 1),
        ("card-held", "country:zeeland", 1),
        ("card-missed", "place:koeln-city", 1),
        ("goal-held", "side:nobility", 1),
    }
    assert [fact.clause for fact in nearest(truth)].count("revolution 5.7-a") >= 2
    assert len(told) == 3
    by_two = ("card-held", "country:utrecht", 2)
    assert by_two not in told
