"""The engagement in the column: what has fallen is read whole, in small windows and large letters too."""

from __future__ import annotations

import re

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from desktop.games.sachsen.battle_panel import BattlePanel
from desktop.games.sachsen.fight_panel import DIE, WIDE, FightPanel
from desktop.views.table.table_window import TableWindow
from desktop.views.widgets.basics import Picture
from engine.games.sachsen.view_types import Part
from engine.kernel.files import resources
from engine.texts.translate import LANGUAGES, Translator
from tests.desktop.games.sachsen.conftest import Sit, battlefield
from tests.desktop.person import LEFT, LONG, wait

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

GUNS = {
    "preussen-general": "field-small-4-1", "preussen-artillery-1": "field-small-5-2 faces s",
    "sachsen-general": "field-small-5-8", "sachsen-musketeers-1": "field-small-5-6",
}  # fmt: skip
SHOT = "shoot preussen-artillery-1 sachsen-musketeers-1 1"


def shelled(sit: Sit, scale: int = 100, language: str = "en") -> tuple[TableWindow, FightPanel]:
    """A battery has just fired, in the smallest usual window; a unit is looked at in the inspector."""
    window = sit(battlefield(units=GUNS), size=(1366, 768))
    window.appearance.set_language(language)
    window.appearance.set_scale(scale)
    window.inspector.pin("piece:preussen-artillery-1")
    assert wait(lambda: window.session.gate.open, LONG)
    assert window.session.act_text(SHOT)
    QApplication.processEvents()
    panel = window.panel(FightPanel)
    assert panel is not None
    assert wait(lambda: panel.steps.shown >= panel.steps.steps, LONG)
    QApplication.processEvents()
    return window, panel


def test_the_dice_that_have_fallen_are_seen_whole(sit: Sit) -> None:
    """Other panels give them room; the head of one opens it all the same."""
    window, panel = shelled(sit)
    bar, battle = panel.area.verticalScrollBar(), window.panel(BattlePanel)
    assert battle is not None
    assert bar.maximum() == 0
    if battle.height() == battle.head.height():
        QTest.mouseClick(battle.head, LEFT)
        QApplication.processEvents()
        assert battle.height() > battle.head.height(), "what a hand has called is open"
    assert window.session.act_text("march preussen-general field-small-4-2")
    QApplication.processEvents()
    assert not panel.isVisible()
    assert battle.height() > battle.head.height()


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_dice_of_a_shot_are_seen_in_large_letters(sit: Sit, language: str) -> None:
    """So are the names of the units that they are of, with their arms; each part of a sum fits."""
    window, panel = shelled(sit, 150, language)
    view = panel.area.viewport()
    dice = [one for one in panel.findChildren(Picture) if one.width() == one.height()]
    assert len(dice) == 2
    for die in dice:
        assert view.rect().contains(die.rect().translated(die.mapTo(view, die.rect().topLeft()))), language
    for unit in ("preussen-artillery-1", "sachsen-musketeers-1"):
        name = next(
            one for one in panel.findChildren(QLabel) if one.text() == window.appearance.name(f"piece:{unit}")
        )
        assert view.rect().contains(name.rect().translated(name.mapTo(view, name.rect().topLeft()))), language
    catalogue = resources("i18n", language, "sachsen-field.ftl").read_text(encoding="utf-8")
    parts = set(re.findall(r"^sachsen-part-([\w-]+) =", catalogue, re.MULTILINE)) - {"struck"}
    wide = view.width() - window.appearance.px(DIE) - 20 - 6
    for word in parts:
        chip = panel._part(Part(word, -1, "morale-4"))
        chip.ensurePolished()
        assert chip.sizeHint().width() <= wide, (chip.text(), chip.sizeHint().width(), wide)


def test_both_units_are_pictured_in_small_letters(sit: Sit) -> None:
    """In large ones their names and dice need the room."""
    units = {"preussen-general": "field-small-4-1", "preussen-musketeers-1": "field-small-5-4",
             "sachsen-general": "field-small-5-8", "sachsen-musketeers-1": "field-small-5-6"}  # fmt: skip
    table = battlefield(units=units)
    table.play(table.read("engage preussen-musketeers-1 sachsen-musketeers-1"), "attacker")
    window = sit(table, size=(1366, 768))
    panel = window.panel(FightPanel)
    assert panel is not None
    pictures = [one.width() for one in panel.findChildren(Picture)]
    assert pictures.count(window.appearance.px(WIDE)) == 1
    assert pictures.count(window.appearance.px(DIE)) == 4
    window.appearance.set_scale(150)
    pictures = [one.width() for one in panel.findChildren(Picture) if one.parent() is not None]
    assert window.appearance.px(WIDE) not in pictures


def test_a_panel_that_comes_with_the_result_does_not_lie_in_its_way(sit: Sit) -> None:
    """The engagement is over with these dice: the battle is told of again, by its head where there is no room."""
    units = {
        "preussen-general": "field-small-4-1", "preussen-grenadiers-1": "field-small-5-4",
        "sachsen-general": "field-small-1-8", "sachsen-musketeers-1": "field-small-5-5 attack-lost defence-lost",
    }  # fmt: skip
    table = battlefield("open", units=units)
    table.play(table.read("engage preussen-grenadiers-1 sachsen-musketeers-1"), "attacker")
    table.play(table.read("fire"), "attacker")
    window = sit(table, size=(1366, 768), scale=150)
    assert window.session.act_text("fire")
    panel, battle = window.panel(FightPanel), window.panel(BattlePanel)
    assert panel is not None
    assert battle is not None
    assert wait(lambda: not panel.steps.goes_on, LONG)
    QApplication.processEvents()
    assert (panel.wanted, battle.wanted) == (True, True)
    assert battle.height() == battle.head.height()


@pytest.mark.parametrize(("language", "mean"), [("en", "2.5"), ("it", "2,5"), ("es", "2,5")])
def test_mean_damage_is_written_as_the_language_writes_numbers(language: str, mean: str) -> None:
    table = battlefield(units=GUNS)
    decision = table.decision()
    assert decision is not None
    assert Translator(language).text(decision.label(decision.read(SHOT))).endswith(f" {mean}")
