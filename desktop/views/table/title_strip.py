"""The top strip: the menus, the title of the table, and its kind with text size and theme."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenuBar, QWidget

from desktop.session.session import Session
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import words_label


class TitleStrip(QWidget):
    """One line at the top of the table window."""

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__()
        self.setObjectName("menuStrip")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.appearance, self.session = appearance, session
        self.menu_bar, self.title, self.kind = QMenuBar(), words_label(wrap=False), words_label(wrap=False)
        self.title.setStyleSheet("font-weight: bold;")
        self.kind.setProperty("role", "second")
        line = QHBoxLayout(self)
        line.setContentsMargins(6, 0, 14, 0)
        line.addWidget(self.menu_bar, 1)
        line.addWidget(self.title, 0, Qt.AlignmentFlag.AlignCenter)
        line.addWidget(self.kind, 1, Qt.AlignmentFlag.AlignRight)
        appearance.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Word it anew."""
        appearance, referee = self.appearance, self.session.referee
        self.title.setText(self._table() if referee is None else referee.title(appearance.words))
        kind = self.session.table.journal.header.kind if referee is None else "lesson"
        parts = (
            appearance.tr(f"kind-{kind}"),
            appearance.tr("text-size", percent=appearance.settings.scale),
            appearance.tr(
                f"theme-{'contrast' if appearance.theme.name == 'light' else appearance.theme.name}"
            ),
        )
        self.kind.setText("   |   ".join(parts))
        self._fit()

    def _table(self) -> str:
        """The game, its rules, the scenario and how many play it."""
        appearance, header = self.appearance, self.session.table.journal.header
        scenario = f"scenario-{header.game}-{header.scenario}"
        return appearance.tr(
            "table-title",
            game=appearance.tr(f"game-{header.game}"),
            ruleset=header.ruleset,
            scenario=appearance.tr(scenario) if appearance.words.has(scenario) else header.scenario,
            seats=appearance.tr("word-seats", count=len(header.seats)),
        )

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
