"""New units (5.2, 6.10): how many come, where they may go, what finds no room."""

from __future__ import annotations

import pytest

import engine
from engine.games.revolution.explain import describe
from engine.games.revolution.position import RevolutionPosition
from engine.games.revolution.sides import SIDES
from engine.games.revolution.units import NewUnits, units_of
from engine.kernel.errors import Refused
from engine.kernel.rng import Rng
from tests.games.revolution.by_hand import (
    Truth,
    bare,
    begin,
    coins,
    hold,
    lay,
    legal,
    play,
    put,
    refused,
    standing,
)

C, H, N, B, R = range(5)


def test_worked_count() -> None:
    """RV-40: cities and places named on their cards, towns, one for five in all countryside, boxes."""
    truth = bare()
    hold(truth, "catholics", "koeln-city", "utrecht-city")
    put(truth, "leiden", catholics=1)
    put(truth, "cleve-town", catholics=1)
    for province, number in (("artois", 1), ("cleve", 2), ("koeln", 3), ("utrecht", 2)):
        put(truth, province, catholics=number)
    lay(truth, "jesuits", "plain", "catholics", 2)
    units = units_of(truth, C)
    assert (units.cities, units.named, units.towns, units.countryside, units.boxes) == (2, 2, 1, 1, 2)
    assert units.number == 8


def test_a_place_named_on_two_cards_counts_twice() -> None:
    """RV-66: KÖLN is named on the cards of AACHEN and UTRECHT; 5 in all are raised to 7."""
    truth = bare()
    hold(truth, "catholics", "aachen", "koeln-city", "utrecht-city")
    put(truth, "holland", catholics=4)
    units = units_of(truth, C)
    assert (units.cities, units.named, units.countryside, units.raised) == (3, 2, 0, 2)
    assert units.number == 7


@pytest.mark.parametrize(("count", "supply", "expected"), [(5, 20, 7), (5, 4, 4), (9, 12, 9)])
def test_least_and_supply(count: int, supply: int, expected: int) -> None:
    """RV-41: at least 7, never more than the supply."""
    truth = bare()
    lay(truth, "jesuits", "plain", "catholics", count)
    truth.treasury[C] += truth.supply[C] - supply
    truth.supply[C] = supply
    assert units_of(truth, C).number == expected


def test_opening_numbers_and_caps() -> None:
    """RV-06, RV-07, RV-27 (5.2): twice the number there, only where some are, free spaces of own boxes."""
    truth = bare(turn=0)
    put(truth, "juelich", nobility=1)
    put(truth, "holland", nobility=2)
    put(truth, "utrecht", reformers=4)
    begin(truth, NewUnits((N, R)))
    assert truth.top().prompt_args(truth) == {"n": 5}
    assert [t for t in legal(truth) if "juelich" in t] == ["place juelich 1", "place juelich 2"]
    assert refused(truth, "place juelich 3") == "5.2-b twice"
    assert refused(truth, "place drenthe 1") == "5.2-b not-present"
    assert refused(truth, "place calvinists 1") == "5.2-b box-not-own"
    assert refused(truth, "place holland 0") == "5.2-b units-left"
    assert refused(truth, "place leiden 1") == "5.2-b not-destination"
    play(truth, "place juelich 2")
    assert refused(truth, "place juelich 1") == "5.2-b twice", "counted before any is placed"
    play(truth, "place emperor 1", "place holland 2")
    assert truth.supply[N] == 32 - 3 - 5
    assert truth.decision().seat == "reformers"
    assert "place utrecht 3" in legal(truth)
    assert refused(truth, "place overijssel 1") == "5.2-b not-present"
    play(truth, "place calvinists 1")
    assert truth.boxes[truth.world.box["calvinists"]][2][R] == 1, "a halved space leads both ways"


@pytest.mark.parametrize(("turn", "clause"), [(0, "revolution 5.2-b"), (1, "revolution 6.10-b")])
def test_the_clause_that_asks_is_that_of_the_turn(turn: int, clause: str) -> None:
    """5.2-b, 6.10-b: at the prompt, in the View and on the strip of phases; turn 0 has limits of its own."""
    position = engine.game("revolution").start(seats=5, seed=1)
    assert isinstance(position, RevolutionPosition)
    position.turn, position.agenda = turn, [NewUnits(position.order)]
    position.settle()
    decision, view = position.decision(), position.view(None)
    assert decision is not None
    assert decision.clause == view.clause == clause
    assert [phase.clause for phase in view.phases if phase.name == "new-units"] == [clause]
    entries = [entry.clause for entry in position.sequence() if entry.name == "new-units"]
    assert entries == ["revolution 5.2-b", "revolution 6.10-b"]


def test_card_and_no_card() -> None:
    """RV-42: any number with the card, as many as there are without."""
    truth = bare()
    hold(truth, "reformers", "utrecht")
    put(truth, "utrecht", reformers=2)
    put(truth, "friesland", reformers=3)
    lay(truth, "calvinists", "plain", "reformers", 2)
    lay(truth, "calvinists", "diagonal", "reformers", 4)
    lay(truth, "huguenots", "diagonal", "reformers", 2)
    begin(truth, NewUnits((R,)))
    assert truth.top().prompt_args(truth) == {"n": 9}
    assert legal(truth) == [f"place utrecht {n}" for n in range(1, 10)] + [
        f"place friesland {n}" for n in range(1, 4)
    ]
    assert refused(truth, "place friesland 4") == "6.10-b as-many"
    assert refused(truth, "place calvinists 1") == "6.10-b box-full"
    play(truth, "place friesland 3")
    assert standing(truth, "utrecht") == {"reformers": 8}, "what is left has no choice"
    assert coins(truth, "reformers") == (0, 32 - 2 - 3 - 8 - 9)


def test_card_without_presence() -> None:
    """R-39: who has no counter left there places none."""
    truth = bare()
    hold(truth, "habsburgs", "artois")
    put(truth, "holland", habsburgs=1)
    begin(truth, NewUnits((H,)))
    assert refused(truth, "place artois 1") == "6.10-b not-present"


def test_what_finds_no_room_becomes_money() -> None:
    """RV-43 (6.10-c, R-08): 4 to the map, 3 coins, and nobody is asked."""
    truth = bare()
    for province in ("artois", "cleve", "koeln", "utrecht"):
        put(truth, province, nobility=1)
    lay(truth, "french-support", "plain", "nobility", 4)
    lay(truth, "emperor", "plain", "nobility", 4)
    begin(truth, NewUnits((N,)))
    assert not truth.agenda
    assert [standing(truth, p) for p in ("artois", "cleve", "koeln", "utrecht")] == [{"nobility": 2}] * 4
    count = units_of(bare(), N).number
    assert count == 7
    assert coins(truth, "nobility") == (8 - 4, 32 - 4 - 8 - 8)


def test_huguenots_serve_one_faction() -> None:
    """RV-08 (5.2-c, R-29)."""
    truth = bare(turn=0)
    lay(truth, "huguenots", "diagonal", "burghers", 1)
    put(truth, "holland", burghers=1, reformers=1)
    put(truth, "zeeland", burghers=1, reformers=1)
    begin(truth, NewUnits((R, B)))
    assert refused(truth, "place huguenots 1") == "5.2-c huguenots"
    play(truth, "place holland 2")
    play(truth, "place zeeland 1")
    assert truth.decision().seat == "burghers"
    play(truth, "place huguenots 1")
    assert refused(truth, "place huguenots 1") == "5.2-b box-full"


def sheet_truth() -> Truth:
    """Two provinces and a box for 3 units, and then the Habsburgs of the same seat."""
    truth = bare("CHBR", turn=0, two=True)
    put(truth, "holland", catholics=2, habsburgs=5)
    put(truth, "zeeland", catholics=2, habsburgs=5)
    begin(truth, NewUnits((C, H)))
    return truth


def test_numbers_of_a_sheet() -> None:
    """All rows at once; what has no choice any more is left to the Step, so that nothing reaches the next faction."""
    truth = sheet_truth()
    decision = truth.decision()
    assert decision is not None
    sheet = decision.numbers
    assert sheet is not None
    assert sheet.groups[0].total == 7
    assert [(row.source, row.most) for row in sheet.rows] == [
        ("country:holland", 4), ("country:zeeland", 4), ("box:jesuits", 4), ("box:spanish-treasury", 7)
    ]  # fmt: skip
    values = {"country:holland": 4, "country:zeeland": 3}
    actions = decision.interpret_numbers(values)
    assert [action.text() for action in actions] == ["place holland 4", "place zeeland 3"]
    values = {"box:jesuits": 4, "country:holland": 3, "country:zeeland": 0}
    assert [a.text() for a in decision.interpret_numbers(values)] == ["place jesuits 4", "place holland 3"]


def test_a_drop() -> None:
    """A drop means one counter, on a place its province."""
    truth = sheet_truth()
    decision = truth.decision()
    assert decision is not None
    for target, text in (("place:leiden", "place holland 1"), ("box:jesuits", "place jesuits 1")):
        assert decision.interpret_drag("pile:supply", target)[0].text() == text
    bad = decision.interpret_drag("pile:supply", "country:drenthe")[0]
    assert truth.refuse(bad) is not None


def test_supply_is_kept() -> None:
    """Nothing is lost on the way."""
    truth = sheet_truth()
    while truth.agenda:
        truth.play(next(iter(truth.decision().actions)))  # type: ignore[union-attr]
    for side in (C, H):
        on_map = sum(row[side] for row in truth.at)
        assert on_map + truth.in_boxes(side) + truth.supply[side] == 40, SIDES[side]


def test_the_numbers_begin_with_a_whole_answer_that_may_be_handed_over() -> None:
    """Whoever is asked, whatever the turn: what is shown first can be handed over as it is."""
    position, rng, met = engine.game("revolution").start(seats=5), Rng(3), 0
    while (decision := position.decision()) is not None:
        sheet = decision.numbers
        if decision.step == "new-units":
            assert sheet is not None
            assert sheet.complete({}), [(row.source, row.first) for row in sheet.rows]
            met += 1
        position.play(rng.choice(decision.actions.all()), decision.seat)
    assert met > 40


def test_too_many_lights_the_counters_that_are_there() -> None:
    """6.10-b: the province, and whose number counts."""
    truth = bare()
    put(truth, "friesland", reformers=1, burghers=1)
    put(truth, "franeker", reformers=1)
    put(truth, "holland", reformers=5)
    begin(truth, NewUnits((R,)))
    with pytest.raises(Refused) as why:
        truth.play(truth.read("place friesland 3"))
    refusal = why.value.refusal
    assert refusal.message.key == "revolution-refuse-as-many"
    heaps = ("heap:country:friesland/reformers/counter", "heap:franeker/reformers/counter")
    assert refusal.lit == ("country:friesland", *heaps)


def test_the_inspector_tells_what_each_may_place_now() -> None:
    """6.10-b: as it is while units are placed; none for who has placed them, for others what it would be."""
    truth = bare("CHB")
    put(truth, "holland", catholics=3, burghers=2)
    put(truth, "utrecht", catholics=2, habsburgs=1)
    begin(truth, NewUnits((C, H)))

    def told(ref: str) -> dict[str, object]:
        facts = [one.message for one in describe(truth, ref) if one.message.key.endswith("may-place")]
        return {str(one.args["side"]): one.args["n"] for one in facts}

    assert told("country:holland") == {"side:catholics": 3}
    play(truth, "place holland 2")
    assert told("country:holland") == {"side:catholics": 1}
    assert told("country:utrecht") == {"side:catholics": 2, "side:habsburgs": 1}
    truth.agenda.clear()
    assert told("country:holland") == {"side:catholics": 5, "side:burghers": 2}
