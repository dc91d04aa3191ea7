"""Upkeep, raising, battles, marches and influence of armies (6.3 to 6.5, 6.8, 6.9)."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.games.revolution.actions import Influence
from engine.games.revolution.armies import AbandonedLeave, Raising, Upkeep
from engine.games.revolution.battles import Battles
from engine.games.revolution.marching import Marching, Military, march
from engine.games.revolution.pieces import armies_shown
from engine.games.revolution.sides import NEUTRAL, NOBODY
from engine.kernel.fields import FieldError
from tests.games.revolution.by_hand import (
    Truth,
    armies,
    bare,
    begin,
    coins,
    legal,
    pay,
    play,
    put,
    refused,
    standing,
    station,
)

# --- upkeep ---------------------------------------------------------------------------------


def test_upkeep_of_catholics(truth: Truth) -> None:
    """RV-24: three armies, 4 coins: all three cannot be kept; one kept and two disbanded cost all."""
    station(truth, "flanders", "catholics", "catholics", "catholics")
    pay(truth, catholics=4)
    begin(truth, Upkeep(truth.order))
    assert refused(truth, "keep-all") == "6.3-a keep-price"
    assert refused(truth, "keep holland") == "6.3-a no-army-here"
    other = truth.copy()
    play(truth, "keep flanders", "keep flanders")
    assert refused(truth, "keep flanders") == "6.3-a keep-price"
    assert refused(truth, "disband flanders") == "6.3-a disband-price"
    assert {text.split()[0] for text in legal(truth)} == {"abandon"}
    play(other, "keep flanders", "disband flanders", "disband flanders")
    assert (coins(other, "catholics")[0], armies(other, "flanders"), other.agenda) == (0, "C", [])


def test_keep_all() -> None:
    """All that are left are kept at once, C for 2 each."""
    truth = bare("CH")
    station(truth, "flanders", "catholics", "habsburgs")
    station(truth, "brabant", "catholics")
    pay(truth, catholics=4, habsburgs=1)
    begin(truth, Upkeep(truth.order))
    play(truth, "keep-all", "keep-all")
    assert (coins(truth, "catholics")[0], coins(truth, "habsburgs")[0]) == (0, 0)


def test_abandoned_armies(truth: Truth) -> None:
    """RV-25: sack Arnhem, replace a counter in the countryside; not in a city, not in another region."""
    station(truth, "ijssel", "catholics", "catholics")
    put(truth, "arnhem", burghers=1)
    put(truth, "gelderland", nobility=1, neutral=1)
    put(truth, "utrecht-city", nobility=1)
    begin(truth, Upkeep(truth.order))
    assert refused(truth, "abandon ijssel replace utrecht-city nobility") == "6.3-c not-region"
    assert refused(truth, "abandon ijssel sack gelderland") == "6.3-c not-town"
    assert refused(truth, "abandon ijssel sack arnhem burghers") == "6.3-c sack-whose"
    assert refused(truth, "abandon ijssel replace gelderland reformers") == "6.3-c no-counter"
    assert refused(truth, "abandon ijssel replace gelderland neutral") == "6.3-c replace-neutral"
    play(truth, "abandon ijssel sack arnhem")
    assert standing(truth, "gelderland") == {"nobility": 1, "neutral": 2}
    assert standing(truth, "arnhem") == {"burghers": 1}
    play(truth, "abandon ijssel replace gelderland nobility")
    assert standing(truth, "gelderland") == {"neutral": 3}
    assert (armies(truth, "ijssel"), truth.room(truth.world.region["ijssel"])) == ("", 3)
    begin(truth, AbandonedLeave())
    assert truth.stock[0] == truth.world.rules.armies


def test_abandoned_armies_in_a_region_with_a_city(truth: Truth) -> None:
    """6.3-c: not a counter in a city; R-42: the owner's own too; R-11: without a neutral it is removed."""
    station(truth, "brabant", "habsburgs")
    put(truth, "bruxelles", nobility=1)
    put(truth, "brabant", habsburgs=1)
    truth.supply[NEUTRAL] = 0
    supply = truth.supply[1]
    begin(truth, Upkeep(truth.order))
    assert refused(truth, "abandon brabant replace bruxelles nobility") == "6.3-c not-in-city"
    play(truth, "abandon brabant replace brabant habsburgs")
    assert standing(truth, "brabant") == {}
    assert truth.supply[1] == supply + 1


# --- raising --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("side", "number"),
    [("catholics", 2), ("habsburgs", 2), ("nobility", 2), ("burghers", 3), ("reformers", 3)],
)
def test_prices(truth: Truth, side: str, number: int) -> None:
    """RV-26: what 7 coins raise."""
    put(truth, "holland", **{side: 1})
    pay(truth, **{side: 7})
    begin(truth, Raising(truth.order))
    for _ in range(number):
        play(truth, "raise holland")
    assert not truth.agenda
    assert len(armies(truth, "holland")) == number


def test_where_armies_are_raised(truth: Truth) -> None:
    """RV-27: B has counters in Gelderland alone; a full section has no space."""
    put(truth, "gelderland", burghers=1)
    pay(truth, burghers=10)
    begin(truth, Raising(truth.order))
    assert legal(truth) == ["raise ijssel", "done"]
    assert refused(truth, "raise holland") == "6.4-b no-presence"
    put(truth, "holland", burghers=1)
    station(truth, "ijssel", "catholics", "catholics", "catholics", "catholics", "catholics")
    assert refused(truth, "raise ijssel") == "6.4-b section-full"


def test_stock_of_armies(truth: Truth) -> None:
    """RV-68: of six on the map one is disbanded and one abandoned: one may be raised."""
    station(truth, "brabant", *["habsburgs"] * 6)
    pay(truth, habsburgs=10)
    begin(truth, Upkeep((1,)), Raising((1,)))
    play(truth, "disband brabant", "abandon brabant sack leuven", "keep-all")
    assert refused(truth, "raise meuse") == "6.4-b no-presence"
    play(truth, "raise brabant")
    assert not truth.agenda, "no army is left"


def test_three_armies_a_turn(truth: Truth) -> None:
    """6.4-a: three at most, and an army stands for presence; an abandoned one does not (R-42)."""
    station(truth, "coast", "burghers")
    station(truth, "north", "burghers")
    pay(truth, burghers=30)
    begin(truth, Upkeep((3,)), Raising((3,)))
    play(truth, "abandon north sack groningen-town", "keep coast")
    assert legal(truth) == ["raise coast", "done"]
    play(truth, "raise coast", "raise coast", "raise coast")
    assert coins(truth, "burghers")[0] == 30 - 1 - 7
    assert not truth.agenda


# --- battles --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("order", "before", "after"),
    [
        ("CHNBR", "NBR", "B"),  # RV-28
        ("CHBR", "CHHBB", "H"),  # RV-29
        ("CHNBR", "CCNN", "CN"),  # RV-30
        ("CHBR", "BR", "BR"),  # RV-31
        ("CHBR", "HHR", "H"),
        ("CHNBR", "CCC", "CCC"),
        ("CHNBR", "CHNBR", "N"),
        ("two", "CHH", "CHH"),  # RV-32
        ("two", "CHB", "H"),
        ("two", "CHHRR", "H"),
    ],
)
def test_battles(order: str, before: str, after: str) -> None:
    """One of the most Catholic and one of the most Reformed go, until one faction, two armies or allies are left."""
    truth = bare("CHBR", two=True) if order == "two" else bare(order)
    names = dict(zip("CHNBR", ("catholics", "habsburgs", "nobility", "burghers", "reformers"), strict=True))
    station(truth, "flanders", *(names[letter] for letter in before))
    truth.news = []
    begin(truth, Battles())
    assert armies(truth, "flanders") == after
    results = [event for event in truth.news if event.result]
    assert len(results) == (before != after)
    assert sum(truth.stock) == truth.world.rules.armies * len(truth.world.sides) - len(after)


def test_abandoned_armies_fight_nobody(truth: Truth) -> None:
    """R-11, R-42: B abandoned beside H and C: two are left, which stand off."""
    station(truth, "flanders", "burghers")
    begin(truth, Upkeep((3,)))
    play(truth, "abandon flanders sack duinkerken")
    station(truth, "flanders", "habsburgs", "catholics")
    begin(truth, Battles())
    assert armies(truth, "flanders") == "HC"


# --- marches --------------------------------------------------------------------------------


def test_marches(truth: Truth) -> None:
    """6.8-a: once, along an arrow, to an empty space; then, in the next phase, influence."""
    station(truth, "flanders", "habsburgs", "habsburgs")
    station(truth, "south", *["nobility"] * 5)
    put(truth, "brabant", nobility=1)
    begin(truth, Marching((1, 0)), Military((1,)))
    assert legal(truth) == ["march flanders coast", "march flanders brabant", "done"]
    assert refused(truth, "march flanders holland") == "6.8-a no-arrow"
    assert refused(truth, "march flanders south") == "6.8-a section-full"
    assert refused(truth, "march north ijssel") == "6.8-a no-army-here"
    play(truth, "march flanders brabant")
    assert refused(truth, "march brabant meuse") == "6.8-a army-done"
    assert truth.decision().label(truth.read("done")).args["n"] == 1
    play(truth, "done")
    assert truth.top().name == "military"
    play(truth, "influence brabant brabant nobility")
    assert standing(truth, "brabant") == {"habsburgs": 1}


def test_influence(truth: Truth) -> None:
    """RV-39: with an empty supply nobody; else R in a town or n in the countryside, not B in a city."""
    station(truth, "brabant", "habsburgs")
    put(truth, "leuven", reformers=1)
    put(truth, "brabant", neutral=1, habsburgs=1)
    put(truth, "bruxelles", burghers=3)
    put(truth, "luxembourg", habsburgs=truth.supply[1])
    begin(truth, Military(truth.order))
    assert not truth.agenda
    truth.remove(1, truth.world.spot["luxembourg"])
    begin(truth, Military(truth.order))
    assert legal(truth) == ["influence brabant brabant neutral", "influence brabant leuven reformers", "done"]
    assert refused(truth, "influence brabant bruxelles burghers") == "6.9-a not-in-city"
    assert refused(truth, "influence brabant brabant habsburgs") == "6.9-a influence-own"
    assert refused(truth, "influence brabant tienen neutral") == "6.9-a no-neutral-there"
    assert refused(truth, "influence brabant gelderland neutral") == "6.9-a not-region"
    neutrals = truth.supply[NEUTRAL]
    play(truth, "influence brabant brabant neutral")
    assert (standing(truth, "brabant"), truth.supply[NEUTRAL]) == ({"habsburgs": 2}, neutrals + 1)


@pytest.mark.parametrize("two", [True, False])
def test_influence_beside_another(two: bool) -> None:
    """6.9-a: not with an enemy in the section, nor with an ally (R-13), nor with one that besieges (R-12)."""
    truth = bare("CHBR", two=two)
    station(truth, "brabant", "habsburgs")
    station(truth, "brabant", "catholics", city="bruxelles")
    put(truth, "leuven", burghers=1)
    put(truth, "luxembourg", habsburgs=1)
    station(truth, "luxembourg", "habsburgs")
    put(truth, "trier-town", burghers=1)
    begin(truth, Military((1,)))
    assert legal(truth) == ["influence luxembourg trier-town burghers", "done"]
    assert refused(truth, "influence brabant leuven burghers") == "6.9-a influence-beside"


def test_an_army_keeps_its_number(truth: Truth) -> None:
    """Whoever marches or is raised before it in the row of regions: a piece on the map stays the same piece."""
    station(truth, "brabant", "habsburgs")
    station(truth, "flanders", "habsburgs")
    march(truth, 1, truth.world.region["flanders"], truth.world.region["coast"])
    truth.raise_army(1, truth.world.region["north"])
    shown = {piece.id: piece.place for piece in armies_shown(truth, NOBODY) if piece.side == "habsburgs"}
    assert [shown[f"habsburgs-army-{n}"] for n in (1, 2, 3)] == [
        "box:section-brabant", "box:section-coast", "box:section-north",
    ]  # fmt: skip
    assert set(list(shown.values())[3:]) == {"supply:habsburgs"}


def test_numbers_of_armies_in_files() -> None:
    """They are written where they are not as counted, and read; the same number twice is refused."""
    file = {"game": "revolution", "bare": True, "turn": 1}
    position = engine.game("revolution").set_up(file | {"armies": {"coast": ["habsburgs 2", "habsburgs"]}})
    assert [army.number for army in position.armies] == [2, 1]
    (fields,) = engine.game("revolution").written(position)
    assert fields["armies"] == {"coast": ["habsburgs 2", "habsburgs 1"]}
    with pytest.raises(FieldError, match="bear one number"):
        engine.game("revolution").set_up(
            file | {"armies": {"coast": ["habsburgs 2"], "south": ["habsburgs 2"]}}
        )


@pytest.mark.parametrize(
    ("phase", "said", "field"),
    [
        ("upkeep", {"armies": {"flanders": ["habsburgs besieges gent"]}}, "armies"),
        ("allegiance", {"armies": {"flanders": ["habsburgs besieges gent"]}}, "armies"),
        ("sieges", {"hirer": "burghers", "blockades": ["amsterdam"]}, "blockades"),
    ],
)
def test_sieges_begin_and_end_within_a_turn(phase: str, said: dict[str, Any], field: str) -> None:
    """A file with a siege before sieges are laid or after they are resolved is refused (6.6, 6.7.3, 6.15)."""
    file = {"game": "revolution", "bare": True, "turn": 1} | said
    engine.game("revolution").set_up(file | {"phase": "resolve"})
    with pytest.raises(FieldError, match="nothing is besieged") as found:
        engine.game("revolution").set_up(file | {"phase": phase})
    assert found.value.field == (field,)


def test_a_counter_of_nobody_is_no_word_of_an_influence() -> None:
    """An Action that no text holds, as a program may make it, is answered too: a name is missing."""
    position = engine.game("revolution").start()
    assert position.check_words(Influence("flanders", "gent", "")) == ""
    assert position.check_words(Influence("flanders", "gent", "burghers")) is None
