"""The frame of the map, and the tools of the map: overlays, zoom and fit."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QProgressBar, QVBoxLayout, QWidget

from desktop.drawing.hatching import hatch
from desktop.drawing.lettering import font, write
from desktop.drawing.lights import Reach, draw_open_padlock, draw_rings, draw_threat
from desktop.drawing.strokes import at, draw, ellipse, line, pen, rounded, segment
from desktop.drawing.suits import pip, suit_colour, suit_of
from desktop.theme import Theme
from desktop.views.look import Look
from engine.kernel.explain import OVERLAYS

SIDE = 36
GAP = 4
ACROSS = 2


class EdgeButton(QAbstractButton):
    """A square button on the map with a drawn sign; `number` is the digit of its key."""

    def __init__(self, look: Look, sign: str, number: int = 0) -> None:
        super().__init__()
        self.look, self.sign, self.number = look, sign, number
        self.setObjectName(f"edge-{sign}")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFixedSize(SIDE, SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint plate, sign and digit."""
        theme, w = self.look.theme, self.look.theme.window
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on = self.isChecked()
        ground = w.strong if on else (w.strip if self.underMouse() else w.panel)
        draw(painter, rounded(1, 1, SIDE - 2, SIDE - 2, 5), ground, 1, w.strong if on else w.edge)
        if self.hasFocus():
            painter.strokePath(rounded(2.5, 2.5, SIDE - 5, SIDE - 5, 4), pen(w.focus, 3))
        with at(painter, SIDE / 2, SIDE / 2):
            _SIGNS[self.sign](painter, theme, w.strong_ink if on else w.ink)
        if self.number:
            ink = w.strong_ink if on else w.second_ink
            write(painter, SIDE - 4, SIDE - 4, str(self.number), font("sans", 9, bold=True), ink, "right")
        painter.end()


def _reach(painter: QPainter, theme: Theme, ink: str) -> None:
    del ink
    draw_rings(painter, Reach.PLAIN, size=0.62, theme=theme)
    write(painter, 0, 4.5, "3", font("sans", 12, bold=True), theme.lights.legal, "centre")


def _supply(painter: QPainter, theme: Theme, ink: str) -> None:
    del ink
    for number in range(5):
        x, y = -11 + number * 5.5, 7 - number * 3.6 + (2 if number == 2 else 0)
        draw(painter, ellipse(x, y, 2.4), theme.lights.supply, 1, theme.lights.under)


def _protection(painter: QPainter, theme: Theme, ink: str) -> None:
    del ink
    with at(painter, 0, 2):
        draw_open_padlock(painter, size=0.8, theme=theme)


def _threats(painter: QPainter, theme: Theme, ink: str) -> None:
    del ink
    draw_threat(painter, radius=11, size=1.0, theme=theme)


def _control(painter: QPainter, theme: Theme, ink: str) -> None:
    box = rounded(-9, -9, 18, 18, 2)
    draw(painter, box, theme.window.field, 1.4, ink)
    hatch(painter, box, (45.0,), theme.window.ink, 4.5, 1.4)


def _suits(painter: QPainter, theme: Theme, ink: str) -> None:
    del ink
    for suit, x, y in (("S", -5.5, -5.5), ("H", 5.5, -5.5), ("D", -5.5, 5.5), ("C", 5.5, 5.5)):
        kind = suit_of(suit)
        draw(painter, pip(kind, x, y, 4.4), suit_colour(kind, theme), 0.5, theme.window.field)


def _plus(painter: QPainter, theme: Theme, ink: str) -> None:
    del theme
    line(painter, segment(-6, 0, 6, 0), pen(ink, 2.4))
    line(painter, segment(0, -6, 0, 6), pen(ink, 2.4))


def _minus(painter: QPainter, theme: Theme, ink: str) -> None:
    del theme
    line(painter, segment(-6, 0, 6, 0), pen(ink, 2.4))


def _fit(painter: QPainter, theme: Theme, ink: str) -> None:
    del theme
    for sign in (-1, 1):
        path = QPainterPath(QPointF(sign * 4, -7))
        path.lineTo(sign * 8, -7)
        path.lineTo(sign * 8, 7)
        path.lineTo(sign * 4, 7)
        line(painter, path, pen(ink, 2.2))


_SIGNS = {
    "reach": _reach,
    "supply": _supply,
    "protection": _protection,
    "threats": _threats,
    "control": _control,
    "game": _suits,
    "in": _plus,
    "out": _minus,
    "fit": _fit,
}


class MapTools(QWidget):
    """Buttons in two columns at the foot of the rail: overlays, then zoom and fit."""

    def __init__(self, buttons: Sequence[EdgeButton]) -> None:
        super().__init__()
        lines, grid = QVBoxLayout(self), QGridLayout()
        lines.setContentsMargins(GAP, GAP, GAP, GAP)
        lines.addStretch(1)
        lines.addLayout(grid)
        grid.setSpacing(GAP)
        for number, button in enumerate(buttons):
            grid.addWidget(button, *divmod(number, ACROSS))


class MapFrame(QWidget):
    """Holds the map view; the buttons of `tools` stand elsewhere."""

    def __init__(self, look: Look, view: QWidget, overlays: Sequence[str] = OVERLAYS) -> None:
        super().__init__()
        self.look, self.view = look, view
        view.setParent(self)
        self.overlays = {name: EdgeButton(look, name, OVERLAYS.index(name) + 1) for name in overlays}
        for button in self.overlays.values():
            button.setCheckable(True)
        self.zooms = {sign: EdgeButton(look, sign) for sign in ("in", "out", "fit")}
        self.tools = MapTools((*self.overlays.values(), *self.zooms.values()))
        self.progress = QProgressBar(self)
        self.progress.setRange(0, 100)
        self.progress.setFixedSize(look.px(280), look.px(22))
        self.progress.hide()
        look.changed.connect(self.refresh)
        self.installEventFilter(self)
        self.refresh()

    def refresh(self) -> None:
        """Word the buttons anew."""
        tr = self.look.tr
        for name, button in self.overlays.items():
            title, key = tr(f"overlay-{name}"), self.look.key(f"overlay-{name}")
            button.setAccessibleName(title)
            line = self.look.told(f"overlay-{name}-line")
            button.setToolTip(f"{tr('overlay-tip', name=title, key=key)}\n{line}")
            button.update()
        keys = (("in", "menu-zoom-in"), ("out", "menu-zoom-out"), ("fit", "menu-fit"))
        for sign, key in keys:
            self.zooms[sign].setAccessibleName(tr(key))
            self.zooms[sign].setToolTip(tr(key))
            self.zooms[sign].update()
        self.progress.setFormat(tr("status-drawing") + " %p %")

    def show_overlay(self, name: str) -> None:
        """Press the button of the overlay on show."""
        for one, button in self.overlays.items():
            button.setChecked(one == name)

    def show_progress(self, share: float) -> None:
        """How far the drawing of the map is."""
        self.progress.setValue(round(share * 100))
        self.progress.setVisible(share < 1.0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lays out when the size changes."""
        if watched is self and event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        self.view.setGeometry(self.rect())
        self.progress.move((self.width() - self.progress.width()) // 2, self.height() - 44)
        self.progress.raise_()
