"""What a drag means in the phases of war: an Action, or one that is refused with the right reason."""

from __future__ import annotations

import pytest

import engine
from engine.games.revolution.armies import Raising, Upkeep
from engine.games.revolution.beggars import Shipping
from engine.games.revolution.marching import Marching, Military
from engine.games.revolution.raiding import Raiding
from engine.games.revolution.sieges import LayingSieges
from engine.games.revolution.start import StartArmies
from engine.games.revolution.support import Supporting
from engine.games.revolution.within import Within, acting_in
from engine.kernel.step import AnyStep
from tests.games.revolution.by_hand import Truth, bare, begin, hold, lay, pay, play, put, refused, station

H, B = (1,), (3,)


@pytest.fixture
def truth() -> Truth:
    """H has two armies in Flanders, one before Gent, C one in Brabant; B has hired two ships for Holland, and coins."""
    found = bare("CHNBR")
    station(found, "flanders", "habsburgs", "habsburgs")
    station(found, "flanders", "habsburgs", city="gent")
    station(found, "brabant", "catholics")
    station(found, "holland", "catholics", city="leiden")
    hold(found, "habsburgs", "antwerpen")
    put(found, "duinkerken", nobility=1)
    put(found, "flanders", burghers=2, reformers=1)
    lay(found, "london-merchants", "diagonal", "burghers", 2)
    pay(found, burghers=4, habsburgs=1)
    found.hirer, found.ships[found.world.region["holland"]] = 3, 2
    return found


def meant(truth: Truth, step: AnyStep, source: str, target: str) -> dict[str, str]:
    """The Actions that a drag means, and what speaks against each."""
    begin(truth, step)
    decision = truth.decision()
    assert decision is not None
    return {a.text(): refused(truth, a.text()) for a in decision.interpret_drag(source, target)}


def test_set_up_and_raising(truth: Truth) -> None:
    """An army of the camp goes to the section, wherever in its region it is dropped."""
    opening = bare("CHNBR", turn=0)
    assert meant(opening, StartArmies(), "pile:army", "country:brabant") == {"army brabant": "legal"}
    assert meant(opening, StartArmies(), "pile:army", "place:leiden") == {"army holland": "3.6-c not-orange"}
    assert meant(truth, Raising(B), "pile:army", "box:section-flanders") == {"raise flanders": "legal"}
    assert meant(truth, Raising(B), "pile:army", "place:bruxelles") == {"raise brabant": "6.4-b no-presence"}


def test_support(truth: Truth) -> None:
    """Off the box to a province, to a town of it, to the treasury wherever that is shown."""
    source = "heap:box:london-merchants/burghers/counter"
    assert meant(truth, Supporting(B), source, "place:lille") == {
        "support london-merchants flanders 1": "legal"
    }
    assert meant(truth, Supporting(B), source, "country:brabant") == {
        "support london-merchants brabant 1": "5.1-a box-not-to"
    }
    for target in ("camp:treasury", "heap:treasury:burghers/burghers/coin"):
        assert meant(truth, Supporting(B), "pile:london-merchants", target) == {
            "support london-merchants treasury 1": "legal"
        }


def test_new_units() -> None:
    """To a box, or to the province of a place; where no counter could ever lie nothing is meant, and no id is told."""
    position = engine.game("revolution").set_up({"game": "revolution", "turn": 2, "phase": "new-units"})
    decision = position.decision()
    assert decision is not None
    assert decision.step == "new-units"

    def dropped(target: str) -> list[str]:
        return [action.text() for action in decision.interpret_drag("pile:supply", target)]

    assert dropped("place:lille") == ["place flanders 1"]
    assert dropped("box:london-merchants") == ["place london-merchants 1"]
    for target in ("box:section-luxembourg", "track:turn", "piece:habsburgs-army-1", ""):
        assert dropped(target) == []


def test_upkeep(truth: Truth) -> None:
    """An army put on a town sacks it, on counters replaces one."""
    assert meant(truth, Upkeep(H), "pile:army-flanders", "place:duinkerken") == {
        "abandon flanders sack duinkerken": "legal", "abandon flanders replace duinkerken nobility": "legal",
    }  # fmt: skip
    heap = "heap:country:flanders/burghers/counter"
    assert meant(truth, Upkeep(H), "pile:army-flanders", heap) == {
        "abandon flanders replace flanders burghers": "legal"
    }
    assert meant(truth, Upkeep(H), "pile:army-flanders", "place:antwerpen") == {
        "abandon flanders replace antwerpen neutral": "6.3-c not-in-city"
    }


def test_sieges(truth: Truth) -> None:
    """Own cities, cities besieged already and towns are refused with their reason."""
    source = "pile:army-flanders"
    assert meant(truth, LayingSieges(H), source, "place:brugge") == {"besiege flanders brugge": "legal"}
    assert meant(truth, LayingSieges(H), source, "place:gent") == {
        "besiege flanders gent": "6.6-b siege-taken"
    }
    assert meant(truth, LayingSieges(H), source, "place:antwerpen") == {
        "besiege flanders antwerpen": "6.6-a siege-own"
    }
    assert meant(truth, LayingSieges(H), source, "heap:duinkerken/nobility/counter") == {
        "besiege flanders duinkerken": "6.6-a siege-town"
    }


def test_water_beggars(truth: Truth) -> None:
    """Ships go to a section; then they are dropped on armies, besieged cities, towns."""
    source, armed = "pile:ships-holland", "6.7.3-a sack-armies"
    assert meant(truth, Raiding(), source, "place:leiden") == {
        "relieve holland 1 leiden": "legal", "relieve holland 2 leiden": "legal",
        "destroy holland 1 leiden": "6.7.1-a destroy-more", "destroy holland 2 leiden": "legal",
        "blockade holland leiden": armed,
    }  # fmt: skip
    assert meant(truth, Raiding(), source, "place:delft") == {"sack holland delft": armed}
    assert meant(truth, Raiding(), source, "piece:catholics-army-2")["destroy holland 2 leiden"] == "legal"
    assert meant(truth, Raiding(), source, "box:section-holland") == {
        "destroy holland 1": "6.7.1-a destroy-more", "destroy holland 2": "6.7.1-a destroy-section",
    }  # fmt: skip
    truth.free_ships = 1
    assert meant(truth, Shipping(), "pile:ships", "country:flanders") == {
        "ship flanders 1": "6.7-b beggars-region"
    }


def test_marches_and_influence(truth: Truth) -> None:
    """An army dropped anywhere in another region goes there; put on counters it replaces one."""
    source = "pile:army-flanders"
    assert meant(truth, Marching(H), source, "country:brabant") == {"march flanders brabant": "legal"}
    assert meant(truth, Marching(H), source, "place:leiden") == {"march flanders holland": "6.8-a no-arrow"}
    assert meant(truth, Military(H), source, "country:flanders") == {
        "influence flanders flanders burghers": "legal", "influence flanders flanders reformers": "legal",
    }  # fmt: skip
    assert meant(truth, Military(H), source, "place:lille") == {
        "influence flanders lille neutral": "6.9-a no-neutral-there"
    }


def test_an_army_that_can_do_nothing_says_why(truth: Truth) -> None:
    """Taken up where it can go nowhere it gives the reason of the rule, and a stranger the plain one."""
    begin(truth, Marching(H))
    play(truth, "march flanders brabant")
    decision = truth.decision()
    assert decision is not None
    assert decision.why_idle("pile:army-brabant").message.key == "revolution-refuse-army-done"
    assert decision.why_idle("piece:catholics-army-1").message.key == "refuse-idle"


def test_far_from_the_province_that_is_arranged() -> None:
    """Dropped on another province, or taken there, it says that this lies outside."""
    found = bare("CB")
    put(found, "holland", burghers=2)
    put(found, "flanders", burghers=1)
    step = Within(found.world.province["holland"], (3,))
    source = "pile:surplus-holland"
    assert meant(found, step, source, "place:leiden") == {"set leiden 1": "legal"}
    assert meant(found, step, source, "country:flanders") == {"set flanders 2": "6.14-a not-province"}
    assert meant(found, step, source, "place:gent") == {"set gent 1": "6.14-a not-province"}
    far = "heap:country:flanders/burghers/counter"
    assert meant(found, step, far, "place:leiden") == {"set flanders 2": "6.14-a not-province"}


def test_a_full_section_lights_all_its_armies(truth: Truth) -> None:
    """6.8-a: who marches there is shown the armies in its spaces."""
    spaces = truth.world.regions[truth.world.region["brabant"]].spaces
    station(truth, "brabant", *["nobility"] * (spaces - 1))
    begin(truth, Marching(H))
    assert refused(truth, "march flanders brabant") == "6.8-a section-full"
    why = truth.refuse(truth.read("march flanders brabant"))
    assert why is not None
    armies = [f"piece:nobility-army-{n}" for n in range(1, spaces)]
    assert why.lit == ("box:section-brabant", "piece:catholics-army-1", *armies)


def test_counters_on_the_map_wait_for_their_phase(truth: Truth) -> None:
    """6.14-a: taken up in another phase they tell which one moves them; within provinces the plain reason is left."""
    put(truth, "leiden", reformers=1)
    begin(truth, Marching(H))
    decision = truth.decision()
    assert decision is not None
    why = decision.why_idle("heap:leiden/reformers/counter")
    assert (why.clause, why.message.key) == ("revolution 6.14-a", "revolution-refuse-at-rest")
    assert why.message.args["step"] == "step:within"
    number = truth.world.province["flanders"]
    begin(truth, Within(number, acting_in(truth, number)))
    decision = truth.decision()
    assert decision is not None
    assert decision.why_idle("heap:leiden/reformers/counter").message.key == "refuse-idle"
