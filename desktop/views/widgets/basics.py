"""Small widgets that many panels share: drawn pictures, clause chips, flowing labels."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from html import escape
from itertools import pairwise
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, QRect, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLayout,
    QLayoutItem,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)

from desktop.art.shields import draw_shield
from desktop.art.signs import BOX, draw_sign
from desktop.art.strokes import at
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.focus import let_go

T = TypeVar("T")

Draw = Callable[[QPainter], None]


@contextmanager
def waiting() -> Iterator[None]:
    """The pointer says that something takes its time."""
    QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QApplication.restoreOverrideCursor()


class Picture(QWidget):
    """A drawing of ours at a fixed size, around the origin in the middle of the widget."""

    def __init__(self, appearance: Appearance, width: float, height: float, draw: Draw | None = None) -> None:
        super().__init__()
        self._appearance, self._size, self._draw = appearance, (width, height), draw
        self.resized()
        appearance.changed.connect(self.resized)

    def resized(self) -> None:
        """Take the size of text now set."""
        self.setFixedSize(self._appearance.px(self._size[0]), self._appearance.px(self._size[1]))
        self.update()

    def take(self, width: float, height: float) -> None:
        """Take another size, in pixels at 100 %."""
        if self._size != (width, height):
            self._size = (width, height)
            self.resized()

    @property
    def drawn(self) -> QSizeF:
        """The size of the drawing, in pixels at 100 %."""
        return QSizeF(*self._size)

    def show_drawing(self, draw: Draw | None) -> None:
        """Draw something else."""
        self._draw = draw
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the drawing."""
        if self._draw is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        with at(painter, self.width() / 2, self.height() / 2, self._appearance.settings.scale / 100):
            self._draw(painter)
        painter.end()


def sign_picture(appearance: Appearance, sign: str, size: float = 1.0) -> Picture:
    """The sign of a person's hand, in the theme now set."""
    return Picture(
        appearance, BOX * size, BOX * size, lambda p: draw_sign(p, sign, size=size, theme=appearance.theme)
    )


class Shield(Picture):
    """The shield of a side, or of several beside each other."""

    def __init__(self, appearance: Appearance, size: float = 1.0, game: str = "") -> None:
        """`game` is whose sides they are, where no table of it is open."""
        self._by, self._game = size, game
        super().__init__(appearance, 24 * size, 32 * size)

    def show_powers(self, powers: tuple[str, ...], size: float = 0.0) -> None:
        """Show these powers' shields, in another size if one is given."""
        self._by = size or self._by
        by, each = self._by, 24 * self._by
        theme = self._appearance.theme.of(self._game or self._appearance.theme.game)
        self._size = (each * max(1, len(powers)) + 2, 32 * by)
        self.resized()

        def paint(painter: QPainter) -> None:
            for number, power in enumerate(powers):
                with at(painter, (number - (len(powers) - 1) / 2) * each, 0):
                    draw_shield(painter, power, size=by, theme=theme)

        self.show_drawing(paint)


class Chip(QPushButton):
    """A clause as a chip: opens its rule."""

    asked = Signal(str)

    def __init__(
        self, appearance: Appearance, clause: str = "", asked: Callable[[str], object] | None = None
    ) -> None:
        """`asked` is told when its rule is wanted."""
        super().__init__()
        self._appearance, self._clause = appearance, ""
        self.setProperty("role", "chip")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda: self.asked.emit(self._clause))
        if asked is not None:
            self.asked.connect(asked)
        self.show_clause(clause)

    @property
    def clause(self) -> str:
        """The clause it stands for."""
        return self._clause

    def show_clause(self, clause: str) -> None:
        """Stand for another clause; none hides it."""
        self._clause = clause
        reveal(self, bool(clause))
        if clause:
            label = self._appearance.words.clause(clause)
            self.setText(label)
            self.setAccessibleName(self._appearance.tr("panels-chip-opens", clause=label))
            self.setToolTip(self._appearance.tr("panels-chip-opens", clause=label))

    def shorten(self, width: int) -> None:
        """Take no more room than this for the label, and no less than it needs below that; the tooltip tells all.

        Of a numbered clause the ruleset goes first, which is the same for every clause of a game.
        """
        label, metrics = self._appearance.words.clause(self._clause), self.fontMetrics()
        if "§" in label and metrics.horizontalAdvance(label) > width:
            label = label[label.index("§") :]
        self.setText(cut_clause(metrics, label, width))


def cut_clause(face: QFontMetrics, label: str, room: int) -> str:
    """A clause that has no room whole: the end of its heading is cut, its number stays.

    The two are parted by a space at which a line may break or not. A label without a heading has no end to be cut.
    """
    if face.horizontalAdvance(label) <= room:
        return label
    *_, number = label.split()
    heading = label.removesuffix(number)
    if not heading:
        return face.elidedText(label, Qt.TextElideMode.ElideMiddle, room)
    left = room - face.horizontalAdvance(heading[-1] + number)
    return face.elidedText(heading[:-1], Qt.TextElideMode.ElideRight, left) + heading[-1] + number


LETTERS = "Mmmmm\N{HORIZONTAL ELLIPSIS}"
"""As much of a label is always seen."""


class ShortButton(QPushButton):
    """A button that says what it does in few words, or with an ellipsis, where the whole of it has no room.

    A screen reader is told all of it.
    """

    def __init__(self) -> None:
        super().__init__()
        self._short = ""
        self._measured = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def say(self, words: str, short: str = "") -> None:
        """Say this, or where that is too long for the room the other; none: as much of it as has room."""
        self._short = on_button(short)
        self.setText(on_button(words))
        self.setAccessibleName(words)
        self.updateGeometry()

    @property
    def shown(self) -> str:
        """The words that stand on it."""
        lacking = self.sizeHint().width() - self.width()
        if lacking <= 0 or self._short:
            return self._short if lacking > 0 else self.text()
        metrics = self.fontMetrics()
        room = metrics.horizontalAdvance(self.text()) - lacking
        return metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room)

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        """The words that have room; all of them while it is measured."""
        super().initStyleOption(option)
        if not self._measured:
            option.text = self.shown

    def sizeHint(self) -> QSize:
        """What all the words need."""
        self._measured = True
        try:
            return super().sizeHint()
        finally:
            self._measured = False

    def minimumSizeHint(self) -> QSize:
        """What the few words need, or a few letters."""
        whole, wide = self.sizeHint(), self.fontMetrics().horizontalAdvance
        return whole - QSize(max(0, wide(self.text()) - wide(self._short or LETTERS)), 0)


def list_in(box: QComboBox, words: Mapping[T, str]) -> None:
    """List choices by their words; the one chosen stays chosen."""
    chosen = box.currentData()
    box.clear()
    for data, said in words.items():
        box.addItem(said, data)
    box.setCurrentIndex(max(0, box.findData(chosen)))


def in_order(*parts: QWidget) -> None:
    """Tab goes from each to the next; what is made anew would come last of all that the window has."""
    for before, after in pairwise(parts):
        QWidget.setTabOrder(before, after)


def capital(said: str) -> str:
    """Words that begin a line."""
    return said[:1].upper() + said[1:]


def linked_chip(appearance: Appearance, clause: str, asked: Callable[[str], object]) -> Chip:
    """A chip that looks like a link, behind a sentence; `asked` is told when its rule is wanted."""
    chip = Chip(appearance, clause, asked)
    chip.setProperty("role", "link")
    return chip


class Flow(QLayout):
    """Puts widgets beside each other and goes on in the next line where the room ends.

    `even`: all are of one width, and fill the lines to the end.
    """

    def __init__(self, gap: int = 6, *, even: bool = False) -> None:
        super().__init__()
        self._even = even
        self.setContentsMargins(0, 0, 0, 0)
        self._items: list[QLayoutItem] = []
        self._gap = gap

    def addItem(self, item: QLayoutItem) -> None:
        """Take one more."""
        self._items.append(item)

    def count(self) -> int:
        """How many there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """One of them, or None."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Give one back."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        """The narrower, the higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height needed."""
        return self._place(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        """Place all of them."""
        super().setGeometry(rect)
        self._place(rect, move=True)

    def sizeHint(self) -> QSize:
        """At least one."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        """The largest of them."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size.grownBy(self.contentsMargins())

    def _place(self, whole: QRect, *, move: bool) -> int:
        rect = whole.marginsRemoved(self.contentsMargins())
        x, y, high = rect.x(), rect.y(), 0
        shown = [item for item in self._items if not item.isEmpty()]
        widest = max((item.sizeHint().width() for item in shown), default=0) if self._even else 0
        beside = max(1, (rect.width() + self._gap) // (widest + self._gap)) if widest else 1
        for item in shown:
            hint = item.sizeHint()
            if hint.width() > rect.width() > 0:
                hint.setWidth(max(rect.width(), item.minimumSize().width()))
            if widest:
                hint.setWidth(max(widest, (rect.width() - (beside - 1) * self._gap) // beside))
            if x > rect.x() and x + hint.width() > rect.right() + 1:
                x, y, high = rect.x(), y + high + self._gap, 0
            if move:
                item.setGeometry(QRect(x, y, hint.width(), hint.height()))
            x += hint.width() + self._gap
            high = max(high, hint.height())
        return y + high - whole.y() + self.contentsMargins().bottom()


def words_label(text: str = "", role: str = "", *, wrap: bool = True) -> QLabel:
    """A label for words: plain text, wrapped, of a role of the style sheet."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(wrap)
    if role:
        label.setProperty("role", role)
    return label


def tip(text: str) -> str:
    """A text for a tooltip: names and promises that look like markup are shown as they were written."""
    return f"<qt>{escape(text).replace(chr(10), '<br>')}</qt>" if "<" in text else text


def on_button(text: str) -> str:
    """A text for a button or menu: an ampersand in a name is no shortcut."""
    return text.replace("&", "&&")


def fit_lines(label: QLabel, room: int) -> None:
    """Make a label as wide as its words, or wrap them where they need more than `room`; it gets its full height."""
    label.ensurePolished()
    label.setWordWrap(False)
    label.setMinimumSize(0, 0)
    wanted = label.sizeHint().width() + 2
    label.setWordWrap(wanted > room)
    label.setFixedWidth(min(wanted, room))
    if wanted > room:
        label.setMinimumHeight(label.heightForWidth(room))


def clear(layout: QLayout) -> None:
    """Take everything out of a layout and let it go; only in what `keeps_focus`."""
    while layout.count():
        item = layout.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None:
            let_go(widget)
        inner = item.layout() if item is not None else None
        if inner is not None:
            clear(inner)


def column(*widgets: QWidget, margins: int = 12, gap: int = 8) -> QVBoxLayout:
    """A column of widgets."""
    made = QVBoxLayout()
    made.setContentsMargins(margins, margins, margins, margins)
    made.setSpacing(gap)
    for widget in widgets:
        made.addWidget(widget)
    return made


def reveal(widget: QWidget, shown: bool) -> None:
    """Show or hide a widget; one that stands nowhere yet must not open as a window, it is shown where it is put."""
    if not shown or widget.parentWidget() is not None:
        widget.setVisible(shown)


def restate(widget: QWidget, state: str) -> None:
    """Give a widget another state of the style sheet."""
    if widget.property("state") != state:
        widget.setProperty("state", state)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


class ScrollArea(QScrollArea):
    """Shows a part that may be higher than its room; it fills the width, and a bar stands only where it is needed.

    Qt's own keeps a bar that it has: beside it lines wrap earlier, and what they need then has no room without it.
    """

    def __init__(self) -> None:
        super().__init__(widgetResizable=True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def event(self, event: QEvent) -> bool:
        """While parts are new in what is shown its height is not known yet: it stays where it was scrolled."""
        shown = self.widget()
        if event.type() == QEvent.Type.LayoutRequest and shown is not None and _is_renewed(shown.layout()):
            return True
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There may be room for all of it now."""
        self._settle()
        super().resizeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What is shown has changed."""
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self._settle()
        return super().eventFilter(watched, event)

    def _settle(self) -> None:
        """No bar where all has room without one."""
        shown, room = self.widget(), self.maximumViewportSize()
        if shown is None or _is_renewed(shown.layout()):
            return
        wide = max(room.width(), shown.minimumSizeHint().width())
        least = shown.minimumSizeHint().height()
        needed = shown.heightForWidth(wide) if shown.hasHeightForWidth() else least
        fits = max(needed, shown.minimumHeight()) <= room.height()
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if fits else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        if policy != self.verticalScrollBarPolicy():
            self.setVerticalScrollBarPolicy(policy)


def _is_renewed(lines: QLayout | None) -> bool:
    """Whether parts are new that a layout has still to show: it asks again then, with its true height."""
    items = [lines.itemAt(number) for number in range(lines.count())] if lines is not None else []
    for item in items:
        part = item.widget() if item is not None else None
        if part is not None and part.isHidden():
            if not part.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide):
                return True
        elif item is not None and _is_renewed(item.layout()):
            return True
    return False


def scrolled(content: QWidget, name: str = "page") -> QScrollArea:
    """A part of a page that may be higher than the window; `name` finds its ground in the style sheet."""
    content.setObjectName(name)
    area = ScrollArea()
    area.setStyleSheet("QScrollArea { background: transparent; }")
    area.setWidget(content)
    return area
