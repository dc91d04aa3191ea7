"""Whole answers as shown: legal wherever they stand, sensible, filled in anew around what a hand has set."""

from __future__ import annotations

from collections import Counter

import pytest

import engine
from engine.games.revolution.neutrals import Shortage
from engine.games.revolution.proposals import Proposing
from engine.games.revolution.units import NewUnits
from engine.games.revolution.within import Within, acting_in
from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.errors import Unreadable
from engine.kernel.position import Position
from engine.kernel.rng import Rng
from tests.games.revolution.by_hand import Truth, bare, begin, put, refused, standing, station

C, H, N, B, R = range(5)
SHOWN = ("propose", "within", "new-units", "shortage")


def brabant() -> Truth:
    """H 3, C 2, n 2; the C stand in Leuven and BRUXELLES; movement there begins with H."""
    truth = bare()
    put(truth, "brabant", habsburgs=3, neutral=2)
    put(truth, "leuven", catholics=1)
    put(truth, "bruxelles", catholics=1)
    number = truth.world.province["brabant"]
    begin(truth, Within(number, acting_in(truth, number)))
    return truth


def asked(truth: Truth) -> Decision:
    """What is asked."""
    decision = truth.decision()
    assert decision is not None
    return decision


def shown(truth: Truth) -> Action:
    """The whole answer as shown."""
    found = asked(truth).shown
    assert found is not None
    return found


def first(truth: Truth) -> dict[str, int]:
    """The numbers with which the sheet begins, but noughts."""
    sheet = asked(truth).numbers
    assert sheet is not None
    return {row.source: row.first for row in sheet.rows if row.first}


# --- a whole province -------------------------------------------------------------------------


def test_a_province_is_arranged_at_once() -> None:
    """6.14-a, 6.14-b: what its parts do one by one, and then the next faction is asked."""
    whole, parts = brabant(), brabant()
    whole.play(
        whole.read("arrange leuven 1 tienen 1 bruxelles 1 out bruxelles catholics 1"), whole.seat_for(H)
    )
    for text in ("set leuven 1", "set tienen 1", "set bruxelles 1", "out bruxelles catholics 1", "done"):
        parts.play(parts.read(text))
    assert whole.at == parts.at
    assert whole.agenda == parts.agenda
    assert standing(whole, "bruxelles") == {"habsburgs": 1}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("arrange leuven 2", "2-b town-one"),
        ("arrange bruxelles 4", "6.14-a set-number"),
        ("arrange bruxelles 2 leuven 1 tienen 1", "6.14-a set-others"),
        ("arrange bruxelles 1 bruxelles 2", "6.14-a set-twice"),
        ("arrange gent 1", "6.14-a not-province"),
        ("arrange leuven 1 out bruxelles catholics 2", "6.14-b out-number"),
        ("arrange out bruxelles habsburgs 1", "6.14-b out-own"),
    ],
)
def test_each_part_is_judged(text: str, why: str) -> None:
    """The reason is that of the part against which something speaks."""
    truth = brabant()
    assert refused(truth, text) == why
    assert standing(truth, "brabant") == {"habsburgs": 3, "neutral": 2}, "nothing was done"


@pytest.mark.parametrize(
    "text", ["arrange", "arrange leuven", "arrange out leuven", "arrange leuven utrecht"]
)
def test_words_that_are_no_whole(text: str) -> None:
    """A number is missing, or there is nothing at all."""
    with pytest.raises(Unreadable):
        brabant().read(text)


def test_it_is_read_as_it_is_written() -> None:
    truth = brabant()
    action = shown(truth)
    assert truth.read(action.text()) == action


def test_what_is_shown_takes_what_scores() -> None:
    """The city, and safely: the two C, who come after, could undo a majority of one or two."""
    truth = brabant()
    assert shown(truth).text() == "arrange out bruxelles catholics 1 bruxelles 3"
    assert first(truth) == {"place:bruxelles": 3, "heap:bruxelles/catholics/counter": 1}
    truth.play(shown(truth))
    assert shown(truth).text() == "arrange tienen 1", "the city is lost, Leuven was left to them"


def test_what_is_settled_stays() -> None:
    """A place that was set by a drag is part of what is shown no more."""
    truth = brabant()
    truth.play(truth.read("set bruxelles 2"))
    assert shown(truth).text() == "arrange out bruxelles catholics 1 leuven 1"
    truth.play(truth.read("out bruxelles catholics 1"))
    truth.play(truth.read("set tienen 1"))
    assert shown(truth).text() == "done"


def test_the_rest_is_filled_in_around_what_a_hand_has_set() -> None:
    """The city gives way to the town; a hand that lets fewer go into the city has the others in towns."""
    truth = brabant()
    decision = asked(truth)
    for kept, text in (
        ({"place:leuven": 1}, "arrange out bruxelles catholics 1 leuven 1 bruxelles 2"),
        ({"place:bruxelles": 1}, "arrange out bruxelles catholics 1 leuven 1 tienen 1 bruxelles 1"),
        ({"place:bruxelles": 0}, "arrange leuven 1 tienen 1"),
        ({"heap:bruxelles/catholics/counter": 0}, "arrange bruxelles 3"),
    ):
        assert decision.interpret_numbers(decision.fill_rest(kept))[0].text() == text
    sheet = decision.numbers
    assert sheet is not None
    own, row = sheet.groups[0], sheet.rows[2]
    values = {"place:leuven": 1, "place:tienen": 1, "place:bruxelles": 1}
    assert own.most(row, values) == 3, "the towns give way"
    assert own.most(row, values, ["place:leuven", "place:tienen"]) == 1, "those that a hand has set do not"


def test_the_label_tells_what_is_shown_from_what_is_changed() -> None:
    truth = brabant()
    decision = asked(truth)
    assert decision.label(shown(truth)).key == "revolution-act-as-shown"
    assert decision.label(truth.read("arrange leuven 1")).key == "revolution-act-arrange"


@pytest.mark.parametrize(
    ("word", "province", "place"),
    [
        ("burghers", "holland", "dordrecht"),
        ("reformers", "brabant", "leuven"),
        ("habsburgs", "brabant", "bruxelles"),
    ],
)
def test_goals_speak_for_places(word: str, province: str, place: str) -> None:
    """One counter: B takes a trading town, R a university, who has no goal in either the city (4.3.2)."""
    truth = bare()
    put(truth, province, **{word: 1}, neutral=4)
    number = truth.world.province[province]
    begin(truth, Within(number, acting_in(truth, number)))
    assert first(truth) == {f"place:{place}": 1}


# --- proposals --------------------------------------------------------------------------------


def proposing() -> Truth:
    """H could take BRUXELLES and keep the province; in Utrecht there is nothing to win, for the city is besieged."""
    truth = bare("HCB")
    put(truth, "brabant", habsburgs=4, catholics=1)
    put(truth, "utrecht", habsburgs=1, burghers=1)
    station(truth, "holland", "catholics", city="utrecht-city")
    begin(truth, Proposing(truth.order))
    return truth


def test_provinces_are_proposed_at_once() -> None:
    """R-34: as one by one, and nothing more."""
    whole, parts = proposing(), proposing()
    whole.play(whole.read("proposals brabant utrecht"))
    for text in ("propose brabant", "propose utrecht"):
        parts.play(parts.read(text))
    assert whole.agenda == parts.agenda
    early = proposing()
    early.play(early.read("proposals brabant"))
    assert asked(early).prompt.args["side"] == "side:burghers", "of the C there is none elsewhere"


def test_proposals_are_judged_one_by_one() -> None:
    """R-34: a counter there, and each once."""
    truth = proposing()
    assert refused(truth, "proposals brabant holland") == "6.14-a propose-absent"
    assert refused(truth, "proposals brabant brabant") == "6.14-a proposed"
    truth.play(truth.read("propose brabant"))
    assert refused(truth, "proposals brabant") == "6.14-a proposed"


def test_proposals_as_shown() -> None:
    """Where movement brings something; nothing where it does not."""
    truth = proposing()
    assert shown(truth).text() == "proposals brabant"
    truth.play(truth.read("propose brabant"))
    assert shown(truth).text() == "done"


# --- new units, the last neutrals -------------------------------------------------------------


def placing(turn: int) -> Truth:
    """C lacks one counter for a majority in Utrecht; its boxes are empty."""
    truth = bare(turn=turn)
    put(truth, "holland", catholics=2)
    put(truth, "utrecht", catholics=3, burghers=2)
    begin(truth, NewUnits((C,)))
    return truth


def test_new_units_go_where_they_bring_most() -> None:
    """Into boxes while turns are left in which they pay, in the last turn only what has no room elsewhere."""
    assert first(placing(1)) == {
        "country:holland": 1, "country:utrecht": 1, "box:jesuits": 4, "box:spanish-treasury": 1,
    }  # fmt: skip
    assert first(placing(5)) == {"country:holland": 2, "country:utrecht": 3, "box:jesuits": 2}


def test_new_units_are_placed_around_what_a_hand_has_set() -> None:
    """Whatever is kept, the whole can be handed over."""
    decision = asked(placing(1))
    sheet = decision.numbers
    assert sheet is not None
    for kept in ({"country:utrecht": 0}, {"box:jesuits": 2, "country:holland": 1}):
        filled = decision.fill_rest(kept)
        assert sheet.complete(filled)
        assert {ref: filled[ref] for ref in kept} == kept


def test_the_last_neutrals() -> None:
    """6.12-b: as many provinces as there are neutrals, first where the faction asked has nobody."""
    truth = bare()
    put(truth, "holland", catholics=2)
    truth.supply[-1] = 2
    begin(truth, Shortage(tuple(truth.world.province[name] for name in ("holland", "utrecht", "brabant"))))
    decision = asked(truth)
    assert first(truth) == {"country:utrecht": 1, "country:brabant": 1}
    filled = decision.fill_rest({"country:holland": 1})
    assert [a.text() for a in decision.interpret_numbers(filled)] == ["neutral holland", "neutral utrecht"]
    for action in decision.interpret_numbers(filled):
        truth.play(action)
    assert not truth.agenda


# --- everywhere -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "players", [5, pytest.param(4, marks=pytest.mark.long), pytest.param(2, marks=pytest.mark.long)]
)
def test_what_is_shown_is_legal_wherever_it_is_offered(players: int) -> None:
    """In a random game: shown answers and first numbers can be handed over, and filled in anew around any row."""
    position, rng, met = engine.game("revolution").start(seats=players, seed=3), Rng(3), Counter[str]()
    while (decision := position.decision()) is not None:
        if decision.step in SHOWN and rng.below(6) == 0:
            check(position, decision, rng)
            met[decision.shown.verb if decision.shown is not None else decision.step] += 1
        position.play_legal(decision.actions.pick(rng), decision.seat)
    assert set(met) >= {"arrange", "proposals", "done", "new-units"}


def check(position: Position, decision: Decision, rng: Rng) -> None:
    """What is shown now, and with any number changed."""
    shown, sheet = decision.shown, decision.numbers
    if shown is not None:
        assert shown in decision.actions
        assert position.read(shown.text()) == shown
    if sheet is None:
        return
    assert sheet.complete({})
    group = rng.choice(sheet.groups)
    row = rng.choice(group.rows)
    kept = {row.source: rng.choice(range(row.least, group.most(row, {}) + 1))}
    filled, ahead = decision.fill_rest(kept), position.copy()
    assert sheet.complete(filled), (decision.prompt, kept, filled)
    for action in decision.interpret_numbers(filled):
        ahead.play(action, decision.seat)


def test_names_in_whole_answers_are_known_ones() -> None:
    """A word that is no name is told, with what it may have been meant to be."""
    position = engine.game("revolution").start(seats=5, seed=1)
    for text in ("arrange nowhere 1", "arrange leuven 1 out leuven nobody 1", "proposals nowhere"):
        with pytest.raises(Unreadable):
            position.read(text)
    assert position.read("proposals brabant holland").text() == "proposals brabant holland"
