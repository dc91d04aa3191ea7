"""Support movement, intercepted treasure (5.1, 6.2), taxes (6.1), and the armies of the beginning (3.6-c)."""

from __future__ import annotations

from engine.games.revolution.start import StartArmies
from engine.games.revolution.support import Supporting
from engine.games.revolution.taxes import Taxes
from tests.games.revolution.by_hand import (
    Truth,
    bare,
    begin,
    coins,
    hold,
    lay,
    legal,
    pay,
    play,
    put,
    refused,
    standing,
)


def test_armies_of_the_beginning() -> None:
    """RV-03: one orange space in Flanders; Holland has none."""
    truth = bare("CHNBR", turn=0)
    begin(truth, StartArmies())
    assert refused(truth, "army holland") == "3.6-c not-orange"
    play(truth, "army flanders")
    assert refused(truth, "army flanders") == "3.6-c not-orange"
    play(truth, "army brabant")
    assert not truth.agenda
    assert truth.stock[1] == truth.world.rules.armies - 2


def test_boxes_lead_where_they_say() -> None:
    """RV-05: the Emperor's counters go to four provinces, singly or together, whatever the limit; or they stay."""
    truth = bare("CHNBR", turn=0)
    lay(truth, "french-support", "plain", "nobility", 2)
    lay(truth, "emperor", "plain", "nobility", 2)
    begin(truth, Supporting(truth.order))
    play(truth, "support french-support hainaut", "support french-support namur")
    assert refused(truth, "support emperor brabant") == "5.1-a box-not-to"
    assert refused(truth, "support french-support hainaut") == "5.1-a box-empty"
    assert refused(truth, "support emperor koeln 3") == "2-f box-number"
    assert refused(truth, "support emperor treasury") == "2-f map-only"
    play(truth, "support emperor liege 2")
    assert standing(truth, "liege") == {"nobility": 2}
    assert not truth.agenda


def test_kinds_of_space() -> None:
    """RV-23: coloured spaces lead to the treasury, halved ones either way; plain ones are emptied first."""
    truth = bare("HR")
    lay(truth, "spanish-treasury", "coloured", "habsburgs", 1)
    lay(truth, "calvinists", "diagonal", "reformers", 2)
    lay(truth, "calvinists", "plain", "reformers", 1)
    begin(truth, Supporting(truth.order))
    assert refused(truth, "support spanish-treasury flanders") == "2-f treasury-only"
    play(truth, "done", "support calvinists utrecht", "support calvinists treasury 2")
    assert coins(truth, "reformers")[0] == 2
    assert standing(truth, "utrecht") == {"reformers": 1}


def test_huguenots_intercept(truth: Truth) -> None:
    """RV-21, RV-22: a coin goes home, the Huguenot is a coin; the number named stands, and H moves unharmed."""
    lay(truth, "spanish-treasury", "coloured", "catholics", 5)
    lay(truth, "spanish-treasury", "coloured", "habsburgs", 2)
    lay(truth, "huguenots", "diagonal", "burghers", 1)
    supply = truth.supply[:]
    begin(truth, Supporting(truth.order))
    play(truth, "support spanish-treasury treasury 4")
    assert truth.decision().seat == "burghers"
    assert legal(truth) == ["intercept 1", "let-pass"]
    assert refused(truth, "intercept 2") == "6.2.2-a intercept-number"
    play(truth, "intercept 1")
    assert coins(truth, "catholics") == (3, supply[0] + 1)
    assert coins(truth, "burghers") == (1, supply[3])
    assert truth.decision().seat == "habsburgs", "the fifth coin may not follow"
    play(truth, "support spanish-treasury treasury 2")
    assert coins(truth, "habsburgs") == (2, supply[1])
    assert not truth.agenda


def test_huguenots_wait() -> None:
    """6.2.2-c: they pass against C; of two counters one may catch something of H."""
    truth = bare("CHR")
    for side in ("catholics", "habsburgs"):
        lay(truth, "spanish-treasury", "coloured", side, 2)
    lay(truth, "huguenots", "diagonal", "reformers", 2)
    begin(truth, Supporting((0, 1)))
    play(truth, "support spanish-treasury treasury 1", "let-pass", "support spanish-treasury treasury 2")
    assert legal(truth) == ["intercept 1", "intercept 2", "let-pass"]
    play(truth, "intercept 2")
    assert coins(truth, "habsburgs")[0] == 0
    assert coins(truth, "reformers")[0] == 2


def test_huguenots_that_stay() -> None:
    """R-02, the option: the coin comes from the supply, the counter stays and has intercepted this turn."""
    truth = bare("CHR", huguenots_stay=True)
    for side in ("catholics", "habsburgs"):
        lay(truth, "spanish-treasury", "coloured", side, 1)
    lay(truth, "huguenots", "diagonal", "reformers", 1)
    supply = truth.supply[4]
    begin(truth, Supporting((0, 1)))
    play(truth, "support spanish-treasury treasury 1", "intercept 1")
    assert coins(truth, "reformers") == (1, supply - 1)
    play(truth, "support spanish-treasury treasury 1")
    assert coins(truth, "habsburgs")[0] == 1, "nobody is asked again"


def test_taxes(truth: Truth) -> None:
    """RV-19, RV-20: halves are added up and dropped; one rate; no more than the supply."""
    hold(truth, "catholics", "holland", "brabant", "groningen", "cleve", "gent", "brugge", "leiden")
    pay(truth, catholics=2)
    begin(truth, Taxes(truth.order))
    assert refused(truth, "tax 0") == "6.1-b rate"
    assert refused(truth, "tax 4") == "6.1-b rate"
    label = truth.decision().label(truth.read("tax 2"))
    assert (label.args["coins"], label.args["left"]) == (10, 20)
    play(truth, "tax 2")
    assert coins(truth, "catholics") == (12, 20)


def test_taxes_of_a_small_supply(truth: Truth) -> None:
    """RV-20: 8 counters in supply; rate 1 takes 7 of them."""
    hold(truth, "catholics", "holland", "brabant", "groningen", "cleve", "gent", "brugge", "leiden")
    put(truth, "holland", catholics=24)
    begin(truth, Taxes(truth.order))
    label = truth.decision().label
    assert [label(truth.read(f"tax {rate}")).args["coins"] for rate in (1, 2, 3)] == [7, 8, 8]


def test_taxes_that_nobody_is_asked_about() -> None:
    """Provinces alone pay by themselves; so does a supply that any rate would empty (R-33)."""
    truth = bare("CH")
    hold(truth, "catholics", "holland")
    hold(truth, "habsburgs", "gent")
    put(truth, "holland", habsburgs=truth.supply[1] - 1)
    begin(truth, Taxes(truth.order))
    assert not truth.agenda
    assert (coins(truth, "catholics")[0], coins(truth, "habsburgs")) == (2, (1, 0))
