"""Who commands in a battle, by clicks, drags and keys: a Spy, an army taken back from its officers, two columns."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from desktop.games.sachsen.battle_panel import BattlePanel
from engine.games.sachsen.view_types import SachsenView
from engine.kernel.table import Table
from tests.desktop.games.sachsen.conftest import SPY, Sit, battlefield, situation
from tests.desktop.games.sachsen.field_hands import FieldHands
from tests.desktop.games.sachsen.war import WarHands

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

COLUMNS: dict[str, Any] = {
    "half": {"left": 5}, "sections": ["plain-3", "plain-3"],
    "columns": {"francia-1": "attacker", "francia-2": "attacker", "sachsen": "defender"},
    "armies": {"attacker": {"laid": ["volley", "iron-drill"], "limit": 3}},
    "units": {
        "francia-1-general": "field-large-3-2", "francia-1-musketeers-1": "field-large-4-3",
        "francia-2-general": "field-large-9-2", "francia-2-musketeers-1": "field-large-10-3",
        "sachsen-general": "field-large-8-8", "sachsen-musketeers-1": "field-large-6-8",
    },
}  # fmt: skip
"""Two columns of a Kingdom; the chief leads the first of them, and his reach ends before the second."""


def engaged(table: Table) -> bool:
    """Whether two have engaged each other."""
    battle = SachsenView.of(table.view(None)).battle
    return battle is not None and battle.fight is not None


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keys"])
def test_a_spy_is_sent(sit: Sit, keys: bool) -> None:
    """orders-5."""
    hands = FieldHands(sit(battlefield(**SPY)), keys=keys)
    hands.play(hands.window.session.table.read("spy"))
    assert hands.done["spy"] == 1


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keys"])
def test_two_columns_have_each_its_commander(sit: Sit, keys: bool) -> None:
    """Orders of the chief to both columns, and both generals march (chain-of-command-1, R-68)."""
    hands = FieldHands(sit(battlefield(**COLUMNS)), keys=keys)
    table = hands.window.session.table
    for text in (
        "order volley francia-1-musketeers-1",
        "order iron-drill francia-2-musketeers-1",
        "march francia-2-general field-large-9-3",
        "march francia-1-general field-large-4-2",
        "march francia-2-musketeers-1 field-large-10-4",
    ):
        action = table.read(text)
        why = table.refuse(action, "attacker")
        assert why is None, (text, why)
        hands.play(action)
    assert hands.done == {"order": 2, "march": 3}


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keys"])
def test_an_army_is_taken_back_from_its_officers(sit: Sit, keys: bool) -> None:
    """Who has handed it over presses it in the panel of the battle, or comes to the screen first (R-41)."""
    table = battlefield("match")
    table.play(table.read("officers"), "attacker")
    while engaged(table) and (decision := table.decision()) is not None:
        table.play(next(iter(decision.actions)), decision.seat)
    hands = WarHands(sit(table), keys=keys)
    assert hands.asked is not None
    window = hands.window
    assert window.session.viewer == "defender"
    for _ in ("to call", "to lead"):
        panel = window.panel(BattlePanel)
        assert panel is not None
        QApplication.processEvents()
        (lead,) = panel.findChildren(QPushButton, "command-attacker")
        hands.push(lead, panel)
        QApplication.processEvents()
        if window.curtain.isVisible():
            hands.come()
            assert window.session.viewer == "attacker"
    assert table.history[-1].action.text() == "command"
    assert not table.offers("attacker")


def test_a_battle_that_is_over_is_led_no_more(sit: Sit) -> None:
    """The officers have left the field at once: nobody is called to the screen any more, and nothing is covered."""
    units = {"preussen-general": "field-small-4-1", "preussen-musketeers-1": "field-small-5-2",
             "preussen-musketeers-2": "field-small-6-2", "sachsen-general": "field-small-8-8",
             "sachsen-dragoons-1": "field-small-7-7", "sachsen-musketeers-1": "lost",
             "sachsen-musketeers-2": "fled"}  # fmt: skip
    table = battlefield("match", units=units, acts="defender")
    table.play(table.read("officers"), "defender")
    window = sit(table)
    panel = window.panel(BattlePanel)
    assert panel is not None
    assert table.decision() is None
    assert window.session.view.winners == ("attacker",)
    assert panel.isVisible()
    assert not panel.findChildren(QPushButton, "command-defender")


def test_what_is_picked_and_ordered_lies_face_down_with_the_hand(sit: Sit) -> None:
    """In the panel of the battle, and in the lights that tell how far a unit goes."""
    orders = ["sachsen-musketeers-1 quick-step"]
    window = sit(
        battlefield("match", acts="defender", orders=orders, armies={"defender": {"laid": ["volley"]}})
    )
    panel, scene, tray = window.panel(BattlePanel), window.scene, window.tray
    assert panel is not None
    scene.select("piece:sachsen-musketeers-1")
    scene.show_overlay("reach")

    def told() -> tuple[bool, int]:
        QApplication.processEvents()
        words = " ".join(label.text() for label in panel.findChildren(QLabel) if not label.isHidden())
        return "Volley" in words or "Quick step" in words, len(scene.overlays.shown)

    tray.set_duel(None)  # as where a bot leads the other army, and others sit at the table
    window.session.look_as("defender")
    assert not tray.open
    face_down = told()
    tray.hold(True)
    assert (told()[0], face_down[0]) == (True, False), "the cards by name"
    assert told()[1] > face_down[1], "the order lets it go farther"
    tray.hold(False)
    assert told() == face_down


def test_who_leads_the_army_of_a_court_is_named(sit: Sit) -> None:
    """R-41: of several persons at one screen nobody else is meant."""
    units = {"preussen-general": "empire-13-7", "hessen-thueringen-general": "empire-13-8"}
    brigades = {f"{unit.removesuffix('general')}musketeers-1": square for unit, square in units.items()}
    table = situation(
        "second: attack empire-13-8",
        units=units | brigades,
        order=["preussen", "sachsen", "hannover"],
        ties={"sachsen": {"hessen-thueringen": {"step": 4, "counter": "alliance"}}},
        wars=[{"one": ["preussen"], "other": ["hessen-thueringen"]}],
    )
    table.reseat(tuple(replace(one, name=one.seat.title()) for one in table.journal.header.seats))
    window = sit(table)
    told = "Hesse-Thuringia (First) must choose a side of the field."
    assert window.prompt.text.accessibleName() == told
