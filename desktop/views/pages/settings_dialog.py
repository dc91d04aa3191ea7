"""The settings: how the program speaks and looks, on one page; every change is seen at once and kept."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.views.pages.keys_dialog import KeysDialog
from desktop.views.widgets import choices
from desktop.views.widgets.bits import clear, words_label
from desktop.views.widgets.look import Look


class SettingsDialog(QDialog):
    """Stays open while its own language, theme and size change."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(28, 22, 28, 20)
        self._lines.setSpacing(16)
        self._dress = look.dress
        look.changed.connect(self._redress)
        self.build()

    def build(self) -> None:
        """Lay everything out in the language now spoken."""
        look = self.look
        self.setWindowTitle(look.tr("settings-title"))
        self.setMinimumWidth(look.px(520))
        form = QFormLayout()
        form.setSpacing(look.px(10))
        form.setHorizontalSpacing(look.px(24))
        for key, box in self._rows():
            box.setAccessibleName(look.tr(key))
            form.addRow(words_label(look.tr(key), wrap=False), box)
        ask = QCheckBox(look.tr("menu-confirm"))
        ask.setObjectName("confirm")
        ask.setChecked(look.settings.confirm)
        ask.toggled.connect(look.set_confirm)
        form.addRow(ask)
        self._lines.addLayout(form)
        self._lines.addWidget(words_label(look.tr("settings-line"), "second"))
        keys = QPushButton(look.tr("keys-open"))
        keys.setObjectName("openKeys")
        keys.setAutoDefault(False)
        keys.clicked.connect(lambda: KeysDialog(look, self).open())
        close = QPushButton(look.tr("button-close"))
        close.setObjectName("closeSettings")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        foot = QHBoxLayout()
        foot.addWidget(keys)
        foot.addStretch(1)
        foot.addWidget(close)
        self._lines.addLayout(foot)

    def _rows(self) -> list[tuple[str, QComboBox]]:
        look = self.look
        return [
            ("menu-language", choices.language_choice(look)),
            ("rules-language", choices.rules_language_choice(look)),
            ("settings-text-size", choices.size_choice(look)),
            ("menu-theme", choices.theme_choice(look)),
            ("menu-motion", choices.motion_choice(look)),
            ("wizard-bot-pace", choices.pace_choice(look)),
        ]

    def _redress(self) -> None:
        if self._dress == self.look.dress:
            return
        self._dress = self.look.dress
        focused = [box.objectName() for box in self.findChildren(QComboBox) if box.hasFocus()]
        clear(self._lines)
        self.build()
        for box in self.findChildren(QComboBox):
            if box.objectName() in focused:
                box.setFocus()
        self.adjustSize()
