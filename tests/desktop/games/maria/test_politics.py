"""The political table of the advanced game, by real clicks: cards, answers, and handing the screen over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

import engine
from desktop.games.maria.art.political import COATS, GOOD, HEIGHT, body_of
from desktop.games.maria.political_panel import PoliticalPanel
from desktop.views.table.table_window import TableWindow
from engine.kernel.journal import SeatEntry
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from tests.desktop.driver import LEFT, Driver

SEATS = ("maria-theresa", "frederick", "louis")


def played(wanted: Callable[[Table], bool], seed: int = 5) -> Table:
    """An advanced table of three persons, played at random until a moment has come."""
    table = Table.new(
        engine.game("maria"), scenario="advanced", seed=seed, seats=[SeatEntry(s, s.title()) for s in SEATS]
    )
    rng = Rng(seed)
    for _ in range(3000):
        decision = table.decision()
        assert decision is not None
        if wanted(table):
            return table
        table.play(decision.actions.pick(rng), decision.seat)
    raise AssertionError("the moment never came")


def at_the_table(driver: Driver, table: Table) -> tuple[TableWindow, PoliticalPanel]:
    """Sit down and uncover."""
    driver.shell.open_table(table)
    QApplication.processEvents()
    driver.uncover()
    QApplication.processEvents()
    panel = driver.table.panel(PoliticalPanel)
    assert panel is not None
    return driver.table, panel


def press(panel: PoliticalPanel, ref: str) -> None:
    """Click where a thing is drawn."""
    spot = panel.board.spot_of(ref)
    assert not spot.isEmpty(), ref
    QTest.mouseClick(panel.board, LEFT, pos=QPoint(round(spot.center().x()), round(spot.center().y())))
    QApplication.processEvents()


def test_a_click_on_a_lit_card_selects_it(driver: Driver) -> None:
    table, panel = at_the_table(driver, played(lambda t: t.view(None).step == "select"))
    assert panel.isVisible()
    decision = table.session.decision
    assert decision is not None
    card = next(a.gesture().source for a in decision.actions if a.gesture().kind == "pick")
    panel.board.grab()
    press(panel, card)
    assert table.session.table.history[-1].action.text() == f"select {card.removeprefix('political:')}"


def test_a_card_is_selected_by_its_button_too(driver: Driver) -> None:
    """What the mouse can do, the keyboard can."""
    table, panel = at_the_table(driver, played(lambda t: t.view(None).step == "select"))
    button = next(b for b in panel.buttons if b.accessibleName().startswith("Select"))
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert table.session.table.history[-1].action.verb == "select"


def test_other_cards_are_shown_in_the_inspector(driver: Driver) -> None:
    table, panel = at_the_table(driver, played(lambda t: t.view(None).step == "select"))
    before = len(table.session.table.history)
    panel.board.grab()
    press(panel, "track:italy")
    assert len(table.session.table.history) == before
    assert table.inspector.ref == "track:italy"


def test_every_way_to_execute_a_card_is_a_button(driver: Driver) -> None:
    ways = played(lambda t: t.view(None).step == "execute" and len(list(t.decision().actions)) > 3)  # type: ignore[union-attr]
    table, panel = at_the_table(driver, ways)
    decision = table.session.decision
    assert decision is not None
    labels = {table.appearance.text(decision.label(a)) for a in decision.actions}
    assert {b.text() for b in panel.buttons} == labels
    more = [b for b in table.prompt.findChildren(QPushButton) if b.menu() is not None and b.isVisible()]
    assert any(len(b.menu().actions()) == len(labels) for b in more)
    QTest.mouseClick(panel.buttons[0], LEFT)
    assert table.session.table.history[-1].action.verb == "execute"


def test_the_table_comes_forward_for_politics_and_goes_back(driver: Driver) -> None:
    table, panel = at_the_table(driver, played(lambda t: t.view(None).step == "lay"))
    assert panel.isVisible()
    for _ in range(40):
        decision = table.session.decision
        if decision is None:
            driver.uncover()
            QApplication.processEvents()
            continue
        if decision.step == "hussars":
            break
        endings = [a for a in decision.actions if a.gesture().ends]
        table.session.act((endings or list(decision.actions))[-1], sure=True)
        QApplication.processEvents()
    assert table.session.view.step == "hussars"
    assert not panel.wanted
    assert table.inspector.isVisible()


def test_a_card_laid_by_another_is_nowhere_on_the_panel(driver: Driver) -> None:
    def laid_by_prussia(table: Table) -> bool:
        view = table.view(None)
        return view.step == "lay" and bool(view.advanced.politics.laid)

    found = played(laid_by_prussia)
    owner = "frederick"
    own = found.view(owner).advanced.politics.laid
    table, panel = at_the_table(driver, found)
    assert table.session.viewer != owner
    shown = panel.board.table
    assert shown is not None
    for side, card in own.items():
        assert shown.politics.laid[side] == "?" != card
        assert card not in panel.board.accessibleDescription()


def test_the_screen_is_handed_over_while_two_are_asked(driver: Driver) -> None:
    """Maria Theresa and Frederick move in one stage; either may go first (10.1-i)."""

    def both(table: Table) -> bool:
        return table.view(None).step == "movement" and len(table.view(None).asked) == 2

    table, _ = at_the_table(driver, played(both))
    first = table.session.viewer
    other = next(s for s in table.session.view.asked if s != first)
    words = table.appearance.tr("button-hand-over-to", seat=f"seat:{other}")
    person = table.appearance.person(f"seat:{other}")
    assert person
    assert person in words, "who sits there is called by name"
    button = next(b for b in table.prompt.findChildren(QPushButton) if b.text() == words)
    QTest.mouseClick(button, LEFT)
    QApplication.processEvents()
    assert table.curtain.isVisible()
    assert table.session.viewer is None
    driver.uncover()
    assert table.session.viewer == other


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_the_words_of_a_card_end_above_its_coats(driver: Driver, language: str) -> None:
    driver.shell.appearance.set_language(language)
    _table, panel = at_the_table(driver, played(lambda t: t.view(None).step == "select"))
    board = panel.board
    assert board.table is not None
    cards = list(board.table.politics.cards)
    whole = replace(board.table, words={card: panel._words(card) for card in cards})
    assert cards
    for card in cards:
        face = board._face(card, whole)
        body = body_of(face)
        assert body.foot < (COATS if face.coats else HEIGHT - 14), face.name
        assert body.px >= GOOD, face.name
        assert " ".join(body.lines).split() == face.text.split()
