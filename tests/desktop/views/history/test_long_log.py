"""A long log is measured in parts: the newest lines first, earlier ones when somebody goes there."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import engine
from desktop.profile.settings import Settings
from desktop.session.session import Session
from desktop.views.history.log_lines import LogDelegate
from desktop.views.history.log_model import PART
from desktop.views.history.log_panel import LogPanel
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Chip, cut_clause
from engine.kernel.event import Event
from engine.kernel.journal import Journal
from engine.kernel.message import Message
from engine.kernel.table import Table
from tests.kernel.test_log import whole_log

JOURNALS = Path(__file__).parents[3] / "journals" / "acres"


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """The rows whose height has been measured."""
    rows: set[int] = set()
    measure = LogDelegate.sizeHint
    monkeypatch.setattr(LogDelegate, "sizeHint", lambda at, o, i: (rows.add(i.row()), measure(at, o, i))[1])
    return rows


@pytest.fixture
def panel(qtbot: QtBot, measured: set[int]) -> LogPanel:
    """The log of a recorded game, read by the public."""
    journal = Journal.open(JOURNALS / "towns-french.kabinett")
    appearance = Appearance(Settings(language="en", theme="parchment"))
    appearance.speak_of("acres", {}, {}, journal.header.ruleset)
    panel = LogPanel(appearance, Session(Table.resume(engine.game("acres"), journal)))
    qtbot.addWidget(panel)
    panel.resize(340, 500)
    return panel


def test_only_the_newest_lines_are_measured(panel: LogPanel, measured: set[int]) -> None:
    panel.show()
    QApplication.processEvents()
    whole = whole_log(panel.session.table, None)
    assert len(whole) > PART + 100
    assert panel.model.rows == whole[-PART:]
    assert 0 < len(measured) <= PART
    bar = panel.list.verticalScrollBar()
    assert bar.value() == bar.maximum()


def test_earlier_lines_come_when_somebody_scrolls_up(panel: LogPanel) -> None:
    panel.show()
    QApplication.processEvents()
    whole, bar = whole_log(panel.session.table, None), panel.list.verticalScrollBar()
    first = panel.model.rows[0]
    bar.setValue(bar.minimum())
    assert panel.model.rows == whole[-2 * PART :]
    assert panel.model.rows[panel.list.indexAt(panel.list.rect().topLeft()).row()] == first
    for _ in range(len(whole) // PART + 1):
        bar.setValue(bar.minimum())
    assert panel.model.rows == whole


def test_the_filter_finds_lines_that_were_not_held(panel: LogPanel) -> None:
    panel.show()
    whole = whole_log(panel.session.table, None)
    words = panel.model.text(whole[3])
    panel.filter.setText(words)
    assert whole[3] in panel.model.rows
    panel.filter.clear()
    assert panel.model.rows == whole[-PART:]


def test_a_moment_long_ago_is_brought_into_sight(panel: LogPanel) -> None:
    panel.show()
    QApplication.processEvents()
    panel.show_moment(2)
    row = panel.model.current()
    assert panel.model.rows[row].moment <= 2
    assert panel.list.visualRect(panel.model.index(row)).intersects(panel.list.viewport().rect())


def test_the_log_follows_its_newest_line_until_somebody_scrolls_away(panel: LogPanel) -> None:
    panel.show()
    QApplication.processEvents()
    bar = panel.list.verticalScrollBar()
    panel.resize(240, 300)  # every line is wrapped anew
    QApplication.processEvents()
    assert bar.value() == bar.maximum()
    bar.setValue(bar.maximum() // 2)
    panel.resize(340, 300)
    panel.refresh()
    QApplication.processEvents()
    assert bar.value() < bar.maximum()
    bar.setValue(bar.maximum())
    panel.resize(240, 300)
    QApplication.processEvents()
    assert bar.value() == bar.maximum()


@pytest.mark.parametrize("words", ["", "quebec"])
def test_one_more_action_formats_no_old_line(
    panel: LogPanel, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long the table is, and filtered or not; a count, no clock."""
    journal = Journal.open(JOURNALS / "towns-french.kabinett")
    entry = journal.entries[-1]
    table = Table.resume(engine.game("acres"), journal.until(len(journal.entries) - 1))
    panel.session = panel.model.session = Session(table)
    panel.filter.setText(words)
    panel.refresh()
    heard: list[Event] = []
    told: list[Message] = []
    hear, tell = Table.event_for, Appearance.text
    monkeypatch.setattr(
        Table, "event_for", lambda at, event, seat: (heard.append(event), hear(at, event, seat))[1]
    )
    monkeypatch.setattr(Appearance, "text", lambda at, message: (told.append(message), tell(at, message))[1])
    events = table.play(table.read(entry.do), entry.seat)
    panel.refresh()
    assert len(table.history) > 200
    assert len(heard) == len(events)
    assert len(told) <= len(events)
    assert all(words in panel.model.text(line).lower() for line in panel.model.rows)
    if not words:
        assert panel.model.rows == whole_log(table, None)[-len(panel.model.rows) :]


def test_another_viewer_reads_on_from_where_he_was(panel: LogPanel, monkeypatch: pytest.MonkeyPatch) -> None:
    """Round one screen the viewer changes with nearly every Action."""
    panel.session.look_as("british")
    panel.refresh()
    panel.session.look_as("french")
    panel.refresh()
    heard: list[Event] = []
    hear = Table.event_for
    monkeypatch.setattr(
        Table, "event_for", lambda at, event, seat: (heard.append(event), hear(at, event, seat))[1]
    )
    for seat in ("british", "french", "british"):
        panel.session.look_as(seat)
        panel.refresh()
    assert heard == []


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("gap", [" ", "\N{NO-BREAK SPACE}"])
def test_the_number_of_a_long_clause_stays(gap: str) -> None:
    """What is cut is the end of its heading, never its middle."""
    face = QFontMetrics(Appearance(Settings(language="en", theme="parchment")).sans(12))
    told = cut_clause(face, f"Movement on the map{gap}3", face.horizontalAdvance("Movement on the"))
    assert told.startswith("Movement on")
    assert told.endswith(f"\N{HORIZONTAL ELLIPSIS}{gap}3")
    assert face.horizontalAdvance(told) <= face.horizontalAdvance("Movement on the")
    assert cut_clause(face, "Attack 3", 200) == "Attack 3"


@pytest.mark.usefixtures("qapp")
def test_a_chip_is_cut_at_the_end_of_its_heading(qtbot: QtBot) -> None:
    """`Before the b… 2`, not `Bef…e 2`."""
    chip = Chip(Appearance(Settings(language="en", theme="parchment")), "sachsen battle-setup-2")
    qtbot.addWidget(chip)
    chip.shorten(chip.fontMetrics().horizontalAdvance("Before the \N{HORIZONTAL ELLIPSIS} 2"))
    heading, _, number = chip.text().partition("\N{HORIZONTAL ELLIPSIS}")
    assert "Before the battle".startswith(heading)
    assert (len(heading) >= len("Before"), number.strip()) == (True, "2")
