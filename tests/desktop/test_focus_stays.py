"""Whatever has the focus of the keyboard at a table keeps it when the table says the same again: all four games."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import yaml
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

import engine
from desktop.art.fonts import load_fonts
from desktop.views.table.table_window import TableWindow
from engine.boards.load import load_board
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from tests.desktop.driver import plain
from tests.desktop.games.acres.test_displays import OPEN
from tests.desktop.games.revolution.test_filled_in import COINS
from tests.desktop.games.sachsen.conftest import situation
from tests.desktop.games.sachsen.test_talks import beaten
from tests.desktop.person import at_table

pytestmark = pytest.mark.long


def politics() -> Table:
    """A turn of MARIA's politics, led there by chance."""
    table, rng = Table.new(engine.game("maria"), scenario="advanced", seed=5, kind="open"), Rng(5)
    while (decision := table.decision()) is not None and table.view(None).step != "select":
        table.play(decision.actions.pick(rng), decision.seat)
    return table


def subsidies() -> Table:
    """Prussia moves in turn 5."""
    position = {"turn": 5, "stage": "prussia", "phase": "movement"}
    return Table.new(engine.game("maria"), scenario="advanced", position=position, kind="open")


TABLES: dict[str, Callable[[], Table]] = {
    "politics": politics,
    "subsidies": subsidies,
    "numbers": lambda: Table.new(engine.game("maria"), seed=5, kind="open"),
    "displays": lambda: Table.new(engine.game("acres"), seed=1, kind="open", position=yaml.safe_load(OPEN)),
    "coins": lambda: Table.new(engine.game("revolution"), seed=1, kind="open", position=COINS),
    "peace": beaten,
    "courts": lambda: situation(hands={"sachsen": ["spy"], "preussen": []}),
}


def stops(window: TableWindow) -> list[QWidget]:
    """Where Tab leads."""
    return [
        part
        for part in window.findChildren(QWidget)
        if part.isVisible() and part.isEnabled() and part.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]


def known(part: QWidget | None) -> tuple[str, ...]:
    """What a person takes a part for."""
    if part is None:
        return ()
    said = part.accessibleName() or (part.text() if isinstance(part, QAbstractButton) else "")
    return type(part).__name__, part.objectName(), said


@pytest.mark.parametrize("change", ["session", "look"])
@pytest.mark.parametrize("name", TABLES)
def test_what_has_the_focus_keeps_it(
    name: str, change: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.maps.boardmap.BoardMap.prepare", lambda _self: None)
    load_fonts()
    table = TABLES[name]()
    window = at_table(table, load_board(table.game.board), plain(table.game.id), (1600, 1000))
    qtbot.addWidget(window)
    if window.curtain.isVisible():
        window.seating.its_me()
    for called, section in window.column.named.items():
        if called not in ("text", "rules"):
            section.bring()
    able = next((p.ref for p in window.session.view.standing() if window.session.choices.of(p.ref)), "")
    window.inspector.pin(able)
    QApplication.processEvents()
    do = {"session": window.session.refresh, "look": window.appearance.changed.emit}[change]
    seen, lost, number = 0, list[object](), 0
    while number < len(there := stops(window)):
        part, number = there[number], number + 1
        part.setFocus(Qt.FocusReason.TabFocusReason)
        if QApplication.focusWidget() is not part:
            continue
        was, seen = known(part), seen + 1
        do()
        QApplication.processEvents()
        now = known(QApplication.focusWidget())
        if now != was:
            lost.append((was, now))
    window.leave()
    assert seen > 30
    assert not lost
