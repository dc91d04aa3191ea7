"""Sieges of armies and of Water Beggars (6.6, 6.15), and all that Water Beggars do (6.7)."""

from __future__ import annotations

import pytest

from engine.games.revolution.beggars import Beggars
from engine.games.revolution.marching import Marching, Military
from engine.games.revolution.raiding import Raiding
from engine.games.revolution.sides import NEUTRAL, NOBODY
from engine.games.revolution.sieges import LayingSieges, ResolvingSieges
from tests.games.revolution.by_hand import (
    Truth,
    armies,
    bare,
    begin,
    coins,
    hold,
    legal,
    pay,
    play,
    put,
    refused,
    standing,
    station,
)

# --- laying sieges --------------------------------------------------------------------------


def test_what_may_be_besieged(truth: Truth) -> None:
    """RV-33, R-38: nobody's city with own counters among others, an empty one; no own city, none with own only."""
    station(truth, "flanders", "habsburgs", "habsburgs")
    station(truth, "brabant", "habsburgs", "catholics")
    hold(truth, "habsburgs", "antwerpen")
    put(truth, "antwerpen", habsburgs=2)
    put(truth, "gent", habsburgs=1, reformers=2, neutral=1)
    begin(truth, LayingSieges(truth.order))
    assert truth.decision().seat == "habsburgs", "no city of Brabant may be besieged from a stand-off"
    assert legal(truth) == ["besiege flanders brugge", "besiege flanders gent", "done"]
    assert refused(truth, "besiege flanders antwerpen") == "6.6-a siege-own"
    assert refused(truth, "besiege flanders bruxelles") == "6.6-a not-region"
    assert refused(truth, "besiege flanders lille") == "6.6-a siege-town"
    assert refused(truth, "besiege brabant bruxelles") == "6.6-b siege-stand-off"
    why = truth.refuse(truth.read("besiege brabant bruxelles"))
    assert why is not None
    assert why.lit == ("box:section-brabant", "piece:habsburgs-army-3", "piece:catholics-army-1"), (
        "both armies"
    )
    assert refused(truth, "besiege holland leiden") == "6.6-a no-army-here"
    play(truth, "besiege flanders gent")
    assert refused(truth, "besiege flanders gent") == "6.6-b siege-taken"
    assert (
        truth.room(truth.world.region["flanders"])
        == truth.world.regions[truth.world.region["flanders"]].spaces - 2
    )
    play(truth, "besiege flanders brugge")
    assert not truth.agenda


def test_only_own_counters(truth: Truth) -> None:
    """R-38: a city that holds own counters only, without its card."""
    station(truth, "flanders", "habsburgs")
    put(truth, "gent", habsburgs=1)
    begin(truth, LayingSieges((1,)))
    assert refused(truth, "besiege flanders gent") == "R-38 siege-only-own"


def test_allies() -> None:
    """6.6-a, R-13: not an ally's city; allied armies in one section besiege nothing (RV-32)."""
    truth = bare("CHBR", two=True)
    station(truth, "flanders", "habsburgs")
    hold(truth, "catholics", "gent")
    begin(truth, LayingSieges((0, 1)))
    station(truth, "brabant", "habsburgs", "catholics")
    assert refused(truth, "besiege flanders gent") == "6.6-a siege-own"
    assert refused(truth, "besiege brabant bruxelles") == "6.6-b siege-stand-off"


# --- resolving them -------------------------------------------------------------------------


def besieged(**inside: int) -> Truth:
    """H besieges Gent."""
    truth = bare("CHNBR")
    station(truth, "flanders", "habsburgs", city="gent")
    put(truth, "gent", **inside)
    return truth


def test_two_are_converted() -> None:
    """RV-54: H takes two of R 3 and n 1; the others are neutral."""
    truth = besieged(reformers=3, neutral=1, habsburgs=1)
    begin(truth, ResolvingSieges(truth.order))
    assert legal(truth) == ["convert gent reformers reformers", "convert gent reformers neutral"]
    assert refused(truth, "convert gent reformers") == "R-19 convert-number"
    assert refused(truth, "convert gent neutral neutral") == "6.15-a no-counter"
    assert refused(truth, "convert gent habsburgs reformers") == "6.15-a convert-own"
    assert refused(truth, "convert brugge reformers") == "6.15-a no-own-siege"
    assert truth.copy().play(truth.read("convert gent neutral reformers")), "in whatever order"
    play(truth, "convert gent reformers reformers")
    assert standing(truth, "gent") == {"habsburgs": 3, "neutral": 2}
    assert armies(truth, "flanders") == "H"


def test_an_empty_supply() -> None:
    """RV-54: with one counter in supply one is converted, one is lost."""
    truth = besieged(reformers=3, neutral=1, habsburgs=1)
    put(truth, "luxembourg", habsburgs=truth.supply[1] - 1)
    begin(truth, ResolvingSieges(truth.order))
    play(truth, "convert gent reformers reformers")
    assert standing(truth, "gent") == {"habsburgs": 2, "neutral": 2}


@pytest.mark.parametrize(
    "inside", [{}, {"reformers": 3}, {"reformers": 1, "neutral": 1}, {"neutral": 3, "habsburgs": 1}]
)
def test_nothing_to_choose(inside: dict[str, int]) -> None:
    """Nobody is asked where one faction, or no more than two counters, are inside (R-33)."""
    truth = besieged(**inside)
    begin(truth, ResolvingSieges(truth.order))
    assert not truth.agenda
    assert standing(truth, "gent").get("habsburgs", 0) == inside.get("habsburgs", 0) + min(
        2, sum(inside.values()) - inside.get("habsburgs", 0)
    )
    assert armies(truth, "flanders") == "H"


def test_neutrals_go_round() -> None:
    """R-40: a neutral that is converted may replace the third counter although none was left."""
    truth = besieged(reformers=2, neutral=1)
    truth.supply[NEUTRAL] = 0
    begin(truth, ResolvingSieges(truth.order))
    play(truth, "convert gent reformers neutral")
    assert standing(truth, "gent") == {"habsburgs": 2, "neutral": 1}


def test_which_siege_comes_first() -> None:
    """6.15-a: with one counter in supply the besieger says which of two cities gets it."""
    truth = besieged(reformers=1)
    station(truth, "flanders", "habsburgs", city="brugge")
    put(truth, "brugge", nobility=1)
    plenty = truth.copy()
    put(truth, "luxembourg", habsburgs=truth.supply[1] - 1)
    begin(truth, ResolvingSieges(truth.order))
    assert legal(truth) == ["convert brugge nobility", "convert gent reformers"]
    play(truth, "convert gent reformers")
    assert (standing(truth, "gent"), standing(truth, "brugge")) == ({"habsburgs": 1}, {})
    begin(plenty, ResolvingSieges(plenty.order))
    assert not plenty.agenda
    assert standing(plenty, "brugge") == {"habsburgs": 1}


def test_an_empty_city_is_no_question() -> None:
    """R-33: where neutrals run short an empty city is still taken unasked; the other siege is then asked about."""
    truth = besieged()
    station(truth, "flanders", "habsburgs", city="brugge")
    put(truth, "brugge", nobility=2, reformers=2)
    truth.supply[NEUTRAL] = 1
    begin(truth, ResolvingSieges(truth.order))
    assert {text.split()[1] for text in legal(truth)} == {"brugge"}
    assert armies(truth, "flanders") == "Hh"


def test_beggars_before_the_other() -> None:
    """RV-67: order R, H; R's Beggars at Amsterdam, H at Gent without supply; one neutral is left."""
    truth = besieged(reformers=3)
    put(truth, "amsterdam", habsburgs=2)
    put(truth, "luxembourg", habsburgs=truth.supply[1])
    truth.supply[NEUTRAL], truth.hirer = 1, 4
    truth.blockades = [truth.world.city["amsterdam"]]
    reformers = truth.supply[4]
    begin(truth, ResolvingSieges((4, 1)))
    assert not truth.agenda
    assert (standing(truth, "amsterdam"), standing(truth, "gent")) == ({"neutral": 1}, {"habsburgs": 2})
    assert truth.supply[4] == reformers + 3
    assert (truth.hirer, truth.blockades) == (NOBODY, [])


def test_beggars_take_a_city(truth: Truth) -> None:
    """RV-55: H 2 and B 1, two neutrals left."""
    put(truth, "amsterdam", habsburgs=2, burghers=1)
    truth.supply[NEUTRAL], truth.hirer = 2, 3
    truth.blockades = [truth.world.city["amsterdam"]]
    begin(truth, ResolvingSieges(truth.order))
    assert standing(truth, "amsterdam") == {"neutral": 2}


# --- Water Beggars --------------------------------------------------------------------------


def hired(number: int, region: str, order: str = "CHNBR") -> Truth:
    """B has hired so many and sent them to a region."""
    truth = bare(order)
    pay(truth, burghers=2 * number)
    begin(truth, Beggars((3, 4)))
    play(truth, f"hire {number}", f"ship {region} {number}")
    return truth


def test_hiring(truth: Truth) -> None:
    """RV-37: 2 coins each, the first to hire has them alone; only to their regions."""
    pay(truth, reformers=5, burghers=6)
    begin(truth, Beggars((4, 3)))
    assert legal(truth) == ["hire 1", "hire 2", "done"]
    assert refused(truth, "hire 3") == "6.7-a beggars-price"
    assert refused(truth, "hire 4") == "6.7-a beggars-number"
    play(truth, "hire 2")
    assert coins(truth, "reformers")[0] == 1
    assert truth.decision().seat == "reformers"
    assert refused(truth, "ship flanders") == "6.7-b beggars-region"
    assert refused(truth, "ship holland 3") == "6.7-b beggars-left"
    play(truth, "ship holland 1", "ship coast 1")
    assert truth.top().name == "beggars-act"
    play(truth, "done")
    assert not truth.agenda, "B is not asked any more"
    assert (truth.ships[truth.world.region["holland"]], truth.free_ships) == (1, 0)


def test_nobody_hires() -> None:
    """RV-71, R-35: without B and R there are none."""
    truth = bare("CHN")
    pay(truth, catholics=6)
    begin(truth, Beggars(truth.order))
    assert not truth.agenda
    assert Beggars(truth.order).is_ruled_out(truth)


def test_destroying() -> None:
    """RV-34: three against H 1 and R 1; two are too few; R alone is never attacked."""
    truth = hired(3, "holland")
    station(truth, "holland", "reformers")
    assert refused(truth, "destroy holland 2") == "6.7.1-a destroy-whose"
    station(truth, "holland", "habsburgs")
    assert refused(truth, "destroy holland 2") == "6.7.1-a destroy-more"
    assert refused(truth, "destroy holland 4") == "6.7-b beggars-left"
    assert refused(truth, "destroy holland 3 leiden") == "6.7.1-a destroy-besieger"
    assert legal(truth) == ["destroy holland 3", "done"]
    play(truth, "destroy holland 3")
    assert armies(truth, "holland") == "R"
    assert not truth.agenda


def test_destroying_a_besieger() -> None:
    """RV-69: two destroy the only army, which besieges; one could but lift the siege."""
    truth = hired(2, "holland")
    station(truth, "holland", "habsburgs", city="utrecht-city")
    put(truth, "utrecht-city", reformers=2)
    assert legal(truth) == [
        "destroy holland 2 utrecht-city", "relieve holland 1 utrecht-city", "relieve holland 2 utrecht-city", "done",
    ]  # fmt: skip
    assert refused(truth, "destroy holland 1 utrecht-city") == "6.7.1-a destroy-more"
    assert refused(truth, "destroy holland 2") == "6.7.1-a destroy-section"
    play(truth, "destroy holland 2 utrecht-city")
    assert (armies(truth, "holland"), standing(truth, "utrecht-city")) == ("", {"reformers": 2})
    assert truth.stock[1] == truth.world.rules.armies


def test_the_most_catholic_goes() -> None:
    """6.7.1: C before H before N; of several of that faction the hirer picks."""
    truth = hired(3, "holland")
    station(truth, "holland", "habsburgs", "nobility")
    play(truth, "destroy holland 3")
    assert armies(truth, "holland") == "N"
    truth = hired(3, "holland")
    station(truth, "holland", "nobility")
    station(truth, "holland", "nobility", city="leiden")
    assert legal(truth, "destroy") == ["destroy holland 3", "destroy holland 3 leiden"]


def test_relieving() -> None:
    """RV-35: 2 = 2 lift the siege; the army may still move and use influence; one does not; R-16: several at once."""
    truth = hired(2, "holland")
    station(truth, "holland", "habsburgs")
    station(truth, "holland", "habsburgs", city="utrecht-city")
    put(truth, "utrecht-city", burghers=2)
    assert refused(truth, "relieve holland 1 utrecht-city") == "6.7.2-a relieve-equal"
    assert refused(truth, "relieve holland 2 leiden") == "R-38 no-siege"
    play(truth, "relieve holland 2 utrecht-city")
    assert (armies(truth, "holland"), standing(truth, "utrecht-city")) == ("HH", {"burghers": 2})
    assert not truth.agenda
    truth = hired(2, "holland")
    for city in ("leiden", "haarlem"):
        station(truth, "holland", "habsburgs", city=city)
    assert "relieve holland 2 haarlem leiden" in legal(truth) or "relieve holland 2 leiden haarlem" in legal(
        truth
    )
    play(truth, legal(truth, "relieve")[-1])
    assert armies(truth, "holland") == "HH"


def test_sacking_and_besieging() -> None:
    """RV-36: no army: sacks, or a siege by two and a sack; Flanders is not theirs."""
    truth = hired(3, "holland")
    assert refused(truth, "blockade flanders brugge") == "6.7.3-a blockade-two"
    assert refused(truth, "sack holland amsterdam") == "R-17 not-town"
    assert refused(truth, "sack coast middelburg") == "6.7-b beggars-left"
    assert refused(truth, "sack holland middelburg") == "6.7-b not-region"
    assert refused(truth, "blockade holland delft") == "6.7.3-a siege-town"
    play(truth, "blockade holland amsterdam")
    assert refused(truth, "blockade holland amsterdam") == "6.7.3-a blockade-two"
    assert truth.besieged(truth.world.city["amsterdam"])
    play(truth, "sack holland delft")
    assert standing(truth, "holland") == {"neutral": 1}
    assert not truth.agenda
    truth = hired(2, "holland")
    station(truth, "holland", "reformers")
    assert refused(truth, "sack holland delft") == "6.7.3-a sack-armies"
    assert refused(truth, "blockade holland leiden") == "6.7.3-a sack-armies"


def test_one_siege_a_city(truth: Truth) -> None:
    """R-17: a city besieged by Beggars cannot be besieged by two more, nor by an army."""
    truth.hirer, truth.ships[truth.world.region["holland"]] = 3, 2
    truth.blockades = [truth.world.city["leiden"]]
    begin(truth, Raiding())
    assert refused(truth, "blockade holland leiden") == "R-17 siege-taken"


def test_hindering_a_march() -> None:
    """RV-38, R-18, R-43: the hirer lets the first go and stops the second, which may still use its influence."""
    truth = hired(1, "holland")
    station(truth, "holland", "habsburgs", "habsburgs")
    put(truth, "delft", nobility=1)
    play(truth, "done")
    begin(truth, Marching((1,)), Military((1,)))
    play(truth, "march holland coast")
    assert truth.decision().seat == "burghers"
    assert legal(truth) == ["hinder", "let-go"]
    play(truth, "let-go", "march holland coast", "hinder")
    assert (armies(truth, "holland"), armies(truth, "coast"), sum(truth.ships)) == ("H", "H", 0)
    play(truth, "influence holland delft nobility")
    assert standing(truth, "delft") == {"habsburgs": 1}


def test_reformed_armies_are_not_hindered() -> None:
    """6.7.4: armies of B and R are never stopped; influence of others is."""
    truth = hired(1, "holland")
    play(truth, "done")
    station(truth, "holland", "reformers")
    begin(truth, Marching((4,)))
    play(truth, "march holland coast")
    assert armies(truth, "coast") == "R"
    station(truth, "holland", "nobility")
    put(truth, "delft", catholics=1)
    begin(truth, Military((2,)))
    play(truth, "influence holland delft catholics", "hinder")
    assert standing(truth, "delft") == {"catholics": 1}
    assert not truth.agenda
