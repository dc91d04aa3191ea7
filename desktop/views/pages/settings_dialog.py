"""The settings: how the program speaks and looks, on one page; every change is seen at once and kept."""

from __future__ import annotations

from collections.abc import Callable

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
from desktop.views.widgets import setting_boxes
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import clear, words_label
from desktop.views.widgets.focus import keeps_focus


class SettingsDialog(QDialog):
    """Stays open while its own language, theme and size change."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.appearance = appearance
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(28, 22, 28, 20)
        self._lines.setSpacing(16)
        self._dress = appearance.dress
        appearance.changed.connect(self._redress)
        self.build()

    def build(self) -> None:
        """Lay everything out in the language now spoken."""
        appearance = self.appearance
        self.setWindowTitle(appearance.tr("settings-title"))
        self.setMinimumWidth(appearance.px(520))
        form = QFormLayout()
        form.setSpacing(appearance.px(10))
        form.setHorizontalSpacing(appearance.px(24))
        for key, box in self._rows():
            box.setAccessibleName(appearance.tr(key))
            form.addRow(words_label(appearance.tr(key), wrap=False), box)
        for check in self._checks():
            form.addRow(check)
        self._lines.addLayout(form)
        self._lines.addWidget(words_label(appearance.tr("settings-line"), "second"))
        keys = QPushButton(appearance.tr("keys-open"))
        keys.setObjectName("openKeys")
        keys.setAutoDefault(False)
        keys.clicked.connect(lambda: KeysDialog(appearance, self).open())
        close = QPushButton(appearance.tr("button-close"))
        close.setObjectName("closeSettings")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        foot = QHBoxLayout()
        foot.addWidget(keys)
        foot.addStretch(1)
        foot.addWidget(close)
        self._lines.addLayout(foot)

    def _rows(self) -> list[tuple[str, QComboBox]]:
        appearance = self.appearance
        return [
            ("menu-language", setting_boxes.language_choice(appearance)),
            ("rules-language", setting_boxes.rules_language_choice(appearance)),
            ("settings-text-size", setting_boxes.size_choice(appearance)),
            ("menu-theme", setting_boxes.theme_choice(appearance)),
            ("menu-motion", setting_boxes.motion_choice(appearance)),
            ("wizard-bot-pace", setting_boxes.pace_choice(appearance)),
        ]

    def _checks(self) -> list[QCheckBox]:
        appearance, settings = self.appearance, self.appearance.settings
        return [
            _check("confirm", appearance.tr("menu-confirm"), settings.confirm, appearance.set_confirm),
            _check(
                "passForPins",
                appearance.tr("settings-pass-for-pins"),
                settings.pass_for_pins,
                appearance.set_pass_for_pins,
            ),
            _check(
                "turnFields",
                appearance.tr("settings-turn-fields"),
                settings.turn_fields,
                appearance.set_turn_fields,
            ),
            _check("coach", appearance.tr("settings-coach"), settings.coach, appearance.set_coach),
        ]

    @keeps_focus
    def _redress(self) -> None:
        if self._dress == self.appearance.dress:
            return
        self._dress = self.appearance.dress
        clear(self._lines)
        self.build()
        self.adjustSize()


def _check(name: str, text: str, checked: bool, put: Callable[[bool], None]) -> QCheckBox:
    """What is either on or off, and is set at once."""
    box = QCheckBox(text)
    box.setObjectName(name)
    box.setChecked(checked)
    box.toggled.connect(put)
    return box
