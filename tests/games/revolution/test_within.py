"""Movement within provinces (6.14): proposals, the largest first, places taken, neutrals at the end."""

from __future__ import annotations

from engine.games.revolution.proposals import Proposing, proposed
from engine.games.revolution.sides import SIDES
from engine.games.revolution.within import Settling, Within, acting_in
from tests.games.revolution.by_hand import Truth, bare, begin, legal, play, put, refused, standing, station

C, H, N, B, R = range(5)


def brabant() -> Truth:
    """RV-51: H 3, C 2, n 2; the C stand in Leuven and BRUXELLES."""
    truth = bare()
    put(truth, "brabant", habsburgs=3, neutral=2)
    put(truth, "leuven", catholics=1)
    put(truth, "bruxelles", catholics=1)
    return truth


def opened(truth: Truth, province: str) -> None:
    """Movement in a province begins."""
    number = truth.world.province[province]
    begin(truth, Within(number, acting_in(truth, number)))


def asked(truth: Truth) -> str:
    """Whose answer it is."""
    return SIDES[truth.top().asks(truth)]  # type: ignore[attr-defined]


def test_pushing_out_and_places_taken() -> None:
    """RV-51 (6.14-b, R-14)."""
    truth = brabant()
    opened(truth, "brabant")
    assert asked(truth) == "habsburgs"
    play(truth, "set leuven 1", "set tienen 1", "set bruxelles 1", "out bruxelles catholics 1")
    assert standing(truth, "brabant") == {"catholics": 2, "neutral": 2}
    play(truth, "done")
    assert refused(truth, "set leuven 1") == "6.14-b taken"
    assert refused(truth, "set tienen 1") == "6.14-b taken"
    assert refused(truth, "out bruxelles habsburgs 1") == "6.14-b out-acted"
    assert legal(truth) == ["set bruxelles 1", "set bruxelles 2", "done"]
    play(truth, "set bruxelles 2")
    assert standing(truth, "bruxelles") == {"catholics": 2, "habsburgs": 1}


def test_who_may_stand_where() -> None:
    """One counter a town (2-b), no more than there are, places of this province only (6.14-a)."""
    truth = brabant()
    opened(truth, "brabant")
    assert refused(truth, "set leuven 2") == "2-b town-one"
    assert refused(truth, "set bruxelles 4") == "6.14-a set-number"
    assert refused(truth, "set bruxelles 0") == "6.14-a set-same"
    assert refused(truth, "set gent 1") == "6.14-a not-province"
    assert refused(truth, "set brabant 1") == "6.14-a not-province"
    assert refused(truth, "out leuven catholics 2") == "6.14-b out-number"
    assert refused(truth, "out leuven habsburgs 1") == "6.14-b out-own"
    play(truth, "set bruxelles 2")
    assert refused(truth, "set bruxelles 1") == "6.14-a set-twice"
    play(truth, "set tienen 1")
    assert refused(truth, "set leuven 1") == "6.14-a set-others", "all stand in other places"


def test_neutrals_are_pushed_by_anyone() -> None:
    """6.14-b: a neutral counter gives way too."""
    truth = bare()
    put(truth, "artois", catholics=1)
    put(truth, "arras", neutral=1)
    opened(truth, "artois")
    play(truth, "out arras neutral 1")
    assert standing(truth, "artois") == {"catholics": 1, "neutral": 1}


def test_equal_sizes_and_besieged_cities() -> None:
    """RV-52 (6.14-a): equal ones in order; neutrals do not act; besieged cities do not count (6.6-c)."""
    truth = bare("CHNRB")
    put(truth, "utrecht", burghers=3, reformers=3, neutral=4)
    put(truth, "utrecht-city", burghers=2, habsburgs=1)
    station(truth, "holland", "habsburgs", city="utrecht-city")
    assert acting_in(truth, truth.world.province["utrecht"]) == (R, B)
    opened(truth, "utrecht")
    assert refused(truth, "set utrecht-city 1") == "6.6-c besieged"
    assert refused(truth, "out utrecht-city burghers 1") == "6.6-c besieged"
    assert legal(truth) == ["set amersfoort 1", "done"]


def test_passing_counts_as_acting() -> None:
    """R-44: who comes later respects the places of who has passed."""
    truth = bare()
    put(truth, "artois", catholics=2, habsburgs=1)
    put(truth, "arras", catholics=1)
    opened(truth, "artois")
    play(truth, "done")
    assert refused(truth, "set arras 1") == "6.14-b taken"
    assert legal(truth) == ["set saint-omer 1", "done"]


def test_neutrals_at_the_end() -> None:
    """RV-53, RV-65 (6.14-c): two into a city before towns; a single one into the city all the same."""
    for neutrals, city, town in ((3, 2, 1), (2, 2, 0), (1, 1, 0)):
        truth = bare()
        put(truth, "utrecht", neutral=neutrals)
        begin(truth, Settling())
        assert standing(truth, "utrecht-city").get("neutral", 0) == city
        assert standing(truth, "amersfoort").get("neutral", 0) == town
    truth = bare()
    put(truth, "utrecht", neutral=3)
    station(truth, "holland", "habsburgs", city="utrecht-city")
    begin(truth, Settling())
    assert standing(truth, "utrecht-city") == {}, "besieged"


def proposing() -> Truth:
    """RV-64: order H, C, B; Brabant H 3, C 2; Utrecht C 4, B 1."""
    truth = bare("HCB")
    put(truth, "brabant", habsburgs=3, catholics=2)
    put(truth, "utrecht", catholics=4, burghers=1, neutral=1)
    begin(truth, Proposing(truth.order))
    return truth


def test_proposals() -> None:
    """RV-64 (6.14-a, R-34): played where somebody proposes, all that are present act; neutrals settle everywhere."""
    truth = proposing()
    assert legal(truth) == ["propose brabant", "done"]
    assert refused(truth, "propose utrecht") == "6.14-a propose-absent"
    play(truth, "done")
    assert legal(truth) == ["propose utrecht", "propose brabant", "done"]
    play(truth, "propose brabant")
    assert refused(truth, "propose brabant") == "6.14-a proposed"
    assert proposed(truth) == (truth.world.province["brabant"],)
    play(truth, "done")
    assert refused(truth, "propose brabant") == "6.14-a proposed"
    play(truth, "done")
    assert isinstance(truth.top(), Within)
    assert asked(truth) == "habsburgs"
    play(truth, "done")
    assert asked(truth) == "catholics"
    play(truth, "done")
    assert not truth.agenda
    assert standing(truth, "utrecht-city") == {"neutral": 1}


def test_nobody_is_asked_where_nothing_could_change() -> None:
    """A province without towns and cities, or whose only places are besieged."""
    truth = bare("HC")
    put(truth, "venlo", habsburgs=1)
    begin(truth, Proposing(truth.order))
    assert not truth.agenda


def test_drops() -> None:
    """Own counters in and out, foreign ones out."""
    truth = brabant()
    opened(truth, "brabant")
    decision = truth.decision()
    assert decision is not None
    found = {
        (source, target): [action.text() for action in decision.interpret_drag(source, target)]
        for source, target in (
            ("heap:country:brabant/habsburgs/counter", "place:leuven"),
            ("heap:leuven/catholics/counter", "country:brabant"),
            ("heap:country:brabant/habsburgs/counter", "place:gent"),
            ("heap:gent//counter", "country:brabant"),
        )
    }
    assert list(found.values()) == [
        ["set leuven 1"], ["out leuven catholics 1"], ["set gent 1"], ["out gent neutral 1"]
    ]  # fmt: skip


def test_counters_are_carried() -> None:
    """Own counters go by a drag from the countryside into places, out of them, and from one to another at once."""
    truth = bare("CHNBR")
    put(truth, "brabant", burghers=2)
    put(truth, "bruxelles", burghers=2)
    put(truth, "leuven", nobility=1)
    begin(truth, Within(truth.world.province["brabant"], (3, 2)))
    decision = truth.decision()
    assert decision is not None
    drags = {
        (gesture.source, gesture.target, gesture.count): [action.text() for action in actions]
        for actions, gesture in decision.drags
    }
    loose, city = "pile:surplus-brabant", "heap:bruxelles/burghers/counter"
    assert drags[loose, "place:bruxelles", 2] == ["set bruxelles 4"]
    assert drags[city, "country:brabant", 1] == ["set bruxelles 1"]
    assert drags[city, "place:tienen", 1] == ["set bruxelles 1", "set tienen 1"]
    assert drags[loose, "place:leuven", 1] == ["set leuven 1"]
    assert (loose, "place:tienen", 2) not in drags
    for actions, _ in decision.drags:
        ahead = truth.copy()
        for action in actions:
            ahead.play(action)
    assert [a.text() for a in decision.interpret_drag(loose, "place:leuven")] == ["set leuven 1"]
