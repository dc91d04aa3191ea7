"""The first page of all: language and size of text, preset from the system."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.art.rose import draw_rose
from desktop.views.pages.page import Page, faced
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Picture, scrolled, words_label
from desktop.views.widgets.setting_boxes import Pairs, languages

SIZES = (100, 115, 130, 150, 175, 200)


class FirstRun(Page):
    """Emits `left` when both are chosen."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self.build()

    def build(self) -> None:
        """A plate in the middle: rose, name, two rows of buttons, a sample, Continue."""
        appearance, w = self.appearance, self.appearance.theme.window
        plate = QFrame()
        plate.setObjectName("plate")
        lines = QVBoxLayout(plate)
        lines.setContentsMargins(48, 28, 48, 28)
        lines.setSpacing(14)
        rose = Picture(appearance, 84, 84, lambda p: draw_rose(p, w.ink, 40))
        centre = Qt.AlignmentFlag.AlignHCenter
        lines.addWidget(rose, 0, centre)
        lines.addWidget(faced(appearance, appearance.tr("app-name"), 52), 0, centre)
        lines.addWidget(faced(appearance, appearance.tr("app-motto"), 20, "font-style: italic;"), 0, centre)
        lines.addSpacing(10)
        lines.addWidget(words_label(appearance.tr("first-run-title"), "head"))
        self.languages = _Row(languages(appearance), appearance.words.language)
        self.languages.chosen.connect(lambda v: appearance.set_language(str(v)))
        lines.addWidget(self.languages)
        nearest = min(SIZES, key=lambda size: abs(size - appearance.settings.scale))
        self.sizes = _Row([(size, f"{size} %") for size in SIZES], nearest)
        self.sizes.chosen.connect(lambda v: appearance.set_scale(int(str(v))))
        lines.addWidget(self.sizes)
        self.sample: QLabel = words_label(appearance.tr("first-run-sample"))
        lines.addWidget(self.sample)
        lines.addWidget(
            words_label(appearance.tr("first-run-line", key=appearance.key("menu-settings")), "second")
        )
        lines.addSpacing(6)
        self.go_on = QPushButton(appearance.tr("button-continue"))
        self.go_on.setObjectName("goOn")
        self.go_on.setProperty("role", "strong")
        self.go_on.clicked.connect(self._done)
        lines.addWidget(self.go_on, 0, Qt.AlignmentFlag.AlignRight)
        plate.setMaximumWidth(appearance.px(720))
        inner = QWidget()
        around = QHBoxLayout(inner)
        around.addStretch(1)
        around.addWidget(plate, 8, Qt.AlignmentFlag.AlignVCenter)
        around.addStretch(1)
        self.whole.addWidget(scrolled(inner))
        self.go_on.setFocus()

    def _done(self) -> None:
        self.appearance.settings.save()
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on, and so does Esc: what is preset is good enough."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            self._done()
        else:
            super().keyPressEvent(event)


class _Row(QWidget):
    """Buttons beside each other, of which one is pressed."""

    chosen = Signal(object)

    def __init__(self, options: Pairs, now: object) -> None:
        super().__init__()
        self.buttons: dict[object, QPushButton] = {}
        group = QButtonGroup(self)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        for value, words in options:
            button = QPushButton(words)
            button.setProperty("role", "choice")
            button.setCheckable(True)
            button.setChecked(value == now)
            button.clicked.connect(lambda _=False, v=value: self.chosen.emit(v))
            group.addButton(button)
            line.addWidget(button, 1)
            self.buttons[value] = button
