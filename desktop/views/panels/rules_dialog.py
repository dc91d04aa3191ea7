"""The rules in a window of their own, where no table lies open beside them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from desktop.views.panels.rules_panel import RulesPanel
from desktop.views.widgets.appearance import Appearance


def open_rules(
    parent: QWidget,
    appearance: Appearance,
    opening: tuple[str, str, str, int],
    clause: str,
    lesson: Callable[[str], None] | None = None,
) -> QDialog:
    """Open the rules at a clause ("" for the beginning).

    Args:
        opening: which rules: the game, its ruleset, its scenario and the number of seats.
        lesson: opens a lesson about a clause, by its reference; without it none is offered.
    """
    dialog = QDialog(parent)
    dialog.setObjectName("rules")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(appearance.tr("panel-rules"))
    panel = RulesPanel(appearance)
    panel.speak_of(*opening)
    panel.offers_lessons = lesson is not None
    if lesson is not None:
        panel.lesson_asked.connect(dialog.close)
        panel.lesson_asked.connect(lesson)
    lines = QVBoxLayout(dialog)
    lines.setContentsMargins(0, 0, 0, 0)
    lines.addWidget(panel)
    dialog.resize(appearance.px(720), appearance.px(600))
    dialog.open()
    if clause:
        panel.open_clause(clause)
    return dialog
