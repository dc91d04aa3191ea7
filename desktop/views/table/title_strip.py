"""The top strip: the menus, the title of the table, and its kind with text size and theme."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenuBar, QWidget

from desktop.session.session import Session
from desktop.views.widgets.bits import words_label
from desktop.views.widgets.look import Look


class TitleStrip(QWidget):
    """One line at the top of the table window."""

    def __init__(self, look: Look, session: Session) -> None:
        super().__init__()
        self.setObjectName("menuStrip")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.look, self.session = look, session
        self.menu_bar, self.title, self.kind = QMenuBar(), words_label(wrap=False), words_label(wrap=False)
        self.title.setStyleSheet("font-weight: bold;")
        self.kind.setProperty("role", "second")
        line = QHBoxLayout(self)
        line.setContentsMargins(6, 0, 14, 0)
        line.addWidget(self.menu_bar, 1)
        line.addWidget(self.title, 0, Qt.AlignmentFlag.AlignCenter)
        line.addWidget(self.kind, 1, Qt.AlignmentFlag.AlignRight)
        look.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Word it anew."""
        look, header = self.look, self.session.table.journal.header
        scenario = f"scenario-{header.game}-{header.scenario}"
        self.title.setText(
            look.tr(
                "table-title",
                game=look.tr(f"game-{header.game}"),
                ruleset=header.ruleset,
                scenario=look.tr(scenario) if look.words.has(scenario) else header.scenario,
                seats=look.tr("word-seats", count=len(header.seats)),
            )
        )
        parts = (
            look.tr(f"kind-{header.kind}"),
            look.tr("text-size", percent=look.settings.scale),
            look.tr(f"theme-{'contrast' if look.theme.name == 'light' else look.theme.name}"),
        )
        self.kind.setText("   |   ".join(parts))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Measure again."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The menus come first: on a narrow window kind and size give way, then the title."""
        room = self.width() - self.menu_bar.sizeHint().width() - 40
        for label in (self.title, self.kind):
            room -= label.sizeHint().width()
            label.setVisible(room >= 0)
