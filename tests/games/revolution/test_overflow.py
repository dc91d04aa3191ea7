"""Overflow of population (6.13): where a surplus goes by land and river, what bars it, what it replaces."""

from __future__ import annotations

import pytest

from engine.games.revolution.overflow import Overflowing, barred_to, reached, room_for, surplus_of
from engine.games.revolution.sides import NEUTRAL
from tests.games.revolution.by_hand import (
    Truth,
    bare,
    begin,
    hold,
    legal,
    play,
    put,
    refused,
    standing,
    station,
)

C, H, N, B, R = range(5)


def crowded(order: str = "CHNBR", **kept: int) -> Truth:
    """Every province is full of Burghers, but those named: so many counters of nobody."""
    truth = bare(order)
    truth.supply[B] = truth.supply[NEUTRAL] = 400
    for province in truth.world.provinces:
        if province.id not in kept:
            put(truth, province.id, burghers=province.limit)
    return truth


def names(truth: Truth, side: int, province: str) -> set[str]:
    """Where a faction's surplus may go."""
    return {truth.world.provinces[p].id for p in reached(truth, side, truth.world.province[province])}


NEAR = {"cleve", "generality", "holland", "overijssel", "geldern", "utrecht"}
RIVER = {"limburg", "koeln", "liege", "maastricht", "venlo"}


def test_ways_of_gelderland(truth: Truth) -> None:
    """RV-47 (R-09): six neighbours, five by river, Namur past LIÈGE only."""
    assert names(truth, C, "gelderland") == NEAR | RIVER | {"namur"}
    hold(truth, "catholics", "liege-city")
    assert names(truth, C, "gelderland") == NEAR | RIVER | {"namur"}
    hold(truth, "reformers", "liege-city")
    assert names(truth, C, "gelderland") == NEAR | RIVER


@pytest.mark.parametrize(
    ("towns", "open_way"),
    [(("arnhem",), True), (("nijmegen",), True), (("arnhem", "nijmegen"), False)],
)
def test_holland_to_koeln(truth: Truth, towns: tuple[str, ...], open_way: bool) -> None:
    """RV-48 (6.13-b): the Waal or the Nederrijn; a neutral in a town never bars."""
    for town in towns:
        put(truth, town, reformers=1)
    assert ("koeln" in names(truth, C, "holland")) == open_way
    assert "koeln" in names(truth, R, "holland")
    neutral = bare()
    for town in towns:
        put(neutral, town, neutral=1)
    assert "koeln" in names(neutral, C, "holland")


def test_zeeland(truth: Truth) -> None:
    """RV-50 (6.13-c): Holland and the Generality; Flanders by the Schelde."""
    near = truth.world.provinces[truth.world.province["zeeland"]].neighbours
    assert {truth.world.provinces[p].id for p in near} == {"holland", "generality"}
    assert "flanders" in names(truth, C, "zeeland")


def test_who_bars_on_turn_0_and_among_allies() -> None:
    """R-09c, R-45: before the first cards the majority in a city; an ally never."""
    truth = bare(turn=0)
    put(truth, "liege-city", reformers=2, neutral=1)
    gate = truth.world.spot["liege-city"]
    assert gate in barred_to(truth, C)
    put(truth, "liege-city", neutral=1)
    assert gate not in barred_to(truth, C), "two of four are no majority"
    two = bare("CHBR", two=True)
    hold(two, "burghers", "liege-city")
    assert gate in barred_to(two, C)
    assert gate not in barred_to(two, R)


def test_neutrals_are_replaced() -> None:
    """RV-49 (6.13-a, 6.13-d): only the surplus, only to who has room or neutrals; the rest goes home."""
    truth = crowded(hainaut=0, artois=0, cambrai=0)
    put(truth, "artois", catholics=7)  # limit 4
    put(truth, "cambrai", habsburgs=1)
    truth.remove(B, truth.world.spot["flanders"], 3)
    put(truth, "flanders", neutral=2)
    put(truth, "lille", neutral=1)
    put(truth, "hainaut", neutral=5)
    begin(truth, Overflowing(truth.order))
    assert legal(truth) == [f"overflow artois flanders {n}" for n in (1, 2, 3)] + ["done"]
    assert refused(truth, "overflow artois flanders 4") == "6.13-d no-surplus"
    assert refused(truth, "overflow artois cambrai 1") == "6.13-a no-room"
    assert refused(truth, "overflow artois hainaut 1") == "6.13-a not-reached"
    assert refused(truth, "overflow flanders artois 1") == "6.13-d no-surplus"
    assert refused(truth, "overflow artois lille 1") == "6.13-a not-destination"
    play(truth, "overflow artois flanders 2")
    assert standing(truth, "flanders") == {"catholics": 2, "burghers": 9}, "countryside first"
    assert standing(truth, "lille") == {"neutral": 1}
    supply = truth.supply[C]
    play(truth, "done")
    assert standing(truth, "artois") == {"catholics": 4}
    assert truth.supply[C] == supply + 1
    assert not truth.agenda


def test_who_replaces_takes_the_place() -> None:
    """R-37: in a town; a surplus leaves the countryside first."""
    truth = crowded(artois=0, cambrai=0)
    put(truth, "artois", catholics=4)
    put(truth, "arras", catholics=1)
    put(truth, "cambrai", neutral=1)
    begin(truth, Overflowing(truth.order))
    play(truth, "overflow artois cambrai")
    assert standing(truth, "cambrai") == {"catholics": 1}
    assert standing(truth, "arras") == {"catholics": 1}
    assert standing(truth, "artois") == {"catholics": 3}
    truth = crowded(artois=0)
    truth.remove(B, truth.world.spot["flanders"])
    put(truth, "lille", neutral=1)
    put(truth, "artois", catholics=5)
    begin(truth, Overflowing(truth.order))
    play(truth, "overflow artois flanders")
    assert standing(truth, "lille") == {"catholics": 1}


def test_free_room_before_neutrals() -> None:
    """R-36: an arrival takes the free room though neutrals stand there; neutrals alone over the limit are full."""
    truth = crowded(artois=0, cambrai=0)
    put(truth, "artois", catholics=5)
    put(truth, "cambrai", neutral=3)
    assert room_for(truth, truth.world.province["cambrai"]) == 1
    begin(truth, Overflowing(truth.order))
    play(truth, "overflow artois cambrai")
    assert standing(truth, "cambrai") == {"catholics": 1, "neutral": 2}
    truth = crowded(artois=0, flanders=0)
    put(truth, "artois", catholics=6)
    put(truth, "flanders", neutral=11)
    begin(truth, Overflowing(truth.order))
    play(truth, "overflow artois flanders 2")
    assert standing(truth, "flanders") == {"catholics": 2, "neutral": 10}


def test_besieged_cities(truth: Truth) -> None:
    """6.6-c: their counters neither count nor give way."""
    put(truth, "utrecht", catholics=6)
    put(truth, "utrecht-city", reformers=1)
    assert surplus_of(truth, C, truth.world.province["utrecht"]) == 0
    station(truth, "holland", "habsburgs", city="utrecht-city")
    assert surplus_of(truth, C, truth.world.province["utrecht"]) == 1
    truth = crowded(utrecht=0, gelderland=0, holland=0)
    put(truth, "utrecht", burghers=4)
    put(truth, "utrecht-city", neutral=2)
    station(truth, "holland", "habsburgs", city="utrecht-city")
    assert room_for(truth, truth.world.province["utrecht"]) == 1


def test_a_closed_gate_is_named() -> None:
    """The route is lit up to the gate that bars it (6.13-b)."""
    truth = crowded(gelderland=0, namur=0)
    put(truth, "gelderland", catholics=9)
    hold(truth, "reformers", "liege-city")
    begin(truth, Overflowing(truth.order))
    assert not truth.agenda, "nothing can be reached: the surplus goes home at once"
    truth = crowded(gelderland=0, namur=0, venlo=0)
    put(truth, "gelderland", catholics=9)
    hold(truth, "reformers", "liege-city")
    begin(truth, Overflowing(truth.order))
    assert refused(truth, "overflow gelderland namur 1") == "6.13-b river-barred"
    refusal = truth.refuse(truth.read("overflow gelderland namur 1"))
    assert refusal is not None
    assert refusal.lit[0] == "place:liege-city"
    assert refusal.message.args == {"whose": "side:reformers", "place": "place:liege-city"}
    decision = truth.decision()
    assert decision is not None
    drop = decision.interpret_drag("heap:country:gelderland/catholics/counter", "place:namur-town")
    assert [action.text() for action in drop] == ["overflow gelderland namur 1"]
    assert decision.label(truth.read("done")).args == {"n": 1}


def test_in_order() -> None:
    """Each faction in the order of play; who comes first takes the room (6.13-a)."""
    truth = crowded("HC", artois=0, cambrai=0, hainaut=0)
    put(truth, "artois", catholics=5)
    put(truth, "hainaut", habsburgs=6)
    begin(truth, Overflowing(truth.order))
    assert truth.top().asks(truth) == H  # type: ignore[attr-defined]
    play(truth, "overflow hainaut cambrai")
    assert not truth.agenda, "nothing is left for the Catholics"
    assert standing(truth, "artois") == {"catholics": 4}
