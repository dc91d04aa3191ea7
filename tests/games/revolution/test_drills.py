"""The answers of REVOLUTION's drills where they can be worked out by hand; tests/practice holds what all share."""

from __future__ import annotations

import pytest

from engine.games.revolution.drill_population import AfterConflict, Holder, SurplusGoes, TaxYield, UnitCount
from engine.games.revolution.drill_power import (
    Battle,
    BishopricMoves,
    Goal,
    MarkerWalks,
    MayBeggars,
    UniversityTurns,
)
from engine.games.revolution.state import State
from engine.kernel.drill import Answer, DrillKind, Question
from engine.kernel.message import Message
from tests.games.revolution.by_hand import Truth, bare, hold, put, station

C, H, N, B, R = range(5)


def answered(kind: DrillKind[State], truth: Truth, seat: str, *about: str) -> Answer:
    """What a kind answers about these."""
    choices = UniversityTurns.name, *truth.world.statuses
    return kind.answer(truth, Question(kind.name, seat, about, Message("", {}), choices))


def right(kind: DrillKind[State], truth: Truth, *about: str, seat: str = "burghers") -> str:
    """The one right answer."""
    (one,) = answered(kind, truth, seat, *about).right
    return one


def test_a_conflict_stops_in_the_middle_of_a_round() -> None:
    """RV-09, RV-45 (6.11-a): what each faction has left, and whole rounds tempt."""
    truth = bare()
    put(truth, "utrecht", reformers=7, catholics=3, neutral=1)
    assert right(AfterConflict(), truth, "side:reformers", "country:utrecht") == "5"
    found = answered(AfterConflict(), truth, "catholics", "side:catholics", "country:utrecht")
    assert found.right == {"0"}
    assert {found.why[one].clause for one in found.wrong} == {"revolution 6.11-a"}


def test_counters_in_cities_win_no_province() -> None:
    """RV-12, RV-13 (5.7-a, R-03)."""
    truth = bare()
    put(truth, "koeln-city", catholics=2, nobility=1, habsburgs=1)
    put(truth, "koeln", habsburgs=2, catholics=1)
    assert right(Holder(), truth, "place:koeln-city") == "nobody"
    found = answered(Holder(), truth, "catholics", "country:koeln")
    assert found.right == {"side:habsburgs"}
    assert found.why["side:catholics"].clause == "revolution R-03"


def test_a_marker_walks_three_spaces_at_most() -> None:
    """RV-57 (6.16-b, R-20)."""
    truth = bare()
    truth.allegiance[truth.world.city["gent"]] = 5
    about = ("place:gent", "coins:catholics-4", "coins:burghers-1")
    found = answered(MarkerWalks(), truth, "burghers", *about)
    assert found.right == {"2"}
    assert "revolution 6.16-b" in {found.why[one].clause for one in found.wrong}


@pytest.mark.parametrize(
    ("side", "status"),
    [("side:reformers", "catholic"), ("side:habsburgs", "catholic"), ("nobody", "catholic")],
)
def test_a_strongly_catholic_bishopric_moves_one_space(side: str, status: str) -> None:
    """RV-59 (6.18)."""
    truth = bare()
    truth.bishoprics[truth.world.bishoprics.index(truth.world.province["flanders"])] = (0, C)
    assert right(BishopricMoves(), truth, "country:flanders", side) == status


def test_universities_keep_or_lose_what_they_are() -> None:
    """RV-60 (6.19)."""
    truth = bare()
    leuven, leiden = (truth.world.spots[truth.world.spot[name]].university for name in ("leuven", "leiden"))
    truth.universities[leuven] = truth.universities[leiden] = 2
    for place, whose, now in (
        ("leuven", "side:burghers", "reformed"), ("leuven", "nobody", "catholic"),
        ("leiden", "nobody", "reformed"), ("leiden", "side:catholics", "none"),
    ):  # fmt: skip
        assert right(UniversityTurns(), truth, f"place:{place}", whose) == now, (place, whose)


def test_armies_go_in_pairs() -> None:
    """RV-28, RV-30, RV-31 (6.5)."""
    truth = bare()
    section = next(region for region in truth.world.regions if region.spaces >= 3)
    station(truth, section.id, "nobility")
    assert right(Battle(), truth, "side:burghers", section.ref) == "2"
    station(truth, section.id, "burghers")
    assert right(Battle(), truth, "side:reformers", section.ref) == "1"


def test_beggars_must_be_more_to_destroy() -> None:
    """RV-34 (6.7.1)."""
    truth = bare()
    region = truth.world.regions[truth.world.provinces[truth.world.province["gelderland"]].region]
    station(truth, region.id, "habsburgs", "reformers")
    for n, word in ((3, "yes"), (2, "no")):
        question = next(
            one for one in MayBeggars().questions(truth, "burghers")
            if one.about[1] == region.ref and one.about[3:] == ("deed:destroy", f"count:{n}")
        )  # fmt: skip
        assert MayBeggars().answer(truth, question).right == {word}


def test_goals_count_what_they_count() -> None:
    """RV-61, R-26, R-27: rounded up, not in cities; trading towns only."""
    truth = bare()
    put(truth, "holland", nobility=14)
    put(truth, "koeln-city", nobility=3)
    found = answered(Goal(), truth, "nobility", "side:nobility")
    assert found.right == {"5"}
    assert set(found.wrong) == {"4", "6"}


def test_new_units_and_taxes() -> None:
    """RV-19, RV-20, RV-66 (6.1, 6.10-a)."""
    truth = bare()
    hold(truth, "catholics", "aachen", "koeln-city", "utrecht-city")
    put(truth, "artois", catholics=4)
    found = answered(UnitCount(), truth, "catholics", "side:catholics")
    assert (found.right, found.wrong) == ({"7"}, ("5",))
    hold(truth, "catholics", "gelderland", "brabant", "groningen", "cleve")
    assert right(TaxYield(), truth, "side:catholics", "rate:2") == "10"
    truth.supply[C] = 8
    assert right(TaxYield(), truth, "side:catholics", "rate:2") == "8"


def test_a_river_is_barred_by_those_who_hold_its_gates() -> None:
    """RV-47, RV-48 (6.13): from Holland to Köln, with Arnhem and Nijmegen in other hands."""
    truth = bare()
    put(truth, "holland", burghers=3)
    about = ("country:holland", "side:burghers")
    assert "country:koeln" in answered(SurplusGoes(), truth, "burghers", *about).right
    put(truth, "arnhem", catholics=1)
    assert "country:koeln" in answered(SurplusGoes(), truth, "burghers", *about).right
    put(truth, "nijmegen", catholics=1)
    found = answered(SurplusGoes(), truth, "burghers", *about)
    assert found.why["country:koeln"].clause == "revolution 6.13-b"
