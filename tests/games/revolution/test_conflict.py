"""Conflict and neutral units (5.3, 5.4, 6.11, 6.12)."""

from __future__ import annotations

import pytest

from engine.games.revolution.conflict import Conflict, conflict_of
from engine.games.revolution.neutrals import Neutrals
from engine.games.revolution.sides import NEUTRAL
from tests.games.revolution.by_hand import Truth, bare, begin, legal, play, put, refused, standing, station


def word(left: tuple[int, ...]) -> str:
    """What is left, by letters."""
    return " ".join(f"{letter}{n}" for letter, n in zip("CHNBRn", left, strict=True) if n)


@pytest.mark.parametrize(
    ("strengths", "limit", "left", "rounds"),
    [
        ([3, 0, 0, 0, 7, 1], 5, "R5", "n C R/C R/C"),  # RV-09
        ([0, 3, 0, 3, 0, 2], 6, "H2 B2 n1", "n HB"),  # RV-10
        ([0, 6, 0, 4, 3, 1], 8, "H5 B2 R1", "n R B H/R B"),  # RV-45
        ([1, 1, 0, 0, 0, 0], 1, "", "CH"),  # RV-45
        ([0, 4, 0, 0, 2, 0], 5, "H4 R1", "R"),  # RV-44
        ([7, 0, 0, 0, 0, 0], 5, "C7", ""),
        ([0, 0, 0, 0, 0, 7], 5, "n7", ""),
        ([2, 0, 0, 0, 0, 1], 1, "C2", "n"),
    ],
)
def test_rounds(strengths: list[int], limit: int, left: str, rounds: str) -> None:
    """Smallest first, equal ones together, until the limit is kept or one faction is left (6.11-a, R-05)."""
    found = conflict_of(strengths, limit)
    assert word(found.left) == left
    told = "/".join(
        " ".join("".join("CHNBRn"[side] for side in together) for together in losses)
        for losses in found.rounds
    )
    assert told == rounds


def fought(truth: Truth) -> None:
    """The conflict phase."""
    begin(truth, Conflict())


def test_countryside_before_towns_before_cities(truth: Truth) -> None:
    """RV-72 (R-07): of towns and cities the last in the board file gives first; counters go home (6.11-b)."""
    put(truth, "utrecht", habsburgs=4)
    put(truth, "amersfoort", catholics=1)
    put(truth, "utrecht-city", catholics=1)
    fought(truth)
    assert (standing(truth, "amersfoort"), standing(truth, "utrecht-city")) == ({}, {"catholics": 1})
    truth = bare()
    put(truth, "brabant", habsburgs=6)
    put(truth, "leuven", catholics=1)
    put(truth, "tienen", catholics=1)
    fought(truth)
    assert (standing(truth, "leuven"), standing(truth, "tienen")) == ({"catholics": 1}, {})
    assert truth.supply[0] == 32 - 1


def test_besieged_cities_do_not_count(truth: Truth) -> None:
    """RV-44 (6.6-c)."""
    put(truth, "utrecht-city", catholics=2, neutral=1)
    put(truth, "utrecht", habsburgs=4, reformers=2)
    station(truth, "holland", "habsburgs", city="utrecht-city")
    fought(truth)
    assert standing(truth, "utrecht") == {"habsburgs": 4, "reformers": 1}
    assert standing(truth, "utrecht-city") == {"catholics": 2, "neutral": 1}


def test_what_is_told(truth: Truth) -> None:
    """The rounds as data, for a table of them."""
    put(truth, "utrecht", catholics=3, reformers=7, neutral=1)
    fought(truth)
    event = next(event for event in truth.news if event.kind == "conflict")
    assert event.result
    assert event.data == {
        "limit": 5, "left": 5, "catholics": 3, "reformers": 7, "neutral": 1,
        "rounds": "neutral,catholics,reformers/catholics,reformers/catholics",
    }  # fmt: skip


def test_filling() -> None:
    """RV-10, RV-11 (6.12-a, R-06): to the limit; on turn 0 to one less, so that a minor province stays empty."""
    for turn, drenthe, venlo in ((0, 1, 0), (1, 2, 1)):
        truth = bare(turn=turn)
        put(truth, "coevorden", neutral=1)
        truth.supply[NEUTRAL] = 200
        begin(truth, Neutrals())
        assert standing(truth, "drenthe").get("neutral", 0) == drenthe
        assert standing(truth, "venlo").get("neutral", 0) == venlo


def lacking(turn: int = 1) -> Truth:
    """All provinces are full but three: they lack 1, 2 and 3."""
    truth = bare(turn=turn)
    truth.supply[0] = 400
    lack = {"artois": 1, "cleve": 2, "drenthe": 3}
    for province in truth.world.provinces:
        put(truth, province.id, catholics=province.limit - lack.get(province.id, 0))
    return truth


def test_shortage() -> None:
    """RV-46 (6.12-b): one each, then the first in order chooses one of the other two."""
    truth = lacking()
    truth.supply[NEUTRAL] = 4
    truth.order = (3, 0, 1, 2, 4)
    begin(truth, Neutrals())
    assert truth.decision().seat == "burghers"  # type: ignore[union-attr]
    assert legal(truth) == ["neutral drenthe", "neutral cleve"]
    assert refused(truth, "neutral artois") == "6.12-b neutral-full"
    play(truth, "neutral drenthe")
    assert not truth.agenda
    assert [standing(truth, p).get("neutral") for p in ("artois", "cleve", "drenthe")] == [1, 1, 2]
    assert truth.supply[NEUTRAL] == 0


@pytest.mark.parametrize(("stock", "drenthe"), [(6, 3), (5, 2), (3, 1), (0, None)])
def test_no_choice(stock: int, drenthe: int | None) -> None:
    """As many as there are, without a question where all get the same."""
    truth = lacking()
    truth.supply[NEUTRAL] = stock
    begin(truth, Neutrals())
    assert not truth.agenda
    assert standing(truth, "drenthe").get("neutral") == drenthe
