"""Whole answers as shown: legal wherever they stand, sensible, filled in anew around what a hand has set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import engine
from engine.games.revolution.allegiance import LayingCoins
from engine.games.revolution.armies import Upkeep
from engine.games.revolution.asking import InOrder
from engine.games.revolution.beggars import Beggars
from engine.games.revolution.marching import Marching
from engine.games.revolution.neutrals import Shortage
from engine.games.revolution.proposals import Proposing
from engine.games.revolution.sequence import turn
from engine.games.revolution.sieges import LayingSieges
from engine.games.revolution.support import Supporting
from engine.games.revolution.units import NewUnits
from engine.games.revolution.within import Within, acting_in
from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.errors import Unreadable
from engine.kernel.position import Position
from engine.kernel.rng import Rng
from tests.games.revolution.by_hand import Truth, bare, begin, hold, lay, pay, put, refused, standing, station

C, H, N, B, R = range(5)
SHOWN = (
    "propose", "within", "new-units", "shortage", "support", "allegiance", "upkeep", "raise", "sieges", "beggars",
    "beggars-ship", "beggars-act", "army-move", "military", "overflow", "resolve",
)  # fmt: skip


def begin_in_turn(truth: Truth, step: InOrder) -> None:
    """A phase, and all that follow on it in the turn: what is shown looks ahead to the cards and the points."""
    phases = turn(truth.order)
    after = next(number for number, one in enumerate(phases, start=1) if one.name == step.name)
    begin(truth, step, *phases[after:])


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


def texts(truth: Truth) -> list[str]:
    """What may be done, as text."""
    return [action.text() for action in asked(truth).actions]


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
        ("burghers", "gelderland", "nijmegen"),
        ("reformers", "brabant", "leuven"),
        ("habsburgs", "brabant", "bruxelles"),
    ],
)
def test_goals_speak_for_places(word: str, province: str, place: str) -> None:
    """One counter: B takes a trading town, R a university, who has no goal there the city (4.3.2)."""
    truth = bare()
    put(truth, province, **{word: 1}, neutral=4)
    number = truth.world.province[province]
    begin(truth, Within(number, acting_in(truth, number)))
    assert first(truth) == {f"place:{place}": 1}


# --- several provinces --------------------------------------------------------------------------


def two_provinces() -> Truth:
    """In Friesland and in Overijssel B is the largest, then R; in Brabant R comes before B."""
    truth = bare("BR")
    put(truth, "brabant", reformers=2, burghers=1)
    put(truth, "friesland", burghers=2, reformers=1)
    put(truth, "overijssel", burghers=2, reformers=1)
    numbers = [truth.world.province[name] for name in ("friesland", "overijssel", "brabant")]
    begin(truth, *(Within(number, acting_in(truth, number)) for number in numbers))
    return truth


def test_provinces_are_arranged_in_one_go() -> None:
    """5.6-a: their order is of no matter, so all in which a faction is the next are one question."""
    truth = two_provinces()
    sheet = asked(truth).numbers
    assert sheet is not None
    assert [group.head for group in sheet.groups] == ["country:friesland", "country:overijssel"]
    text = shown(truth).text()
    before, _, further = text.partition(" in ")
    assert before.startswith("arrange "), text
    assert further.startswith("overijssel "), text
    truth.play(shown(truth))
    assert asked(truth).prompt.args["provinces"] == [
        "country:friesland",
        "country:overijssel",
        "country:brabant",
    ]
    assert asked(truth).prompt.args["side"] == "side:reformers"
    truth.play(shown(truth))
    assert asked(truth).prompt.args == {"side": "side:burghers", "province": "country:brabant"}
    truth.play(shown(truth))
    assert not truth.agenda


def test_in_one_go_is_as_one_after_another() -> None:
    whole, parts = two_provinces(), two_provinces()
    whole.play(whole.read("arrange harlingen 1 in overijssel kampen 1"))
    parts.play(parts.read("arrange harlingen 1"))
    parts.play(parts.read("done"))  # R in Friesland
    parts.play(parts.read("arrange kampen 1"))
    whole.play(whole.read("done"))
    assert whole.at == parts.at
    assert whole.agenda == parts.agenda


def test_a_province_of_which_nothing_is_said_stays_as_it_is() -> None:
    truth = two_provinces()
    before = [row[:] for row in truth.at]
    truth.play(truth.read("arrange in overijssel"))
    assert truth.at == before
    assert asked(truth).prompt.args["side"] == "side:reformers"


def test_places_of_all_provinces_are_set_one_by_one_too() -> None:
    """A drag in any province of the joint sheet counts there; the rest is shown around it, and is one answer."""
    truth = two_provinces()
    drags = {gesture.target for _, gesture in asked(truth).drags}
    assert {"place:harlingen", "place:kampen"} <= drags
    assert "place:leuven" not in drags, "there R comes first"
    assert "set kampen 1" not in texts(truth), "asked about it one by one, the other province comes first"
    source = "heap:country:overijssel/burghers/counter"
    assert asked(truth).interpret_drag(source, "place:kampen")[0].text() == "set kampen 1"
    truth.play(truth.read("set kampen 1"))
    sheet = asked(truth).numbers
    assert sheet is not None
    row = next(row for row in sheet.rows if row.source == "place:kampen")
    assert (row.least, row.most, row.now) == (1, 1, 1)
    assert asked(truth).prompt.args["provinces"] == ["country:friesland", "country:overijssel"]
    assert " in overijssel" in shown(truth).text()
    assert "kampen" not in shown(truth).text()
    assert refused(truth, "set leuven 1") == "6.14-a not-province"
    truth.play(shown(truth))
    assert standing(truth, "kampen") == {"burghers": 1}


# --- support movement ---------------------------------------------------------------------------


def supported(turn: int = 1, huguenots: int = 0) -> Truth:
    """C has three Jesuits and two coins in the Spanish Treasury; nobody stands in Flanders and Liège."""
    truth = bare("CB", turn=turn)
    put(truth, "brabant", catholics=3, burghers=3)
    lay(truth, "jesuits", "plain", "catholics", 3)
    lay(truth, "spanish-treasury", "coloured", "catholics", 2)
    lay(truth, "huguenots", "diagonal", "burghers", huguenots)
    begin_in_turn(truth, Supporting((C,)))
    return truth


def test_support_as_shown_is_one_answer() -> None:
    """5.1-a: what it says goes, and no more; then the next faction is asked."""
    truth = supported(5)
    assert shown(truth).text() == "support-all jesuits flanders 3 spanish-treasury treasury 2"
    truth.play(shown(truth))
    assert truth.treasury[C] == 2
    assert standing(truth, "flanders") == {"catholics": 3}
    assert truth.top().name != "support"


def test_support_is_judged_once_for_the_answer_its_numbers_and_its_label(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A look ahead for each counter and each way: what is shown, the sheet and the button have it from one."""
    looks, judged = Counter[str](), Supporting.judged

    def counted(*given: Any) -> Iterator[Action]:
        looks["judged"] += 1
        return judged(*given)

    monkeypatch.setattr(Supporting, "judged", counted)
    decision = asked(supported())
    assert decision.numbers is not None
    assert decision.shown is not None
    assert decision.label(decision.shown).key == "revolution-act-move-as-shown"
    assert looks["judged"] == 1


def test_support_is_filled_in_around_what_a_hand_has_set() -> None:
    """What is kept leaves the rest of its box to what is shown."""
    truth = supported(5)
    filled = asked(truth).fill_rest({"way:jesuits/liege": 1, "way:spanish-treasury/treasury": 1})
    assert {ref: n for ref, n in filled.items() if n} == {
        "way:jesuits/flanders": 2, "way:jesuits/liege": 1, "way:spanish-treasury/treasury": 1,
    }  # fmt: skip


def test_treasure_comes_last_and_may_be_intercepted() -> None:
    """6.2.2-a: the Huguenots are asked, and what goes to the map has gone before."""
    truth = supported(5, huguenots=1)
    assert refused(truth, "support-all spanish-treasury treasury 2 jesuits brabant 1") == "4.1-a whole-over"
    assert refused(truth, "support-all jesuits brabant 4") == "2-f box-number"
    truth.play(truth.read("support-all jesuits brabant 1 spanish-treasury treasury 2"))
    assert asked(truth).step == "treasure"
    truth.play(truth.read("intercept 1"))
    assert (truth.treasury[C], truth.treasury[B]) == (1, 1)
    assert standing(truth, "brabant") == {"catholics": 4, "burghers": 3}
    assert truth.top().name != "support"


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("support-all holland jesuits 1", "holland"),
        ("support-all french-support emperor 1", "emperor"),
        ("support-all jesuits brabant 1 treasury treasury 1", "treasury"),
        ("arrange in alkmaar", "alkmaar"),
        ("arrange in in", "in"),
        ("arrange treasury 1", "treasury"),
        ("arrange out leuven leuven 1", "leuven"),
        ("arrange leuven 1 in holland out delft brabant 1", "brabant"),
    ],
)
def test_a_name_of_another_kind_is_told(text: str, wrong: str) -> None:
    """Each word of a whole answer must be what its place in it wants."""
    position = engine.game("revolution").start()
    kind, *words = text.split()
    assert position.check_words(position.action_types[kind].read(words)) == wrong
    with pytest.raises(Unreadable):
        position.read(text)


@pytest.mark.parametrize("number", ["-0", "+1", "01", "1_0", "\N{ARABIC-INDIC DIGIT ONE}"])
def test_a_number_has_one_form(number: str) -> None:
    """What a whole answer says is written in one way, and no other is read."""
    for text in (f"arrange leuven {number}", f"support-all jesuits brabant {number}"):
        with pytest.raises(Unreadable):
            engine.game("revolution").start().read(text)


# --- allegiance ---------------------------------------------------------------------------------


def test_coins_as_shown() -> None:
    """6.16-c: one coin takes a Catholic out of Leiden and wins its card; three bring a counter into an empty city.

    The answer is the sheet's: one part for each city, in the order of its rows.
    """
    truth = bare("CR")
    put(truth, "leiden", catholics=2, reformers=2)
    pay(truth, reformers=4)
    begin_in_turn(truth, LayingCoins((R,)))
    assert first(truth) == {"place:leiden": 1, "place:utrecht-city": 3}
    assert shown(truth).text() == "all coin leiden 1 and coin utrecht-city 3"
    truth.allegiance[truth.world.city["leiden"]] = 4
    assert first(truth) == {"place:utrecht-city": 3}, "two coins would win less"
    assert asked(truth).fill_rest({"place:utrecht-city": 0})["place:leiden"] == 2


# --- proposals --------------------------------------------------------------------------------


def proposing() -> Truth:
    """H could take BRUXELLES and keep the province; in Utrecht a town, for the city is besieged."""
    truth = bare("HCB")
    put(truth, "brabant", habsburgs=4, catholics=1)
    put(truth, "utrecht", habsburgs=1, burghers=1)
    station(truth, "holland", "catholics", city="utrecht-city")
    begin_in_turn(truth, Proposing(truth.order))
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
    """Where movement brings something: a city in Brabant, in Utrecht the second town; nothing where it does not."""
    truth = proposing()
    assert shown(truth).text() == "proposals utrecht brabant"
    truth.play(truth.read("propose brabant"))
    assert shown(truth).text() == "proposals utrecht"
    late = proposing()
    late.turn = 5
    assert shown(late).text() == "proposals brabant", "a town brings units for which there is no turn"


# --- new units, the last neutrals -------------------------------------------------------------


def placing(turn: int) -> Truth:
    """C lacks one counter for a majority in Utrecht; its boxes are empty."""
    truth = bare(turn=turn)
    put(truth, "holland", catholics=2)
    put(truth, "utrecht", catholics=3, burghers=2)
    begin_in_turn(truth, NewUnits((C,)))
    return truth


def test_new_units_go_where_they_bring_most() -> None:
    """Into boxes while turns are left in which they pay, in the last turn only what has no room elsewhere."""
    assert first(placing(1)) == {
        "country:holland": 2, "country:utrecht": 1, "box:jesuits": 4,
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


# --- armies -----------------------------------------------------------------------------------


def besieging() -> Truth:
    """N has two armies in Brabant and one in Flanders; C holds BRUXELLES and GENT with two counters each."""
    truth = bare("CN", turn=3)
    station(truth, "brabant", "nobility", "nobility")
    station(truth, "flanders", "nobility")
    for city in ("bruxelles", "gent"):
        put(truth, city, catholics=2)
        hold(truth, "catholics", city)
    begin_in_turn(truth, LayingSieges((N,)))
    return truth


def test_a_phase_is_one_answer() -> None:
    """4.1-a: what its parts do one by one, and nothing more."""
    whole, parts = besieging(), besieging()
    assert shown(whole).text() == "all besiege flanders gent and besiege brabant bruxelles"
    label = asked(whole).label(shown(whole))
    assert label.args == {"n": 2, "at": ["place:gent", "place:bruxelles"]}
    assert [fact.message.key for fact in asked(whole).preview(shown(whole))] == ["revolution-act-besiege"] * 2
    whole.play(shown(whole))
    for text in ("besiege brabant bruxelles", "besiege flanders gent"):
        parts.play(parts.read(text))
    assert whole.armies == parts.armies
    assert whole.agenda == parts.agenda


def test_what_is_done_by_hand_is_left_out_of_what_is_shown() -> None:
    truth = besieging()
    truth.play(truth.read("besiege flanders gent"))
    assert shown(truth).text() == "all besiege brabant bruxelles"
    truth.play(truth.read("besiege brabant bruxelles"))
    assert truth.top().name != "sieges"


def test_every_army_is_decided_on() -> None:
    """6.3-a: a whole answer to the upkeep says what becomes of each army; what can be paid is kept."""
    truth = bare("CH", turn=5)
    station(truth, "brabant", "habsburgs")
    station(truth, "flanders", "habsburgs")
    put(truth, "brabant", habsburgs=1)
    pay(truth, habsburgs=1)
    begin_in_turn(truth, Upkeep((H,)))
    assert refused(truth, "all keep brabant") == "4.1-a whole-more"
    assert refused(truth, "all keep brabant and keep flanders") == "6.3-a keep-price"
    truth.treasury[H] = 2
    assert shown(truth).text() == "keep-all"
    truth.play(truth.read("all keep brabant and disband flanders"))
    assert [truth.world.regions[army.region].id for army in truth.armies] == ["brabant"]


def test_beggars_are_hired_and_sent_in_one_go() -> None:
    """6.7: hired, sent, and what they do; then nobody else is asked who might hire them."""
    truth = bare("CBR", turn=5)
    put(truth, "leiden", reformers=2, catholics=1)
    hold(truth, "reformers", "leiden")
    station(truth, "holland", "catholics", city="leiden")
    pay(truth, reformers=4, burghers=0)
    begin_in_turn(truth, Beggars((R, B)))
    assert shown(truth).text().startswith("all hire ")
    label = asked(truth).label(shown(truth))
    assert (label.key, label.args["at"]) == ("revolution-act-all-beggars", ["box:section-holland"])
    assert next(iter(asked(truth).preview(shown(truth)))).lit == ()
    truth.play(truth.read("all hire 1 and ship holland 1 and relieve holland 1 leiden"))
    assert (truth.hirer, truth.treasury[R], truth.ships) == (R, 2, [0] * len(truth.world.regions))
    assert not any(army.besieging for army in truth.armies)


def test_what_others_may_answer_comes_last() -> None:
    """6.7.4: a Water Beggar may stop the army, so nothing is done after it; then the next faction is asked."""
    truth = bare("CB", turn=3)
    station(truth, "holland", "catholics")
    station(truth, "brabant", "catholics")
    truth.hirer, truth.ships[truth.world.region["holland"]] = B, 1
    begin_in_turn(truth, Marching((C,)))
    where = {truth.world.regions[army.region].id: army for army in truth.armies}
    assert set(where) == {"holland", "brabant"}
    first, last = "march brabant flanders", next(a for a in texts(truth) if a.startswith("march holland"))
    assert refused(truth, f"all {last} and {first}") == "4.1-a whole-over"
    truth.play(truth.read(f"all {first} and {last}"))
    assert asked(truth).step == "hinder"
    truth.play(truth.read("hinder"))
    assert truth.top().name != "army-move"


# --- everywhere -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("begun", "text", "why"),
    [
        (brabant, "arrange leuven 2", "2-b town-one"),
        (brabant, "arrange bruxelles 4", "6.14-a set-number"),
        (brabant, "arrange bruxelles 2 leuven 1 tienen 1", "6.14-a set-others"),
        (brabant, "arrange bruxelles 1 bruxelles 2", "6.14-a set-twice"),
        (brabant, "arrange gent 1", "6.14-a not-province"),
        (brabant, "arrange leuven 1 out bruxelles catholics 2", "6.14-b out-number"),
        (brabant, "arrange out bruxelles habsburgs 1", "6.14-b out-own"),
        (two_provinces, "arrange harlingen 1 in brabant leuven 1", "6.14-a larger-first"),
        (two_provinces, "arrange harlingen 1 in holland delft 1", "6.14-a not-proposed"),
        (two_provinces, "arrange harlingen 1 in friesland harlingen 0", "6.14-a not-to-act"),
        (two_provinces, "arrange harlingen 1 in overijssel leuven 1", "6.14-a not-province"),
        (two_provinces, "arrange harlingen 1 in overijssel kampen 2", "2-b town-one"),
        (besieging, "all besiege flanders gent and besiege flanders brugge", "6.6-a no-army-here"),
        (besieging, "all besiege brabant gent", "6.6-a not-region"),
        (besieging, "all besiege flanders gent and march brabant flanders", "6.6-a refuse-not-now"),
    ],
)
def test_each_part_is_judged(begun: Callable[[], Truth], text: str, why: str) -> None:
    """The reason is that of the part against which something speaks; the parts before it are not done either."""
    assert refused(begun(), text) == why


@pytest.mark.parametrize(
    ("begun", "texts"),
    [
        (brabant, ["arrange", "arrange leuven", "arrange out leuven", "arrange leuven utrecht"]),
        (supported, ["support-all", "support-all jesuits", "support-all jesuits brabant many"]),
        (
            besieging,
            ["all", "all done", "all besiege", "all besiege flanders gent and", "all ship holland 01"],
        ),
    ],
)
def test_words_that_are_no_whole(begun: Callable[[], Truth], texts: list[str]) -> None:
    """A number is missing, or there is nothing at all."""
    truth = begun()
    for text in texts:
        with pytest.raises(Unreadable):
            truth.read(text)


@pytest.mark.parametrize(
    "players", [5, pytest.param(4, marks=pytest.mark.long), pytest.param(2, marks=pytest.mark.long)]
)
def test_what_is_shown_is_legal_wherever_it_is_offered(players: int) -> None:
    """In a random game: shown answers and first numbers can be handed over, and filled in anew around any row."""
    position, rng, met = engine.game("revolution").start(seats=players, seed=3), Rng(3), Counter[str]()
    while (decision := position.decision()) is not None:
        if decision.step in SHOWN and rng.below(12) == 0:
            check(position, decision, rng)
            met[decision.shown.verb if decision.shown is not None else decision.step] += 1
        position.play_legal(decision.actions.pick(rng), decision.seat)
    assert set(met) >= {"arrange", "proposals", "done", "new-units", "all"}


def check(position: Position, decision: Decision, rng: Rng) -> None:
    """What is shown now, and with any number changed."""
    shown, sheet = decision.shown, decision.numbers
    if shown is not None:
        assert shown in decision.actions
        assert decision.label(shown).key
        assert all(fact.message.key for fact in decision.preview(shown))
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
