"""The sums of battle: attack, defence, tests, shots, markers (exchange, modifiers, morale, artillery, R-63, R-64)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.sachsen.battle import battle as battles
from engine.games.sachsen.battle import sums
from engine.games.sachsen.battle.battle import Battle, Fight
from engine.games.sachsen.battle.exchange import Exchange
from engine.games.sachsen.battle.guns import shot, why_no_shot
from engine.games.sachsen.battle.harm import GONE, ROUTED, STANDS, marked
from engine.games.sachsen.battle.sums import (
    Part,
    attack_sum,
    defence_sum,
    discipline_sum,
    has_flanks,
    limited,
    supporters,
)
from engine.games.sachsen.battle.values import CHARGE, LONG, MELEE, SHORT, Blow
from engine.games.sachsen.card_tables import Modifier
from engine.games.sachsen.cards import card_file
from tests.games.sachsen.sketches import sketch, spot

FAR = {"P-general": "h1", "S-general": "h8"}


def damage(battle: Battle, blow: Blow, attack: tuple[int, int], defence: tuple[int, int]) -> tuple[int, int]:
    """What the dice do to units 0 and 1, the mover and its target."""
    battle.fight = Fight(0, 1, 1)
    step = Exchange(blow, (True, True), attack, defence)
    return step.damage(battle, 0), step.damage(battle, 1)


def test_musketeers_fire_at_two_squares() -> None:
    """SX-40."""
    battle = sketch({"P-musketeers-1": "d3", "S-musketeers-1": "d5", **FAR})
    assert damage(battle, LONG, (5, 3), (4, 2)) == (0, 2)


def test_grenadiers_fire_at_one_square() -> None:
    """SX-41."""
    battle = sketch({"P-grenadiers-1": "d4", "S-musketeers-1": "d5", **FAR})
    assert damage(battle, SHORT, (5, 5), (3, 3)) == (1, 3)


def test_dragoons_charge_cuirassiers() -> None:
    """SX-45: attack -1 of the failed test is a modifier of the attack die."""
    battle = sketch({"P-dragoons-1": ("d4", {"bad_attack": True}), "S-cuirassiers-1": "d5", **FAR})
    assert damage(battle, CHARGE, (6, 1), (6, 2)) == (0, 3)
    assert discipline_sum(battle, 0, 1).total == 1 - 1 - 1


def test_two_modifiers_and_two_points_at_most() -> None:
    """SX-50."""
    units = {"S-musketeers-1": "d5", "P-musketeers-1": "d3", "S-grenadiers-1": "d6", "S-general": "d7",
             "S-musketeers-2": "c5", "S-musketeers-3": "e5", "P-general": "h1"}  # fmt: skip
    found = defence_sum(sketch(units), 0, 1, LONG)
    assert {part.word for part in found.parts if part.points == 1} == {"elite", "general", "flanks"}
    assert found.total == 2
    assert sum(part.counts for part in found.parts if part.points) == 2
    assert found.again == ("general",)


def test_penalties_take_the_places_first() -> None:
    """R-64."""
    parts = [Part("elite", 1, ""), Part("redoubt", 2, ""), Part("disordered", -1, "")]
    kept = {part.word for part in limited(parts) if part.counts}
    assert kept == {"disordered", "redoubt"}
    assert [part.counts for part in limited([Part("redoubt", 2, ""), Part("elite", 1, "")])] == [True, False]


def test_flanks() -> None:
    """R-65, R-86: both, in line or on a diagonal; the edge of the field and a redoubt are no cover."""
    units = {
        "S-musketeers-1": "d5",
        "P-musketeers-1": "d3",
        "S-musketeers-2": "c5",
        "S-dragoons-1": "e5",
        **FAR,
    }
    battle = sketch(units)
    assert has_flanks(battle, 0, 1)
    battle.change(1, square=spot("e3"))
    assert not has_flanks(battle, 0, 1)
    battle.change(3, square=spot("h5"), routed=True)
    battle.change(1, square=spot("d3"))
    assert not has_flanks(battle, 0, 1)
    hill = sketch({"S-musketeers-1": "d5", "P-musketeers-1": "d3", "S-musketeers-2": "e5", **FAR})
    assert has_flanks(hill, 0, 1)
    edge = sketch({"S-musketeers-1": "a6", "P-musketeers-1": "a4", "S-musketeers-2": "b6", **FAR})
    assert not has_flanks(edge, 0, 1)


def test_who_supports() -> None:
    """R-65, R-54: not who exchanges blows, not guns on their train, not who reorganises after a recovery."""
    units = {"S-musketeers-1": "d6", "S-artillery-1": ("d7", {"train": True}), "S-dragoons-1": "e7",
             "S-grenadiers-1": ("c7", {"healing": 5}), "S-general": "h8", "P-musketeers-1": "d4",
             "P-general": "h1"}  # fmt: skip
    battle = sketch(units)
    assert supporters(battle, 0) == {"any", "chosen"}
    battle.change(5, square=spot("f6"))
    assert supporters(battle, 0) == {"any", "chosen"}
    battle.fight = Fight(5, 2, 1, stage="melee")
    assert supporters(battle, 0) == set()


def test_horses_before_a_wood_and_a_hill() -> None:
    """modifiers-5: a charge at a hill costs a point of its value, in the charge only."""
    battle = sketch({"P-cuirassiers-1": "b3", "S-musketeers-1": "b4", **FAR})
    battle.fight = Fight(0, 1, 1)
    assert attack_sum(battle, 0, 1, CHARGE).total == 1
    assert attack_sum(battle, 0, 1, MELEE).total == 2
    assert defence_sum(battle, 1, 0, CHARGE).total == 1


def test_the_figures_of_the_file_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    """influence-1, influence-3, modifiers-5: who owns the printed game may put them right in the data."""
    battle = sketch({"P-cuirassiers-1": "b3", "S-musketeers-1": "b4", "S-musketeers-2": "e4", **FAR})
    battle.fight = Fight(0, 1, 1)
    assert (battle.within(spot("b3"), [2, 3]), supporters(battle, 1)) == ([], set())
    tables, numbers = card_file().tables, card_file().constants
    steep = {**tables.combat_modifiers, "mounted-against-hill": Modifier(charge=-2)}
    file = replace(
        card_file(), constants=replace(numbers, influence=3), tables=replace(tables, combat_modifiers=steep)
    )
    for module in (battles, sums):
        monkeypatch.setattr(module, "card_file", lambda: file)
    assert (battle.within(spot("b3"), [2, 3]), supporters(battle, 1)) == ([2], {"any", "same-level"})
    assert attack_sum(battle, 0, 1, CHARGE).total == 0


def test_orders_and_weakness_change_values() -> None:
    """orders-2, R-12: they take no place among the modifiers."""
    battle = sketch({"P-musketeers-1": ("d3", {"weak": True}), "S-musketeers-1": "d5", **FAR})
    assert attack_sum(battle, 0, 1, LONG).total == -2
    assert defence_sum(battle, 0, 1, LONG).total == -1


def test_markers_add_up() -> None:
    """SX-49, R-63."""
    one = sketch({"P-musketeers-1": "d3"}).units[0]
    shaken, what = marked(replace(one, bad_attack=True), -1, 0)
    assert (shaken.bad_attack, shaken.bad_defence, what) == (True, True, STANDS)
    assert marked(shaken, 0, -1)[1] == ROUTED
    assert marked(shaken, -1, -1)[1] == GONE
    assert marked(replace(one, routed=True), -1, 0)[1] == GONE
    assert not marked(replace(one, bad_defence=True), 0, 1)[0].bad_defence
    assert marked(one, 0, 1)[0].good_defence


def test_aim_and_damage_of_guns() -> None:
    """SX-36, SX-37, SX-38."""
    units = {"P-artillery-1": "d1", "S-musketeers-1": "d6", "P-general": "h1", "S-general": "h8"}
    battle = sketch(units)
    assert shot(battle, 0, 1, 0).aims == (4,)
    assert shot(battle, 0, 1, 1).aims == (3, 4, 5)
    battle.change(1, square=spot("d7"))
    assert 4 + shot(battle, 0, 1, 0).less == 2
    assert 4 + shot(battle, 0, 1, 1).less == 1
    battle.change(1, square=spot("d3"))
    assert shot(battle, 0, 1, 0).aims == (1,)
    battle.ground = type(battle.ground)((("plain-3", 0), ("plain-3", 0)))
    battle.change(0, square=5 * 16 + 2, facing="e")
    battle.change(1, square=5 * 16 + 10)
    assert (why_no_shot(battle, 0, 5 * 16 + 10, 0) or Part).clause.endswith("artillery-4")
    assert shot(battle, 0, 1, 1).aims == (6,)
    assert 6 + shot(battle, 0, 1, 1).less == 1


def test_arcs_and_cover() -> None:
    """artillery-3, R-60: a hill stops shots in the column of the target; guns on a hill fire over all."""
    battle = sketch({"P-artillery-1": "b1", "S-musketeers-1": "b7", **FAR})
    assert (why_no_shot(battle, 0, spot("b7"), 1) or Part).clause == "sachsen R-60"
    assert why_no_shot(battle, 0, spot("a7"), 1) is None
    assert (why_no_shot(battle, 0, spot("d7"), 1) or Part).clause == "sachsen artillery-3"
    assert (why_no_shot(battle, 0, spot("b2"), 0) or Part).clause == "sachsen artillery-3"
    battle.change(0, square=spot("b4"))
    assert why_no_shot(battle, 0, spot("b7"), 0) is None


def test_cover_of_the_target() -> None:
    """R-61."""
    battle = sketch({"P-artillery-1": "b1", "S-musketeers-1": "b4", **FAR})
    assert shot(battle, 0, 1, 0).less == -1
