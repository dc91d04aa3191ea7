"""Where the public window goes: the screens as pictures with numbers, which stand on the screens themselves as well."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QScreen
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.art.lettering import font, write
from desktop.art.strokes import draw, pen, rounded
from desktop.profile.screens import name_of
from desktop.profile.settings import PROJECTORS, ROOMS
from desktop.soon import soon
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import words_label
from desktop.views.widgets.choice_box import ChoiceBox

OFF, HERE = "off", "here"
"""Answers beside the name of a screen: no public window; over this very window, where screens show the same."""
SHOWN = 2000
"""Milliseconds for which each screen shows its number."""
WIDE, HIGH = 460, 190
BIG = 0.5
EDGE = 24
"""Between the number and the corner of its screen, where no question stands over it."""


class ScreenButton(QPushButton):
    """A screen as it stands among the others, with its number."""

    def __init__(self, appearance: Appearance, number: int, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.appearance, self.number, self.name = appearance, number, name
        self.setObjectName(f"screen-{number}")
        self.setCheckable(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the screen; the one that was chosen last has a thick frame."""
        del event
        theme, colours = self.appearance.theme, self.appearance.theme.window
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, high, chosen = self.width(), self.height(), self.isChecked() or self.underMouse()
        draw(
            painter, rounded(3, 3, wide - 6, high - 6, 4), colours.field, 3.0 if chosen else 1.2, colours.ink
        )
        if self.hasFocus():
            painter.strokePath(rounded(7, 7, wide - 14, high - 14, 3), pen(colours.focus, 3))
        big = high * BIG
        write(painter, wide / 2, high / 2 + big * 0.36, str(self.number), font("sans", big, bold=True),
              theme.window.ink, "centre")  # fmt: skip
        painter.end()


class NumberSign(QWidget):
    """The number of a screen, large in its corner, for a moment."""

    def __init__(self, appearance: Appearance, number: int, screen: QScreen) -> None:
        super().__init__(
            None,
            Qt.WindowType.Window
            | Qt.WindowType.FramelessWindowHint
            | Qt.WindowType.WindowStaysOnTopHint
            | Qt.WindowType.WindowDoesNotAcceptFocus,
        )
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._appearance, self._number = appearance, number
        room = screen.geometry()
        side = min(room.width(), room.height()) // 4
        place = QRect(0, 0, side, side)
        place.moveBottomLeft(room.bottomLeft() + QPoint(EDGE, -EDGE))
        self.setScreen(screen)
        self.setGeometry(place)
        soon(self, self.hide, SHOWN)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the number."""
        del event
        painter = QPainter(self)
        colours = self._appearance.theme.window
        painter.fillRect(self.rect(), QColor(colours.window))
        painter.setPen(pen(colours.ink, 6))
        painter.drawRect(QRectF(self.rect()).adjusted(3, 3, -3, -3))
        big = self.height() * 0.7
        face = font("sans", big, bold=True)
        write(painter, self.width() / 2, self.height() / 2 + big * 0.36, str(self._number), face,
              colours.ink, "centre")  # fmt: skip
        painter.end()


def apart(places: Sequence[QRect]) -> list[QRect]:
    """Screens as they stand beside each other; in a row where the system says that some lie over each other."""
    if not any(one.intersects(other) for n, one in enumerate(places) for other in places[:n]):
        return list(places)
    row, x = [], 0
    for place in places:
        row.append(QRect(x, 0, place.width(), place.height()))
        x += place.width()
    return row


class ScreenChooser(QDialog):
    """Asks for a screen, and how the room is.

    Attributes:
        choice: the name of a screen, HERE or OFF, once it is accepted.
        signs: the numbers that stand on the screens.
    """

    def __init__(
        self,
        appearance: Appearance,
        screens: Sequence[QScreen],
        *,
        before: str,
        theme: str,
        room: str,
        parent: QWidget,
    ) -> None:
        """`screens` are numbered from 1. `before`: what was chosen last among them."""
        super().__init__(parent)
        self.setObjectName("screenChooser")
        self.appearance, self.choice = appearance, ""
        tr = appearance.tr
        self.setWindowTitle(tr("public-title"))
        self.buttons = [
            ScreenButton(appearance, number, name_of(screen), self)
            for number, screen in enumerate(screens, start=1)
        ]
        self.signs = [
            NumberSign(appearance, number, screen) for number, screen in enumerate(screens, start=1)
        ]
        here, off = QPushButton(tr("public-here")), QPushButton(tr("public-off"))
        here.setObjectName("screen-here")
        off.setObjectName("screen-off")
        self.answers: dict[str, QPushButton] = {b.name: b for b in self.buttons} | {HERE: here, OFF: off}
        self.theme_box = self._box("public-theme", PROJECTORS, theme)
        self.room_box = self._box("public-room", ROOMS, room)
        board = QWidget()
        board.setFixedSize(appearance.px(WIDE), appearance.px(HIGH))
        self._lay(board, apart([screen.geometry() for screen in screens]))
        self._lay_lines(board, here, off)
        for name, button in self.answers.items():
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, chosen=name: self._choose(chosen))
        self._begin_at(
            before if before in self.answers else name_of(screens[-1]) if len(screens) > 1 else HERE
        )
        for sign in self.signs:
            sign.show()
        self.finished.connect(self._take_signs_away)

    def _lay_lines(self, board: QWidget, here: QPushButton, off: QPushButton) -> None:
        """The question, the screens, the boxes, and what can be chosen besides a screen."""
        tr, lines = self.appearance.tr, QVBoxLayout(self)
        lines.setContentsMargins(24, 20, 24, 20)
        lines.setSpacing(12)
        lines.addWidget(words_label(tr("public-ask"), "big"))
        lines.addWidget(board, 0, Qt.AlignmentFlag.AlignHCenter)
        lines.addLayout(self._boxes())
        foot = QHBoxLayout()
        foot.addWidget(off)
        foot.addStretch(1)
        foot.addWidget(here)
        lines.addLayout(foot)

    def _box(self, key: str, words: Sequence[str], now: str) -> ChoiceBox:
        """A choice among words, each with the text `<key>-<word>`."""
        box = ChoiceBox()
        for one in words:
            box.addItem(self.appearance.tr(f"{key}-{one}"), one)
        box.setCurrentIndex(words.index(now))
        box.setAccessibleName(self.appearance.tr(key))
        return box

    def _boxes(self) -> QGridLayout:
        """How the room is: a line for each choice."""
        grid = QGridLayout()
        for row, (key, box) in enumerate((("public-theme", self.theme_box), ("public-room", self.room_box))):
            grid.addWidget(words_label(self.appearance.tr(key), "second"), row, 0)
            grid.addWidget(box, row, 1)
        grid.setColumnStretch(1, 1)
        return grid

    def _begin_at(self, usual: str) -> None:
        """The answer that Enter gives."""
        button = self.answers[usual]
        if isinstance(button, ScreenButton):
            button.setChecked(True)
        button.setDefault(True)
        button.setFocus()

    def _lay(self, board: QWidget, places: Sequence[QRect]) -> None:
        """Lay the screens as they stand beside each other, as large as they fit."""
        whole = QRect()
        for place in places:
            whole = whole.united(place)
        by = min(board.width() / max(1, whole.width()), board.height() / max(1, whole.height()))
        left = (board.width() - whole.width() * by) / 2
        top = (board.height() - whole.height() * by) / 2
        for button, place in zip(self.buttons, places, strict=True):
            button.setParent(board)
            corner = (place.topLeft() - whole.topLeft()) * by
            size = QSize(max(40, round(place.width() * by)), max(30, round(place.height() * by)))
            button.setGeometry(QRect(corner, size).translated(round(left), round(top)))
            said = self.appearance.tr(
                "public-screen", number=button.number, wide=place.width(), high=place.height()
            )
            button.setAccessibleName(said)
            button.setToolTip(said)

    @property
    def theme(self) -> str:
        """The theme chosen for the room."""
        return str(self.theme_box.currentData())

    @property
    def room(self) -> str:
        """The depth chosen for the room."""
        return str(self.room_box.currentData())

    def _take_signs_away(self, _result: int) -> None:
        for sign in self.signs:
            sign.hide()
            sign.deleteLater()

    def _choose(self, choice: str) -> None:
        self.choice = choice
        self.accept()
